use chrono::{DateTime, FixedOffset, NaiveDate, NaiveDateTime, NaiveTime, TimeZone};

/// Reads a moment: `2026-11-30`, `2026-11-30 20:15`, or with its offset as files have it. What
/// lacks an offset is taken to be where `here` is.
///
/// # Errors
/// A clause that says what was expected.
pub fn read_when(text: &str, here: DateTime<FixedOffset>) -> Result<DateTime<FixedOffset>, String> {
    let text = text.trim();
    if let Ok(moment) = DateTime::parse_from_rfc3339(text) {
        return Ok(moment);
    }
    let to_the_second = format!("{}:00", text.replacen(' ', "T", 1));
    let naive = to_the_second.parse::<NaiveDateTime>().ok().or_else(|| {
        let day = text.parse::<NaiveDate>().ok()?;
        // today's games ended by now at the latest
        let noon = NaiveTime::from_hms_opt(12, 0, 0)?;
        let today = day == here.date_naive();
        Some(day.and_time(if today { here.time().min(noon) } else { noon }))
    });
    naive
        .and_then(|naive| here.timezone().from_local_datetime(&naive).single())
        .ok_or_else(|| {
            format!("“{text}” is no date, expected one such as 2026-11-30 or 2026-11-30 20:15")
        })
}

use super::Entering;
use crate::{
    freight::{Owner, read_position},
    major::{
        facts::{Fleet, SetupCard},
        words::{self, ruling_named, with_ruling},
    },
    table::{Choice, Choose, Interrupt, Number, Table, Text},
};

/// How many cars of each size a player has.
pub(super) fn fleet(entering: &mut Entering, table: &mut Table) -> Result<(), Interrupt> {
    let mut fleet = entering.facts.fleet.clone();
    for (key, size, count) in [
        ("facts/fleet/large", "Large", &mut fleet.large),
        ("facts/fleet/medium", "Medium", &mut fleet.medium),
        ("facts/fleet/small", "Small", &mut fleet.small),
    ] {
        let likely = i64::try_from(*count).unwrap_or(0);
        let ask = Number::new(key, words::how_many_cars(size), Fleet::COUNTS).likely(likely);
        *count = usize::try_from(table.number(entering, ask)?).unwrap_or(0);
    }
    fleet.verified = true;
    fleet.source = Some(words::FROM_THE_BOX.into());
    entering.facts.fleet = fleet;
    entering.next.pop();
    Ok(())
}

/// M1: one Setup card: its cars, written as the Major's, and the place of its marker.
pub(super) fn setup(
    entering: &mut Entering,
    table: &mut Table,
    number: u8,
) -> Result<(), Interrupt> {
    if number == 1 {
        table.tell(words::NUMBER_THE_SETUP_CARDS);
    }
    let board = entering.facts.board.clone();
    let now = entering.facts.setups.card(number).cloned();
    let likely = now
        .as_ref()
        .map_or(words::NEXT_CARD, |card| card.cars.as_str());
    let ask = Text::new("facts/setups/cars", words::cars_of_setup_card(number))
        .likely(likely)
        .example("BEN ML MS / CAL MM");
    let mut learned = entering.facts.setups.clone();
    let passed = table.text(entering, ask, |typed| {
        if typed.trim().eq_ignore_ascii_case(words::NEXT_CARD) {
            return Ok(None);
        }
        let position = read_position(&board, typed).map_err(|fault| words::fault(&fault))?;
        let mut copy = learned.clone();
        copy.forget(number);
        let his = position
            .cars()
            .all(|(_, car)| car.kind.owner == Owner::Major);
        if !his || !copy.learn_cars(&board, number, Owner::Major, &position) {
            return Err(words::ONLY_HIS_CARS.into());
        }
        Ok(copy.card(number).map(|card| card.cars.clone()))
    })?;
    if let Some(cars) = passed {
        let marker = now.as_ref().and_then(|card| card.marker);
        let ask = Number::new("facts/setups/marker", words::WHICH_MARKER_PLACE, 1..=5)
            .likely(marker.unwrap_or(number).into());
        let marker = u8::try_from(table.number(entering, ask)?).ok();
        let before = now.map_or_else(Vec::new, |card| card.before);
        learned.put(SetupCard {
            card: number,
            cars,
            marker,
            before,
        });
        learned.source = Some(words::FROM_THE_BOX.into());
        let all = learned.cards.len() == usize::from(crate::major::facts::SETUP_CARDS);
        learned.verified = all && learned.cards.iter().all(|card| card.marker.is_some());
        entering.facts.setups = learned;
    }
    entering.next.pop();
    Ok(())
}

/// A5: the values of one row of the Investment area.
pub(super) fn row(entering: &mut Entering, table: &mut Table) -> Result<(), Interrupt> {
    let number = entering.facts.investments.rows.len() + 1;
    let ask = Text::new("facts/investments/row", words::values_of_row(number))
        .example("10 12 15")
        .example(words::NO_MORE_ROWS);
    let row = table.text(entering, ask, |typed| {
        if typed.trim().eq_ignore_ascii_case(words::NO_MORE_ROWS) {
            return Ok(None);
        }
        words::read_values(typed).map(Some)
    })?;
    let area = &mut entering.facts.investments;
    area.source = Some(words::FROM_THE_BOX.into());
    match row {
        Some(row) if area.rows.len() < 19 => area.rows.push(row),
        row => {
            area.rows.extend(row);
            area.verified = area.is_known();
            let told = words::investment_area(area);
            table.tell(told);
            entering.next.pop();
        }
    }
    Ok(())
}

/// A ruling and its value.
pub(super) fn ruling(entering: &mut Entering, table: &mut Table) -> Result<(), Interrupt> {
    let rulings = &entering.facts.rulings;
    let names = words::RULINGS
        .iter()
        .map(|ruling| Choice::new(ruling.name, ruling.question));
    let ask = Choose::new("facts/rulings", words::WHICH_RULING)
        .options(names)
        .option(words::NO_RULING, words::RULINGS_STAY)
        .likely_key(words::NO_RULING);
    let chosen = table.choose(entering, ask)?;
    let Some(ruling) = words::RULINGS.get(chosen) else {
        entering.next.pop();
        return Ok(());
    };
    table.tell(words::ruling_told(ruling, rulings));
    let now = ruling_named(rulings, ruling.name);
    let value = if ruling.values.is_empty() {
        let ask = Text::new("facts/rulings/order", words::WHICH_ORDER).likely(now);
        table.text(entering, ask, |typed| {
            with_ruling(rulings, ruling.name, typed).map(|_| typed.to_owned())
        })?
    } else {
        let values = ruling
            .values
            .iter()
            .map(|(value, words)| Choice::new(*value, *words));
        let ask = Choose::new("facts/rulings/value", words::WHICH_VALUE)
            .options(values)
            .likely_key(&now);
        ruling.values[table.choose(entering, ask)?].0.to_owned()
    };
    entering.facts.rulings = with_ruling(rulings, ruling.name, &value).map_err(Interrupt::Fault)?;
    entering.next.pop();
    Ok(())
}

//! A1–A5, F13, K1.

use footplate::{
    freight::{
        Owner::{self, Major, You},
        PerOwner, in_transit,
    },
    major::{
        administration::{first_in_next_round, investments},
        rank::{next_rank, rank},
        rulings::TurnOrder::{self, FewestFirst, MostFirst},
        tally::Tally,
    },
};

use crate::tried::{at, board, draws};

fn first(major: u32, you: u32, now: Owner, ruling: TurnOrder) -> Owner {
    first_in_next_round(PerOwner { major, you }, now, ruling)
}

#[test]
fn a1_most_crates_on_the_ships_go_first() {
    for now in [Major, You] {
        assert_eq!(first(3, 2, now, MostFirst), Major);
        assert_eq!(first(0, 1, now, MostFirst), You);
    }
}

#[test]
fn a1_or_fewest_by_the_ruling() {
    for now in [Major, You] {
        assert_eq!(first(3, 2, now, FewestFirst), You);
        assert_eq!(first(0, 1, now, FewestFirst), Major);
    }
}

#[test]
fn a1_a_tie_keeps_the_order() {
    for ruling in [MostFirst, FewestFirst] {
        for now in [Major, You] {
            assert_eq!(first(0, 0, now, ruling), now);
            assert_eq!(first(4, 4, now, ruling), now);
        }
    }
}

#[test]
fn a2_shipping_earns_him_nothing_but_the_count() {
    let tally = draws("BEN MS", "S3").tally();
    assert_eq!(
        tally,
        Tally {
            shipped: 3,
            ..Tally::default()
        }
    );
}

#[test]
fn a3_his_cars_in_transit_earn_nothing() {
    let transit = in_transit(board(), &at("C5 ML(mmm) / B9 MM(y)"));
    assert_eq!(transit.income.you, 0);
}

#[test]
fn a5_three_investments_in_rows_from_the_top() {
    let places = |rows: &[Option<usize>]| investments(rows.iter().copied()).collect::<Vec<_>>();
    assert_eq!(
        places(&[Some(2), Some(1), Some(4), Some(1)]),
        [(1, 2), (2, 1), (3, 4)]
    );
    assert_eq!(
        places(&[None, Some(3), None, Some(1), Some(2), Some(1)]),
        [(2, 3), (4, 1), (5, 2)]
    );
    assert_eq!(
        places(&[None, None, Some(1)]),
        [(3, 1)],
        "fewer where rows are full"
    );
    assert_eq!(places(&[None, None]), []);
    assert_eq!(places(&[]), [], "no row at all");
}

#[test]
fn a5_no_row_gets_two() {
    assert_eq!(investments([Some(1)]).count(), 1);
}

#[test]
fn k1_each_rank_begins_at_its_points() {
    let ranks = [
        (200, "Young Businessman"),
        (225, "Promising Industrialist"),
        (250, "Famous Tycoon"),
        (275, "Master of Trade"),
        (300, "Titan of Industry"),
    ];
    let mut below = None;
    for (points, name) in ranks {
        assert_eq!(rank(points - 1), below);
        assert_eq!(rank(points), Some(name));
        assert_eq!(next_rank(points - 1), Some((name, 1)));
        below = Some(name);
    }
    assert_eq!(rank(i64::MAX), below);
    assert_eq!(next_rank(300), None);
}

#[test]
fn k1_below_two_hundred_there_is_no_rank() {
    assert_eq!(rank(199), None);
    assert_eq!(rank(-40), None);
    assert_eq!(rank(i64::MIN), None);
}

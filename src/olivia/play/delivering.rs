//! A delivery of yours: what can be delivered, how far, and which of the goods (S3).

use crate::table::{Choose, Interrupt, Table};

use super::super::good::Good;
use super::super::number::Number;
use super::super::route::{Route, longest};
use super::super::words;
use super::OliviaGame;
use super::Refused;
use super::deed::Delivery;

/// No connection needs a stronger engine than this: five links, each with all its towns.
const ANY_STRENGTH: u8 = u8::MAX;

/// The longest route to each city that takes the good, if it can be delivered. Where your sheet is not
/// kept the routes are yours to see, and there are none here.
pub(super) fn routes(
    game: &OliviaGame,
    from: Number,
    delivery: &Delivery,
) -> Result<Vec<Route>, Refused> {
    let Delivery { good, to, helped } = *delivery;
    let row = game.standing.supply.row(from);
    if !row.contains(&good) {
        return Err(Refused::NoGood {
            city: from,
            good,
            row: row.to_vec(),
        });
    }
    let colours = game.facts.sheet.colours().map_err(Refused::Fault)?;
    let takers = colours.takers(good);
    if let (Some(to), Ok(takers)) = (to, &takers)
        && colours.of(to).is_some()
        && !takers.contains(&to)
    {
        let takers = takers.clone();
        return Err(Refused::WrongCity { to, good, takers });
    }
    let Some(sheet) = &game.sheet else {
        return Ok(Vec::new());
    };
    let takers = takers.map_err(Refused::Fault)?;
    let strength = sheet.engine.strength() + helped;
    if strength == 0 {
        return Err(Refused::NoEngine);
    }
    let within = |strength| {
        let routes = longest(&sheet.links, strength, from, good, &colours)?;
        Ok(routes
            .into_iter()
            .filter(|route| to.is_none_or(|to| route.to == to))
            .collect::<Vec<_>>())
    };
    let routes = within(strength).map_err(Refused::Fault)?;
    if !routes.is_empty() {
        return Ok(routes);
    }
    if within(ANY_STRENGTH).map_err(Refused::Fault)?.is_empty() {
        let mut takers = to.map_or(takers, |to| vec![to]);
        takers.retain(|taker| *taker != from);
        return Err(Refused::NoWay { from, good, takers });
    }
    for distance in strength + 1..=ANY_STRENGTH {
        if let Some(route) = within(distance).map_err(Refused::Fault)?.first() {
            return Err(Refused::TooFar {
                to: route.to,
                distance,
                strength,
                helped,
            });
        }
    }
    let takers = to.map_or(takers, |to| vec![to]);
    Err(Refused::NoWay { from, good, takers })
}

/// S3: the good travels its longest route and goes into the bag.
pub(super) fn deliver(
    game: &mut OliviaGame,
    table: &mut Table,
    from: Number,
    delivery: Delivery,
) -> Result<(), Interrupt> {
    let routes = routes(game, from, &delivery)
        .map_err(|refused| Interrupt::Stale(words::refused(&refused)))?;
    let route = which_route(game, table, routes)?;
    let asked = game.standing.supply.choices(from, delivery.good).len() > 1;
    let place = which_good(game, table, from, delivery.good)?;
    if let (Some(route), Some(sheet)) = (&route, &mut game.sheet) {
        sheet.delivered = sheet.delivered.saturating_add(route.points.into());
        let strength = sheet.engine.strength() + delivery.helped;
        table.tell(words::longest_route(from, route, strength));
    }
    let taken = game.standing.supply.take(from, place);
    let good = taken.map_err(super::broken)?;
    let left = game.standing.supply.row(from).len();
    let which = asked.then_some(place);
    table.tell(words::delivered((from, good, which), left, route.is_some()));
    Ok(())
}

/// Grey goods may have two cities to go to.
fn which_route(
    game: &OliviaGame,
    table: &mut Table,
    mut routes: Vec<Route>,
) -> Result<Option<Route>, Interrupt> {
    if routes.len() < 2 {
        return Ok(routes.pop());
    }
    routes.sort_by_key(|route| std::cmp::Reverse(route.points));
    let mut ask = Choose::new("olivia/deliver/to", words::DELIVER_WHERE).likely(0);
    for route in &routes {
        ask = ask.option(route.to.to_string(), words::route_choice(route));
    }
    let chosen = table.choose(game, ask)?;
    Ok(routes.into_iter().nth(chosen))
}

/// Which good of its colour, where it changes what Olivia will find (O3). Its place from 1 on the left.
fn which_good(
    game: &OliviaGame,
    table: &mut Table,
    city: Number,
    good: Good,
) -> Result<usize, Interrupt> {
    let places = game.standing.supply.choices(city, good);
    if let [only] = places.as_slice() {
        return Ok(*only);
    }
    let row = game.standing.supply.row(city);
    let ask = Choose::new("olivia/deliver/which", words::which_good(good, row))
        .keys(places.iter().map(ToString::to_string))
        .likely(0);
    let chosen = table.choose(game, ask)?;
    Ok(places.get(chosen).copied().unwrap_or_default())
}

impl OliviaGame {
    /// What your dice could deliver: from each city each good with its longest routes, or why it cannot be (S3). `helped` is
    /// what a tile adds to the engine.
    pub(in super::super) fn deliveries(
        &self,
        helped: u8,
    ) -> Vec<(Number, Good, Result<Vec<Route>, Refused>)> {
        let mut deliveries = Vec::new();
        for city in self.your_dice() {
            for good in self.standing.supply.kinds(city) {
                let delivery = Delivery {
                    good,
                    to: None,
                    helped,
                };
                deliveries.push((city, good, routes(self, city, &delivery)));
            }
        }
        deliveries
    }
}

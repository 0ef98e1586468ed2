//! The longest route on which a good can travel.

use super::fault::Fault;
use super::good::{Colours, Good};
use super::number::Number;
use super::sheet::Link;

/// A route of a good from its city to one that takes it (S3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Route {
    /// The links that it travels, in order, each with the city that it reaches.
    pub legs: Vec<(Link, Number)>,
    /// Where it ends.
    pub to: Number,
    /// The cities and towns that it reaches: its length and its points.
    pub points: u8,
}

/// The longest route for each city that a good may go to and can reach (S3): no city twice, the
/// cities and towns reached at most `strength`, which is the engine's with any help it has.
pub fn longest(
    links: &[Link],
    strength: u8,
    from: Number,
    good: Good,
    colours: &Colours,
) -> Result<Vec<Route>, Fault> {
    let takers = colours.takers(good)?;
    let mut search = Search {
        links: distinct(links, strength),
        strength,
        best: Default::default(),
    };
    search.travel(
        from,
        &mut Route {
            legs: Vec::new(),
            to: from,
            points: 0,
        },
    );
    let best = search.best.into_iter().flatten();
    Ok(best.filter(|route| takers.contains(&route.to)).collect())
}

/// The links worth travelling: not too long for the engine, and none twice.
fn distinct(links: &[Link], strength: u8) -> Vec<Link> {
    let mut distinct: Vec<Link> = Vec::new();
    for link in links {
        let [one, other] = link.ends();
        let known = distinct
            .iter()
            .any(|known| known.across(one) == Some(other) && known.towns() == link.towns());
        if !known && link.steps() <= strength {
            distinct.push(*link);
        }
    }
    distinct
}

/// All simple routes from one city, tried one after the other.
struct Search {
    links: Vec<Link>,
    strength: u8,
    /// The longest route found so far to each city.
    best: [Option<Route>; 6],
}

impl Search {
    fn travel(&mut self, from: Number, route: &mut Route) {
        for index in 0..self.links.len() {
            let link = self.links[index];
            let Some(to) = link.across(route.to) else {
                continue;
            };
            let visited = to == from || route.legs.iter().any(|(_, city)| *city == to);
            if visited || link.steps() > self.strength - route.points {
                continue;
            }
            let before = route.to;
            route.legs.push((link, to));
            route.to = to;
            route.points += link.steps();
            let best = &mut self.best[to.index()];
            if best.as_ref().is_none_or(|best| best.points < route.points) {
                *best = Some(route.clone());
            }
            self.travel(from, route);
            route.legs.pop();
            route.to = before;
            route.points -= link.steps();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(number: i64) -> Number {
        Number::new("city", number).unwrap()
    }

    fn links(links: &[(i64, i64, u8)]) -> Vec<Link> {
        let link = |(one, other, towns): &(i64, i64, u8)| {
            Link::new(number(*one), number(*other), *towns).unwrap()
        };
        links.iter().map(link).collect()
    }

    fn routes(given: &[(i64, i64, u8)], strength: u8, from: i64, good: Good) -> Vec<(u8, u8)> {
        let colours = Colours::from_letters("colours", "YRNNGB").unwrap();
        longest(&links(given), strength, number(from), good, &colours)
            .unwrap()
            .into_iter()
            .map(|route| (route.to.get(), route.points))
            .collect()
    }

    #[test]
    fn s3_the_longest_route_that_the_engine_allows() {
        let given = [(1, 3, 1), (3, 5, 0), (1, 5, 2), (5, 6, 0)];
        assert_eq!(routes(&given, 6, 1, Good::Blue), [(6, 4)]);
        assert_eq!(routes(&given, 4, 1, Good::Blue), [(6, 4)]);
        assert_eq!(routes(&given, 3, 1, Good::Blue), []);
    }

    #[test]
    fn s3_parallel_links_are_different_ways() {
        let given = [(1, 2, 0), (1, 2, 2), (2, 1, 4)];
        assert_eq!(routes(&given, 0, 1, Good::Red), []);
        assert_eq!(routes(&given, 1, 1, Good::Red), [(2, 1)]);
        assert_eq!(routes(&given, 4, 1, Good::Red), [(2, 3)]);
        assert_eq!(routes(&given, 6, 2, Good::Yellow), [(1, 5)]);
    }

    #[test]
    fn s3_grey_may_pass_one_grey_city_to_the_other() {
        let given = [(1, 3, 0), (3, 4, 0)];
        assert_eq!(routes(&given, 6, 1, Good::Grey), [(3, 1), (4, 2)]);
    }

    #[test]
    fn s3_no_good_comes_back_to_its_own_city() {
        let given = [(1, 2, 0), (2, 3, 0), (3, 1, 0)];
        assert_eq!(routes(&given, 6, 1, Good::Yellow), []);
        assert_eq!(routes(&given, 6, 1, Good::Coal), [(2, 2), (3, 2)]);
    }

    #[test]
    fn s3_a_route_names_its_cities_and_towns_in_order() {
        let colours = Colours::from_letters("colours", "YRNNGB").unwrap();
        let given = links(&[(3, 4, 0), (3, 6, 1)]);
        let routes = longest(&given, 4, number(4), Good::Blue, &colours).unwrap();
        let legs: Vec<_> = routes[0]
            .legs
            .iter()
            .map(|(link, city)| (link.towns(), city.get()))
            .collect();
        assert_eq!((legs, routes[0].points), (vec![(0, 3), (1, 6)], 3));
    }

    #[test]
    fn s3_a_good_whose_city_is_unknown_is_said() {
        let given = links(&[(1, 2, 0)]);
        let fault = longest(&given, 6, number(1), Good::Red, &Colours::default()).unwrap_err();
        assert_eq!(fault, Fault::ColourUnknown { good: Good::Red });
    }

    #[test]
    fn s3_every_link_and_many_parallel_ones_are_worked_through() {
        let mut given = Vec::new();
        for one in 1..=6 {
            for other in 1..one {
                given.extend((0..=60).map(|towns| (one, other, towns)));
            }
        }
        let all = routes(&given, 6, 1, Good::Coal);
        assert_eq!(all, [(2, 6), (3, 6), (4, 6), (5, 6), (6, 6)]);
    }
}

//! Competitions of classic games as documents: the examples, and large ones of every rule set with what can happen.

use eforos::language::Language;
use serde_json::{Value, json};

/// An example of `docs/exchange.md`.
pub fn example(rules: Rules) -> Value {
    serde_json::from_str(match rules {
        Rules::Cusca => include_str!("../data/classic/cusca.json"),
        Rules::Llisca => include_str!("../data/classic/llisca.json"),
        Rules::Pinczow => include_str!("../data/classic/pinczow.json"),
    })
    .unwrap()
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rules {
    Cusca,
    Llisca,
    Pinczow,
}

impl Rules {
    pub const ALL: [Self; 3] = [Self::Cusca, Self::Llisca, Self::Pinczow];

    pub fn id(self) -> &'static str {
        match self {
            Self::Cusca => "ca-cusca-molins",
            Self::Llisca => "ca-llisca",
            Self::Pinczow => "pl-pinczow-2016",
        }
    }

    pub fn language(self) -> Language {
        match self {
            Self::Cusca | Self::Llisca => Language::Catalan,
            Self::Pinczow => Language::Polish,
        }
    }
}

const CATALAN: [&str; 8] = [
    "Anna Puig",
    "Gal·la Coll i Miŀlàs",
    "Núria Castanyer Quadreny",
    "Maria del Carme Sanllehy-Queralt de Montcorbau i Vilallonga dels Arcs",
    "Dídac Font",
    "Ela Muñoz",
    "Àngels L·lorenç",
    "Jaume",
];
const POLISH: [&str; 8] = [
    "Paulina Śliwa",
    "Szymon Chrząszczyżewoszycki-Łękołodziejczyk",
    "Ala Żak",
    "Zażółć Gęślą Jaźń-Źrebięcińska",
    "Igor Sęk",
    "Dominika Żuraw",
    "Patryk Cieśla",
    "Ewa",
];

/// A name of 120 signs.
pub fn longest() -> String {
    let name = "Maximiliana Constantina de la Santíssima Trinitat Vilaseca-Quadrench i Montsalvatge dels Ports ";
    name.chars().cycle().take(119).chain(['ŀ']).collect()
}

/// A competition of so many players by a rule set: three rounds, with what can happen to a game.
pub fn large(rules: Rules, players: usize) -> Value {
    let names = if rules == Rules::Pinczow { &POLISH } else { &CATALAN };
    let name = |number: usize| match (number, players) {
        (7, 40..) => longest(),
        (number, _) if number <= names.len() => names[number - 1].to_owned(),
        (number, _) => format!("{} {number}", names[number % names.len()]),
    };
    let team = |number: usize| match rules {
        Rules::Cusca => None,
        Rules::Llisca => Some((number - 1) / 2 + 1),
        Rules::Pinczow => Some((number - 1) / 8 + 1),
    };
    let list = (1..=players).map(|number| {
        let mut player = json!({"id": number, "name": name(number)});
        match team(number) {
            Some(team) => player["team"] = json!(team),
            None => {
                player["club"] = json!(if number % 3 == 0 { "Club Scrabble Molins" } else { "" });
            }
        }
        player
    });
    let score = |player: usize, round: usize| 200 + (player * 37 + round * 61) % 190;
    let rounds = (1..=3_usize).map(|round| {
        // Every player moves by another step: nobody is twice in a round.
        let order: Vec<usize> = (0..players).map(|at| (at * 7 + round * 5) % players + 1).collect();
        let mut all = order.clone();
        all.sort_unstable();
        all.dedup();
        let order = if all.len() == players { order } else { (1..=players).collect() };
        let sizes: Vec<usize> = if rules == Rules::Cusca {
            let threes = (4 - players % 4) % 4;
            let fours = (players - 3 * threes) / 4;
            std::iter::repeat_n(4, fours).chain(std::iter::repeat_n(3, threes)).collect()
        } else {
            std::iter::repeat_n(2, players / 2).collect()
        };
        let mut rest = order.as_slice();
        let mut games = Vec::new();
        for (at, size) in sizes.into_iter().enumerate() {
            let (own, further) = rest.split_at(size);
            rest = further;
            let table = at + 1;
            let mut game = json!({"table": table, "starter": own[0]});
            let walkover = rules != Rules::Cusca && at == 2 && round == 2;
            let missing = round == 3 && at == 1;
            let figures = at % 3 == 1;
            let seats = own.iter().enumerate().map(|(seat, &player)| {
                if walkover || missing {
                    json!({"player": player})
                } else if figures {
                    let mut line = json!({"player": player, "raw": score(player, round), "rack": if seat == 0 { 0 } else { 7 }});
                    if rules == Rules::Llisca && seat == 1 {
                        line["over_ms"] = json!(130_000);
                    }
                    line
                } else {
                    json!({"player": player, "final": score(player, round)})
                }
            });
            game["seats"] = seats.collect();
            if walkover {
                game["walkover"] = json!(own[1]);
            } else if figures && !missing {
                game["end"] = json!("out");
                game["finisher"] = json!(own[0]);
            }
            games.push(game);
        }
        let mut told = json!({"round": round, "games": games});
        if rules != Rules::Cusca && !rest.is_empty() {
            told["byes"] = json!(rest);
        }
        told
    });
    let mut document = json!({
        "format": "eforos-classic/1", "rules": rules.id(), "title": "Trobada de prova de mots encreuats",
        "venue": "Molins de Rei", "date": "2026-10-02", "referee": "Pau Serra",
        "lexicon": {"name": "GDLC + DOSC", "edition": "2026", "authority": "external"},
        "players": list.collect::<Vec<_>>(), "rounds": rounds.collect::<Vec<_>>(),
    });
    if let Some(last) = team(players) {
        let named = |team: usize| match rules {
            Rules::Pinczow => format!("Gimnazjum nr {team} w Działoszycach"),
            Rules::Cusca | Rules::Llisca => format!("Parella {team}: L·l i Ny"),
        };
        let teams = (1..=last).map(|team| json!({"id": team, "name": named(team)}));
        document["teams"] = teams.collect();
    }
    document
}

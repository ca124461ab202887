//! A meeting of a league of pairs: eight players, three rounds, by keys to the signature; the sums are added up here
//! a second time.

use std::collections::BTreeMap;

use eforos::commands::formats::classic::{Command as Own, Entry as Typed, Question as Q};
use eforos::commands::{Entry, Pinned, Place, Question, UserCommand};
use eforos::domain::contest::Openness;
use eforos::domain::ids::TeamId;
use eforos::language::Language;
use eforos::screens::formats::classic::TableScene;
use egui::Key;
use serde_json::Value;

use super::desk::{Desk, player};

const PLAYERS: &str =
    "Anna Puig\nBiel Roca\nCarla Mas\nDídac Font\nElna Vila\nFerran Soler\nGal·la Coll\nHug Pons";
const TEAMS: &str = "Faristol\nEla geminada\nSenyors\nTrencada";
const SCORES: [[i64; 2]; 12] = [
    [388, 342],
    [369, 374],
    [297, 297],
    [350, 366],
    [316, 319],
    [401, 333],
    [345, 362],
    [302, 283],
    [377, 377],
    [410, 296],
    [355, 401],
    [318, 340],
];

#[test]
fn a_meeting_of_three_rounds_is_played_by_keys_to_its_signature() {
    let mut desk = Desk::laid(Language::Catalan, 1, PLAYERS);
    desk.ask(UserCommand::Go(Place::Competition));
    desk.type_into(Typed::Teams, TEAMS);
    desk.ask(Own::AddTeams);
    assert!(desk.shell().desk.notices.is_empty(), "{:?}", desk.shell().desk.notices);
    for (team, names) in (1..).zip(PLAYERS.lines().collect::<Vec<_>>().chunks(2)) {
        desk.ask(Own::SelectTeam(TeamId::new(team).unwrap()));
        for name in names {
            desk.ask(Own::Assign(player(number(name)), TeamId::new(team)));
        }
    }
    let game = &desk.contest().game;
    assert_eq!((game.teams.len(), game.of_team.len()), (4, 8), "{:?}", desk.shell().desk.notices);

    desk.ctrl(Key::Num2);
    assert_eq!(desk.place(), Place::Rounds);
    // The hall's word, once.
    desk.space();
    desk.line("ocell");
    let mut sums: BTreeMap<u32, (i64, i64, i64)> = BTreeMap::new();
    let mut typed = SCORES.into_iter();
    for of in 1..=3 {
        desk.space();
        if desk.shell().desk.question.is_some() {
            // Nobody can be found for somebody but who was met, or is of the own team.
            desk.key(Key::Enter);
        }
        assert_eq!(desk.tables(of), 4, "{:#?}", desk.texts());
        assert!(!matches!(desk.hall(), Some(TableScene::Pairings { .. })), "not shown yet");
        desk.space();
        assert!(matches!(desk.hall(), Some(TableScene::Pairings { .. })), "{:?}", desk.hall());
        desk.space();
        assert!(matches!(desk.hall(), Some(TableScene::RoundClock { .. })), "{:?}", desk.hall());
        desk.wait_ms(60_000);
        // The first table is on the desk, its first field has the keyboard.
        desk.space();
        assert_eq!(desk.place(), Place::Results);
        for at in 1..=4 {
            let [one, two] = typed.next().unwrap();
            let seats = desk.seats(of, at);
            for (seat, (own, other)) in seats.iter().zip([(one, two), (two, one)]) {
                let sum = sums.entry(seat.get()).or_default();
                sum.0 += 1 + (own - other).signum();
                sum.1 += own - other;
                sum.2 += own;
            }
            desk.line(&one.to_string());
            desk.line(&two.to_string());
        }
        desk.ctrl(Key::Num2);
        // All results are in: the time is ended by the same key.
        desk.space();
        assert!(desk.contest().game.round_clock.is_none(), "{:#?}", desk.texts());
        assert!(matches!(desk.hall(), Some(TableScene::Ranked { .. })), "{:?}", desk.hall());
        // Looked back at, the round is told as it stood.
        desk.ask(UserCommand::Review);
        assert!(matches!(desk.hall(), Some(TableScene::Ranked { .. })), "{:?}", desk.hall());
        desk.ask(UserCommand::Pin(Pinned::Auto));
    }
    desk.space();
    desk.key(Key::Enter);
    assert_eq!(desk.contest().common.openness, Openness::Signed, "{:#?}", desk.texts());
    // Space begins the ceremony; then each calls the next.
    desk.space();
    assert!(
        matches!(desk.shell().desk.pinned, Pinned::Ceremony(_)),
        "{:?}",
        desk.shell().desk.pinned
    );
    // The third, the second, the first: each with points, of which half a one is ½, never with halves.
    let mut called = Vec::new();
    while matches!(desk.shell().desk.pinned, Pinned::Ceremony(_)) && called.len() < 20 {
        desk.space();
        called.push(desk.told_to_the_hall());
    }
    points_and_what_parts_equals(sums.values().copied().collect(), &called);
    assert!(matches!(desk.hall(), Some(TableScene::Ranked { .. })), "{:?}", desk.hall());
    desk.ask(UserCommand::Pin(Pinned::Auto));
    // Signed it goes into the season.
    desk.ask(UserCommand::from(Q::OpenSeason));
    desk.type_into(Typed::SeasonFile, "lliga");
    desk.ask(UserCommand::Confirm);
    desk.ask(UserCommand::from(Q::AddToSeason));
    assert!(!desk.sees("Encara no és signada"), "{:#?}", desk.texts());
    desk.ask(UserCommand::Confirm);
    desk.ask(UserCommand::Go(Place::Standings));
    desk.see("després d’1 trobada");
    desk.close();

    desk.eforos(&["verify"]);
    let told: Value = serde_json::from_str(&desk.eforos(&["standings", "--json"])).unwrap();
    assert_eq!(told["provisional"], Value::Bool(false));
    let rows = told["standings"].as_array().unwrap();
    assert_eq!(rows.len(), 8);
    for row in rows {
        let number = u32::try_from(row["player"].as_u64().unwrap()).unwrap();
        let (halves, spread, scored) = sums[&number];
        assert_eq!(row["halves"].as_i64(), Some(halves), "{row}");
        assert_eq!(row["spread"].as_i64(), Some(spread), "{row}");
        assert_eq!(row["scored"].as_i64(), Some(scored), "{row}");
    }
    let mut order: Vec<(i64, i64, i64)> = sums.into_values().collect();
    order.sort_unstable_by(|one, two| two.cmp(one));
    let said = rows.iter().map(|row| {
        let of = |key: &str| row[key].as_i64().unwrap();
        (of("halves"), of("spread"), of("scored"))
    });
    assert!(said.eq(order), "who has more stands before who has less");
}

/// Points, of which half a one is ½; who has as many as the next is told by what they are before them.
fn points_and_what_parts_equals(mut sums: Vec<(i64, i64, i64)>, called: &[String]) {
    sums.sort_unstable_by(|one, two| two.cmp(one));
    let signed = |sum: i64| {
        let sign = match sum.signum() {
            -1 => "\u{2212}",
            0 => "",
            _ => "+",
        };
        format!("{sign}{}", sum.abs())
    };
    let best = sums[0].0;
    let points = format!("{}{}", best / 2, if best % 2 == 1 { "½" } else { "" });
    assert!(called.iter().any(|scene| scene.contains(&format!("\"{points}\""))), "{called:#?}");
    let mut equals = 0;
    for pair in sums.windows(2).take(3).filter(|pair| pair[0].0 == pair[1].0) {
        let why = format!("diferència: {} (següent: {})", signed(pair[0].1), signed(pair[1].1));
        assert!(called.iter().any(|scene| scene.contains(&why)), "{why}: {called:#?}");
        equals += 1;
    }
    assert!(equals > 0, "nobody is parted by the spread: {sums:?}");
}

/// The number that a name has among the players.
fn number(name: &str) -> u32 {
    let place = PLAYERS.lines().position(|line| line == name).unwrap();
    u32::try_from(place).unwrap() + 1
}

#[test]
fn who_leaves_is_told_the_first_round_after_which_that_is_possible() {
    let mut desk = Desk::laid(Language::Catalan, 1, "Anna Puig\nBiel Roca\nCarla Mas\nDídac Font");
    desk.ask(UserCommand::Go(Place::Rounds));
    desk.space();
    desk.line("ocell");
    for scores in [["388 342", "300 310"], ["401 333", "297 350"]] {
        for _ in 0..4 {
            desk.space();
            if desk.shell().desk.question.is_some() {
                desk.key(Key::Enter);
            }
        }
        assert_eq!(desk.place(), Place::Results, "{:#?}", desk.texts());
        for line in scores {
            desk.line(line);
        }
        desk.ctrl(Key::Num2);
        desk.space();
    }
    assert_eq!(desk.tables(2), 2, "{:#?}", desk.texts());
    desk.ask(UserCommand::Ask(Question::Leave(player(1))));
    assert_eq!(desk.shell().desk.text(Entry::ToRound), "2");
    desk.see("ja no s’aparella");
    let events = desk.events();
    desk.type_into(Entry::ToRound, "1");
    desk.ask(UserCommand::Confirm);
    assert_eq!(desk.events(), events);
    desk.see("La primera possible és la 2");
    desk.type_into(Entry::ToRound, "2");
    desk.ask(UserCommand::Confirm);
    assert_eq!(desk.events(), events + 1, "{:#?}", desk.texts());
}

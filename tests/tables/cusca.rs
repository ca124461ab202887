//! An evening at drawn tables of four and three: seven players, two rounds, by keys to the signature; the averages
//! are added up here a second time.

use std::collections::BTreeMap;

use eforos::commands::formats::classic::{Command as Own, Entry as Typed, Question as Q};
use eforos::commands::{Place, UserCommand};
use eforos::domain::contest::Openness;
use eforos::language::Language;
use eforos::screens::formats::classic::TableScene;
use egui::Key;
use serde_json::Value;

use super::desk::{Desk, player, round};

const PLAYERS: &str =
    "Anna Puig\nBiel Roca\nCarla Mas\nDídac Font\nElna Vila\nFerran Soler\nGal·la Coll";
/// What the seats of each table have, in the order in which they sit.
const SCORES: [&[i64]; 4] =
    [&[250, 231, 198, 176], &[205, 300, 178], &[205, 245, 199, 212], &[300, 243, 243]];

#[test]
fn an_evening_of_two_rounds_is_played_by_keys_to_its_signature() {
    let mut desk = Desk::laid(Language::Catalan, 0, PLAYERS);
    desk.ask(UserCommand::Go(Place::Rounds));
    desk.space();
    desk.line("ocell");
    let mut sums: BTreeMap<u32, (i64, i64)> = BTreeMap::new();
    let mut typed = SCORES.into_iter();
    for of in 1..=2 {
        desk.see(&format!("Sorteja la ronda {of}"));
        desk.space();
        let sizes = [1, 2].map(|at| desk.seats(of, at).len());
        assert_eq!(sizes, [4, 3], "seven are a table of four and one of three");
        desk.see("4 seients");
        desk.see("seient lliure");
        desk.space();
        assert!(matches!(desk.hall(), Some(TableScene::Pairings { .. })), "{:?}", desk.hall());
        // No time of a round: the next step is the first result.
        desk.space();
        assert_eq!(desk.place(), Place::Results);
        for at in 1..=2 {
            let scores = typed.next().unwrap();
            let seats = desk.seats(of, at);
            let count = i64::try_from(seats.len()).unwrap();
            for (seat, score) in seats.iter().zip(scores) {
                let sum = sums.entry(seat.get()).or_default();
                *sum = (sum.0 + score * count, sum.1 + 1);
            }
            // Numbers divided by spaces, and one Enter.
            let line: Vec<String> = scores.iter().map(ToString::to_string).collect();
            if scores == SCORES[3] {
                // Of a tie nobody alone has most.
                desk.type_into(Typed::Final(0), "300");
                desk.type_into(Typed::Final(1), "300");
                desk.type_into(Typed::Final(2), "243");
                let names =
                    [0, 1].map(|seat| desk.contest().common.players[&seats[seat]].name.clone());
                desk.see(&format!("{}, {}, 300", names[0], names[1]));
                for seat in 0..3 {
                    desk.type_into(Typed::Final(seat), "");
                }
            }
            desk.line(&line.join(" "));
        }
        // The tables of the round that is over are seen until the next has some, and are found.
        if of == 1 {
            desk.type_into(Typed::Table, "2");
            desk.ask(Own::FindTable);
            desk.see("Taula 2 · ronda 1");
        }
        desk.ctrl(Key::Num2);
    }
    desk.see("Signa la trobada");
    desk.space();
    desk.key(Key::Enter);
    assert_eq!(desk.contest().common.openness, Openness::Signed, "{:#?}", desk.texts());
    desk.close();
    desk.eforos(&["verify"]);
    let told: Value = serde_json::from_str(&desk.eforos(&["standings", "--json"])).unwrap();
    for row in told["standings"].as_array().unwrap() {
        let number = u32::try_from(row["player"].as_u64().unwrap()).unwrap();
        assert_eq!((row["sum"].as_i64(), row["games"].as_i64()), {
            let (sum, games) = sums[&number];
            (Some(sum), Some(games))
        });
    }
}

#[test]
fn two_change_places_by_two_presses_and_with_a_reason_once_it_was_shown() {
    let mut desk = Desk::laid(Language::Catalan, 0, PLAYERS);
    desk.ask(UserCommand::Go(Place::Rounds));
    desk.space();
    desk.line("ocell");
    desk.space();
    let before = [1, 2].map(|at| desk.seats(1, at));
    let (one, two) = (before[0][1], before[1][2]);
    let name = |number: eforos::domain::ids::PlayerId| {
        PLAYERS.lines().nth(usize::try_from(number.get()).unwrap() - 1).unwrap().to_owned()
    };
    desk.click(&name(one));
    desk.click(&name(two));
    assert_eq!((desk.seats(1, 1)[1], desk.seats(1, 2)[2]), (two, one));
    // The hall has seen them: a reason is due.
    desk.space();
    let events = desk.events();
    desk.click(&name(one));
    desk.click(&name(two));
    assert_eq!(desk.events(), events, "it asks first");
    desk.line("");
    assert_eq!(desk.events(), events, "without a reason nothing happens: {:#?}", desk.texts());
    desk.line("error al sorteig");
    assert_eq!([1, 2].map(|at| desk.seats(1, at)), before);
    // Typed numbers, by the key.
    desk.key(Key::X);
    assert!(desk.shell().desk.question.is_some(), "{:#?}", desk.texts());
    desk.type_into(Typed::Two, &format!("{one} {two}"));
    desk.type_into(eforos::commands::Entry::Reason, "una altra vegada");
    desk.ask(UserCommand::Confirm);
    assert_eq!(desk.seats(1, 1)[1], two, "{:?}", desk.shell().desk.question);
    // Withdrawn, with a reason, the tables are drawn anew.
    desk.ask(UserCommand::from(Q::WithdrawPairing(round(1))));
    desk.line("mal comptats");
    assert_eq!(desk.tables(1), 0);
    // Somebody is absent: six are two tables of three.
    desk.click("1 Anna Puig");
    desk.space();
    assert_eq!([1, 2].map(|at| desk.seats(1, at).len()), [3, 3]);
    assert!(!desk.contest().game.round(round(1)).unwrap().places(player(1)));
}

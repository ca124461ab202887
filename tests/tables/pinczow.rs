//! A tournament of schools: seven pupils, five rounds with byes, a tie decided by the last word, a walkover and a
//! cancelled game, by keys to the signature.

use std::collections::BTreeMap;

use eforos::commands::formats::classic::{Command as Own, Entry as Typed, Question as Q};
use eforos::commands::{Entry, Place, UserCommand};
use eforos::domain::contest::Openness;
use eforos::domain::formats::classic::state::Outcome;
use eforos::domain::ids::TeamId;
use eforos::language::Language;
use egui::Key;
use serde_json::Value;

use super::desk::{Desk, player, round};

const PLAYERS: &str =
    "Ala Żak\nBartek Łoś\nCelina Ćma\nDarek Ósmak\nEla Świt\nFilip Źródło\nGosia Kos";

#[test]
fn a_tournament_of_five_rounds_is_played_by_keys_to_its_signature() {
    let mut desk = Desk::laid(Language::Polish, 2, PLAYERS);
    desk.ask(UserCommand::Go(Place::Competition));
    desk.type_into(Typed::Teams, "Gimnazjum nr 1\nGimnazjum nr 2");
    desk.ask(Own::AddTeams);
    for number in 1..=7 {
        let team = TeamId::new(if number <= 4 { 1 } else { 2 });
        desk.ask(Own::Assign(player(number), team));
    }
    desk.see("4 z 8");
    desk.ctrl(Key::Num2);
    desk.space();
    desk.line("ptak");
    let mut sums: BTreeMap<u32, (i64, i64)> = BTreeMap::new();
    let mut add = |number: u32, halves: i64, spread: i64| {
        let sum = sums.entry(number).or_default();
        *sum = (sum.0 + halves, sum.1 + spread);
    };
    for of in 1..=5_u8 {
        desk.space();
        if desk.shell().desk.question.is_some() {
            desk.key(Key::Enter);
        }
        assert_eq!(desk.tables(of), 3, "{:#?}", desk.texts());
        let byes = desk.contest().game.round(round(of)).unwrap().pairing.clone().unwrap().byes;
        assert_eq!(byes.len(), 1);
        add(byes[0].get(), 2, 50);
        desk.space();
        desk.space();
        desk.wait_ms(1_000);
        desk.space();
        assert_eq!(desk.place(), Place::Results);
        for at in 1..=3_u16 {
            let [one, two] = desk.seats(of, at)[..] else { panic!("two sit there") };
            let (one, two) = (one.get(), two.get());
            match (of, at) {
                // The scores are equal: the last words are asked for, and decide.
                (1, 1) => {
                    desk.line("301");
                    desk.line("301");
                    assert_eq!(desk.outcome(1, 1), Outcome::Open, "the last words are missing");
                    desk.see("Równe wyniki");
                    desk.line("8");
                    desk.line("14");
                    add(two, 2, 0);
                    add(one, 0, 0);
                }
                // One did not come.
                (2, 2) => {
                    desk.ask(UserCommand::from(Q::Walkover(Some(player(one)))));
                    desk.line("nieobecność");
                    add(one, 2, 50);
                    add(two, 0, -50);
                }
                (3, 3) => {
                    desk.ask(UserCommand::from(Q::CancelGame));
                    desk.line("przerwa w dostawie prądu");
                }
                _ => {
                    let (won, lost) = (300 + i64::from(of) * 7, 280 - i64::from(at));
                    desk.line(&won.to_string());
                    desk.line(&lost.to_string());
                    add(one, 2, won - lost);
                    add(two, 0, lost - won);
                }
            }
            assert!(desk.outcome(of, at) != Outcome::Open, "{of}.{at}: {:#?}", desk.texts());
        }
        desk.ctrl(Key::Num2);
        desk.space();
    }
    desk.space();
    desk.key(Key::Enter);
    assert_eq!(desk.contest().common.openness, Openness::Signed, "{:#?}", desk.texts());
    desk.close();
    desk.eforos(&["verify"]);
    let told: Value = serde_json::from_str(&desk.eforos(&["standings", "--json"])).unwrap();
    for row in told["standings"].as_array().unwrap() {
        let number = u32::try_from(row["player"].as_u64().unwrap()).unwrap();
        let (halves, spread) = sums[&number];
        assert_eq!((row["halves"].as_i64(), row["spread"].as_i64()), (Some(halves), Some(spread)));
    }
    assert_eq!(told["teams"].as_array().unwrap().len(), 2);
}

#[test]
fn who_is_told_by_hand_sits_there_and_the_rest_is_absent() {
    let mut desk = Desk::laid(Language::Polish, 2, PLAYERS);
    desk.ask(UserCommand::from(Own::ChooseSystem(
        eforos::commands::formats::classic::Pairs::Manual,
    )));
    desk.ask(UserCommand::Go(Place::Rounds));
    desk.space();
    desk.type_into(Typed::Tables, "1 x");
    desk.ask(UserCommand::Confirm);
    assert_eq!(desk.tables(1), 0, "what is no number is told");
    desk.type_into(Typed::Tables, "1 5, 2-6, 3");
    desk.ask(UserCommand::Confirm);
    assert_eq!(desk.tables(1), 2, "{:?}", desk.shell().desk.question);
    let pairing = desk.contest().game.round(round(1)).unwrap().pairing.clone().unwrap();
    assert_eq!(pairing.byes, [player(3)]);
    assert_eq!(pairing.absent, [player(4), player(7)]);
    desk.type_into(Entry::Reason, "");
}

//! A tournament of schools: seven pupils, five rounds with byes, a tie decided by the last word, a walkover and a
//! cancelled game, by keys to the signature.

use std::collections::BTreeMap;

use eforos::commands::formats::classic::{Command as Own, Entry as Typed, Question as Q};
use eforos::commands::{Entry, Pinned, Place, Question, UserCommand};
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
    let welcome = desk.told_to_the_hall();
    assert!(welcome.starts_with("Welcome") && welcome.contains("2 szkoły"), "{welcome}");
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
    ceremony(&mut desk);
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

/// III, II, I and the winning school, one key a step; then thanks, then the standings. Nobody else is called, and
/// nobody is told before their place.
fn ceremony(desk: &mut Desk) {
    let told: Value = serde_json::from_str(&desk.eforos(&["standings", "--json"])).unwrap();
    // Who shares a rank is called together.
    let mut steps: Vec<Vec<String>> = Vec::new();
    for rank in [3, 2, 1] {
        let rows = told["standings"].as_array().unwrap().iter().filter(|row| row["rank"] == rank);
        let names = rows.map(|row| row["name"].as_str().unwrap().to_owned());
        steps.extend([names.collect::<Vec<_>>()].into_iter().filter(|names| !names.is_empty()));
    }
    let school = told["teams"][0]["name"].as_str().unwrap().to_owned();
    let players = steps.len();
    steps.push(vec![school, "Zwycięska szkoła".to_owned()]);
    desk.space();
    assert_eq!(desk.pinned(), &Pinned::Ceremony(0.into()), "{:#?}", desk.texts());
    for called in 1..=steps.len() {
        desk.space();
        assert_eq!(desk.pinned(), &Pinned::Ceremony(called.into()));
        let scene = desk.told_to_the_hall();
        for (at, names) in steps.iter().enumerate() {
            for name in names {
                assert_eq!(scene.contains(name.as_str()), called > at, "{name}: {scene}");
            }
        }
        assert_eq!(scene.contains("Podium"), called <= players, "{scene}");
    }
    desk.space();
    let thanks = desk.told_to_the_hall();
    assert!(thanks.contains(&steps[players - 1][0]) && thanks.starts_with("End"), "{thanks}");
    desk.space();
    assert!(matches!(desk.pinned(), Pinned::Standings(_)), "{:?}", desk.pinned());
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

#[test]
fn pasted_players_bring_their_schools_and_numbers() {
    let pasted = "gracz;klub;szkoła;numer członkowski\nAla Żak;;Gimnazjum nr 1;1001\n\
        Ela Świt;;Gimnazjum nr 2;\nBartek Łoś;;GIMNAZJUM NR 1;1002\nGosia Kos;;;";
    let desk = Desk::laid(Language::Polish, 2, pasted);
    let game = &desk.contest().game;
    let names: Vec<&str> = game.teams.values().map(String::as_str).collect();
    assert_eq!(
        names,
        ["Gimnazjum nr 1", "Gimnazjum nr 2"],
        "a school is one however it is written"
    );
    let of = |number| game.of_team.get(&player(number)).map(|team| team.get());
    assert_eq!([1, 2, 3, 4].map(of), [Some(1), Some(2), Some(1), None]);
    let member = |number| game.members.get(&player(number)).map(String::as_str);
    assert_eq!([1, 2, 3].map(member), [Some("1001"), None, Some("1002")]);
}

/// The list of players said the new school, the standings of schools counted for the old one.
#[test]
fn a_pupil_goes_with_the_school_into_its_team() {
    let pasted = "gracz;klub;szkoła\nAla Żak;Gimnazjum nr 1;Gimnazjum nr 1\n\
        Ela Świt;Gimnazjum nr. 2;Gimnazjum nr. 2\nBartek Łoś;Gimnazjum nr 2;Gimnazjum nr 2";
    let mut desk = Desk::laid(Language::Polish, 2, pasted);
    let of = |desk: &Desk, number| {
        let game = &desk.contest().game;
        game.of_team.get(&player(number)).map(|team| game.teams[team].clone())
    };
    let change = |desk: &mut Desk, number, club: &str| {
        desk.ask(UserCommand::Ask(Question::ChangePlayer(player(number))));
        desk.type_into(Entry::PlayerClub, club);
        desk.ask(UserCommand::Confirm);
        assert_eq!(desk.shell().desk.question, None, "{:#?}", desk.texts());
    };
    change(&mut desk, 2, "Gimnazjum nr 2");
    assert_eq!(of(&desk, 2).as_deref(), Some("Gimnazjum nr 2"), "with the others");
    change(&mut desk, 1, "Liceum");
    assert_eq!(of(&desk, 1).as_deref(), Some("Liceum"), "a team that was not there");
}

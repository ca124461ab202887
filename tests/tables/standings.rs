//! Standings: why each stands there, who met whom, the course, a player's games, the teams, a season in a file that
//! another process computes again.

use eforos::commands::formats::classic::{Command as Own, Entry as Typed, Question as Q, Ranks};
use eforos::commands::{Place, UserCommand};
use eforos::domain::ids::TeamId;
use eforos::language::Language;
use eforos::views::formats::classic::standings::{CrossLine, Seen, StandingsData, data, show};
use eforos::views::{Asks, Sight, theme};
use egui::{Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, TouchPhase, pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT as _;
use serde_json::Value;

use super::desk::{Desk, player};

const PLAYERS: &str = "Anna Puig\nBiel Roca\nCarla Mas\nDídac Font";

/// A round of two tables by LLISCA, keyed: 402 : 371 and 300 : 310.
fn played() -> Desk {
    let mut desk = Desk::laid(Language::Catalan, 1, PLAYERS);
    desk.type_into(Typed::Teams, "Ela geminada\nTrencada");
    desk.ask(Own::AddTeams);
    for number in 1..=4 {
        let team = TeamId::new(if number <= 2 { 1 } else { 2 });
        desk.ask(Own::Assign(player(number), team));
    }
    desk.ask(UserCommand::Go(Place::Rounds));
    desk.space();
    desk.line("ocell");
    desk.space();
    if desk.shell().desk.question.is_some() {
        desk.key(Key::Enter);
    }
    for _ in 0..3 {
        desk.space();
    }
    assert_eq!(desk.place(), Place::Results, "{:#?}", desk.texts());
    desk.line("402 371");
    desk.line("300 310");
    desk.ask(UserCommand::from(Q::EndClock));
    desk.key(Key::Enter);
    desk.ask(UserCommand::Go(Place::Standings));
    desk
}

fn seen(desk: &Desk) -> StandingsData {
    data(&Sight::of(desk.shell().session().unwrap(), &desk.shell().desk))
}

#[test]
fn each_row_says_why_and_every_view_tells_the_same_results() {
    let mut desk = played();
    let rows: Vec<(u32, Vec<String>)> =
        seen(&desk).rows.into_iter().map(|row| (row.player.get(), row.cells)).collect();
    // Who won by 31 before who won by 10: the same points, another spread.
    let spreads: Vec<&str> = rows.iter().map(|(_, cells)| cells[4].as_str()).collect();
    assert_eq!(spreads, ["+31", "+10", "−10", "−31"]);
    desk.see("És qui té més que ningú");
    let (second, cells) = &rows[1];
    desk.click(&cells[1]);
    assert_eq!(desk.shell().desk.row, Some(player(*second)));
    let first = &rows[0].1[1];
    desk.see(&format!("1 punts, com {first}; diferència +10 enfront de +31."));
    // The keys of rows move it.
    desk.key(Key::ArrowDown);
    desk.see("0 punts enfront de 1");
    // Both pairs, with their members.
    assert_eq!(seen(&desk).teams.len(), 2);
    desk.see("2 membres");

    desk.click("Taula creuada");
    let Seen::Cross(heads, lines, _) = seen(&desk).seen else { panic!("a cross-table") };
    assert_eq!((heads.len(), lines.len()), (4, 4));
    assert!(lines[0].rounds[0][1].contains("402 : 371"), "{:?}", lines[0]);
    assert!(lines[3].rounds[0][1].contains("371 : 402"), "{:?}", lines[3]);
    desk.click("Evolució");
    let Seen::Plot(_, lines, last) = seen(&desk).seen else { panic!("a plot") };
    assert_eq!((last, lines[0].points.as_slice()), (1, &[(1, 100)][..]), "a point is 100");
    desk.see("Punts ronda a ronda");
    desk.click("Partides d’un jugador");
    let Seen::Player(name, _, _, games) = seen(&desk).seen else { panic!("a page") };
    assert!(name.starts_with(&rows[2].1[1]) && games[0][3].contains("300 : 310"), "{games:?}");
    // The command of every format leads to a player's page, too.
    desk.ask(UserCommand::ShowPlayer(player(rows[0].0)));
    let Seen::Player(name, ..) = seen(&desk).seen else { panic!("a page") };
    assert!(name.starts_with(first), "{name}");
}

#[test]
fn of_a_large_cross_table_what_is_in_view_is_laid_out_and_headings_stay() {
    let desk = played();
    let mut data = seen(&desk);
    let rounds = (1..=10).map(|round| format!("R{round}"));
    let heads = ["lloc", "qui"].map(str::to_owned).into_iter().chain(rounds);
    let row = |place: usize| CrossLine {
        who: [place.to_string(), format!("={place}"), format!("Jugador {place}")],
        rounds: (1..=10).map(|at| [format!("{place}/{at}"), "402 : 371".to_owned()]).collect(),
        last: format!("{place}½"),
        chosen: place == 2,
    };
    let rows = (1..=500).map(row).collect();
    data.seen = Seen::Cross(heads.chain(["punts".to_owned()]).collect(), rows, "notes".to_owned());
    let mut harness = Harness::builder().with_size(vec2(1100.0, 600.0)).build_ui(move |ui| {
        theme::install(ui.ctx());
        show(ui, &data, &mut Asks::default());
    });
    harness.run_steps(3);
    let texts = |harness: &Harness<'_>| -> Vec<String> {
        let nodes = harness.root().children_recursive();
        nodes.filter_map(|node| node.accesskit_node().value()).collect()
    };
    let first = texts(&harness);
    assert!(first.len() < 400, "{}", first.len());
    let has = |texts: &[String], text: &str| texts.iter().any(|it| it.starts_with(text));
    assert!(has(&first, "Jugador 1") && has(&first, "R1") && has(&first, "1/1"), "{first:?}");
    assert!(!has(&first, "Jugador 400"));
    // Down to the last and to the right end: the headings and the names are still there.
    harness.hover_at(pos2(400.0, 300.0));
    let (unit, phase) = (MouseWheelUnit::Point, TouchPhase::Move);
    let delta = vec2(-5000.0, -50_000.0);
    let (modifiers, source) = (Modifiers::NONE, MouseWheelSource::Wheel);
    harness.event(Event::MouseWheel { unit, delta, phase, modifiers, source });
    harness.run_steps(60);
    let last = texts(&harness);
    assert!(last.len() < 400, "{}", last.len());
    for text in ["Jugador 500", "lloc", "R10", "punts", "500/10", "500½"] {
        assert!(has(&last, text), "{text}: {last:?}");
    }
}

#[test]
fn a_season_is_begun_a_meeting_taken_in_and_replaced_and_another_process_ranks_it() {
    let mut desk = played();
    desk.click("Temporada");
    desk.see("Cap temporada oberta");
    desk.click("Obre o comença una temporada…");
    desk.type_into(Typed::SeasonFile, "lliga");
    desk.ask(UserCommand::Confirm);
    desk.see("encara cap trobada");
    for _ in 0..2 {
        desk.ask(UserCommand::from(Q::AddToSeason));
        desk.see("Encara no és signada");
        desk.ask(UserCommand::Confirm);
        desk.see("després d’1 trobada");
    }
    let file = desk.path.with_file_name("lliga.eforos-season");
    let told = std::process::Command::new(env!("CARGO_BIN_EXE_eforos"))
        .args(["season", &file.display().to_string(), "--json"])
        .output()
        .unwrap();
    let told: Value = serde_json::from_slice(&told.stdout).unwrap();
    assert_eq!(told["provisional"], true);
    let Seen::Season(season) = seen(&desk).seen else { panic!("a season") };
    let ranked: Vec<(&str, i64)> = told["standings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| (row["name"].as_str().unwrap(), row["spread"].as_i64().unwrap()))
        .collect();
    let seen_there: Vec<&str> = season.rows.iter().map(|row| row[1].as_str()).collect();
    assert_eq!(ranked.iter().map(|(name, _)| *name).collect::<Vec<_>>(), seen_there);
    let mut spreads: Vec<i64> = ranked.iter().map(|(_, spread)| *spread).collect();
    spreads.sort_unstable();
    assert_eq!(spreads, [-31, -10, 10, 31]);
    // Of other rules it is no season for this competition.
    let mut other = Desk::laid(Language::Catalan, 0, PLAYERS);
    other.ask(Own::ShowRanks(Ranks::Season));
    other.ask(UserCommand::from(Q::OpenSeason));
    other.type_into(Typed::SeasonFile, &file.display().to_string());
    other.ask(UserCommand::Confirm);
    other.see("d’un altre reglament");
}

#[test]
fn who_was_written_otherwise_at_another_meeting_is_joined_by_a_press_and_parted_again() {
    let mut desk = played();
    desk.ask(Own::ShowRanks(Ranks::Season));
    desk.ask(UserCommand::from(Q::OpenSeason));
    desk.type_into(Typed::SeasonFile, "lliga");
    desk.ask(UserCommand::Confirm);
    desk.ask(UserCommand::from(Q::AddToSeason));
    desk.ask(UserCommand::Confirm);
    let file = desk.path.with_file_name("lliga.eforos-season");
    let other = desk.path.with_file_name("other.json");
    let document = r#"{"format": "eforos-classic/1", "rules": "ca-llisca", "title": "Jornada 5", "date": "2026-10-24",
        "players": [{"id": 1, "name": "Anna P."}, {"id": 2, "name": "Hug Pons"}],
        "rounds": [{"round": 1, "games": [{"table": 1, "seats": [{"player": 1, "final": 300}, {"player": 2, "final": 290}]}]}]}"#;
    std::fs::write(&other, document).unwrap();
    let eforos = |args: &[&str]| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_eforos"));
        let out = command.arg("season").arg(&file).args(args).output().unwrap();
        assert!(out.status.success(), "{}", String::from_utf8_lossy(&out.stderr));
        String::from_utf8(out.stdout).unwrap()
    };
    eforos(&["add", &other.display().to_string(), "--provisional"]);
    let ranked = || -> Vec<String> {
        let told: Value = serde_json::from_str(&eforos(&["--json"])).unwrap();
        let rows = told["standings"].as_array().unwrap().iter();
        let mut names: Vec<String> =
            rows.map(|row| row["name"].as_str().unwrap().to_owned()).collect();
        names.sort();
        names
    };
    assert_eq!(ranked().len(), 6, "{:?}", ranked());
    desk.ask(UserCommand::from(Q::OpenSeason));
    desk.type_into(Typed::SeasonFile, "lliga");
    desk.ask(UserCommand::Confirm);
    desk.click("Anna P. és Anna Puig: ajunta’ls");
    // The name is that of the latest meeting.
    assert_eq!(ranked(), ["Anna P.", "Biel Roca", "Carla Mas", "Dídac Font", "Hug Pons"]);
    desk.click("anna p. = anna puig: separa’ls");
    assert_eq!(ranked().len(), 6, "{:#?}", desk.texts());
    desk.see("Anna P. és Anna Puig: ajunta’ls");
}

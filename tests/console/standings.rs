//! Standings driven by its labels and keys: the table, the plot, a player's page, the figures, the
//! clipboard.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use crate::common::files::CompetitionFile;
use std::sync::Arc;
use std::sync::atomic::AtomicI64;

use eforos::app::shell::Shell;
use eforos::commands::{
    Entry, HallStandings, Pinned, Place, Question, StandingsTab, Stretch, UserCommand,
};
use eforos::domain::contest::penalty::PenaltyName;
use eforos::domain::contest::seed::Seed;
use eforos::domain::formats::anagram::rules::Field;
use eforos::domain::ids::PlayerId;
use eforos::language::{Language, tr};
use eforos::lexicon::Lexicon;
use eforos::rehearsal::Plan;
use eforos::rehearsal::formats::anagram::rehearse;
use eforos::screens::Tone;
use eforos::storage::{Access, NewCompetition, StoredLexicon};
use eforos::views::formats::anagram::hall::Scene;
use eforos::views::formats::anagram::standings::{Shown, data};
use eforos::views::{Sight, theme};
use egui::accesskit::Role;
use egui::{Key, Modifiers, OutputCommand};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use tempfile::TempDir;

use crate::gui::{self, Console, of, outside, player, round};

/// A rehearsal of so many players, opened at Standings.
fn rehearsal(folder: &TempDir, players: u16) -> egui_kittest::Harness<'static, Shell> {
    let path = folder.path().join("rehearsal.eforos");
    let lexicon = Lexicon::embedded();
    let made = rehearse(&Plan { players, seed: Seed::from_bytes([3; 32]) }, &lexicon);
    let new = NewCompetition {
        seed: Some(&made.seed),
        rules_text: made.rules_text,
        lexicon: &StoredLexicon::Full(lexicon),
        events: made.record.log(),
    };
    CompetitionFile::create(&path, new).unwrap().close().unwrap();
    let (outside, _) = outside(&Arc::new(AtomicI64::new(5_000)));
    let mut shell = Shell::new(None, Language::Greek, outside);
    shell.open_competition(&path, Access::Write);
    shell.ask(UserCommand::Go(Place::Standings));
    let mut harness = gui::harness(shell);
    harness.run_steps(3);
    harness
}

fn sees(harness: &egui_kittest::Harness<'_, Shell>, text: &str) -> bool {
    harness.query_all_by_label_contains(text).next().is_some()
}

fn press(harness: &mut egui_kittest::Harness<'_, Shell>, label: &str) {
    harness.get_by_role_and_label(Role::Button, label).click_accesskit();
    harness.run_steps(3);
}

fn order(harness: &egui_kittest::Harness<'_, Shell>) -> Vec<PlayerId> {
    let session = harness.state().session().unwrap();
    let sight = Sight::of(session, &harness.state().desk);
    sight.standings(sight.last_played()).rows.iter().map(|row| row.player).collect()
}

/// Nothing there showed them to the hall, and what opens a signed table again stood among the prints.
#[test]
fn the_hall_gets_them_by_one_key_and_reopening_stands_last_in_red() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = rehearsal(&folder, 6);
    harness.key_press_modifiers(Modifiers::COMMAND, Key::H);
    harness.run_steps(3);
    // Nobody was called yet: it is asked first.
    assert!(harness.state().desk.question.is_some());
    harness.state_mut().ask(UserCommand::Confirm);
    harness.run_steps(3);
    let shown = Pinned::Standings(HallStandings::Complete);
    assert_eq!(harness.state().desk.pinned, shown);
    let seen = |harness: &egui_kittest::Harness<'_, Shell>| {
        let session = harness.state().session().unwrap();
        data(&Sight::of(session, &harness.state().desk))
    };
    assert_eq!(seen(&harness).hall.unwrap().label, "Στην αίθουσα");
    let last = seen(&harness).acts.pop().unwrap();
    assert_eq!(last.command, UserCommand::Ask(Question::Reopen));
    let texts = crate::projector::painted::texts(&harness.output().shapes);
    let red = texts.iter().find(|it| it.text == format!("▲ {}", last.label)).unwrap();
    assert_eq!(red.color, Tone::Bad.ink(&theme::LIGHT));
    // Of an earlier round it says which ones the hall gets.
    harness.state_mut().ask(UserCommand::StandingsAfter(round(3)));
    assert_eq!(seen(&harness).hall.unwrap().label, "Στην αίθουσα: μετά τον γύρο 14");
}

#[test]
fn the_arrows_go_from_player_to_player_wherever_the_page_is() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = rehearsal(&folder, 6);
    let order = order(&harness);
    let mut key = |key, expected: PlayerId| {
        harness.key_press(key);
        harness.run_steps(3);
        assert_eq!(harness.state().desk.row, Some(expected));
    };
    key(Key::ArrowDown, order[0]);
    key(Key::ArrowDown, order[1]);
    key(Key::ArrowUp, order[0]);
    key(Key::ArrowUp, order[0]);
    press(&mut harness, "Καρτέλα παίκτη");
    for &player in &order[1..] {
        harness.key_press(Key::ArrowDown);
        harness.run_steps(3);
        assert_eq!(harness.state().desk.row, Some(player));
        let name = harness.state().session().unwrap().record().contest().common.players[&player]
            .name
            .clone();
        assert!(sees(&harness, &name));
    }
    // There is nobody below the last.
    harness.key_press(Key::ArrowDown);
    harness.run_steps(3);
    assert_eq!(harness.state().desk.row, order.last().copied());
}

#[test]
fn the_page_has_every_sheet_with_its_words() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = rehearsal(&folder, 6);
    press(&mut harness, "Καρτέλα παίκτη");
    let session = harness.state().session().unwrap();
    let seen = data(&Sight::of(session, &harness.state().desk));
    let Shown::Player(page) = seen.shown else { panic!("the page is shown") };
    assert_eq!(page.rounds.len(), 14);
    let player = harness.state().desk.row.unwrap();
    let sheets = session.record().contest().game.sheets();
    let written: usize = sheets
        .filter(|(_, sheet)| sheet.player == Some(player))
        .filter(|(_, sheet)| session.record().contest().game.counts(sheet))
        .map(|(_, sheet)| sheet.words().len())
        .sum();
    let listed: usize = page.rounds.iter().map(|round| round.words.len()).sum();
    assert_eq!(listed, written);
    // From the page to the sheet, by its button.
    harness.get_all_by_role_and_label(Role::Button, "Στο φύλλο").next().unwrap().click_accesskit();
    harness.run_steps(3);
    assert_eq!(harness.state().desk.place, Place::Sheets);
}

#[test]
fn the_plot_is_told_in_words_too() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = rehearsal(&folder, 6);
    press(&mut harness, "Γράφημα");
    harness.key_press(Key::ArrowDown);
    harness.run_steps(3);
    let player = harness.state().desk.row.unwrap();
    let session = harness.state().session().unwrap();
    let name = session.record().contest().common.players[&player].name.clone();
    let total = Sight::of(session, &harness.state().desk)
        .standings(Sight::of(session, &harness.state().desk).last_played())
        .row(player)
        .unwrap()
        .total;
    let plot = harness.get_by(|node| node.role() == Role::Image);
    let told = plot.accesskit_node().label().unwrap();
    assert!(told.starts_with(&format!("Σύνολο μετά από κάθε γύρο. {name} — γύρος 1: ")), "{told}");
    assert!(told.ends_with(&format!("γύρος 14: {total}")), "{told}");
    // The leader, the selected and the difference stand in a table under it.
    assert!(sees(&harness, "διαφορά"));
}

#[test]
fn five_hundred_rows_cost_only_those_that_are_seen() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    let names: Vec<String> = (4..=500).map(|number| format!("Παίκτης {number:03}")).collect();
    console.ask(UserCommand::Type(eforos::commands::Entry::Players, names.join("\n")));
    console.ask(UserCommand::AddPlayers);
    console.ask(UserCommand::Go(Place::Standings));
    assert_eq!(console.contest().common.players.len(), 500);
    let painted = console.texts().iter().filter(|text| text.starts_with("Παίκτης ")).count();
    assert!((5..60).contains(&painted), "{painted} rows are painted");
    // The last one is reached by the keys, and brought into sight.
    console.ask(UserCommand::SelectRow(PlayerId::new(499).unwrap()));
    console.key(Key::ArrowDown);
    assert_eq!(console.shell().desk.row, PlayerId::new(500));
    console.settle();
    assert!(console.is_in_sight("Παίκτης 500"), "the selected row is brought into sight");
    for tab in StandingsTab::ALL {
        console.ask(UserCommand::ShowStandings(tab));
    }
}

#[test]
fn the_table_goes_to_the_clipboard_as_a_spreadsheet_takes_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    let evil = "=HYPERLINK(\"http://evil\")";
    console.ask(UserCommand::Type(eforos::commands::Entry::Players, format!("{evil}; @club")));
    console.ask(UserCommand::AddPlayers);
    console.ask(UserCommand::Go(Place::Standings));
    console.press("Αντιγραφή πίνακα");
    // The text left with the frame of the press: ask once more to catch it.
    console.shell_mut().ask(UserCommand::CopyTable);
    console.harness.step();
    let output = console.harness.output();
    let copied = output.platform_output.commands.iter().find_map(|command| match command {
        OutputCommand::CopyText(text) => Some(text.clone()),
        _ => None,
    });
    let copied = copied.expect("a text is copied");
    let lines: Vec<Vec<&str>> = copied.lines().map(|line| line.split('\t').collect()).collect();
    assert_eq!(lines.len(), 5, "headings and four players");
    assert!(lines.iter().all(|line| line.len() == lines[0].len()), "{copied}");
    assert_eq!(lines[0][..5], ["Θέση", "Αρ.", "Παίκτης", "Όμιλος", "Σύνολο"]);
    assert_eq!(lines[0].last(), Some(&"Γιατί"));
    assert_eq!(lines[4][2..4], [format!("'{evil}").as_str(), "'@club"]);
    // It is told as copied when it lies there, not before, and what came back is typed nowhere.
    let told = |console: &Console, key| {
        console.texts().iter().any(|text| text.contains(tr(Language::Greek, key).as_str()))
    };
    assert!(!told(&console, "standings-copied"));
    console.harness.event(egui::Event::Paste(copied));
    console.settle();
    assert!(told(&console, "standings-copied"));
    // Another program has put something else there, or the clipboard is dead.
    for answer in [Some("something else"), None] {
        console.ask(UserCommand::CopyTable);
        console.harness.run_steps(if answer.is_some() { 1 } else { 30 });
        if let Some(answer) = answer {
            console.harness.event(egui::Event::Paste(answer.to_owned()));
            console.settle();
        }
        assert!(told(&console, "standings-not-copied"), "{answer:?}");
        assert!(!told(&console, "standings-copied"));
    }
}

/// What is shown, as text: a person approves it.
fn shown(harness: &egui_kittest::Harness<'_, Shell>) -> String {
    let session = harness.state().session().unwrap();
    let seen = data(&Sight::of(session, &harness.state().desk));
    let mut lines: Vec<String> = Vec::new();
    match &seen.shown {
        Shown::Table => {
            lines.push(seen.columns.join(" | "));
            for row in &seen.rows {
                let mark = row.decided.map(|column| format!(" ({})", seen.columns[column]));
                lines.push(row.cells.join(" | ") + &mark.unwrap_or_default());
            }
        }
        Shown::Plot(plot) => {
            lines.extend([plot.title.clone(), plot.told.clone(), plot.more.clone()]);
            lines.extend(plot.lines.iter().map(|line| format!("{:?} {}", line.weight, line.name)));
            lines.extend(plot.table.iter().map(|line| line.join(" | ")));
        }
        Shown::Player(page) => {
            lines.extend([page.title.clone(), page.about.clone(), page.columns.join(" | ")]);
            for round in &page.rounds {
                lines.push(format!(
                    "{} {} {}",
                    round.title,
                    round.letters,
                    round.figures.join(" | ")
                ));
                lines.extend(round.state.iter().map(|(state, _)| state.clone()));
                let words = round.words.iter().map(|(word, remark, _)| format!("{word} {remark}"));
                lines.push(words.collect::<Vec<_>>().join(" · "));
            }
            let listed = page.penalties.iter().chain(&page.objections);
            lines.extend(listed.map(|(line, _)| line.clone()));
        }
        Shown::Figures(figures) => {
            lines.extend(figures.lines.iter().cloned().chain([figures.of_list.clone()]));
            for table in &figures.tables {
                lines.extend([String::new(), table.title.clone(), table.columns.join(" | ")]);
                lines.extend(table.rows.iter().map(|row| row.join(" | ")));
                lines.push(table.remark.clone());
            }
        }
    }
    lines.join("\n")
}

#[test]
fn what_is_shown_of_a_rehearsal() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = rehearsal(&folder, 6);
    harness.key_press(Key::ArrowDown);
    harness.key_press(Key::ArrowDown);
    harness.run_steps(3);
    for (tab, name) in [
        (StandingsTab::Table, "table"),
        (StandingsTab::Plot, "plot"),
        (StandingsTab::Player, "page"),
        (StandingsTab::Figures, "figures"),
    ] {
        harness.state_mut().ask(UserCommand::ShowStandings(tab));
        harness.run_steps(3);
        insta::assert_snapshot!(name, shown(&harness));
    }
    // The widest of the small tables is not cut at the side.
    let window = harness.ctx.content_rect();
    for heading in ["Λέξεις ανά φύλλο", "Δεν τις βρήκε κανείς"] {
        let rect = harness.get_by_label(heading).rect();
        assert!(rect.right() < window.right() - 32.0, "{heading}: {rect}");
    }
}

/// How far each is behind the first; the table has whole rows and says how many are left.
#[test]
fn the_distance_from_the_first_and_the_rows_that_are_left_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = rehearsal(&folder, 40);
    harness.set_size(egui::vec2(1280.0, 720.0));
    harness.run_steps(3);
    let session = harness.state().session().unwrap();
    let seen = data(&Sight::of(session, &harness.state().desk));
    let total = |cell: &str| cell.replace('−', "-").parse::<i64>().unwrap();
    let first = total(&seen.rows[0].cells[4]);
    assert_eq!(seen.rows[0].gap, "");
    let second = &seen.rows[1];
    assert_eq!(total(&second.gap), total(&second.cells[4]) - first);
    assert!(sees(&harness, &second.gap));
    // Of the table and of the objections beside it.
    let left = |harness: &egui_kittest::Harness<'_, Shell>| -> Vec<usize> {
        let texts = gui::texts_of(harness);
        let told = texts.iter().filter(|text| text.ends_with(" ακόμη"));
        told.map(|text| text.split(' ').nth(1).unwrap().parse().unwrap()).collect()
    };
    let of_table = |left: &[usize]| left.iter().any(|left| (20..40).contains(left));
    assert!(of_table(&left(&harness)), "{:?}", left(&harness));
    // At the end nothing is left.
    let last = seen.rows.last().unwrap().player;
    harness.state_mut().ask(UserCommand::SelectRow(last));
    harness.run_steps(40);
    assert!(left(&harness).len() < 2, "{:?}", left(&harness));
}

/// How far each is from whoever led after each round.
#[test]
fn beside_the_table_stands_how_far_the_first_are_apart() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.record(1, "ΚΡΤΣΑΟΕ");
    let key = |console: &mut Console, number: u8, of_player: u32, words: &[String]| {
        console.ask(UserCommand::TakeSheet(round(number), player(of_player)));
        console.type_words(Field::Four, words);
        console.ctrl(Key::Enter);
    };
    // Words of four letters give two points each.
    key(&mut console, 1, 1, &of("ΚΑΡΟ ΡΟΚΑ"));
    key(&mut console, 1, 2, &of("ΚΑΡΟ"));
    let course = |console: &Console| {
        let sight = Sight::of(console.shell().session().unwrap(), &console.shell().desk);
        data(&sight).course
    };
    assert_eq!(course(&console), None, "after one round there is nothing to compare");
    console.record(2, "ΝΙΤΑΕΣΗ");
    let rack = console.contest().game.rack(round(2)).unwrap();
    let four = eforos::lexicon::Lexicon::embedded().solve(&rack, 4..=4);
    let four: Vec<String> = four.iter().take(3).map(ToString::to_string).collect();
    key(&mut console, 2, 2, &four);
    // 4, 2, 0 after the first round; 4, 8, 0 after the second.
    let lines: Vec<_> =
        course(&console).unwrap().lines.into_iter().map(|line| (line.label, line.points)).collect();
    let behind = |one, two| vec![(1, one), (2, two)];
    assert_eq!(
        lines,
        [
            ("1 Βλάχος".to_owned(), behind(-2, 0)),
            ("2 Αλεξίου".to_owned(), behind(0, -4)),
            ("3 Γεωργίου".to_owned(), behind(-4, -8)),
        ]
    );
    console.ask(UserCommand::Go(Place::Standings));
    console.see("Απόσταση από την πρώτη θέση");
    console.see("1 Βλάχος: 0, 2 Αλεξίου: −4, 3 Γεωργίου: −8");
}

/// Nine rows with names that ended in dots, beside room that nobody used.
#[test]
fn a_low_window_shows_many_rows_and_how_somebody_stands() {
    let folder = tempfile::tempdir().unwrap();
    let mut harness = rehearsal(&folder, 40);
    harness.set_size(egui::vec2(1280.0, 720.0));
    harness.run_steps(4);
    let window = harness.ctx.content_rect();
    let session = harness.state().session().unwrap();
    let players = &session.record().contest().common.players;
    let whole = |name: &str| {
        let seen = harness.query_all_by_role_and_label(Role::Button, name).next();
        seen.is_some_and(|node| window.contains_rect(node.rect()))
    };
    let seen = order(&harness).iter().filter(|player| whole(&players[player].name)).count();
    assert!(seen >= 14, "{seen} rows");
    // How somebody stands is told before their club.
    let fourteen = order(&harness).into_iter().take(40);
    let told = fourteen.filter(|player| !players[player].club.is_empty()).count();
    assert!(told > 0 && sees(&harness, "ποινή −"), "{:#?}", gui::texts_of(&harness));
}

/// Nobody saw that a row could be asked why it stands there.
#[test]
fn before_a_row_is_selected_it_is_told_what_parts_the_first_two_that_are_equal() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.record(1, "ΚΡΤΣΑΟΕ");
    let rack = console.contest().game.rack(round(1)).unwrap();
    let four = eforos::lexicon::Lexicon::embedded().solve(&rack, 4..=4);
    let four: Vec<String> = four.iter().take(3).map(ToString::to_string).collect();
    // 4 points each, one of them with 2 lost.
    for (number, words) in [(2, four[..2].to_vec()), (1, [four, of("ΨΩΨΩ")].concat())] {
        console.ask(UserCommand::TakeSheet(round(1), player(number)));
        console.type_words(Field::Four, &words);
        console.ctrl(Key::Enter);
    }
    console.ask(UserCommand::Go(Place::Standings));
    console.window().set_size(egui::vec2(1280.0, 720.0));
    console.settle();
    assert!(console.is_in_sight("Γιατί 2η θέση: Άννα Αλεξίου"));
    console.see("Ίδιο σύνολο με: Βασίλης Βλάχος");
    console.see("λιγότεροι πόντοι άκυρων λέξεων");
    // Its deeds are those of who is selected alone.
    assert!(!console.sees("Ποινή…"));
    console.key(Key::ArrowDown);
    console.see("Γιατί 1η θέση: Βασίλης Βλάχος");
    console.see("Ποινή…");
}

/// How somebody stands began where the figure before it ended.
#[test]
fn how_somebody_stands_keeps_away_from_the_figures() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.eforos");
    let mut console = super::laws::a_day(&path, eforos::language::Language::Greek, 12);
    super::laws::sized(&mut console, egui::vec2(1920.0, 1080.0));
    let kind = PenaltyName::Deduction;
    console.ask(UserCommand::Ask(Question::Penalise { player: player(2), round: round(1), kind }));
    console.ask(UserCommand::Type(Entry::Points, "3".to_owned()));
    console.ask(UserCommand::Type(Entry::Reason, "μιλούσε".to_owned()));
    console.ask(UserCommand::Confirm);
    console.ask(UserCommand::Go(Place::Standings));
    console.settle();
    let texts = crate::projector::painted::texts(&console.harness.output().shapes);
    let status = texts.iter().find(|it| it.text.starts_with("ποινή −")).unwrap().ink;
    let beside = texts.iter().map(|it| it.ink).filter(|ink| {
        (ink.center().y - status.center().y).abs() < 8.0 && ink.right() <= status.left() + 1.0
    });
    let figure = beside.map(|ink| ink.right()).fold(0.0, f32::max);
    assert!(status.left() - figure >= 8.0, "{status} beside {figure}");
}

/// What somebody had been given stood on three lines of a row for two, beside a wide gap.
#[test]
fn how_somebody_stands_is_on_one_line_where_names_leave_the_room() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.record(1, "ΚΡΤΣΑΟΕ");
    console.record(2, "ΝΙΤΑΕΣΗ");
    super::laws::sized(&mut console, egui::vec2(2560.0, 1440.0));
    for number in [1, 2] {
        let kind = PenaltyName::VoidRound;
        let of = Question::Penalise { player: player(2), round: round(number), kind };
        console.ask(UserCommand::Ask(of));
        console.ask(UserCommand::Type(Entry::Reason, "μιλούσε".to_owned()));
        console.ask(UserCommand::Confirm);
    }
    console.ask(UserCommand::Go(Place::Standings));
    console.settle();
    let status = seen(&console).rows.into_iter().find(|row| row.player == player(2)).unwrap();
    let status = status.cells[11].clone();
    assert!(!status.is_empty());
    let texts = crate::projector::painted::texts(&console.harness.output().shapes);
    let painted = texts.iter().find(|it| it.text == status).expect("it is painted");
    assert!(painted.ink.height() < 18.0, "{status}: {}", painted.ink);
    assert!(painted.clip.expand(1.0).contains_rect(painted.ink), "{status}");
}

/// Of thirty-five things to be done a few were listed, "27 more" led to a question, and another number told how many of
/// these lines were below.
#[test]
fn all_that_is_open_is_one_press_away_and_counted_truly() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    let names: Vec<String> = (4..=35).map(|number| format!("Παίκτης {number:03}")).collect();
    console.ask(UserCommand::Type(Entry::Players, names.join("\n")));
    console.ask(UserCommand::AddPlayers);
    console.record(1, "ΚΡΤΣΑΟΕ");
    console.ask(UserCommand::Go(Place::Standings));
    super::laws::sized(&mut console, egui::vec2(1280.0, 720.0));
    let seen = seen(&console);
    assert_eq!(seen.provisional.as_deref(), Some("? προσωρινή · 35 εκκρεμότητες"));
    let ways: Vec<&UserCommand> = seen.doubts.iter().map(|doubt| &doubt.command).collect();
    let sheets = (1..=35).map(|number| UserCommand::TakeSheet(round(1), player(number)));
    assert!(ways.into_iter().eq(sheets.collect::<Vec<_>>().iter()), "{:#?}", seen.doubts);
    // Those that are seen and those that are told to be below are all.
    let texts = crate::projector::painted::texts(&console.harness.output().shapes);
    let is_seen = |text: &str| {
        texts.iter().any(|it| it.text == text && it.clip.expand(1.0).contains_rect(it.ink))
    };
    let listed = seen.doubts.iter().filter(|doubt| is_seen(&doubt.label)).count();
    let below = |text: &str| text.strip_prefix("↓ ")?.strip_suffix(" ακόμη")?.parse().ok();
    let below: Vec<usize> = texts.iter().filter_map(|it| below(&it.text)).collect();
    assert!(below.contains(&(35 - listed)), "{listed} are seen, {below:?} are told");
}

fn seen(console: &Console) -> eforos::views::formats::anagram::standings::StandingsData {
    data(&Sight::of(console.shell().session().unwrap(), &console.shell().desk))
}

/// A sheet that nobody had keyed was a plain 0 here and a "?" in the hall.
#[test]
fn a_sheet_that_is_not_keyed_has_the_same_sign_here_as_in_the_hall() {
    let folder = tempfile::tempdir().unwrap();
    let mut console = Console::in_rounds(&folder.path().join("a.eforos"));
    console.record(1, "ΚΡΤΣΑΟΕ");
    console.ask(UserCommand::TakeSheet(round(1), player(2)));
    console.type_words(Field::Four, &of("ΚΑΡΟ"));
    console.ctrl(Key::Enter);
    console.ask(UserCommand::Go(Place::Standings));
    let rows = seen(&console).rows;
    let here: Vec<(PlayerId, &str)> =
        rows.iter().map(|row| (row.player, row.brought.as_str())).collect();
    assert_eq!(here, [(player(2), "+2"), (player(1), "?"), (player(3), "?")]);
    console.ask(UserCommand::Pin(Pinned::Standings(HallStandings::Latest)));
    let Scene::Standings { rows, .. } = console.hall().scene else { panic!("no standings") };
    let there: Vec<(PlayerId, &str)> =
        rows.iter().map(|row| (row.player, row.gained.as_str())).collect();
    assert_eq!(here, there);
    // On the player's page, too, and a void round has its mark.
    console.ask(UserCommand::SelectRow(player(1)));
    assert_eq!(seen(&console).page.unwrap().rounds, [("1".to_owned(), "?".to_owned())]);
    let kind = PenaltyName::VoidRound;
    console.ask(UserCommand::Ask(Question::Penalise { player: player(2), round: round(1), kind }));
    console.ask(UserCommand::Type(Entry::Reason, "μιλούσε".to_owned()));
    console.ask(UserCommand::Confirm);
    console.ask(UserCommand::SelectRow(player(2)));
    assert_eq!(seen(&console).page.unwrap().rounds, [("1".to_owned(), "Μ".to_owned())]);
}

/// What the hall gets was longer than its button's place, which grew by it: the table lay over all that stands beside it.
#[test]
fn what_the_hall_gets_is_told_in_its_place_however_long_it_is() {
    let folder = TempDir::new().unwrap();
    let mut console = super::pictures::rehearsal(folder.path(), 40, Stretch::Half);
    console.window().set_size(egui::vec2(1280.0, 720.0));
    let is_apart = |console: &Console| {
        let (table, side) = (console.place_of("Μεγ."), console.place_of("Γιατί"));
        assert!(table.right() + 24.0 <= side.left() + 1.0, "{table} and {side}");
    };
    console.ask(UserCommand::Go(Place::Standings));
    is_apart(&console);
    console.ask(UserCommand::Go(Place::Rounds));
    console.space();
    console.wait_ms(8000);
    console.space();
    console.wait_ms(362_000);
    console.space();
    console.wait_ms(2000);
    console.ask(UserCommand::Go(Place::Standings));
    console.see("?");
    is_apart(&console);
}

//! What a player of a duplicate game or of classic games reads with the code on their card: the own slips of closed turns,
//! the own tables and results of rounds that were shown, and nothing of anybody else.

use std::time::Instant;

use eforos::domain::cards::CardCode;
use eforos::domain::contest::Details;
use eforos::domain::contest::command::Command as Ask;
use eforos::domain::formats::classic::command::Command as Tables;
use eforos::domain::formats::classic::entered::{Entered, EnteredSeat};
use eforos::domain::formats::classic::rules::{CA_LLISCA, End, PL_PINCZOW_2016, Rules};
use eforos::domain::formats::classic::state::Classic;
use eforos::domain::formats::duplicate::command::{Choice, Command as Play};
use eforos::domain::formats::duplicate::game::{Cancelled, Criterion, Hand as Raised, Possible};
use eforos::domain::formats::duplicate::rules::RO_DUPLICATE_2007;
use eforos::domain::formats::duplicate::slip::SlipId;
use eforos::domain::formats::duplicate::state::Duplicate;
use eforos::domain::formats::duplicate::written::OnSlip;
use eforos::domain::player::Span;
use eforos::language::Sentences;
use eforos::lexicon::Lexicon;
use eforos::stations::Shows;

use super::tables::{NAMES, add, player, round, scores, seats, table};
use super::{Answer, Hall, slips};

const KEY: [u8; 32] = [2; 32];

fn page<F: Shows + Sentences>(hall: &Hall<F>, of: u32, language: &str) -> Answer {
    let code = hall.keeper.card(player(of)).unwrap();
    hall.request(&format!("GET /p/{code}"), &[("Accept-Language", language)], "")
}

/// A code that is nobody's is told so, a guesser is told to wait, and who has a card reads on.
fn is_guarded<F: Shows + Sentences>(hall: &Hall<F>) {
    let own = page(hall, 1, "en");
    own.is_guarded("a player’s page", "no-store");
    let begun = Instant::now();
    let wrong = |number: u32| {
        let code = CardCode::read(&format!("{number:010}")).unwrap();
        hall.get(&format!("/p/{code}")).status
    };
    let answers: Vec<u16> = (0..60).map(wrong).collect();
    assert_eq!(answers[..30], [404; 30]);
    let more = usize::try_from(begun.elapsed().as_secs()).unwrap() / 2 + 1;
    let told = answers.iter().filter(|answer| **answer == 404).count();
    assert!((30..=30 + more).contains(&told), "{answers:?}");
    assert!(answers.iter().all(|answer| matches!(answer, 404 | 429)), "{answers:?}");
    assert_eq!(page(hall, 1, "en").status, 200, "who has a card");
}

/// Three players, and a turn of which two slips are keyed.
fn game() -> Hall<Duplicate> {
    let details = Details { title: "Cupa".to_owned(), ..Details::default() };
    let mut hall = Hall::of(details, (RO_DUPLICATE_2007, slips::list()));
    hall.keeper.make_room_for_stations(KEY).unwrap();
    for name in ["Ana <i>Pop</i>", "Ion Rus", "Maria Stan"] {
        let span = Span { from_round: round(1), to_round: round(99) };
        hall.ask(Ask::AddPlayer { id: None, name: name.to_owned(), club: String::new(), span });
    }
    hall.ask(slips::recorded());
    for (of, position, word, points) in [(1, "H7", "CAST", 8), (2, "H4", "TREX", 9)] {
        let (position, word) = (position.to_owned(), word.to_owned());
        let written = OnSlip { position, word, points: Some(points), ..OnSlip::EMPTY };
        hall.ask(Play::CollectSlips {
            turn: round(1),
            players: vec![player(of)],
            hand: Raised::Raised,
        });
        hall.ask(Play::KeySlip { player: Some(player(of)), turn: round(1), written });
    }
    hall
}

#[test]
fn of_a_duplicate_game_a_player_reads_the_own_slips_of_closed_turns() {
    let mut hall = game();
    let open = page(&hall, 1, "ro");
    assert_eq!(open.status, 200);
    // Before anything is published it says where they sit, and how far the game is.
    for seen in ["Masa dumneavoastră: 1", "Turul 1: timpul a expirat", "Nu s-a publicat încă nimic"]
    {
        assert!(open.body.contains(seen), "{seen}: {}", open.body);
    }
    assert!(open.body.contains("Ana &#60;i&#62;Pop&#60;/i&#62;"), "{}", open.body);
    for word in ["CAST", "TREX", "class=\"tile"] {
        assert!(!open.body.contains(word), "{word} of a turn whose play was not announced");
    }
    let possible = Possible::Possible;
    hall.ask(Play::DeclareNoPlay { turn: round(1), possible, reason: String::new() });
    // Four players' pages would be the standings: what was not published is nobody's yet.
    let closed = page(&hall, 1, "ro").body;
    assert!(!closed.contains("CAST") && !closed.contains("până la turul"), "{closed}");
    for seen in ["Urmează turul 2.", "de la 1 tur nu este publicat încă"] {
        assert!(closed.contains(seen), "{seen}: {closed}");
    }
    hall.ask(Ask::Publish { round: round(1) });
    let own = page(&hall, 1, "ro").body;
    for seen in ["Turul 1", "✗ H7 CAST 8", "CAST nu este valid", "0 puncte până la turul 1"] {
        assert!(own.contains(seen), "{seen}: {own}");
    }
    assert!(!own.contains("publicat încă"), "nothing waits: {own}");
    assert_eq!(own.matches("<li class=\"tile").count(), 7, "the letters of the turn: {own}");
    for other in ["TREX", "Ion", "Maria"] {
        assert!(!own.contains(other), "{other}: {own}");
    }
    assert!(page(&hall, 2, "ro").body.contains("TREX"));
    let none = page(&hall, 3, "en").body;
    assert!(none.contains("Turn 1") && !none.contains("CAST") && !none.contains("TREX"), "{none}");
    is_guarded(&hall);
}

fn day(rules: &str) -> Hall<Classic> {
    let list = Lexicon::free(Rules::parse(rules).unwrap().language);
    let details = Details { title: "Trobada".to_owned(), ..Details::default() };
    let mut hall = Hall::of(details, (rules, list));
    hall.keeper.make_room_for_stations(KEY).unwrap();
    for name in NAMES {
        hall.ask(add(name));
    }
    hall
}

#[test]
fn of_classic_games_a_player_reads_where_they_sit_and_the_own_results() {
    let mut hall = day(CA_LLISCA);
    let before: Vec<String> = (1..=5).map(|of| page(&hall, of, "ca").body).collect();
    hall.ask(seats());
    let paired: Vec<String> = (1..=5).map(|of| page(&hall, of, "ca").body).collect();
    assert!(paired == before, "before the tables are shown nobody sits anywhere");
    hall.ask(Tables::ShowPairing(round(1)));
    let seat = page(&hall, 3, "ca").body;
    for seen in ["Ronda 1: taula 2", NAMES[3], "Carla Mas &#60;b&#62;"] {
        assert!(seat.contains(seen), "{seen}: {seat}");
    }
    assert!(!seat.contains(NAMES[0]) && !seat.contains(NAMES[1]), "another table: {seat}");
    // Who has a bye reads that it is one.
    assert!(page(&hall, 5, "ca").body != before[4]);
    hall.ask(scores(1, [402, 377]));
    hall.ask(scores(2, [311, 298]));
    // The door's number is the system's, and may have the digits of a result.
    let at = hall.at().to_string();
    let read = |hall: &Hall<Classic>, of: u32| page(hall, of, "ca").body.replace(&at, "");
    // Before it is published a round is where they sit, and no more.
    let own = read(&hall, 3);
    assert!(own.contains("Ronda 1: taula 2") && own.contains(NAMES[3]), "{own}");
    assert!(!own.contains("311") && !own.contains("298"), "{own}");
    hall.ask(Ask::Publish { round: round(1) });
    let own = read(&hall, 3);
    assert!(own.contains("311") && own.contains("298"), "{own}");
    assert!(!own.contains("402") && !own.contains("377"), "another table’s: {own}");
    assert!(!own.contains(NAMES[0]), "{own}");
    assert!(read(&hall, 1).contains("402"));
    is_guarded(&hall);
}

/// A game that was lost read as points below zero, `− 0`, and what was added to a score had no name.
#[test]
fn what_came_of_a_game_and_what_its_score_follows_from_is_said_in_words() {
    let mut hall = day(CA_LLISCA);
    hall.ask(seats());
    hall.ask(Tables::ShowPairing(round(1)));
    hall.ask(scores(1, [350, 350]));
    let seats = vec![
        EnteredSeat::with_figures(player(3), 251, 0, 0),
        EnteredSeat::with_figures(player(4), 240, 10, 70_000),
    ];
    let (end, finisher) = (Some(End::Out), Some(player(3)));
    let result = Entered { starter: None, end, finisher, reason: String::new(), seats };
    let result = result.completed(&Rules::parse(CA_LLISCA).unwrap()).unwrap();
    hall.ask(Tables::EnterResult { round: round(1), table: table(2), result });
    hall.ask(Ask::Publish { round: round(1) });
    let read = |of: u32, language: &str| page(&hall, of, language).body;
    for (of, said) in [(1, "empat · ½"), (3, "victòria · 1"), (4, "derrota · 0")] {
        let own = read(of, "ca");
        assert!(own.contains(said), "{said}: {own}");
        assert!(!own.contains("\u{2212} 0") && !own.contains("+ 1<"), "{own}");
    }
    for (of, said) in [(1, "drawn · ½"), (3, "won · 1"), (4, "lost · 0")] {
        assert!(read(of, "en").contains(said), "{said}: {}", read(of, "en"));
    }
    assert!(read(3, "en").contains("251 + 10 racks"), "{}", read(3, "en"));
    let lost = read(4, "en");
    assert!(
        lost.contains("240 \u{2212} 10 racks \u{2212} ") && lost.contains(" overtime"),
        "{lost}"
    );
}

/// Why a game was given up (somebody fainted) stood on phones, before anything of its round was published.
#[test]
fn why_a_game_was_not_played_is_on_no_phone() {
    let mut hall = day(CA_LLISCA);
    hall.ask(seats());
    hall.ask(Tables::ShowPairing(round(1)));
    let reason = "desmai d’una jugadora".to_owned();
    hall.ask(Tables::CancelGame { round: round(1), table: table(1), reason });
    hall.ask(scores(2, [311, 298]));
    let own = page(&hall, 1, "ca").body;
    assert!(own.contains("Ronda 1: taula 1") && own.contains(NAMES[1]), "{own}");
    assert!(!own.contains("desmai") && !own.contains("anul·lada"), "{own}");
    hall.ask(Ask::Publish { round: round(1) });
    let own = page(&hall, 1, "ca").body;
    assert!(own.contains("anul·lada") && !own.contains("desmai"), "{own}");
}

/// A pupil's own page names them alone: whom they play it tells by initials and number, as the hall's pages do.
#[test]
fn a_pupils_page_names_no_other_pupil() {
    let mut hall = day(PL_PINCZOW_2016);
    hall.ask(seats());
    hall.ask(Tables::ShowPairing(round(1)));
    for result in [scores(1, [402, 377]), scores(2, [311, 298])] {
        for (of, own) in (1..).zip(NAMES) {
            let page = page(&hall, of, "pl").body;
            for name in NAMES.into_iter().filter(|name| *name != own) {
                let part = name.split(' ').next().unwrap();
                assert!(!page.contains(part), "{part} on the page of {of}: {page}");
            }
        }
        hall.ask(result);
    }
}

/// What the hall heard of a turn its players read on their page, too; what was cancelled is no fault of theirs.
#[test]
fn of_a_turn_whose_top_was_announced_a_player_reads_it_and_a_cancelled_one_is_quiet() {
    let mut hall = game();
    hall.ask(Play::DeclareNotHandedIn { turn: round(1), player: player(3) });
    let on_slip = |word: &str| OnSlip {
        position: "H7".to_owned(),
        word: word.to_owned(),
        points: Some(8),
        ..OnSlip::EMPTY
    };
    let (seen, written) = (on_slip("CAST"), on_slip("CASA"));
    let why = "citit greșit".to_owned();
    hall.ask(Play::ReviseSlip { slip: SlipId::new(1).unwrap(), seen, written, reason: why });
    let play =
        serde_json::from_value(serde_json::json!({"position": "H7", "word": "CASA"})).unwrap();
    let choice = Choice { play, criteria: vec![Criterion::Opens], despite: None };
    hall.ask(Play::ChooseTop { turn: round(1), choice });
    assert!(!page(&hall, 2, "ro").body.contains("CASA"), "chosen and not announced");
    hall.ask(Play::AnnounceTop(round(1)));
    hall.ask(Ask::Publish { round: round(1) });
    let own = page(&hall, 2, "ro").body;
    assert!(own.contains("H7 CASA") && own.contains("TREX"), "{own}");
    // Whoever claimed what it brings was right; a ruled one that brought less has no tick.
    assert!(page(&hall, 1, "ro").body.contains("✓ H7 CASA"), "{}", page(&hall, 1, "ro").body);
    let (slip, reason) = (SlipId::new(1).unwrap(), "zgomot".to_owned());
    hall.ask(Play::SetOutcome { slip, points: 5, warnings: 0, reason });
    let ruled = page(&hall, 1, "ro").body;
    assert!(ruled.contains("▲ H7 CASA") && !ruled.contains("✓ H7"), "{ruled}");
    let how = Cancelled::Score;
    hall.ask(Play::CancelTurn { turn: round(1), how, letters: None, reason: "zgomot".to_owned() });
    let own = page(&hall, 2, "ro").body;
    let (_, of_turn) = own.split_once("<section class=\"card\" id=\"r1\">").unwrap();
    assert!(!of_turn.contains("class=\"bad\"") && of_turn.contains("TREX"), "{own}");
}

/// A solo, its points and the total went down with a slip that was keyed after the top was told, and nothing had said so.
#[test]
fn while_slips_of_a_turn_are_missing_what_it_brought_is_told_as_provisional() {
    let mut hall = game();
    let on_slip = |word: &str| OnSlip {
        position: "H7".to_owned(),
        word: word.to_owned(),
        points: Some(8),
        ..OnSlip::EMPTY
    };
    let (seen, written) = (on_slip("CAST"), on_slip("CASA"));
    let reason = "citit greșit".to_owned();
    hall.ask(Play::ReviseSlip { slip: SlipId::new(1).unwrap(), seen, written, reason });
    let play =
        serde_json::from_value(serde_json::json!({"position": "H7", "word": "CASA"})).unwrap();
    let choice = Choice { play, criteria: vec![Criterion::Opens], despite: None };
    hall.ask(Play::ChooseTop { turn: round(1), choice });
    hall.ask(Play::AnnounceTop(round(1)));
    hall.ask(Ask::Publish { round: round(1) });
    let own = page(&hall, 1, "ro").body;
    let missing = "? provizoriu · lipsește 1 fluturaș";
    // Beside the total, and in the turn with the solo and its points.
    assert!(own.contains(&format!("până la turul 1 · locul 1 · {missing}")), "{own}");
    let (_, of_turn) = own.split_once("<section class=\"card\" id=\"r1\">").unwrap();
    assert!(of_turn.contains(&format!("<p class=\"open\">{missing} · Solo: +")), "{own}");
    assert!(of_turn.contains(" ?</b></header>"), "{own}");
    let none = page(&hall, 2, "ro").body;
    assert!(none.matches(missing).count() == 2 && !none.contains("Solo"), "{none}");
    let turn = round(1);
    hall.ask(Play::CollectSlips { turn, players: vec![player(3)], hand: Raised::Raised });
    hall.ask(Play::KeySlip { player: Some(player(3)), turn, written: on_slip("CASA") });
    let own = page(&hall, 1, "ro").body;
    assert!(!own.contains("provizoriu") && !own.contains("Solo") && !own.contains(" ?<"), "{own}");
}

//! §10: what undo takes back, in which order, and what it passes over.

use eforos::domain::contest::decide::{undo, undoable};
use eforos::domain::contest::objection::{About, Outcome};
use eforos::domain::contest::penalty::PenaltyKind;
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::contest::{Details, DoubleKeying};
use eforos::domain::emblem::Emblem;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::event::PausedTiles;
use eforos::domain::formats::anagram::sheet::{Lateness, SheetWords};
use eforos::domain::formats::anagram::{Command, Contest, Event, Record, Rejection};
use eforos::domain::ids::ObjectionId;
use eforos::domain::player::Player;

use crate::day::{Day, all_day, field, letters, person, player, round, sheet_id, word, words};

fn reason() -> String {
    "reason".to_owned()
}

fn add_player() -> Command {
    Command::AddPlayer { id: None, name: "Νέα".to_owned(), club: String::new(), span: all_day() }
}

/// The competition as it was, all but what the history says.
#[test]
fn every_work_at_the_desk_is_taken_back_to_the_state_before_last_first() {
    let mut day = Day::of_players(2, "ΡΟΣ");
    day.play_all();
    day.key(1, 1, "3: ΡΟΣ Ρ?Σ");
    let first = sheet_id(1);
    let nameless = sheet_id(2);
    let commands: Vec<Command> = vec![
        add_player(),
        Command::ChangePlayer { player: day.contest().common.players[&player(1)].clone() },
        Command::ChangeDetails { details: Details::default() },
        Command::SetEmblem { emblem: Some(Emblem::of(*b"\x89PNG\r\n\x1a\n")) },
        Command::SetDoubleKeying { double_keying: DoubleKeying::Required },
        Command::RuleWord {
            seen: None,
            word: word("ΤΟΣ"),
            ruled: Ruled::Valid,
            evidence: String::new(),
        },
        Command::RuleWord {
            seen: None,
            word: word("ΤΟΣ"),
            ruled: Ruled::Invalid,
            evidence: String::new(),
        },
        Command::WithdrawRuling { word: word("ΤΟΣ") },
        Command::Penalise {
            player: player(1),
            round: round(1),
            kind: PenaltyKind::VoidRound,
            reason: reason(),
        },
        Command::LiftPenalty { penalty: crate::day::penalty_id(1), reason: reason() },
        Play::SettleUnreadable { sheet: first, field: field(3), place: 1 }.into(),
        Play::ReviseSheet {
            seen: SheetWords::default(),
            sheet: first,
            words: words("3: ΡΟΣ"),
            reason: reason(),
        }
        .into(),
        Play::KeySheet { player: None, round: round(1), words: words("3: ΤΟΣ") }.into(),
        Play::MoveSheet { sheet: nameless, player: player(1), round: round(1) }.into(),
        Play::SettleKeyings { sheet: nameless, words: words("3: ΡΟΣ ΤΟΣ") }.into(),
        Play::CollectSheets {
            round: round(2),
            players: vec![player(1), player(2)],
            lateness: Lateness::Late,
        }
        .into(),
        Play::SetLateness { round: round(2), player: player(1), lateness: Lateness::InTime }.into(),
        Play::DeclareNotHandedIn { round: round(2), player: player(2) }.into(),
        Command::LodgeObjection { player: player(1), about: About::Reading { round: round(1) } },
        Play::UpholdReading {
            objection: ObjectionId::FIRST,
            words: words("3: ΣΟΡ"),
            reason: reason(),
        }
        .into(),
        Command::LodgeObjection { player: player(2), about: About::Void { round: round(2) } },
        Command::DecideObjection {
            objection: ObjectionId::new(2).unwrap(),
            outcome: Outcome::Upheld,
            reason: reason(),
        },
        Play::CorrectLetters {
            round: round(1), letters: letters("ΑΡΟΚΤΣΕ"), reason: reason()
        }
        .into(),
        Play::GiveUpRound { round: round(3), reason: reason() }.into(),
        Play::ReplayRound { round: round(1), reason: reason() }.into(),
        Play::RecordRound { round: round(1), letters: letters("ΚΑΡΟΤΣΕ"), reason: reason() }.into(),
    ];
    let mut states = Vec::new();
    for command in commands {
        states.push((day.contest().clone(), day.standings(14)));
        let events = day.must(command);
        let named: Vec<Event> =
            undoable(&day.record).iter().map(|recorded| recorded.event.clone()).collect();
        assert_eq!(named, events, "undo names the last action first");
    }
    let length = day.record.log().len();
    let taken_back = states.len();
    for (contest, standings) in states.into_iter().rev() {
        day.undo();
        assert_eq!(*day.contest(), contest);
        assert_eq!(day.standings(14), standings);
    }
    assert_eq!(day.record.log().len(), length + taken_back, "nothing is deleted");
}

#[test]
fn undo_passes_over_the_clock_but_not_under_the_play_that_it_stands_on() {
    let mut day = Day::of_players(1, "");
    day.play(1);
    day.must(Play::GiveUpRound { round: round(2), reason: reason() });
    day.key(1, 1, "3: ΡΟΣ");
    day.must(Play::TypeLetters { round: round(3), letters: letters("ΠΛΑΜΝΟΡ") });
    day.must(Play::StartRound { round: round(3) });
    day.rule("ΡΟΣ", Ruled::Valid);
    day.pass(180_000);
    day.must(Play::NoteTime);
    day.must(Play::PauseRound { tiles: PausedTiles::Hidden, reason: reason() });
    day.rule("ΤΟΣ", Ruled::Valid);
    day.must(Play::ResumeRound);
    day.pass(60_000);
    day.must(Play::NoteTime);
    let stage = day.contest().game.round(round(3)).unwrap().clone();

    let undone = |day: &mut Day| {
        let event = undoable(&day.record).first().map(|recorded| recorded.event.clone());
        day.undo();
        event.unwrap()
    };
    assert!(matches!(undone(&mut day), Event::WordRuled { word: w, .. } if w == word("ΤΟΣ")));
    assert!(matches!(undone(&mut day), Event::WordRuled { word: w, .. } if w == word("ΡΟΣ")));
    // The letters were shown, the time ran: neither they nor the round given up before.
    assert!(matches!(
        undone(&mut day),
        Event::Own(eforos::domain::formats::anagram::event::Event::SheetKeyed { .. })
    ));
    assert!(matches!(undone(&mut day), Event::PlayerAdded { .. }));
    assert_eq!(day.refused(undo(&day.record)), Rejection::NothingToUndo);
    assert_eq!(*day.contest().game.round(round(3)).unwrap(), stage, "time is untouched");
}

#[test]
fn play_is_taken_back_while_nothing_stands_on_it() {
    let mut day = Day::of_players(1, "");
    day.must(Play::TypeLetters { round: round(1), letters: letters("ΚΑΡΟΤΣΕ") });
    day.undo();
    assert_eq!(day.contest().game.tiles_left().len(), 102);
    day.must(Command::SetHallWord { text: "επτά".to_owned() });
    day.undo();
    assert_eq!(day.contest().common.hall_word, None);
    // A draw that was shown belongs to a round that was replayed since: it stays.
    day.must(Play::DrawLetters { round: round(1) });
    day.must(Play::ShowLetters { round: round(1) });
    day.must(Play::ReplayRound { round: round(1), reason: reason() });
    day.must(Play::DrawLetters { round: round(1) });
    day.undo(); // the second draw
    day.undo(); // the replay
    let state = day.contest().game.round(round(1)).unwrap();
    assert_eq!((state.attempt.get(), state.letters().len()), (1, 7));
    day.undo(); // the player: nothing else is left
    assert_eq!(day.refused(undo(&day.record)), Rejection::NothingToUndo);
}

#[test]
fn put_backs_and_replacements_are_undone_step_by_step() {
    let mut day = Day::of_players(0, "");
    day.play_all();
    day.must(Play::ReplayRound { round: round(14), reason: reason() });
    day.must(Play::ReplayRound { round: round(13), reason: reason() });
    let start = day.contest().clone();
    // Χ Ψ of round 13 go back; Χ Ψ are fewer than the three consonants of round 14.
    day.must(Play::TypeLetters { round: round(13), letters: letters("ΡΜΓΛΩΟΑ") });
    day.must(Play::ShowLetters { round: round(13) });
    day.must(Play::StartRound { round: round(13) });
    day.must(Play::StopRound { reason: reason() });
    let before = day.contest().clone();
    let typed =
        day.must(Play::TypeLetters { round: round(14), letters: letters("ΠΝΔΗΕΗΥ") });
    assert_eq!(typed.len(), 2, "{typed:?}");
    day.must(Play::TypeReplacements { round: round(14), letters: letters("ΧΨ") });
    day.undo();
    assert_eq!(day.contest().game.announced(round(14)).unwrap().awaited, 2);
    day.undo();
    assert_eq!(*day.contest(), before);
    assert_ne!(*day.contest(), start);
}

#[test]
fn an_undone_number_is_given_again_and_means_the_new_thing() {
    let mut day = Day::of_players(1, "ΡΟΣ ΤΟΣ");
    day.play(1);
    let first = day.key(1, 1, "3: ΡΟΣ");
    day.undo();
    let second = day.key(1, 1, "3: ΤΟΣ ΡΟΣ");
    assert_eq!(first, second);
    assert_eq!(day.total(1), 2);
    day.undo();
    let penalty = day.penalise(1, 1, PenaltyKind::Expelled);
    day.undo();
    assert_eq!(day.penalise(1, 1, PenaltyKind::Deduction { points: 1 }), penalty);
    assert_eq!(day.total(1), -1);
    day.must(add_player());
    day.undo();
    day.must(add_player());
    assert_eq!(day.contest().common.players.len(), 2);
}

#[test]
fn undo_says_who_and_when_and_is_not_undone() {
    let mut day = Day::of_players(1, "");
    day.who = person("Βοηθός");
    day.pass(5);
    day.undo();
    let last = day.record.log().last().unwrap();
    assert_eq!((last.who.name.as_str(), last.at.elapsed_ms), ("Βοηθός", 5));
    let Event::Undone { action } = last.event else { panic!() };
    assert!(day.record.is_undone(action));
    assert_eq!(undoable(&day.record), []);
    assert_eq!(day.refused(undo(&day.record)), Rejection::NothingToUndo);
}

/// What one gesture asks for is one action: decided in turn, all of it or nothing.
#[test]
fn several_commands_are_one_action_or_none() {
    let mut day = Day::of_players(2, "ΡΟΣ");
    let before = day.contest().clone();
    let events = day.record.log().len();
    let [one, two] = [1, 2].map(|number| day.contest().common.players[&player(number)].clone());
    let swapped = [Player { id: two.id, ..one.clone() }, Player { id: one.id, ..two.clone() }];
    let change = |player| Command::ChangePlayer { player };
    day.ask(Command::Several(swapped.clone().map(change).into())).unwrap();
    let actions: Vec<_> = day.record.log()[events..].iter().map(|it| it.action).collect();
    assert_eq!(actions.len(), 2);
    assert_eq!(actions[0], actions[1]);
    assert_eq!(undoable(&day.record).len(), 2);
    day.ask(undo(&day.record)).unwrap();
    assert_eq!(*day.contest(), before);
    // Each is decided in the state that those before it make.
    day.ask(Command::Several(vec![add_player(), add_player()])).unwrap();
    let numbers: Vec<u32> = day.contest().common.players.keys().map(|id| id.get()).collect();
    assert_eq!(numbers, [1, 2, 3, 4]);
    // One that is refused leaves nothing of the others.
    let events = day.record.log().len();
    let nameless =
        Command::AddPlayer { id: None, name: " ".to_owned(), club: String::new(), span: all_day() };
    let refused = day.refused(Command::Several(vec![add_player(), nameless]));
    assert_eq!(refused, Rejection::NameMissing);
    // Nor do things go together that no gesture asks for.
    let word = || word("ΤΟΣ");
    let rule = || Command::RuleWord {
        seen: None,
        word: word(),
        ruled: Ruled::Valid,
        evidence: String::new(),
    };
    let withdraw = || Command::WithdrawRuling { word: word() };
    let refused = day.refused(Command::Several(vec![rule(), withdraw(), rule()]));
    assert_eq!(refused, Rejection::NotTogether);
    assert_eq!(day.record.log().len(), events);
    day.ask(Command::Several(Vec::new())).unwrap();
    assert_eq!(day.record.log().len(), events);
}

/// Two people at two desks: what was seen to be taken back is, or nothing.
#[test]
fn an_undo_of_what_is_no_longer_the_newest_is_refused() {
    let mut day = Day::of_players(2, "");
    let seen = undo(&day.record);
    day.must(Command::Penalise {
        player: player(1),
        round: round(1),
        kind: PenaltyKind::Reprimand,
        reason: "θόρυβος".to_owned(),
    });
    assert_eq!(day.refused(seen), Rejection::NothingToUndo);
    day.undo();
    assert_eq!(day.contest().common.penalties, []);
    assert_eq!(day.contest().common.players.len(), 2);
}

/// Each undo finds what it takes back at once, and derives no more anew than came since the competition was last kept.
#[test]
fn who_takes_everything_back_has_little_derived_anew_each_time() {
    let day = Day::of_players(2, "ΡΟΣ");
    let mut record = day.record.clone();
    let before = record.standing().len();
    let happened = |record: &mut Record, event: Event| {
        record.take_in(record.number(vec![event], day.now, &day.who));
    };
    for n in 0..1000 {
        let details = Box::new(Details { title: n.to_string(), ..Details::default() });
        happened(&mut record, Event::DetailsChanged { details });
    }
    let stood: Vec<Contest> = (0..1000).map(|n| record.contest_after(before + n)).collect();
    for (n, stood) in stood.iter().enumerate().rev() {
        assert_eq!(record.contest().common.details.title, n.to_string());
        let action = undoable(&record)[0].action;
        happened(&mut record, Event::Undone { action });
        assert_eq!(record.contest(), stood);
        assert_eq!(record.standing().len(), before + n);
    }
    // It is kept after each 256 events that stand.
    let least: usize = (before..before + 1000).map(|standing| standing % 256).sum();
    assert_eq!(record.anew(), least);
}

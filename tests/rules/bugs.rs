//! Bugs that were found, each with what it did.

use eforos::domain::clock::{Countdown, Moment};
use eforos::domain::contest::DoubleKeying;
use eforos::domain::contest::decide::undo;
use eforos::domain::contest::objection::{About, Outcome};
use eforos::domain::contest::penalty::PenaltyKind;
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::contest::seed::Seed;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::event::Event as Played;
use eforos::domain::formats::anagram::refusal::{CannotUphold, Refusal};
use eforos::domain::formats::anagram::sheet::{Check, Lateness, SheetWords};
use eforos::domain::formats::anagram::standings::Doubt;
use eforos::domain::formats::anagram::{Command, Event, Rejection};
use eforos::domain::ids::{ObjectionId, PlayerId};
use eforos::domain::player::Player;
use eforos::domain::timing::law::BadTime;

use crate::day::{Day, all_day, letters, person, player, round, sheet_id, word, words};

fn drawn(events: &[Event]) -> Vec<String> {
    let drawn = events.iter().filter_map(|event| match event {
        Event::Own(Played::LettersDrawn { letters, .. }) => Some(letters),
        _ => None,
    });
    drawn.map(|letters| letters.iter().map(ToString::to_string).collect()).collect()
}

/// An undone draw left the hall's word free to be called again, and the seed to be replaced: the
/// letters could be drawn until they pleased.
#[test]
fn after_a_draw_that_was_undone_hall_word_and_seed_stay() {
    let mut day = Day::of_players(1, "");
    day.must(Command::SetHallWord { text: "επτά".to_owned() });
    let first = drawn(&day.must(Play::DrawLetters { round: round(1) }));
    day.undo();
    assert_eq!(
        day.refused(Command::SetHallWord { text: "οκτώ".to_owned() }),
        Rejection::DrawsBegun
    );
    let commitment = Seed::from_bytes([8; 32]).commitment();
    assert_eq!(day.refused(Command::RenewCommitment { commitment }), Rejection::DrawsBegun);
    // Nor can the word be taken back now.
    let player_added = day.record.log().len() - 4;
    assert!(matches!(day.record.log()[player_added].event, Event::PlayerAdded { .. }));
    day.undo();
    assert!(day.contest().common.players.is_empty(), "undo passes over the hall's word");
    assert_eq!(day.contest().common.hall_word.as_deref(), Some("επτά"));
    assert_eq!(drawn(&day.must(Play::DrawLetters { round: round(1) })), first);
}

#[test]
fn the_silence_of_the_hall_is_fixed_by_the_first_draw_too() {
    let mut day = Day::of_players(1, "");
    let first = drawn(&day.must(Play::DrawLetters { round: round(1) }));
    day.undo();
    assert_eq!(
        day.refused(Command::SetHallWord { text: "οκτώ".to_owned() }),
        Rejection::DrawsBegun
    );
    assert_eq!(drawn(&day.must(Play::DrawLetters { round: round(1) })), first);
}

/// Each ruling judged the sheets that have the word twice as often as the one before: the thirtieth
/// change of one ruling would have taken days.
#[test]
fn ruling_on_one_word_again_and_again_costs_no_more_each_time() {
    let mut day = Day::of_players(3, "");
    day.play(1);
    for of in 1..=3 {
        day.key(of, 1, "3: ΡΟΣ / 4: ΚΑΡΟ");
    }
    for _ in 0..30 {
        day.rule("ΡΟΣ", Ruled::Valid);
        day.rule("ΡΟΣ", Ruled::Invalid);
    }
    assert_eq!(day.total(2), -3);
}

/// Revising a sheet whose second keying differed dropped that keying, and with it what hindered the
/// signing.
#[test]
fn a_revision_does_not_settle_a_second_keying() {
    let mut day = Day::of_players(1, "");
    day.play_all();
    day.who = person("Άννα");
    let sheet = day.key(1, 1, "3: ΡΟΣ");
    day.declare_missing();
    day.who = person("Βασίλης");
    day.must(Play::KeyAgain { sheet, words: words("3: ΡΟΣ ΤΟΣ") });
    assert_eq!(day.doubts(), [Doubt::Unsettled { player: player(1), round: round(1) }]);

    let revise = |text| Play::ReviseSheet {
        seen: SheetWords::default(),
        sheet,
        words: words(text),
        reason: "slip".to_owned(),
    };
    day.must(revise("3: ΡΟΤ"));
    assert_eq!(day.doubts(), [Doubt::Unsettled { player: player(1), round: round(1) }]);
    // A revision that agrees with the second keying settles it.
    day.must(revise("3: ΤΟΣ ΡΟΣ"));
    assert_eq!(day.doubts(), []);
    let check = &day.contest().game.sheet(sheet).unwrap().check;
    assert_eq!(*check, Check::Done(person("Βασίλης")));
}

/// One person could be both: two sheets for one place, keyed and settled by the same person, counted
/// as checked by a second.
#[test]
fn settling_ones_own_two_sheets_is_no_second_look() {
    let mut day = Day::of_players(1, "");
    day.must(Command::SetDoubleKeying { double_keying: DoubleKeying::Required });
    day.play_all();
    let first = day.key(1, 1, "3: ΡΟΣ");
    day.declare_missing();
    let other = day.key_unassigned(1, "3: ΤΟΣ");
    day.must(Play::MoveSheet { sheet: other, player: player(1), round: round(1) });
    day.must(Play::SettleKeyings { sheet: first, words: words("3: ΡΟΣ ΤΟΣ") });
    assert_eq!(day.doubts(), [Doubt::Unchecked { player: player(1), round: round(1) }]);
    day.who = person("Βασίλης");
    day.must(Play::CheckSheet { sheet: first });
    assert_eq!(day.doubts(), []);
}

/// A sheet on the table of a player who was not expected then was silently a zero.
#[test]
fn a_collected_sheet_is_missing_even_if_it_was_not_expected() {
    let mut day = Day::of_players(0, "");
    day.add_player(
        "Αργοπορημένος",
        eforos::domain::player::Span { from_round: round(3), to_round: round(14) },
    );
    day.play_all();
    day.declare_missing();
    let (round, players) = (round(1), vec![player(1)]);
    day.must(Play::CollectSheets { round, players, lateness: Lateness::InTime });
    assert_eq!(day.doubts(), [Doubt::Missing { player: player(1), round }]);
}

/// Two keyings of a sheet that counts nothing hindered the signing.
#[test]
fn keyings_of_sheets_that_do_not_count_hinder_nothing() {
    for kind in [PenaltyKind::VoidRound, PenaltyKind::Expelled, PenaltyKind::ExpelledFromRest] {
        let mut day = Day::of_players(1, "");
        day.play_all();
        let sheet = day.key(1, 2, "3: ΡΟΣ");
        day.declare_missing();
        day.who = person("Βασίλης");
        day.must(Play::KeyAgain { sheet, words: words("3: ΤΟΣ") });
        let of = if kind == PenaltyKind::ExpelledFromRest { 1 } else { 2 };
        let penalty = day.penalise(1, of, kind);
        assert_eq!(day.doubts(), [], "{kind:?}");
        day.lift(penalty);
        assert_eq!(day.doubts(), [Doubt::Unsettled { player: player(1), round: round(2) }]);
    }
}

/// A restart after the remaining time had been set beyond the full time gave the longer time.
#[test]
fn a_restart_gives_the_time_of_the_schedule() {
    let mut day = Day::of_players(1, "");
    let round = round(1);
    day.must(Play::DrawLetters { round });
    day.must(Play::StartRound { round });
    let reason = || "reason".to_owned();
    day.must(Play::SetRemaining { remaining_ms: 400_000, reason: reason() });
    day.must(Play::RestartTime { reason: reason() });
    let countdown = day.contest().game.round(round).unwrap().countdown().unwrap();
    assert_eq!(countdown.remaining_ms(day.now), 360_000);
}

/// After a restart of the program a pause or a stop took the wall clock's word for the time.
#[test]
fn an_unconfirmed_time_is_neither_held_nor_stopped() {
    let mut day = Day::of_players(1, "");
    let round = round(1);
    day.must(Play::DrawLetters { round });
    day.must(Play::StartRound { round });
    day.reopen_program(10_000);
    let reason = || "reason".to_owned();
    let tiles = eforos::domain::formats::anagram::event::PausedTiles::Hidden;
    let pause = Play::PauseRound { tiles, reason: reason() };
    assert_eq!(day.refused(pause.clone()), Rejection::Time(BadTime::Unconfirmed));
    assert_eq!(
        day.refused(Play::StopRound { reason: reason() }),
        Rejection::Time(BadTime::Unconfirmed)
    );
    day.must(Play::ConfirmTime);
    day.must(pause);
}

/// A word that failed only because it stood twice could be "upheld", though nothing was refused.
#[test]
fn a_repeated_word_of_the_list_cannot_be_upheld() {
    let mut day = Day::of_players(1, "ΚΑΡΟ");
    day.play_all();
    day.key(1, 1, "4: ΚΑΡΟ ΚΑΡΟ / 3: ΡΟΣ ΡΟΣ");
    let uphold = |day: &mut Day, text: &str| {
        let about = About::Word { round: round(1), word: word(text) };
        day.must(Command::LodgeObjection { player: player(1), about });
        let objection = day.contest().common.objections.last().unwrap().id;
        let (outcome, reason) = (Outcome::Upheld, "dictionary".to_owned());
        day.ask(Command::DecideObjection { objection, outcome, reason })
    };
    assert_eq!(
        uphold(&mut day, "ΚΑΡΟ"),
        Err(Rejection::Own(Refusal::CannotUphold { why: CannotUphold::Repeated }))
    );
    assert!(uphold(&mut day, "ΡΟΣ").is_ok(), "its first occurrence was refused");
    assert_eq!(day.total(1), 2 + 1);
    assert_eq!(day.contest().common.objections[0].id, ObjectionId::FIRST);
}

/// A seed that is not the one committed to was revealed at signing.
#[test]
fn signing_reveals_no_other_seed() {
    let mut day = Day::ready_to_sign(1, "");
    day.seed = Some(Seed::from_bytes([9; 32]));
    day.must(Command::Sign);
    assert_eq!(day.contest().common.revealed, None);
}

/// The next free number after the greatest was the greatest again: that player was overwritten.
#[test]
fn no_player_is_overwritten_by_the_next_number() {
    let mut day = Day::of_players(0, "");
    let id = PlayerId::new(u32::MAX);
    let [name, club] = ["Πρώτη", ""].map(str::to_owned);
    // In a record of before numbers ended.
    let first = Player { id: id.unwrap(), name: name.clone(), club: club.clone(), span: all_day() };
    day.happened(Event::PlayerAdded { player: first });
    let add =
        |id| Command::AddPlayer { id, name: name.clone(), club: club.clone(), span: all_day() };
    assert_eq!(day.refused(add(id)), Rejection::PlayerExists { player: id.unwrap() });
    let beyond = PlayerId::MOST.next();
    assert_eq!(day.refused(add(Some(beyond))), Rejection::PlayerNumber { player: beyond });
    day.must(add(None));
    let numbers: Vec<PlayerId> = day.contest().common.players.keys().copied().collect();
    assert_eq!(numbers, [PlayerId::FIRST, id.unwrap()]);
}

/// Times of a damaged history overflowed, or were clamped between bounds in the wrong order.
#[test]
fn no_time_of_a_damaged_history_panics() {
    let at = |wall_ms, session, elapsed_ms| Moment { wall_ms, session, elapsed_ms };
    let ends = [i64::MIN, -1, 0, 1, i64::MAX];
    for full_ms in ends {
        for a in ends {
            for b in ends {
                for session in [1, 2] {
                    let countdown = Countdown::started(full_ms, at(a, 1, a));
                    let now = at(b, session, b);
                    for set in [
                        countdown,
                        countdown.set_to(a, now),
                        countdown.held_at(a),
                        countdown.running_from(a, now),
                    ] {
                        assert!((0..=set.full_ms()).contains(&set.remaining_ms(now)));
                    }
                }
            }
        }
    }
}

/// A round drawn again after the guarded rounds escaped the guard, and a high-value letter could
/// be left.
#[test]
fn a_replay_after_the_guarded_rounds_is_guarded() {
    let mut day = Day::of_players(1, "");
    for number in 1..=14 {
        // Β is drawn in round 7, and goes back into the bag with that round.
        day.play(number);
    }
    day.must(Play::ReplayRound { round: round(7), reason: "wrong letter".to_owned() });
    // In the bag: Β Ζ Ρ Σ Τ Α Ο, and Ν Δ Ε Η that were left. Β and Ζ stay: three would be too many.
    day.must(Play::TypeLetters { round: round(7), letters: letters("ΡΣΤΝΔΑΟ") });
    let announced = day.contest().game.announced(round(7)).unwrap();
    assert_eq!(announced.awaited, 2);
    assert_eq!(announced.letters, letters("ΡΣΤΑΟ"));
    day.must(Play::TypeReplacements { round: round(7), letters: letters("ΒΖ") });
    assert!(day.contest().game.guard_after(round(7)).holds());
    assert_eq!(day.contest().game.sheet(sheet_id(1)), None);
}

/// «All in» after a sheet was marked late cleared the mark, and a void sheet scored.
#[test]
fn collecting_in_time_never_clears_a_late_mark() {
    let mut day = Day::of_players(3, "ΡΟΣ");
    day.play(1);
    day.key(2, 1, "3: ΡΟΣ");
    for late in [1, 2] {
        let (round, player) = (round(1), player(late));
        day.must(Play::SetLateness { round, player, lateness: Lateness::Late });
    }
    let players = vec![player(1), player(2), player(3)];
    let collect = Play::CollectSheets { round: round(1), players, lateness: Lateness::InTime };
    let events = day.must(collect.clone());
    let expected = [(vec![1, 2], Lateness::Late), (vec![3], Lateness::InTime)];
    let expected = expected.map(|(players, lateness)| {
        let players = players.into_iter().map(player).collect();
        Event::from(Played::SheetsCollected { round: round(1), players, lateness })
    });
    assert_eq!(events, expected);
    let lateness = |of: u32| day.contest().game.place(round(1), player(of)).lateness;
    assert_eq!([1, 2, 3].map(lateness), [Lateness::Late, Lateness::Late, Lateness::InTime]);
    assert_eq!(day.total(2), 0, "void");
    let (round, player) = (round(1), player(2));
    day.must(Play::SetLateness { round, player, lateness: Lateness::InTime });
    day.must(collect);
    assert_eq!(day.total(2), 1, "only the referee's own word takes the mark away");
}

/// Undoing the replay of a running round let its clock go on as if it had run meanwhile.
#[test]
fn a_replay_that_broke_a_running_time_off_is_not_taken_back() {
    for give_up in [false, true] {
        let mut day = Day::of_players(1, "");
        let (round, letters) = (round(1), letters("ΚΑΡΟΤΣΕ"));
        day.must(Play::TypeLetters { round, letters });
        day.must(Play::ShowLetters { round });
        day.must(Play::StartRound { round });
        day.pass(60_000);
        let reason = "wrong letter".to_owned();
        day.must(if give_up {
            Play::GiveUpRound { round, reason }
        } else {
            Play::ReplayRound { round, reason }
        });
        let undone = day.ask(undo(&day.record));
        let taken_back = undone.is_ok_and(|_| day.contest().game.timed_round().is_some());
        assert!(!taken_back, "the clock does not go on by itself");
    }
}

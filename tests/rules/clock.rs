//! §§2 and 4: the countdown, its alerts, pauses and corrections, restarts of the program, breaks.

use eforos::domain::clock::{Countdown, Moment, crossed};
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::event::{AlertOutcome, Event as Played, PausedTiles};
use eforos::domain::formats::anagram::refusal::{Needs, Refusal};
use eforos::domain::formats::anagram::round::Stage;
use eforos::domain::formats::anagram::sheet::Lateness;
use eforos::domain::formats::anagram::{Command, Event, Rejection};
use eforos::domain::timing::law::BadTime;

use crate::day::{Day, letters, player, round, words};

const NOTHING: [i64; 0] = [];

fn reason() -> String {
    "reason".to_owned()
}

/// Round 1 drawn and its six minutes begun.
fn started() -> Day {
    let mut day = Day::of_players(1, "");
    day.must(Play::DrawLetters { round: round(1) });
    day.must(Play::StartRound { round: round(1) });
    day
}

fn pause() -> Play {
    Play::PauseRound { tiles: PausedTiles::Hidden, reason: reason() }
}

fn set(remaining_ms: i64) -> Play {
    Play::SetRemaining { remaining_ms, reason: reason() }
}

fn remaining(day: &Day) -> i64 {
    let (_, round) = day.contest().game.timed_round().expect("a time runs or is held");
    round.countdown().unwrap().remaining_ms(day.now)
}

/// What noting the time records: `60` given, `-60` missed, `0` the end.
fn noted(day: &mut Day) -> Vec<i64> {
    let told = day.must(Play::NoteTime).into_iter().map(|event| match event {
        Event::Own(
            Played::AlertReached { alert_ms, outcome, .. }
            | Played::BreakAlertReached { alert_ms, outcome, .. },
        ) => match outcome {
            AlertOutcome::Given => alert_ms / 1000,
            AlertOutcome::Missed => -alert_ms / 1000,
        },
        Event::Own(Played::RoundEnded { .. } | Played::BreakEnded { .. }) => 0,
        other => panic!("{other:?}"),
    });
    told.collect()
}

#[test]
fn alerts_fire_at_exactly_60_and_20_and_0_each_once() {
    let mut day = started();
    let mut heard = Vec::new();
    // Six minutes in steps of 10 ms.
    for tick in 0..=36_000 {
        let told = if tick % 500 == 0 || (tick % 100) < 2 || tick % 100 > 98 {
            noted_quietly(&mut day)
        } else {
            Vec::new()
        };
        heard.extend(told.into_iter().map(|alert| (tick * 10, alert)));
        day.pass(10);
    }
    assert_eq!(heard, [(300_000, 60), (340_000, 20), (360_000, 0)]);
    assert_eq!(day.contest().game.round(round(1)).unwrap().stage, Stage::Over);
    assert_eq!(day.ask(Play::NoteTime), Ok(vec![]));
}

/// As [`noted`], without the laws being checked when nothing fell due.
fn noted_quietly(day: &mut Day) -> Vec<i64> {
    let Some((_, state)) = day.contest().game.timed_round() else { return Vec::new() };
    let left = state.countdown().unwrap().remaining_ms(day.now);
    let alerts = day.contest().game.rules().alerts_ms().to_vec();
    let due = alerts.iter().any(|alert| left <= *alert && !state.alerts_reached.contains(alert));
    if due { noted(day) } else { Vec::new() }
}

#[test]
fn alerts_are_crossed_not_sampled() {
    let alerts = [60, 20, 0];
    let table: [(i64, i64, &[i64]); 9] = [
        (100, 61, &[]),
        (61, 60, &[60]),
        (60, 59, &[]),
        (100, 60, &[60]),
        (100, 20, &[60, 20]),
        (100, 0, &[60, 20, 0]),
        (20, 0, &[0]),
        (0, 0, &[]),
        (60, 60, &[]),
    ];
    for (before, after, told) in table {
        assert_eq!(crossed(&alerts, before, after).collect::<Vec<_>>(), told, "{before}→{after}");
    }
    assert_eq!(crossed(&[20, 60, 20], 90, 0).collect::<Vec<_>>(), [60, 20], "in the order heard");
}

/// §§4 and 10: what was stopped too early goes on from where it stood, as long as nothing came of it.
#[test]
fn the_time_of_a_round_that_was_stopped_is_given_back() {
    let stopped = || {
        let mut day = started();
        day.pass(300_000);
        assert_eq!(noted(&mut day), [60]);
        day.pass(20_000);
        day.must(Play::StopRound { reason: reason() });
        day
    };
    let no_time = Rejection::Time(BadTime::NoTime);
    let mut day = stopped();
    assert!(day.contest().game.is_played(round(1)));
    day.pass(30_000);
    day.must(set(40_000));
    assert!(!day.contest().game.is_played(round(1)), "its sheets are not due yet");
    let stage = &day.contest().game.round(round(1)).unwrap().stage;
    assert!(matches!(stage, Stage::Paused(_, PausedTiles::Hidden)), "{stage:?}");
    day.pass(30_000);
    assert_eq!(remaining(&day), 40_000, "it stands until the referee lets it go on");
    day.must(Play::ResumeRound);
    day.pass(20_000);
    assert_eq!(noted(&mut day), [20], "the minute was over before");
    day.pass(20_000);
    assert_eq!(noted(&mut day), [0]);
    assert_eq!(day.refused(set(40_000)), no_time, "it ran out");
    // Something came of it.
    let player = player(1);
    let collect =
        |lateness| Play::CollectSheets { round: round(1), players: vec![player], lateness };
    let cases = [
        collect(Lateness::InTime),
        collect(Lateness::Late),
        Play::DeclareNotHandedIn { round: round(1), player },
        Play::KeySheet { player: None, round: round(1), words: words("3: ΤΟΣ") },
        Play::DrawLetters { round: round(2) },
        Play::ReplayRound { round: round(1), reason: reason() },
    ];
    for what in cases {
        let mut day = stopped();
        day.must(what.clone());
        assert_eq!(day.refused(set(40_000)), no_time, "{what:?}");
    }
    // Players read it: its best words are known, also when it was taken from them again.
    let taken_back: [fn(&mut Day); 3] = [
        |_| {},
        |day| {
            day.must(Command::WithdrawPublication { round: round(1), reason: reason() });
        },
        |day| {
            day.undo();
        },
    ];
    for take_back in taken_back {
        let mut day = stopped();
        day.must(Command::Publish { round: round(1) });
        take_back(&mut day);
        let read = Rejection::PublishedAlready { round: round(1) };
        assert_eq!(day.refused(set(40_000)), read);
    }
    // A sheet that was taken in by mistake and put back hinders nothing.
    let mut day = stopped();
    day.must(collect(Lateness::InTime));
    day.must(Play::AwaitSheet { round: round(1), player });
    day.must(set(40_000));
}

#[test]
fn only_one_time_runs() {
    let mut day = Day::of_players(1, "");
    for command in [pause(), Play::ResumeRound, set(5), Play::ConfirmTime] {
        assert_eq!(day.refused(command), Rejection::Time(BadTime::NoTime));
    }
    assert_eq!(day.refused(Play::StopRound { reason: reason() }), Rejection::Time(BadTime::NoTime));
    assert_eq!(
        day.refused(Play::RestartTime { reason: reason() }),
        Rejection::Time(BadTime::NoTime)
    );
    let start = Play::StartRound { round: round(1) };
    let not_drawn = Rejection::Own(Refusal::WrongStage { round: round(1), needs: Needs::Drawn });
    assert_eq!(day.refused(start.clone()), not_drawn);
    day.must(Play::DrawLetters { round: round(1) });
    day.must(start.clone());
    assert_eq!(day.refused(start.clone()), not_drawn);
    assert!(day.contest().game.announced(round(1)).unwrap().shown, "the hall sees the letters");
    day.must(Play::StopRound { reason: reason() });
    assert_eq!(day.refused(start), not_drawn);
    // Two rounds that wait for a replay: one time after the other.
    day.run(2);
    for number in [1, 2] {
        day.must(Play::ReplayRound { round: round(number), reason: reason() });
    }
    day.must(Play::TypeLetters { round: round(1), letters: letters("ΚΑΡΟΤΣΕ") });
    assert_eq!(
        day.refused(Play::TypeLetters { round: round(2), letters: letters("ΝΙΤΑΕΣΗ") }),
        Rejection::Own(Refusal::OutOfOrder { round: round(2), earlier: round(1) })
    );
    day.must(Play::StartRound { round: round(1) });
    assert!(matches!(
        day.refused(Play::StartRound { round: round(2) }),
        Rejection::Own(Refusal::TimeRunning { round: running }) if running == round(1)
    ));
}

#[test]
fn a_pause_needs_a_reason_holds_the_time_and_hides_the_tiles_or_not() {
    let mut day = started();
    day.pass(100_000);
    let silent = Play::PauseRound { tiles: PausedTiles::Hidden, reason: " ".to_owned() };
    assert_eq!(day.refused(silent), Rejection::ReasonMissing);
    day.must(pause());
    day.pass(1_000_000);
    assert_eq!(remaining(&day), 260_000);
    assert_eq!(noted(&mut day), NOTHING);
    assert_eq!(day.refused(pause()), Rejection::Time(BadTime::IsSo));
    let stage = &day.contest().game.round(round(1)).unwrap().stage;
    assert!(matches!(stage, Stage::Paused(_, PausedTiles::Hidden)));
    day.must(Play::ResumeRound);
    assert_eq!(day.refused(Play::ResumeRound), Rejection::Time(BadTime::IsSo));
    day.pass(200_000);
    assert_eq!(remaining(&day), 60_000);
    assert_eq!(noted(&mut day), [60]);
    day.must(Play::PauseRound { tiles: PausedTiles::Shown, reason: reason() });
    let stage = &day.contest().game.round(round(1)).unwrap().stage;
    assert!(matches!(stage, Stage::Paused(_, PausedTiles::Shown)));
    day.must(Play::ResumeRound);
    assert_eq!(noted(&mut day), NOTHING, "the alert at 60 s fired already");
    day.pass(40_000);
    assert_eq!(noted(&mut day), [20]);
    day.pass(20_000);
    assert_eq!(noted(&mut day), [0]);
}

#[test]
fn the_time_stands_from_the_key_on_while_the_reason_is_typed() {
    let mut day = started();
    day.pass(299_000);
    let told = Played::TimeHeld { round: round(1), remaining_ms: 61_000 };
    assert_eq!(day.must(Play::HoldTime), [Event::Own(told)]);
    day.pass(30_000);
    assert_eq!(remaining(&day), 61_000);
    assert_eq!(noted(&mut day), NOTHING, "no alert while the time stands");
    assert_eq!(day.refused(Play::HoldTime), Rejection::Time(BadTime::IsSo));
    let tiles = PausedTiles::Hidden;
    let silent = Play::PauseRound { tiles, reason: String::new() };
    assert_eq!(day.refused(silent), Rejection::ReasonMissing);
    let paused =
        Played::RoundPaused { round: round(1), remaining_ms: 61_000, tiles, reason: reason() };
    assert_eq!(day.must(pause()), [Event::Own(paused)]);
    day.must(Play::ResumeRound);
    // A key pressed by mistake: the time goes on from where it stood, and the record has both.
    day.must(Play::HoldTime);
    day.pass(5_000);
    day.must(Play::ResumeRound);
    assert_eq!(remaining(&day), 61_000);
    // Held time can be stopped, set and started afresh.
    day.must(Play::HoldTime);
    day.must(Play::SetRemaining { remaining_ms: 50_000, reason: reason() });
    day.pass(5_000);
    assert_eq!(remaining(&day), 50_000);
    day.must(Play::StopRound { reason: reason() });
    assert!(day.contest().game.is_played(round(1)));
    // It stands through a restart of the program, and needs no confirmation.
    day.must(Play::DrawLetters { round: round(2) });
    day.must(Play::StartRound { round: round(2) });
    day.pass(10_000);
    day.must(Play::HoldTime);
    day.reopen_program(100_000);
    assert_eq!(remaining(&day), 350_000);
    assert!(matches!(day.refused(Play::ConfirmTime), Rejection::Time(BadTime::IsSo)));
}

#[test]
fn the_rest_of_the_day_is_given_up_in_one_action() {
    let mut day = Day::of_players(1, "");
    (1..=8).for_each(|number| day.play(number));
    day.must(Play::GiveUpRound { round: round(11), reason: reason() });
    let silent = Play::GiveUpRest { from: round(9), reason: String::new() };
    assert_eq!(day.refused(silent), Rejection::ReasonMissing);
    let events = day.must(Play::GiveUpRest { from: round(9), reason: reason() });
    assert_eq!(events.len(), 5, "rounds 9, 10, 12, 13, 14");
    assert!(day.contest().game.current_round().is_none());
    day.undo();
    assert_eq!(day.contest().game.current_round().map(|(n, _)| n), Some(round(9)));
    day.must(Play::GiveUpRest { from: round(9), reason: reason() });
    let again = Play::GiveUpRest { from: round(9), reason: reason() };
    assert!(matches!(day.refused(again), Rejection::Own(Refusal::WrongStage { .. })));
}

#[test]
fn a_stop_ends_the_round_early_with_a_reason() {
    let mut day = started();
    day.pass(1_000);
    assert_eq!(day.refused(Play::StopRound { reason: String::new() }), Rejection::ReasonMissing);
    let stopped = day.must(Play::StopRound { reason: reason() });
    let told = Played::RoundStopped { round: round(1), remaining_ms: 359_000, reason: reason() };
    assert_eq!(stopped, [Event::Own(told)]);
    assert!(day.contest().game.is_played(round(1)));
    // Held time can be stopped too.
    day.must(Play::DrawLetters { round: round(2) });
    day.must(Play::StartRound { round: round(2) });
    day.must(pause());
    day.must(Play::StopRound { reason: reason() });
    assert!(day.contest().game.is_played(round(2)));
}

#[test]
fn alerts_that_fell_into_a_gap_are_missed() {
    let mut day = started();
    day.pass(345_000);
    assert_eq!(noted(&mut day), [-60, -20], "45 s and 5 s late");
}

#[test]
fn a_restart_runs_the_full_time_again() {
    let mut day = started();
    day.pass(300_000);
    assert_eq!(noted(&mut day), [60]);
    assert_eq!(day.refused(Play::RestartTime { reason: String::new() }), Rejection::ReasonMissing);
    day.must(Play::RestartTime { reason: reason() });
    assert_eq!(remaining(&day), 360_000);
    day.pass(300_000);
    assert_eq!(noted(&mut day), [60]);
    // A held time runs again.
    day.must(pause());
    day.must(Play::RestartTime { reason: reason() });
    day.pass(1);
    assert_eq!(remaining(&day), 359_999);
}

#[test]
fn a_wrong_remaining_time_is_set() {
    let mut day = started();
    assert_eq!(
        day.refused(Play::SetRemaining { remaining_ms: 1, reason: String::new() }),
        Rejection::ReasonMissing
    );
    for wrong in [-1, 7_200_001, i64::MIN, i64::MAX] {
        let out = Rejection::Time(BadTime::OutOfRange { remaining_ms: wrong });
        assert_eq!(day.refused(set(wrong)), out);
    }
    day.pass(310_000);
    assert_eq!(noted(&mut day), [-60]);
    // Back above 60 s: that alert is ahead again.
    day.must(set(90_000));
    assert_eq!(remaining(&day), 90_000);
    assert_eq!(noted(&mut day), NOTHING);
    day.pass(30_000);
    assert_eq!(noted(&mut day), [60]);
    // Beyond the full time, and held.
    day.must(pause());
    day.must(set(500_000));
    day.pass(50_000);
    assert_eq!(remaining(&day), 500_000);
    day.must(Play::ResumeRound);
    // Exactly onto an alert: it is due at once, and once.
    day.must(set(60_000));
    assert_eq!(noted(&mut day), [60]);
    assert_eq!(noted(&mut day), NOTHING);
    // Past an alert: the referee knows; it is not sounded late.
    day.must(set(5_000));
    assert_eq!(noted(&mut day), [-20]);
    day.must(set(0));
    assert_eq!(noted(&mut day), [0]);
}

#[test]
fn the_wall_clock_never_moves_a_running_time() {
    for set_by in [-3_600_000, 3_600_000, i64::MIN / 2] {
        let mut day = started();
        day.pass(10_000);
        day.now.wall_ms += set_by;
        assert_eq!(remaining(&day), 350_000, "set by {set_by}");
        assert_eq!(noted(&mut day), NOTHING);
        day.pass(350_000);
        assert_eq!(noted(&mut day), [-60, -20, 0]);
    }
}

#[test]
fn alerts_in_a_gap_are_missed_but_the_end_is_told() {
    // The machine slept; the time went on.
    let table: [(i64, &[i64]); 6] = [
        (300_000, &[60]),
        (302_000, &[60]),
        (302_001, &[-60]),
        (341_000, &[-60, 20]),
        (359_999, &[-60, -20]),
        (999_999, &[-60, -20, 0]),
    ];
    for (slept, told) in table {
        let mut day = started();
        day.pass(slept);
        assert_eq!(noted(&mut day), told, "{slept}");
    }
}

#[test]
fn after_a_restart_of_the_program_the_referee_confirms_or_sets_the_time() {
    // Closed for so long by the wall clock → left, what is told after the confirmation.
    let table: [(i64, i64, &[i64]); 6] = [
        (0, 260_000, &[]),
        (100_000, 160_000, &[]),
        (250_000, 10_000, &[-60, -20]),
        (1_000_000, 0, &[-60, -20, 0]),
        // The wall clock was set back: never more than the full time.
        (-50_000, 310_000, &[]),
        (-9_000_000, 360_000, &[]),
    ];
    for (closed, left, told) in table {
        let mut day = started();
        day.pass(100_000);
        day.reopen_program(closed);
        assert_eq!(remaining(&day), left, "closed for {closed}");
        let (_, state) = day.contest().game.timed_round().unwrap();
        assert!(state.countdown().unwrap().crossed_a_restart(day.now));
        assert_eq!(noted(&mut day), NOTHING, "nothing is told before the referee has spoken");
        let confirmed = day.must(Play::ConfirmTime);
        let event = Played::TimeConfirmed { round: round(1), remaining_ms: left };
        assert_eq!(confirmed, [Event::Own(event)]);
        assert_eq!(day.refused(Play::ConfirmTime), Rejection::Time(BadTime::IsSo));
        assert_eq!(noted(&mut day), told, "closed for {closed}");
    }
    // … or sets it, and from there real time counts again.
    let mut day = started();
    day.reopen_program(-77);
    day.must(set(30_000));
    assert_eq!(noted(&mut day), [-60]);
    day.now.wall_ms += 1_000_000;
    day.pass(10_000);
    assert_eq!(noted(&mut day), [20]);
    // A time held while the program was closed needs nobody's word.
    let mut day = started();
    day.pass(1_000);
    day.must(pause());
    day.reopen_program(500_000);
    day.reopen_program(500_000);
    assert_eq!(day.refused(Play::ConfirmTime), Rejection::Time(BadTime::IsSo));
    day.must(Play::ResumeRound);
    assert_eq!(remaining(&day), 359_000);
    // Two restarts in a running round are one gap.
    let mut day = started();
    day.reopen_program(50_000);
    day.reopen_program(50_000);
    day.must(Play::ConfirmTime);
    assert_eq!(remaining(&day), 260_000);
}

#[test]
fn a_break_follows_rounds_5_and_10_when_the_referee_says_so() {
    let mut day = Day::of_players(1, "");
    let start = |after| Play::StartBreak { after: round(after) };
    for number in 1..=4 {
        day.play(number);
    }
    assert_eq!(day.refused(start(4)), Rejection::Own(Refusal::NoBreak { after: round(4) }));
    assert!(
        matches!(day.refused(start(5)), Rejection::Own(Refusal::WrongStage { .. })),
        "5 is not over"
    );
    for command in [Play::SetBreak { remaining_ms: 1 }, Play::EndBreak] {
        assert_eq!(day.refused(command), Rejection::Time(BadTime::NoTime));
    }
    day.must(Play::DrawLetters { round: round(5) });
    day.must(Play::StartRound { round: round(5) });
    assert_eq!(day.refused(start(5)), Rejection::Own(Refusal::TimeRunning { round: round(5) }));
    day.must(Play::StopRound { reason: reason() });
    day.must(start(5));
    assert_eq!(day.refused(start(5)), Rejection::Own(Refusal::BreakRuns));
    day.pass(239_999);
    assert_eq!(noted(&mut day), NOTHING);
    day.pass(1);
    assert_eq!(noted(&mut day), [60]);
    assert_eq!(noted(&mut day), NOTHING);
    // Extended, shortened.
    day.must(Play::SetBreak { remaining_ms: 600_000 });
    day.pass(540_000);
    assert_eq!(noted(&mut day), [60]);
    day.must(Play::SetBreak { remaining_ms: 1_000 });
    assert!(matches!(
        day.refused(Play::SetBreak { remaining_ms: -1 }),
        Rejection::Time(BadTime::OutOfRange { .. })
    ));
    day.pass(1_000);
    assert_eq!(noted(&mut day), [0]);
    assert_eq!(day.contest().game.pause, None);
    assert_eq!(
        day.refused(start(5)),
        Rejection::Own(Refusal::NoBreak { after: round(5) }),
        "it was taken"
    );
    // The next start ends a break; so does the referee.
    for number in 6..=10 {
        day.play(number);
    }
    day.must(start(10));
    day.must(Play::DrawLetters { round: round(11) });
    let events = day.must(Play::StartRound { round: round(11) });
    assert_eq!(events[0], Event::Own(Played::BreakEnded { after: round(10) }));
    assert_eq!(day.contest().game.pause, None);
    // A break goes on over a restart of the program.
    let mut day = Day::of_players(1, "");
    for number in 1..=5 {
        day.play(number);
    }
    day.must(start(5));
    day.reopen_program(299_999);
    assert_eq!(noted(&mut day), [-60]);
    day.reopen_program(1);
    assert_eq!(noted(&mut day), [0]);
}

#[test]
fn a_countdown_is_arithmetic() {
    let at = |elapsed_ms| Moment { wall_ms: 0, session: 1, elapsed_ms };
    let countdown = Countdown::started(1000, at(0));
    assert_eq!(countdown.remaining_ms(at(400)), 600);
    assert_eq!(countdown.remaining_ms(at(5000)), 0);
    let held = countdown.held_at(600);
    assert_eq!(held.remaining_ms(at(5000)), 600);
    assert!(!held.is_running() && countdown.is_running());
    assert_eq!(held.running_from(600, at(5000)).remaining_ms(at(5100)), 500);
    assert_eq!(held.set_to(2000, at(0)).full_ms(), 2000);
    assert_eq!(held.set_to(-5, at(0)).remaining_ms(at(0)), 0);
}

/// The phases of a time are those of its alerts.
#[test]
fn phases_begin_with_the_first_and_the_last_alert() {
    use eforos::domain::clock::Phase::{self, Calm, First, Last, Over};
    let expect = |alerts: &[i64], phases: &[(i64, Phase)]| {
        for &(left, phase) in phases {
            assert_eq!(Phase::at(left, alerts), phase, "{left} of {alerts:?}");
        }
    };
    let usual = [(60_001, Calm), (60_000, First), (20_001, First), (20_000, Last), (0, Over)];
    expect(&[60_000, 20_000, 0], &usual);
    let three = [(90_001, Calm), (90_000, First), (60_000, First), (10_000, Last)];
    expect(&[90_000, 60_000, 10_000, 0], &three);
    expect(&[60_000, 0], &[(60_001, Calm), (60_000, First), (1, First), (0, Over), (-5, Over)]);
    expect(&[0], &[(1, Calm), (0, Over)]);
    expect(&[], &[(1, Calm), (0, Over)]);
}

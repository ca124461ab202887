//! §15: which heads leave the referee's hands, and that they stay what they were.

use eforos::domain::contest::checkpoint::{Checkpoint, Occasion, checkpoints, round_ends};
use eforos::domain::formats::anagram::Command;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::head::Heads;
use eforos::domain::lexicon::Digest;

use crate::day::{Day, all_day, letters, round};

fn reason() -> String {
    "reason".to_owned()
}

/// As many heads as a file with this history would have.
fn heads(day: &Day) -> Heads {
    let mut heads = Heads::default();
    heads.extend(day.record.log().iter().map(|one| Digest::of(&one.seq.0.to_be_bytes())));
    heads
}

/// Each checkpoint as what it is of and its number of events.
fn all(day: &Day) -> Vec<(Occasion, u64)> {
    let heads = heads(day);
    let of = |one: Checkpoint| {
        assert_eq!(one.head.hash, Digest::of(&one.head.events.to_be_bytes()));
        (one.of, one.head.events)
    };
    checkpoints(&day.record, &heads).map(of).collect()
}

fn ended(number: u8) -> Occasion {
    Occasion::RoundEnded(round(number))
}

fn events(day: &Day) -> u64 {
    day.record.log().len() as u64
}

#[test]
fn a_round_that_ran_out_was_stopped_recorded_or_given_up_has_one() {
    let mut day = Day::of_players(2, "ΡΟΣ");
    assert_eq!(all(&day), []);
    let mut expected = Vec::new();
    day.run(1);
    expected.push((ended(1), events(&day)));
    day.must(Play::DrawLetters { round: round(2) });
    day.must(Play::ShowLetters { round: round(2) });
    day.must(Play::StartRound { round: round(2) });
    assert_eq!(all(&day), expected, "no end yet");
    day.must(Play::StopRound { reason: reason() });
    expected.push((ended(2), events(&day)));
    day.must(Play::RecordRound {
        round: round(3), letters: letters("ΠΛΑΜΝΟΡ"), reason: reason()
    });
    expected.push((ended(3), events(&day)));
    day.must(Play::GiveUpRound { round: round(4), reason: reason() });
    expected.push((ended(4), events(&day)));
    // Ten rounds in one action: all have the head that the action left behind.
    day.must(Play::GiveUpRest { from: round(5), reason: reason() });
    expected.extend((5..=14).map(|number| (ended(number), events(&day))));
    assert_eq!(all(&day), expected);
    day.declare_missing();
    day.must(Command::Sign);
    expected.push((Occasion::Signed { issue: 1 }, events(&day)));
    day.must(Command::Reopen { reason: reason() });
    day.must(Command::Sign);
    expected.push((Occasion::Signed { issue: 2 }, events(&day)));
    assert_eq!(all(&day), expected);
}

#[test]
fn whatever_comes_later_a_checkpoint_stays() {
    let mut day = Day::of_players(2, "ΡΟΣ");
    day.run(1);
    let first = all(&day);
    assert_eq!(first.len(), 1);
    day.key(1, 1, "3: ΡΟΣ");
    day.add_player("Νέα", all_day());
    day.undo();
    day.must(Play::DrawLetters { round: round(2) });
    assert_eq!(all(&day), first);
    day.must(Play::ReplayRound { round: round(1), reason: reason() });
    assert_eq!(all(&day), first, "a replay does not change what the hall saw");
    day.run(1);
    let [of_first, of_second] = all(&day)[..] else { panic!() };
    assert_eq!((of_first, of_second), (first[0], (ended(1), events(&day))));
    let heads = heads(&day);
    assert_eq!(round_ends(&day.record, &heads, round(1)).count(), 2);
    assert_eq!(round_ends(&day.record, &heads, round(2)).count(), 0);
}

#[test]
fn an_end_that_was_taken_back_has_none() {
    let mut day = Day::of_players(2, "ΡΟΣ");
    day.play(1);
    let first = all(&day);
    day.must(Play::GiveUpRound { round: round(2), reason: reason() });
    assert_eq!(all(&day).len(), 2);
    day.undo();
    assert_eq!(all(&day), first);
    day.undo();
    assert_eq!(all(&day), []);
}

#[test]
fn without_a_file_there_are_none() {
    let day = Day::ready_to_sign(2, "ΡΟΣ");
    assert_eq!(checkpoints(&day.record, &Heads::default()).count(), 0);
    assert_eq!(all(&day).len(), 14);
}

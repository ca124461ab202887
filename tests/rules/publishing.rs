//! What players may read (§14): played rounds that the referee publishes, and every one once it is signed.

use eforos::domain::contest::event::Event;
use eforos::domain::contest::office::Office;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::{Command, Rejection};
use eforos::domain::person::{Person, Role};
use eforos::domain::text::UnfitText;

use crate::day::{Day, round};

fn publish(number: u8) -> Command {
    Command::Publish { round: round(number) }
}

fn withdraw(number: u8, reason: &str) -> Command {
    Command::WithdrawPublication { round: round(number), reason: reason.to_owned() }
}

fn published(day: &Day) -> String {
    day.contest().published().flat_map(|round| [round.to_string(), " ".to_owned()]).collect()
}

#[test]
fn a_played_round_is_published_once_and_withdrawn_with_a_reason() {
    let mut day = Day::of_players(2, "");
    assert_eq!(day.refused(publish(1)), Rejection::NotPlayed { round: round(1) });
    assert_eq!(
        day.refused(publish(15)),
        Rejection::UnknownRound { round: round(15), last: round(14) }
    );
    day.run(1);
    day.run(2);
    assert_eq!(published(&day), "", "nothing is published by itself");
    day.must(publish(2));
    assert_eq!(published(&day), "2 ");
    assert_eq!(day.refused(publish(2)), Rejection::PublishedAlready { round: round(2) });
    let not_published = Rejection::NotPublished { round: round(1) };
    assert_eq!(day.refused(withdraw(1, "λάθος")), not_published);
    assert_eq!(day.refused(withdraw(2, " ")), Rejection::ReasonMissing);
    let long = "α".repeat(1001);
    assert!(matches!(
        day.refused(withdraw(2, &long)),
        Rejection::UnfitText(UnfitText::TooLong { .. })
    ));
    day.must(withdraw(2, "λάθος"));
    assert_eq!(published(&day), "");
    // Both are work at the desk: the last is taken back first, then the one before.
    day.undo();
    assert_eq!(published(&day), "2 ");
    day.undo();
    assert_eq!(published(&day), "");
}

#[test]
fn the_referee_alone_publishes_and_several_rounds_are_one_action() {
    let mut day = Day::of_players(2, "");
    day.run(1);
    day.run(2);
    let referee = day.who.clone();
    let office = || Rejection::NotYourOffice { office: Office::Referee };
    for role in [Role::Assistant, Role::Jury] {
        day.who = Person { name: "Νίκη".to_owned(), role, station: String::new() };
        assert_eq!(day.refused(publish(1)), office());
    }
    day.who = referee;
    let both = day.must(Command::Several(vec![publish(1), publish(2)]));
    assert!(matches!(both[..], [Event::RoundPublished { .. }, Event::RoundPublished { .. }]));
    day.undo();
    assert_eq!(published(&day), "");
    let again = Command::Several(vec![publish(1), withdraw(1, "λάθος")]);
    assert_eq!(day.refused(again), Rejection::NotTogether);
}

#[test]
fn a_round_that_is_played_again_or_given_up_is_published_no_more() {
    let mut day = Day::of_players(2, "");
    day.run(1);
    day.must(publish(1));
    day.must(Play::ReplayRound { round: round(1), reason: "θόρυβος".to_owned() });
    assert_eq!(published(&day), "", "while it is played, nothing of it is shown");
    day.run(1);
    assert_eq!(published(&day), "", "it is another round than the one that was published");
    day.must(publish(1));
    assert_eq!(published(&day), "1 ");
}

#[test]
fn signing_shows_every_round() {
    let mut day = Day::ready_to_sign(2, "ΡΟΣ");
    assert_eq!(published(&day), "");
    day.must(Command::Sign);
    assert_eq!(published(&day).split_whitespace().count(), 14);
    assert_eq!(day.refused(publish(1)), Rejection::Signed);
    day.must(Command::Reopen { reason: "λάθος".to_owned() });
    assert_eq!(published(&day), "", "what was not published is read again once it is signed");
}

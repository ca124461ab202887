//! Photographs of sheets as the law sees them (§14): each taken once, assigned, discarded, deleted for good.

use eforos::domain::contest::event::Event;
use eforos::domain::contest::office::Office;
use eforos::domain::contest::picture::{MOST_BYTES, MOST_OF_ALL, PicturePlace, Side};
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::{Command, Rejection};
use eforos::domain::ids::Attempt;
use eforos::domain::lexicon::Digest;
use eforos::domain::person::Role;

use crate::day::{Day, person, player, round};

fn digest(number: u8) -> Digest {
    Digest::of(&[number])
}

fn taken(number: u8, place: Option<(u8, u32)>) -> Command {
    let place = place.map(|(of, by)| (round(of), player(by)));
    Command::Photograph { sha256: digest(number), bytes: 150_000, side: Side::Front, place }
}

fn assigned(number: u8, (of, by): (u8, u32), quarters: u8) -> Command {
    Command::AssignPicture {
        sha256: digest(number),
        round: round(of),
        player: player(by),
        side: Side::Front,
        quarters,
    }
}

fn discarded(number: u8, reason: &str) -> Command {
    Command::DiscardPicture { sha256: digest(number), reason: reason.to_owned() }
}

fn deleted(numbers: Option<&[u8]>, reason: &str) -> Command {
    let sha256s = numbers.map(|numbers| numbers.iter().map(|number| digest(*number)).collect());
    Command::DeletePictures { sha256s, reason: reason.to_owned() }
}

fn place(of: u8, by: u32) -> PicturePlace {
    PicturePlace { round: round(of), attempt: Attempt::FIRST, player: player(by) }
}

fn shown(day: &Day, of: u8, by: u32) -> Vec<Digest> {
    let pictures = day.contest().common.pictures_of(place(of, by));
    pictures.iter().map(|picture| picture.sha256).collect()
}

fn undecided(day: &Day) -> usize {
    day.contest().common.undecided_pictures().len()
}

#[test]
fn a_picture_is_taken_once_and_lies_where_its_code_says() {
    let mut day = Day::of_players(3, "");
    day.must(taken(1, Some((1, 2))));
    assert_eq!(shown(&day, 1, 2), [digest(1)]);
    assert_eq!(undecided(&day), 0);
    assert_eq!(day.refused(taken(1, Some((1, 3)))), Rejection::PictureKnown);
    // Without a code somebody says where it belongs; another of the same side is for a person to decide.
    day.must(taken(2, None));
    assert_eq!(undecided(&day), 1);
    day.must(assigned(2, (1, 2), 3));
    assert_eq!(shown(&day, 1, 2), [digest(1), digest(2)]);
    assert_eq!(undecided(&day), 2);
    assert_eq!(day.contest().common.picture(digest(2)).unwrap().quarters, 3);
    day.must(discarded(1, "θολή"));
    assert_eq!((shown(&day, 1, 2), undecided(&day)), (vec![digest(2)], 0));
    // All of it is work at the desk.
    for _ in 0..2 {
        day.undo();
    }
    assert_eq!((shown(&day, 1, 2), undecided(&day)), (vec![digest(1)], 1));
}

#[test]
fn what_is_no_place_and_no_picture_is_refused() {
    let mut day = Day::of_players(2, "");
    let unknown = Rejection::UnknownPlayer { player: player(3) };
    assert_eq!(day.refused(taken(1, Some((1, 3)))), unknown);
    let unknown = Rejection::UnknownRound { round: round(15), last: round(14) };
    assert_eq!(day.refused(taken(1, Some((15, 1)))), unknown);
    assert_eq!(day.refused(assigned(1, (1, 1), 0)), Rejection::NoPicture);
    assert_eq!(day.refused(discarded(1, "γιατί")), Rejection::NoPicture);
    assert_eq!(day.refused(deleted(None, "γιατί")), Rejection::NoPicture);
    day.must(taken(1, Some((1, 1))));
    assert_eq!(day.refused(assigned(1, (1, 1), 0)), Rejection::PictureKnown, "nothing changes");
    assert_eq!(day.refused(assigned(1, (1, 1), 4)), Rejection::PictureKnown, "no such turn");
    assert_eq!(day.refused(discarded(1, " ")), Rejection::ReasonMissing);
    assert_eq!(day.refused(deleted(Some(&[1, 1]), "δύο φορές")), Rejection::NoPicture);
    assert_eq!(day.refused(deleted(Some(&[]), "καμία")), Rejection::NoPicture);
    let heavy =
        |bytes| Command::Photograph { sha256: digest(9), bytes, side: Side::Front, place: None };
    for bytes in [0, MOST_BYTES + 1] {
        assert!(matches!(day.refused(heavy(bytes)), Rejection::PicturesFull { .. }));
    }
}

#[test]
fn a_file_takes_so_many_and_no_more() {
    let mut day = Day::of_players(2, "");
    let full = usize::try_from(MOST_OF_ALL / u64::from(MOST_BYTES)).unwrap();
    let one = |number: usize| Command::Photograph {
        sha256: Digest::of(&number.to_be_bytes()),
        bytes: MOST_BYTES,
        side: Side::Back,
        place: None,
    };
    day.must(Command::Several((0..full).map(one).collect()));
    assert!(matches!(day.refused(one(full)), Rejection::PicturesFull { .. }));
    day.must(deleted(None, "χώρος"));
    day.must(one(full));
    // What was deleted may be taken again.
    day.must(one(0));
}

#[test]
fn an_attempt_keeps_its_pictures() {
    let mut day = Day::of_players(2, "");
    day.run(1);
    day.must(taken(1, Some((1, 1))));
    day.must(Play::ReplayRound { round: round(1), reason: "θόρυβος".to_owned() });
    day.must(taken(2, Some((1, 1))));
    assert_eq!(shown(&day, 1, 1), [digest(1)]);
    let second = PicturePlace { attempt: Attempt::FIRST.next(), ..place(1, 1) };
    let pictures = day.contest().common.pictures_of(second);
    assert_eq!(pictures.iter().map(|picture| picture.sha256).collect::<Vec<_>>(), [digest(2)]);
}

#[test]
fn assistants_take_and_assign_the_referee_alone_discards_and_deletes() {
    let mut day = Day::of_players(2, "");
    let referee = day.who.clone();
    day.who = person("Άννα");
    day.who.role = Role::Assistant;
    day.must(taken(1, None));
    day.must(assigned(1, (1, 1), 1));
    let office = Rejection::NotYourOffice { office: Office::Referee };
    assert_eq!(day.refused(discarded(1, "γιατί")), office);
    assert_eq!(day.refused(deleted(None, "γιατί")), office);
    day.who.role = Role::Jury;
    let office = Rejection::NotYourOffice { office: Office::Assistant };
    assert_eq!(day.refused(taken(2, None)), office);
    day.who = referee;
    day.must(discarded(1, "γιατί"));
}

#[test]
fn what_was_deleted_stays_so_and_may_be_after_the_signature() {
    let mut day = Day::of_players(2, "");
    day.must(taken(1, Some((1, 1))));
    day.must(taken(2, Some((1, 2))));
    day.must(deleted(Some(&[2]), "το ζήτησε"));
    assert_eq!(shown(&day, 1, 2), []);
    // The deletion is passed over: the picture before it is what an undo takes back.
    day.undo();
    assert_eq!(day.contest().common.pictures.len(), 1);
    assert_eq!(shown(&day, 1, 1), [digest(1)]);
    day.play_all();
    day.declare_missing();
    day.must(Command::Sign);
    assert_eq!(day.refused(taken(3, None)), Rejection::Signed);
    let events = day.must(deleted(None, "τριάντα μέρες"));
    assert!(matches!(events[..], [Event::PicturesDeleted { .. }]));
    assert_eq!(shown(&day, 1, 1), []);
}

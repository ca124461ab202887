//! What may stand in the files of a joint competition, tried by whoever would bend it: a hall, or who conducts.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use eforos::domain::contest::decide::{undo, undoable};
use eforos::domain::contest::law::{self, Laws, Version};
use eforos::domain::contest::objection::Outcome;
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::contest::seed::Seed;
use eforos::domain::formats::anagram::event::Event as A;
use eforos::domain::formats::anagram::halls::{Difference, Hall, compared};
use eforos::domain::formats::anagram::joint::Joint;
use eforos::domain::formats::anagram::joint::event::Event as J;
use eforos::domain::formats::anagram::joint::refusal::Refusal as No;
use eforos::domain::formats::anagram::joint::table::Head;
use eforos::domain::formats::anagram::refusal::Refusal;
use eforos::domain::formats::anagram::rules::Rules;
use eforos::domain::formats::anagram::sealed::words::{Opened, Salt, Unfit};
use eforos::domain::formats::anagram::sealed::{Nonce, releases};
use eforos::domain::formats::anagram::standings::Board;
use eforos::domain::formats::anagram::{Command, Event, Record, Recorded, Rejection};
use eforos::domain::ids::{Attempt, ObjectionId, RoundNo, Seq, VenueNo};
use eforos::domain::lexicon::Digest;
use eforos::domain::person::{Person, Role};
use eforos::domain::player::{Player, Span};
use eforos::lexicon::Lexicon;
use eforos::rehearsal::Plan;
use eforos::rehearsal::formats::anagram::joint::rehearse;

use crate::table::{player, round, word};

static LIST: LazyLock<Lexicon> = LazyLock::new(Lexicon::embedded);

/// A day of three halls of which the last passed.
struct Day {
    seed: Seed,
    master: Vec<Recorded>,
    halls: Vec<Vec<Recorded>>,
}

static DAY: LazyLock<Day> = LazyLock::new(|| {
    let plan = Plan { players: 6, seed: Seed::from_bytes([0x44; 32]) };
    let day = rehearse(&plan, 3, &LIST);
    let heads: BTreeMap<VenueNo, Head> = day.halls().map(|(at, it)| (at, head(it))).collect();
    let signed = day.sign(heads);
    let log = |record: &Record| record.log().to_vec();
    Day {
        seed: signed.seed.clone(),
        master: log(&signed.master),
        halls: signed.halls.values().map(log).collect(),
    }
});

/// A head of the right length; what its hash is only a file knows.
fn head(record: &Record) -> Head {
    let seq = record.log().last().unwrap().seq.0;
    Head { seq, hash: Digest::of(&seq.to_be_bytes()) }
}

fn venue(number: u16) -> VenueNo {
    VenueNo::new(number).unwrap()
}

fn record(log: &[Recorded]) -> Record {
    Record::replay(Arc::new(Rules::osth_2019()), log.iter().cloned())
}

fn own(event: J) -> Event {
    Event::Own(A::Joint(event))
}

/// A history up to the first event of which this holds.
fn before(log: &[Recorded], is_it: impl Fn(&Event) -> bool) -> &[Recorded] {
    let at = log.iter().find(|recorded| is_it(&recorded.event)).unwrap().action;
    &log[..log.iter().position(|recorded| recorded.action == at).unwrap()]
}

/// The action of the first event of which this holds.
fn action(log: &[Recorded], is_it: impl Fn(&Event) -> bool) -> Vec<Event> {
    let at = log.iter().find(|recorded| is_it(&recorded.event)).unwrap().action;
    log.iter().filter(|it| it.action == at).map(|it| it.event.clone()).collect()
}

/// What the law says when somebody of this role writes these events next.
fn asked(log: &[Recorded], role: Role, events: Vec<Event>) -> Result<(), Rejection> {
    asked_with(log, role, events, None)
}

fn asked_with(
    log: &[Recorded],
    role: Role,
    events: Vec<Event>,
    seed: Option<&Seed>,
) -> Result<(), Rejection> {
    let record = record(log);
    let last = log.last().unwrap();
    let mut at = last.at;
    (at.wall_ms, at.elapsed_ms) = (at.wall_ms + 1000, at.elapsed_ms + 1000);
    let who = Person { name: "Έφη".to_owned(), role, station: "1".to_owned() };
    let action = record.number(events, at, &who);
    let laws = Laws { version: Version::NEWEST, lexicon: Some(&*LIST), seed, drafts: &[] };
    law::of_action(&record, &action, laws).map_err(|breach| breach.why)
}

fn no(why: No) -> Result<(), Rejection> {
    Err(Rejection::Own(Refusal::Joint(why)))
}

fn is_release(number: u8) -> impl Fn(&Event) -> bool {
    move |event| matches!(event, Event::Own(A::Joint(J::LettersReleased { round: of, .. })) if of.get() == number)
}

fn is_drawn(number: u8) -> impl Fn(&Event) -> bool {
    move |event| matches!(event, Event::Own(A::LettersDrawn { round: of, .. }) if of.get() == number)
}

fn is_closed(event: &Event) -> bool {
    matches!(event, Event::Own(A::Joint(J::WordsClosed { .. })))
}

fn is_asked(event: &Event) -> bool {
    matches!(event, Event::Own(A::Joint(J::WordsAsked { .. })))
}

fn somebody(number: u32) -> Event {
    let span = Span { from_round: round(1), to_round: round(14) };
    let name = "Νέος".to_owned();
    Event::PlayerAdded { player: Player { id: player(number), name, club: String::new(), span } }
}

fn ruled(ruled: Ruled) -> Event {
    Event::WordRuled { word: word("ΑΒΓΔ"), ruled, evidence: String::new() }
}

#[test]
fn what_was_lived_is_lawful_event_by_event() {
    let day = &*DAY;
    for log in day.halls.iter().chain([&day.master]) {
        let mut done = Record::new(Arc::new(Rules::osth_2019()));
        let mut rest = log.as_slice();
        while let Some(first) = rest.first() {
            let count = rest.iter().take_while(|it| it.action == first.action).count();
            let (action, later) = rest.split_at(count);
            let seed = Some(&day.seed);
            let laws = Laws { version: Version::NEWEST, lexicon: Some(&*LIST), seed, drafts: &[] };
            law::of_action(&done, action, laws).unwrap();
            done.take_in(action.iter().cloned());
            rest = later;
        }
    }
}

#[test]
fn a_hall_gets_its_letters_from_who_conducts_and_no_others() {
    let log = &DAY.halls[0];
    let at = before(log, is_release(3));
    let right = action(log, is_release(3));
    assert_eq!(asked(at, Role::Referee, right.clone()), Ok(()));
    let Event::Own(A::Joint(J::LettersReleased { letters, nonce, .. })) = &right[0] else {
        panic!("{right:?}")
    };
    let release = |number, letters: &[_], nonce| {
        vec![own(J::LettersReleased { round: round(number), letters: letters.to_vec(), nonce })]
    };
    let mut turned = letters.clone();
    turned.rotate_left(1);
    let referee = |events| asked(at, Role::Referee, events);
    // The same tiles in another order, another round's nonce, another round: the tag is another.
    assert_eq!(referee(release(3, &turned, *nonce)), no(No::OtherLetters(round(3))));
    let Event::Own(A::Joint(J::LettersReleased { nonce: other, .. })) =
        &action(log, is_release(4))[0]
    else {
        panic!("no round 4")
    };
    assert_eq!(referee(release(3, letters, *other)), no(No::OtherLetters(round(3))));
    let early = Refusal::OutOfOrder { round: round(5), earlier: round(3) };
    assert_eq!(referee(release(5, letters, *nonce)), Err(Rejection::Own(early)));
    // Nobody but the referee takes letters in: not even who conducts.
    assert!(matches!(asked(at, Role::Centre, right.clone()), Err(Rejection::NotYourOffice { .. })));
    assert!(matches!(
        asked(at, Role::Assistant, right.clone()),
        Err(Rejection::NotYourOffice { .. })
    ));
    let (reason, attempt) = ("έτσι".to_owned(), Attempt::FIRST);
    let letters = letters.clone();
    for event in [
        A::LettersDrawn {
            round: round(3),
            attempt,
            letters: letters.clone(),
            redraws: 0,
            nonce: None,
        },
        A::LettersTyped { round: round(3), attempt, letters: letters.clone() },
        A::RoundRecorded { round: round(3), letters: letters.clone(), reason: reason.clone() },
        A::LettersCorrected { round: round(2), letters, reason: reason.clone() },
        A::RoundReplayed { round: round(2), reason },
    ] {
        assert_eq!(referee(vec![event.clone().into()]), no(No::JointLetters), "{event:?}");
    }
}

#[test]
fn a_round_told_before_the_tags_came_is_taken_and_counts_as_typed() {
    let log = &DAY.halls[0];
    let at = before(log, is_asked);
    assert_eq!(asked(at, Role::Referee, action(log, is_release(1))), Ok(()));
    // Other letters, too: nobody can know. When the files are held together they are found.
    let Event::Own(A::Joint(J::LettersReleased { letters, nonce, .. })) =
        &action(log, is_release(1))[0]
    else {
        panic!("no round 1")
    };
    let mut letters = letters.clone();
    letters.rotate_left(1);
    let other = J::LettersReleased { round: round(1), letters, nonce: *nonce };
    assert_eq!(asked(at, Role::Referee, vec![own(other.clone())]), Ok(()));
    let mut forged = log.clone();
    let place = forged.iter().position(|it| is_release(1)(&it.event)).unwrap();
    forged[place].event = own(other);
    let found = held(&DAY.master, &[&forged, &DAY.halls[1], &DAY.halls[2]]);
    assert!(found.contains(&Difference::OtherLetters(venue(1), round(1))), "{found:?}");
}

#[test]
fn a_hall_neither_rules_nor_publishes_nor_says_what_who_conducts_says() {
    let log = &DAY.halls[0];
    let at = before(log, is_release(3));
    let referee = |event| asked(at, Role::Referee, vec![event]);
    assert_eq!(referee(ruled(Ruled::Valid)), no(No::CentreRules));
    assert_eq!(asked(at, Role::Jury, vec![ruled(Ruled::Valid)]), no(No::CentreRules));
    assert_eq!(asked(at, Role::Centre, vec![ruled(Ruled::Valid)]), Ok(()));
    let known = record(at).contest().common.rulings.keys().next().cloned().unwrap();
    assert_eq!(referee(Event::RulingWithdrawn { word: known }), no(No::CentreRules));
    let published = Event::RoundPublished { round: round(2) };
    let withdrawn =
        Event::PublicationWithdrawn { round: round(2), reason: "λάθος".to_owned() };
    assert_eq!(referee(withdrawn), Ok(()));
    let of_centre =
        |event: &Event| matches!(event, Event::RoundPublished { round: of } if of.get() == 2);
    let unpublished = before(log, of_centre);
    let early = no(No::CentrePublishes(round(2)));
    assert_eq!(asked(unpublished, Role::Referee, vec![published.clone()]), early);
    assert_eq!(asked(unpublished, Role::Centre, vec![published]), Ok(()));
    for event in
        [J::Told { text: "διάλειμμα".to_owned() }, J::SeedRevealed { seed: DAY.seed.clone() }]
    {
        assert_eq!(referee(own(event)), no(No::NotCarriedOut));
    }
    assert_eq!(
        referee(Event::CommitmentRenewed { commitment: Digest::of(b"x") }),
        no(No::SameForAll)
    );
    // Who conducts does nothing here but that.
    for event in [
        somebody(90),
        A::RoundStarted { round: round(3), full_ms: 1000 }.into(),
        Event::Reopened { reason: "έτσι".to_owned() },
        Event::HallWordSet { text: "Χ".to_owned() },
        own(J::VenueEntered { venue: venue(1), name: "Α".to_owned(), token: Digest::of(b"t") }),
    ] {
        assert!(asked(at, Role::Centre, vec![event.clone()]).is_err(), "{event:?}");
    }
    // Nor anything in a competition that is held alone.
    let alone = &log[..1];
    let said = asked(alone, Role::Centre, vec![ruled(Ruled::Valid)]);
    assert!(matches!(said, Err(Rejection::NotYourOffice { .. })), "{said:?}");
}

#[test]
fn a_hall_that_plays_may_give_a_round_up_and_what_is_given_up_for_all_is_so_here() {
    let log = &DAY.halls[1];
    let at = before(log, is_release(3));
    let given_up = || vec![A::RoundGivenUp { round: round(3), reason: "φωτιά".to_owned() }.into()];
    assert_eq!(asked(at, Role::Referee, given_up()), Ok(()));
    assert_eq!(asked(at, Role::Centre, given_up()), Ok(()));
    assert!(asked(at, Role::Assistant, given_up()).is_err());
}

#[test]
fn a_word_is_called_behind_its_seal_and_once() {
    let log = &DAY.halls[0];
    let sealed = |event: &Event| matches!(event, Event::Own(A::Joint(J::WordSealed { .. })));
    let at = before(log, sealed);
    let called = action(log, sealed);
    assert_eq!(asked(at, Role::Referee, called.clone()), Ok(()));
    // The word alone, the seal alone, another word behind the seal.
    let alone = no(No::WordsElsewhere);
    assert_eq!(asked(at, Role::Referee, vec![called[1].clone()]), alone);
    assert_eq!(asked(at, Role::Referee, called[..1].to_vec()), Err(Rejection::NotTogether));
    let mut other = called.clone();
    other[1] = Event::HallWordSet { text: "ΑΛΛΗ".to_owned() };
    assert_eq!(asked(at, Role::Referee, other), no(No::Word(Unfit::AnotherWord(venue(1)))));
    // Twice, and after the words were asked for; a hall that passed cannot come back then.
    let after = before(log, is_asked);
    assert_eq!(asked(after, Role::Referee, called.clone()), alone);
    let passed = before(&DAY.halls[2], is_closed);
    let Opened { salt, text } = Opened { salt: [7; 16], text: "ΑΡΓΑ".to_owned() };
    let sha256 = Opened { salt, text: text.clone() }.seal();
    let late = vec![
        own(J::WordSealed { sha256 }),
        Event::HallWordSet { text },
        own(J::WordOpened { salt: Salt(salt) }),
    ];
    assert_eq!(asked(passed, Role::Referee, late), alone);
}

#[test]
fn a_word_can_be_taken_back_until_it_takes_part() {
    let log = &DAY.halls[0];
    let called = record(before(log, is_asked));
    let taken: Vec<&Event> = undoable(&called).iter().map(|it| &it.event).collect();
    assert_eq!(taken.len(), 3, "{taken:?}");
    let asked_for = record(before(log, is_closed));
    let taken: Vec<&Event> = undoable(&asked_for).iter().map(|it| &it.event).collect();
    assert!(!taken.iter().any(|event| matches!(event, Event::HallWordSet { .. })), "{taken:?}");
    // What who conducts did is passed over wherever the history ends.
    for end in (before(log, is_asked).len()..log.len()).step_by(7) {
        let record = record(&log[..end]);
        let of_centre = undoable(&record).iter().any(|it| it.who.role == Role::Centre);
        assert!(!of_centre, "at {end}");
    }
}

#[test]
fn a_hall_finds_each_way_of_bending_the_words() {
    let log = &DAY.halls[0];
    let at = before(log, is_closed);
    let right = action(log, is_closed);
    let centre = |events| asked(at, Role::Centre, events);
    assert_eq!(centre(right.clone()), Ok(()));
    let Event::Own(A::Joint(J::WordsClosed { words, salts })) = &right[0] else {
        panic!("{right:?}")
    };
    let closed = |words: BTreeMap<VenueNo, String>, salts: BTreeMap<VenueNo, Salt>| {
        centre(vec![own(J::WordsClosed { words, salts }), right[1].clone()])
    };
    let (one, two) = (venue(1), venue(2));
    let not_ours = no(No::Word(Unfit::NotOurs(one)));
    let without = |at| {
        let (mut words, mut salts) = (words.clone(), salts.clone());
        words.remove(&at);
        salts.remove(&at);
        (words, salts)
    };
    // Its own dropped, changed; another's changed; two swapped; one of a hall that sealed none.
    let (fewer, salts_of) = without(one);
    assert_eq!(closed(fewer, salts_of), not_ours);
    let changed = |at| {
        let mut words = words.clone();
        words.insert(at, "ΑΛΛΗ".to_owned());
        words
    };
    assert_eq!(closed(changed(one), salts.clone()), not_ours);
    let another = no(No::Word(Unfit::AnotherWord(two)));
    assert_eq!(closed(changed(two), salts.clone()), another);
    let swapped = |from: &BTreeMap<VenueNo, String>| {
        BTreeMap::from([(one, from[&two].clone()), (two, from[&one].clone())])
    };
    assert_eq!(closed(swapped(words), salts.clone()), not_ours);
    let (mut more, mut salts_of) = (words.clone(), salts.clone());
    more.insert(venue(3), "ΤΡΙΑ".to_owned());
    salts_of.insert(venue(3), Salt([1; 16]));
    assert_eq!(closed(more, salts_of), no(No::Word(Unfit::Unsealed(venue(3)))));
    // One is silent: its seal stands in the text, and the tags with it are others.
    let (fewer, salts_of) = without(two);
    assert_eq!(closed(fewer, salts_of), Ok(()));
    // Words without tags, tags without words, a tag too few; words twice.
    assert_eq!(centre(right[..1].to_vec()), Err(Rejection::NotTogether));
    assert!(centre(right[1..].to_vec()).is_err());
    let Event::Own(A::Joint(J::LettersSealed { tags })) = &right[1] else { panic!("{right:?}") };
    let fewer = own(J::LettersSealed { tags: tags[1..].to_vec() });
    assert_eq!(centre(vec![right[0].clone(), fewer]), no(No::WordsElsewhere));
    let after = before(log, is_release(1));
    assert_eq!(asked(after, Role::Centre, right.clone()), no(No::WordsElsewhere));
    // The referee of the hall cannot say it.
    assert_eq!(asked(at, Role::Referee, right), no(No::NotCarriedOut));
}

/// Its referee alone says that the word came too late, once it takes part and before the words are closed; then its seal
/// may stand in its place, and its word all the same.
#[test]
fn a_hall_whose_word_came_too_late_takes_its_seal_for_it() {
    let log = &DAY.halls[0];
    let at = before(log, is_closed);
    let closing = action(log, is_closed);
    let late = |reason: &str| own(J::WordLate { reason: reason.to_owned() });
    let alone = no(No::WordsElsewhere);
    assert_eq!(asked(before(log, is_asked), Role::Referee, vec![late("χωρίς ίντερνετ")]), alone);
    assert_eq!(asked(at, Role::Referee, vec![late("")]), Err(Rejection::ReasonMissing));
    assert_eq!(asked(at, Role::Referee, vec![late("χωρίς ίντερνετ")]), Ok(()));
    assert!(asked(at, Role::Assistant, vec![late("χωρίς ίντερνετ")]).is_err());
    assert!(asked(at, Role::Centre, vec![late("χωρίς ίντερνετ")]).is_err());
    // A hall that passed has no word that could be late.
    let passed = before(&DAY.halls[2], is_closed);
    assert_eq!(asked(passed, Role::Referee, vec![late("χωρίς ίντερνετ")]), alone);

    let mut said = at.to_vec();
    let who = Person { name: "Έφη".to_owned(), role: Role::Referee, station: "1".to_owned() };
    let one = record(at).number(vec![late("χωρίς ίντερνετ")], said.last().unwrap().at, &who);
    said.extend(one);
    assert_eq!(asked(&said, Role::Referee, vec![late("ξανά")]), alone);
    let Event::Own(A::Joint(J::WordsClosed { words, salts })) = &closing[0] else {
        panic!("{closing:?}")
    };
    let closed = |words: BTreeMap<VenueNo, String>, salts: BTreeMap<VenueNo, Salt>| {
        asked(&said, Role::Centre, vec![own(J::WordsClosed { words, salts }), closing[1].clone()])
    };
    let (mut fewer, mut fewer_salts) = (words.clone(), salts.clone());
    fewer.remove(&venue(1));
    fewer_salts.remove(&venue(1));
    assert_eq!(closed(fewer, fewer_salts), Ok(()));
    assert_eq!(closed(words.clone(), salts.clone()), Ok(()), "it came after all");
    let mut changed = words.clone();
    changed.insert(venue(1), "ΑΛΛΗ".to_owned());
    assert_eq!(closed(changed, salts.clone()), no(No::Word(Unfit::NotOurs(venue(1)))));
}

#[test]
fn a_revealed_seed_must_give_what_was_sealed() {
    let log = &DAY.halls[0];
    let revealed = |event: &Event| matches!(event, Event::Own(A::Joint(J::SeedRevealed { .. })));
    let at = before(log, revealed);
    let reveal = |log: &[Recorded], seed: &Seed| {
        asked(log, Role::Centre, vec![own(J::SeedRevealed { seed: seed.clone() })])
    };
    // It stands beside the signed sheet.
    assert_eq!(reveal(at, &DAY.seed), Ok(()));
    assert_eq!(reveal(at, &Seed::from_bytes([9; 32])), Err(Rejection::OtherSeed));
    assert_eq!(reveal(log, &DAY.seed), no(No::WordsElsewhere));
    assert_eq!(reveal(before(log, is_closed), &DAY.seed), no(No::WordsElsewhere));
    // Tags of other letters, sealed by a dishonest conductor: the seed does not give them.
    let mut forged = at.to_vec();
    let place = forged
        .iter()
        .position(|it| matches!(it.event, Event::Own(A::Joint(J::LettersSealed { .. }))))
        .unwrap();
    if let Event::Own(A::Joint(J::LettersSealed { tags })) = &mut forged[place].event {
        tags.swap(6, 7);
    }
    assert_eq!(reveal(&forged, &DAY.seed), no(No::OtherLetters(round(7))));
    // And with the seed at hand, as a verification has it, the letters themselves are held against it.
    let opening = before(log, is_release(1));
    let right = action(log, is_release(1));
    assert_eq!(asked_with(opening, Role::Referee, right, Some(&DAY.seed)), Ok(()));
}

#[test]
fn a_file_becomes_a_halls_with_its_second_event_alone() {
    let log = &DAY.halls[0];
    let entered = vec![log[1].event.clone()];
    assert_eq!(asked(&log[..1], Role::Referee, entered.clone()), Ok(()));
    assert_eq!(asked(&log[..2], Role::Referee, entered.clone()), no(No::OtherFile));
    let mut other = entered.clone();
    if let Event::Own(A::Joint(J::JointEntered { joint, .. })) = &mut other[0] {
        *joint = Digest::of(b"another");
    }
    assert_eq!(asked(&log[..1], Role::Referee, other), no(No::OtherFile));
    // After a player, or in a master file: not any more.
    let mut later = log[..1].to_vec();
    let first = later[0].clone();
    later.push(Recorded { seq: Seq(2), action: Seq(2), event: somebody(1), ..first });
    assert_eq!(asked(&later, Role::Referee, entered.clone()), no(No::TooLate));
    assert!(asked(&DAY.master[..2], Role::Referee, entered).is_err());
    let enter = |number| {
        let token = Digest::of(b"t");
        vec![own(J::VenueEntered { venue: venue(number), name: "Α".to_owned(), token })]
    };
    assert_eq!(asked(&later, Role::Referee, enter(1)), no(No::TooLate));
    assert_eq!(asked(&log[..2], Role::Referee, enter(1)), no(No::OtherFile));
    assert!(matches!(
        asked(&log[..1], Role::Referee, enter(2)),
        Err(Rejection::OutOfNumber { .. })
    ));
}

#[test]
fn a_master_file_has_halls_and_letters_and_no_players() {
    let master = &DAY.master;
    let at = before(master, is_drawn(3));
    let referee = |event| asked(at, Role::Referee, vec![event]);
    assert_eq!(referee(somebody(1)), no(No::NoPlayers));
    assert_eq!(referee(Event::HallWordSet { text: "Χ".to_owned() }), no(No::SameForAll));
    assert_eq!(
        referee(Event::CommitmentRenewed { commitment: Digest::of(b"x") }),
        no(No::SameForAll)
    );
    let letters = record(at).contest().game.round(round(2)).unwrap().letters().to_vec();
    let reason = "έτσι".to_owned();
    let (second, attempt) = (round(2), Attempt::FIRST);
    for (event, why) in [
        (A::RoundStarted { round: second, full_ms: 1000 }, No::NoPlayers),
        (A::LettersTyped { round: round(3), attempt, letters: letters.clone() }, No::JointLetters),
        (A::RoundReplayed { round: second, reason: reason.clone() }, No::JointLetters),
        (A::LettersCorrected { round: second, letters, reason }, No::JointLetters),
    ] {
        assert_eq!(referee(event.clone().into()), no(why), "{event:?}");
    }
    // Nothing that went out to halls is taken back, wherever the file ends.
    for end in 2..master.len() {
        let record = record(&master[..end]);
        assert!(undoable(&record).is_empty(), "at {end}");
        let Command::Undo { action } = undo(&record) else { panic!("no undo") };
        let undone = vec![Event::Undone { action }];
        assert!(asked(&master[..end], Role::Referee, undone).is_err(), "at {end}");
    }
    // Halls are numbered in order, until the words are asked for; a lost card is replaced at any time.
    let enter = |number, log: &[Recorded]| {
        let token = Digest::of(b"another card");
        let entered = J::VenueEntered { venue: venue(number), name: "Α".to_owned(), token };
        asked(log, Role::Referee, vec![own(entered)])
    };
    let open = before(master, is_asked);
    assert_eq!(enter(4, open), Ok(()));
    assert!(matches!(enter(5, open), Err(Rejection::OutOfNumber { .. })));
    assert_eq!(enter(4, at), no(No::WordsElsewhere));
    assert_eq!(enter(2, at), Ok(()));
}

#[test]
fn who_conducts_draws_what_was_sealed_once_it_was_opened() {
    let master = &DAY.master;
    let opened = |number| move |event: &Event| matches!(event, Event::Own(A::Joint(J::RoundOpened { round: of, .. })) if of.get() == number);
    let draw = action(master, is_drawn(3));
    let (unopened, at) = (before(master, opened(3)), before(master, is_drawn(3)));
    let to_open = no(No::NotToBeOpened(round(3)));
    assert_eq!(asked(unopened, Role::Referee, draw.clone()), to_open);
    assert_eq!(asked_with(at, Role::Referee, draw.clone(), Some(&DAY.seed)), Ok(()));
    let mut other = draw.clone();
    if let Event::Own(A::LettersDrawn { letters, .. }) = &mut other[0] {
        letters.rotate_left(1);
    }
    let said = asked_with(at, Role::Referee, other, Some(&DAY.seed));
    assert!(matches!(said, Err(Rejection::Own(Refusal::OtherLetters { .. }))), "{said:?}");
    // A round is opened in order, moved until it is drawn, and never before the words are closed.
    let open = |number, at_ms, log: &[Recorded]| {
        asked(log, Role::Referee, vec![own(J::RoundOpened { round: round(number), at_ms })])
    };
    assert_eq!(open(3, 1_795_283_000_000, at), Ok(()));
    assert_eq!(open(3, 0, at), to_open);
    assert!(open(4, 1_795_283_000_000, at).is_err());
    assert_eq!(open(2, 1_795_283_000_000, at), no(No::NotToBeOpened(round(2))));
    assert_eq!(open(1, 1, before(master, is_closed)), no(No::NotToBeOpened(round(1))));
    // Tags that the seed does not give are none.
    let mut closed = action(master, is_closed);
    let words = before(master, is_closed);
    assert_eq!(asked_with(words, Role::Referee, closed.clone(), Some(&DAY.seed)), Ok(()));
    if let Event::Own(A::Joint(J::LettersSealed { tags })) = &mut closed[1] {
        tags.swap(0, 1);
    }
    let said = asked_with(words, Role::Referee, closed, Some(&DAY.seed));
    assert_eq!(said, no(No::OtherLetters(round(1))));
    // Seals of halls that are none; asked for twice.
    let seals = BTreeMap::from([(venue(9), Digest::of(b"s"))]);
    let ask = || vec![own(J::WordsAsked { seals: seals.clone() })];
    let open = before(master, is_asked);
    assert_eq!(asked(open, Role::Referee, ask()), no(No::UnknownVenue(venue(9))));
    assert_eq!(asked(words, Role::Referee, ask()), no(No::WordsElsewhere));
}

#[test]
fn a_round_that_is_given_up_for_all_changes_no_other_rounds_letters() {
    let opened = |event: &Event| matches!(event, Event::Own(A::Joint(J::RoundOpened { round: of, .. })) if of.get() == 3);
    let mut log = before(&DAY.master, opened).to_vec();
    let rules = Rules::osth_2019();
    let text = record(&log).contest().game.joint().and_then(|it| it.draw().text.clone()).unwrap();
    let sealed = releases(&rules, &DAY.seed, &text);
    let push = |log: &mut Vec<Recorded>, event: Event| {
        let last = log.last().unwrap().clone();
        let seed = Some(&DAY.seed);
        assert_eq!(asked_with(log, Role::Referee, vec![event.clone()], seed), Ok(()));
        let mut at = last.at;
        (at.wall_ms, at.elapsed_ms) = (at.wall_ms + 1000, at.elapsed_ms + 1000);
        let seq = Seq(last.seq.0 + 1);
        log.push(Recorded { seq, action: seq, at, who: last.who, event });
    };
    push(&mut log, A::RoundGivenUp { round: round(3), reason: "διακοπή".to_owned() }.into());
    for number in 4..=14 {
        let at_ms = 1_795_283_000_000;
        push(&mut log, own(J::RoundOpened { round: round(number), at_ms }));
        let release = sealed.iter().find(|it| it.round.get() == number).unwrap();
        let all = eforos::domain::formats::anagram::sealed::draws(&rules, &DAY.seed, &text);
        let drawn = all.into_iter().find(|it| it.round.get() == number).unwrap().drawn;
        assert_eq!(drawn.letters, release.letters);
        let (letters, redraws) = (drawn.letters, drawn.redraws);
        let drawn = |nonce| {
            let (letters, attempt) = (letters.clone(), Attempt::FIRST);
            A::LettersDrawn { round: round(number), attempt, letters, redraws, nonce }
        };
        let referee = |event: A| asked_with(&log, Role::Referee, vec![event.into()], None);
        let other = drawn(Some(Nonce::from_bytes([7; 10])));
        assert_eq!(referee(other), no(No::OtherLetters(round(number))));
        // As in histories of before.
        assert_eq!(referee(drawn(None)), Ok(()));
        push(&mut log, drawn(Some(release.nonce)).into());
    }
}

#[test]
fn an_objection_about_a_word_is_decided_once_and_with_its_ruling() {
    let master = &DAY.master;
    let last = |event: &Event| matches!(event, Event::Own(A::Joint(J::JointSigned { .. })));
    let at = before(master, last);
    let objection = |number| ObjectionId::new(number).unwrap();
    let decided = |number, outcome| {
        let (venue, reason) = (venue(1), "λεξικό".to_owned());
        own(J::WordObjectionDecided {
            venue,
            objection: objection(number),
            word: word("ΑΒΓΔ"),
            outcome,
            reason,
        })
    };
    let valid =
        Event::WordRuled {
            word: word("ΑΒΓΔ"), ruled: Ruled::Valid, evidence: "λεξικό".to_owned()
        };
    let referee = |events| asked(at, Role::Referee, events);
    assert_eq!(referee(vec![decided(70, Outcome::Upheld), valid.clone()]), Ok(()));
    assert_eq!(referee(vec![decided(70, Outcome::Upheld)]), Err(Rejection::NotTogether));
    assert_eq!(referee(vec![decided(70, Outcome::Dismissed)]), Ok(()));
    assert_eq!(referee(vec![decided(70, Outcome::Dismissed), valid]), Err(Rejection::NotTogether));
    let again =
        record(at).contest().game.joint().and_then(Joint::centre).unwrap().decided[0].clone();
    let twice = own(J::WordObjectionDecided {
        venue: again.venue,
        objection: again.objection,
        word: again.word,
        outcome: Outcome::Dismissed,
        reason: "πάλι".to_owned(),
    });
    let said = Err(Rejection::NoObjection { objection: again.objection });
    assert_eq!(referee(vec![twice]), said);
    // At the hall the referee does not decide it, who conducts does.
    let hall = &DAY.halls[usize::from(again.venue.get()) - 1];
    let is_it = |event: &Event| matches!(event, Event::ObjectionDecided { objection, .. } if *objection == again.objection);
    let (pending, decision) = (before(hall, is_it), action(hall, is_it));
    assert_eq!(asked(pending, Role::Centre, decision.clone()), Ok(()));
    let said = asked(pending, Role::Referee, decision);
    assert_eq!(said, no(No::CentreRules));
}

#[test]
fn the_table_of_all_is_signed_on_halls_that_are_there() {
    let master = &DAY.master;
    let is_it = |event: &Event| matches!(event, Event::Own(A::Joint(J::JointSigned { .. })));
    let at = before(master, is_it);
    let signed = action(master, is_it);
    assert_eq!(asked(at, Role::Referee, signed.clone()), Ok(()));
    let bent = |bend: fn(&mut J)| {
        let mut event = signed[0].clone();
        if let Event::Own(A::Joint(event)) = &mut event {
            bend(event);
        }
        asked(at, Role::Referee, vec![event])
    };
    let other = |said: Result<(), Rejection>| matches!(said, Err(Rejection::OtherDigest { .. }));
    assert!(other(bent(|it| if let J::JointSigned { table, .. } = it {
        table[0].total += 1;
    })));
    assert!(other(bent(|it| if let J::JointSigned { table, .. } = it {
        table.swap(0, 1);
    })));
    let halls = no(No::OtherHalls);
    assert_eq!(
        bent(|it| if let J::JointSigned { heads, .. } = it {
            heads.remove(&venue(2));
        }),
        halls
    );
    let issue = bent(|it| {
        if let J::JointSigned { issue, .. } = it {
            *issue = 2;
        }
    });
    assert!(matches!(issue, Err(Rejection::OutOfNumber { .. })));
    let seed = bent(|it| {
        if let J::JointSigned { seed, .. } = it {
            *seed = Seed::from_bytes([1; 32]);
        }
    });
    assert_eq!(seed, Err(Rejection::OtherSeed));
    // Not while a round is open; opened again with the next issue.
    let early = asked(before(master, is_drawn(14)), Role::Referee, signed.clone());
    assert_eq!(early, Err(Rejection::RoundsOpen { round: round(14) }));
    assert_eq!(asked(master, Role::Referee, signed), Err(Rejection::Signed));
    let reopened = Event::Reopened { reason: "ένσταση".to_owned() };
    assert_eq!(asked(master, Role::Referee, vec![reopened]), Ok(()));
}

/// What the files do not say alike.
fn held(master: &[Recorded], halls: &[&Vec<Recorded>]) -> Vec<Difference> {
    let records: Vec<Record> = halls
        .iter()
        .map(|log| {
            let end = log
                .iter()
                .position(|it| matches!(it.event, Event::Own(A::Joint(J::SeedRevealed { .. }))));
            record(&log[..end.unwrap_or(log.len())])
        })
        .collect();
    let boards: Vec<Board> =
        records.iter().map(|record| Board::new(record.contest(), &*LIST)).collect();
    let halls: Vec<Hall<'_>> = records
        .iter()
        .zip(&boards)
        .map(|(record, board)| Hall { record, board, head: head(record) })
        .collect();
    compared(&record(master), &halls).differences
}

#[test]
fn files_that_do_not_say_the_same_are_told_apart() {
    let day = &*DAY;
    let [one, two, three] = &day.halls[..] else { panic!("three halls") };
    assert_eq!(held(&day.master, &[one, two, three]), []);
    assert_eq!(held(&day.master, &[three, one, two]), []);
    assert_eq!(held(one, &[two]), [Difference::NoMaster]);
    // The table stands on all.
    let missing = held(&day.master, &[one, three]);
    assert_eq!(missing[0], Difference::Missing(venue(2)));
    assert!(matches!(missing[1], Difference::OtherTable(_)), "{missing:?}");
    let twice = held(&day.master, &[one, two, three, two]);
    assert_eq!(twice, [Difference::Twice(venue(2))]);
    // A ruling that did not reach a hall; one that is otherwise; a decision that is missing.
    let is_ruling = |it: &&Recorded| !matches!(it.event, Event::WordRuled { .. });
    let mut last = two.clone();
    let place = last.iter().rposition(|it| !is_ruling(&it)).unwrap();
    let Event::WordRuled { word, .. } = last[place].event.clone() else { panic!("no ruling") };
    last.remove(place);
    let found = held(&day.master, &[one, &last, three]);
    assert!(found.contains(&Difference::OtherRuling(venue(2), word)), "{found:?}");
    let mut undecided = two.clone();
    let place = undecided
        .iter()
        .position(|it| {
            matches!(it.event, Event::ObjectionDecided { .. }) && it.who.role == Role::Centre
        })
        .unwrap();
    undecided.remove(place);
    let found = held(&day.master, &[one, &undecided, three]);
    assert!(
        found.iter().any(|it| matches!(it, Difference::OtherDecision(at, _) if *at == venue(2)))
    );
    // One that a hall says of who conducts, who never made it.
    let mut untold = day.master.clone();
    let is_decision = |it: &Recorded| matches!(it.event, Event::Own(A::Joint(J::WordObjectionDecided { venue: at, .. })) if at == venue(2));
    untold.retain(|it| !is_decision(it));
    let found = held(&untold, &[one, two, three]);
    assert!(
        found.iter().any(|it| matches!(it, Difference::OtherDecision(at, _) if *at == venue(2))),
        "{found:?}"
    );
    // A master file that has other seals than the hall was asked for.
    let mut master = day.master.clone();
    let place = master.iter().position(|it| is_asked(&it.event)).unwrap();
    if let Event::Own(A::Joint(J::WordsAsked { seals })) = &mut master[place].event {
        seals.insert(venue(3), Digest::of(b"late"));
    }
    let found = held(&master, &[one, two, three]);
    for number in 1..=3 {
        assert!(found.contains(&Difference::OtherWords(venue(number))), "{found:?}");
    }
    // A round that the master file gave up, or never drew.
    let mut given_up = day.master.clone();
    let place = given_up.iter().position(|it| is_drawn(14)(&it.event)).unwrap();
    given_up[place].event =
        A::RoundGivenUp { round: RoundNo::new(14).unwrap(), reason: "όχι".to_owned() }.into();
    let found = held(&given_up, &[one, two, three]);
    assert!(found.contains(&Difference::NotGivenUp(venue(3), round(14))), "{found:?}");
    assert!(found.contains(&Difference::NotDrawn(venue(3), round(14))), "{found:?}");
}

#[test]
fn halls_are_entered_together_in_order() {
    let created = &DAY.master[..1];
    let entered = |number: u16| {
        let (name, token) = (format!("Αίθουσα {number}"), Digest::of(&number.to_be_bytes()));
        own(J::VenueEntered { venue: venue(number), name, token })
    };
    let ask = |events| asked(created, Role::Referee, events);
    assert_eq!(ask((1..=30).map(entered).collect()), Ok(()));
    assert!(ask(vec![entered(2), entered(3)]).is_err());
    assert!(ask(vec![entered(1), entered(3)]).is_err());
    let told = own(J::Told { text: "Καλημέρα".to_owned() });
    assert_eq!(ask(vec![entered(1), told]), Err(Rejection::NotTogether));
}

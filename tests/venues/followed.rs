//! What a hall does with its conductor's history: nothing that is not sealed for it, and all of it once.

use std::collections::BTreeMap;
use std::fs;

use eforos::domain::clock::Moment;
use eforos::domain::contest::event::{Event, Recorded};
use eforos::domain::formats::anagram::Record;
use eforos::domain::formats::anagram::sealed::heads::{HeadSeal, Of, Sealed, directive};
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::ids::VenueNo;
use eforos::domain::lexicon::Digest;
use eforos::domain::person::Role;
use eforos::session::time::machine;
use eforos::session::{Keeper, Session};
use eforos::storage::{Access, RawRow, chained, genesis};
use eforos::venues::{Card, Followed, Heard, HeardRow, HubHead, Orders, Untrue, VenueCard, Waits};
use tempfile::tempdir;

use super::{all, day, file, history};
use crate::common::files::{CompetitionFile, verify};

/// The card of the first hall.
fn own_card() -> VenueCard {
    let text = fs::read_to_string(day().join("k-1.eforos-venue")).unwrap();
    match Card::read(&text).unwrap() {
        Card::Venue(card) => card,
        Card::Conductor(_) => panic!("a hall's"),
    }
}

fn seal(card: &VenueCard, head: HubHead) -> String {
    let VenueCard { joint, venue, key, .. } = card.clone();
    let sealed = Sealed { joint, venue, seq: head.seq, hash: head.hash };
    HeadSeal::of(&key, Of::Centre, &sealed).to_string()
}

fn head(row: &RawRow) -> HubHead {
    HubHead { seq: u64::try_from(row.seq).unwrap(), hash: row.hash }
}

/// These rows as the hub tells them, sealed to the last of them; the bodies of letters are withheld.
fn heard(card: &VenueCard, rows: &[RawRow]) -> Heard {
    let of = |row: &RawRow| {
        let is_withheld = row.body.contains("letters_drawn");
        let body = if is_withheld { String::new() } else { row.body.clone() };
        HeardRow { row: RawRow { body, ..row.clone() }, is_withheld }
    };
    let head = head(rows.last().unwrap());
    Heard { rows: rows.iter().map(of).collect(), head, seal: Some(seal(card, head)) }
}

fn followed(card: &VenueCard) -> Followed {
    Followed::new((card.joint, card.venue, card.key.clone()), None)
}

fn other_evidence(row: &RawRow) -> String {
    let other = row.body.replace("\"evidence\":\"", "\"evidence\":\"not ");
    assert_ne!(other, row.body);
    other
}

fn master() -> Vec<RawRow> {
    all(&day().join("k.eforos"))
}

#[test]
fn only_what_is_sealed_for_this_hall_passes() {
    let (card, rows) = (own_card(), master());
    let take = |heard: Heard| followed(&card).take(heard).map(|rows| rows.len());
    let honest = || heard(&card, &rows);
    assert_eq!(take(honest()), Ok(rows.len()));

    // In parts: nothing before the sealed head is there.
    let mut parts = followed(&card);
    let Heard { rows: whole, head: last, seal: sealed } = honest();
    let (first, rest) = whole.split_at(40);
    let part = |rows: &[HeardRow]| Heard { rows: rows.to_vec(), head: last, seal: sealed.clone() };
    assert_eq!(parts.take(part(first)).unwrap(), []);
    assert_eq!(parts.after(), 40);
    assert_eq!(parts.take(part(rest)).unwrap().len(), rows.len());

    let ruling = rows.iter().position(|row| row.body.contains("word_ruled")).unwrap();
    let at = u64::try_from(ruling).unwrap() + 1;
    // Another body; a row left out, doubled, or moved.
    let mut lie = honest();
    lie.rows[ruling].row.body = other_evidence(&lie.rows[ruling].row);
    assert_eq!(take(lie), Err(Untrue::Chain(at)));
    let mut lie = honest();
    lie.rows.remove(ruling);
    assert_eq!(take(lie), Err(Untrue::Chain(at)));
    let mut lie = honest();
    let double = lie.rows[ruling].clone();
    lie.rows.insert(ruling, double);
    assert_eq!(take(lie), Err(Untrue::Chain(at + 1)));
    let mut lie = honest();
    lie.rows.swap(ruling, ruling + 1);
    assert_eq!(take(lie), Err(Untrue::Chain(at)));
    // Any column of it, and whatever the hash of it says.
    let changes: [fn(&mut RawRow); 10] = [
        |row| row.seq += 1,
        |row| row.action -= 1,
        |row| row.wall_ms += 1,
        |row| row.session += 1,
        |row| row.elapsed_ms += 1,
        |row| row.name += "x",
        |row| row.role = "referee's".to_owned(),
        |row| row.station += "x",
        |row| row.version += 1,
        |row| row.hash = Digest::of(b"x"),
    ];
    for (column, change) in changes.iter().enumerate() {
        let mut lie = honest();
        change(&mut lie.rows[ruling].row);
        assert_eq!(take(lie), Err(Untrue::Chain(at)), "{column}");
    }
    // A chain made anew has no seal; nor has that of another hall, another head, none.
    let mut anew = rows.clone();
    anew[ruling].body = other_evidence(&anew[ruling]);
    let mut hash = genesis();
    for row in &mut anew {
        hash = chained(hash, &row.row());
        row.hash = hash;
    }
    let last_seq = u64::try_from(rows.len()).unwrap();
    let lie = Heard { seal: honest().seal, ..heard(&card, &anew) };
    assert_eq!(take(lie), Err(Untrue::Seal(last_seq)));
    let other = VenueCard { venue: VenueNo::new(2).unwrap(), ..card.clone() };
    for seal in [None, heard(&other, &rows).seal, heard(&card, &rows[..50]).seal, Some("x".into())]
    {
        assert_eq!(take(Heard { seal, ..honest() }), Err(Untrue::Seal(last_seq)));
    }
    // The seal of an earlier head with what comes after it.
    let lie = Heard { head: head(&rows[49]), seal: heard(&card, &rows[..50]).seal, ..honest() };
    assert_eq!(take(lie), Err(Untrue::Seal(50)));
    // A ruling that is withheld as if it were letters.
    let mut lie = honest();
    lie.rows[ruling].is_withheld = true;
    lie.rows[ruling].row.body.clear();
    assert_eq!(take(lie), Err(Untrue::Hidden(at)));
    // What was carried out before is not part of it.
    let done = |hash| Some(eforos::storage::Cursor { seq: at, hash });
    let from = |done| Followed::new((card.joint, card.venue, card.key.clone()), done);
    assert_eq!(from(done(Digest::of(b"other"))).take(honest()), Err(Untrue::Another(at)));
    assert_eq!(from(done(rows[ruling].hash)).take(honest()).map(|rows| rows.len()), Ok(rows.len()));
}

/// With a chain of its own.
fn chained_anew(mut rows: Vec<RawRow>) -> Vec<RawRow> {
    let mut hash = genesis();
    for (seq, row) in (1..).zip(&mut rows) {
        row.seq = seq;
        hash = chained(hash, &row.row());
        row.hash = hash;
    }
    rows
}

#[test]
fn a_ruling_that_is_kept_back_as_if_it_were_letters_is_found_out_and_carried_out_later() {
    let folder = tempdir().unwrap();
    let (log, _) = history();
    let card = own_card();
    // The conductor rules while a round is open whose letters are not drawn.
    let mut rows = master();
    let at = |what: &str| rows.iter().position(|row| row.body.contains(what)).unwrap();
    let letters = at("\"letters_drawn\":{\"round\":2,");
    assert!(rows[letters + 1].body.contains("word_ruled"), "{:?}", rows[letters + 1]);
    rows.swap(letters, letters + 1);
    let rows = chained_anew(rows);
    let honest = || heard(&card, &rows[..=letters]);
    let lie = || {
        let mut lie = honest();
        lie.rows[letters].is_withheld = true;
        lie.rows[letters].row.body.clear();
        lie
    };
    let ruled = |keeper: &Keeper<Anagram>| {
        let rulings = &keeper.record().contest().common.rulings;
        rulings.keys().any(|word| rows[letters].body.contains(&format!("\"{word}\"")))
    };
    let is_release =
        |it: &&Recorded<Anagram>| format!("{:?}", it.event).contains("LettersReleased");
    let second = log.iter().filter(is_release).nth(1).unwrap().seq;
    for has_letters in [false, true] {
        let last = usize::try_from(second.0).unwrap() - usize::from(!has_letters);
        let (path, of_hall) = file(folder.path(), &format!("{has_letters}.eforos"), &log[..last]);
        of_hall.close().unwrap();
        CompetitionFile::open(&path, Access::Write).unwrap().keep_card("card").unwrap();
        let carries = |heard: Heard| {
            let session = Session::<Anagram>::open(&path, Access::Write, machine()).unwrap();
            let mut keeper = Keeper::new(session, None);
            let done = keeper.cursor().unwrap();
            let mut followed = Followed::new((card.joint, card.venue, card.key.clone()), done);
            let mut orders = Orders::of(card.venue, keeper.record());
            orders.extend(followed.take(heard).unwrap());
            let (_, waits) = orders.carry_out(&mut keeper);
            (waits, ruled(&keeper))
        };
        // Whoever has the letters, be it by telephone, knows that this is not their event; else it could be.
        let kept_back = has_letters.then_some(Waits::KeptBack(rows[letters].seq));
        assert_eq!(carries(lie()), (kept_back, false));
        assert_eq!(carries(honest()), (None, true), "told later, it holds all the same");
        assert_eq!(carries(honest()), (None, true));
        assert!(verify(&path).unwrap().first_failure().is_none());
    }
}

fn of_centre(log: &[Recorded<Anagram>]) -> Vec<String> {
    let of_centre = log.iter().filter(|it| it.who.role == Role::Centre);
    let mut bodies: Vec<String> = of_centre.map(|it| format!("{:?}", it.event)).collect();
    bodies.sort();
    bodies
}

#[test]
fn a_whole_day_is_carried_out_once_as_far_as_the_hall_is() {
    let folder = tempdir().unwrap();
    let (log, _) = history();
    let (card, rows) = (own_card(), master());
    let begins = log.iter().position(|it| it.who.role == Role::Centre).unwrap();
    let (path, first) = file(folder.path(), "a.eforos", &log[..begins]);
    first.close().unwrap();
    CompetitionFile::open(&path, Access::Write).unwrap().keep_card("card").unwrap();
    let mut own = log[begins..].iter().filter(|it| it.who.role != Role::Centre).peekable();
    let mut openings = 0;
    loop {
        openings += 1;
        let session = Session::<Anagram>::open(&path, Access::Write, machine()).unwrap();
        let mut keeper = Keeper::new(session, None);
        let done = keeper.cursor().unwrap();
        let mut followed = Followed::new((card.joint, card.venue, card.key.clone()), done);
        let mut orders = Orders::of(card.venue, keeper.record());
        // All at once, and every second time what is there already once more.
        orders.extend(followed.take(heard(&card, &rows)).unwrap());
        let (_, waits) = orders.carry_out(&mut keeper);
        assert_eq!(orders.carry_out(&mut keeper).0, 0, "again nothing");
        assert_eq!(waits.is_some(), !orders.is_empty());
        drop(keeper);
        if own.peek().is_none() {
            assert_eq!(waits, None);
            break;
        }
        // The hall goes on by itself to the next round, or to the end.
        let mut file = CompetitionFile::open(&path, Access::Write).unwrap();
        let (mut record, mut before) = (file.read_record().unwrap(), None);
        while let Some(next) = own.next() {
            let mut action = vec![next.event.clone()];
            while let Some(more) = own.next_if(|it| it.action == next.action) {
                action.push(more.event.clone());
            }
            // As long after what was before it as in the rehearsal, and with its crash.
            let last = record.log().last().unwrap().at;
            let (session, elapsed_ms) = match before {
                Some(Moment { session, elapsed_ms, .. }) if session == next.at.session => {
                    (last.session, last.elapsed_ms + next.at.elapsed_ms - elapsed_ms)
                }
                Some(_) => (last.session + 1, next.at.elapsed_ms),
                None => (last.session, last.elapsed_ms),
            };
            let since = before.map_or(0, |before| next.at.wall_ms - before.wall_ms);
            before = Some(next.at);
            let at = Moment { session, elapsed_ms, wall_ms: last.wall_ms + since };
            let numbered = record.number(action, at, &next.who);
            file.append(&numbered).unwrap();
            record.take_in(numbered);
            if own.peek().is_some_and(|it| format!("{:?}", it.event).contains("LettersReleased")) {
                break;
            }
            if matches!(own.peek().map(|it| &it.event), Some(Event::Signed { .. })) {
                break;
            }
        }
        file.close().unwrap();
    }
    assert!(openings > 14, "{openings}");
    let file = CompetitionFile::open(&path, Access::Read).unwrap();
    let record = file.read_record().unwrap();
    assert_eq!(of_centre(record.log()), of_centre(&log));
    let came_of = |record: &Record| {
        let contest = record.contest();
        let common = &contest.common;
        let published: Vec<_> = contest.published().collect();
        let decided = (common.rulings.clone(), common.objections.clone());
        (decided, common.revealed.clone(), published)
    };
    let rehearsed = CompetitionFile::open(&day().join("k-1.eforos"), Access::Read).unwrap();
    let (own, rehearsed) = (came_of(&record), came_of(&rehearsed.read_record().unwrap()));
    assert_eq!(own, rehearsed);
    // What was carried out has a receipt by the hash of the conductor's row; there is no other.
    let numbered: BTreeMap<[u8; 16], &RawRow> =
        rows.iter().map(|row| (directive(row.hash), row)).collect();
    let receipts = file.receipts().unwrap();
    let of_rows = receipts.iter().filter_map(|it| numbered.get(&it.id.0));
    let ruled = of_rows.filter(|row| row.body.contains("word_ruled")).count();
    assert!(ruled > 3 && receipts.len() > ruled, "{receipts:?}");
    assert!(receipts.iter().all(|it| numbered.contains_key(&it.id.0)), "{receipts:?}");
    let last = rows.last().unwrap();
    let cursor = eforos::storage::Cursor { seq: head(last).seq, hash: last.hash };
    assert_eq!(file.cursor().unwrap(), Some(cursor));
    assert_eq!(verify(&path).unwrap().first_failure(), None);
    // What is given away does not say how far it was.
    let copy = folder.path().join("copy.eforos");
    file.publish_to(&copy).unwrap();
    let copy = CompetitionFile::open(&copy, Access::Read).unwrap();
    assert_eq!((copy.cursor().unwrap(), copy.card().unwrap()), (None, None));
}

#[test]
fn a_file_that_does_not_know_how_far_it_is_carries_nothing_out_twice() {
    let folder = tempdir().unwrap();
    let (log, _) = history();
    let (card, rows) = (own_card(), master());
    let (path, whole) = file(folder.path(), "a.eforos", &log);
    whole.close().unwrap();
    let session = Session::<Anagram>::open(&path, Access::Write, machine()).unwrap();
    let mut keeper = Keeper::new(session, None);
    let mut orders = Orders::of(card.venue, keeper.record());
    orders.extend(followed(&card).take(heard(&card, &rows)).unwrap());
    assert_eq!(orders.carry_out(&mut keeper), (0, None));
    assert!(orders.is_empty());
    drop(keeper);
    assert_eq!(all(&path).len(), log.len());
}

//! The files of a joint day brought to an empty hub on a stick: what their cards seal, and what of the cards stays.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::ids::VenueNo;
use eforos::domain::lexicon::Digest;
use eforos::storage::{Access, CompetitionFile};
use eforos::venues::{Card, ConductorCard, Gathered, Unfit, gather};

use crate::cluster::{ask, database};
use crate::joint_day::{Day, HALLS, rows};
use crate::line::told;
use crate::sending::conductor;

/// What a hub has that only cards and the seed make.
fn sealed(url: &str) -> [String; 3] {
    [
        "SELECT encode(competition, 'hex'), branch, seq, encode(seal, 'hex') FROM branches \
         WHERE seal IS NOT NULL ORDER BY 1, 2",
        "SELECT venue, seq, encode(seal, 'hex'), encode(hash, 'hex') FROM seals \
         WHERE seq = (SELECT max(seq) FROM seals) ORDER BY 1",
        "SELECT round, encode(nonce, 'hex') FROM nonces ORDER BY 1",
    ]
    .map(|sql| ask(url, sql))
}

/// The first events of the halls' histories.
pub fn firsts(folder: &Path) -> BTreeMap<VenueNo, Digest> {
    let all = (1..).zip(HALLS);
    all.map(|(number, hall)| (VenueNo::new(number).unwrap(), rows(folder, hall)[0].hash)).collect()
}

/// What whoever conducts would sign on, as this hub has it, if these are the halls'.
pub fn gathered(day: &Day, firsts: &BTreeMap<VenueNo, Digest>) -> Gathered {
    let text = fs::read_to_string(day.path().join("k.eforos-conductor")).unwrap();
    let Card::Conductor(card) = Card::read(&text).unwrap() else { panic!("the conductor's") };
    let token = day.conductor.as_str();
    let typed = ConductorCard::typed(&format!("http://{}", day.hub.listen), token).unwrap();
    let card = ConductorCard { access: typed.access, ..card };
    let halls = firsts.iter().map(|(venue, first)| (*venue, Some(*first))).collect();
    gather(&day.path().join("k.eforos"), &card, &halls).unwrap()
}

/// An empty hub in place of the one before, whose conductor entered the joint competition.
pub fn emptied(day: Day) -> Day {
    let url = database();
    told(&url, &["init"]);
    let token = conductor(&url, "Ομοσπονδία");
    let day = day.with(url, token);
    let file = CompetitionFile::<Anagram>::open(&day.path().join("k.eforos"), Access::Read);
    let joint = file.unwrap().read_record().unwrap().contest().common.commitment.unwrap();
    let what = format!("PUT /v1/joints/{joint}");
    assert_eq!(day.hub.send(&what, &day.conductor, "", b"").status, 200);
    day
}

#[test]
fn a_file_that_keeps_its_card_is_sealed_by_hand_as_its_program_seals_it() {
    let day = Day::new();
    day.sync("k", "eforos-conductor");
    for hall in HALLS {
        day.sync(hall, "eforos-venue");
    }
    let sent = sealed(&day.database);
    assert_eq!(sent[0].lines().count(), 3);
    assert_eq!((sent[1].lines().count(), sent[2].lines().count()), (3, 14));

    // The very seals, though nothing was sent: whoever conducts signs on them.
    let day = emptied(day);
    let take_in = |name: &str| {
        let file = day.path().join(format!("{name}.eforos"));
        told(&day.database, &["take-in", file.to_str().unwrap()]);
    };
    for name in ["k", "k-1", "k-2", "k-3"] {
        take_in(name);
    }
    assert_eq!(sealed(&day.database), sent);
    let found = gathered(&day, &firsts(day.path()));
    assert!(found.unfit.is_empty() && found.heads.len() == 3, "{:?}", found.unfit);
    take_in("k-1");
    assert_eq!(sealed(&day.database), sent, "again the same");

    // Nothing has what only the cards and the seed make it from.
    let tables = "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'";
    let hex = |bytes: &[u8]| bytes.iter().fold(String::new(), |all, it| all + &format!("{it:02x}"));
    let mut secrets = Vec::new();
    for hall in HALLS {
        let text = fs::read_to_string(day.path().join(format!("{hall}.eforos-venue"))).unwrap();
        let Card::Venue(card) = Card::read(&text).unwrap() else { panic!("a hall's") };
        let of_card =
            text.lines().filter(|line| line.starts_with("key =") || line.starts_with("token ="));
        secrets.extend(of_card.filter_map(|line| line.split('"').nth(1)).map(str::to_owned));
        secrets.push(hex(card.key.as_bytes()));
    }
    let file =
        CompetitionFile::<Anagram>::open(&day.path().join("k.eforos"), Access::Read).unwrap();
    let joint = file.read_record().unwrap().contest().common.commitment.unwrap();
    let seed = file.seed(joint).unwrap().unwrap().reveal();
    assert_eq!(secrets.len(), 9);
    let tables = ask(&day.database, tables);
    assert!(tables.lines().count() > 10);
    for table in tables.lines() {
        let all = ask(&day.database, &format!("SELECT {table}::text FROM {table}"));
        // Texts are shown as they are, and what is kept as bytes by their digits.
        let has = |secret: &str| all.contains(secret) || all.contains(&hex(secret.as_bytes()));
        for secret in &secrets {
            assert!(!has(secret), "{table}");
        }
        // The signature revealed it, and so does the page of the draw.
        assert!(!has(&seed) || ["events", "tables"].contains(&table), "{table}");
    }
}

#[test]
fn a_copy_without_a_card_is_not_sealed_and_the_conductor_chooses() {
    let day = Day::new();
    day.sync("k", "eforos-conductor");
    for hall in HALLS {
        day.sync(hall, "eforos-venue");
    }
    let day = emptied(day);
    let copy = day.path().join("copy.eforos");
    let path = day.path().join("k-1.eforos");
    CompetitionFile::<Anagram>::open(&path, Access::Read).unwrap().publish_to(&copy).unwrap();
    for name in ["k", "copy", "k-2", "k-3"] {
        let file = day.path().join(format!("{name}.eforos"));
        told(&day.database, &["take-in", file.to_str().unwrap()]);
    }
    let found = gathered(&day, &firsts(day.path()));
    let unfit: Vec<_> = found.unfit.into_iter().collect();
    assert!(matches!(&unfit[..], [(VenueNo::FIRST, Unfit::Seal(_))]), "{unfit:?}");
    // The file itself brings the seal.
    told(&day.database, &["take-in", path.to_str().unwrap()]);
    let found = gathered(&day, &firsts(day.path()));
    assert!(found.unfit.is_empty(), "{found:?}");
}

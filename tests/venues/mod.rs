//! A hall's line to the hub: its card, and what it sends to a hub that answers, is cut off, refuses or lies.
#![allow(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod card;
mod followed;
mod hub;
mod link;
mod push;
mod sync;

use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use eforos::domain::contest::Format as _;
use eforos::domain::contest::event::Recorded;
use eforos::domain::formats::anagram::rules::OSTH_2019;
use eforos::domain::formats::anagram::sealed::heads::VenueKey;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::ids::VenueNo;
use eforos::domain::lexicon::Digest;
use eforos::lexicon::Lexicon;
use eforos::storage::{Access, NewCompetition, RawRow, StoredLexicon, rows_after};
use eforos::venues::{HubAccess, Line, Sealing, Sender, Token, VenueCard};
use tempfile::TempDir;

use crate::common::files::CompetitionFile;

/// The files of a joint day of two halls with three players each: `k.eforos`, `k-1.eforos`, `k-2.eforos`.
fn day() -> &'static Path {
    static DAY: OnceLock<TempDir> = OnceLock::new();
    let folder = DAY.get_or_init(|| {
        let folder = tempfile::tempdir().unwrap();
        let mut demo = std::process::Command::new(env!("CARGO_BIN_EXE_eforos"));
        demo.current_dir(folder.path()).args(["demo", "k.eforos", "--venues", "2"]);
        let seed = "6".repeat(64);
        assert!(demo.args(["--players", "3", "--seed", &seed]).status().unwrap().success());
        folder
    });
    folder.path()
}

/// The events of the first hall, and the joint competition that it is of.
pub fn history() -> (Vec<Recorded<Anagram>>, Digest) {
    let file = CompetitionFile::open(&day().join("k-1.eforos"), Access::Read).unwrap();
    let record = file.read_record().unwrap();
    (record.log().to_vec(), record.contest().common.commitment.unwrap())
}

/// A file of these events.
pub fn file(folder: &Path, name: &str, events: &[Recorded<Anagram>]) -> (PathBuf, CompetitionFile) {
    let path = folder.join(name);
    let list = StoredLexicon::Full(Lexicon::embedded());
    let new = NewCompetition { seed: None, rules_text: OSTH_2019, lexicon: &list, events };
    let file = CompetitionFile::create(&path, new).unwrap();
    assert_eq!(Anagram::NAME, "anagram");
    (path, file)
}

fn all(path: &Path) -> Vec<RawRow> {
    rows_after(path, 0, usize::MAX).unwrap()
}

fn card(hub: &str, joint: Digest) -> VenueCard {
    VenueCard {
        access: HubAccess { hub: hub.to_owned(), token: Token::from_bytes([3; 32]), ca: None },
        joint,
        venue: VenueNo::FIRST,
        name: "Βόλος".to_owned(),
        key: VenueKey::from_bytes([4; 32]),
    }
}

fn sender(path: &Path, card: &VenueCard) -> (Sender, Line) {
    let VenueCard { joint, venue, key, .. } = card.clone();
    (Sender::new(path.to_path_buf(), Sealing::Venue { joint, venue, key }), Line::new(&card.access))
}

//! The readers of classic games: documents, seasons, tables of results and events.

use std::sync::atomic::{AtomicUsize, Ordering};

use eforos::domain::clock::Moment;
use eforos::domain::lexicon::Digest;
use eforos::domain::person::{Person, Role};
use eforos::exchange::Circumstances;
use eforos::exchange::formats::classic::{
    ClassicResults, Document, SeasonDocument, list_of, read_players, read_results, season_csv,
    to_record,
};
use eforos::language::Language;

/// One in so many of the documents that are accepted is recorded, which asks the law of each of its events.
const RECORDED: usize = 20;

/// What is read is graded, written and read alike; some are made into records, or refused with a sentence.
pub fn tables(input: &[u8]) -> bool {
    static ACCEPTED: AtomicUsize = AtomicUsize::new(0);
    match Document::read(input, None) {
        Ok((document, warnings)) => {
            let said = document.to_text();
            let (again, _) = Document::read(said.as_bytes(), None).unwrap();
            assert_eq!(again.to_text(), said);
            if let Ok((results, _)) = ClassicResults::of(&document, None, None) {
                assert!(!results.to_text().is_empty());
            }
            if ACCEPTED.fetch_add(1, Ordering::Relaxed).is_multiple_of(RECORDED) {
                recorded(&document);
            }
            for warning in warnings {
                assert!(!warning.sentence(Language::Catalan).is_empty());
            }
            true
        }
        Err(error) => {
            assert!(!error.sentence(Language::Polish, "a.json").is_empty());
            false
        }
    }
}

fn recorded(document: &Document) {
    let who = Person { name: "Pau".to_owned(), role: Role::Referee, station: String::new() };
    let circumstances = Circumstances {
        now: Moment { wall_ms: 0, session: 1, elapsed_ms: 0 },
        who: &who,
        commitment: Digest::of(b"a seed"),
        reason: "en paper",
    };
    let Ok((list, _)) = list_of(document, None, None) else { return };
    match to_record(document, &list, circumstances) {
        Ok(record) => assert!(!record.log().is_empty()),
        Err(error) => assert!(!error.sentence(Language::Catalan, "a.json").is_empty()),
    }
}

/// What is read is added up, written and read alike.
pub fn season(input: &[u8]) -> bool {
    match SeasonDocument::read(input, None) {
        Ok((season, warnings)) => {
            let said = season.to_text();
            let (again, _) = SeasonDocument::read(said.as_bytes(), None).unwrap();
            assert_eq!(again.to_text(), said);
            let results = season.results();
            assert!(!results.to_text().is_empty() && !season_csv(&results).is_empty());
            for warning in warnings {
                assert!(!warning.sentence(Language::Catalan).is_empty());
            }
            true
        }
        Err(error) => {
            assert!(!error.sentence(Language::Catalan, "a.eforos-season").is_empty());
            false
        }
    }
}

/// A table of results, and as one of players.
pub fn results(input: &[u8]) -> bool {
    let players = read_players(input);
    if let Err(error) = &players {
        assert!(!error.sentence(Language::Polish, "a.csv").is_empty());
    }
    match read_results(input) {
        Ok(brought) => !brought.is_empty(),
        Err(error) => {
            assert!(!error.sentence(Language::Catalan, "a.csv").is_empty());
            players.is_ok()
        }
    }
}

/// An event.
pub fn happened(input: &[u8]) -> bool {
    type Event = eforos::domain::formats::classic::Event;
    let Ok(text) = std::str::from_utf8(input) else { return false };
    serde_json::from_str::<Event>(text).is_ok_and(|event| {
        let said = serde_json::to_string(&event).unwrap();
        assert_eq!(serde_json::from_str::<Event>(&said).unwrap(), event);
        true
    })
}

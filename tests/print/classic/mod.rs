//! Documents of classic games: their facts against sums made by hand, and their pages as others read them.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod facts;
mod pages;
mod record;

use std::ops::ControlFlow::Continue;

use eforos::domain::formats::classic::judge::Verdict;
use eforos::domain::ids::{RoundNo, TableNo};
use eforos::domain::lexicon::Passport;
use eforos::exchange::formats::classic::{ClassicResults, Document, WholeGames, whole_games};
use eforos::language::Language;
use eforos::print::documents::{Document as Kind, Wish};
use eforos::print::formats::classic::documents::{Brought, lay_out};
use eforos::print::formats::classic::{Course, JudgedSet};
use eforos::print::{Pages, Templates};
use serde_json::Value;

pub use crate::common::tables::{Rules, example, large};

/// A competition as a document tells it.
pub struct Case {
    pub document: Document,
    list: Passport,
    whole: WholeGames,
    pub course: Course,
}

impl Case {
    pub fn of(document: &Value) -> Self {
        let (document, odd) = Document::read(document.to_string().as_bytes(), None).unwrap();
        assert!(odd.is_empty(), "{odd:?}");
        let (results, _) = ClassicResults::of(&document, None, None).unwrap();
        let (whole, unread) = whole_games(&document);
        assert_eq!(unread, []);
        let judged = |round, table, words: &[&str], verdict, answer| JudgedSet {
            at: "18:42:07".to_owned(),
            round: RoundNo::new(round),
            table: TableNo::new(table),
            words: words.iter().map(|word| (*word).to_owned()).collect(),
            verdict,
            answer,
            who: "Pau Serra (àrbitre)".to_owned(),
        };
        let answer =
            Some((Verdict::Invalid, "DIEC, tercera edició, entrada inexistent".to_owned()));
        let judged = vec![
            judged(1, 2, &["COL·LECCIÓ", "QUADRE", "ANY"], Verdict::Valid, None),
            judged(1, 3, &["XZ"], Verdict::Invalid, None),
            judged(2, 1, &["ŀLUÇ"], Verdict::Ask, answer),
        ];
        let course = Course { competition: Some(134), judged, ..Course::default() };
        Self { document, list: results.lexicon, whole, course }
    }

    /// A document of it in a language.
    pub fn pages(&self, wish: Wish, language: Language) -> Pages {
        self.pages_by(wish, language, &Templates::embedded())
    }

    /// The same by a club's templates.
    pub fn pages_by(&self, wish: Wish, language: Language, templates: &Templates) -> Pages {
        let brought = Brought {
            details: &self.document.details,
            competition: &self.document.competition,
            list: Some(&self.list),
            whole: &self.whole,
            course: &self.course,
        };
        let watch = &mut |_, _| Continue(());
        lay_out(&wish, brought, language, templates, watch).unwrap()
    }
}

pub fn wish(document: Kind) -> Wish {
    Wish::whole(document)
}

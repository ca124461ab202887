//! The format that no list knows, on paper: documents of every competition, with its own facts.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use chrono::{DateTime, NaiveDateTime};
use eforos::domain::contest::Format as _;
use eforos::domain::contest::command::Command;
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::letters::Word;
use eforos::language::Language;
use eforos::print::certificates::Ranked;
use eforos::print::documents::{Document, LayOut, Matter, Papers, Sense, Wish};
use eforos::print::pages::{Ink, Mark, Page, Pages, Style, TextMark, Weight};
use eforos::print::rules_page::Part;
use eforos::print::rulings::{Waiting, Written};
use eforos::print::{Pdf, Templates};

use super::called::{Ask, Called, Undecided};
use super::{Table, word};

impl Papers for Called {
    fn has_played(&self) -> bool {
        !self.words.is_empty()
    }

    fn rules_page(&self, _: Language) -> Vec<Part> {
        vec![Part::Heading("Λέξεις".to_owned()), Part::Rule("Μία λέξη, ένας πόντος.".to_owned())]
    }

    fn ranked(matter: Matter<'_, Self>) -> Vec<Ranked> {
        let table = Self::table(matter.record.contest(), matter.board);
        let better = |points| table.iter().filter(|line| line.points > points).count();
        let rank = |points| u32::try_from(better(points) + 1).ok();
        table
            .iter()
            .map(|line| Ranked {
                player: line.player,
                rank: rank(line.points),
                points: line.points.into(),
                feats: None,
            })
            .collect()
    }

    fn judged_words(matter: Matter<'_, Self>) -> BTreeMap<Word, Written> {
        let words = matter.record.contest().game.words.keys();
        words.map(|word| (word.clone(), Written { rounds: vec![1], sheets: 1 })).collect()
    }

    fn awaiting(matter: Matter<'_, Self>) -> Vec<Waiting> {
        let doubts = Self::doubts(matter.record.contest(), matter.board, matter.drafts);
        let waiting = doubts.into_iter().map(|Undecided(word)| Waiting {
            word: word.to_string(),
            written: Written { rounds: vec![1], sheets: 1 },
        });
        waiting.collect()
    }

    fn own(document: Document) -> Option<LayOut<Self>> {
        let of_standings: LayOut<Self> = |_, matter, _, _| Some(standings(matter));
        (document == Document::Standings).then_some(of_standings)
    }
}

/// A document of its own: a line a player.
fn standings(matter: Matter<'_, Called>) -> Pages {
    let contest = matter.record.contest();
    let style = Style { weight: Weight::Regular, size_pt: 12.0, ink: Ink::Full };
    let table = Called::table(contest, matter.board);
    let lines = (0_u8..).zip(&table).map(|(line, row)| {
        let text = format!("{} {}", contest.common.players[&row.player].name, row.points);
        let baseline_mm = 30.0 + 10.0 * f32::from(line);
        Mark::Text(TextMark { x_mm: 20.0, baseline_mm, width_mm: 100.0, text, style })
    });
    let page =
        Page { width_mm: 210.0, height_mm: 297.0, marks: lines.collect(), ..Page::default() };
    Pages { title: "Λέξεις".to_owned(), pages: vec![page], ..Pages::default() }
}

fn utc(wall_ms: i64) -> NaiveDateTime {
    DateTime::from_timestamp_millis(wall_ms).unwrap().naive_utc()
}

fn laid_out(table: &Table, document: Document) -> (String, Pdf) {
    let board = Called::judge(table.record.contest(), &table.list);
    let matter = Matter {
        record: &table.record,
        board: &board,
        drafts: &[],
        heads: None,
        local_time: utc,
        templates: &Templates::embedded(),
        codes: None,
    };
    let mut watch = |_: usize, _: usize| ControlFlow::Continue(());
    let pages = Wish::whole(document).lay_out(matter, Language::Greek, &mut watch).unwrap();
    let texts = pages.pages.iter().flat_map(Page::all).filter_map(|mark| match mark {
        Mark::Text(text) => Some(text.text.clone()),
        _ => None,
    });
    (texts.collect::<Vec<_>>().join(" "), pages.to_pdf())
}

/// What the paper says, and that it is a file with so many pages.
fn printed(table: &Table, document: Document, sheets: usize) -> String {
    let (text, pdf) = laid_out(table, document);
    assert_eq!(pdf.pages, sheets, "{document:?}");
    assert!(pdf.bytes.starts_with(b"%PDF"), "{document:?}");
    text
}

#[test]
fn the_documents_of_every_competition_are_printed_of_it() {
    let mut table = Table::new();
    let sense = |table: &Table, document: Document| document.sense(&table.record);
    assert_eq!(sense(&table, Document::Standings), Sense::NothingPlayed);
    table.call(1, "ΚΑΡΟ");
    table.call(2, "ΡΟΚΑ");
    table.call(2, "ΑΑΑΑ");
    table.call(2, "ΤΑΤΑ");
    let (ruled, evidence) = (Ruled::Valid, "λεξικό, σελίδα 3".to_owned());
    table.must(Command::RuleWord { seen: None, word: word("ΑΑΑΑ"), ruled, evidence });
    assert_eq!(sense(&table, Document::Standings), Sense::Ready);
    assert_eq!(sense(&table, Document::Commitment), Sense::Ready, "nothing is ever drawn");

    let rulings = printed(&table, Document::Rulings, 1);
    assert!(rulings.contains("Έκρινε: Ε. Φόρου"), "said once for all: {rulings}");
    assert!(rulings.contains("ΑΑΑΑ ✓ έγκυρη λεξικό, σελίδα 3 1 1 "), "{rulings}");
    assert!(rulings.contains("Περιμένουν κρίση ΤΑΤΑ"), "{rulings}");
    let merits = printed(&table, Document::Certificates, 2);
    assert!(merits.contains("Βασίλης") && merits.contains("με 2 πόντους"), "{merits}");
    let rules = printed(&table, Document::Rules, 1);
    assert!(rules.contains("called-1") && rules.contains("Μία λέξη, ένας πόντος."), "{rules}");
    let digits = table.seed.commitment().to_string();
    assert!(printed(&table, Document::Commitment, 1).contains(&digits[..4]));
}

#[test]
fn its_own_document_is_asked_for_as_every_other() {
    let mut table = Table::new();
    table.call(1, "ΚΑΡΟ");
    table.must(Command::Own(Ask::EndRound));
    assert_eq!(printed(&table, Document::Standings, 1), "Άννα 1 Βασίλης 0");
    // It has no sheets to write on.
    assert!(laid_out(&table, Document::WordSheets).0.is_empty());
}

//! The federation's list, which is published as a PDF.
//!
//! Its layout: some pages of preface; then pages of words in capitals, each under a heading and
//! over a footer with the page's number and the edition. The words begin with the first page that
//! has the heading; a PDF without it is taken to be words from its first page on. Whatever is not
//! in capitals is skipped, so a new edition's footer does no harm.
//!
//! PDF readers panic, loop, run out of stack or take all memory on damaged files. So the program reads
//! them in a process of its own ([`apart`]), with bounds on all that ([`here`]).

pub mod apart;
mod here;
mod soundness;

pub use soundness::asks_for_little;

use std::ops::ControlFlow;
use std::sync::mpsc::{Receiver, RecvTimeoutError};
use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::{Found, ImportError, Progress, Why, capitals, tell};
use crate::lexicon::LENGTHS;

/// What the pages with words are headed, spaces apart.
const HEADING: &str = include_str!("../../../lexicon/federation_heading.txt");

/// The lengths in letters of the words in the Greek federation's list.
const FEDERATION_LENGTHS: std::ops::RangeInclusive<usize> = 2..=8;

/// How long one page, or opening the file, may take before the file counts as damaged.
const PATIENCE: Duration = Duration::from_secs(20);

/// The most text that a page, and that all of them may have, in bytes.
const MOST_PAGE: usize = 4 << 20;
const MOST_TEXT: usize = super::MAX_PDF;

/// Readers look for a PDF's mark this far into a file.
const MARK_WITHIN: usize = 1024;

/// Why a PDF cannot be read.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
pub enum PdfError {
    /// It is cut or damaged.
    #[error("the PDF is cut or damaged")]
    Damaged,
    /// It asks for a password.
    #[error("the PDF is protected by a password")]
    Encrypted,
    /// It has no page.
    #[error("the PDF has no page")]
    NoPages,
    /// A page among the words is damaged.
    #[error("page {page} of the PDF is damaged")]
    Page {
        /// Which, counted from 1.
        page: usize,
    },
    /// Reading it came to a standstill.
    #[error("the PDF cannot be read in reasonable time")]
    Stalled,
    /// Unpacked it takes more memory than any list.
    #[error("the PDF takes more than {limit} bytes of memory")]
    TooMuchMemory {
        /// The limit in bytes.
        limit: usize,
    },
    /// The process that reads it cannot be started.
    #[error("the PDF cannot be read: {why}")]
    NotStarted {
        /// The system's own words.
        why: String,
    },
}

/// What a PDF told beside its words.
pub(super) struct Read {
    pub pages: usize,
    /// Whether it has the federation's heading.
    pub federation: bool,
    /// What the first footer calls the edition.
    pub edition: Option<String>,
}

pub(super) fn is_pdf(bytes: &[u8]) -> bool {
    let start = bytes.get(..MARK_WITHIN).unwrap_or(bytes);
    start.windows(5).any(|window| window == b"%PDF-")
}

pub(super) fn read(
    bytes: &[u8],
    found: &mut Found,
    progress: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Result<Read, ImportError> {
    let pages = texts(bytes, progress)?;
    let begin = pages.iter().position(|page| page.as_deref().is_some_and(has_heading));
    // A page that cannot be read may hold words, unless a page of preface comes after it.
    let preface = pages.get(..begin.unwrap_or(0)).unwrap_or_default();
    let surely_preface = preface.iter().rposition(Option::is_some).unwrap_or(0);
    let mut edition = None;
    for (index, page) in pages.iter().enumerate() {
        match page {
            Some(text) if begin.is_none_or(|begin| index >= begin) => {
                edition = edition.or_else(|| text.lines().find_map(edition_of));
                words_of(text, index + 1, found);
            }
            Some(text) => {
                for token in text.split_whitespace() {
                    found.skipped.add(Why::Preface, index + 1, token);
                }
            }
            None if index < surely_preface => {
                found.skipped.add(Why::UnreadablePage, index + 1, "");
            }
            None => return Err(PdfError::Page { page: index + 1 }.into()),
        }
    }
    Ok(Read { pages: pages.len(), federation: begin.is_some(), edition })
}

/// The words of one page.
fn words_of(text: &str, page: usize, found: &mut Found) {
    let lengths = if found.language.is_greek() { FEDERATION_LENGTHS } else { LENGTHS };
    for line in text.lines() {
        let furniture = is_heading(line) || edition_of(line).is_some();
        for token in line.split_whitespace() {
            if furniture || token.bytes().all(|b| b.is_ascii_digit()) {
                found.skipped.add(Why::PageFurniture, page, token);
                continue;
            }
            match capitals(found.alphabet(), token) {
                None => found.skipped.add(Why::Sign, page, token),
                Some((_, faces)) if faces < *lengths.start() => {
                    found.skipped.add(Why::TooShort, page, token);
                }
                Some((_, faces)) if faces > *lengths.end() => {
                    found.skipped.add(Why::TooLong, page, token);
                }
                Some((word, _)) => found.words.push(word),
            }
        }
    }
}

fn has_heading(text: &str) -> bool {
    text.lines().any(is_heading)
}

fn is_heading(line: &str) -> bool {
    let solid = |text: &str| text.split_whitespace().collect::<String>();
    // En dashes and hyphens of every kind are one.
    let line =
        solid(line).replace(['\u{2010}', '\u{2011}', '\u{2012}', '\u{2013}', '\u{2014}'], "-");
    line.contains(&solid(HEADING))
}

/// The month and year at the end of a footer.
fn edition_of(line: &str) -> Option<String> {
    let mut tokens = line.split_whitespace().rev();
    let (year, month) = (tokens.next()?, tokens.next()?);
    let is_year = year.len() == 4 && year.bytes().all(|b| b.is_ascii_digit());
    let is_month = month.chars().all(char::is_alphabetic) && month.chars().any(char::is_lowercase);
    (is_year && is_month).then(|| format!("{month} {year}"))
}

/// What the reader of a PDF reports, page by page.
#[derive(Debug, Serialize, Deserialize)]
enum Step {
    Opened {
        pages: usize,
    },
    /// The next page's text; `None` when it is damaged.
    Page(Option<String>),
    Failed(PdfError),
}

/// The text of every page.
fn texts(
    bytes: &[u8],
    progress: &mut dyn FnMut(Progress) -> ControlFlow<()>,
) -> Result<Vec<Option<String>>, ImportError> {
    let (_reader, steps) = apart::start(bytes)?;
    let mut pages = Vec::new();
    let mut total = None;
    let mut length = 0_usize;
    while total.is_none_or(|total| pages.len() < total) {
        match next(&steps) {
            Step::Opened { pages } => total = Some(pages),
            Step::Page(text) => {
                length = length.saturating_add(text.as_ref().map_or(0, String::len));
                if length > MOST_TEXT {
                    return Err(PdfError::TooMuchMemory { limit: MOST_TEXT }.into());
                }
                pages.push(text);
            }
            Step::Failed(error) => return Err(error.into()),
        }
        if let Some(total) = total {
            tell(progress, pages.len(), total)?;
        }
    }
    Ok(pages)
}

/// The next step, waited for as long as one may take.
fn next(steps: &Receiver<Step>) -> Step {
    steps.recv_timeout(PATIENCE).unwrap_or_else(|none| {
        Step::Failed(match none {
            RecvTimeoutError::Timeout => PdfError::Stalled,
            RecvTimeoutError::Disconnected => PdfError::Damaged,
        })
    })
}

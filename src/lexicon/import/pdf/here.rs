//! Reads a PDF in this process: on a thread with a large stack, its panics caught.

use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use pdf_extract::{Document, PlainTextOutput, output_doc_page};

use super::{MOST_PAGE, PdfError, Step, soundness};
use crate::lexicon::quiet;

/// Bytes of stack: deep nesting costs memory, not the program.
const STACK: usize = 64 << 20;

/// Starts the reading. The thread ends by itself once nobody listens any more.
pub(super) fn start(bytes: Vec<u8>) -> Result<Receiver<Step>, PdfError> {
    let (sender, steps) = mpsc::channel();
    let read = move || {
        if let Some(Err(error)) = quiet::catch(|| extract(&bytes, &sender)) {
            let _ = sender.send(Step::Failed(error));
        }
    };
    let thread = thread::Builder::new().name("pdf".to_owned()).stack_size(STACK).spawn(read);
    thread.map_err(|error| PdfError::NotStarted { why: error.to_string() })?;
    Ok(steps)
}

/// Sends every page; stops early when nobody listens.
fn extract(bytes: &[u8], steps: &Sender<Step>) -> Result<(), PdfError> {
    if !soundness::asks_for_little(bytes) {
        return Err(PdfError::Damaged);
    }
    let mut document = Document::load_mem(bytes).map_err(|_| PdfError::Damaged)?;
    if document.is_encrypted() {
        document.decrypt("").map_err(|_| PdfError::Encrypted)?;
    }
    if !soundness::is_sound(&document) {
        return Err(PdfError::Damaged);
    }
    let pages = document.get_pages();
    if pages.is_empty() {
        return Err(PdfError::NoPages);
    }
    let mut sent = steps.send(Step::Opened { pages: pages.len() });
    for (number, page) in pages {
        if sent.is_err() {
            break;
        }
        let text = quiet::catch(|| {
            let mut text = String::new();
            let mut output = PlainTextOutput::new(&mut text);
            output_doc_page(&document, &mut output, number).ok()?;
            soundness::is_whole(&document, page).then_some(text)
        });
        if text.iter().flatten().any(|text| text.len() > MOST_PAGE) {
            return Err(PdfError::TooMuchMemory { limit: MOST_PAGE });
        }
        sent = steps.send(Step::Page(text.flatten()));
    }
    Ok(())
}

//! What the help of printing says of documents.

use crate::domain::formats::FormatName;
use crate::language::{Language, tr};
use crate::print::documents::{Document, has};
use crate::views::print::document_name;
use crate::with_format;

/// The names of all documents: those that every competition has, then each format's own after its name.
pub(super) fn codes() -> String {
    let of = |format: FormatName, one: Document| with_format!(format, F => has::<F>(one));
    let all = |one: Document| FormatName::ALL.into_iter().all(|format| of(format, one));
    let named = |which: &dyn Fn(Document) -> bool| {
        let codes = Document::every().filter(|&one| which(one)).map(Document::code);
        codes.collect::<Vec<_>>().join(", ")
    };
    let own = FormatName::ALL.map(|format| {
        let codes = named(&|one| of(format, one) && !all(one));
        format!("{}: {codes}", format.name())
    });
    [named(&all)].into_iter().chain(own).collect::<Vec<_>>().join("; ")
}

/// How documents are written, and the name of each.
pub(super) fn after(language: Language) -> String {
    let every: Vec<Document> = Document::every().collect();
    let wide = every.iter().map(|one| one.code().len()).max().unwrap_or_default();
    let name = |one: Document| document_name(language, one);
    let named = every.iter().map(|&one| format!("  {:wide$}  {}", one.code(), name(one)));
    let lines = [tr(language, "cli-print-after"), String::new()].into_iter().chain(named);
    lines.collect::<Vec<_>>().join("\n")
}

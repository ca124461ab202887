//! What the help of printing says of documents.

use crate::commands::{UserCommand, spec};
use crate::domain::formats::FormatName;
use crate::language::{Language, tr};
use crate::print::documents::{Document, has};
use crate::views::print::document_name;
use crate::with_format;

/// How documents are written, and the name of each: those that every competition has, then each format's own.
pub(super) fn after(language: Language) -> String {
    let of = |format: FormatName, one: Document| with_format!(format, F => has::<F>(one));
    let all = |one: Document| FormatName::ALL.into_iter().all(|format| of(format, one));
    let every: Vec<Document> = Document::every().collect();
    let wide = every.iter().map(|one| one.code().len()).max().unwrap_or_default();
    let part = |heading: String, which: &dyn Fn(Document) -> bool| {
        let name = |one: &Document| document_name(language, *one);
        let own = every.iter().filter(|one| which(**one));
        let own = own.map(|one| format!("\n  {:wide$}  {}", one.code(), name(one)));
        format!("{heading}:{}", own.collect::<String>())
    };
    let own = FormatName::ALL.map(|format| {
        let game = spec(&UserCommand::ChooseGame(format)).name;
        part(tr(language, game), &|one| of(format, one) && !all(one))
    });
    let common = part(tr(language, "cli-print-common"), &all);
    let parts = [tr(language, "cli-print-after"), common].into_iter().chain(own);
    parts.collect::<Vec<_>>().join("\n\n")
}

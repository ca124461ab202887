//! What an archive says of itself: of which competition it is, what is done with its files, what each of them is.

use crate::domain::contest::{Common, Openness};
use crate::language::{Language, tr};
use crate::print::Warning;
use crate::screens::name;
use crate::text;

/// A file of the archive.
pub(super) struct Lies {
    /// Whether it may be published.
    pub is_public: bool,
    pub name: String,
    /// What it is, for people.
    pub about: String,
    /// What it is there for, where it is one of the few that something is done with at once.
    pub purpose: Option<Purpose>,
}

/// What is done with a file.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Purpose {
    Sign,
    HandOut,
    Wall,
    WebSite,
}

impl Purpose {
    /// All, each with the key of what it is called.
    const ALL: [(Self, &'static str); 4] = [
        (Self::Sign, "archive-done-sign"),
        (Self::HandOut, "archive-done-hand-out"),
        (Self::Wall, "archive-done-wall"),
        (Self::WebSite, "archive-done-web"),
    ];
}

/// What a file is, and what it says of who was penalised.
pub(super) fn also(language: Language, about: &str, shown: &str) -> String {
    format!("{} {}", tr(language, about), tr(language, shown))
}

/// Whom what may be published names.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Named {
    /// Nobody was penalised.
    Nobody,
    /// Who was penalised, and why.
    Penalised,
    /// Who was penalised is not named.
    Unnamed,
}

/// Of which competition it is: its title, its day and place, and the issue that was signed.
pub(super) fn head(language: Language, common: &Common) -> String {
    let details = &common.details;
    let held = [name::date(language, &details.date), details.venue.trim().to_owned()];
    let held: Vec<String> = held.into_iter().filter(|part| !part.is_empty()).collect();
    let signed = common.signings.last().filter(|_| common.openness == Openness::Signed);
    let signed = signed.map(|signing| text!(language, "rounds-signed", issue = signing.issue));
    let lines = [Some(details.title.clone()), Some(held.join(" · ")), signed];
    let lines: Vec<String> = lines.into_iter().flatten().filter(|line| !line.is_empty()).collect();
    lines.join("\n")
}

/// What each file is, and which may be published; what the columns of the tables are.
pub(super) fn readme(
    language: Language,
    head: &str,
    (told, named): (&[Lies], Named),
    (tables, warnings, further): (&str, &[Warning], [Option<String>; 3]),
) -> String {
    let part = |key: &str, public: bool| {
        let files = told.iter().filter(|lies| lies.is_public == public);
        let files = files.map(|Lies { name, about, .. }| format!("  {name}\n      {about}\n"));
        let folder =
            if public { format!(" · {}/", tr(language, "archive-folder")) } else { String::new() };
        format!("\n{}{folder}\n\n{}", tr(language, key), files.collect::<String>())
    };
    let (public, private) = match named {
        Named::Nobody => ("archive-public", "archive-private"),
        Named::Penalised => ("archive-public-named", "archive-private"),
        Named::Unnamed => ("archive-public-unnamed", "archive-private-unnamed"),
    };
    let is_told = |one: &&Warning| named != Named::Unnamed || !one.is_of_expelled();
    let warned = warnings.iter().filter(is_told).map(|one| one.sentence(language));
    let warned = warned.chain(further.into_iter().flatten());
    let warned: Vec<String> = warned.map(|one| format!("  {one}\n")).collect();
    let warned = match warned.concat() {
        none if none.is_empty() => none,
        warned => format!("\n{}\n\n{warned}", tr(language, "archive-warnings")),
    };
    let tables = format!("\n{}\n{tables}", tr(language, "archive-columns"));
    let done = done_with(language, told);
    format!("{head}\n{done}{}{}{tables}{warned}", part(public, true), part(private, false))
}

/// Which files are printed and put up, a line for each purpose that any is for.
fn done_with(language: Language, told: &[Lies]) -> String {
    let public = tr(language, "archive-folder");
    let lines = Purpose::ALL.into_iter().filter_map(|(purpose, key)| {
        let files = told.iter().filter(|lies| lies.purpose == Some(purpose));
        let way = |Lies { is_public, name, .. }: &Lies| {
            if *is_public { format!("{public}/{name}") } else { name.clone() }
        };
        let files: Vec<String> = files.map(way).collect();
        (!files.is_empty()).then(|| format!("  {}: {}\n", tr(language, key), files.join(", ")))
    });
    format!("\n{}\n\n{}", tr(language, "archive-done"), lines.collect::<String>())
}

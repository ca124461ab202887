//! What whoever conducts a joint competition types of it: the hub, the token there, the halls.

use crate::commands::formats::conduct::Entry as Conduct;
use crate::domain::text::{TextKind, check};
use crate::language::{Language, quoted, tr};
use crate::screens::FieldData;
use crate::text;
use crate::views::desk::Desk;

/// What is seen of it in the form of a new one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JointData {
    /// Heading.
    pub title: String,
    /// The hub's address.
    pub hub: FieldData,
    /// The conductor's token.
    pub token: FieldData,
    /// Who gives that.
    pub about: String,
    /// The halls, one a line.
    pub halls: FieldData,
    /// How many they are.
    pub count: String,
}

pub(super) fn joint(desk: &Desk) -> JointData {
    let language = desk.language;
    let field = |entry: Conduct, label, hint| {
        FieldData::line(entry.into(), tr(language, label), desk.text(entry.into()))
            .hint(tr(language, hint))
            .focused(desk.focus)
    };
    JointData {
        title: tr(language, "conduct-title"),
        hub: field(Conduct::Hub, "conduct-hub", "conduct-hub-hint"),
        token: field(Conduct::Token, "conduct-token", "conduct-token-hint"),
        about: tr(language, "conduct-token-about"),
        halls: new_halls(desk).lines(10),
        count: counted(desk),
    }
}

/// The field for new halls.
pub fn new_halls(desk: &Desk) -> FieldData {
    let (language, entry) = (desk.language, Conduct::Venues.into());
    FieldData::line(entry, tr(language, "conduct-new-halls"), desk.text(entry))
        .lines(4)
        .hint(tr(language, "conduct-new-halls-hint"))
        .focused(desk.focus)
}

/// How many halls are typed there.
pub fn counted(desk: &Desk) -> String {
    let count = lines(desk.text(Conduct::Venues.into())).count();
    text!(desk.language, "conduct-halls", count = count)
}

fn lines(text: &str) -> impl Iterator<Item = &str> {
    text.lines().map(str::trim).filter(|line| !line.is_empty())
}

/// The halls of a typed or pasted list, one a line.
///
/// # Errors
/// Why one cannot be called so, for people.
pub fn typed_halls(language: Language, text: &str) -> Result<Vec<String>, String> {
    let mut halls: Vec<String> = Vec::new();
    for name in lines(text) {
        check(name, TextKind::Name).map_err(|why| language.unfit_text(&why))?;
        if halls.iter().any(|other| other == name) {
            return Err(text!(language, "conduct-hall-twice", name = quoted(name)));
        }
        halls.push(name.to_owned());
    }
    Ok(halls)
}

//! The list of the formats, and of every template.

pub mod anagram;
pub mod classic;
pub mod duplicate;

use std::collections::BTreeMap;

use super::certificates::CertificateFigures;
use super::commitment::CommitmentFigures;
use super::guide::Figures as GuideFigures;
use super::layout::template::{ClubFigures, Template, template, unknown_file};
use super::layout::{TemplateError, Templates};
use super::player_cards::CardFigures;
use super::rules_page::RulesFigures;
use super::rulings::RulingFigures;

/// Those of every competition, a row each.
static COMMON: [Template; 7] = [
    template::<ClubFigures>(),
    template::<CommitmentFigures>(),
    template::<CardFigures>(),
    template::<GuideFigures>(),
    template::<RulesFigures>(),
    template::<RulingFigures>(),
    template::<CertificateFigures>(),
];

/// All, those of each format after the common ones.
fn templates() -> Vec<&'static Template> {
    let own = anagram::TEMPLATES.iter().chain(&duplicate::TEMPLATES).chain(&classic::TEMPLATES);
    COMMON.iter().chain(own).collect()
}

impl Templates {
    /// Those that ship with the program, under the files of a club's folder: names and contents.
    /// Files that are neither templates nor pictures are left alone.
    ///
    /// # Errors
    /// The first thing that cannot be used, by file, line and key.
    pub fn with_folder(
        files: impl IntoIterator<Item = (String, Vec<u8>)>,
    ) -> Result<Self, TemplateError> {
        Self::laid(&files.into_iter().collect::<BTreeMap<_, _>>(), &templates())
    }

    /// The template that ships with the program under a file's name, with its comments.
    ///
    /// # Errors
    /// That no document has one of this name, with the names that there are.
    pub fn shipped(file: &str) -> Result<&'static str, TemplateError> {
        let named = |template: &&Template| file.strip_suffix(".toml") == Some(template.name);
        let known = templates();
        let found = known.iter().copied().find(named);
        found.map(|template| template.embedded).ok_or_else(|| unknown_file(file, &known))
    }
}

#[cfg(test)]
mod tests;

//! The list of the formats, and of everything that has a template: a row each.

pub mod anagram;

use std::collections::BTreeMap;

use self::anagram::final_sheet::FinalFigures;
use self::anagram::graded::GradedFigures;
use self::anagram::player_report::ReportFigures;
use self::anagram::round_record::RecordFigures;
use self::anagram::standings_sheet::StandingsFigures;
use self::anagram::word_sheets::WordSheetFigures;
use super::certificates::CertificateFigures;
use super::commitment::CommitmentFigures;
use super::layout::template::{ClubFigures, Template, template};
use super::layout::{TemplateError, Templates};
use super::rules_page::RulesFigures;
use super::rulings::RulingFigures;

static TEMPLATES: [Template; 11] = [
    template::<ClubFigures>(),
    template::<CommitmentFigures>(),
    template::<RulesFigures>(),
    template::<WordSheetFigures>(),
    template::<GradedFigures>(),
    template::<RecordFigures>(),
    template::<StandingsFigures>(),
    template::<ReportFigures>(),
    template::<RulingFigures>(),
    template::<FinalFigures>(),
    template::<CertificateFigures>(),
];

impl Templates {
    /// Those that ship with the program, under the files of a club's folder: names and contents.
    /// Files that are neither templates nor pictures are left alone.
    ///
    /// # Errors
    /// The first thing that cannot be used, by file, line and key.
    pub fn with_folder(
        files: impl IntoIterator<Item = (String, Vec<u8>)>,
    ) -> Result<Self, TemplateError> {
        let files: BTreeMap<String, Vec<u8>> = files.into_iter().collect();
        Self::laid(&files, &TEMPLATES)
    }
}

#[cfg(test)]
mod tests;

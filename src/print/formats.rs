//! The list of everything that has a template: a row each.

use std::collections::BTreeMap;

use super::certificates::CertificateFigures;
use super::commitment::CommitmentFigures;
use super::final_sheet::FinalFigures;
use super::graded::GradedFigures;
use super::layout::template::{ClubFigures, Template, template};
use super::layout::{TemplateError, Templates};
use super::player_report::ReportFigures;
use super::round_record::RecordFigures;
use super::rules_page::RulesFigures;
use super::rulings::RulingFigures;
use super::standings_sheet::StandingsFigures;
use super::word_sheets::WordSheetFigures;

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

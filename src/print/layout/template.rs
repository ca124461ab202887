//! The figures of the documents, from `templates/print`: lengths in millimetres, type sizes in points.
//!
//! A club may lay files of the same names beside: each says only what is to be otherwise, and
//! `club.toml` gives every document a logo and a sponsor's line. A wrong figure is an error that names
//! its file, line and key, never a page that cannot be read.

mod club;
mod error;
mod overlay;
mod picture;

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer};

use crate::domain::emblem::Emblem;
pub use club::Club;
pub(in crate::print) use club::ClubFigures;
pub use error::{TemplateError, TemplateProblem, Wanted};
pub use picture::{BadPicture, emblem};

/// The file that says what all documents share.
const CLUB: &str = "club";
/// A page must leave at least this much between its margins, and its columns to their texts.
pub(in crate::print) const LEAST_TEXT_MM: f32 = 60.0;

/// The figures of one document.
pub(in crate::print) trait Figures: DeserializeOwned {
    /// Its file, without `.toml`.
    const NAME: &'static str;
    /// The file that ships with the program; it states every key.
    const EMBEDDED: &'static str;
    /// Whether the parts fit on the page.
    fn fits(&self) -> Result<(), Crowded>;
}

/// Parts that do not fit on the page.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::print) struct Crowded {
    /// The table of the template that takes too much.
    pub table: &'static str,
    /// What is left, in millimetres.
    pub left_mm: f32,
    /// What is needed.
    pub least_mm: f32,
}

/// Asks for at least so much room.
pub(in crate::print) fn room(
    table: &'static str,
    left_mm: f32,
    least_mm: f32,
) -> Result<(), Crowded> {
    if left_mm < least_mm { Err(Crowded { table, left_mm, least_mm }) } else { Ok(()) }
}

/// A document's template as it ships.
pub(in crate::print) struct Template {
    /// Its file, without `.toml`.
    pub name: &'static str,
    /// The file that ships with the program; it states every key.
    pub embedded: &'static str,
    /// Whether figures can be read from a table, and whether they fit.
    readable: fn(&toml::Table) -> bool,
    fits: fn(&toml::Table) -> Result<(), Crowded>,
}

/// The template of figures.
pub(in crate::print) const fn template<F: Figures>() -> Template {
    fn read<F: Figures>(table: &toml::Table) -> Option<F> {
        table.clone().try_into().ok()
    }
    Template {
        name: F::NAME,
        embedded: F::EMBEDDED,
        readable: |table| read::<F>(table).is_some(),
        fits: |table| read::<F>(table).map_or(Ok(()), |figures| figures.fits()),
    }
}

/// That no document has a template of a file's name.
pub(in crate::print) fn unknown_file(file: &str, known: &[&Template]) -> TemplateError {
    let known = known.iter().map(|template| format!("{}.toml", template.name)).collect();
    TemplateError { file: file.to_owned(), problem: TemplateProblem::UnknownFile { known } }
}

/// The templates in use: those that ship with the program, with what a club laid over them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Templates {
    laid: BTreeMap<&'static str, toml::Table>,
    club: Club,
}

impl Templates {
    /// Those that ship with the program.
    pub fn embedded() -> Self {
        Self::default()
    }

    /// Those that ship with the program, under the files of a club's folder: names and contents. `known`
    /// are all that there are.
    pub(in crate::print) fn laid(
        files: &BTreeMap<String, Vec<u8>>,
        known: &[&Template],
    ) -> Result<Self, TemplateError> {
        let mut templates = Self::embedded();
        for (file, contents) in files {
            let Some(name) = file.strip_suffix(".toml") else { continue };
            let error = |problem| TemplateError { file: file.clone(), problem };
            let Some(template) = known.iter().find(|template| template.name == name) else {
                return Err(unknown_file(file, known));
            };
            let text =
                std::str::from_utf8(contents).map_err(|_| error(TemplateProblem::NotText))?;
            let laid = overlay::lay(template, text).map_err(error)?;
            if template.name == CLUB {
                templates.club = Club::new(&laid, text, files).map_err(error)?;
            }
            templates.laid.insert(template.name, laid);
        }
        Ok(templates)
    }

    /// What all documents share.
    pub fn club(&self) -> &Club {
        &self.club
    }

    /// The same with a competition's picture where the club's own files bring no logo: who laid files
    /// beside chose for paper.
    pub(in crate::print) fn with_emblem(&self, chosen: Option<&Emblem>) -> Cow<'_, Self> {
        let Some(picture) = chosen.filter(|_| self.club.logo.is_none()) else {
            return Cow::Borrowed(self);
        };
        let Ok(picture) = picture::emblem(picture) else { return Cow::Borrowed(self) };
        let mut with = self.clone();
        with.club.set_logo(picture, &self.figures());
        Cow::Owned(with)
    }

    /// The figures of a document.
    pub(in crate::print) fn figures<F: Figures>(&self) -> F {
        match self.laid.get(F::NAME) {
            Some(laid) => laid.clone().try_into().expect("what was laid over was read"),
            None => toml::from_str(F::EMBEDDED).expect("the embedded templates are read by a test"),
        }
    }
}

/// A length or size: finite and greater than zero; zero only where a template has none.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(in crate::print) struct Figure(pub(super) f32);

impl Figure {
    /// The largest figure that makes sense on paper.
    const MOST: f32 = 1000.0;

    pub(in crate::print) fn get(self) -> f32 {
        self.0
    }
}

impl<'de> Deserialize<'de> for Figure {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let figure = f32::deserialize(deserializer)?;
        if figure > 0.0 && figure <= Self::MOST {
            Ok(Self(figure))
        } else {
            Err(D::Error::custom(format!("{figure} is not between 0 and {}", Self::MOST)))
        }
    }
}

/// The sheet of paper and its margins.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_field_names, reason = "a figure names its unit, as in the template")]
pub(in crate::print) struct PageFigures {
    pub width_mm: Figure,
    pub height_mm: Figure,
    pub left_mm: Figure,
    pub right_mm: Figure,
    pub top_mm: Figure,
    pub bottom_mm: Figure,
    /// What the running head takes from the second page on.
    #[serde(default)]
    pub running_mm: Figure,
    /// How far below the text the page number stands.
    #[serde(default)]
    pub foot_mm: Figure,
    /// Between two columns of text.
    #[serde(default)]
    pub column_gap_mm: Figure,
}

impl PageFigures {
    /// The upper or the lower half of the sheet, with margins of its own.
    pub(in crate::print) fn halved(self) -> Self {
        Self { height_mm: Figure(self.height_mm.get() / 2.0), ..self }
    }

    /// The width between the margins.
    pub(in crate::print) fn text_width_mm(&self) -> f32 {
        self.width_mm.get() - self.left_mm.get() - self.right_mm.get()
    }

    /// The height between the margins, below a running head.
    pub(in crate::print) fn text_height_mm(&self) -> f32 {
        let margins = self.top_mm.get() + self.bottom_mm.get() + self.running_mm.get();
        self.height_mm.get() - margins
    }

    /// Whether a text can be read between the margins.
    pub(in crate::print) fn fits(&self) -> Result<(), Crowded> {
        room("page", self.text_width_mm(), LEAST_TEXT_MM)?;
        room("page", self.text_height_mm(), LEAST_TEXT_MM)
    }
}

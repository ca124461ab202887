//! What a club gives every document: its logo and a sponsor's line.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer};
use toml::Table;

use super::error::TemplateProblem;
use super::overlay::line_of_key;
use super::{Crowded, Figure, Figures, picture};
use crate::print::layout::pages::{Area, Mark, Picture};

/// What all documents share; by default nothing.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Club {
    /// The logo.
    pub(in crate::print) logo: Option<Logo>,
    /// A line on every document; may be empty.
    pub(in crate::print) sponsor: String,
}

/// A club's logo and the room that it may take.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::print) struct Logo {
    picture: Arc<Picture>,
    width_mm: f32,
    height_mm: f32,
}

impl Logo {
    /// How wide it is where it may be so high.
    pub(in crate::print) fn width_in(&self, height_mm: f32) -> f32 {
        let all = Area { x_mm: 0.0, y_mm: 0.0, width_mm: self.width_mm, height_mm };
        self.mark(all).0.width_mm
    }

    /// The logo in a place: of its own proportions, as large as place and club allow, at the right
    /// and top of the place.
    pub(in crate::print) fn mark(&self, place: Area) -> (Area, Mark) {
        let pixels = |count: u32| f32::from(u16::try_from(count).unwrap_or(u16::MAX)).max(1.0);
        let (wide, high) = (pixels(self.picture.width), pixels(self.picture.height));
        let (most_wide, most_high) =
            (place.width_mm.min(self.width_mm), place.height_mm.min(self.height_mm));
        let scale = (most_wide / wide).min(most_high / high);
        let (width_mm, height_mm) = (wide * scale, high * scale);
        let x_mm = place.x_mm + place.width_mm - width_mm;
        let area = Area { x_mm, y_mm: place.y_mm, width_mm, height_mm };
        (area, Mark::Image { area, picture: Arc::clone(&self.picture) })
    }
}

/// The keys of `club.toml`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(in crate::print) struct ClubFigures {
    /// A PNG file of the same folder; empty for none.
    logo: String,
    logo_width_mm: Figure,
    logo_height_mm: Figure,
    sponsor: String,
    #[expect(dead_code, reason = "there is one font; the key says so to whoever wants another")]
    font: Font,
}

impl Figures for ClubFigures {
    const NAME: &'static str = super::CLUB;
    const EMBEDDED: &'static str = include_str!("../../../../templates/print/club.toml");

    fn fits(&self) -> Result<(), Crowded> {
        Ok(())
    }
}

impl Club {
    /// What the club's file says, with its logo out of the files beside it.
    pub(super) fn new(
        laid: &Table,
        text: &str,
        files: &BTreeMap<String, Vec<u8>>,
    ) -> Result<Self, TemplateProblem> {
        let figures: ClubFigures = laid.clone().try_into().expect("what was laid over was read");
        let sponsor = figures.sponsor.trim().to_owned();
        if figures.logo.is_empty() {
            return Ok(Self { logo: None, sponsor });
        }
        let (key, line) = ("logo", line_of_key(text, "logo"));
        let name = &figures.logo;
        let Some(contents) = files.get(name) else {
            let picture = name.clone();
            return Err(TemplateProblem::NoPicture { line, key: key.into(), picture });
        };
        let Some(picture) = picture::read(contents) else {
            let picture = name.clone();
            return Err(TemplateProblem::BadPicture { line, key: key.into(), picture });
        };
        let logo = Logo {
            picture: Arc::new(picture),
            width_mm: figures.logo_width_mm.get(),
            height_mm: figures.logo_height_mm.get(),
        };
        Ok(Self { logo: Some(logo), sponsor })
    }
}

/// The name of an embedded font.
#[derive(Clone, Copy, Debug)]
struct Font;

impl Font {
    const NAME: &'static str = "Noto Sans";
}

impl<'de> Deserialize<'de> for Font {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        if name == Self::NAME { Ok(Self) } else { Err(D::Error::custom("not embedded")) }
    }
}

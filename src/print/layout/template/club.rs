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
    /// What stands around certificates in place of their own frames, as large as the page.
    pub(in crate::print) certificate_frame: Option<Arc<Picture>>,
}

/// A club's logo and the room that it may take.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::print) struct Logo {
    picture: Arc<Picture>,
    width_mm: f32,
    height_mm: f32,
}

impl Logo {
    /// The logo in the middle of a place, as large as it fits there.
    pub(in crate::print) fn centred(&self, place: Area) -> Mark {
        let pixels = |count: u32| f32::from(u16::try_from(count).unwrap_or(u16::MAX)).max(1.0);
        let (wide, high) = (pixels(self.picture.width), pixels(self.picture.height));
        let scale = (place.width_mm / wide).min(place.height_mm / high);
        let (width_mm, height_mm) = (wide * scale, high * scale);
        let area = Area {
            x_mm: place.x_mm + (place.width_mm - width_mm) / 2.0,
            y_mm: place.y_mm + (place.height_mm - height_mm) / 2.0,
            width_mm,
            height_mm,
        };
        Mark::Image { area, picture: Arc::clone(&self.picture) }
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
    /// A PNG file of the same folder, as large as a certificate; empty for none.
    certificate_frame: String,
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

impl ClubFigures {
    fn logo_of(&self, picture: Arc<Picture>) -> Logo {
        let (width_mm, height_mm) = (self.logo_width_mm.get(), self.logo_height_mm.get());
        Logo { picture, width_mm, height_mm }
    }
}

impl Club {
    /// Has this picture as its logo from here.
    pub(super) fn set_logo(&mut self, picture: Picture, figures: &ClubFigures) {
        self.logo = Some(figures.logo_of(Arc::new(picture)));
    }

    /// What the club's file says, with its logo out of the files beside it.
    pub(super) fn new(
        laid: &Table,
        text: &str,
        files: &BTreeMap<String, Vec<u8>>,
    ) -> Result<Self, TemplateProblem> {
        let figures: ClubFigures = laid.clone().try_into().expect("what was laid over was read");
        let sponsor = figures.sponsor.trim().to_owned();
        let read = |key: &str, name: &str| {
            if name.is_empty() {
                return Ok(None);
            }
            let (line, key, picture) = (line_of_key(text, key), key.to_owned(), name.to_owned());
            let Some(contents) = files.get(name) else {
                return Err(TemplateProblem::NoPicture { line, key, picture });
            };
            match picture::read(contents) {
                Some(read) => Ok(Some(Arc::new(read))),
                None => Err(TemplateProblem::BadPicture { line, key, picture }),
            }
        };
        let logo = read("logo", &figures.logo)?.map(|picture| figures.logo_of(picture));
        let certificate_frame = read("certificate_frame", &figures.certificate_frame)?;
        Ok(Self { logo, sponsor, certificate_frame })
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

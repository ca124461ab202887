//! The embedded fonts: which of them has a character, and how wide it is. Never a guess of a width.

use std::sync::{LazyLock, OnceLock};

use printpdf::{FontId, ParsedFont, PdfFont};

/// Points to millimetres.
pub(in crate::print) const MM_PER_PT: f32 = 25.4 / 72.0;

/// What stands for a character that no font has.
pub(in crate::print) const UNKNOWN: char = '▯';

/// How heavy a text is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Weight {
    /// For reading.
    Regular,
    /// For finding.
    Bold,
}

/// One embedded font; its name is also its name inside a PDF.
pub(in crate::print) struct Face {
    name: &'static str,
    font: ParsedFont,
}

impl Face {
    fn parse(name: &'static str, bytes: &[u8]) -> Self {
        let font = ParsedFont::from_bytes(bytes, 0, &mut Vec::new())
            .expect("the embedded fonts are parsed by a test");
        Self { name, font }
    }

    pub(in crate::print) fn id(&self) -> FontId {
        FontId(self.name.to_owned())
    }

    /// The font as a PDF takes it. A PDF embeds whole fonts, but only those that it uses.
    pub(in crate::print) fn for_pdf(&self) -> PdfFont {
        PdfFont::new(self.font.clone())
    }

    /// The width of a character in em, if the font has it.
    fn advance_em(&self, character: char) -> Option<f32> {
        let glyph =
            self.font.lookup_glyph_index(u32::from(character)).filter(|glyph| *glyph != 0)?;
        let width = self.font.get_glyph_width(glyph)?;
        Some(f32::from(width) / f32::from(self.font.units_per_em.max(1)))
    }
}

/// Fonts for one weight.
struct Chain {
    /// In the order in which a character is looked for in them.
    faces: [Face; 3],
    /// Which of them has a character, and how wide it is there: looked up once, for a page asks thousands of times.
    found: Vec<OnceLock<Option<(usize, f32)>>>,
}

impl Chain {
    fn new(faces: [Face; 3]) -> Self {
        Self { faces, found: (0..KEPT).map(|_| OnceLock::new()).collect() }
    }

    fn find(&self, character: char) -> Option<(&Face, f32)> {
        let look = || {
            let has = |(at, face): (usize, &Face)| Some((at, face.advance_em(character)?));
            self.faces.iter().enumerate().find_map(has)
        };
        let kept = usize::try_from(u32::from(character)).ok().and_then(|at| self.found.get(at));
        let (at, em) = kept.map_or_else(look, |kept| *kept.get_or_init(look))?;
        Some((&self.faces[at], em))
    }
}

/// So many characters are kept, from the first on: the letters of every language, punctuation and signs.
const KEPT: usize = 0x3000;

static REGULAR: LazyLock<Chain> = LazyLock::new(|| {
    Chain::new([
        Face::parse(
            "NotoSans-Regular",
            include_bytes!("../../../assets/fonts/NotoSans-Regular-paper.ttf"),
        ),
        Face::parse(
            "NotoSans-RegularMore",
            include_bytes!("../../../assets/fonts/NotoSans-Regular.ttf"),
        ),
        Face::parse("NotoSans-Signs", include_bytes!("../../../assets/fonts/NotoSansSymbols.ttf")),
    ])
});

static BOLD: LazyLock<Chain> = LazyLock::new(|| {
    Chain::new([
        Face::parse(
            "NotoSans-Bold",
            include_bytes!("../../../assets/fonts/NotoSans-Bold-paper.ttf"),
        ),
        Face::parse("NotoSans-BoldMore", include_bytes!("../../../assets/fonts/NotoSans-Bold.ttf")),
        Face::parse("NotoSans-Signs", include_bytes!("../../../assets/fonts/NotoSansSymbols.ttf")),
    ])
});

impl Weight {
    /// Every weight.
    pub(in crate::print) const ALL: [Self; 2] = [Self::Regular, Self::Bold];

    /// The fonts of this weight, the first choice first.
    pub(in crate::print) fn chain(self) -> &'static [Face] {
        &self.fonts().faces
    }

    fn fonts(self) -> &'static Chain {
        match self {
            Self::Regular => &REGULAR,
            Self::Bold => &BOLD,
        }
    }

    /// The first font that has the character, and the character's width in em.
    fn find(self, character: char) -> Option<(&'static Face, f32)> {
        self.fonts().find(character)
    }

    /// Whether some font has the character.
    pub(in crate::print) fn has(self, character: char) -> bool {
        self.find(character).is_some()
    }

    /// How wide a line of text is; a character that no font has is not counted (`text::clean` leaves
    /// none).
    pub(in crate::print) fn width_mm(self, text: &str, size_pt: f32) -> f32 {
        let em: f32 =
            text.chars().filter_map(|character| self.find(character)).map(|(_, em)| em).sum();
        em * size_pt * MM_PER_PT
    }

    /// A line cut into pieces, each with the font that has it.
    pub(in crate::print) fn runs(self, text: &str) -> Vec<(&'static Face, String)> {
        let mut runs: Vec<(&'static Face, String)> = Vec::new();
        for character in text.chars() {
            let Some((face, _)) = self.find(character) else { continue };
            match runs.last_mut() {
                Some((last, run)) if last.name == face.name => run.push(character),
                _ => runs.push((face, character.to_string())),
            }
        }
        runs
    }
}

#[cfg(test)]
mod tests;

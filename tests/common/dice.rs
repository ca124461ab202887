//! Chance in a test: the same numbers in every run of the same seed (splitmix64).

use eforos::language::Language;

/// A die of any number of sides.
pub struct Dice(pub u64);

impl Dice {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below `end`, which is at least 1.
    pub fn below(&mut self, end: usize) -> usize {
        usize::try_from(self.next() >> 33).unwrap_or(0) % end
    }

    /// Any byte.
    pub fn byte(&mut self) -> u8 {
        self.next().to_be_bytes()[0]
    }

    /// One of several.
    pub fn of<'a, T>(&mut self, several: &'a [T]) -> &'a T {
        &several[self.below(several.len())]
    }

    /// A name of up to so many of a language's letters, of one to four words, some of two halves.
    pub fn name(&mut self, language: Language, most: usize) -> String {
        let letters: Vec<char> = match language {
            Language::Greek => "ΑΒΓΔΕΖΗΘΩάέήίόύώϊΐαβγδμςΜΩ",
            Language::English => "AWMQabcdefgijlmnwy",
            Language::Romanian => "ĂÂÎȘȚăâîșțmniw",
            Language::Catalan => "ÀÇÈÉÍÏÒÓÚÜàçèéíïòóúü·lm",
            Language::Polish => "ĄĆĘŁŃÓŚŹŻąćęłńóśźżwm",
        }
        .chars()
        .collect();
        let whole = self.below(most) + 1;
        let words = self.below(4) + 1;
        let mut name = String::new();
        for at in 0..whole {
            if at > 0 && at % (whole / words).max(2) == 0 && !name.ends_with([' ', '-']) {
                name.push(if self.below(4) == 0 { '-' } else { ' ' });
            } else {
                name.push(letters[self.below(letters.len())]);
            }
        }
        name.trim().to_owned()
    }
}

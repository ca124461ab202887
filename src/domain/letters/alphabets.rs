//! The alphabets of the languages that words come in. The build script reads this file too.
//!
//! Data alone: which letters a language has does not say which of them have tiles, or how many. The
//! order is the one in which people of the language look words up.

use super::alphabet::{Alphabet, Data, Face, Folds, Recovers};
use super::letter::Letter;

/// The 24 capitals; every mark is folded, and a Latin keyboard or look-alike letters are recovered.
pub static GREEK: Alphabet = Alphabet::new(
    &[
        "Α", "Β", "Γ", "Δ", "Ε", "Ζ", "Η", "Θ", "Ι", "Κ", "Λ", "Μ", "Ν", "Ξ", "Ο", "Π", "Ρ", "Σ",
        "Τ", "Υ", "Φ", "Χ", "Ψ", "Ω",
    ],
    &[],
    Data {
        vowels: &['Α', 'Ε', 'Η', 'Ι', 'Ο', 'Υ', 'Ω'],
        folds: Folds::Every,
        // Mathematical signs, which no normal form turns into letters.
        same: &[(&['∆'], &['Δ']), (&['∑'], &['Σ']), (&['∏'], &['Π'])],
        recovers: Some(Recovers {
            // Q has no letter of its own.
            keys: &[
                ('A', 'Α'),
                ('B', 'Β'),
                ('C', 'Ψ'),
                ('D', 'Δ'),
                ('E', 'Ε'),
                ('F', 'Φ'),
                ('G', 'Γ'),
                ('H', 'Η'),
                ('I', 'Ι'),
                ('J', 'Ξ'),
                ('K', 'Κ'),
                ('L', 'Λ'),
                ('M', 'Μ'),
                ('N', 'Ν'),
                ('O', 'Ο'),
                ('P', 'Π'),
                ('R', 'Ρ'),
                ('S', 'Σ'),
                ('T', 'Τ'),
                ('U', 'Θ'),
                ('V', 'Ω'),
                ('W', 'Σ'),
                ('X', 'Χ'),
                ('Y', 'Υ'),
                ('Z', 'Ζ'),
            ],
            // Latin, then Cyrillic.
            looks: &[
                ('A', 'Α'),
                ('B', 'Β'),
                ('E', 'Ε'),
                ('H', 'Η'),
                ('I', 'Ι'),
                ('K', 'Κ'),
                ('M', 'Μ'),
                ('N', 'Ν'),
                ('O', 'Ο'),
                ('P', 'Ρ'),
                ('T', 'Τ'),
                ('X', 'Χ'),
                ('Y', 'Υ'),
                ('Z', 'Ζ'),
                ('А', 'Α'),
                ('В', 'Β'),
                ('Е', 'Ε'),
                ('Н', 'Η'),
                ('І', 'Ι'),
                ('К', 'Κ'),
                ('М', 'Μ'),
                ('О', 'Ο'),
                ('Р', 'Ρ'),
                ('Т', 'Τ'),
                ('Х', 'Χ'),
            ],
            accent_keys: &[';', ':'],
        }),
    },
);

/// A to Z; breve, circumflex and the comma below are folded, also where a cedilla stands for it.
pub static ROMANIAN: Alphabet = Alphabet::new(
    &[
        "A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "M", "N", "O", "P", "Q", "R",
        "S", "T", "U", "V", "W", "X", "Y", "Z",
    ],
    &[],
    Data {
        vowels: &['A', 'E', 'I', 'O', 'U'],
        folds: Folds::These(&[
            ('Ă', 'A'),
            ('Â', 'A'),
            ('Î', 'I'),
            ('Ș', 'S'),
            ('Ş', 'S'),
            ('Ț', 'T'),
            ('Ţ', 'T'),
        ]),
        same: &[],
        recovers: None,
    },
);

/// The signs that Romanian is spelled with and that no tile has; their places go on after the faces of
/// [`ROMANIAN`].
pub const ROMANIAN_MARKED: [char; 5] = ['Ă', 'Â', 'Î', 'Ș', 'Ț'];

/// QU, NY and L·L are one letter each, and Ç is one; accents and diaeresis are folded.
pub static CATALAN: Alphabet = Alphabet::new(
    &[
        "A", "B", "C", "Ç", "D", "E", "F", "G", "H", "I", "J", "K", "L", "L·L", "M", "N", "NY",
        "O", "P", "QU", "R", "S", "T", "U", "V", "W", "X", "Y", "Z",
    ],
    &[
        (Face::of_place(13), &[sign('L'), sign('·'), sign('L')]),
        (Face::of_place(16), &[sign('N'), sign('Y')]),
        (Face::of_place(19), &[sign('Q'), sign('U')]),
    ],
    Data {
        vowels: &['A', 'E', 'I', 'O', 'U'],
        folds: Folds::These(&[
            ('À', 'A'),
            ('È', 'E'),
            ('É', 'E'),
            ('Í', 'I'),
            ('Ï', 'I'),
            ('Ò', 'O'),
            ('Ó', 'O'),
            ('Ú', 'U'),
            ('Ü', 'U'),
        ]),
        same: &[
            (&['Ŀ', 'L'], &['L', '·', 'L']),
            (&['L', '.', 'L'], &['L', '·', 'L']),
            (&['L', '•', 'L'], &['L', '·', 'L']),
            (&['L', '-', 'L'], &['L', '·', 'L']),
        ],
        recovers: None,
    },
);

/// 32 letters, nine of them its own; nothing is folded, and Q, V and X are foreign.
pub static POLISH: Alphabet = Alphabet::new(
    &[
        "A", "Ą", "B", "C", "Ć", "D", "E", "Ę", "F", "G", "H", "I", "J", "K", "L", "Ł", "M", "N",
        "Ń", "O", "Ó", "P", "R", "S", "Ś", "T", "U", "W", "Y", "Z", "Ź", "Ż",
    ],
    &[],
    Data {
        vowels: &['A', 'Ą', 'E', 'Ę', 'I', 'O', 'Ó', 'U', 'Y'],
        folds: Folds::These(&[]),
        same: &[],
        recovers: None,
    },
);

const fn sign(capital: char) -> Letter {
    Letter::from_char(capital).expect("a sign of the table")
}

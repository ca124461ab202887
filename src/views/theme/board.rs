//! The colours of boards. Premium squares have a sign beside their colour, vowels and consonants a shape: no
//! colour tells anything alone.

use egui::Color32;

use super::rgb;
use crate::commands::HallLook;

/// The colours of a board in one look. Of two colours the first is the ground, the second what is written on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardPalette {
    /// A square that is worth nothing more.
    pub plain: Color32,
    /// Lines between squares.
    pub line: Color32,
    /// The names of rows and columns.
    pub rim: Color32,
    /// Three times the word.
    pub triple_word: [Color32; 2],
    /// Twice the word; the centre, too.
    pub double_word: [Color32; 2],
    /// Three times the letter.
    pub triple_letter: [Color32; 2],
    /// Twice the letter.
    pub double_letter: [Color32; 2],
    /// A joker's ground.
    pub joker: Color32,
    /// A joker's edge.
    pub joker_edge: Color32,
    /// The frame of what was laid last, and the ground of its row's and column's name.
    pub last: Color32,
    /// The name on that ground.
    pub last_ink: Color32,
}

/// On the console, by day and in a dim hall: a board is a thing on a table.
pub const BOARD: BoardPalette = BoardPalette {
    plain: rgb(0x00FA_F8F2),
    line: rgb(0x00D4_CDBB),
    rim: rgb(0x0012_263A),
    triple_word: [rgb(0x00ED_A998), rgb(0x0063_1008)],
    double_word: [rgb(0x00F8_DDD4), rgb(0x007A_1A10)],
    triple_letter: [rgb(0x00A3_D3CA), rgb(0x0008_3A33)],
    double_letter: [rgb(0x00DD_EEEA), rgb(0x000B_4A41)],
    joker: Color32::WHITE,
    joker_edge: rgb(0x00A8_A08C),
    last: rgb(0x0015_5C9E),
    last_ink: Color32::WHITE,
};

/// The same in a dark console: only what lies around the squares changes.
pub const BOARD_DIM: BoardPalette =
    BoardPalette { rim: rgb(0x00EE_F2F5), last: rgb(0x001B_62A5), ..BOARD };

/// In the dark hall.
pub const BOARD_HALL: BoardPalette = BoardPalette {
    plain: rgb(0x0013_293D),
    line: rgb(0x002C_4560),
    rim: rgb(0x00F7_F3E8),
    triple_word: [rgb(0x008A_2A1F), Color32::WHITE],
    double_word: [rgb(0x0054_302F), rgb(0x00F8_DDD4)],
    triple_letter: [rgb(0x0015_5852), Color32::WHITE],
    double_letter: [rgb(0x0012_3F44), rgb(0x00DD_EEEA)],
    joker: Color32::WHITE,
    joker_edge: rgb(0x00D3_BB86),
    last: rgb(0x00FF_C54D),
    last_ink: rgb(0x000C_1C2C),
};

/// In a hall that cannot be darkened.
pub const BOARD_HALL_LIGHT: BoardPalette = BoardPalette {
    // Darker than on the console: from afar tiles must stand out from the squares.
    plain: rgb(0x00E6_E1D3),
    line: rgb(0x00C4_BCA8),
    rim: rgb(0x000C_1C2C),
    triple_word: [rgb(0x00ED_A998), rgb(0x004E_0B05)],
    last: rgb(0x006B_3E00),
    last_ink: Color32::WHITE,
    ..BOARD
};

/// The colours of the hall's board.
pub const fn hall_board(look: HallLook) -> &'static BoardPalette {
    match look {
        HallLook::Dark => &BOARD_HALL,
        HallLook::Light => &BOARD_HALL_LIGHT,
    }
}

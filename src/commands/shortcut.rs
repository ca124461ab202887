//! Keys by name; views know which key of the toolkit each is.

/// A key that some shortcut uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Key {
    Space,
    Enter,
    Escape,
    A,
    B,
    D,
    E,
    F,
    G,
    H,
    J,
    K,
    L,
    M,
    N,
    O,
    P,
    R,
    S,
    T,
    U,
    V,
    X,
    Z,
    Num0,
    Num1,
    Num2,
    Num3,
    Num4,
    Num5,
    Num6,
    Num7,
    Num8,
    Num9,
    Plus,
    Minus,
    Up,
    Down,
    F1,
    F2,
    F3,
    F4,
    F5,
    F6,
    F7,
    F8,
    F9,
    F10,
    PageUp,
    PageDown,
}

/// A key, alone or with Ctrl (Command on a Mac) or Shift.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shortcut {
    /// Whether Ctrl is held.
    pub ctrl: bool,
    /// Whether Shift is held.
    pub shift: bool,
    /// The key.
    pub key: Key,
}

impl Shortcut {
    /// The key alone.
    pub const fn plain(key: Key) -> Self {
        Self { ctrl: false, shift: false, key }
    }

    /// The key with Ctrl.
    pub const fn ctrl(key: Key) -> Self {
        Self { ctrl: true, shift: false, key }
    }

    /// The key with Shift.
    pub const fn shift(key: Key) -> Self {
        Self { ctrl: false, shift: true, key }
    }

    /// As it stands on a button: `Ctrl 1`, `P`.
    pub fn label(self) -> String {
        let key = match self.key {
            Key::Space => "Space",
            Key::Enter => "Enter",
            Key::Escape => "Esc",
            Key::A => "A",
            Key::B => "B",
            Key::D => "D",
            Key::E => "E",
            Key::F => "F",
            Key::G => "G",
            Key::H => "H",
            Key::J => "J",
            Key::K => "K",
            Key::L => "L",
            Key::M => "M",
            Key::N => "N",
            Key::O => "O",
            Key::P => "P",
            Key::R => "R",
            Key::S => "S",
            Key::T => "T",
            Key::U => "U",
            Key::V => "V",
            Key::X => "X",
            Key::Z => "Z",
            Key::Num0 => "0",
            Key::Num1 => "1",
            Key::Num2 => "2",
            Key::Num3 => "3",
            Key::Num4 => "4",
            Key::Num5 => "5",
            Key::Num6 => "6",
            Key::Num7 => "7",
            Key::Num8 => "8",
            Key::Num9 => "9",
            Key::Plus => "+",
            Key::Minus => "−",
            Key::Up => "↑",
            Key::Down => "↓",
            Key::F1 => "F1",
            Key::F2 => "F2",
            Key::F3 => "F3",
            Key::F4 => "F4",
            Key::F5 => "F5",
            Key::F6 => "F6",
            Key::F7 => "F7",
            Key::F8 => "F8",
            Key::F9 => "F9",
            Key::F10 => "F10",
            Key::PageUp => "PgUp",
            Key::PageDown => "PgDn",
        };
        match self {
            Self { ctrl: true, .. } => format!("Ctrl {key}"),
            Self { shift: true, .. } => format!("Shift {key}"),
            Self { .. } => key.to_owned(),
        }
    }
}

impl Key {
    /// Whether it never types or moves anything where something is typed.
    pub const fn is_of_no_text(self) -> bool {
        matches!(
            self,
            Self::F1
                | Self::F2
                | Self::F3
                | Self::F4
                | Self::F5
                | Self::F6
                | Self::F7
                | Self::F8
                | Self::F9
                | Self::F10
                | Self::PageUp
                | Self::PageDown
        )
    }

    /// Whether it types a letter where something is typed.
    pub const fn is_letter(self) -> bool {
        match self {
            Self::A
            | Self::B
            | Self::D
            | Self::E
            | Self::F
            | Self::G
            | Self::H
            | Self::J
            | Self::K
            | Self::L
            | Self::M
            | Self::N
            | Self::O
            | Self::P
            | Self::R
            | Self::S
            | Self::T
            | Self::U
            | Self::V
            | Self::X
            | Self::Z => true,
            Self::Space
            | Self::Enter
            | Self::Escape
            | Self::Num0
            | Self::Num1
            | Self::Num2
            | Self::Num3
            | Self::Num4
            | Self::Num5
            | Self::Num6
            | Self::Num7
            | Self::Num8
            | Self::Num9
            | Self::Plus
            | Self::Minus
            | Self::Up
            | Self::Down
            | Self::F1
            | Self::F2
            | Self::F3
            | Self::F4
            | Self::F5
            | Self::F6
            | Self::F7
            | Self::F8
            | Self::F9
            | Self::F10
            | Self::PageUp
            | Self::PageDown => false,
        }
    }
}

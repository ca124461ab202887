//! What is asked about photographs of sheets.

use std::path::PathBuf;

use serde::Serialize;

use super::spec::{Spec, row};
use super::{Key, UserCommand, When};
use crate::domain::lexicon::Digest;

/// How a picture is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PictureView {
    /// How large, in percent of what fits.
    pub percent: u16,
    /// The spot of the picture that lies in the middle, in thousandths of its width and height.
    pub middle: (i16, i16),
}

impl Default for PictureView {
    fn default() -> Self {
        Self { percent: 100, middle: (500, 500) }
    }
}

impl PictureView {
    /// As large as it is looked at.
    const LARGEST: u16 = 600;

    /// The same by so much larger or smaller.
    #[must_use]
    pub fn sized(self, percent: u16) -> Self {
        Self { percent: percent.clamp(100, Self::LARGEST), ..self }.held()
    }

    /// The same with another spot in the middle, so many thousandths of what is seen away.
    #[must_use]
    pub fn moved(self, (x, y): (i16, i16)) -> Self {
        let by = |of: i16| {
            let part = i32::from(of) * 100 / i32::from(self.percent.max(1));
            i16::try_from(part).unwrap_or(0)
        };
        let (at, down) = self.middle;
        Self { middle: (at.saturating_add(by(x)), down.saturating_add(by(y))), ..self }.held()
    }

    /// Nothing beside the picture is looked at where it is larger than what it is seen in.
    fn held(self) -> Self {
        let half = i16::try_from(50_000 / u32::from(self.percent.max(100))).unwrap_or(500);
        let within = |at: i16| at.clamp(half, 1_000 - half);
        let (x, y) = self.middle;
        Self { middle: (within(x), within(y)), ..self }
    }
}

/// What is asked about photographs of sheets.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum PictureCommand {
    /// Choose pictures in a dialog, and take them.
    Browse,
    /// Take these files and folders.
    Take(Vec<PathBuf>),
    /// Break the taking off; what was taken stays.
    Stop,
    /// Look at those whose place somebody has to say, or no more.
    ToggleQueue,
    /// Look at this one of them.
    Select(Digest),
    /// Take it as the picture of the typed sheet.
    Assign,
    /// Turn it by a quarter to the right.
    Turn,
    /// Another picture of the sheet; of those to be decided, the next.
    Other,
    /// Show pictures beside what is keyed, or hide them.
    ToggleShown,
    /// Larger.
    Larger,
    /// Smaller.
    Smaller,
    /// Further up.
    Up,
    /// Further down.
    Down,
    /// Further to the left.
    Left,
    /// Further to the right.
    Right,
    /// Look at it so.
    Look(PictureView),
    /// Players see no pictures any more.
    HideFromPlayers,
}

impl PictureCommand {
    /// Its row of the table.
    pub(super) fn spec(&self) -> Spec {
        use When as W;
        match self {
            Self::Browse => {
                row("photo-browse", W::Photographed).hint("photo-browse-hint").also("photo-also")
            }
            Self::Take(_) => row("photo-browse", W::Photographed),
            Self::Stop => row("photo-stop", W::PicturesCome),
            Self::ToggleQueue => row("photo-queue", W::PicturesThere)
                .key(Key::F9)
                .hint("photo-queue-hint")
                .also("photo-also"),
            Self::Select(_) => row("photo-select", W::PicturesThere),
            Self::Assign => row("photo-assign", W::PictureQueued),
            Self::Turn => row("photo-turn", W::PictureQueued).key(Key::F7),
            Self::Other => row("photo-other", W::PictureSeen).key(Key::F8),
            Self::ToggleShown => row("photo-show", W::PicturesThere)
                .key(Key::F4)
                .hint("photo-show-hint")
                .also("photo-also"),
            Self::Larger => row("photo-larger", W::PictureSeen).key(Key::F6),
            Self::Smaller => row("photo-smaller", W::PictureSeen).key(Key::F5),
            Self::Up => row("photo-up", W::PictureSeen).key(Key::PageUp),
            Self::Down => row("photo-down", W::PictureSeen).key(Key::PageDown),
            Self::Left => row("photo-left", W::PictureSeen).shift(Key::PageUp),
            Self::Right => row("photo-right", W::PictureSeen).shift(Key::PageDown),
            Self::Look(_) => row("photo-larger", W::PictureSeen),
            Self::HideFromPlayers => row("photo-hide-from-players", W::PicturesThere),
        }
    }

    /// Whether notices stay while it is asked: it only looks.
    pub const fn is_looking(&self) -> bool {
        matches!(
            self,
            Self::Larger
                | Self::Smaller
                | Self::Up
                | Self::Down
                | Self::Left
                | Self::Right
                | Self::Look(_)
        )
    }

    /// Those that need nothing but their name.
    pub(super) const LISTED: [Self; 13] = [
        Self::Browse,
        Self::Stop,
        Self::ToggleQueue,
        Self::Turn,
        Self::Other,
        Self::ToggleShown,
        Self::Larger,
        Self::Smaller,
        Self::Up,
        Self::Down,
        Self::Left,
        Self::Right,
        Self::HideFromPlayers,
    ];
}

impl UserCommand {
    /// What looks at a picture and asks for nothing else.
    pub fn looks_at_pictures() -> impl Iterator<Item = Self> {
        let looks = PictureCommand::LISTED.into_iter();
        looks
            .filter(|asked| asked.is_looking() || *asked == PictureCommand::Other)
            .map(Self::Picture)
    }
}

/// What is asked back about photographs of sheets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum PictureQuestion {
    /// This one counts for nothing: why.
    Discard(Digest),
    /// All go for good: why.
    Delete,
    /// Players see those of their own sheets.
    ShowToPlayers,
}

impl PictureQuestion {
    /// Its row of the table.
    pub(super) fn spec(self) -> Spec {
        match self {
            Self::Discard(_) => row("photo-discard", When::PicturesThere),
            Self::Delete => row("photo-delete", When::PicturesThere)
                .hint("photo-delete-hint")
                .also("photo-also"),
            Self::ShowToPlayers => row("photo-show-to-players", When::PicturesThere)
                .hint("photo-show-to-players-hint")
                .also("photo-also"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_looked_at_stays_within_the_picture() {
        let whole = PictureView::default();
        assert_eq!(whole.moved((300, -900)), whole, "all of it is seen");
        let twice = whole.sized(200);
        assert_eq!(twice.middle, (500, 500));
        assert_eq!(twice.moved((500, 0)).middle, (750, 500));
        assert_eq!(twice.moved((9_000, -9_000)).middle, (750, 250));
        assert_eq!(twice.moved((500, 0)).sized(100), whole);
        assert_eq!(whole.sized(9_999).percent, PictureView::LARGEST);
    }
}

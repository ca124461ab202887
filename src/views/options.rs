//! What can be chosen within a question.

use crate::commands::{DrawMode, Entry, Question, Situation, UserCommand};
use crate::language::tr;
use crate::screens::Act;
use crate::views::desk::Desk;
use crate::views::{Sight, Situated};

/// A label, and the options with the one that is on.
pub type Choices = (String, Vec<(Act, bool)>);

/// Options of a question: each asks the same question with another choice.
pub fn options<F: Situated, T: Copy + PartialEq>(
    sight: &Sight<'_, F>,
    label: &'static str,
    all: impl IntoIterator<Item = T>,
    on: T,
    question: impl Fn(T) -> Question,
    named: impl Fn(T) -> String,
) -> Choices {
    let language = sight.language();
    let situation = sight.situation();
    let act = |one: T| {
        let command = UserCommand::Ask(question(one));
        let act = Act::new(language, &situation, command).named(named(one));
        (Act { enabled: true, shortcut: None, hint: String::new(), ..act }, one == on)
    };
    (tr(language, label), all.into_iter().map(act).collect())
}

/// Why a time is held, ended or set, letters or a sheet are corrected, as most say it: one is picked instead of typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    Asked,
    Noise,
    Fault,
    AllDone,
    Mistake,
    Letter,
    Misread,
    Mistyped,
}

impl Reason {
    /// Of a time that is held.
    pub const OF_PAUSE: [Self; 3] = [Self::Asked, Self::Noise, Self::Fault];
    /// Of one that ends before its time.
    pub const OF_STOP: [Self; 2] = [Self::AllDone, Self::Fault];
    /// Of one that was something else than meant.
    pub const OF_TIME: [Self; 2] = [Self::Mistake, Self::Fault];
    /// Of letters that are others than were announced.
    pub const OF_LETTERS: [Self; 1] = [Self::Letter];
    /// Of a sheet that says something else than the paper.
    pub const OF_SHEET: [Self; 2] = [Self::Misread, Self::Mistyped];

    fn key(self) -> &'static str {
        match self {
            Self::Asked => "dialog-reason-asked",
            Self::Noise => "dialog-reason-noise",
            Self::Fault => "dialog-reason-fault",
            Self::AllDone => "dialog-reason-all-done",
            Self::Mistake => "dialog-reason-mistake",
            Self::Letter => "dialog-reason-letter",
            Self::Misread => "dialog-reason-misread",
            Self::Mistyped => "dialog-reason-mistyped",
        }
    }
}

/// Reasons of which one is picked.
pub fn reasons<F: Situated>(sight: &Sight<'_, F>, all: &[Reason]) -> Choices {
    let language = sight.language();
    let situation = sight.situation();
    let pick = |reason: &Reason| {
        let said = tr(language, reason.key());
        let chosen = sight.desk.text(Entry::Reason) == said;
        let command = UserCommand::Type(Entry::Reason, said.clone());
        (Act::new(language, &situation, command).named(said), chosen)
    };
    (tr(language, "dialog-reasons"), all.iter().map(pick).collect())
}

/// The two ways to draw, and which is on.
pub fn draw_modes(desk: &Desk, situation: &Situation) -> Vec<(Act, bool)> {
    let language = desk.language;
    let ways =
        [(DrawMode::Digital, "rounds-draw-digital"), (DrawMode::Physical, "rounds-draw-physical")];
    let act = |(mode, key)| {
        let act = Act::new(language, situation, UserCommand::ChooseDraw(mode));
        (act.named(tr(language, key)), desk.draw_mode == mode)
    };
    ways.map(act).into()
}

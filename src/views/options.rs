//! What can be chosen within a question.

use crate::commands::{DrawMode, Question, Situation, UserCommand};
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

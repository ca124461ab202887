//! The club's picture: which it is, and how it is chosen.

use egui::{Sense, Ui, vec2};

use crate::commands::{Entry, Situation, UserCommand};
use crate::domain::emblem::Emblem;
use crate::language::tr;
use crate::screens::{Act, FieldData};
use crate::views::desk::Desk;
use crate::views::widgets::{act_row, field, heading, muted};
use crate::views::{Asks, emblem};
use crate::views::{OwnViews, Sight};

/// The club's picture as it is seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EmblemData {
    /// Heading.
    pub title: String,
    /// Where it is shown, and what it may be.
    pub about: String,
    /// The picture.
    pub picture: Option<Emblem>,
    /// Where it lies.
    pub path: FieldData,
    /// Choose, remove.
    pub acts: Vec<Act>,
}

pub(super) fn data<F: OwnViews>(sight: &Sight<'_, F>) -> EmblemData {
    of(sight.desk, &sight.situation(), sight.contest().common.emblem.clone())
}

/// The picture that a new competition shall show.
pub(super) fn at_setup(desk: &Desk) -> EmblemData {
    of(desk, &desk.with_none_open(), desk.new_emblem.clone())
}

fn of(desk: &Desk, situation: &Situation, picture: Option<Emblem>) -> EmblemData {
    let language = desk.language;
    // What was signed keeps it; the way out is told where it is looked for.
    let about =
        if situation.signed { "competition-emblem-signed" } else { "competition-emblem-about" };
    let remove = picture.as_ref().map(|_| UserCommand::RemoveEmblem);
    let acts = [UserCommand::BrowseEmblem].into_iter().chain(remove);
    let path = FieldData::line(
        Entry::EmblemFile,
        tr(language, "competition-emblem-file"),
        desk.text(Entry::EmblemFile),
    );
    EmblemData {
        title: tr(language, "competition-emblem"),
        about: tr(language, about),
        picture,
        path: path.focused(desk.focus).enter(UserCommand::ReadEmblem),
        acts: acts.map(|command| Act::new(language, situation, command)).collect(),
    }
}

pub(super) fn show(ui: &mut Ui, data: &EmblemData, asks: &mut Asks) {
    heading(ui, &data.title);
    ui.horizontal(|ui| {
        if let Some(picture) = &data.picture {
            let (part, _) = ui.allocate_exact_size(vec2(56.0, 56.0), Sense::hover());
            emblem::paint(ui, part, picture);
        }
        ui.vertical(|ui| muted(ui, &data.about));
    });
    field(ui, &data.path, asks);
    act_row(ui, &data.acts, asks);
}

//! Who may do what (§14): one table, on events, for the desk, for opening and for `verify`.

use super::event::{Event, Recorded};
use super::record::Record;
use super::{Contest, Format};
use crate::domain::clock::Moment;
use crate::domain::ids::Seq;
use crate::domain::person::Role;

/// What somebody must be for an event of theirs to stand; the stricter office is the greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Office {
    /// What the time brings: whoever sits at the desk.
    Anybody,
    /// An assistant or the referee: sheets.
    Assistant,
    /// The jury or the referee: words.
    Jury,
    /// The referee alone.
    Referee,
}

impl Office {
    /// Whether somebody of this role may do what needs this office.
    pub fn is_held_by(self, role: Role) -> bool {
        match self {
            // What whoever conducts may do says the law of the format that has halls, and nothing more.
            _ if role == Role::Centre => true,
            Self::Anybody => role != Role::Screen,
            Self::Assistant => matches!(role, Role::Assistant | Role::Referee),
            Self::Jury => matches!(role, Role::Jury | Role::Referee),
            Self::Referee => role == Role::Referee,
        }
    }
}

/// The office that an event needs, the competition being as it was before it.
pub fn office<F: Format>(
    record: &Record<F>,
    contest: &Contest<F>,
    event: &Event<F>,
    at: Moment,
) -> Office {
    match event {
        Event::CompetitionCreated { .. }
        | Event::DetailsChanged { .. }
        | Event::EmblemSet { .. }
        | Event::CommitmentRenewed { .. }
        | Event::HallWordSet { .. }
        | Event::DoubleKeyingSet { .. }
        | Event::LexiconChanged { .. }
        | Event::PlayerAdded { .. }
        | Event::PlayerChanged { .. }
        | Event::PlayerRemoved { .. }
        | Event::PenaltyImposed { .. }
        | Event::PenaltyLifted { .. }
        | Event::ObjectionLodged { .. }
        | Event::ObjectionDecided { .. }
        | Event::Signed { .. }
        | Event::Reopened { .. }
        | Event::RoundPublished { .. }
        | Event::PublicationWithdrawn { .. }
        | Event::PictureDiscarded { .. }
        | Event::PicturesDeleted { .. } => Office::Referee,
        Event::SheetPhotographed { .. } | Event::PictureAssigned { .. } => Office::Assistant,
        Event::WordRuled { .. } | Event::RulingWithdrawn { .. } => Office::Jury,
        Event::Undone { action } => of_action(record, *action),
        Event::Own(event) => F::office(contest, event, at),
    }
}

/// The office that taking an action back needs: that of the action.
pub fn of_action<F: Format>(record: &Record<F>, action: Seq) -> Office {
    let offices = record.action(action).iter().map(|recorded: &Recorded<F>| {
        // An undo is never undone, and the time's own events never are: the state does not matter.
        match &recorded.event {
            Event::Undone { .. } => Office::Referee,
            event => match office(record, record.contest(), event, recorded.at) {
                // What the referee ruled no jury takes back.
                Office::Jury if recorded.who.role != Role::Jury => Office::Referee,
                office => office,
            },
        }
    });
    offices.max().unwrap_or(Office::Referee)
}

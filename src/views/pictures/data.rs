//! What is seen of photographs of sheets.

use super::seen::{is_asked_about, seen};
use crate::commands::{
    Entry, PictureCommand, PictureQuestion, PictureView, Place, Question, Situation, UserCommand,
};
use crate::domain::contest::picture::{Picture, Side};
use crate::domain::lexicon::Digest;
use crate::language::tr;
use crate::screens::{Act, FieldData};
use crate::text;
use crate::views::desk::Unpacked;
use crate::views::{OwnViews, Sight};

/// What is seen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PicturesData {
    /// The line above the place where sheets are keyed.
    pub bar: Option<BarData>,
    /// The picture that is looked at.
    pub pane: Option<PaneData>,
    /// Whether it stands in the open question, which is about its sheet.
    pub in_question: bool,
    /// Those whose place somebody has to say, in place of the sheets.
    pub queue: Option<QueueData>,
}

/// The line above the place where sheets are keyed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BarData {
    /// How many there are, how many wait, how far the taking is.
    pub text: String,
    /// What can be asked there.
    pub acts: Vec<Act>,
}

/// A picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PaneData {
    /// Which.
    pub sha256: Digest,
    /// Whose, of which round, and which side: for who hears it, too.
    pub title: String,
    /// Its dots, once they are unpacked.
    pub unpacked: Option<Unpacked>,
    /// That the file does not have it.
    pub missing: String,
    /// How many quarters it is turned to the right.
    pub quarters: u8,
    /// How it is looked at.
    pub view: PictureView,
    /// What is asked of it.
    pub acts: Vec<Act>,
}

/// Those whose place somebody has to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QueueData {
    /// How many.
    pub title: String,
    /// Each with its number, and which is looked at.
    pub pictures: Vec<(Act, bool)>,
    /// What is known of the one that is looked at.
    pub about: String,
    /// Where it belongs.
    pub field: FieldData,
    /// What is asked of it.
    pub acts: Vec<Act>,
    /// That there are none.
    pub empty: String,
}

/// Photographs as they are seen from the desk.
pub fn data<F: OwnViews>(sight: &Sight<'_, F>, situation: &Situation) -> PicturesData {
    if !F::PHOTOGRAPHED {
        return PicturesData::default();
    }
    let queued = sight.desk.pictures.queue && sight.desk.place == Place::Sheets;
    PicturesData {
        bar: bar(sight, situation),
        pane: pane(sight, situation),
        in_question: is_asked_about(sight.desk),
        queue: queued.then(|| queue(sight, situation)),
    }
}

fn bar<F: OwnViews>(sight: &Sight<'_, F>, situation: &Situation) -> Option<BarData> {
    let (language, desk) = (sight.language(), sight.desk);
    let there = situation.pictures_there || desk.pictures.taking.is_some();
    if desk.place != Place::Sheets || !there {
        return None;
    }
    let common = &sight.contest().common;
    let count = common.pictures.iter().filter(|picture| picture.counts()).count();
    let waiting = common.undecided_pictures().len();
    let mut said = vec![text!(language, "photo-count", count = count)];
    if waiting > 0 {
        said.push(text!(language, "photo-waiting", count = waiting));
    }
    if let Some((done, of)) = desk.pictures.taking {
        said.push(text!(language, "photo-progress", done = done, of = of.max(done)));
    }
    let act = |asked| Act::new(language, situation, UserCommand::Picture(asked));
    let mut acts = Vec::new();
    if desk.pictures.queue {
        acts.push(act(PictureCommand::ToggleQueue).named(tr(language, "photo-queue-close")));
    } else if waiting > 0 {
        acts.push(act(PictureCommand::ToggleQueue));
    }
    if desk.pictures.hidden && !desk.pictures.queue {
        acts.push(act(PictureCommand::ToggleShown));
    }
    let takes = desk.pictures.taking.is_some();
    acts.push(act(if takes { PictureCommand::Stop } else { PictureCommand::Browse }));
    Some(BarData { text: said.join(" · "), acts })
}

/// Whose it is, of which round and which side.
fn title<F: OwnViews>(sight: &Sight<'_, F>, picture: &Picture) -> String {
    let language = sight.language();
    let side = match picture.side {
        Side::Front => "photo-front",
        Side::Back => "photo-back",
    };
    let side = tr(language, side);
    match picture.place {
        Some(place) => {
            let player = sight.told_apart(place.player);
            let round = place.round.get();
            text!(language, "photo-of", player = player, round = round, side = side)
        }
        None => text!(language, "photo-of-nobody", side = side),
    }
}

fn pane<F: OwnViews>(sight: &Sight<'_, F>, situation: &Situation) -> Option<PaneData> {
    let (picture, of, at) = seen(sight)?;
    let (language, desk) = (sight.language(), &sight.desk.pictures);
    let number = text!(language, "photo-number", number = at + 1, of = of);
    let title = [Some(title(sight, picture)), (of > 1).then_some(number)];
    let unpacked = desk.image(picture.sha256).cloned();
    let missing = unpacked.as_ref().is_some_and(|unpacked| unpacked.image.is_none());
    let act = |asked| Act::new(language, situation, UserCommand::Picture(asked));
    let mut acts = vec![act(PictureCommand::Smaller), act(PictureCommand::Larger)];
    if of > 1 {
        acts.push(act(PictureCommand::Other));
    }
    let turned = if desk.queue {
        acts.push(act(PictureCommand::Turn));
        desk.quarters
    } else {
        acts.push(act(PictureCommand::ToggleShown).named(tr(language, "photo-hide")));
        0
    };
    Some(PaneData {
        sha256: picture.sha256,
        title: title.into_iter().flatten().collect::<Vec<_>>().join(" · "),
        unpacked,
        missing: if missing { tr(language, "photo-not-in-file") } else { String::new() },
        quarters: (picture.quarters + turned) % 4,
        view: desk.view,
        acts,
    })
}

fn queue<F: OwnViews>(sight: &Sight<'_, F>, situation: &Situation) -> QueueData {
    let (language, desk) = (sight.language(), sight.desk);
    let common = &sight.contest().common;
    let undecided = common.undecided_pictures();
    let seen = seen(sight).map(|(picture, ..)| picture);
    let number = |picture: &Picture| {
        common.pictures.iter().position(|other| other.sha256 == picture.sha256).unwrap_or(0) + 1
    };
    let row = |picture: &&Picture| {
        let place = picture.place.map(|place| format!("{}-{}", place.player, place.round));
        let name = match place {
            Some(place) => format!("{} ({place})", number(picture)),
            None => number(picture).to_string(),
        };
        let select = UserCommand::Picture(PictureCommand::Select(picture.sha256));
        let act = Act::new(language, situation, select).named(name);
        (act, seen.is_some_and(|seen| seen.sha256 == picture.sha256))
    };
    let about = seen.map_or_else(String::new, |picture| {
        let key = if picture.place.is_some() { "photo-twice" } else { "photo-unassigned" };
        text!(language, key, number = number(picture))
    });
    let field = FieldData::line(
        Entry::PicturePlace,
        tr(language, "photo-place"),
        desk.text(Entry::PicturePlace),
    );
    let discard = seen.map(|picture| {
        let discard = Question::Picture(PictureQuestion::Discard(picture.sha256));
        Act::new(language, situation, UserCommand::Ask(discard))
    });
    let act = |asked| Act::new(language, situation, UserCommand::Picture(asked));
    QueueData {
        title: text!(language, "photo-waiting", count = undecided.len()),
        pictures: undecided.iter().map(row).collect(),
        about,
        field: field
            .hint(tr(language, "photo-place-hint"))
            .focused(desk.focus)
            .enter(UserCommand::Picture(PictureCommand::Assign)),
        acts: [act(PictureCommand::Assign)].into_iter().chain(discard).collect(),
        empty: tr(language, "photo-none-waiting"),
    }
}

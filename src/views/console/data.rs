//! What is seen of the console.

use super::head::{HeadData, head};
use crate::commands::formats::{further_places, is_there, places};
use crate::commands::{Entry, HallLeaders, HallLook, Look, Place, Situation, UserCommand, spec};
use crate::language::{Language, tr};
use crate::screens::Act;
use crate::screens::hall::Hall;
use crate::text;
use crate::views::competition::{self, CompetitionData};
use crate::views::desk::{Desk, Notice, Over, Start};
use crate::views::palette::{self, Day, KeysData, PaletteData};
use crate::views::pictures::{self, PicturesData};
use crate::views::questions::{self, DialogData};
use crate::views::{Clock, OwnViews, Sight, history, print, projector, stations, words};

/// What is seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConsoleData<F: OwnViews> {
    /// The head.
    pub head: HeadData,
    /// The rail of places.
    pub rail: Vec<RailItem>,
    /// The menu of languages.
    pub languages: LanguagesData,
    /// By what everything else is found.
    pub finders: [Act; 2],
    /// The menu of what the user chooses once.
    pub menu: MenuData,
    /// The place.
    pub place: PlaceData<F>,
    /// Notices, each with what puts it away, or what it offers.
    pub notices: Vec<(Notice, Act)>,
    /// Photographs of sheets.
    pub pictures: PicturesData,
    /// The open question.
    pub dialog: Option<DialogData<F::Brought>>,
    /// The palette.
    pub palette: Option<PaletteData>,
    /// Every key.
    pub keys: Option<KeysData>,
    /// The field that gets the keyboard with this frame.
    pub focus: Option<Entry>,
    /// What the table of commands asks about.
    pub situation: Situation,
    /// What the hall sees.
    pub hall: Option<Hall<F>>,
}

/// A place in the rail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RailItem {
    /// Goes there.
    pub act: Act,
    /// Whether one is there.
    pub chosen: bool,
    /// How much waits there; empty when nothing.
    pub badge: String,
}

/// The menu of what the user chooses once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MenuData {
    /// Opens it.
    pub act: Act,
    /// Whether it opens with this frame, or goes where it is open.
    pub opens: bool,
    /// What can be chosen, in groups, and which is on.
    pub groups: Vec<Vec<(Act, bool)>>,
}

/// The menu of languages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LanguagesData {
    /// The name of the menu, with the language that is on.
    pub label: String,
    /// The own name of the language that is on.
    pub name: String,
    /// Its code, in capitals.
    pub code: String,
    /// Every language by its own name, and whether it is on.
    pub choices: Vec<(Act, bool)>,
}

/// The place's own data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlaceData<F: OwnViews> {
    Competition(CompetitionData),
    /// A place that is the format's own.
    Own(F::Place),
    Words(Box<words::WordsData>),
    Print(Box<print::PrintData>),
    History(Box<history::HistoryData>),
    Stations(Box<stations::StationsData>),
}

impl<F: OwnViews> PlaceData<F> {
    /// Which place it is.
    pub fn place(&self) -> Place {
        match self {
            Self::Competition(_) => Place::Competition,
            Self::Own(own) => F::place_of(own),
            Self::Words(_) => Place::Words,
            Self::Print(_) => Place::Print,
            Self::History(_) => Place::History,
            Self::Stations(_) => Place::Stations,
        }
    }
}

fn rail(language: Language, situation: &Situation, chosen: Place) -> Vec<RailItem> {
    let item = |place| RailItem {
        act: Act::new(language, situation, UserCommand::Go(place)),
        chosen: place == chosen,
        badge: String::new(),
    };
    let there = |place: &&Place| {
        let elsewhere = spec(&UserCommand::Go(**place)).when.is_elsewhere(situation);
        !elsewhere && is_there(**place, &situation.own)
    };
    let all = places(situation.format).iter().chain(further_places(situation.format));
    all.filter(there).copied().map(item).collect()
}

fn languages(on: Language, situation: &Situation) -> LanguagesData {
    let choice = |language: Language| {
        let act = Act::new(on, situation, UserCommand::Speak(language));
        (act.named(language.name()), language == on)
    };
    LanguagesData {
        label: format!("{}: {}", tr(on, "commands-speak"), on.name()),
        name: on.name(),
        code: on.code().to_uppercase(),
        choices: Language::ALL.map(choice).into(),
    }
}

fn finders(language: Language, situation: &Situation) -> [Act; 2] {
    [UserCommand::OpenPalette, UserCommand::ShowKeys]
        .map(|command| Act::new(language, situation, command))
}

fn menu(desk: &Desk, situation: &Situation) -> MenuData {
    use UserCommand as C;
    let act = |(command, on)| (Act::new(desk.language, situation, command), on);
    let chosen = &desk.settings;
    let looks = Look::ALL.map(|look| (C::ChooseLook(look), look == chosen.look));
    let halls = HallLook::ALL.map(|look| (C::ChooseHallLook(look), look == chosen.hall_look));
    let leaders = HallLeaders::ALL.map(|it| (C::ChooseHallLeaders(it), it == chosen.hall_leaders));
    let groups = vec![
        looks.map(act).into(),
        halls.map(act).into(),
        leaders.map(act).into(),
        [C::Larger, C::PlainSize, C::Smaller].map(|command| act((command, false))).into(),
        [C::Quit].map(|command| act((command, false))).into(),
    ];
    let act = Act::new(desk.language, situation, C::OpenMenu);
    MenuData { act, opens: desk.opens_menu, groups }
}

fn notices(desk: &Desk, situation: &Situation) -> Vec<(Notice, Act)> {
    let numbered = desk.notices.iter().enumerate();
    numbered
        .map(|(index, notice)| {
            let act = |command| Act::new(desk.language, situation, command);
            let offered = notice.offers.clone().map(act).filter(|act| act.enabled);
            (notice.clone(), offered.unwrap_or_else(|| act(UserCommand::Dismiss(index))))
        })
        .collect()
}

/// The console without a competition.
pub fn empty<F: OwnViews>(desk: &Desk) -> ConsoleData<F> {
    let situation = desk.with_none_open();
    let place = match desk.start {
        Start::Choices => CompetitionData::Start(Box::new(competition::start(desk))),
        Start::Join => CompetitionData::Join(Box::new(competition::join(desk))),
        Start::New => CompetitionData::Setup(Box::new(competition::setup(desk))),
    };
    ConsoleData {
        head: HeadData {
            title: tr(desk.language, "console-name-of-program"),
            ..HeadData::default()
        },
        rail: rail(desk.language, &situation, Place::Competition),
        languages: languages(desk.language, &situation),
        finders: finders(desk.language, &situation),
        menu: menu(desk, &situation),
        place: PlaceData::Competition(place),
        notices: notices(desk, &situation),
        pictures: PicturesData::default(),
        dialog: None,
        palette: palette::data(desk, &situation, &Day::NONE, None),
        keys: palette::keys(desk, &situation, None),
        focus: desk.focus,
        situation,
        hall: None,
    }
}

/// The console of an open competition.
pub fn data<F: OwnViews>(sight: &Sight<'_, F>) -> ConsoleData<F> {
    let (place, rail) = (place(sight, None), rail_of(sight));
    gathered(sight, place, rail)
}

/// The same after something of the same competition has changed: what was told is not told again.
pub fn changed<F: OwnViews>(sight: &Sight<'_, F>, before: ConsoleData<F>) -> ConsoleData<F> {
    let (place, rail) = (place(sight, Some(before.place)), rail_of(sight));
    gathered(sight, place, rail)
}

/// The same after nothing but words of the sheet on the desk were typed: nothing else is gathered.
pub fn typed<F: OwnViews>(sight: &Sight<'_, F>, before: ConsoleData<F>) -> ConsoleData<F> {
    let situation = F::typed_situation(sight, before.situation);
    let place = match before.place {
        PlaceData::Own(own) if situation == before.situation && before.dialog.is_none() => {
            match F::typed(sight, &situation, own) {
                Ok(own) => {
                    let place = PlaceData::Own(own);
                    return ConsoleData { place, focus: sight.desk.focus, ..before };
                }
                Err(own) => PlaceData::Own(own),
            }
        }
        other => other,
    };
    changed(sight, ConsoleData { place, ..before })
}

/// The same after nothing but time has passed: of the places only Rounds show it.
pub fn later<F: OwnViews>(sight: &Sight<'_, F>, before: ConsoleData<F>) -> ConsoleData<F> {
    // Time may end what could be done.
    if before.situation != sight.situation() {
        return changed(sight, before);
    }
    let place = match before.place {
        PlaceData::Own(own) => PlaceData::Own(F::later(sight, own)),
        timeless => timeless,
    };
    gathered(sight, place, before.rail)
}

fn place<F: OwnViews>(sight: &Sight<'_, F>, before: Option<PlaceData<F>>) -> PlaceData<F> {
    match sight.desk.place {
        Place::Competition => {
            PlaceData::Competition(CompetitionData::Open(Box::new(competition::data(sight))))
        }
        Place::Words => PlaceData::Words(Box::new(words::data(sight))),
        Place::Rounds
        | Place::Sheets
        | Place::Standings
        | Place::Game
        | Place::Slips
        | Place::Top
        | Place::Sanctions
        | Place::Results
        | Place::Judge
        | Place::Venues => PlaceData::Own(F::place(sight, sight.desk.place)),
        Place::Print => PlaceData::Print(Box::new(print::data(sight))),
        Place::History => {
            let before = match before {
                Some(PlaceData::History(before)) => Some(*before),
                _ => None,
            };
            PlaceData::History(Box::new(history::data(sight, before)))
        }
        Place::Stations => PlaceData::Stations(Box::new(stations::data(sight))),
    }
}

/// The rail, with how much waits where.
fn rail_of<F: OwnViews>(sight: &Sight<'_, F>) -> Vec<RailItem> {
    let mut rail = rail(sight.language(), &sight.situation(), sight.desk.place);
    let at_doors = (Place::Stations, stations::waiting(sight));
    let waiting = F::waiting(sight).into_iter().chain([at_doors]);
    for (place, count) in waiting.filter(|(_, count)| *count > 0) {
        let of_place = |item: &&mut RailItem| item.act.command == UserCommand::Go(place);
        rail.iter_mut().filter(of_place).for_each(|item| item.badge = count.to_string());
    }
    rail
}

fn gathered<F: OwnViews>(
    sight: &Sight<'_, F>,
    place: PlaceData<F>,
    rail: Vec<RailItem>,
) -> ConsoleData<F> {
    let desk = sight.desk;
    let language = desk.language;
    let situation = sight.situation();
    let large = matches!(&place, PlaceData::Own(own) if F::shows_time(own));
    // What lies over the place may cover its time.
    let is_covered = desk.question.is_some() || desk.over.is_some();
    let clock = if large && !is_covered { Clock::default() } else { F::clock(sight) };
    ConsoleData {
        head: head(sight, &situation, clock),
        languages: languages(language, &situation),
        finders: finders(language, &situation),
        menu: menu(desk, &situation),
        place,
        notices: notices(desk, &situation),
        pictures: pictures::data(sight, &situation),
        dialog: questions::data(sight),
        palette: palette(sight),
        keys: palette::keys(desk, &situation, Some(F::step_now(sight))),
        focus: sight.desk.focus,
        situation,
        hall: Some(projector::hall(sight)),
        rail,
    }
}

/// The palette of an open competition; `None` while it is closed.
pub fn palette<F: OwnViews>(sight: &Sight<'_, F>) -> Option<PaletteData> {
    let Some(Over::Palette(_)) = sight.desk.over else { return None };
    let situation = sight.situation();
    let common = &sight.contest().common;
    palette::data(sight.desk, &situation, &day(sight, &situation), Some((common, F::said)))
}

/// What the day is at: beside the step what is at hand where the play is run, and the places in which something waits.
fn day<F: OwnViews>(sight: &Sight<'_, F>, situation: &Situation) -> Day {
    let language = sight.language();
    let waits = F::waiting(sight).into_iter();
    let waits = waits.filter(|(place, count)| *count > 0 && *place != sight.desk.place);
    let waits = waits.map(|(place, count)| {
        let act = Act::new(language, situation, UserCommand::Go(place));
        let name = text!(language, "commands-go", place = &act.label);
        act.named(format!("{name} · {count}"))
    });
    Day {
        round: F::round_in_view(sight),
        replayable: F::replayable(sight),
        step: Some(F::step_now(sight)),
        now: F::at_hand(sight).into_iter().chain(waits).collect(),
    }
}

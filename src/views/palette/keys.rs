//! What is seen of the sheet of keys.

use super::data::{act, why};
use crate::commands::formats::{further_places, help, places};
use crate::commands::{
    Place, Shortcut, Situation, UserCommand, When, listed, place_of_letter, shortcut, spec,
    unlisted,
};
use crate::domain::person::Role;
use crate::language::{Language, tr};
use crate::print::documents::{Document, Wish};
use crate::screens::Act;
use crate::text;
use crate::views::desk::{Desk, Over};

/// Every key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeysData {
    /// Its title.
    pub title: String,
    /// What one does in the place that is seen, in a few sentences; empty where nothing is said.
    pub about: String,
    /// The title of what is to be done now.
    pub now_title: String,
    /// That, in words, and the keys that do it; `None` while nothing is open.
    pub now: Option<[String; 2]>,
    /// Where they act, and the keys: the place that is seen, then everywhere. In the first those that can
    /// be pressed now stand first.
    pub parts: [(String, Vec<KeyRow>); 2],
    /// Where the keys of the other places are told; none while nothing is open.
    pub elsewhere: Option<String>,
    /// That there are more of them than are seen: `#` stands for how many.
    pub more: String,
    /// Puts it away.
    pub close: Act,
    /// The guide to the whole day, as it is printed; none while nothing is open.
    pub guide: Option<Act>,
}

/// A key, or why those below it do not act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeyRow {
    /// As it stands on the keyboard; empty of a reason.
    pub key: String,
    /// What it does, or the reason.
    pub what: String,
    /// Whether it does that now.
    pub acts: bool,
    /// Why it does not; empty where it does, and where the reason stands above several.
    pub why: String,
}

/// Every key as it is seen, after what the large button of the play does; `None` while it is not looked at.
pub fn keys(desk: &Desk, situation: &Situation, step: Option<Act>) -> Option<KeysData> {
    let Some(Over::Keys(_)) = desk.over else { return None };
    let language = desk.language;
    let [first, _] = ends_of_places(situation);
    let first_of_its_kind = |command: &UserCommand| match command {
        UserCommand::TypeNumber(digit) => *digit == 0,
        UserCommand::Go(place) => *place == first && situation.open,
        _ => true,
    };
    let all = listed(situation.format).into_iter().chain(unlisted());
    let all: Vec<UserCommand> = all.filter(first_of_its_kind).collect();
    // From one sheet to the next: of every place, and those that are asked for first where sheets are keyed.
    let leads_on = |command: &UserCommand| {
        let leads = matches!(
            command,
            UserCommand::FindSheet | UserCommand::NextMissing | UserCommand::NextUnchecked
        );
        leads && desk.place == Place::Sheets
    };
    let there = |command: &&UserCommand| !spec(command).when.is_elsewhere(situation);
    let part = |place: Option<Place>| {
        let of = |command: &UserCommand| {
            let of = spec(command).when.place().or_else(|| place_of_letter(command));
            of.or_else(|| leads_on(command).then_some(desk.place))
        };
        // What is there only before a competition is open has no key beside it.
        let before = |command: &UserCommand| {
            situation.open && matches!(spec(command).when, When::Closed | When::SettingUp)
        };
        let here = all.iter().filter(there).filter(|command| !before(command)).filter(|command| {
            match (of(command), place) {
                (Some(of), Some(place)) => of.stands_for(place),
                (of, place) => of == place,
            }
        });
        // While numbers are taken they come first. Photographs are few people's: their keys come last, and only where there
        // are any.
        let numbers = When::NumbersTaken.is_met(situation);
        let pictures = When::PicturesThere.is_met(situation);
        let is_of_pictures = |command: &UserCommand| matches!(command, UserCommand::Picture(_));
        let here = here.filter(|command| pictures || !is_of_pictures(command));
        let mut here: Vec<&UserCommand> = here.collect();
        here.sort_by_key(|command| match command {
            UserCommand::TypeNumber(_) | UserCommand::MarkNumber(_) if numbers => 0,
            command if leads_on(command) => 0,
            UserCommand::Picture(_) => 2,
            _ => 1,
        });
        let keys = here.into_iter().filter_map(|command| key_row(language, situation, command));
        let mut keys: Vec<KeyRow> = keys.collect();
        // Of what has the same key that is told which acts now.
        let acting: Vec<String> =
            keys.iter().filter(|row| row.acts).map(|row| row.key.clone()).collect();
        keys.retain(|row| row.acts || !acting.contains(&row.key));
        keys.sort_by_key(|row| !row.acts);
        if place.is_none() {
            for command in [UserCommand::Confirm, UserCommand::Cancel] {
                let row = spec(&command);
                let key = row.shortcut.map(Shortcut::label).unwrap_or_default();
                let what = tr(language, row.name);
                keys.push(KeyRow { key, what, acts: true, why: String::new() });
            }
        }
        let keys = told_once(keys);
        let name = match place {
            Some(place) => tr(language, spec(&UserCommand::Go(place)).name),
            None => tr(language, "commands-everywhere"),
        };
        (name, keys)
    };
    // What the referee does next elsewhere is nothing that an assistant at the sheets could do.
    let theirs = desk.place.is_of_play() || desk.person.role == Role::Referee;
    let now = step.filter(|step| theirs || step.command != UserCommand::NextStep).map(|step| {
        let label = |command| shortcut(&command, situation).map(Shortcut::label);
        let play = places(situation.format).iter().copied().find(|place| place.is_of_play());
        // Space is the step where the play is run, and what has no key has its button there.
        let key = label(step.command.clone()).filter(|_| step.enabled);
        let away = step.command == UserCommand::NextStep || key.is_none();
        let there = play.filter(|&play| away && step.enabled && play != desk.place);
        let there = there.and_then(|play| label(UserCommand::Go(play)));
        let keys: Vec<String> = there.into_iter().chain(key).collect();
        [step.label, keys.join(", ")]
    });
    let about = match (situation.open, situation.setting_up) {
        (true, _) => help(situation.format, desk.place),
        (false, true) => Some("help-any-new"),
        (false, false) => Some("help-any-start"),
    };
    let about = about.map(|key| tr(language, key));
    Some(KeysData {
        title: tr(language, "commands-keys-title"),
        more: text!(language, "common-more", count = "#"),
        now_title: tr(language, "commands-now"),
        now,
        about: about.unwrap_or_default(),
        parts: [Some(desk.place), None].map(part),
        elsewhere: situation.open.then(|| tr(language, "commands-keys-elsewhere")),
        close: Act::new(language, situation, UserCommand::Cancel)
            .named(tr(language, "commands-dismiss")),
        guide: situation.open.then(|| Act::new(language, situation, guide())),
    })
}

/// Whichever digit.
const DIGITS: &str = "0–9";

/// A command's key and what it does; the digits are one row, and so are the places.
fn key_row(language: Language, situation: &Situation, command: &UserCommand) -> Option<KeyRow> {
    let label = |command| shortcut(command, situation).map(Shortcut::label);
    let act = act(language, situation, command.clone());
    let (key, what) = match command {
        UserCommand::TypeNumber(_) => (DIGITS.to_owned(), act.label),
        // Said of the number that is typed: before it is, both are pressed one after the other.
        UserCommand::MarkNumber(_)
            if When::NumbersTaken.is_met(situation) && !situation.number_typed =>
        {
            let key = format!("{DIGITS} {}", label(command)?);
            return Some(KeyRow { key, what: act.label, acts: true, why: String::new() });
        }
        UserCommand::Go(_) => {
            let [_, last] = ends_of_places(situation).map(UserCommand::Go);
            let key = format!("{}–{}", label(command)?, label(&last)?.chars().last()?);
            (key, format!("{} – {}", act.label, tr(language, spec(&last).name)))
        }
        _ => (label(command)?, act.label),
    };
    Some(KeyRow { key, what, acts: act.enabled, why: why(language, situation, command) })
}

/// The first and the last of the places that are there and have a key.
fn ends_of_places(situation: &Situation) -> [Place; 2] {
    let all = places(situation.format).iter().chain(further_places(situation.format)).copied();
    let there = |place: &Place| {
        let go = UserCommand::Go(*place);
        !spec(&go).when.is_elsewhere(situation) && shortcut(&go, situation).is_some()
    };
    let there: Vec<Place> = all.filter(there).collect();
    [there.first(), there.last()].map(|place| place.copied().unwrap_or_default())
}

/// What shows the guide to the day.
fn guide() -> UserCommand {
    UserCommand::ShowDocument(Wish::whole(Document::Guide))
}

/// The rows, with each reason for which several do not act told once, above them.
fn told_once(mut left: Vec<KeyRow>) -> Vec<KeyRow> {
    let mut told = Vec::new();
    while let Some(why) = left.first().map(|row| row.why.clone()) {
        let (alike, rest): (Vec<KeyRow>, Vec<KeyRow>) =
            left.into_iter().partition(|row| row.why == why);
        left = rest;
        if why.is_empty() || alike.len() == 1 {
            told.extend(alike);
        } else {
            // It is of those below it, not of the one above.
            let what = format!("{}:", why.trim_end_matches('.'));
            told.push(KeyRow { key: String::new(), what, acts: false, why: String::new() });
            told.extend(alike.into_iter().map(|row| KeyRow { why: String::new(), ..row }));
        }
    }
    told
}

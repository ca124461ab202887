//! What is seen of the palette and of the sheet of keys.

use crate::commands::formats::{further_places, help, places};
use crate::commands::{
    Entry, Place, Question, Shortcut, Situation, UserCommand, When, listed, of_round,
    place_of_letter, shortcut, spec, unlisted, why_not,
};
use crate::domain::contest::Common;
use crate::domain::contest::objection::Outcome;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::language::formats::said_by;
use crate::language::{Language, SaidAs, tr};
use crate::print::documents::{Document, Wish};
use crate::screens::people::{objection_of, penalty_of};
use crate::screens::{Act, FieldData};
use crate::text;
use crate::views::competition::stretch_name;
use crate::views::desk::{Desk, Over};
use crate::views::name::{self, fold, other_layout, search};

/// So many players are found at most.
const PLAYERS: usize = 5;

/// The highest weight of what has the typed words in its name.
const IN_NAME: u8 = 2;
/// The weight of what has other cases of the typed words somewhere else than in its name.
const OTHER_ENDING: u8 = 5;

/// The palette.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PaletteData {
    /// Its title.
    pub title: String,
    /// Where it is searched.
    pub search: FieldData,
    /// What was found, the best first.
    pub rows: Vec<PaletteRow>,
    /// That nothing was found.
    pub none: String,
    /// That there are more rows than are seen: `#` stands for how many.
    pub more: String,
}

/// What the day is at: what it is about, and what one needs now.
#[derive(Clone, Debug)]
pub struct Day {
    /// The round in view.
    pub round: RoundNo,
    /// The rounds that can be played again.
    pub replayable: Vec<RoundNo>,
    /// What the large button of the play does.
    pub step: Option<Act>,
    /// What one needs beside it, the most needed first.
    pub now: Vec<Act>,
}

impl Day {
    /// While none is open.
    pub const NONE: Self =
        Self { round: RoundNo::FIRST, replayable: Vec::new(), step: None, now: Vec::new() };
}

/// Something that can be asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PaletteRow {
    /// The title of the group that it begins; empty of the others.
    pub group: String,
    /// It.
    pub act: Act,
    /// What it does, or why it cannot be asked now.
    pub remark: String,
    /// Whether Enter asks for it.
    pub chosen: bool,
}

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

/// The palette as it is seen on such a day, and with the players of an open competition; `None` while it is closed.
/// While nothing is typed the next step stands first, then what one needs now, the places, and the rest.
pub fn data(
    desk: &Desk,
    situation: &Situation,
    day: &Day,
    common: Option<(&Common, SaidAs)>,
) -> Option<PaletteData> {
    let Some(Over::Palette(chosen)) = desk.over else { return None };
    let language = desk.language;
    let typed = fold(desk.text(Entry::Palette));
    let other = other_layout(&typed);
    let mut found: Vec<(u8, Act)> = listed(situation.format)
        .into_iter()
        .chain(of_rounds(situation, day.round, &day.replayable, &typed))
        .filter(|command| *command != UserCommand::OpenPalette)
        .filter(|command| !spec(command).when.is_elsewhere(situation))
        .filter_map(|command| {
            let act = named_by_step(act(language, situation, command), day);
            // Typed on the other layout, it answers as well.
            let weights = [&typed, &other].map(|typed| weight(language, &act, typed));
            Some((weights.into_iter().flatten().min()?, act))
        })
        .chain(players(language, situation, common.map(|(common, _)| common), &typed))
        .chain(to_be_answered(language, situation, common).into_iter().filter_map(|act| {
            let weights = [&typed, &other].map(|typed| weight(language, &act, typed));
            Some((weights.into_iter().flatten().min()?, act))
        }))
        .collect();
    // Other cases of a word count in a name; elsewhere only where nothing has the words themselves.
    if found.iter().any(|(weight, _)| *weight < OTHER_ENDING) {
        found.retain(|(weight, _)| *weight < OTHER_ENDING);
    }
    // What has the very words in its name stands first, even where it can't be asked now.
    found.sort_by_key(|(weight, act)| (*weight > IN_NAME, !act.enabled, *weight));
    let mut found: Vec<Act> = found.into_iter().map(|(_, act)| act).collect();
    // Where the signature hinders what was looked for, what opens it again stands first.
    let reopen = UserCommand::Ask(Question::Reopen);
    let hindered = |act: &Act| why_not(&act.command, situation) == Some("commands-needs-reopening");
    if !typed.is_empty() && found.first().is_some_and(hindered) {
        found.retain(|act| act.command != reopen);
        found.insert(0, act(language, situation, reopen));
    }
    let groups = if typed.is_empty() {
        in_groups(language, situation, day, found)
    } else {
        vec![(String::new(), found)]
    };
    let row = |(group, act): (String, Act)| {
        let remark =
            if act.enabled { act.hint.clone() } else { why(language, situation, &act.command) };
        PaletteRow { group, remark, chosen: false, act }
    };
    let titled = |(title, acts): (String, Vec<Act>)| {
        std::iter::once(title).chain(std::iter::repeat_with(String::new)).zip(acts)
    };
    let mut rows: Vec<PaletteRow> = groups.into_iter().flat_map(titled).map(row).collect();
    let last = rows.len().saturating_sub(1);
    if let Some(row) = rows.get_mut(chosen.min(last)) {
        row.chosen = true;
    }
    let label = tr(language, "commands-palette-search");
    Some(PaletteData {
        title: tr(language, "commands-palette"),
        search: FieldData::line(Entry::Palette, label, desk.text(Entry::Palette))
            .focused(Some(Entry::Palette)),
        more: text!(language, "common-more", count = "#"),
        none: if rows.is_empty() { tr(language, "commands-palette-none") } else { String::new() },
        rows,
    })
}

/// The next step says what it is.
fn named_by_step(act: Act, day: &Day) -> Act {
    match &day.step {
        Some(step) if act.command == step.command && act.enabled => {
            let name = format!("{}: {}", act.label, step.label);
            act.named(name)
        }
        _ => act,
    }
}

/// Everything in its groups, each with its title.
fn in_groups(
    language: Language,
    situation: &Situation,
    day: &Day,
    found: Vec<Act>,
) -> Vec<(String, Vec<Act>)> {
    let step: Vec<Act> = day.step.iter().filter(|step| step.enabled).cloned().collect();
    let undo = act(language, situation, UserCommand::Undo);
    let now = day.now.iter().cloned().chain([undo]).filter(|act| act.enabled);
    let now: Vec<Act> = now.collect();
    let is_above = |act: &Act| step.iter().chain(&now).any(|other| other.command == act.command);
    let rest = found.into_iter().filter(|act| !is_above(act));
    let (places, rest): (Vec<Act>, Vec<Act>) =
        rest.partition(|act| act.enabled && matches!(act.command, UserCommand::Go(_)));
    let titles = ["commands-next-step", "commands-now", "commands-places", "commands-everything"];
    let groups = titles.map(|key| tr(language, key)).into_iter().zip([step, now, places, rest]);
    groups.filter(|(_, acts)| !acts.is_empty()).collect()
}

/// What can be asked of the round in view. What was played is played again: the round in view, the last one, and those
/// whose number is typed.
fn of_rounds(
    situation: &Situation,
    in_view: RoundNo,
    replayable: &[RoundNo],
    typed: &str,
) -> Vec<UserCommand> {
    let is_replay = |asked: &UserCommand| matches!(asked, UserCommand::Ask(Question::Replay(_)));
    let (again, others): (Vec<_>, Vec<_>) =
        of_round(situation.format, in_view).into_iter().partition(is_replay);
    let numbers: Vec<&str> = typed.split(' ').collect();
    let meant = |round: &&RoundNo| {
        let is_typed = numbers.contains(&round.to_string().as_str());
        is_typed || **round == in_view || replayable.last() == Some(round)
    };
    let replays = replayable.iter().filter(meant).map(|&round| Question::Replay(round));
    let replays: Vec<UserCommand> = replays.map(UserCommand::Ask).collect();
    let replays = if again.is_empty() || !replays.is_empty() { replays } else { again };
    others.into_iter().chain(replays).collect()
}

/// The pages of players whose number or name is typed; a few, the best first.
fn players(
    language: Language,
    situation: &Situation,
    common: Option<&Common>,
    typed: &str,
) -> Vec<(u8, Act)> {
    let Some(common) = common else { return Vec::new() };
    let found = search(common, typed).into_iter().take(PLAYERS);
    let act = |id: PlayerId| {
        let player = common.players.get(&id).map(name::player).unwrap_or_default();
        let named = text!(language, "commands-player-named", player = player);
        (1, Act::new(language, situation, UserCommand::ShowPlayer(id)).named(named))
    };
    found.map(act).collect()
}

/// What can be asked of one penalty or objection: those that stand, and those that are not decided.
fn to_be_answered(
    language: Language,
    situation: &Situation,
    common: Option<(&Common, SaidAs)>,
) -> Vec<Act> {
    let Some((common, said)) = common else { return Vec::new() };
    let name = |id: PlayerId| common.players.get(&id).map_or("", |player| player.name.as_str());
    let act = |question, of: &str| {
        let act = Act::new(language, situation, UserCommand::Ask(question));
        let named = format!("{} {of}", act.label);
        act.named(named)
    };
    let lifted = common.penalties.iter().filter(|penalty| penalty.lifted.is_none());
    let lifted = lifted.map(|penalty| {
        let (player, told) = (name(penalty.player), penalty_of(language, said, penalty));
        act(Question::LiftPenalty(penalty.id), &format!("{}. {player} · {told}", penalty.player))
    });
    let open = common.objections.iter().filter(|objection| objection.decided.is_none());
    let decided = open.flat_map(|objection| {
        let told = objection_of(language, said, objection, name(objection.player));
        [Outcome::Upheld, Outcome::Dismissed]
            .map(|outcome| act(Question::Decide(objection.id, outcome), &told))
    });
    lifted.chain(decided).collect()
}

/// A command under a name that says it all.
fn act(language: Language, situation: &Situation, command: UserCommand) -> Act {
    let act = Act::new(language, situation, command);
    match &act.command {
        UserCommand::Speak(other) => {
            let name = format!("{}: {}", act.label, other.name());
            act.named(name)
        }
        UserCommand::Rehearse(stretch) => {
            let name = format!("{}: {}", act.label, tr(language, stretch_name(*stretch)));
            act.named(name)
        }
        UserCommand::Go(_) => {
            let name = text!(language, "commands-go", place = &act.label);
            act.named(name)
        }
        UserCommand::ShowDocument(_) => {
            let name = text!(language, "commands-show-document", document = &act.label);
            act.named(name)
        }
        UserCommand::Ask(Question::Archive(_)) => act.named(tr(language, "commands-archive-whole")),
        UserCommand::Ask(Question::Replay(_)) if situation.open => {
            match name::of_its_round(language, &act.command) {
                Some(name) => act.named(name),
                None => act,
            }
        }
        _ => act,
    }
}

/// Why a command cannot be asked now, as a sentence; empty where it can.
fn why(language: Language, situation: &Situation, command: &UserCommand) -> String {
    let why = why_not(command, situation);
    why.map(|why| tr(language, said_by(situation.format)(why))).unwrap_or_default()
}

/// How well a command answers what is typed, the best first; `None` when it does not.
fn weight(language: Language, act: &Act, typed: &str) -> Option<u8> {
    let also = spec(&act.command).also;
    let also = if also.is_empty() { String::new() } else { fold(&tr(language, also)) };
    let name = fold(&act.label);
    let hint = fold(&act.hint);
    let every = |text: &str| typed.split(' ').all(|word| text.contains(word));
    if name.starts_with(typed) {
        Some(0)
    } else if name.contains(typed) {
        // In the order in which it is typed: "dark on light" is not "light on dark".
        Some(1)
    } else if every(&name) {
        Some(2)
    } else {
        let all = format!("{name} {hint} {also}");
        let other_ending = |text: &str| typed.split(' ').all(|word| text.contains(stem(word)));
        let weights =
            [(other_ending(&name), 3), (every(&all), 4), (other_ending(&all), OTHER_ENDING)];
        weights.into_iter().find_map(|(fits, weight)| fits.then_some(weight))
    }
}

/// A word without its ending: what its other cases begin with.
fn stem(word: &str) -> &str {
    let ending = match word.chars().count() {
        0..=4 => 0,
        5 => 1,
        6 => 2,
        _ => 3,
    };
    let from = word.char_indices().rev().take(ending).last().map_or(word.len(), |(at, _)| at);
    word.get(..from).unwrap_or(word)
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
    let there = |command: &&UserCommand| !spec(command).when.is_elsewhere(situation);
    let part = |place: Option<Place>| {
        let of =
            |command: &UserCommand| spec(command).when.place().or_else(|| place_of_letter(command));
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
        // While numbers are taken they come first. Photographs are few people's, and the keys of one act only while it is in
        // sight.
        let numbers = When::NumbersTaken.is_met(situation);
        let mut here: Vec<&UserCommand> = here.collect();
        here.sort_by_key(|command| match command {
            UserCommand::TypeNumber(_) | UserCommand::MarkNumber(_) if numbers => 0,
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
    let now = step.map(|step| {
        let label = |command| shortcut(&command, situation).map(Shortcut::label);
        let play = places(situation.format).iter().copied().find(|place| place.is_of_play());
        // Space is the step where the play is run.
        let away = step.command == UserCommand::NextStep;
        let there = play.filter(|&play| away && play != desk.place);
        let there = there.and_then(|play| label(UserCommand::Go(play)));
        let key = label(step.command).filter(|_| step.enabled);
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
        title: tr(language, "commands-keys"),
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

/// The first and the last of the places that are there.
fn ends_of_places(situation: &Situation) -> [Place; 2] {
    let all = places(situation.format).iter().chain(further_places(situation.format)).copied();
    let there = |place: &Place| !spec(&UserCommand::Go(*place)).when.is_elsewhere(situation);
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

#[cfg(test)]
mod tests;

//! What is seen of the palette.

use crate::commands::formats::places;
use crate::commands::{
    Entry, Place, Question, Situation, UserCommand, listed, of_round, spec, why_not,
};
use crate::domain::contest::Common;
use crate::domain::contest::objection::{About, Outcome};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::player::Player;
use crate::language::formats::said_by;
use crate::language::{Language, SaidAs, tr};
use crate::screens::people::{objection_of, penalty_of};
use crate::screens::{Act, FieldData};
use crate::text;
use crate::views::competition::stretch_name;
use crate::views::desk::{Desk, Over};
use crate::views::name::{self, fold, search};

use super::found::{Found, Reading, best_first, is_named_in};

/// So many players are found at most.
const PLAYERS: usize = 5;

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
    let readings = Reading::all(language, &typed);
    let answering = |act: Act| Found::new(language, act, &readings);
    let found: Vec<Found> = listed(situation.format)
        .into_iter()
        .chain(of_rounds(situation, day.round, &day.replayable, &typed))
        .filter(|command| *command != UserCommand::OpenPalette)
        .filter(|command| !spec(command).when.is_elsewhere(situation))
        .map(|command| named_by_step(act(language, situation, command), day))
        .filter_map(answering)
        .chain(players(language, situation, common.map(|(common, _)| common), &typed, &readings))
        .chain(sheets(
            language,
            situation,
            common.map(|(common, _)| (common, day)),
            &typed,
            &readings,
        ))
        .chain(to_be_answered(language, situation, common).into_iter().filter_map(answering))
        .collect();
    let mut found = best_first(found);
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

/// The pages of players whose number or name is typed; a few, the best first. Where nobody's is, of those whom a sentence
/// names.
fn players(
    language: Language,
    situation: &Situation,
    common: Option<&Common>,
    typed: &str,
    readings: &[Reading],
) -> Vec<Found> {
    let Some(common) = common else { return Vec::new() };
    let found = search(common, typed);
    let act = |id: PlayerId| {
        let player = common.players.get(&id).map(name::player).unwrap_or_default();
        let named = text!(language, "commands-player-named", player = player);
        Act::new(language, situation, UserCommand::ShowPlayer(id)).named(named)
    };
    if found.is_empty() {
        let all = common.players.values();
        let named = |player: &Player| Found::named_in(readings, &player.name, act(player.id));
        return all.filter_map(named).collect();
    }
    found.into_iter().take(PLAYERS).map(act).map(Found::player).collect()
}

/// The sheets of those whom a sentence names, of the round that it names, or the last that was begun.
fn sheets(
    language: Language,
    situation: &Situation,
    open: Option<(&Common, &Day)>,
    typed: &str,
    readings: &[Reading],
) -> Vec<Found> {
    let open = open.filter(|_| places(situation.format).contains(&Place::Sheets));
    let Some((common, Day { replayable, .. })) = open else { return Vec::new() };
    let is_named = |round: &&RoundNo| typed.split(' ').any(|word| word == round.to_string());
    let round = replayable.iter().find(is_named).or(replayable.last());
    let Some(&round) = round else { return Vec::new() };
    let named = common.players.values().filter(|player| is_named_in(readings, &player.name));
    let found = named.filter_map(|player| {
        let of = name::player(player);
        let label = text!(language, "commands-sheet-named", player = of, round = round.get());
        let act = Act::new(language, situation, UserCommand::TakeSheet(round, player.id));
        let also = tr(language, spec(&UserCommand::FindSheet).also);
        Found::named_in(readings, &format!("{label} {also}"), act.named(label))
    });
    found.collect()
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
    // One that is decided leads to its word, which is ruled on again there.
    let settled = common.objections.iter().filter(|objection| objection.decided.is_some());
    let to_word = settled.filter_map(|objection| {
        let About::Word { word, .. } = &objection.about else { return None };
        let told = objection_of(language, said, objection, name(objection.player));
        let act = Act::new(language, situation, UserCommand::SelectWord(word.clone()));
        let label = text!(language, "standings-to-word", word = word.to_string());
        Some(act.named(format!("{label} · {told}")))
    });
    lifted.chain(decided).chain(to_word).collect()
}

/// A command under a name that says it all.
pub(super) fn act(language: Language, situation: &Situation, command: UserCommand) -> Act {
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
pub(super) fn why(language: Language, situation: &Situation, command: &UserCommand) -> String {
    let why = why_not(command, situation);
    why.map(|why| tr(language, said_by(situation.format)(why))).unwrap_or_default()
}

#[cfg(test)]
mod tests;

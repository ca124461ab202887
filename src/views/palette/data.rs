//! What is seen of the palette.

use crate::commands::{Entry, Question, Situation, UserCommand, listed, of_round, spec, why_not};
use crate::domain::contest::Common;
use crate::domain::contest::objection::Outcome;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::language::formats::said_by;
use crate::language::{Language, SaidAs, tr};
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
const OTHER_ENDING: u8 = 6;
/// From this weight on something has some of the typed words alone; what lacks more of them weighs more.
const SOME_WORDS: u8 = 100;
/// A word with fewer letters says little of what is looked for.
const SAYS: usize = 4;

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
    // And some of the words only where nothing has all: as many as anything has.
    let least = found.iter().map(|(weight, _)| *weight).min().unwrap_or_default();
    found.retain(|(weight, _)| *weight <= least.max(SOME_WORDS - 1));
    // What has the very words in its name stands first, even where it can't be asked now; of what has as many words of
    // a sentence, what has the first, for it begins with what shall be done; then what has more of its small words.
    found.sort_by_cached_key(|(weight, act)| {
        (*weight > IN_NAME, !act.enabled, *weight, first_met(&own_words(language, act), &typed))
    });
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

/// How well a command answers what is typed, the best first; `None` when it does not.
fn weight(language: Language, act: &Act, typed: &str) -> Option<u8> {
    let name = fold(&act.label);
    let every = |text: &str| typed.split(' ').all(|word| text.contains(word));
    if name.starts_with(typed) {
        Some(0)
    } else if name.contains(typed) {
        // In the order in which it is typed: "dark on light" is not "light on dark".
        Some(1)
    } else if every(&name) {
        Some(2)
    } else {
        let all = all_words(language, act);
        let other_ending = |text: &str| typed.split(' ').all(|word| text.contains(stem(word)));
        // Words that begin with what is typed come before those that have it within.
        let spaced = format!(" {all}");
        let begun = typed.split(' ').all(|word| spaced.contains(&format!(" {word}")));
        let weights = [
            (other_ending(&name), 3),
            (begun, 4),
            (every(&all), 5),
            (other_ending(&all), OTHER_ENDING),
        ];
        let whole = weights.into_iter().find_map(|(fits, weight)| fits.then_some(weight));
        // What it does is said in words that say little of what it is: of a sentence they count for nothing.
        let some = || some_words(&own_words(language, act), typed);
        let guessed = |weight: &u8| *weight == SOME_WORDS || may_be_guessed(language, act, typed);
        whole.or_else(|| some().filter(guessed))
    }
}

/// Whether a command may answer a sentence of which it lacks words: what closes without a question is not guessed, nor is the
/// contrary of what is typed.
fn may_be_guessed(language: Language, act: &Act, typed: &str) -> bool {
    let not = fold(&tr(language, "commands-not"));
    let says_not = |text: &str| text.split(' ').any(|word| word == not);
    let closes = matches!(act.command, UserCommand::CloseCompetition | UserCommand::Quit);
    !closes && (says_not(typed) || !says_not(&fold(&act.label)))
}

/// What a command is called, and its other words.
fn own_words(language: Language, act: &Act) -> String {
    let also = spec(&act.command).also;
    let also = if also.is_empty() { String::new() } else { tr(language, also) };
    fold(&format!("{} {also}", act.label))
}

/// All that it is found by: these, and its hint.
fn all_words(language: Language, act: &Act) -> String {
    format!("{} {}", own_words(language, act), fold(&act.hint))
}

/// Which of the typed words is the first that a text has, and how many of them all it lacks.
fn first_met(text: &str, typed: &str) -> (usize, usize) {
    let first = telling(typed).take_while(|word| !begins_in(text, word)).count();
    (first, typed.split(' ').filter(|word| !begins_in(text, word)).count())
}

/// The words of a sentence that say what is looked for.
fn telling(typed: &str) -> impl Iterator<Item = &str> {
    typed.split(' ').filter(|word| word.chars().count() >= SAYS)
}

/// Whether a word of the text begins as this one does, whatever its ending.
fn begins_in(text: &str, word: &str) -> bool {
    text.starts_with(stem(word)) || text.contains(&format!(" {}", stem(word)))
}

/// How little a text answers of what is typed as a sentence; `None` where it has none of the words that say what is looked for.
fn some_words(text: &str, typed: &str) -> Option<u8> {
    let words: Vec<&str> = telling(typed).collect();
    let met = words.iter().filter(|word| begins_in(text, word)).count();
    let lacks = u8::try_from(words.len() - met).unwrap_or(u8::MAX - SOME_WORDS);
    let several = typed.contains(' ');
    (several && met > 0).then(|| SOME_WORDS.saturating_add(lacks))
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

#[cfg(test)]
mod tests;

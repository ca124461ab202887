//! Sheets: the grid of players and rounds, and the sheet on the desk as it is on paper.

mod acts;
mod check;
mod doubts;
mod find;
mod grid;
mod misplaced;
mod on_desk;
mod past;
mod place;
mod read;
mod settle;
mod words;

pub use acts::is_begun_elsewhere;
pub use check::{
    can_be_checked, can_be_keyed_again, hides_words, is_concealed, keyed_by_same, keys_blind,
    next_unchecked, unchecked,
};
pub use doubts::{Keying, doubts, of_fields, of_odd_length, of_paper, of_round, paper};
pub use find::{find, named, names_round};
pub use grid::{GridCell, GridRow, SheetSign};
pub use misplaced::{
    field_of, misplaced, misplaced_anew, moved, of_no_field, of_other_round, same_as,
};
pub use on_desk::SheetData;
pub use past::{Version, changed, said_late_by, said_none_by, versions};
pub use read::{ReadSheet, Recovered, Unread, divides, read_sheet, text_of, tokens};
pub use settle::{
    Answer, Both, asked, beside, both, choices, differences, lies_twice, question, settled,
    unanswered, whole,
};
pub use words::{ChipData, SheetField, Sum};

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

use self::grid::cell;
use self::on_desk::on_desk;
use super::{Open, Seen};
use crate::commands::formats::anagram::step::{unkeyed, unsettled};
use crate::commands::{Entry, OfSheet, Question, UserCommand};
use crate::domain::contest::draft::Draft;
use crate::domain::formats::anagram::rules::{Field, all_rounds};
use crate::domain::formats::anagram::sheet::{Lateness, Sheet, SheetWords};
use crate::domain::formats::anagram::standings::is_void;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::ids::{PlayerId, RoundNo, SheetId};
use crate::domain::player::Player;
use crate::language::{Language, tr};
use crate::screens::find::search;
use crate::screens::{Act, FieldData, name};
use crate::text;

/// The sheet that is being keyed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SheetOnDesk {
    /// Of which round.
    pub round: RoundNo,
    /// Whose; of a sheet without a name, whose sheet lay there before it.
    pub player: PlayerId,
    /// Whether anything was typed since it was taken or saved.
    pub changed: bool,
    /// Which keying it is.
    pub turn: Turn,
}

/// Which keying of a sheet is being typed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Turn {
    /// The first, or a new version.
    #[default]
    First,
    /// A new version, because at sight the sheet was found to say something else than the paper.
    Correction,
    /// The second, blind: what is saved is not shown, and its draft is kept apart from the first's.
    Second,
    /// None yet: somebody else keyed it, and a second keying is asked for before that is shown.
    Concealed,
    /// The only one of a sheet that nobody's name stands on.
    Nameless,
    /// A new version of one that is saved without a name.
    NamelessAgain(SheetId),
}

impl Turn {
    /// Whether nobody's name stands on what is keyed.
    pub fn is_nameless(self) -> bool {
        matches!(self, Self::Nameless | Self::NamelessAgain(_))
    }
}

impl SheetOnDesk {
    /// Whose sheet is typed; nobody's without a name.
    pub fn whose(self) -> Option<PlayerId> {
        (!self.is_nameless()).then_some(self.player)
    }

    /// Whether nobody's name stands on it.
    pub fn is_nameless(self) -> bool {
        self.turn.is_nameless()
    }

    /// What is saved of it.
    pub fn saved(self, anagram: &Anagram) -> Option<(SheetId, &Sheet)> {
        if let Turn::NamelessAgain(sheet) = self.turn {
            return anagram.sheet(sheet).map(|saved| (sheet, saved));
        }
        anagram.sheet_at(self.round, self.whose()?)
    }

    /// What is saved of it, for whoever may see that: who keys it a second time does so blind.
    pub fn seen(self, anagram: &Anagram) -> Option<&SheetWords> {
        let (_, sheet) = self.saved(anagram).filter(|_| self.turn != Turn::Second)?;
        Some(sheet.words())
    }

    /// What its draft is of.
    pub fn draft(self) -> Draft {
        Draft { round: self.round, player: self.whose() }
    }
}

/// What was chosen and typed there.
#[derive(Clone, Copy, Debug, Default)]
pub struct Chosen<'a> {
    /// The sheet on the desk.
    pub sheet: Option<SheetOnDesk>,
    /// Its texts as typed, in the order of [`Field::ALL`].
    pub texts: [&'a str; Field::ALL.len()],
    /// A code, a number or a name that a sheet is looked for by.
    pub code: &'a str,
    /// The field that gets the keyboard.
    pub focus: Option<Entry>,
    /// Whether it is told that Tab leads on.
    pub tells_tab: bool,
    /// Whether a sheet that was declared not handed in is keyed at once, without a word that it was found.
    pub found: bool,
    /// Sheets of which a second keying was begun, and left: whoever may key it goes on. Of one without a name it is its correction.
    pub again: &'a [SheetId],
    /// Rounds of which a sheet without a name was begun, and left.
    pub nameless: &'a [RoundNo],
    /// Saved sheets of which a correction was begun, and left.
    pub corrected: &'a [(RoundNo, PlayerId)],
}

impl<'a> Chosen<'a> {
    /// Corrections of saved sheets that were begun here and do not lie on the desk.
    pub fn left_corrections(&self) -> impl Iterator<Item = (RoundNo, PlayerId)> + use<'a> {
        let on_desk = self.sheet.and_then(|desk| Some((desk.round, desk.whose()?)));
        self.corrected.iter().copied().filter(move |place| Some(*place) != on_desk)
    }

    /// The texts of the sheet, field by field.
    pub fn fields(&self) -> impl Iterator<Item = (Field, &'a str)> + use<'a> {
        Field::ALL.into_iter().zip(self.texts)
    }
}

/// What is seen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SheetsData {
    /// In which the cells are named.
    pub language: Language,
    /// How many sheets are missing.
    pub title: String,
    /// The numbers of the rounds.
    pub rounds: Vec<String>,
    /// One a player.
    pub rows: Vec<GridRow>,
    /// What the signs mean that stand in the grid.
    pub legend: String,
    /// The sheet on the desk.
    pub sheet: Option<SheetData>,
    /// What to do when there is none.
    pub empty: String,
    /// Takes the next missing sheet.
    pub next: Act,
    /// Looks for a sheet by its code, or its player's number or name.
    pub find: FieldData,
    /// Whose sheet it would be, of which round, by what is typed there so far; empty of nobody's.
    #[serde(skip)]
    pub found: String,
    /// What was left: second keyings and sheets without a name that were begun, each with what goes on with it, and sheets
    /// without a name that are saved, with what names them.
    pub left: Vec<(String, Act)>,
    /// How many sheets nobody else has looked at, and the next of them; `None` when there is none.
    pub unchecked: Option<(String, Act)>,
    /// Takes in sheets that were keyed elsewhere.
    pub take_in: Act,
    /// That there are more left than are seen: `#` stands for how many.
    pub more: String,
    /// Lays a sheet without a name on the desk.
    pub nameless_act: Act,
}

/// Sheets as they are seen.
pub fn sheets(seen: &Seen<'_>, chosen: &Chosen<'_>) -> SheetsData {
    let language = seen.language;
    let contest = seen.contest();
    let missing = unkeyed(contest).count();
    let (twice, differing): (Vec<_>, Vec<_>) =
        unsettled(contest).partition(|place| lies_twice(contest, *place));
    let [twice, differing] = [twice.len(), differing.len()];
    let players = &contest.common.players;
    let mut bearers: BTreeMap<&str, usize> = BTreeMap::new();
    for player in players.values() {
        *bearers.entry(&player.name).or_default() += 1;
    }
    // Namesakes have their club behind the name, or their number where that is the same, too: as the sheet's heading has it.
    let told = |player: &Player| match bearers.get(player.name.as_str()) {
        Some(2..) => seen.told_apart(player.id),
        _ => player.name.clone(),
    };
    let names: Vec<String> = players.values().map(told).collect();
    let shorter = grid::shorter(&names);
    let rows =
        players.values().zip(names.iter().zip(shorter)).map(|(player, (name, shorter))| GridRow {
            id: player.id,
            player: format!("{}. {name}", player.id),
            shorter: shorter.iter().map(|name| format!("{}. {name}", player.id)).collect(),
            whole: name::player(player),
            cells: all_rounds().map(|round| cell(seen, chosen, round, player.id)).collect(),
        });
    let rows: Vec<GridRow> = rows.collect();
    let empty = match missing {
        0 if contest.common.players.is_empty() => "sheets-no-players",
        0 if !all_rounds().any(|round| contest.game.is_played(round)) => "sheets-no-round",
        0 if differing > 0 => "sheets-none-missing-but",
        0 if twice > 0 => "sheets-none-missing-twice",
        0 => "sheets-none-missing",
        _ => "sheets-take-one",
    };
    SheetsData {
        language,
        title: title(
            language,
            missing,
            [differing, twice, nameless(seen, language).len(), chosen.left_corrections().count()],
        ),
        rounds: all_rounds().map(|round| round.to_string()).collect(),
        legend: grid::legend(language, &rows),
        rows,
        sheet: chosen.sheet.map(|sheet| on_desk(seen, chosen, sheet)),
        empty: tr(language, empty),
        next: next_left(seen, missing, [differing, twice]),
        find: FieldData::line(Entry::SheetCode, tr(language, "sheets-find"), chosen.code)
            .hint(tr(language, "sheets-find-hint"))
            .focused(chosen.focus)
            .enter(UserCommand::JumpToSheet),
        found: found(seen, chosen),
        left: [
            begun_again(seen, chosen),
            begun_corrections(seen, chosen),
            begun_nameless(seen, chosen),
            to_be_named(seen),
        ]
        .concat(),
        unchecked: Some(unchecked(seen).count()).filter(|&count| count > 0).map(|count| {
            // What is left was all keyed by whoever sits there.
            let own = unchecked(seen).all(|place| keyed_by_same(seen, seen.person, place));
            let key = if own { "sheets-unchecked-own" } else { "sheets-unchecked" };
            let next = seen.act(UserCommand::NextUnchecked);
            let next = Act { enabled: next.enabled && !own, ..next };
            (text!(language, key, count = count), next)
        }),
        take_in: seen.act(UserCommand::Ask(Question::TakeIn)),
        more: text!(seen.language, "common-more", count = "#"),
        nameless_act: seen.act(UserCommand::KeyNameless),
    }
}

/// The way to the next missing sheet, or else to what two keyings of one differ in.
fn next_left(seen: &Seen<'_>, missing: usize, [differing, twice]: [usize; 2]) -> Act {
    let next =
        Act { enabled: missing + differing + twice > 0, ..seen.act(UserCommand::NextMissing) };
    if missing == 0 && differing > 0 {
        next.named(tr(seen.language, "commands-settle"))
    } else if missing == 0 && twice > 0 {
        next.named(tr(seen.language, "sheets-settle-twice"))
    } else {
        next
    }
}

/// What is left to be done with sheets: as many as stand beside the place.
fn title(language: Language, missing: usize, others: [usize; 4]) -> String {
    let missing = text!(language, "sheets-missing", count = missing);
    let keys = ["sheets-differing", "sheets-twice", "sheets-without-name", "sheets-unsaved"];
    let others = keys.into_iter().zip(others).filter(|(_, count)| *count > 0);
    let others = others.map(|(key, count)| text!(language, key, count = count));
    std::iter::once(missing).chain(others).collect::<Vec<_>>().join(" · ")
}

/// Whose sheet what is typed would take.
fn found(seen: &Seen<'_>, chosen: &Chosen<'_>) -> String {
    let language = seen.language;
    let typed = chosen.code.trim();
    if typed.is_empty() {
        return String::new();
    }
    match named(seen, chosen.sheet, typed) {
        Ok((round, Some(player))) => {
            let (number, name) = (player.get(), seen.told_apart(player));
            text!(language, "sheets-found", number = number, player = name, round = round.get())
        }
        Ok((_, None)) => String::new(),
        Err(_) => match search(&seen.contest().common, typed).as_slice() {
            [] => tr(language, "dialog-none-found"),
            several => {
                let numbers = several.iter().map(ToString::to_string).collect::<Vec<_>>();
                text!(language, "sheets-found-several", numbers = numbers.join(", "))
            }
        },
    }
}

/// Second keyings, and corrections of sheets without a name, that were begun and are not being typed here. Whoever keyed the
/// first lets another person go on.
fn begun_again(seen: &Seen<'_>, chosen: &Chosen<'_>) -> Vec<(String, Act)> {
    let language = seen.language;
    let anagram = &seen.contest().game;
    let is_again = |turn| matches!(turn, Turn::Second | Turn::NamelessAgain(_));
    let typed = chosen.sheet.filter(|desk| is_again(desk.turn));
    let typed = typed.and_then(|desk| desk.saved(anagram)).map(|(id, _)| id);
    let left = chosen.again.iter().filter(|&&id| Some(id) != typed).filter_map(|&id| {
        let sheet = anagram.sheet(id)?;
        let round = sheet.round;
        let Some(player) = sheet.player else {
            let act = seen.act(UserCommand::CorrectNameless(id));
            let text = text!(language, "sheets-begun-nameless-again", round = round.get());
            return Some((text, act.named(tr(language, "sheets-go-on-again"))));
        };
        let text =
            text!(language, "sheets-begun-again", number = player.get(), round = round.get());
        let act = if keyed_by_same(seen, seen.person, (round, player)) {
            seen.act(UserCommand::Ask(Question::Person(None)))
        } else {
            let take = UserCommand::TakeSheet(round, player);
            seen.act(take).named(tr(language, "sheets-go-on-again"))
        };
        Some((text, Act { shortcut: None, ..act }))
    });
    left.collect()
}

/// Sheets that nobody's name stands on, each with its round and what tells it from the others.
pub fn nameless(open: &Open<'_>, language: Language) -> Vec<(SheetId, RoundNo, String)> {
    let anagram = &open.contest().game;
    let sheets = anagram.sheets().filter(|(_, sheet)| anagram.counts(sheet));
    let sheets = sheets.filter(|(_, sheet)| sheet.player.is_none());
    let all: Vec<(SheetId, RoundNo, Vec<String>)> = sheets
        .map(|(id, sheet)| {
            let words = Field::ALL.into_iter().flat_map(|field| sheet.words().field(field));
            (id, sheet.round, words.map(ToString::to_string).collect())
        })
        .collect();
    let told = |(id, round, words): &(SheetId, RoundNo, Vec<String>)| {
        let others = all.iter().filter(|other| other.1 == *round && other.0 != *id);
        let apart = told_apart(words, others.map(|(_, _, words)| words.as_slice()));
        let (of, count) = (round.get(), words.len());
        let text = text!(language, "sheets-nameless", round = of, count = count, first = apart);
        (*id, *round, text)
    };
    all.iter().map(told).collect()
}

/// The first word, and those in which one differs from each of the others.
fn told_apart<'a>(words: &[String], others: impl Iterator<Item = &'a [String]>) -> String {
    let differs = |other: &[String]| (0..words.len()).find(|&at| words.get(at) != other.get(at));
    let mut seen: BTreeSet<usize> = others.filter_map(differs).collect();
    seen.insert(0);
    let mut told = String::new();
    let mut next = 0;
    for (at, word) in seen.into_iter().filter_map(|at| Some((at, words.get(at)?))) {
        let between = if at == 0 {
            ""
        } else if at == next {
            ", "
        } else {
            "… "
        };
        told.extend([between, word]);
        next = at + 1;
    }
    if next < words.len() { told + "…" } else { told }
}

/// Whose they are is asked, and nobody proposed. Several have one line, and the question names each.
fn to_be_named(seen: &Seen<'_>) -> Vec<(String, Act)> {
    let all = nameless(seen, seen.language);
    if all.len() > 1 {
        let act = seen.act(UserCommand::Ask(Question::WhichSheet(OfSheet::Name)));
        let act = Act { shortcut: None, ..act.named(tr(seen.language, "sheets-name-them")) };
        return vec![(text!(seen.language, "sheets-nameless-all", count = all.len()), act)];
    }
    let named = all.into_iter().map(|(sheet, round, text)| {
        let question = Question::MoveSheet { sheet, player: None, round };
        let act = seen.act(UserCommand::Ask(question));
        (text, act.named(tr(seen.language, "sheets-name-it")))
    });
    named.collect()
}

/// What was corrected on a sheet and is not saved: it counts as it was.
fn begun_corrections(seen: &Seen<'_>, chosen: &Chosen<'_>) -> Vec<(String, Act)> {
    let language = seen.language;
    let left = chosen.left_corrections().map(|(round, player)| {
        let (number, of) = (player.get(), round.get());
        let text = text!(language, "sheets-begun-correction", number = number, round = of);
        let act = seen.act(UserCommand::TakeSheet(round, player));
        (text, Act { shortcut: None, ..act.named(tr(language, "sheets-go-on-again")) })
    });
    left.collect()
}

/// Sheets without a name that were begun here and do not lie on the desk.
fn begun_nameless(seen: &Seen<'_>, chosen: &Chosen<'_>) -> Vec<(String, Act)> {
    let typed = chosen.sheet.filter(|desk| desk.turn == Turn::Nameless).map(|desk| desk.round);
    let left = chosen.nameless.iter().filter(|&&round| Some(round) != typed);
    let left = left.map(|&round| {
        let act = seen.act(UserCommand::TakeNameless(round));
        let text = text!(seen.language, "sheets-begun-nameless", round = round.get());
        (text, act.named(tr(seen.language, "sheets-go-on-again")))
    });
    left.collect()
}

/// The sheets that are to be keyed, by round, then player.
pub fn missing(open: &Open<'_>) -> Vec<(RoundNo, PlayerId)> {
    unkeyed(open.contest()).collect()
}

/// The missing sheet after this one: of the same round before any other, unless this one is missing, too.
pub fn next_missing(
    open: &Open<'_>,
    after: Option<(RoundNo, PlayerId)>,
) -> Option<(RoundNo, PlayerId)> {
    place::after(&missing(open), after)
}

/// That a sheet was saved, with how many words and for how many points.
pub fn told_saved(seen: &Seen<'_>, desk: SheetOnDesk, words: usize) -> String {
    let language = seen.language;
    let round = desk.round.get();
    let Some(player) = desk.whose() else {
        return text!(language, "sheets-nameless-kept", round = round, count = words);
    };
    let told = told_worth(seen, "sheets-now-saved", (desk.round, player), words);
    let late = seen.contest().game.place(desk.round, player).lateness == Lateness::Late;
    if late { format!("{told} · {}", tr(language, "sheets-now-late")) } else { told }
}

/// That both keyings of a sheet agree now, on how many words and for how many points.
pub fn told_settled(seen: &Seen<'_>, round: RoundNo, player: PlayerId) -> String {
    let saved = seen.contest().game.sheet_at(round, player);
    let words = saved.map_or(0, |(_, sheet)| sheet.words().len());
    told_worth(seen, "sheets-now-agree", (round, player), words)
}

/// On a sheet that is keyed, how many words for how many points.
pub fn worth(seen: &Seen<'_>, (round, player): (RoundNo, PlayerId)) -> Option<String> {
    let (_, sheet) = seen.contest().game.sheet_at(round, player)?;
    Some(told_worth(seen, "sheets-worth", (round, player), sheet.words().len()))
}

fn told_worth(
    seen: &Seen<'_>,
    key: &'static str,
    (round, player): (RoundNo, PlayerId),
    words: usize,
) -> String {
    let language = seen.language;
    let grade = seen.judged.grade(round, player);
    let grade = grade.filter(|_| !is_void(seen.contest(), round, player));
    let points = grade.map_or(0, |grade| i64::from(grade.total()));
    text!(
        language,
        key,
        number = player.get(),
        round = round.get(),
        count = words,
        points = points.abs(),
        figure = language.number(points)
    )
}

/// The sheet on the desk alone.
pub fn sheet(seen: &Seen<'_>, chosen: &Chosen<'_>) -> Option<SheetData> {
    chosen.sheet.map(|sheet| on_desk(seen, chosen, sheet))
}

/// The same after nothing but words of the sheet on the desk were typed.
pub fn typed(seen: &Seen<'_>, chosen: &Chosen<'_>, before: SheetsData) -> SheetsData {
    let sheet = chosen.sheet.map(|sheet| on_desk(seen, chosen, sheet));
    SheetsData { sheet, ..before }
}

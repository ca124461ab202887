//! What is seen in Sheets.

use crate::commands::{Entry, Mark, Question, Situation, UserCommand};
use crate::domain::formats::anagram::grade::{Grade, Judge, Verdict};
use crate::domain::formats::anagram::rules::{Field, all_rounds};
use crate::domain::formats::anagram::sheet::{Check, Handed, Lateness, SheetState};
use crate::domain::formats::anagram::standings::is_void;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::letters::NotAWord;
use crate::language::{Language, quoted, tr};
use crate::screens::formats::anagram::words::open_illegible;
use crate::screens::formats::anagram::{TileData, verdict};
use crate::screens::{Act, FieldData, Tone};
use crate::text;
use crate::views::desk::{SheetOnDesk, Turn};
use crate::views::{Sight, name};

use super::check::{can_be_checked, keyed_by_same, unchecked};
use super::past;
use super::read::{ReadSheet, read_sheet};
use super::settle;

/// What is seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetsData {
    /// In which the cells are named.
    pub language: Language,
    /// How many sheets are missing.
    pub title: String,
    /// The numbers of the rounds.
    pub rounds: Vec<String>,
    /// One a player.
    pub rows: Vec<GridRow>,
    /// What the signs mean.
    pub legend: String,
    /// The sheet on the desk.
    pub sheet: Option<SheetData>,
    /// What to do when there is none.
    pub empty: String,
    /// Takes the next missing sheet.
    pub next: Act,
    /// Looks for a sheet by its code, or its player's number or name.
    pub find: FieldData,
    /// Sheets without a name, each with what names it.
    pub nameless: Vec<(String, Act)>,
    /// How many sheets nobody else has looked at, and the next of them; `None` when there is none.
    pub unchecked: Option<(String, Act)>,
}

/// A player's sheets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GridRow {
    /// Number and name.
    pub player: String,
    /// Number, name and club, whole.
    pub whole: String,
    /// One a round.
    pub cells: Vec<GridCell>,
}

/// One sheet in the grid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GridCell {
    /// The sign of its state.
    pub sign: &'static str,
    /// Of which round, and the key of its state's words.
    what: (RoundNo, &'static str),
    /// The colour of its state.
    pub tone: Tone,
    /// Takes it to the desk; `None` while it cannot be keyed.
    pub act: Option<UserCommand>,
    /// Whether it lies on the desk.
    pub chosen: bool,
}

impl GridRow {
    /// Player, round and state of a cell in words. Made when it is painted: a large grid has
    /// thousands of cells, of which few are seen.
    #[must_use]
    pub fn name_of(&self, cell: &GridCell, language: Language) -> String {
        let (round, key) = cell.what;
        let state = tr(language, key);
        text!(language, "sheets-cell", player = &self.player, round = round.get(), state = state)
    }
}

/// The sheet on the desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetData {
    /// Which sheet, and which keying of it.
    pub of: (RoundNo, PlayerId, Turn),
    /// Whose.
    pub player: String,
    /// Of which round, and its state.
    pub about: String,
    /// What must not be overlooked: void, not handed in.
    pub state: Option<(String, Tone)>,
    /// The round's tiles.
    pub tiles: Vec<TileData>,
    /// The saved version that stands beside what is typed: which, when and whose.
    pub beside: Option<String>,
    /// Its five fields.
    pub fields: Vec<SheetField>,
    /// What is to be said of it: a saved version, other readings of its words.
    pub notes: Vec<(String, Tone)>,
    /// Valid, invalid, undecided.
    pub sums: Vec<(String, Tone)>,
    /// The total.
    pub total: String,
    /// What it would be, were it not void; empty when it counts.
    pub otherwise: String,
    /// Saves it.
    pub save: Act,
    /// What else can be done with it.
    pub acts: Vec<Act>,
}

/// A field of the sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetField {
    /// Its text.
    pub field: FieldData,
    /// Whether it can be typed on: not once it is signed.
    pub editable: bool,
    /// Its words, judged.
    pub chips: Vec<ChipData>,
    /// The words of the saved version, when another is being typed: with a sign before those that
    /// only one of the two has.
    pub saved: Vec<(String, Tone)>,
}

/// A word with its verdict.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChipData {
    /// Sign and word.
    pub text: String,
    /// The verdict in words, and its points.
    pub note: String,
    /// What is painted of it: a valid word has its sign and its colour, and leaves room to others.
    pub seen: String,
    /// Its colour.
    pub tone: Tone,
}

/// Sheets as they are seen.
#[must_use]
pub fn data(sight: &Sight<'_>) -> SheetsData {
    let language = sight.language();
    let contest = sight.contest();
    let situation = sight.situation();
    let missing = missing(sight).len();
    let rows = contest.common.players.values().map(|player| GridRow {
        player: format!("{}. {}", player.id, player.name),
        whole: name::player(player),
        cells: all_rounds().map(|round| cell(sight, round, player.id)).collect(),
    });
    let empty = match missing {
        0 if contest.common.players.is_empty() => "sheets-no-players",
        0 if !all_rounds().any(|round| contest.game.is_played(round)) => "sheets-no-round",
        0 => "sheets-none-missing",
        _ => "sheets-take-one",
    };
    SheetsData {
        language,
        title: text!(language, "sheets-missing", count = missing),
        rounds: all_rounds().map(|round| round.to_string()).collect(),
        rows: rows.collect(),
        legend: tr(language, "sheets-legend"),
        sheet: sight.desk.sheet.map(|sheet| on_desk(sight, &situation, sheet)),
        empty: tr(language, empty),
        next: Act {
            enabled: missing > 0,
            ..Act::new(language, &situation, UserCommand::NextMissing)
        },
        find: FieldData::line(
            Entry::SheetCode,
            tr(language, "sheets-find"),
            sight.desk.text(Entry::SheetCode),
        )
        .hint(tr(language, "sheets-find-hint"))
        .focused(sight.desk.focus)
        .enter(UserCommand::JumpToSheet),
        nameless: nameless(sight),
        unchecked: Some(unchecked(sight).count()).filter(|&count| count > 0).map(|count| {
            let next = Act::new(language, &situation, UserCommand::NextUnchecked);
            (text!(language, "sheets-unchecked", count = count), next)
        }),
    }
}

/// Sheets that nobody's name stands on. Whose they are is asked, and nobody proposed.
fn nameless(sight: &Sight<'_>) -> Vec<(String, Act)> {
    let language = sight.language();
    let situation = sight.situation();
    let anagram = &sight.contest().game;
    let sheets = anagram.sheets().filter(|(_, sheet)| anagram.counts(sheet));
    let nameless = sheets.filter(|(_, sheet)| sheet.player.is_none()).map(|(id, sheet)| {
        let round = sheet.round;
        let count = sheet.words().len();
        let text = text!(language, "sheets-nameless", round = round.get(), count = count);
        let question = Question::MoveSheet { sheet: id, player: None, round };
        let act = Act::new(language, &situation, UserCommand::Ask(question));
        (text, act.named(tr(language, "sheets-name-it")))
    });
    nameless.collect()
}

/// Every expected sheet that is neither keyed nor declared, by round, then player.
fn missing(sight: &Sight<'_>) -> Vec<(RoundNo, PlayerId)> {
    let contest = sight.contest();
    let anagram = &contest.game;
    let played = all_rounds().filter(|&round| anagram.is_played(round));
    let places =
        played.flat_map(|round| contest.common.players.keys().map(move |&player| (round, player)));
    places
        .filter(|&(round, player)| {
            let state = contest.sheet_state(round, player);
            matches!(state, SheetState::Expected | SheetState::Collected)
        })
        .collect()
}

/// The missing sheet after this one: of the same round before any other.
#[must_use]
pub fn next_missing(
    sight: &Sight<'_>,
    after: Option<(RoundNo, PlayerId)>,
) -> Option<(RoundNo, PlayerId)> {
    self::after(&missing(sight), after)
}

/// Of these places the one after this: of the same round before any other.
pub(super) fn after(
    places: &[(RoundNo, PlayerId)],
    after: Option<(RoundNo, PlayerId)>,
) -> Option<(RoundNo, PlayerId)> {
    let Some((round, player)) = after else { return places.first().copied() };
    let of_round = |place: &&(RoundNo, PlayerId)| place.0 == round;
    let later = places.iter().filter(of_round).find(|place| place.1 > player);
    later.or_else(|| places.iter().find(of_round)).or_else(|| places.first()).copied()
}

fn cell(sight: &Sight<'_>, round: RoundNo, player: PlayerId) -> GridCell {
    let contest = sight.contest();
    let anagram = &contest.game;
    let place = anagram.place(round, player);
    let played = anagram.is_played(round);
    let sheet = anagram.sheet_at(round, player);
    let awaited = contest.sheet_state(round, player) != SheetState::NotExpected;
    let draft = sight.drafts.iter().any(|d| d.round == round && d.player == Some(player));
    let (sign, key, tone) = match sheet {
        Some(_) if is_void(contest, round, player) => ("0", "sheets-state-void", Tone::Bad),
        Some(_) if anagram.is_unsettled(round, player) => {
            ("≠", "sheets-state-unsettled", Tone::Open)
        }
        Some((_, sheet)) if matches!(sheet.check, Check::Done(_)) => {
            ("✓✓", "sheets-state-checked", Tone::Good)
        }
        Some(_) => ("✓", "sheets-state-keyed", Tone::Good),
        None if !awaited => ("", "sheets-state-not-expected", Tone::Plain),
        None if !played => ("", "sheets-state-to-come", Tone::Plain),
        None if draft => ("…", "sheets-state-draft", Tone::Open),
        None => match place.handed {
            Handed::Awaited => ("·", "sheets-state-expected", Tone::Open),
            Handed::Collected => ("○", "sheets-state-collected", Tone::Open),
            Handed::NotHandedIn => ("–", "sheets-state-none", Tone::Ignored),
        },
    };
    let chosen = sight.desk.sheet.is_some_and(|desk| desk.round == round && desk.player == player);
    let can = played && awaited;
    GridCell {
        sign,
        what: (round, key),
        tone,
        act: can.then_some(UserCommand::TakeSheet(round, player)),
        chosen,
    }
}

/// The same after nothing but words of the sheet on the desk were typed.
#[must_use]
pub fn typed(sight: &Sight<'_>, situation: &Situation, before: SheetsData) -> SheetsData {
    let sheet = sight.desk.sheet.map(|sheet| on_desk(sight, situation, sheet));
    SheetsData { sheet, ..before }
}

fn on_desk(sight: &Sight<'_>, situation: &Situation, desk: SheetOnDesk) -> SheetData {
    let language = sight.language();
    let contest = sight.contest();
    let anagram = &contest.game;
    let SheetOnDesk { round, player, changed, turn } = desk;
    let rack = anagram.rack(round);
    let read = read_sheet(sight.desk, rack.as_ref());
    let sheet = anagram.sheet_at(round, player);
    let judge = Judge {
        rules: anagram.rules(),
        rulings: &contest.common.rulings,
        lexicon: sight.words,
        authority: contest.common.authority(),
    };
    let unreadable = sheet.map(|(_, sheet)| sheet.unreadable.clone()).unwrap_or_default();
    let grade = rack.map(|rack| judge.grade(&rack, &read.words, &unreadable)).unwrap_or_default();
    let act = |command| Act::new(language, situation, command);
    let void = is_void(contest, round, player);
    let second = turn == Turn::Second;
    let waits_for_another = second && keyed_by_same(sight, (round, player));
    let check = can_be_checked(sight, desk);
    let undelivered = sheet.is_none()
        && anagram.place(round, player).handed == Handed::NotHandedIn
        && read.words.is_empty()
        && read.unread.is_empty();
    let state = if waits_for_another {
        let name = sight.desk.person.name.as_str();
        Some((text!(language, "sheets-second-by-another", name = name), Tone::Open))
    } else if undelivered {
        Some((tr(language, "sheets-is-not-handed-in"), Tone::Ignored))
    } else {
        state(sight, desk)
    };
    let save = match sheet {
        Some(_) if waits_for_another => {
            act(UserCommand::Ask(Question::Person(sight.desk.person.role)))
                .named(tr(language, "sheets-another-person"))
        }
        Some(_) if second => act(UserCommand::SaveSheet),
        Some(_) if check && !keyed_by_same(sight, (round, player)) => act(UserCommand::CheckSheet),
        // Its key is that of every saving.
        Some(_) => Act {
            shortcut: act(UserCommand::SaveSheet).shortcut,
            ..act(UserCommand::Ask(Question::ReviseSheet))
        },
        None if undelivered => act(UserCommand::SaveSheet).named(tr(language, "sheets-go-on")),
        None => act(UserCommand::SaveSheet),
    };
    let total = text!(language, "sheets-total", points = language.number(grade.total().into()));
    let mut sums = sums(language, &grade, &read);
    let (total, otherwise) = if void {
        let would: Vec<String> = sums.drain(..).map(|(sum, _)| sum).chain([total]).collect();
        let would = text!(language, "sheets-otherwise-void", would = would.join(" · "));
        (tr(language, "sheets-total-void"), would)
    } else {
        (total, String::new())
    };
    let beside = past::beside(sight, desk, &read);
    SheetData {
        of: (round, player, turn),
        player: sight.player(player).to_owned(),
        about: text!(language, "sheets-about", round = round.get(), player = player.get()),
        state,
        tiles: anagram
            .round(round)
            .map(|round| {
                let tiles = round.letters().iter();
                let tiles: Vec<TileData> =
                    tiles.map(|&letter| TileData::of(anagram.rules(), letter)).collect();
                crate::screens::formats::anagram::hall::laid_out(&tiles, tiles.len())
            })
            .unwrap_or_default(),
        beside: beside.as_ref().map(|version| version.title(language)),
        fields: Field::ALL
            .into_iter()
            .filter(|_| !waits_for_another)
            .map(|field| {
                let saved = beside.as_ref().map(|version| past::compared(version, field, &read));
                let saved = saved.unwrap_or_default();
                SheetField { saved, ..sheet_field(sight, situation, field, (&read, &grade)) }
            })
            .collect(),
        notes: notes(sight, desk, &read),
        sums,
        total,
        otherwise,
        save: Act {
            enabled: save.enabled
                && (changed
                    || sheet.is_none()
                    || waits_for_another
                    || save.command == UserCommand::CheckSheet),
            ..save
        },
        acts: acts(sight, situation, desk, undelivered),
    }
}

/// Settling the words of the saved sheet that nobody could read.
fn illegible(sight: &Sight<'_>, situation: &Situation, desk: SheetOnDesk) -> Vec<Act> {
    let saved = sight.contest().game.sheet_at(desk.round, desk.player);
    let Some((id, sheet)) = saved.filter(|_| !desk.changed && desk.turn == Turn::First) else {
        return Vec::new();
    };
    let acts = open_illegible(sheet).map(|(field, place, written)| {
        let command = UserCommand::Ask(Question::ReadAs(id, field, place));
        let act = Act::new(sight.language(), situation, command);
        let label = format!("{written}: {}", act.label);
        act.named(label)
    });
    acts.collect()
}

/// What must not be overlooked of a sheet that was handed in.
fn state(sight: &Sight<'_>, desk: SheetOnDesk) -> Option<(String, Tone)> {
    let language = sight.language();
    let anagram = &sight.contest().game;
    let SheetOnDesk { round, player, turn, changed } = desk;
    let checked = anagram.sheet_at(round, player).and_then(|(_, sheet)| match &sheet.check {
        Check::Done(person) => Some(name::who(language, person)),
        Check::None | Check::Unsettled(_) => None,
    });
    let said = |key, tone| Some((tr(language, key), tone));
    match (turn, checked) {
        (Turn::Second, _) => said("sheets-is-second", Tone::Chosen),
        (Turn::Correction, _) => said("sheets-is-rejected", Tone::Open),
        (Turn::First, _) if anagram.is_unsettled(round, player) => {
            said("sheets-is-unsettled", Tone::Open)
        }
        (Turn::First, _) if is_void(sight.contest(), round, player) => {
            said("sheets-is-void", Tone::Bad)
        }
        (Turn::First, Some(who)) if !changed => {
            Some((text!(language, "sheets-is-checked", who = who), Tone::Good))
        }
        (Turn::First, _) => None,
    }
}

/// What else can be done with the sheet.
fn acts(
    sight: &Sight<'_>,
    situation: &Situation,
    desk: SheetOnDesk,
    undelivered: bool,
) -> Vec<Act> {
    let language = sight.language();
    let contest = sight.contest();
    let anagram = &contest.game;
    let SheetOnDesk { round, player, changed, turn } = desk;
    let sheet = anagram.sheet_at(round, player);
    let unsettled = anagram.is_unsettled(round, player);
    let act = |command| Act::new(language, situation, command);
    let lateness = match anagram.place(round, player).lateness {
        Lateness::InTime => Lateness::Late,
        Lateness::Late => Lateness::InTime,
    };
    let delivered = if undelivered {
        act(UserCommand::MarkSheet(round, player, Mark::In))
            .named(tr(language, "sheets-was-handed-in"))
    } else {
        act(UserCommand::DeclareNotHandedIn)
    };
    let others = || unchecked(sight).any(|place| place != (round, player));
    let keyed = sheet.is_some() && turn == Turn::First;
    let looks = [UserCommand::RejectSheet, UserCommand::CheckSheet, UserCommand::NextUnchecked];
    let looks = looks.into_iter().filter(|look| match look {
        // The large button.
        UserCommand::CheckSheet => keyed_by_same(sight, (round, player)),
        UserCommand::NextUnchecked => keyed && others(),
        _ => true,
    });
    let looks: Vec<Act> = looks.map(act).collect();
    looks
        .into_iter()
        .chain([act(UserCommand::NextMissing), delivered, act(UserCommand::KeyNameless)])
        .chain(sheet.filter(|_| turn == Turn::First).into_iter().flat_map(|(id, _)| {
            let question = |question| act(UserCommand::Ask(question));
            let settle = unsettled.then(|| question(settle::question(contest, id)));
            let again = (!unsettled).then(|| act(UserCommand::KeyAgain));
            let to = Question::MoveSheet { sheet: id, player: None, round };
            settle.into_iter().chain(again).chain([question(to)])
        }))
        .chain(illegible(sight, situation, desk))
        // Last: their names come and go, and move nothing.
        .chain([act(UserCommand::SetLateness(lateness))])
        .chain(changed.then(|| act(UserCommand::DropDraft)))
        .filter(|act| act.enabled)
        .collect()
}

fn sheet_field(
    sight: &Sight<'_>,
    situation: &Situation,
    field: Field,
    (read, grade): (&ReadSheet, &Grade),
) -> SheetField {
    let language = sight.language();
    let entry = Entry::Words(field);
    let data = FieldData::line(entry, name::field(language, field), sight.desk.text(entry))
        .focused(sight.desk.focus);
    let of_field = grade.words.iter().filter(|word| word.field == field);
    let judged = of_field.enumerate().map(|(place, word)| {
        let (sign, said, tone) = verdict(language, word.verdict);
        let mut note = Vec::new();
        if word.points != 0 {
            note.push(language.signed(word.points.into()));
        }
        if let Some(recovered) = read.recovered.iter().find(|one| one.at == (field, place)) {
            note.push(text!(language, "sheets-typed", typed = quoted(&recovered.typed)));
        }
        let rest = note.join(" ");
        let note = [said.as_str(), &rest].join(" ").trim().to_owned();
        let seen = if word.verdict == Verdict::Valid { rest } else { note.clone() };
        ChipData { text: format!("{sign} {}", word.written), note, seen, tone }
    });
    let unread = read.unread.iter().filter(|unread| unread.field == field).map(|unread| {
        let note = not_a_word(language, unread.why);
        let text = format!("✗ {}", unread.text);
        ChipData { text, seen: note.clone(), note, tone: Tone::Bad }
    });
    let editable = situation.changeable;
    let chips = judged.chain(unread).collect();
    SheetField { field: data, editable, chips, saved: Vec::new() }
}

/// Why a text is no word, as a sentence.
#[must_use]
fn not_a_word(language: Language, why: NotAWord) -> String {
    match why {
        NotAWord::Empty | NotAWord::InnerSpace { .. } | NotAWord::TooLong { .. } => {
            tr(language, "sheets-no-word")
        }
        NotAWord::Sign { sign, .. } => text!(language, "sheets-no-letter", sign = sign),
    }
}

fn notes(sight: &Sight<'_>, desk: SheetOnDesk, read: &ReadSheet) -> Vec<(String, Tone)> {
    let language = sight.language();
    let contest = sight.contest();
    let SheetOnDesk { round, player, turn, .. } = desk;
    let mut notes = Vec::new();
    if let Some((id, _)) = contest.game.sheet_at(round, player).filter(|_| turn != Turn::Second) {
        let beside = usize::from(past::beside(sight, desk, read).is_some());
        let versions = past::versions(sight, id).into_iter().skip(beside);
        notes.extend(versions.map(|version| (version.line(language), Tone::Ignored)));
    }
    for recovered in &read.recovered {
        if let Some(other) = &recovered.otherwise {
            let (read, other) = (recovered.written.to_string(), other.to_string());
            let typed = quoted(&recovered.typed);
            let text =
                text!(language, "sheets-recovered", typed = typed, read = read, other = other);
            notes.push((format!("◆ {text}"), Tone::Open));
        }
    }
    notes
}

fn sums(language: Language, grade: &Grade, read: &ReadSheet) -> Vec<(String, Tone)> {
    let mut sums = vec![
        (
            text!(
                language,
                "sheets-valid",
                count = grade.valid.count,
                points = language.signed(grade.valid.points.into())
            ),
            Tone::Good,
        ),
        (
            text!(
                language,
                "sheets-invalid",
                count = grade.invalid.count,
                points = language.signed(grade.invalid.points.into())
            ),
            Tone::Bad,
        ),
    ];
    if grade.undecided > 0 {
        sums.push((text!(language, "sheets-open", count = grade.undecided), Tone::Open));
    }
    if !read.unread.is_empty() {
        sums.push((text!(language, "sheets-unread", count = read.unread.len()), Tone::Bad));
    }
    sums
}

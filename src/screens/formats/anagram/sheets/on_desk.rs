//! The sheet on the desk as it is on paper, judged while it is typed.

use serde::Serialize;

use super::acts::{acts, corrections, dangerous, fixed, is_begun_elsewhere, settles};
use super::check::{can_be_checked, keyed_by_same};
use super::past;
use super::read::{ReadSheet, read_sheet};
use super::settle::lies_twice;
use super::words::{SheetField, Sum, sheet_field, sums};
use super::{Chosen, SheetOnDesk, Turn};
use crate::commands::{Question, UserCommand};
use crate::domain::formats::anagram::grade::Judge;
use crate::domain::formats::anagram::sheet::{Check, Handed, Lateness};
use crate::domain::formats::anagram::standings::is_void;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::language::{Language, quoted, tr};
use crate::screens::formats::anagram::hall::laid_out;
use crate::screens::formats::anagram::{Seen, TileData};
use crate::screens::name::who;
use crate::screens::{Act, Tone};
use crate::text;

/// The sheet on the desk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SheetData {
    /// Which sheet, and which keying of it.
    pub of: (RoundNo, PlayerId, Turn),
    /// Whose.
    pub player: String,
    /// Of which round, its code as it is printed and typed, and that a saved one was changed.
    pub about: String,
    /// What must not be overlooked: void, not handed in.
    pub state: Option<(String, Tone)>,
    /// Whether it is saved already: once it is changed, its saved version stands beside.
    #[serde(skip)]
    pub stands: bool,
    /// Whether it was checked: that is said until it is changed.
    #[serde(skip)]
    pub checked: bool,
    /// The round's tiles.
    pub tiles: Vec<TileData>,
    /// The saved version that stands beside what is typed: which, when and whose.
    pub beside: Option<String>,
    /// Its five fields.
    pub fields: Vec<SheetField>,
    /// That Tab leads on, in the field that has the keyboard.
    pub lead: Option<String>,
    /// What is to be said of it: a saved version, other readings of its words.
    pub notes: Vec<(String, Tone)>,
    /// Valid, invalid, undecided.
    pub sums: Vec<Sum>,
    /// The total.
    pub total: String,
    /// What it would be, were it not void; empty when it counts.
    pub otherwise: String,
    /// Saves it.
    pub save: Act,
    /// What it needs now beside that.
    pub acts: Vec<Act>,
    /// The menu of what puts it right.
    pub more: String,
    /// Its entries.
    pub corrections: Vec<Act>,
    /// Its last ones, which throw something away.
    pub dangerous: Vec<Act>,
    /// What has its place under every sheet, possible now or not.
    pub fixed: Vec<Act>,
}

pub(super) fn on_desk(seen: &Seen<'_>, chosen: &Chosen<'_>, desk: SheetOnDesk) -> SheetData {
    let language = seen.language;
    let contest = seen.contest();
    let anagram = &contest.game;
    let SheetOnDesk { round, player, turn, .. } = desk;
    let rack = anagram.rack(round);
    let read = read_sheet(chosen.fields(), rack.as_ref());
    let sheet = desk.saved(anagram);
    let judge = Judge {
        rules: anagram.rules(),
        rulings: &contest.common.rulings,
        lexicon: seen.words,
        authority: contest.common.authority(),
    };
    let unreadable = sheet.map(|(_, sheet)| sheet.unreadable.clone()).unwrap_or_default();
    let grade = rack.map(|rack| judge.grade(&rack, &read.words, &unreadable)).unwrap_or_default();
    let waits_for_another = waits_for_another(seen, desk);
    let hidden = turn == Turn::Concealed || waits_for_another;
    let void = !hidden && desk.whose().is_some() && is_void(contest, round, player);
    let said_none = sheet.is_none()
        && desk.whose().is_some()
        && anagram.place(round, player).handed == Handed::NotHandedIn;
    let undelivered = said_none && read.words.is_empty() && read.unread.is_empty();
    let waits_to_be_found = undelivered && !chosen.found;
    let state = if waits_for_another {
        let name = seen.person.name.as_str();
        Some((text!(language, "sheets-second-by-another", name = name), Tone::Open))
    } else if undelivered {
        Some((tr(language, "sheets-is-not-handed-in"), Tone::Ignored))
    } else if said_none {
        Some((tr(language, "sheets-typed-though-none"), Tone::Open))
    } else {
        state(seen, desk)
    };
    let total = text!(language, "sheets-total", points = language.number(grade.total().into()));
    let mut sums = sums(language, &grade, &read);
    let (total, otherwise) = if void {
        let would: Vec<String> = sums.drain(..).map(|sum| sum.text).chain([total]).collect();
        let would = text!(language, "sheets-otherwise-void", would = would.join(" · "));
        (tr(language, "sheets-total-void"), would)
    } else {
        (total, String::new())
    };
    let sums = if hidden { Vec::new() } else { sums };
    let beside = past::beside(seen, desk, &read);
    SheetData {
        of: (round, player, turn),
        player: match desk.whose() {
            Some(player) => seen.told_apart(player),
            None => tr(language, "sheets-no-name"),
        },
        about: about(language, desk, beside.is_some()),
        state,
        checked: turn == Turn::First
            && sheet.is_some_and(|(_, sheet)| matches!(sheet.check, Check::Done(_))),
        stands: sheet.is_some() && matches!(turn, Turn::First | Turn::Correction),
        tiles: anagram
            .round(round)
            .map(|round| {
                let tiles = round.letters().iter();
                let tiles: Vec<TileData> =
                    tiles.map(|&letter| TileData::of(anagram.rules(), letter)).collect();
                laid_out(&tiles, tiles.len())
            })
            .unwrap_or_default(),
        beside: beside.as_ref().map(|version| version.title(language)),
        fields: chosen
            .fields()
            // Who types the next sheet too early types it nowhere.
            .filter(|_| !hidden && !waits_to_be_found)
            .map(|(field, text)| {
                let saved = beside.as_ref().map(|version| past::compared(version, field, &read));
                let saved = saved.unwrap_or_default();
                SheetField { saved, ..sheet_field(seen, chosen, (field, text), (&read, &grade)) }
            })
            .collect(),
        lead: chosen.tells_tab.then(|| tr(language, "sheets-tab")),
        notes: notes(seen, desk, &read),
        sums,
        total: if hidden { String::new() } else { total },
        otherwise,
        save: save(seen, desk, undelivered),
        acts: acts(seen, desk),
        more: tr(language, "rounds-corrections"),
        corrections: corrections(seen, desk),
        dangerous: dangerous(seen, desk),
        fixed: fixed(seen, desk, undelivered),
    }
}

/// Of which round the sheet is, and its code.
fn about(language: Language, desk: SheetOnDesk, changed: bool) -> String {
    let round = desk.round.get();
    let about = match desk.whose() {
        Some(player) => text!(language, "sheets-about", round = round, player = player.get()),
        None => text!(language, "sheets-about-nameless", round = round),
    };
    match desk.whose().filter(|_| changed) {
        Some(player) => {
            text!(language, "sheets-about-changed", player = player.get(), round = round)
        }
        None => about,
    }
}

/// Whether whoever keyed the first is about to key the second.
fn waits_for_another(seen: &Seen<'_>, desk: SheetOnDesk) -> bool {
    let place = (desk.round, desk.player);
    desk.turn == Turn::Second && keyed_by_same(seen, seen.person, place)
}

/// What the large button does.
fn save(seen: &Seen<'_>, desk: SheetOnDesk, undelivered: bool) -> Act {
    let act = |command| seen.act(command);
    let named = |command, key| act(command).named(tr(seen.language, key));
    if desk.saved(&seen.contest().game).is_none() {
        return if undelivered {
            named(UserCommand::SaveSheet, "sheets-go-on")
        } else {
            act(UserCommand::SaveSheet)
        };
    }
    if desk.turn == Turn::Concealed {
        return named(UserCommand::KeyAgain, "sheets-key-blind");
    }
    if waits_for_another(seen, desk) {
        // Its key is that of every saving.
        let shortcut = act(UserCommand::SaveSheet).shortcut;
        return Act { shortcut, ..act(UserCommand::Ask(Question::Person(None))) };
    }
    let same = keyed_by_same(seen, seen.person, (desk.round, desk.player));
    if can_be_checked(seen, desk) && !same {
        return act(UserCommand::CheckSheet);
    }
    let save = act(UserCommand::SaveSheet);
    if let Some(settle) = settles(seen, desk).filter(|_| !desk.changed) {
        // Its key is that of every saving.
        return Act { shortcut: save.shortcut, ..settle };
    }
    let enabled = save.enabled && desk.changed;
    if desk.turn == Turn::Second {
        return Act { enabled, ..save };
    }
    // Its key is that of every saving.
    let (command, shortcut) = (save.command, save.shortcut);
    Act { command, shortcut, enabled, ..act(UserCommand::Ask(Question::ReviseSheet)) }
}

/// What must not be overlooked of a sheet that was handed in.
fn state(seen: &Seen<'_>, desk: SheetOnDesk) -> Option<(String, Tone)> {
    let language = seen.language;
    let anagram = &seen.contest().game;
    let SheetOnDesk { round, player, turn, changed } = desk;
    let saved = desk.saved(anagram);
    let checked = saved.and_then(|(_, sheet)| match &sheet.check {
        Check::Done(person) => Some(who(language, person)),
        Check::None | Check::Unsettled(_) => None,
    });
    let said = |key, tone| Some((tr(language, key), tone));
    match (turn, checked) {
        (Turn::Second, _) => said("sheets-is-second", Tone::Chosen),
        (Turn::Correction, _) => said("sheets-is-rejected", Tone::Open),
        (Turn::Nameless | Turn::NamelessAgain(_), _) => said("sheets-is-nameless", Tone::Chosen),
        (Turn::Concealed, _) => {
            let by = saved.and_then(|(_, sheet)| sheet.versions.last());
            let name = by.map(|version| version.by.name.as_str()).unwrap_or_default();
            Some((text!(language, "sheets-is-concealed", name = name), Tone::Open))
        }
        (Turn::First, _) if lies_twice(seen.contest(), (round, player)) => {
            said("sheets-is-twice", Tone::Open)
        }
        (Turn::First, _) if anagram.is_unsettled(round, player) => {
            said("sheets-is-unsettled", Tone::Open)
        }
        (Turn::First, _) if anagram.place(round, player).lateness == Lateness::Late => {
            said("sheets-is-late", Tone::Bad)
        }
        (Turn::First, _) if is_void(seen.contest(), round, player) => {
            said("sheets-is-void", Tone::Bad)
        }
        (Turn::First, Some(who)) if !changed => {
            Some((text!(language, "sheets-is-checked", who = who), Tone::Good))
        }
        // Said from the first sign on that differs, in the place of the line that says it was checked.
        (Turn::First, Some(who)) => {
            Some((text!(language, "sheets-was-checked", who = who), Tone::Open))
        }
        (Turn::First, None) if saved.is_none() && seen.contest().common.is_out(player, round) => {
            said("sheets-is-of-expelled", Tone::Ignored)
        }
        (Turn::First, None) => None,
    }
}

fn notes(seen: &Seen<'_>, desk: SheetOnDesk, read: &ReadSheet) -> Vec<(String, Tone)> {
    let language = seen.language;
    let contest = seen.contest();
    let hidden = matches!(desk.turn, Turn::Second | Turn::Concealed);
    let mut notes = Vec::new();
    if let Some((id, _)) = desk.saved(&contest.game).filter(|_| !hidden) {
        let beside = usize::from(past::beside(seen, desk, read).is_some());
        let versions = past::versions(seen, id).into_iter().skip(beside);
        notes.extend(versions.map(|version| (version.line(language), Tone::Ignored)));
    }
    let plainly = read.recovered.iter().filter(|one| one.otherwise.is_none()).count();
    if plainly > 0 {
        notes.push((text!(language, "sheets-other-keyboard", count = plainly), Tone::Ignored));
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
    if is_begun_elsewhere(seen, desk) {
        let text = tr(language, "sheets-begun-elsewhere");
        notes.push((format!("… {text}"), Tone::Open));
    }
    notes
}

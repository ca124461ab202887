//! What is seen in Rounds.

use super::acts::{Acts, acts};
use super::beside::{Beside, beside};
use super::clock::{ClockData, clock};
use super::in_view::{round_in_view, round_of_step};
use super::looked::{Looked, looked};
use super::ready::{Reopened, blind, ready, reopened};
use super::table_round;
use super::tiles::tiles;
use crate::commands::formats::anagram::step::Step;
use crate::commands::{Entry, Pinned, Place, Question, UserCommand};
use crate::domain::formats::anagram::round::{Origin, Round};
use crate::domain::formats::anagram::rules::all_rounds;
use crate::domain::ids::{Attempt, RoundNo};
use crate::language::{Language, tr};
use crate::screens::formats::anagram::TileData;
use crate::screens::formats::anagram::bags::{self, Bags};
use crate::screens::formats::anagram::hall::reveal_ends_ms;
use crate::screens::formats::anagram::name::ratio;
use crate::screens::formats::anagram::table::{self, SheetsOnTable};
use crate::screens::people;
use crate::screens::{Act, FieldData, Tone};
use crate::text;
use crate::views::desk::AfterSigning;
use crate::views::formats::anagram::{Sight, at_hall, conductor};
use crate::views::options::draw_modes;
use crate::views::own::step_of_signing;
use crate::views::{name, projector};

/// What is seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundsData {
    /// "Round 7 of 14".
    pub title: String,
    /// "5 consonants, 2 vowels · 4 minutes".
    pub about: String,
    /// "second draw of round 7", once it was drawn again.
    pub again: Option<String>,
    /// Which issue was signed, while it stands.
    pub signed: Option<String>,
    /// The round's tiles as they lie; empty before the draw.
    pub tiles: Vec<TileData>,
    /// What is to be said of the letters: redraws, put-backs, a correction.
    pub letters_notes: Vec<String>,
    /// The clock, when there is one.
    pub clock: Option<ClockData>,
    /// That another round is on than this one, and what became of this one.
    pub looked: Option<Looked>,
    /// Before a draw: what is ready and what is not.
    pub ready: Vec<(String, Tone)>,
    /// That nobody sees the letters that are shown.
    pub blind: Option<String>,
    /// After a restart in a running round: the two times that may be true.
    pub reopened: Option<Reopened>,
    /// The large button.
    pub step: Act,
    /// That it was pressed too soon after the step before, and nothing was done; empty where it was not.
    pub step_note: String,
    /// That the hall does not see the time that runs: then the large button shows it.
    pub unseen: Option<String>,
    /// What else can be done.
    pub acts: Acts,
    /// The names of the menus of corrections and of what is dangerous, and what all of that has in common.
    pub corrections: String,
    pub dangerous: String,
    pub dangerous_ask: String,
    /// Words on the hall's card.
    pub hall: HallCard,
    /// How the next round is drawn, while it can be chosen: the ways and which is on.
    pub modes: Vec<(Act, bool)>,
    /// The tiles to be typed, when some are.
    pub typing: Option<Typing>,
    /// The sheets of the last played round.
    pub sheets: Option<SheetsOnTable>,
    /// What the bags hold.
    pub bags: Bags,
    /// What the hall sees while it does not follow the competition, and the way back.
    pub pinned: Option<(String, Act)>,
    /// What the hall can be made to see, and which is on.
    pub scenes: Vec<(Act, bool)>,
    /// Other things for the hall.
    pub hall_acts: Vec<Act>,
    /// What stands about it in a wide window.
    pub beside: Beside,
}

/// Words on the hall's card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HallCard {
    /// Its heading; what the hall sees is named behind it.
    pub name: String,
    /// Whether the hall follows the play.
    pub follows: (String, Tone),
    /// In which language that is named.
    pub language: Language,
    /// The name of the menu of scenes.
    pub menu: String,
    /// The scenes that have a button beside it, and which is on.
    pub near: Vec<(Act, bool)>,
}

fn hall_card(sight: &Sight<'_>) -> HallCard {
    let language = sight.language();
    let follows = match sight.desk.pinned {
        Pinned::Auto => (tr(language, "rounds-hall-auto"), Tone::Chosen),
        // After the signing nothing goes on that it would hide.
        Pinned::Ceremony(_) if sight.situation().signed && sight.desk.hall_is_seen() => {
            (tr(language, "commands-ceremony"), Tone::Chosen)
        }
        _ => (format!("▲ {}", tr(language, "rounds-hall-pinned")), Tone::Open),
    };
    // The way back has the place of the message, so that they stay in one row.
    let follow = sight.desk.pinned == Pinned::Auto;
    let near = projector::scenes(sight).into_iter().filter_map(|(act, on)| match act.command {
        UserCommand::Ask(Question::Message) if follow => {
            Some((act.named(tr(language, "rounds-hall-say")), on))
        }
        UserCommand::Pin(Pinned::Black) => Some((act, on)),
        UserCommand::Pin(Pinned::Auto) if !on => Some((act, on)),
        _ => None,
    });
    HallCard {
        name: tr(language, "rounds-hall"),
        follows,
        language,
        menu: tr(language, "rounds-hall-scene"),
        near: near.collect(),
    }
}

/// Tiles to be typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typing {
    /// The field.
    pub field: FieldData,
    /// What is asked for.
    pub prompt: String,
    /// What the hands do first: what goes back into the bag, and why.
    pub put_back: Option<PutBack>,
    /// Takes what was typed.
    pub act: Act,
    /// Why what was typed was refused.
    pub refused: Option<String>,
}

/// Tiles that go back into the bag before others are drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PutBack {
    /// What the hands do with them.
    pub instruction: String,
    /// They.
    pub tiles: Vec<TileData>,
    /// Why.
    pub why: String,
}

/// Rounds as they are seen.
pub fn data(sight: &Sight<'_>) -> RoundsData {
    gathered(sight, beside(sight))
}

/// The same after nothing but time has passed.
pub fn later(sight: &Sight<'_>, before: RoundsData) -> RoundsData {
    gathered(sight, before.beside)
}

fn gathered(sight: &Sight<'_>, beside: Beside) -> RoundsData {
    let language = sight.language();
    let situation = sight.situation();
    let anagram = &sight.contest().game;
    let step = sight.step();
    let number = round_in_view(sight, &step);
    let round = anagram.round(number);
    let seen = sight.seen_with(situation);
    let on_table = table::Chosen {
        round: table_round(sight),
        mark: sight.desk.mark,
        number: &sight.desk.number,
    };
    let looked = looked(sight, number, round_of_step(sight, &step));
    // What is to be done now is of the round that is on.
    let of_step = looked.is_none();
    let typing = typing(sight, &step).filter(|_| of_step);
    let unseen = unseen(sight, &step);
    let modes = if of_step { modes(sight, &step) } else { Vec::new() };
    let hall = hall_card(sight);
    // Also while a sheet of the round before is still waited for.
    let pause = anagram.pause.as_ref().is_some_and(|pause| pause.after == number);
    RoundsData {
        title: if pause {
            text!(language, "rounds-break-after", round = number.get())
        } else {
            text!(language, "console-round-of", round = number.get(), rounds = all_rounds().count())
        },
        about: if pause { after_break(sight) } else { about(sight, number, &modes) },
        again: again(sight, number),
        signed: matches!(step, Step::Signed).then(|| signed(sight)).flatten(),
        // Nobody plays with the letters of the round before.
        tiles: if pause { Vec::new() } else { tiles(sight, number, &step) },
        letters_notes: round
            .map(|round| letters_notes(language, round))
            .unwrap_or_default()
            .into_iter()
            .chain(at_hall::letters_note(sight, number))
            .collect(),
        clock: clock(sight, &step, round).filter(|_| of_step),
        ready: if of_step { ready(sight, &step, number) } else { Vec::new() },
        blind: blind(sight, &step),
        reopened: reopened(sight, &step),
        step: next_step(sight, &step, unseen.as_ref()),
        step_note: match (sight.desk.step_ignored, &step) {
            (true, Step::Collect(..)) => tr(language, "rounds-step-gathering"),
            (true, _) => tr(language, "rounds-step-ignored"),
            (false, _) => String::new(),
        },
        acts: acts(sight, &step, number),
        corrections: tr(language, "rounds-corrections"),
        dangerous: tr(language, "rounds-dangerous"),
        dangerous_ask: tr(language, "rounds-dangerous-ask"),
        // A ceremony after the signature is named on its card, and is no warning.
        pinned: projector::pinned(sight).filter(|_| hall.follows.1 != Tone::Chosen),
        hall,
        looked,
        unseen,
        modes,
        typing,
        sheets: table::table(&seen, &on_table),
        bags: bags::bags(sight, language, number, sight.desk.draw_mode),
        scenes: projector::scenes(sight),
        hall_acts: projector::acts(sight),
        beside,
    }
}

/// The round that comes after the break that runs, on one line with the title: its minutes are told with its letters.
fn after_break(sight: &Sight<'_>) -> String {
    let anagram = &sight.contest().game;
    let next = anagram.current_round().map(|(next, _)| next);
    let rule = next.and_then(|next| anagram.rules().round(next));
    next.zip(rule).map_or_else(String::new, |(next, rule)| {
        let language = sight.language();
        let ratio = ratio(language, rule);
        text!(language, "rounds-break-then", round = next.get(), ratio = ratio)
    })
}

/// Ratio and minutes; while it is chosen how it is drawn, there is room for the ratio alone.
fn about(sight: &Sight<'_>, number: RoundNo, modes: &[(Act, bool)]) -> String {
    let language = sight.language();
    let Some(rule) = sight.contest().game.rules().round(number) else { return String::new() };
    let ratio = ratio(language, rule);
    if modes.is_empty() {
        format!("{ratio} · {}", name::minutes(language, rule.full_ms))
    } else {
        ratio
    }
}

/// That a round is drawn once more, after a replay.
fn again(sight: &Sight<'_>, number: RoundNo) -> Option<String> {
    let attempt = sight.contest().game.round(number)?.attempt;
    let (language, round) = (sight.language(), number.get());
    (attempt != Attempt::FIRST)
        .then(|| text!(language, "rounds-again", attempt = attempt.get(), round = round))
}

fn signed(sight: &Sight<'_>) -> Option<String> {
    let last = sight.contest().common.signings.last()?;
    Some(text!(sight.language(), "rounds-signed", issue = last.issue))
}

fn letters_notes(language: Language, round: &Round) -> Vec<String> {
    let Some(announced) = &round.announced else { return Vec::new() };
    let mut notes = Vec::new();
    match &announced.origin {
        Origin::Digital { redraws: 0 } | Origin::Recorded | Origin::Released => {}
        Origin::Digital { redraws } => {
            notes.push(text!(language, "rounds-redrawn", times = *redraws));
        }
        Origin::Physical { put_back } => {
            for back in put_back {
                let letters: Vec<String> = back.iter().map(ToString::to_string).collect();
                notes.push(text!(
                    language,
                    "rounds-put-back",
                    count = back.len(),
                    letters = letters.join(" ")
                ));
            }
        }
    }
    if announced.corrected {
        notes.push(tr(language, "rounds-corrected"));
    }
    notes
}

/// That the hall does not see the time that runs, when another scene is pinned.
fn unseen(sight: &Sight<'_>, step: &Step) -> Option<String> {
    let ceremony = matches!(sight.desk.pinned, Pinned::Ceremony(_));
    let (what, _) = projector::pinned(sight).filter(|_| !ceremony)?;
    let runs = matches!(step, Step::Running(_));
    runs.then(|| text!(sight.language(), "rounds-unseen", sees = what))
}

/// The large button as it is now.
pub fn step_now(sight: &Sight<'_>) -> Act {
    let step = sight.step();
    next_step(sight, &step, unseen(sight, &step).as_ref())
}

/// The large button; it waits while the hall watches the tiles being turned.
fn next_step(sight: &Sight<'_>, step: &Step, unseen: Option<&String>) -> Act {
    let language = sight.language();
    let act = |command| Act::new(language, &sight.situation(), command);
    // Without players nothing can be drawn: the button leads to where they are added.
    if *step == Step::AddPlayers {
        return act(UserCommand::Go(Place::Competition)).named(step_label(sight, step));
    }
    let act = act(UserCommand::NextStep);
    // In the ceremony the presenter's key calls the next one.
    if let Pinned::Ceremony(at) = sight.desk.pinned {
        let act = act.named(projector::coming(&sight.open, language, at.called));
        return Act { enabled: true, ..act };
    }
    if unseen.is_some() {
        return act.named(tr(language, "rounds-step-show-time"));
    }
    if let Step::Start(round) = step {
        let tiles = sight.contest().game.announced(*round).map_or(0, |a| a.letters.len());
        if reveal_ends_ms(sight.shown_at(*round), sight.now, tiles) > 0 {
            let act = act.named(tr(language, "rounds-step-reveal"));
            return Act { enabled: false, ..act };
        }
    }
    act.named(step_label(sight, step))
}

fn step_label(sight: &Sight<'_>, step: &Step) -> String {
    let language = sight.language();
    match step {
        Step::AddPlayers => tr(language, "rounds-step-players"),
        Step::Conduct => conductor::next::label(sight, &conductor::next::next(sight)),
        Step::HallWord => tr(language, "rounds-step-hall-word"),
        Step::Hall(step) => at_hall::label(sight, *step),
        Step::Draw(round) => text!(language, "rounds-step-draw", round = round.get()),
        Step::TypeLetters(round) => text!(language, "rounds-step-type", round = round.get()),
        Step::TypeReplacements(_, count) => {
            text!(language, "rounds-step-replace", count = *count)
        }
        Step::Show(round) => text!(language, "rounds-step-show", round = round.get()),
        Step::Start(round) => text!(language, "rounds-step-start", round = round.get()),
        Step::Running(_) => tr(language, "rounds-step-running"),
        Step::ConfirmTime(_) => {
            let time = sight.contest().game.timed_round().and_then(|(_, r)| r.countdown());
            let left = time.map_or(0, |time| time.remaining_ms(sight.now));
            text!(language, "rounds-step-confirm", left = name::clock(left))
        }
        Step::Resume(_) => tr(language, "rounds-step-resume"),
        Step::Collect(round, players) => {
            let common = &sight.contest().common;
            let expected = common.players.keys().filter(|&&id| common.is_expected(id, *round));
            // Once some are in, the button takes those that are left.
            let rest = players.len() < expected.count();
            let key = if rest { "rounds-step-collect-rest" } else { "rounds-step-collect" };
            text!(language, key, round = round.get(), count = players.len())
        }
        Step::StartBreak(_) => {
            let minutes = sight.contest().game.rules().break_ms() / 60_000;
            text!(language, "rounds-step-break", minutes = minutes)
        }
        Step::EndBreak(_) => tr(language, "rounds-step-end-break"),
        Step::KeySheets(count) => text!(language, "rounds-step-key", count = *count),
        Step::Sign => {
            let waiting = people::waiting(sight, language);
            let sign = step_of_signing(sight, "rounds-step-sign");
            if waiting.is_empty() { sign } else { format!("{sign} · ▲ {waiting}") }
        }
        Step::Signed => {
            let key = match sight.after_signing() {
                Some(AfterSigning::Ceremony) => {
                    return projector::ceremony_goes_on(sight)
                        .unwrap_or_else(|| tr(language, "rounds-step-ceremony"));
                }
                Some(AfterSigning::Sheet) => "rounds-step-print-signed",
                Some(AfterSigning::Archive) => "rounds-step-archive",
                None => "rounds-step-signed",
            };
            tr(language, key)
        }
    }
}

fn modes(sight: &Sight<'_>, step: &Step) -> Vec<(Act, bool)> {
    let undrawn = match step {
        Step::Draw(_) | Step::HallWord | Step::TypeLetters(_) | Step::AddPlayers => true,
        Step::TypeReplacements(..)
        | Step::Show(_)
        | Step::Start(_)
        | Step::Running(_)
        | Step::ConfirmTime(_)
        | Step::Resume(_)
        | Step::Collect(..)
        | Step::StartBreak(_)
        | Step::EndBreak(_)
        | Step::Conduct
        | Step::KeySheets(_)
        | Step::Sign
        | Step::Signed
        | Step::Hall(_) => false,
    };
    if undrawn && at_hall::venue(sight).is_none() {
        draw_modes(sight.desk, &sight.situation())
    } else {
        Vec::new()
    }
}

fn typing(sight: &Sight<'_>, step: &Step) -> Option<Typing> {
    let language = sight.language();
    let prompt = match step {
        Step::TypeLetters(round) => {
            let rule = sight.contest().game.rules().round(*round)?;
            text!(language, "rounds-type-prompt", ratio = ratio(language, rule))
        }
        Step::TypeReplacements(_, count) => {
            text!(language, "rounds-replace-prompt", count = *count)
        }
        Step::AddPlayers
        | Step::HallWord
        | Step::Draw(_)
        | Step::Show(_)
        | Step::Start(_)
        | Step::Running(_)
        | Step::ConfirmTime(_)
        | Step::Resume(_)
        | Step::Collect(..)
        | Step::StartBreak(_)
        | Step::EndBreak(_)
        | Step::Conduct
        | Step::KeySheets(_)
        | Step::Sign
        | Step::Signed
        | Step::Hall(_) => return None,
    };
    let label = tr(language, "rounds-letters");
    let field = FieldData::line(Entry::Letters, label, sight.desk.text(Entry::Letters))
        .focused(sight.desk.focus)
        .enter(UserCommand::TypeLetters);
    let act = Act::new(language, &sight.situation(), UserCommand::TypeLetters);
    let refused = sight.desk.letters_refused.clone();
    // What is refused is put right, not typed anew.
    let field = FieldData { goes_on: true, ..field };
    Some(Typing { field, prompt, put_back: put_back(sight, step), act, refused })
}

/// What the guard wants put back before letters are typed in its place.
fn put_back(sight: &Sight<'_>, step: &Step) -> Option<PutBack> {
    let Step::TypeReplacements(round, _) = step else { return None };
    let Origin::Physical { put_back } = &sight.contest().game.announced(*round)?.origin else {
        return None;
    };
    let (language, rules) = (sight.language(), sight.contest().game.rules());
    let tiles: Vec<TileData> =
        put_back.last()?.iter().map(|&letter| TileData::of(rules, letter)).collect();
    Some(PutBack {
        instruction: text!(language, "rounds-put-back-now", count = tiles.len()),
        tiles,
        why: tr(language, "rounds-put-back-why"),
    })
}

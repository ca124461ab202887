//! The facts of a final sheet as sentences: one function a part of the paper.

use super::{Changed, FinalSheet, Left, Ways};
use crate::domain::contest::corrected::{Edited, Moved};
use crate::domain::head::Head;
use crate::domain::ids::RoundNo;
use crate::domain::player::{Player, Span};
use crate::language::{Language, tr};
use crate::print::formats::anagram::standing;
use crate::print::layout::leaf::DOT;
use crate::print::words::{self, grouped};
use crate::text;

/// So many whose points or place a further issue changed are named.
const CHANGED: usize = 4;

/// How much is said of what stands below the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Detail {
    /// All of it.
    Full,
    /// Without the codes of the rounds, which other documents have, so that all stands on the page that
    /// is signed.
    Reasons,
    /// Without reasons, too, late sheets in one sentence, and nothing said of what was not.
    Short,
}

/// Where, how many, by which rules, who: each with what it is.
pub(super) fn facts(sheet: &FinalSheet, language: Language) -> Vec<(String, String)> {
    let details = &sheet.details;
    let mut rounds = vec![sheet.rounds.to_string()];
    if !sheet.given_up.is_empty() {
        let (count, given_up) = (sheet.given_up.len(), words::spans(&sheet.given_up));
        rounds.push(text!(language, "print-final-given-up", count = count, rounds = given_up));
    }
    if !sheet.breaks.is_empty() {
        let count = sheet.breaks.len();
        let after = words::row_and(sheet.breaks.iter().copied(), language);
        rounds.push(text!(language, "print-fact-breaks", count = count, rounds = after));
    }
    // A certificate is given among those who have a rank.
    let ranked = sheet.rows.iter().filter(|row| row.standing.rank.is_some()).count();
    let players = match sheet.players {
        players if players == ranked || ranked == 0 => players.to_string(),
        players => text!(language, "print-fact-ranked", players = players, ranked = ranked),
    };
    let assistants =
        text!(language, "print-fact-assistants", count = details.assistants.len().max(1));
    let facts = [
        (tr(language, "print-fact-place"), details.venue.trim().to_owned()),
        (tr(language, "print-fact-players"), players),
        (tr(language, "print-fact-rounds"), rounds.join(DOT)),
        (tr(language, "print-fact-rules"), sheet.rules.clone()),
        (tr(language, "print-sign-referee"), details.referee.trim().to_owned()),
        (assistants, details.assistants.join(", ")),
    ];
    facts.into_iter().filter(|(_, value)| !value.is_empty()).collect()
}

/// How the sheet stands: provisional, signed, and which issue; or not.
pub(super) fn state(sheet: &FinalSheet, language: Language) -> String {
    let signed = sheet.signed_at.map(|_| sheet.issue);
    standing::state(&sheet.provisional, (signed, "print-state-signed"), language)
}

/// The day, where it was not signed on it, and when it was signed.
pub(super) fn dates(sheet: &FinalSheet, language: Language) -> Vec<String> {
    let day = words::date(&sheet.details.date, language);
    let signed_on = sheet.signed_at.map(|at| language.date(at.date()));
    let another = (signed_on.is_some_and(|on| on != day) && !day.is_empty()).then_some(day);
    another.into_iter().chain([when(sheet, language)]).collect()
}

/// When it was signed, else the date; empty if nobody said it.
pub(super) fn when(sheet: &FinalSheet, language: Language) -> String {
    match sheet.signed_at {
        Some(at) => text!(language, "print-final-signed-at", at = language.date_time(at)),
        None => words::date(&sheet.details.date, language),
    }
}

/// Which issue it replaces; empty for the first.
pub(super) fn replaces(sheet: &FinalSheet, language: Language) -> String {
    let Some(replaced) = sheet.replaces else { return String::new() };
    let at = language.date_time(replaced);
    let replaces = text!(language, "print-final-replaces", issue = sheet.issue, at = at);
    [replaces].into_iter().chain(changed(sheet, language)).collect::<Vec<_>>().join(DOT)
}

/// What is other than in the sheet that is replaced, the first few players by name; and that points and places are
/// not, where they are not.
fn changed(sheet: &FinalSheet, language: Language) -> Option<String> {
    let Changed { moved, people, further, reason } = sheet.changed.as_ref()?;
    // Whose points are others before those who only make room.
    let (first, rest): (Vec<_>, Vec<_>) = moved.iter().partition(|(_, moved)| moved.by_points());
    let standing = |list: Vec<&(String, Moved)>| {
        list.into_iter()
            .filter_map(|(name, moved)| language.stands_otherwise(name, *moved))
            .collect()
    };
    let (mut told, rest): (Vec<String>, Vec<String>) = (standing(first), standing(rest));
    told.extend(people.iter().flat_map(|one| edited(one, language)));
    told.extend(rest);
    let more = told.len().saturating_sub(CHANGED);
    told.truncate(CHANGED);
    if more > 0 {
        told.push(text!(language, "print-final-changed-more", count = more));
    }
    let further = further.iter().map(|one| text!(language, one.key, count = one.count));
    let told: Vec<String> = Some(told.join(", "))
        .into_iter()
        .filter(|people| !people.is_empty())
        .chain(further)
        .collect();
    let same = moved.is_empty().then(|| tr(language, "print-final-unchanged"));
    let told = (!told.is_empty())
        .then(|| text!(language, "print-final-changed", changes = told.join(DOT)));
    let why = Some(short(reason)).filter(|reason| !reason.is_empty());
    let why = why.map(|reason| text!(language, "print-final-why", reason = reason));
    Some(why.into_iter().chain(told).chain(same).collect::<Vec<_>>().join(DOT))
}

/// As much of a reason as a head has room for: all of it stands with the evidence.
fn short(reason: &str) -> String {
    const MOST: usize = 90;
    let reason = reason.trim();
    match reason.char_indices().nth(MOST) {
        Some((end, _)) => {
            let cut = &reason[..end];
            format!("{}…", cut.rsplit_once(' ').map_or(cut, |(whole, _)| whole))
        }
        None => reason.to_owned(),
    }
}

/// What is other of a player: name, club, rounds; or that they were added.
fn edited(one: &Edited, language: Language) -> Vec<String> {
    let now = &one.now;
    let Some(before) = &one.before else {
        return vec![text!(language, "print-final-changed-added", name = &now.name)];
    };
    let mut told = Vec::new();
    if before.name != now.name {
        let (before, after) = (&before.name, &now.name);
        told.push(text!(language, "print-final-changed-name", before = before, after = after));
    }
    let name = &now.name;
    if before.club != now.club {
        let club = |player: &Player| match player.club.trim() {
            "" => tr(language, "print-final-changed-no-club"),
            club => club.to_owned(),
        };
        let (before, after) = (club(before), club(now));
        let key = "print-final-changed-club";
        told.push(text!(language, key, name = name, before = before, after = after));
    }
    if before.span != now.span {
        let span = |player: &Player| {
            let Span { from_round, to_round } = player.span;
            if from_round == to_round {
                from_round.to_string()
            } else {
                format!("{from_round}–{to_round}")
            }
        };
        let (before, after) = (span(before), span(now));
        let key = "print-final-changed-rounds";
        told.push(text!(language, key, name = name, before = before, after = after));
    }
    told
}

/// Penalties in force and late sheets, by round; of those that were lifted how many.
pub(super) fn penalties(sheet: &FinalSheet, language: Language, detail: Detail) -> Vec<String> {
    let (lifted, imposed): (Vec<_>, Vec<_>) =
        sheet.penalties.iter().partition(|(_, penalty)| penalty.lifted.is_some());
    let imposed = imposed.into_iter();
    let imposed = imposed.map(|(player, one)| {
        let said = match detail {
            Detail::Full | Detail::Reasons => language.penalty_of(player, one),
            Detail::Short => language.penalty_alone(player, one),
        };
        (one.round, said)
    });
    let late = late(sheet, language, detail);
    let mut all: Vec<_> = imposed.chain(late).collect();
    all.sort_by_key(|(round, _)| *round);
    let mut lines: Vec<String> = all.into_iter().map(|(_, line)| line).collect();
    if !lifted.is_empty() {
        let rounds = lifted.iter().map(|(_, penalty)| penalty.round.get());
        let rounds = words::row_and(rounds, language);
        lines.push(text!(
            language,
            "print-penalties-lifted",
            count = lifted.len(),
            rounds = rounds
        ));
    }
    if lines.is_empty() {
        lines.push(tr(language, "print-final-no-penalties"));
    }
    lines
}

/// Late sheets, each by its round; in one sentence where room is short.
fn late(sheet: &FinalSheet, language: Language, detail: Detail) -> Vec<(RoundNo, String)> {
    if let ([(_, first), _, ..], Detail::Short) = (sheet.late.as_slice(), detail) {
        let each = sheet.late.iter().map(|(player, round)| {
            text!(language, "print-late-sheet", player = player, round = round.get())
        });
        let all = each.collect::<Vec<_>>().join(", ");
        return vec![(*first, text!(language, "print-late-sheets", sheets = all))];
    }
    let alone =
        |(player, round): &(String, RoundNo)| (*round, late_sheet(player, *round, language));
    // Several of one round in one sentence.
    let of_round = |late: &[(String, RoundNo)]| match late {
        [] => None,
        [one] => Some(alone(one)),
        [(_, round), ..] => {
            let players = late.iter().map(|(player, _)| player.as_str());
            let players = players.collect::<Vec<_>>().join(", ");
            let (round, number) = (*round, round.get());
            let said = text!(language, "print-late-of-round", round = number, players = players);
            Some((round, said))
        }
    };
    sheet.late.chunk_by(|(_, one), (_, next)| one == next).filter_map(of_round).collect()
}

/// A late sheet, as a penalty is told.
pub(in crate::print::formats::anagram) fn late_sheet(
    player: &str,
    round: RoundNo,
    language: Language,
) -> String {
    let (round, late) = (round.get(), tr(language, "print-penalty-late"));
    text!(language, "print-penalty", player = player, round = round, penalty = late)
}

/// How many rulings, and every objection.
pub(super) fn objections(sheet: &FinalSheet, language: Language, detail: Detail) -> Vec<String> {
    let mut lines = vec![text!(language, "print-final-rulings", count = sheet.rulings)];
    let objections = sheet.objections.iter();
    lines.extend(objections.map(|(player, one)| match detail {
        Detail::Full | Detail::Reasons => language.objection_of(player, one),
        Detail::Short => language.objection_alone(player, one),
    }));
    if sheet.objections.is_empty() {
        lines.push(tr(language, "print-final-no-objections"));
    }
    lines
}

/// What a machine reads to derive every draw: seed and hall's word, named as in the exchange format's
/// draws. Nothing before the seed is revealed, and nothing where the program drew nothing.
pub(super) fn derivation(sheet: &FinalSheet) -> Option<String> {
    let draw = &sheet.draw;
    let seed = draw.seed.as_ref().filter(|_| sheet.proves_a_draw())?;
    Some(words::derivation(seed, draw.hall.as_deref()))
}

/// What lets anyone check the sheet: a label and its text a line.
pub(super) fn evidence(
    sheet: &FinalSheet,
    language: Language,
    detail: Detail,
) -> Vec<(String, String)> {
    let lexicon = match &sheet.lexicon {
        None => tr(language, "print-final-no-lexicon"),
        Some(list) => {
            let mut sha256 = grouped(&list.sha256.to_string());
            if detail != Detail::Full {
                let last = sha256.get(sha256.len().saturating_sub(9)..).unwrap_or_default();
                sha256 = format!("{} … {last}", sha256.get(..9).unwrap_or_default());
            }
            [words::lexicon(list, language), format!("SHA-256 {sha256}")].join(DOT)
        }
    };
    let mut lines = vec![
        (tr(language, "print-final-lexicon"), lexicon),
        (tr(language, "print-final-draw"), draw(sheet, language, detail)),
    ];
    if let Some(commitment) = sheet.draw.commitment.filter(|_| sheet.proves_a_draw()) {
        lines.push((tr(language, "print-draw-commitment"), grouped(&commitment.to_string())));
        let seed = match &sheet.draw.seed {
            Some(seed) => grouped(seed),
            None => tr(language, "print-draw-seed-later"),
        };
        lines.push((tr(language, "print-draw-seed"), seed));
    }
    lines.extend(history(sheet, language, detail));
    let reason = sheet.changed.as_ref().map(|changed| changed.reason.trim());
    let whole = reason.filter(|reason| short(reason) != *reason);
    lines.extend(whole.map(|reason| (tr(language, "print-final-reopened"), reason.to_owned())));
    lines
}

/// Ways, the hall's word, what was drawn again, what is left.
fn draw(sheet: &FinalSheet, language: Language, detail: Detail) -> String {
    let draw = &sheet.draw;
    let mut parts = vec![ways(draw.ways, language)];
    if sheet.proves_a_draw() {
        let hall = match draw.hall.as_deref() {
            None => tr(language, "print-draw-hall-none"),
            Some("") => tr(language, "print-draw-hall-empty"),
            Some(word) => text!(language, "print-draw-hall-word", word = word),
        };
        parts.push([tr(language, "print-draw-hall"), hall].join(" "));
    }
    // Of letters that were written down afterwards nobody knows how often they were drawn.
    let drawn = draw.ways.digital + draw.ways.physical > 0;
    if drawn && draw.redraws.is_empty() && detail != Detail::Short {
        parts.push(tr(language, "print-draw-redraws-none"));
    }
    parts.extend(draw.redraws.iter().map(|(round, times)| {
        text!(language, "print-draw-redraw", round = *round, times = *times)
    }));
    parts.extend(draw.replayed.iter().map(|(round, attempt)| {
        text!(language, "print-draw-replayed", round = *round, attempt = *attempt)
    }));
    parts.extend(draw.left.as_ref().map(|tiles| left(tiles, language)));
    parts.join(DOT)
}

/// Where the history stands and stood.
fn history(sheet: &FinalSheet, language: Language, detail: Detail) -> Vec<(String, String)> {
    let mut lines = Vec::new();
    if let Some(head) = sheet.head {
        let mut codes = vec![grouped(&head.hash.to_string()), language.head(head)];
        if let Some(replaced) = sheet.replaces_head {
            let label = tr(language, "print-final-code-replaced");
            codes.push([label, language.head(replaced)].join(" "));
        }
        if detail == Detail::Reasons && !sheet.round_ends.is_empty() {
            codes.push(tr(language, "print-final-round-ends-elsewhere"));
        }
        lines.push((tr(language, "print-final-chain-head"), codes.join(DOT)));
    }
    let round_end = |(rounds, head): &(Vec<u8>, Head)| {
        let round = match rounds.as_slice() {
            [first, .., last] => format!("{first}–{last}"),
            rounds => rounds.iter().map(u8::to_string).collect(),
        };
        let (events, code) = (head.events.to_string(), head.code().to_string());
        // The parts of a code stay together.
        let code = code.replace(' ', "\u{a0}");
        text!(language, "print-final-round-end", round = round, events = events, code = code)
    };
    if detail == Detail::Full && !sheet.round_ends.is_empty() {
        let all: Vec<String> = sheet.round_ends.iter().map(round_end).collect();
        lines.push((tr(language, "print-final-round-ends"), all.join(DOT)));
    }
    lines
}

fn ways(ways: Ways, language: Language) -> String {
    let mut parts = Vec::new();
    if ways.digital > 0 {
        parts.push(text!(language, "print-draw-digital", count = ways.digital));
    }
    if ways.physical > 0 {
        parts.push(text!(language, "print-draw-physical", count = ways.physical));
    }
    if ways.recorded > 0 {
        parts.push(text!(language, "print-draw-recorded", count = ways.recorded));
    }
    if ways.released > 0 {
        parts.push(text!(language, "print-draw-released", count = ways.released));
    }
    if parts.is_empty() {
        parts.push(tr(language, "print-draw-none"));
    }
    parts.join(DOT)
}

fn left(left: &Left, language: Language) -> String {
    let spaced = |letters: &str| match letters {
        "" => "—".to_owned(),
        letters => super::super::graded::spaced(letters.chars()),
    };
    let tiles = text!(
        language,
        "print-draw-left-tiles",
        consonants = spaced(&left.consonants),
        vowels = spaced(&left.vowels)
    );
    if left.high_value.is_empty() {
        return tiles;
    }
    text!(language, "print-draw-guard-broken", left = tiles, letters = spaced(&left.high_value))
}

/// Where what follows stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Where {
    /// On this page, the next one.
    On(usize),
    /// On further pages up to this one.
    UpTo(usize),
}

/// What follows on further pages: the ranks of the rows, how many have none, what stands below them; `annexed` where
/// penalties and evidence stand on pages of their own.
pub(super) fn follows(
    rows: impl Iterator<Item = Option<u32>>,
    (place, annexed): (Where, bool),
    language: Language,
) -> String {
    let (ranked, unranked): (Vec<_>, Vec<_>) = rows.partition(Option::is_some);
    let ranks: Vec<u32> = ranked.into_iter().flatten().collect();
    let ranks = match ranks.as_slice() {
        [] => None,
        [first, .., last] if last > first => {
            Some(text!(language, "print-final-follows-ranks", first = *first, last = *last))
        }
        [first, ..] => Some(text!(language, "print-final-follows-rank", rank = *first)),
    };
    let unranked = match unranked.len() {
        0 => None,
        count => Some(text!(language, "print-final-follows-unranked", count = count)),
    };
    let rows = [ranks, unranked].into_iter().flatten().collect::<Vec<_>>().join(", ");
    let place = match place {
        Where::On(page) => text!(language, "print-final-on-page", page = page),
        Where::UpTo(page) => text!(language, "print-final-up-to-page", page = page),
    };
    let key = if annexed { "print-final-follows" } else { "print-final-follows-all" };
    text!(language, key, rows = rows, place = place)
}

/// What is signed: how many players and rounds, and that nothing is open.
pub(super) fn certified(sheet: &FinalSheet, pages: usize, language: Language) -> String {
    let players = text!(language, "print-final-players", count = sheet.players);
    let rounds = text!(language, "print-final-rounds", count = sheet.rounds);
    words::certified(pages, sheet.signed_at.map(|_| [players, rounds]).as_ref(), language)
}

#[cfg(test)]
mod tests;

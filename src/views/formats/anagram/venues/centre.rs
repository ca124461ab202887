//! What whoever conducts sees in Venues: the next step, and every hall.

use std::sync::Arc;

use super::link::{LinkCard, card};
use super::table::{self, TableData};
use crate::commands::formats::anagram::conduct::{Command, Question as Q};
use crate::commands::{CopyKind, Question, UserCommand};
use crate::domain::contest::objection::Outcome;
use crate::domain::formats::anagram::joint::{Centre, Entered};
use crate::domain::ids::{RoundNo, VenueNo};
use crate::language::tr;
use crate::print::pages::Modules;
use crate::print::square_code;
use crate::screens::name::time_of_day;
use crate::screens::{Act, FieldData, Tone};
use crate::text;
use crate::venues::{
    BranchTold, Card, HallTold, Next, QueuedObjection, RefusedTold, centre, openable,
};
use crate::views::competition::{counted, new_halls};
use crate::views::formats::anagram::Sight;
use crate::views::formats::anagram::conductor::next::{self, about, label};
use crate::views::formats::anagram::conductor::{hall_name, hub_ms, is_sealed, signing};
use crate::views::name;

/// What is seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CentreData {
    /// What is conducted.
    pub title: String,
    /// The commitment by which halls and public know it: a label, and its digits.
    pub commitment: [String; 2],
    /// The large button, and what it waits for.
    pub step: (Act, Vec<String>),
    /// That the hub's disk is full, or that the master file has two histories there.
    pub wrong: Vec<String>,
    /// What else can be done.
    pub acts: Vec<Act>,
    /// The headings of the halls' table.
    pub columns: Vec<String>,
    /// The halls.
    pub rows: Vec<HallRow>,
    /// The one that is looked at.
    pub hall: Option<SeenHall>,
    /// Entering more: a field, how many are typed, what enters them.
    pub enter: Option<(FieldData, String, Act)>,
    /// Objections about words that wait in halls: a heading, and each with what decides it.
    pub objections: (String, Vec<(String, Vec<Act>)>),
    /// The table of all halls, published or not.
    pub table: Option<TableData>,
    /// Of the signing.
    pub signing: Vec<String>,
    /// The line to the hub.
    pub link: LinkCard,
}

/// A hall in the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HallRow {
    /// Its number and name; looks at it.
    pub act: Act,
    /// Whether it is looked at.
    pub chosen: bool,
    /// What stands in each column.
    pub cells: Vec<(String, Tone)>,
}

/// The hall that is looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeenHall {
    /// Its number and name.
    pub title: String,
    /// What is known of it, a line each.
    pub lines: Vec<(String, Tone)>,
    /// What can be done for it.
    pub acts: Vec<Act>,
    /// Its card, to be photographed.
    pub code: Option<Arc<Modules>>,
}

/// What is seen.
pub(super) fn data(sight: &Sight<'_>) -> CentreData {
    let language = sight.language();
    let situation = sight.situation();
    let act = |command: UserCommand| Act::new(language, &situation, command);
    let contest = sight.contest();
    let step = next::next(sight);
    let commitment = contest.common.commitment.map(|it| it.to_string()).unwrap_or_default();
    let entering = situation.own.conduct.entering && situation.changeable;
    let own = &sight.desk.own.conductor.halls.conductor.contested;
    let choices = own.iter().map(|other| {
        let name = text!(language, "conduct-take-own-branch", events = other.head.seq);
        act(Q::TakeOwnBranch(other.branch).into()).named(name)
    });
    let columns = [
        "conduct-hall",
        "conduct-state",
        "conduct-sheets",
        "conduct-start",
        "conduct-orders",
        "conduct-doubts",
        "conduct-seen",
    ];
    CentreData {
        title: contest.common.details.title.clone(),
        commitment: [tr(language, "conduct-commitment"), commitment],
        step: (step_act(sight, &step), about(sight, &step)),
        wrong: disk_full(sight).into_iter().chain(contested(sight)).collect(),
        acts: choices
            .chain(acts(sight, &step).into_iter().map(act))
            .filter(|act| act.enabled)
            .collect(),
        columns: columns.map(|key| tr(language, key)).into(),
        rows: centre(contest).map(|centre| rows(sight, centre)).unwrap_or_default(),
        hall: hall(sight),
        enter: entering.then(|| {
            let enter = act(Command::EnterVenues.into());
            (new_halls(sight.desk), counted(sight.desk), enter)
        }),
        objections: objections(sight),
        table: table::data(sight),
        signing: signing::told(sight),
        link: card(sight),
    }
}

/// That the hub takes in nothing, not even of halls.
fn disk_full(sight: &Sight<'_>) -> Option<String> {
    let is_full = sight.desk.own.conductor.halls.disk_full;
    is_full.then(|| format!("✗ {}", tr(sight.language(), "venues-disk-full")))
}

/// That the master file has two histories at the hub, and where they end.
fn contested(sight: &Sight<'_>) -> Vec<String> {
    let language = sight.language();
    let halls = &sight.desk.own.conductor.halls;
    let Some(first) = halls.conductor.contested.first() else { return Vec::new() };
    let mut lines = vec![format!("✗ {}", text!(language, "conduct-own-parts", at = first.at))];
    if let Some((head, code)) = halls.master.zip(halls.conductor.code.as_ref()) {
        lines.push(text!(language, "conduct-branch-in-force", events = head.seq, code = code));
    }
    lines.extend(halls.conductor.contested.iter().map(|BranchTold { at, head, code, .. }| {
        text!(language, "conduct-branch", at = *at, events = head.seq, code = code)
    }));
    lines
}

/// The large button; its key acts in Rounds.
fn step_act(sight: &Sight<'_>, step: &Next) -> Act {
    let act = Act::new(sight.language(), &sight.situation(), UserCommand::NextStep);
    Act { shortcut: None, enabled: next::is_possible(step) && sight.changeable(), ..act }
        .named(label(sight, step))
}

/// What can be done beside it.
fn acts(sight: &Sight<'_>, step: &Next) -> Vec<UserCommand> {
    let mut acts: Vec<UserCommand> = Vec::new();
    // The next round may begin before the last is published, and its moment be moved while it has none.
    if let Some(round) = openable(sight.contest()).filter(|_| !matches!(step, Next::Open(_))) {
        acts.push(Q::OpenRound(round).into());
    }
    acts.push(Q::Tell.into());
    if let Some(round) = next::round(step) {
        acts.push(UserCommand::Ask(Question::GiveUp(round)));
    }
    if sight.desk.own.conductor.table.is_none() {
        acts.push(Command::ShowTable.into());
    }
    acts.push(Q::SaveCards.into());
    acts.push(UserCommand::Ask(Question::Copy(CopyKind::Whole)));
    acts
}

fn told<'a>(sight: &Sight<'a>, venue: VenueNo) -> Option<&'a HallTold> {
    sight.desk.own.conductor.halls.venues.get(&venue)
}

fn rows(sight: &Sight<'_>, centre: &Centre) -> Vec<HallRow> {
    let language = sight.language();
    let situation = sight.situation();
    let on = sight.desk.own.conductor.hall;
    let row = |(&venue, _): (&VenueNo, &Entered)| {
        let act = Act::new(language, &situation, Command::LookAt(venue).into());
        let act = Act { enabled: true, ..act };
        HallRow {
            act: act.named(hall_name(sight, venue)),
            chosen: on == Some(venue),
            cells: cells(sight, centre, venue),
        }
    };
    centre.venues.iter().map(row).collect()
}

/// State, sheets, start, orders, doubts, last sign.
fn cells(sight: &Sight<'_>, centre: &Centre, venue: VenueNo) -> Vec<(String, Tone)> {
    let language = sight.language();
    let none = || (String::new(), Tone::Plain);
    let any = told(sight, venue);
    let Some(told) = any.filter(|told| told.seen_ms.is_some()) else {
        let silent = (tr(language, "conduct-silent"), Tone::Ignored);
        return [state(sight, centre, venue, any), none(), none(), none(), none(), silent].into();
    };
    let sheets = told.sheets.filter(|sheets| sheets.expected > 0).map_or_else(none, |sheets| {
        let tone = if sheets.there < sheets.expected { Tone::Open } else { Tone::Good };
        (format!("{}/{}", sheets.there, sheets.expected), tone)
    });
    let orders = if told.lacks == 0 {
        (format!("✓ {}", tr(language, "conduct-level")), Tone::Good)
    } else {
        (text!(language, "conduct-behind", count = told.lacks), Tone::Open)
    };
    let doubts =
        if told.doubts == 0 { none() } else { (format!("▲ {}", told.doubts), Tone::Open) };
    let seen = told.seen_ms.map_or_else(none, |seen_ms| {
        let ago = name::clock((hub_ms(sight) - seen_ms).max(0));
        if told.state == "away" {
            (text!(language, "conduct-away", ago = ago), Tone::Bad)
        } else {
            (text!(language, "conduct-ago", ago = ago), Tone::Good)
        }
    });
    [state(sight, centre, venue, Some(told)), sheets, start(sight, told), orders, doubts, seen]
        .into()
}

/// How far a hall is in the draw, then in the rounds.
fn state(
    sight: &Sight<'_>,
    centre: &Centre,
    venue: VenueNo,
    told: Option<&HallTold>,
) -> (String, Tone) {
    let language = sight.language();
    let say = |key, tone| (tr(language, key), tone);
    let bad = |key| (format!("✗ {}", tr(language, key)), Tone::Bad);
    match told {
        Some(told) if told.state == "contested" => return bad("conduct-contested"),
        Some(told) if told.full => return bad("conduct-full"),
        Some(told) if told.refused.is_some() => return bad("conduct-refused"),
        Some(told) if is_unsealed(sight, venue, told) => return bad("conduct-unsealed"),
        Some(told) if told.unread.is_some() => return bad("conduct-unread"),
        Some(told) if !told.other_letters.is_empty() => return bad("conduct-other-letters"),
        Some(told) if told.other_word => return bad("conduct-other-word"),
        _ => {}
    }
    if centre.draw.tags.is_none() {
        let part = sight.desk.own.anagram.words.venues.get(&venue);
        return match part {
            None => say("conduct-is-not-ready", Tone::Open),
            Some(part) if part.seal.is_none() => say("conduct-has-passed", Tone::Plain),
            Some(part) if part.word.is_some() => say("conduct-has-opened", Tone::Good),
            Some(_) => say("conduct-has-sealed", Tone::Good),
        };
    }
    let Some(told) = told else { return say("conduct-waits", Tone::Plain) };
    if told.signed {
        return say("conduct-has-signed", Tone::Good);
    }
    match told.round {
        None => say("conduct-waits", Tone::Plain),
        Some(round) if told.has_ended(round) => {
            (text!(language, "conduct-has-ended", round = round.get()), Tone::Good)
        }
        Some(round) => (text!(language, "conduct-plays", round = round.get()), Tone::Chosen),
    }
}

/// Whether what the hub has of a hall is not sealed by it.
fn is_unsealed(sight: &Sight<'_>, venue: VenueNo, told: &HallTold) -> bool {
    told.head.is_some_and(|head| !is_sealed(sight, venue, head, told.seal.as_deref()))
}

/// When it had the letters of its newest round, against the first hall.
fn start(sight: &Sight<'_>, told: &HallTold) -> (String, Tone) {
    let language = sight.language();
    let halls = &sight.desk.own.conductor.halls.venues;
    let own = told.rounds.iter().rev().find_map(|(round, it)| Some((round, it.first_ms?, it)));
    let Some((round, own_ms, it)) = own else { return (String::new(), Tone::Plain) };
    let all = halls.values().filter_map(|hall| hall.rounds.get(round)?.first_ms);
    let late_ms = own_ms - all.min().unwrap_or(own_ms);
    let tone = if it.late_minutes > 0 { Tone::Open } else { Tone::Plain };
    (text!(language, "conduct-after-first", late = name::clock(late_ms)), tone)
}

/// The hall that is looked at.
fn hall(sight: &Sight<'_>) -> Option<SeenHall> {
    let venue = sight.desk.own.conductor.hall?;
    let contest = sight.contest();
    let centre = centre(contest)?;
    let entered = centre.venues.get(&venue)?;
    let language = sight.language();
    let situation = sight.situation();
    let act = |command: UserCommand| Act::new(language, &situation, command);
    let mut lines = Vec::new();
    let told_over_phone: Vec<String> = centre
        .told
        .iter()
        .filter(|(of, _)| *of == venue)
        .map(|(_, round)| round.to_string())
        .collect();
    if !told_over_phone.is_empty() {
        let rounds = told_over_phone.join(", ");
        lines.push((text!(language, "conduct-was-told", rounds = rounds), Tone::Plain));
    }
    let told = told(sight, venue);
    if let Some(RefusedTold { why, at_ms }) = told.and_then(|told| told.refused.as_ref()) {
        let key = match why.as_str() {
            "token" => "conduct-hall-refused-token",
            "taken" => "conduct-hall-refused-taken",
            "foreign" | "unlike" => "conduct-hall-refused-unlike",
            _ => "conduct-hall-refused-unfit",
        };
        lines.push((text!(language, key, time = time_of_day(*at_ms)), Tone::Bad));
    }
    if let Some(why) = told.and_then(|told| told.unread.as_ref()) {
        lines.push((text!(language, "conduct-hall-unlawful", why = why), Tone::Bad));
    }
    let in_force = told.and_then(|told| Some((told.head?, told.code.clone()?)));
    if let Some((head, code)) = in_force {
        let line = text!(language, "conduct-branch-in-force", events = head.seq, code = code);
        lines.push((line, Tone::Plain));
        if told.is_some_and(|told| is_unsealed(sight, venue, told)) {
            lines.push((text!(language, "conduct-hall-seal", at = head.seq), Tone::Bad));
        }
    }
    for branch in told.into_iter().flat_map(|told| &told.contested) {
        let BranchTold { at, head, code, seal, .. } = branch;
        let line = text!(language, "conduct-branch", at = *at, events = head.seq, code = code);
        lines.push((line, Tone::Bad));
        if !is_sealed(sight, venue, *head, seal.as_deref()) {
            lines.push((text!(language, "conduct-hall-seal", at = head.seq), Tone::Bad));
        }
    }
    if told.is_some_and(|told| told.full) {
        lines.push((tr(language, "conduct-hall-full"), Tone::Bad));
    }
    let joint = contest.common.commitment;
    let own = sight.desk.own.conductor.card.as_ref();
    let card = own.zip(joint).and_then(|(card, joint)| {
        Some(Card::Venue(card.of_hall(joint, venue, entered.name.clone())?).to_text())
    });
    if card.is_none() {
        lines.push((tr(language, "conduct-card-not-here"), Tone::Open));
    }
    let shown = sight.desk.own.conductor.card_shown;
    let mut acts = Vec::new();
    for round in to_tell(sight, centre, venue) {
        let name = text!(language, "conduct-tell-round", round = round.get());
        acts.push(act(Command::ReadLetters(venue, round).into()).named(name));
    }
    if card.is_some() {
        let key = if shown { "conduct-hide-card" } else { "conduct-show-card" };
        acts.push(act(Command::ToggleCard.into()).named(tr(language, key)));
    }
    acts.push(act(Q::ReplaceCard(venue).into()));
    for branch in told.into_iter().flat_map(|told| &told.contested) {
        let name = text!(language, "conduct-take-branch", events = branch.head.seq);
        acts.push(act(Q::TakeBranch(venue, branch.branch).into()).named(name));
    }
    let code = card.filter(|_| shown).and_then(|text| square_code(&text));
    Some(SeenHall { title: hall_name(sight, venue), lines, acts, code })
}

/// The objections about words that are not decided here.
fn objections(sight: &Sight<'_>) -> (String, Vec<(String, Vec<Act>)>) {
    let language = sight.language();
    let situation = sight.situation();
    let decided = |it: &QueuedObjection| {
        let centre = centre(sight.contest());
        let mut decided = centre.into_iter().flat_map(|centre| &centre.decided);
        decided.any(|other| (other.venue, other.objection) == (it.venue, it.objection))
    };
    let open = sight.desk.own.conductor.queue.objections.iter().filter(|it| !decided(it));
    let line = |it: &QueuedObjection| {
        let QueuedObjection { venue, objection, name, word, round, .. } = it;
        let text = text!(
            language,
            "conduct-objection",
            hall = hall_name(sight, *venue),
            name = name,
            round = round.get(),
            word = word.to_string()
        );
        let act = |outcome| {
            let (venue, objection, word) = (*venue, *objection, word.clone());
            let question = Q::DecideWord { venue, objection, word, outcome };
            Act::new(language, &situation, question.into())
        };
        (text, [Outcome::Upheld, Outcome::Dismissed].map(act).into())
    };
    let lines: Vec<(String, Vec<Act>)> = open.map(line).collect();
    (text!(language, "conduct-objections", count = lines.len()), lines)
}

/// The rounds with letters that this hall may have to be told: that it did not ask for, and the newest, whose answer may
/// be lost. The hub gives no round before the one before it was.
fn to_tell(sight: &Sight<'_>, centre: &Centre, venue: VenueNo) -> Vec<RoundNo> {
    let game = &sight.contest().game;
    let rounds = game.rounds().map(|(round, _)| round);
    let drawn: Vec<RoundNo> = rounds.filter(|round| game.announced(*round).is_some()).collect();
    let there = told(sight, venue).map(|told| &told.rounds);
    let has = |round: &RoundNo| {
        let there = there.and_then(|rounds| rounds.get(round));
        there.is_some_and(|it| it.first_ms.is_some() || it.given_up)
    };
    let is_told = |round: &RoundNo| centre.told.contains(&(venue, *round));
    let last = drawn.last().copied();
    drawn.into_iter().filter(|it| !is_told(it) && (Some(*it) == last || !has(it))).collect()
}

//! What the referee wants to know at a glance before something begins: before a draw, what is ready and what
//! is not; after a restart of the program, which of two times is true. Only what the program truly knows.

use crate::commands::Pinned;
use crate::commands::formats::anagram::step::{self, Step};
use crate::domain::formats::anagram::joint::Venue;
use crate::domain::formats::anagram::round::Stage;
use crate::domain::ids::RoundNo;
use crate::domain::lexicon::Authority;
use crate::language::tr;
use crate::screens::Tone;
use crate::screens::name::time_of_day;
use crate::text;
use crate::views::desk::Light;
use crate::views::formats::anagram::restarted::{last_before, stood_at};
use crate::views::formats::anagram::{Sight, at_hall, conductor, standings};
use crate::views::{name, projector};

/// What is ready, and what is not, each with its sign; empty when nothing is about to be drawn.
pub(super) fn ready(sight: &Sight<'_>, step: &Step, number: RoundNo) -> Vec<(String, Tone)> {
    if *step == Step::Conduct {
        let about = conductor::next::about(sight, &conductor::next::next(sight));
        return about.into_iter().map(|line| (format!("○ {line}"), Tone::Plain)).collect();
    }
    if !matches!(step, Step::Draw(_) | Step::HallWord | Step::Hall(_)) {
        return Vec::new();
    }
    let before = number.get().checked_sub(1).and_then(RoundNo::new);
    let mut lines = before.map_or_else(|| of_the_day(sight), |before| of_sheets(sight, before));
    if let Some(venue) = at_hall::venue(sight) {
        lines.extend(of_joint(sight, venue));
    }
    lines.extend(of_the_hall(sight));
    if sight.desk.lights.sound == Light::Failed {
        lines.push((tr(sight.language(), "rounds-ready-no-sound"), Tone::Open));
    }
    lines.into_iter().map(|(text, tone)| (format!("{} {text}", sign(tone)), tone)).collect()
}

/// That letters are shown which nobody sees: their time has not begun, and nothing shows the hall.
pub(super) fn blind(sight: &Sight<'_>, step: &Step) -> Option<String> {
    let shown = match step {
        Step::Show(_) | Step::Start(_) | Step::Running(_) | Step::Resume(_) => true,
        Step::Signed => !matches!(sight.desk.pinned, Pinned::Ceremony(_)),
        _ => false,
    };
    let shown = shown && !sight.desk.hall_is_seen();
    let (text, tone) = of_the_hall(sight).filter(|_| shown)?;
    Some(format!("{} {text}", sign(tone)))
}

fn sign(tone: Tone) -> &'static str {
    match tone {
        Tone::Good => "✓",
        Tone::Open => "▲",
        Tone::Bad => "✗",
        Tone::Ignored | Tone::Plain | Tone::Chosen => "○",
    }
}

/// Before the first round: who plays, by which list, what the hall called.
fn of_the_day(sight: &Sight<'_>) -> Vec<(String, Tone)> {
    let (language, common) = (sight.language(), &sight.contest().common);
    let mut lines =
        vec![(text!(language, "rounds-ready-players", count = common.players.len()), Tone::Good)];
    lines.extend(common.lexicon.as_ref().map(|passport| {
        let tone = match passport.authority {
            Authority::Authoritative | Authority::Closed => Tone::Good,
            Authority::Reference | Authority::External => Tone::Plain,
        };
        (text!(language, "rounds-ready-list", name = &passport.name), tone)
    }));
    let hall = if common.hall_word.is_some() {
        ("rounds-ready-hall-word", Tone::Good)
    } else {
        ("rounds-ready-no-hall-word", Tone::Plain)
    };
    if at_hall::venue(sight).is_none() {
        lines.push((tr(language, hall.0), hall.1));
    }
    lines
}

/// Between rounds: whether the sheets are in, and how many words wait.
fn of_sheets(sight: &Sight<'_>, before: RoundNo) -> Vec<(String, Tone)> {
    let language = sight.language();
    let missing = step::awaited(sight.contest(), before).len();
    let given_up = sight.contest().game.round(before).is_some_and(|it| it.stage == Stage::GivenUp);
    let key = if given_up { "history-given-up" } else { "rounds-ready-sheets" };
    let sheets = text!(language, key, round = before.get(), count = missing);
    let differ = step::unsettled(sight.contest()).count();
    let left =
        [("rounds-ready-words", standings::undecided(sight)), ("rounds-ready-differ", differ)];
    let left = left.into_iter().filter(|(_, count)| *count > 0);
    let left = left.map(|(key, count)| (text!(language, key, count = count), Tone::Plain));
    let tone = if missing == 0 { Tone::Good } else { Tone::Open };
    std::iter::once((sheets, tone)).chain(left).collect()
}

/// In a joint competition: how far the hall's word is before the tags are there, and what the hub answered last.
fn of_joint(sight: &Sight<'_>, venue: &Venue) -> Vec<(String, Tone)> {
    let word = venue.draw.tags.is_none().then(|| at_hall::word(sight, venue));
    let answered = at_hall::answered(sight).map(|answered| (answered, Tone::Open));
    word.into_iter().chain(answered).collect()
}

/// Whether the hall sees what happens; what is pinned is named above the step already.
fn of_the_hall(sight: &Sight<'_>) -> Option<(String, Tone)> {
    let (key, tone) = if sight.desk.hall_is_seen() {
        ("rounds-ready-hall", Tone::Good)
    } else {
        ("rounds-ready-no-hall", Tone::Open)
    };
    projector::pinned(sight).is_none().then(|| (tr(sight.language(), key), tone))
}

/// Two times, of which the referee knows the true one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reopened {
    /// Which round runs.
    pub title: String,
    /// When the last thing was recorded.
    pub about: String,
    /// If it ran on: over the time, which is the clock's.
    pub ran: [String; 2],
    /// If it stopped: over, the time and below it.
    pub stopped: [String; 3],
    /// That nothing is lost.
    pub safe: String,
}

/// The two times after a restart of the program in a running round.
pub(super) fn reopened(sight: &Sight<'_>, step: &Step) -> Option<Reopened> {
    let Step::ConfirmTime(round) = step else { return None };
    let language = sight.language();
    let last = last_before(sight)?;
    let time = time_of_day(last.wall_ms);
    Some(Reopened {
        title: text!(language, "rounds-reopened", round = round.get()),
        about: text!(language, "rounds-reopened-about", time = time.as_str()),
        ran: ["rounds-reopened-ran", "rounds-reopened-now"].map(|key| tr(language, key)),
        stopped: [
            tr(language, "rounds-reopened-stopped"),
            name::clock(stood_at(sight)?),
            text!(language, "rounds-reopened-then", time = time.as_str()),
        ],
        safe: tr(language, "rounds-reopened-safe"),
    })
}

//! The sentences of what happens in a duplicate game alone. A slip is named by player and turn.

use crate::domain::contest::whose::SheetPlace;
use crate::domain::formats::duplicate::event::{EndWhy, Event};
use crate::domain::formats::duplicate::game::{
    Cancelled, Criterion, Fault, Field, Hand, Mode, Possible, TurnNo,
};
use crate::domain::formats::duplicate::notation::{position_text, tiles_text};
use crate::domain::formats::duplicate::rack::Refusal;
use crate::domain::formats::duplicate::rules::DrawBy;
use crate::domain::formats::duplicate::slip::SlipId;
use crate::domain::formats::duplicate::state::Duplicate;
use crate::domain::formats::duplicate::turn::{NextLetters, RefusedRack};
use crate::domain::formats::duplicate::written::{NamedPlay, OnSlip, Row};
use crate::domain::ids::{PlayerId, Seq};
use crate::domain::timing::{AlertOutcome, PausedTiles};
use crate::language::{self, Arg, Language, tr, tr_args};
use crate::text;

type Teller<'a> = language::Teller<'a, Duplicate>;

/// So many players are named; of more their number is told.
const FEW: usize = 3;

/// That many slips were collected: how many.
pub(super) fn brief(teller: &Teller<'_>, event: &Event) -> Option<String> {
    let Event::SlipsCollected { turn, players, hand: Hand::Raised } = event else { return None };
    let (say, count) = (teller.language, players.len());
    (count > FEW).then(|| text!(say, "events-collected-many", turn = turn.get(), count = count))
}

/// What an event of the format's own says.
#[expect(clippy::too_many_lines, reason = "an arm a fact, and none may be missing")]
pub(super) fn sentence(teller: &Teller<'_>, seq: Seq, event: &Event) -> String {
    let say = teller.language;
    let of = |key, turn: &TurnNo| text!(say, key, turn = turn.get());
    let at = |key, turn: &TurnNo, ms: &i64| {
        // As the screens show it: a begun second is still there.
        let seconds = ms.saturating_add(999).div_euclid(1000);
        let time = format!("{}:{:02}", seconds.div_euclid(60), seconds.rem_euclid(60));
        tr_args(say, key, &[("turn", turn.get().into()), ("time", time.into())])
    };
    let racked = |key, turn: &TurnNo, leftover: &Row, drawn: &Row| {
        let rack = rack(leftover, drawn);
        tr_args(say, key, &[("turn", turn.get().into()), ("rack", rack.into())])
    };
    let played = |key, turn: &TurnNo, play: &NamedPlay| {
        let play = format!("{} {}", position_text(play.position), play.word_text());
        tr_args(say, key, &[("turn", turn.get().into()), ("play", play.into())])
    };
    let slip_of = |key, slip: &SlipId| {
        let (turn, player) = place(teller, seq, *slip);
        tr_args(say, key, &[("turn", turn), ("player", player)])
    };
    let keyed = |key, slip: &SlipId, written: &OnSlip| {
        let (turn, player) = place(teller, seq, *slip);
        let written = on_slip(say, written).into();
        tr_args(say, key, &[("turn", turn), ("player", player), ("written", written)])
    };
    let with_player = |key, turn: &TurnNo, player: &PlayerId| {
        let player = teller.name(*player);
        tr_args(say, key, &[("turn", turn.get().into()), ("player", player.into())])
    };
    let with_players = |key, turn: &TurnNo, players: &[PlayerId]| {
        let names: Vec<String> = players.iter().map(|&player| teller.name(player)).collect();
        let players = names.join(", ");
        tr_args(say, key, &[("turn", turn.get().into()), ("players", players.into())])
    };
    match event {
        Event::ModeChosen { mode: Mode::Hall } => tr(say, "events-mode-hall"),
        Event::ModeChosen { mode: Mode::Program } => tr(say, "events-mode-program"),
        Event::DrawChosen { draw: DrawBy::ByHand } => tr(say, "events-draw-by-hand"),
        Event::DrawChosen { draw: DrawBy::Digital } => tr(say, "events-draw-digital"),
        Event::TimeChosen { turn_s } => text!(say, "events-time-chosen", seconds = *turn_s),

        Event::RackDrawn { turn, attempt: _, leftover, drawn, refused } => {
            let told = racked("events-rack-drawn", turn, leftover, drawn);
            let back =
                refused.iter().map(|RefusedRack { tiles, why }| went_back(say, *turn, tiles, *why));
            back.chain([told]).collect::<Vec<_>>().join(" ")
        }
        Event::RackTyped { turn, attempt: _, leftover, drawn } => {
            racked("events-rack-typed", turn, leftover, drawn)
        }
        Event::RackRefused { turn, tiles, why, reason } => {
            teller.reasoned(went_back(say, *turn, tiles, *why), reason)
        }
        Event::RackShown { turn } => of("events-rack-shown", turn),
        Event::RackCorrected { turn, leftover, drawn, reason } => {
            teller.reasoned(racked("events-rack-corrected", turn, leftover, drawn), reason)
        }
        Event::RackVoided { turn, reason } => {
            teller.reasoned(of("events-rack-voided", turn), reason)
        }
        Event::TurnRecorded { turn, leftover, drawn, refused, reason } => {
            let told = racked("events-turn-recorded", turn, leftover, drawn);
            let back =
                refused.iter().map(|RefusedRack { tiles, why }| went_back(say, *turn, tiles, *why));
            let told = back.chain([told]).collect::<Vec<_>>().join(" ");
            teller.reasoned(told, reason)
        }

        Event::TurnStarted { turn, full_ms } => at("events-started", turn, full_ms),
        Event::TimeHeld { turn, remaining_ms } => at("events-held", turn, remaining_ms),
        Event::TurnPaused { turn, remaining_ms, tiles, reason } => {
            let key = match tiles {
                PausedTiles::Hidden => "events-paused",
                PausedTiles::Shown => "events-paused-shown",
            };
            teller.reasoned(at(key, turn, remaining_ms), reason)
        }
        Event::TurnResumed { turn, remaining_ms } => at("events-resumed", turn, remaining_ms),
        Event::TurnStopped { turn, remaining_ms, reason } => {
            teller.reasoned(at("events-stopped", turn, remaining_ms), reason)
        }
        Event::TurnEnded { turn } => of("events-ended", turn),
        Event::TimeRestarted { turn, reason } => {
            teller.reasoned(of("events-restarted", turn), reason)
        }
        Event::RemainingSet { turn, remaining_ms, reason } => {
            teller.reasoned(at("events-remaining-set", turn, remaining_ms), reason)
        }
        Event::TimeConfirmed { turn, remaining_ms } => {
            at("events-time-confirmed", turn, remaining_ms)
        }
        Event::AlertReached { turn, alert_ms, outcome } => match outcome {
            AlertOutcome::Given => at("events-alert", turn, alert_ms),
            AlertOutcome::Missed => at("events-alert-missed", turn, alert_ms),
        },

        Event::SlipsCollected { turn, players, hand } => match hand {
            Hand::Raised => with_players("events-collected", turn, players),
            Hand::NotRaised => with_players("events-collected-late", turn, players),
        },
        Event::RaisedSet { turn, player, hand } => match hand {
            Hand::Raised => with_player("events-raised", turn, player),
            Hand::NotRaised => with_player("events-not-raised", turn, player),
        },
        Event::NotHandedIn { turn, player } => with_player("events-not-handed-in", turn, player),
        Event::SlipAwaited { turn, player } => with_player("events-awaited", turn, player),
        Event::SlipsTakenIn { from } => text!(say, "events-taken-in", from = from),
        Event::SlipKeyed { slip, player: _, turn: _, written } => {
            keyed("events-keyed", slip, written)
        }
        Event::SlipRevised { slip, written, reason } => {
            teller.reasoned(keyed("events-revised", slip, written), reason)
        }
        Event::SlipKeyedAgain { slip, written } => keyed("events-keyed-again", slip, written),
        Event::KeyingsSettled { slip, written } => keyed("events-settled", slip, written),
        Event::SlipChecked { slip } => slip_of("events-checked", slip),
        Event::SlipMoved { slip, player, turn } => {
            let (from_turn, from) = place(teller, seq, *slip);
            let to = [
                ("turn", from_turn),
                ("from", from),
                ("player", teller.name(*player).into()),
                ("to", turn.get().into()),
            ];
            tr_args(say, "events-moved", &to)
        }
        Event::OutcomeSet { slip, points, warnings, reason } => {
            let (turn, player) = place(teller, seq, *slip);
            let (points, warnings) = ((*points).into(), (*warnings).into());
            let of =
                [("turn", turn), ("player", player), ("points", points), ("warnings", warnings)];
            teller.reasoned(tr_args(say, "events-outcome-set", &of), reason)
        }
        Event::OutcomeLifted { slip, reason } => {
            teller.reasoned(slip_of("events-outcome-lifted", slip), reason)
        }

        Event::TopChosen { turn, play, criteria, despite } => {
            let told = played("events-top-chosen", turn, play);
            chosen(teller, told, criteria, despite.as_deref())
        }
        Event::TopAnnounced { turn } => of("events-top-announced", turn),
        Event::TopCorrected { turn, play, criteria, despite, reason } => {
            let told = played("events-top-corrected", turn, play);
            teller.reasoned(chosen(teller, told, criteria, despite.as_deref()), reason)
        }
        Event::NoPlay { turn, possible, reason } => {
            let key = match possible {
                Possible::Possible => "events-no-play-possible",
                Possible::Impossible => "events-no-play",
            };
            teller.reasoned(of(key, turn), reason)
        }
        Event::TurnCancelled { turn, how, letters, reason } => {
            let key = match (how, letters) {
                (Cancelled::Score, _) => "events-cancelled-score",
                (Cancelled::TakenBack, Some(NextLetters::Same)) => "events-taken-back-same",
                (Cancelled::TakenBack, Some(NextLetters::New) | None) => "events-taken-back-new",
            };
            teller.reasoned(of(key, turn), reason)
        }
        Event::TurnRestored { turn, reason } => {
            teller.reasoned(of("events-restored", turn), reason)
        }
        Event::LastTurnSet { turn, after: _ } => of("events-last-turn", turn),
        Event::GameEnded { why, reason } => {
            let what = tr(say, end_key(*why));
            teller.reasoned(text!(say, "events-game-ended", why = what), reason)
        }
        Event::ZerosTold { turn, players } => with_players("events-zeros-told", turn, players),
        Event::LateFindAnnounced { turn, players } => {
            with_players("events-late-find", turn, players)
        }
    }
}

/// Turn and player of the slip that an event is about; one that nobody is named on keeps its number.
fn place(teller: &Teller<'_>, seq: Seq, slip: SlipId) -> (Arg, Arg) {
    let place = teller.subjects.own.at(seq);
    let turn = place.map_or_else(|| "?".into(), |place| place.round.get().into());
    let player = place.and_then(|SheetPlace { player, .. }| player);
    let nobody = || text!(teller.language, "events-nobody", slip = slip.to_string());
    (turn, player.map_or_else(nobody, |player| teller.name(player)).into())
}

/// What was kept and what was drawn, apart.
fn rack(leftover: &Row, drawn: &Row) -> String {
    let (leftover, drawn) =
        (tiles_text(leftover.0.iter().copied()), tiles_text(drawn.0.iter().copied()));
    match (leftover.is_empty(), drawn.is_empty()) {
        (true, _) => drawn,
        (_, true) => leftover,
        (false, false) => format!("{leftover} + {drawn}"),
    }
}

fn went_back(say: Language, turn: TurnNo, tiles: &Row, why: Refusal) -> String {
    let key = match why {
        Refusal::Vowels => "events-refused-vowels",
        Refusal::Consonants => "events-refused-consonants",
        Refusal::Triple => "events-refused-triple",
    };
    text!(say, key, turn = turn.get(), rack = tiles_text(tiles.0.iter().copied()))
}

fn chosen(
    teller: &Teller<'_>,
    told: String,
    criteria: &[Criterion],
    despite: Option<&str>,
) -> String {
    let say = teller.language;
    let named: Vec<String> = criteria.iter().map(|&it| tr(say, criterion_key(it))).collect();
    let told = match named.as_slice() {
        [] => told,
        named => text!(say, "events-criteria", told = told, criteria = named.join(", ")),
    };
    match despite {
        Some(despite) => text!(say, "events-despite", told = told, reason = despite),
        None => told,
    }
}

/// The key of a criterion's name.
pub const fn criterion_key(criterion: Criterion) -> &'static str {
    match criterion {
        Criterion::Opens => "events-criterion-opens",
        Criterion::NoJoker => "events-criterion-no-joker",
        Criterion::Ratio => "events-criterion-ratio",
        Criterion::LettersInStock => "events-criterion-letters-in-stock",
        Criterion::MoreLetters => "events-criterion-more-letters",
        Criterion::Other => "events-criterion-other",
    }
}

/// The key of why a game ended.
pub(super) const fn end_key(why: EndWhy) -> &'static str {
    match why {
        EndWhy::NoLetters => "events-end-no-letters",
        EndWhy::OneKind => "events-end-one-kind",
        EndWhy::NoPlayLeft => "events-end-no-play-left",
        EndWhy::LastTurn => "events-end-last-turn",
        EndWhy::LastLetters => "events-end-last-letters",
        EndWhy::Stopped => "events-end-stopped",
    }
}

/// What a slip says, on a line.
fn on_slip(say: Language, written: &OnSlip) -> String {
    let OnSlip { position, word, points, table, turn, fault } = written;
    let mut parts: Vec<String> =
        [position, word].into_iter().filter(|text| !text.is_empty()).cloned().collect();
    if parts.is_empty() {
        parts.push(tr(say, "events-slip-pass"));
    }
    parts.extend(points.map(|points| points.to_string()));
    if *table == Field::Wrong {
        parts.push(tr(say, "events-slip-table"));
    }
    if *turn == Field::Wrong {
        parts.push(tr(say, "events-slip-turn"));
    }
    parts.extend(fault.map(|fault| {
        tr(
            say,
            match fault {
                Fault::TwoPlays => "events-slip-two-plays",
                Fault::TwoSlips => "events-slip-two-slips",
                Fault::NotWhole => "events-slip-not-whole",
                Fault::PositionUnreadable => "events-slip-position-unreadable",
                Fault::WordUnreadable => "events-slip-word-unreadable",
            },
        )
    }));
    parts.join(" · ")
}

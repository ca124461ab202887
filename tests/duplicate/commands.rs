//! Which command an action of a game answers to: so that a history which the law lets pass can be lived again.

use eforos::domain::formats::duplicate::command::{Brought, Choice, Command as Play, Recorded};
use eforos::domain::formats::duplicate::event::Event as D;
use eforos::domain::formats::duplicate::game::{Hand, TurnNo};
use eforos::domain::formats::duplicate::rack::Refusal;
use eforos::domain::formats::duplicate::written::{OnSlip, Row};
use eforos::domain::formats::duplicate::{Command, Contest, Event};
use eforos::domain::ids::PlayerId;

/// The command that these events answer to; `None` when nobody can ask for just these.
pub fn command_of(contest: &Contest, action: &[&Event]) -> Option<Command> {
    let action = match action {
        [Event::HallWordSet { text }, rest @ ..]
            if text.is_empty() && matches!(rest, [Event::Own(D::RackDrawn { .. })]) =>
        {
            rest
        }
        action => action,
    };
    match action {
        [Event::PlayerAdded { .. }, _, ..]
        | [Event::WordRuled { .. }, .., Event::WordRuled { .. }]
        | [Event::PlayerChanged { .. }, _] => {
            let each = action.iter().map(|event| common(event));
            each.collect::<Option<_>>().map(Command::Several)
        }
        [
            Event::Own(D::SlipRevised { written, .. }),
            Event::ObjectionDecided { objection, reason, .. },
        ] => Some(Command::Own(Play::UpholdReading {
            objection: *objection,
            written: written.clone(),
            reason: reason.clone(),
        })),
        [.., Event::ObjectionDecided { objection, outcome, reason }] => {
            let (objection, outcome, reason) = (*objection, *outcome, reason.clone());
            Some(Command::DecideObjection { objection, outcome, reason })
        }
        [Event::Own(first), rest @ ..] => own(contest, first, rest).map(Command::Own),
        [event] => common(event),
        _ => None,
    }
}

fn common(event: &Event) -> Option<Command> {
    Some(match event.clone() {
        Event::CompetitionCreated { details, rules, lexicon, commitment } => {
            Command::Create { details: *details, rules, lexicon, commitment }
        }
        Event::DetailsChanged { details } => Command::ChangeDetails { details: *details },
        Event::EmblemSet { emblem } => Command::SetEmblem { emblem },
        Event::CommitmentRenewed { commitment } => Command::RenewCommitment { commitment },
        Event::HallWordSet { text } => Command::SetHallWord { text },
        Event::DoubleKeyingSet { double_keying } => Command::SetDoubleKeying { double_keying },
        Event::LexiconChanged { lexicon } => Command::ChangeLexicon { lexicon },
        Event::PlayerAdded { player } => Command::AddPlayer {
            id: Some(player.id),
            name: player.name,
            club: player.club,
            span: player.span,
        },
        Event::PlayerChanged { player } => Command::ChangePlayer { player },
        Event::WordRuled { word, ruled, evidence } => {
            Command::RuleWord { seen: None, word, ruled, evidence }
        }
        Event::RulingWithdrawn { word } => Command::WithdrawRuling { word },
        Event::PenaltyImposed { player, round, kind, reason, .. } => {
            Command::Penalise { player, round, kind, reason }
        }
        Event::PenaltyLifted { penalty, reason } => Command::LiftPenalty { penalty, reason },
        Event::ObjectionLodged { player, about, .. } => Command::LodgeObjection { player, about },
        Event::Signed { .. } => Command::Sign,
        Event::Reopened { reason } => Command::Reopen { reason },
        Event::RoundPublished { round } => Command::Publish { round },
        Event::PublicationWithdrawn { round, reason } => {
            Command::WithdrawPublication { round, reason }
        }
        Event::Undone { action } => Command::Undo { action },
        _ => return None,
    })
}

fn own(contest: &Contest, first: &D, rest: &[&Event]) -> Option<Play> {
    let alone = |play: Play| rest.is_empty().then_some(play);
    let voids = |play: Play| match rest {
        [] | [Event::Own(D::RackVoided { .. })] => Some(play),
        _ => None,
    };
    match first.clone() {
        D::ModeChosen { mode } => alone(Play::ChooseMode(mode)),
        D::DrawChosen { draw } => alone(Play::ChooseDraw(draw)),
        D::TimeChosen { turn_s } => alone(Play::ChooseTime(turn_s)),
        D::RackDrawn { turn, .. } => alone(Play::DrawRack(turn)),
        D::RackTyped { turn, drawn, .. } => alone(Play::TypeRack { turn, drawn }),
        D::RackRefused { turn, why: Refusal::Triple, reason, .. } => {
            alone(Play::RefuseTriple { turn, reason })
        }
        D::RackRefused { turn, tiles, .. } => alone(typed(contest, turn, &tiles)),
        D::RackShown { turn } => alone(Play::ShowRack(turn)),
        D::RackCorrected { turn, leftover, drawn, reason } => {
            alone(Play::CorrectRack { turn, leftover, drawn, reason })
        }
        D::RackVoided { turn, reason } => alone(Play::VoidRack { turn, reason }),
        D::TurnRecorded { turn, leftover, drawn, refused, reason } => {
            alone(Play::RecordTurn { turn, leftover, drawn, refused, reason })
        }
        D::TurnStarted { turn, .. } => alone(Play::StartTurn(turn)),
        D::TimeHeld { .. } => alone(Play::HoldTime),
        D::TurnPaused { tiles, reason, .. } => alone(Play::PauseTurn { tiles, reason }),
        D::TurnResumed { .. } => alone(Play::ResumeTurn),
        D::TurnStopped { reason, .. } => alone(Play::StopTurn { reason }),
        D::TimeRestarted { reason, .. } => alone(Play::RestartTime { reason }),
        D::RemainingSet { remaining_ms, reason, .. } => {
            alone(Play::SetRemaining { remaining_ms, reason })
        }
        D::TimeConfirmed { .. } => alone(Play::ConfirmTime),
        D::TurnEnded { .. } | D::AlertReached { .. } => Some(Play::NoteTime),
        D::SlipsCollected { turn, players, hand } => {
            alone(Play::CollectSlips { turn, players, hand })
        }
        D::RaisedSet { turn, player, hand } => alone(Play::SetRaised { turn, player, hand }),
        D::NotHandedIn { turn, player } => alone(Play::DeclareNotHandedIn { turn, player }),
        D::SlipAwaited { turn, player } => alone(Play::AwaitSlip { turn, player }),
        D::SlipsTakenIn { from } => taken_in(from, rest),
        D::SlipKeyed { player, turn, written, .. } => {
            alone(Play::KeySlip { player, turn, written })
        }
        D::SlipRevised { slip, written, reason } => {
            let seen = contest.game.slip(slip).map(|slip| slip.written().clone());
            alone(Play::ReviseSlip { slip, seen: seen.unwrap_or_default(), written, reason })
        }
        D::SlipKeyedAgain { slip, written } => alone(Play::KeyAgain { slip, written }),
        D::KeyingsSettled { slip, written } => alone(Play::SettleKeyings { slip, written }),
        D::SlipChecked { slip } => alone(Play::CheckSlip(slip)),
        D::SlipMoved { slip, player, turn } => alone(Play::MoveSlip { slip, player, turn }),
        D::OutcomeSet { slip, points, warnings, reason } => {
            alone(Play::SetOutcome { slip, points, warnings, reason })
        }
        D::OutcomeLifted { slip, reason } => alone(Play::LiftOutcome { slip, reason }),
        // What hangs on words no law asks: recorded from paper it may be anything.
        D::TopChosen { turn, play, criteria, despite } => {
            let closing = Recorded::Top(Choice { play, criteria, despite });
            alone(Play::RecordClosing { turn, closing })
        }
        D::TopAnnounced { turn } => alone(Play::AnnounceTop(turn)),
        D::TopCorrected { turn, play, criteria, despite, reason } => {
            voids(Play::CorrectTop { turn, choice: Choice { play, criteria, despite }, reason })
        }
        D::NoPlay { turn, possible, reason } if reason.is_empty() && rest.is_empty() => {
            Some(Play::RecordClosing { turn, closing: Recorded::NoPlay(possible) })
        }
        D::NoPlay { turn, possible, reason } => {
            voids(Play::DeclareNoPlay { turn, possible, reason })
        }
        D::TurnCancelled { turn, how, letters, reason } => {
            voids(Play::CancelTurn { turn, how, letters, reason })
        }
        D::TurnRestored { turn, reason } => alone(Play::RestoreTurn { turn, reason }),
        D::LastTurnSet { turn, .. } => alone(Play::SetLastTurn(turn)),
        D::GameEnded { why, reason } => alone(Play::RecordEnd { why, reason }),
        D::ZerosTold { turn, players } => alone(Play::NoteTold { turn, players }),
        D::LateFindAnnounced { turn, players } => alone(Play::NoteAnnounced { turn, players }),
    }
}

/// What was typed of a rack that went back: all that was not kept.
fn typed(contest: &Contest, turn: TurnNo, tiles: &Row) -> Play {
    let kept = contest.game.kept(turn).len().min(tiles.0.len());
    Play::TypeRack { turn, drawn: Row(tiles.0[kept..].to_vec()) }
}

fn taken_in(from: String, rest: &[&Event]) -> Option<Play> {
    let mut hand = Hand::Raised;
    let mut slips = Vec::new();
    for event in rest {
        match event {
            Event::Own(D::SlipsCollected { hand: said, .. }) => hand = *said,
            Event::Own(D::SlipKeyed { player: Some(player), turn, written, .. }) => {
                let (player, turn, written): (PlayerId, TurnNo, OnSlip) =
                    (*player, *turn, written.clone());
                slips.push(Brought { player, turn, hand, written });
                hand = Hand::Raised;
            }
            _ => return None,
        }
    }
    Some(Play::TakeInSlips { from, slips })
}

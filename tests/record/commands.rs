//! Which command an action answers to: so that a history which the law lets pass can be lived again,
//! command by command, by somebody who only asks.

use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::event::{AlertOutcome, Event as A};
use eforos::domain::formats::anagram::sheet::{Lateness, SheetWords};
use eforos::domain::formats::anagram::{Command, Event};
use eforos::domain::ids::PlayerId;

/// The command that these events answer to; `None` when nobody can ask for just these. What no single
/// command brings may be one gesture that asks for several.
pub fn command_of(action: &[&Event]) -> Option<Command> {
    match action {
        [
            Event::PlayerAdded { .. }
            | Event::PlayerChanged { .. }
            | Event::Own(A::NotHandedIn { .. } | A::SheetAwaited { .. } | A::SheetMoved { .. }),
            _,
            ..,
        ]
        | [Event::WordRuled { .. }, .., Event::WordRuled { .. }]
        | [Event::SheetPhotographed { .. }, .., Event::SheetPhotographed { .. }]
        | [Event::RoundPublished { .. }, .., Event::RoundPublished { .. }] => {
            let each = action.iter().map(|event| single(&[*event]));
            each.collect::<Option<_>>().map(Command::Several)
        }
        [first @ .., Event::Own(A::BreakEnded { .. } | A::LettersShown { .. })]
            if is_draw(first) =>
        {
            let last = action.last().into_iter().copied();
            let commands = [command_of(first), single(&last.collect::<Vec<_>>())];
            commands.into_iter().collect::<Option<_>>().map(Command::Several)
        }
        action => single(action),
    }
}

/// Whether these events begin with letters.
fn is_draw(action: &[&Event]) -> bool {
    let letters = |event: &&Event| {
        matches!(event, Event::Own(A::LettersDrawn { .. } | A::LettersTyped { .. }))
    };
    action.iter().take(2).any(letters)
}

/// The one command.
fn single(action: &[&Event]) -> Option<Command> {
    let play = |play: Play| Some(Command::Own(play));
    match action {
        [Event::CompetitionCreated { details, rules, lexicon, commitment }] => {
            Some(Command::Create {
                details: details.as_ref().clone(),
                rules: rules.clone(),
                lexicon: lexicon.clone(),
                commitment: *commitment,
            })
        }
        [Event::DetailsChanged { details }] => {
            Some(Command::ChangeDetails { details: details.as_ref().clone() })
        }
        [Event::EmblemSet { emblem }] => Some(Command::SetEmblem { emblem: emblem.clone() }),
        [Event::CommitmentRenewed { commitment }] => {
            Some(Command::RenewCommitment { commitment: *commitment })
        }
        [Event::HallWordSet { text }] => Some(Command::SetHallWord { text: text.clone() }),
        [Event::DoubleKeyingSet { double_keying }] => {
            Some(Command::SetDoubleKeying { double_keying: *double_keying })
        }
        [Event::LexiconChanged { lexicon }] => {
            Some(Command::ChangeLexicon { lexicon: lexicon.clone() })
        }
        [Event::PlayerAdded { player }] => Some(Command::AddPlayer {
            id: Some(player.id),
            name: player.name.clone(),
            club: player.club.clone(),
            span: player.span,
        }),
        [Event::PlayerChanged { player }] => Some(Command::ChangePlayer { player: player.clone() }),
        [Event::PlayerRemoved { player }] => Some(Command::RemovePlayer { player: player.id }),
        [Event::WordRuled { word, ruled, evidence }] => Some(Command::RuleWord {
            seen: None,
            word: word.clone(),
            ruled: *ruled,
            evidence: evidence.clone(),
        }),
        [Event::RulingWithdrawn { word }] => Some(Command::WithdrawRuling { word: word.clone() }),
        [Event::PenaltyImposed { player, round, kind, reason, .. }] => Some(Command::Penalise {
            player: *player,
            round: *round,
            kind: *kind,
            reason: reason.clone(),
        }),
        [Event::PenaltyLifted { penalty, reason }] => {
            Some(Command::LiftPenalty { penalty: *penalty, reason: reason.clone() })
        }
        [Event::ObjectionLodged { player, about, .. }] => {
            Some(Command::LodgeObjection { player: *player, about: about.clone() })
        }
        [
            Event::Own(A::SheetRevised { words, .. }),
            Event::ObjectionDecided { objection, reason, .. },
        ] => play(Play::UpholdReading {
            objection: *objection,
            words: words.clone(),
            reason: reason.clone(),
        }),
        [.., Event::ObjectionDecided { objection, outcome, reason }] => {
            Some(Command::DecideObjection {
                objection: *objection,
                outcome: *outcome,
                reason: reason.clone(),
            })
        }
        [Event::Signed { .. }] => Some(Command::Sign),
        [Event::RoundPublished { round }] => Some(Command::Publish { round: *round }),
        [Event::PublicationWithdrawn { round, reason }] => {
            Some(Command::WithdrawPublication { round: *round, reason: reason.clone() })
        }
        [Event::SheetPhotographed { sha256, bytes, side, round, player, .. }] => {
            let (sha256, bytes, side, place) = (*sha256, *bytes, *side, round.zip(*player));
            Some(Command::Photograph { sha256, bytes, side, place })
        }
        [Event::PictureAssigned { sha256, round, attempt: _, player, side, quarters }] => {
            let (sha256, round, player) = (*sha256, *round, *player);
            Some(Command::AssignPicture { sha256, round, player, side: *side, quarters: *quarters })
        }
        [Event::PictureDiscarded { sha256, reason }] => {
            Some(Command::DiscardPicture { sha256: *sha256, reason: reason.clone() })
        }
        [Event::PicturesDeleted { sha256s, reason }] => {
            Some(Command::DeletePictures { sha256s: sha256s.clone(), reason: reason.clone() })
        }
        [Event::Reopened { reason }] => Some(Command::Reopen { reason: reason.clone() }),
        [Event::Undone { action }] => Some(Command::Undo { action: *action }),
        [Event::HallWordSet { .. }, Event::Own(A::LettersDrawn { round, .. })]
        | [Event::Own(A::LettersDrawn { round, .. })] => play(Play::DrawLetters { round: *round }),
        [Event::Own(first), rest @ ..] => anagram(first, rest).map(Command::Own),
        _ => None,
    }
}

fn anagram(first: &A, rest: &[&Event]) -> Option<Play> {
    let alone = |play: Play| rest.is_empty().then_some(play);
    match first.clone() {
        A::LettersTyped { round, letters, .. } => Some(Play::TypeLetters { round, letters }),
        A::ReplacementsTyped { round, letters } => Some(Play::TypeReplacements { round, letters }),
        A::LettersShown { round } => alone(Play::ShowLetters { round }),
        A::RoundRecorded { round, letters, reason } => {
            alone(Play::RecordRound { round, letters, reason })
        }
        A::LettersCorrected { round, letters, reason } => {
            alone(Play::CorrectLetters { round, letters, reason })
        }
        A::RoundReplayed { round, reason } => alone(Play::ReplayRound { round, reason }),
        A::RoundGivenUp { round, reason } if rest.is_empty() => {
            Some(Play::GiveUpRound { round, reason })
        }
        A::RoundGivenUp { round: from, reason } => Some(Play::GiveUpRest { from, reason }),
        A::RoundStarted { round, .. } => alone(Play::StartRound { round }),
        A::TimeHeld { .. } => alone(Play::HoldTime),
        A::RoundPaused { tiles, reason, .. } => alone(Play::PauseRound { tiles, reason }),
        A::RoundResumed { .. } => alone(Play::ResumeRound),
        A::RoundStopped { reason, .. } => alone(Play::StopRound { reason }),
        A::TimeRestarted { reason, .. } => alone(Play::RestartTime { reason }),
        A::RemainingSet { remaining_ms, reason, .. } => {
            alone(Play::SetRemaining { remaining_ms, reason })
        }
        A::TimeConfirmed { .. } => alone(Play::ConfirmTime),
        A::BreakEnded { .. } => match rest {
            [] => Some(Play::EndBreak),
            [Event::Own(A::RoundStarted { round, .. })] => Some(Play::StartRound { round: *round }),
            _ => None,
        },
        A::AlertReached { .. } | A::BreakAlertReached { .. } | A::RoundEnded { .. } => {
            Some(Play::NoteTime)
        }
        A::BreakStarted { after, .. } => alone(Play::StartBreak { after }),
        A::BreakSet { remaining_ms, .. } => alone(Play::SetBreak { remaining_ms }),
        A::SheetsCollected { round, players, lateness } => {
            let rest = rest.iter().flat_map(|event| match event {
                Event::Own(A::SheetsCollected { players, .. }) => players.clone(),
                _ => Vec::new(),
            });
            let rest: Vec<PlayerId> = rest.collect();
            // Those that were late already come first, and stay so.
            let lateness = if rest.is_empty() { lateness } else { Lateness::InTime };
            Some(Play::CollectSheets { round, players: [players, rest].concat(), lateness })
        }
        A::LatenessSet { round, player, lateness } => {
            alone(Play::SetLateness { round, player, lateness })
        }
        A::NotHandedIn { round, player } => alone(Play::DeclareNotHandedIn { round, player }),
        A::SheetAwaited { round, player } => alone(Play::AwaitSheet { round, player }),
        A::SheetKeyed { player, round, words, .. } => {
            alone(Play::KeySheet { player, round, words })
        }
        A::SheetRevised { sheet, words, reason } => {
            alone(Play::ReviseSheet { seen: SheetWords::default(), sheet, words, reason })
        }
        A::SheetKeyedAgain { sheet, words } => alone(Play::KeyAgain { sheet, words }),
        A::KeyingsSettled { sheet, words } => alone(Play::SettleKeyings { sheet, words }),
        A::SheetChecked { sheet } => alone(Play::CheckSheet { sheet }),
        A::SheetMoved { sheet, player, round } => alone(Play::MoveSheet { sheet, player, round }),
        A::SettledUnreadable { sheet, field, place } => {
            alone(Play::SettleUnreadable { sheet, field, place })
        }
        A::SheetsTakenIn { .. } | A::TilesPutBack { .. } | A::LettersDrawn { .. } | A::Joint(_) => {
            None
        }
    }
}

/// The events with what may differ taken out: an alert that the file refused for a while stays "given".
pub fn in_effect(event: &Event) -> Event {
    let mut event = event.clone();
    if let Event::Own(A::AlertReached { outcome, .. } | A::BreakAlertReached { outcome, .. }) =
        &mut event
    {
        *outcome = AlertOutcome::Given;
    }
    event
}

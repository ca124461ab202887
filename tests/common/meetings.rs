//! Which command an action of a competition answers to: so that a history which the law lets pass can be lived again.

use eforos::domain::formats::classic::command::{Brought, Command as Play};
use eforos::domain::formats::classic::event::{Confirmed, Event as D};
use eforos::domain::formats::classic::{Command, Event};

/// The command that these events answer to; `None` when nobody can ask for just these.
pub fn command_of(action: &[&Event]) -> Option<Command> {
    let action = match action {
        [Event::HallWordSet { text }, rest @ ..]
            if text.is_empty() && matches!(rest, [Event::Own(D::RoundPaired { .. })]) =>
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
        [Event::Own(D::TeamAdded { .. } | D::TeamAssigned { .. } | D::MemberSet { .. }), _, ..] => {
            let each = action.iter().map(|event| match event {
                Event::Own(event) => own(event, &[]).map(Command::Own),
                event => common(event),
            });
            each.collect::<Option<_>>().map(Command::Several)
        }
        [Event::Own(first), rest @ ..] => own(first, rest).map(Command::Own),
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
        Event::Signed { .. } => Command::Sign,
        Event::Reopened { reason } => Command::Reopen { reason },
        Event::RoundPublished { round } => Command::Publish { round },
        Event::PublicationWithdrawn { round, reason } => {
            Command::WithdrawPublication { round, reason }
        }
        Event::SheetPhotographed { sha256, bytes, side, round, player, .. } => {
            Command::Photograph { sha256, bytes, side, place: round.zip(player) }
        }
        Event::Undone { action } => Command::Undo { action },
        _ => return None,
    })
}

fn own(first: &D, rest: &[&Event]) -> Option<Play> {
    let alone = || rest.is_empty().then_some(());
    let one = |command| alone().map(|()| command);
    match first.clone() {
        D::SystemChosen { system, rounds, starter } => {
            one(Play::ChooseSystem { system, rounds, starter })
        }
        D::ClockChosen { mode } => one(Play::ChooseClock(mode)),
        D::MinimumGamesSet { games } => one(Play::SetMinimumGames(games)),
        D::TeamAdded { team, name } => one(Play::AddTeam { id: Some(team), name }),
        D::TeamRenamed { team, name } => one(Play::RenameTeam { team, name }),
        D::TeamAssigned { player, team } => one(Play::AssignTeam { player, team }),
        D::MemberSet { player, member } => one(Play::SetMember { player, member }),
        D::AbsenceSet { round, player, absent } => {
            one(Play::Mark { round, player, presence: absent })
        }
        D::RoundPaired { round, despite, .. } => {
            one(Play::PairRound { round, despite, found: None })
        }
        D::PairingTyped { round, tables, byes, .. } => {
            one(Play::TypePairing { round, tables, byes })
        }
        D::PlayersSwapped { round, a, b, reason } => one(Play::SwapPlayers { round, a, b, reason }),
        D::PairingWithdrawn { round, reason } => one(Play::WithdrawPairing { round, reason }),
        D::PairingShown { round } => one(Play::ShowPairing(round)),
        D::RoundClockStarted { round, .. } => one(Play::StartRoundClock(round)),
        D::RoundClockPaused { reason, .. } => one(Play::PauseRoundClock { reason }),
        D::RoundClockResumed { .. } => one(Play::ResumeRoundClock),
        D::RoundClockSet { remaining_ms, reason, .. } => {
            one(Play::SetRoundClock { remaining_ms, reason })
        }
        D::RoundClockEnded { .. } => one(Play::EndRoundClock),
        D::TimeConfirmed { of: Confirmed::Round { .. } | Confirmed::Table { .. } } => {
            one(Play::ConfirmTime)
        }
        D::RoundAlertReached { .. } | D::TableAlertReached { .. } => Some(Play::NoteTime),
        D::TableClockStarted { round, table, mode, side, .. } => {
            one(Play::StartTableClock { round, table, mode, side })
        }
        D::TableClockPressed { side, .. } => one(Play::PressTableClock { side }),
        D::TableClockPaused { reason, .. } => one(Play::PauseTableClock { reason }),
        D::TableClockResumed { .. } => one(Play::ResumeTableClock),
        D::TableClockSet { side, remaining_ms, reason, .. } => {
            one(Play::SetTableClock { side, remaining_ms, reason })
        }
        D::TableClockStopped { .. } => one(Play::StopTableClock),
        D::ResultEntered { round, table, result } => {
            one(Play::EnterResult { round, table, result })
        }
        D::ResultCorrected { round, table, result, reason } => {
            one(Play::CorrectResult { round, table, result, reason })
        }
        D::ResultWithdrawn { round, table, reason } => {
            one(Play::WithdrawResult { round, table, reason })
        }
        D::ResultConfirmed { round, table } => one(Play::ConfirmResult { round, table }),
        D::WalkoverDeclared { round, table, present, reason } => {
            one(Play::DeclareWalkover { round, table, present, reason })
        }
        D::GameCancelled { round, table, reason } => one(Play::CancelGame { round, table, reason }),
        D::ResultsTakenIn { from, reason } => {
            let brought = rest.iter().map(|event| match event {
                Event::Own(D::ResultEntered { round, table, result }) => {
                    Some(Brought { round: *round, table: *table, result: result.clone() })
                }
                _ => None,
            });
            let results = brought.collect::<Option<Vec<Brought>>>()?;
            Some(Play::TakeInResults { from, results, reason })
        }
        D::TurnRecorded { round, table, player, turn } => {
            one(Play::RecordTurn { round, table, player, turn })
        }
        D::TurnRevised { round, table, place, player, turn, reason } => {
            one(Play::ReviseTurn { round, table, place, player, turn, reason })
        }
        D::GameEnded { round, table, end, finisher, racks } => {
            one(Play::EndGame { round, table, end, finisher, racks })
        }
        D::WordsJudged { round, table, words, .. } => {
            let words = words.iter().map(ToString::to_string).collect();
            one(Play::JudgeWords { round, table, words })
        }
        D::ChallengeAnswered { challenge, verdict, source } => {
            Some(Play::AnswerChallenge { challenge, verdict, source })
        }
    }
}

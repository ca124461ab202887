//! Commands into events. Whether these may stand, the law says; what hangs on words, and so on a list and the
//! rulings of the moment, is asked here.

use std::collections::BTreeMap;

use super::command::{Brought, Command};
use super::event::{Confirmed, Event as D, Seated};
use super::judge::Judge;
use super::law::{made, marked_absent, round_ms, rulings_of};
use super::notation::{Unreadable, unread};
use super::paired::Paired;
use super::refusal::Refusal;
use super::state::Classic;
use super::timed::{RoundClock, TableClock, begins_with, clock_of};
use super::{Contest, Event, Rejection};
use crate::domain::contest::Context;
use crate::domain::contest::known::known_round;
use crate::domain::ids::{Attempt, PlayerId, RoundNo, TableNo};
use crate::domain::letters::Word;
use crate::domain::timing::law::BadTime;

/// The events that a command of this format asks for.
///
/// # Errors
/// [`Rejection`], when none could be built.
#[expect(clippy::too_many_lines, reason = "an arm a command, and none may be missing")]
pub fn build(
    contest: &Contest,
    command: Command,
    context: &Context<'_>,
) -> Result<Vec<Event>, Rejection> {
    let game = &contest.game;
    let one = |event| vec![event];
    let events = match command {
        Command::ChooseSystem { system, rounds, starter } => {
            one(D::SystemChosen { system, rounds, starter })
        }
        Command::ChooseClock(mode) => one(D::ClockChosen { mode }),
        Command::SetMinimumGames(games) => one(D::MinimumGamesSet { games }),
        Command::AddTeam { id, name } => {
            one(D::TeamAdded { team: id.unwrap_or_else(|| game.next_team()), name })
        }
        Command::RenameTeam { team, name } => one(D::TeamRenamed { team, name }),
        Command::AssignTeam { player, team } => one(D::TeamAssigned { player, team }),
        Command::SetMember { player, member } => one(D::MemberSet { player, member }),
        Command::Mark { round, player, presence } => {
            one(D::AbsenceSet { round, player, absent: presence })
        }
        Command::PairRound { round, despite, found } => {
            return pair(contest, round, (despite, found), context);
        }
        Command::TypePairing { round, tables, byes } => typed(contest, round, tables, byes)?,
        Command::SwapPlayers { round, a, b, reason } => {
            one(D::PlayersSwapped { round, a, b, reason })
        }
        Command::WithdrawPairing { round, reason } => one(D::PairingWithdrawn { round, reason }),
        Command::ShowPairing(round) => one(D::PairingShown { round }),

        Command::StartRoundClock(round) => {
            let full_ms = round_ms(game).ok_or(Refusal::NoTimeSet)?;
            one(D::RoundClockStarted { round, full_ms })
        }
        Command::PauseRoundClock { reason } => {
            let (clock, remaining_ms) = round_clock(game, context)?;
            one(D::RoundClockPaused { round: clock.round, remaining_ms, reason })
        }
        Command::ResumeRoundClock => {
            let (clock, remaining_ms) = round_clock(game, context)?;
            one(D::RoundClockResumed { round: clock.round, remaining_ms })
        }
        Command::SetRoundClock { remaining_ms, reason } => {
            let last = game.paired().next_back().map(|(round, _)| round);
            let round = game.round_clock.as_ref().map(|clock| clock.round).or(last);
            let round = round.ok_or(Refusal::NotPaired { round: RoundNo::FIRST })?;
            one(D::RoundClockSet { round, remaining_ms, reason })
        }
        Command::EndRoundClock => {
            let (clock, remaining_ms) = round_clock(game, context)?;
            one(D::RoundClockEnded { round: clock.round, remaining_ms })
        }
        Command::ConfirmTime => one(D::TimeConfirmed { of: to_confirm(game, context)? }),
        Command::NoteTime => note(game, context),
        Command::StartTableClock { round, table, mode, side } => {
            let seats = game.table_at(round, table).map_or(0, |table| table.seats.len());
            if seats == 0 {
                return Err(Refusal::UnknownTable { round, table }.into());
            }
            let clock = clock_of(game.rules(), mode, seats).ok_or(Refusal::NoSuchClock)?;
            let (full_ms, game_ms) = begins_with(clock.mode);
            one(D::TableClockStarted { round, table, mode, side, full_ms, game_ms })
        }
        Command::PressTableClock { side } => {
            let (round, table) = table_clock(game)?;
            one(D::TableClockPressed { round, table, side })
        }
        Command::PauseTableClock { reason } => {
            let (round, table) = table_clock(game)?;
            one(D::TableClockPaused { round, table, reason })
        }
        Command::ResumeTableClock => {
            let (round, table) = table_clock(game)?;
            one(D::TableClockResumed { round, table })
        }
        Command::SetTableClock { side, remaining_ms, reason } => {
            let (round, table) = table_clock(game)?;
            one(D::TableClockSet { round, table, side, remaining_ms, reason })
        }
        Command::StopTableClock => {
            let (round, table) = table_clock(game)?;
            one(D::TableClockStopped { round, table })
        }

        Command::EnterResult { round, table, result } => {
            let result = result.completed(game.rules())?;
            one(D::ResultEntered { round, table, result })
        }
        Command::CorrectResult { round, table, result, reason } => {
            let result = result.completed(game.rules())?;
            one(D::ResultCorrected { round, table, result, reason })
        }
        Command::WithdrawResult { round, table, reason } => {
            one(D::ResultWithdrawn { round, table, reason })
        }
        Command::ConfirmResult { round, table } => one(D::ResultConfirmed { round, table }),
        Command::DeclareWalkover { round, table, present, reason } => {
            one(D::WalkoverDeclared { round, table, present, reason })
        }
        Command::CancelGame { round, table, reason } => {
            one(D::GameCancelled { round, table, reason })
        }
        Command::TakeInResults { from, results, reason } => take_in(game, from, results, reason)?,
        Command::RecordTurn { round, table, player, turn } => {
            one(D::TurnRecorded { round, table, player, turn })
        }
        Command::ReviseTurn { round, table, place, player, turn, reason } => {
            one(D::TurnRevised { round, table, place, player, turn, reason })
        }
        Command::EndGame { round, table, end, finisher, racks } => {
            one(D::GameEnded { round, table, end, finisher, racks })
        }
        Command::JudgeWords { round, table, words } => {
            one(judge(contest, (round, table), &words, context)?)
        }
        Command::AnswerChallenge { challenge, verdict, source } => {
            let rulings = rulings_of(contest, challenge, verdict, &source);
            let answered = D::ChallengeAnswered { challenge, verdict, source };
            return Ok([Event::Own(answered)].into_iter().chain(rulings).collect());
        }
    };
    Ok(events.into_iter().map(Event::Own).collect())
}

fn pair(
    contest: &Contest,
    round: RoundNo,
    (despite, found): (Option<String>, Option<Paired>),
    context: &Context<'_>,
) -> Result<Vec<Event>, Rejection> {
    known_round(&contest.game, round)?;
    if contest.game.round(round).is_some_and(|round| round.pairing.is_some()) {
        return Err(Refusal::PairedAlready { round }.into());
    }
    let paired = match found {
        Some(found) => found,
        None => made(contest, round, context.committed_seed(&contest.common))?,
    };
    let starters = paired.starters.into_iter().chain(std::iter::repeat(None));
    let tables = (1..).filter_map(TableNo::new).zip(paired.tables).zip(starters);
    let tables = tables.map(|((table, seats), starter)| Seated { table, seats, starter });
    let state = contest.game.round(round);
    let paired = D::RoundPaired {
        round,
        attempt: state.map_or(Attempt::FIRST, super::state::Round::attempt),
        system: contest.game.chosen.pairs,
        order: paired.order,
        tables: tables.collect(),
        byes: paired.byes,
        absent: marked_absent(contest, round),
        cost: paired.cost.to_string(),
        despite,
    };
    // That nobody called a word is part of the record.
    let silence = contest.common.hall_word.is_none();
    let silence = silence.then_some(Event::HallWordSet { text: String::new() });
    Ok(silence.into_iter().chain([paired.into()]).collect())
}

fn typed(
    contest: &Contest,
    round: RoundNo,
    tables: Vec<Seated>,
    byes: Vec<PlayerId>,
) -> Result<Vec<D>, Rejection> {
    known_round(&contest.game, round)?;
    let attempt = contest.game.round(round).map_or(Attempt::FIRST, super::state::Round::attempt);
    let placed = |player: &PlayerId| {
        byes.contains(player) || tables.iter().any(|table| table.seats.contains(player))
    };
    let there = super::law::all_there(contest, round);
    let absent = there.into_iter().filter(|player| !placed(player)).collect();
    Ok(vec![D::PairingTyped { round, attempt, tables, byes, absent }])
}

fn round_clock<'a>(
    game: &'a Classic,
    context: &Context<'_>,
) -> Result<(&'a RoundClock, i64), Rejection> {
    let clock = game.round_clock.as_ref().ok_or(Refusal::NoClock)?;
    Ok((clock, clock.countdown.remaining_ms(context.now)))
}

fn table_clock(game: &Classic) -> Result<(RoundNo, TableNo), Rejection> {
    let clock: &TableClock = game.table_clock.as_ref().ok_or(Refusal::NoClock)?;
    Ok((clock.round, clock.table))
}

/// The time that a restart has made uncertain: the round's first.
fn to_confirm(game: &Classic, context: &Context<'_>) -> Result<Confirmed, Rejection> {
    let now = context.now;
    let of_round = game.round_clock.as_ref();
    let of_table = game.table_clock.as_ref().filter(|clock| clock.crossed_a_restart(now));
    match (of_round.filter(|clock| clock.countdown.crossed_a_restart(now)), of_table) {
        (Some(clock), _) => {
            let remaining_ms = clock.countdown.remaining_ms(now);
            Ok(Confirmed::Round { round: clock.round, remaining_ms })
        }
        (None, Some(clock)) => Ok(Confirmed::Table { round: clock.round, table: clock.table }),
        (None, None) if of_round.is_some() || game.table_clock.is_some() => {
            Err(BadTime::IsSo.into())
        }
        (None, None) => Err(Refusal::NoClock.into()),
    }
}

/// The alerts that have fallen due since they were last noted.
fn note(game: &Classic, context: &Context<'_>) -> Vec<D> {
    let now = context.now;
    let mut events = Vec::new();
    if let Some(clock) = &game.round_clock {
        let round = clock.round;
        let due = clock.due(game.rules(), now).into_iter();
        events.extend(due.map(|(alert_ms, outcome)| D::RoundAlertReached {
            round,
            alert_ms,
            outcome,
        }));
    }
    if let Some(clock) = &game.table_clock {
        let (round, table) = (clock.round, clock.table);
        let due = clock.due(now).into_iter();
        events.extend(due.map(|(of, alert_ms, outcome)| D::TableAlertReached {
            round,
            table,
            of,
            alert_ms,
            outcome,
        }));
    }
    events
}

/// Results from elsewhere: those that stand here so already are passed over.
fn take_in(
    game: &Classic,
    from: String,
    results: Vec<Brought>,
    reason: String,
) -> Result<Vec<D>, Rejection> {
    let mut events = vec![D::ResultsTakenIn { from, reason }];
    for Brought { round, table, result } in results {
        let result = result.completed(game.rules())?;
        let stands = game.table_at(round, table).and_then(super::state::Table::result);
        if stands.is_none_or(|keyed| keyed.result != result) {
            events.push(D::ResultEntered { round, table, result });
        }
    }
    Ok(if events.len() > 1 { events } else { Vec::new() })
}

fn judge(
    contest: &Contest,
    (round, table): (Option<RoundNo>, Option<TableNo>),
    words: &[String],
    context: &Context<'_>,
) -> Result<D, Rejection> {
    let rules = contest.game.rules();
    let word = |text: &String| {
        let alphabet = rules.alphabet();
        let letters = alphabet.read_letters(text).map_err(|why| unread(alphabet, why));
        let word = letters.and_then(|letters| {
            let word = Word::new(letters);
            let word = word.filter(|word| alphabet.cut(word.letters()).is_some());
            word.ok_or(Unreadable::Nothing)
        });
        word.map_err(|why| Refusal::NotAWord { text: text.clone(), why })
    };
    let words = words.iter().map(word).collect::<Result<Vec<Word>, Refusal>>()?;
    let common = &contest.common;
    let passport = common.lexicon.clone().ok_or(Rejection::NotCreated)?;
    let rulings: BTreeMap<Word, _> =
        common.rulings.iter().map(|(word, ruling)| (word.clone(), ruling.ruled)).collect();
    let (list, authority) = (context.lexicon, common.authority());
    let verdict = Judge { rules, list, authority, rulings: &rulings }.of(&words);
    let challenge = contest.game.next_challenge();
    Ok(D::WordsJudged { challenge, round, table, words, verdict, passport })
}

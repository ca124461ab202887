//! What can be done in Rounds beside the next step, by rank: what one needs now, corrections, and what is
//! dangerous, which always asks.

use super::in_view::{round_in_view, round_of_step};
use crate::commands::formats::anagram::step::joint::HallStep;
use crate::commands::formats::anagram::step::{self, Step};
use crate::commands::formats::anagram::{Command, Question as Own};
use crate::commands::{
    CeremonyFrom, DrawMode, HallStandings, Pinned, Question, Situation, UserCommand,
};
use crate::domain::contest::Openness;
use crate::domain::formats::anagram::event::PausedTiles;
use crate::domain::formats::anagram::law::stopped_round;
use crate::domain::formats::anagram::round::Stage;
use crate::domain::formats::anagram::rules::all_rounds;
use crate::domain::ids::RoundNo;
use crate::language::tr;
use crate::screens::Act;
use crate::screens::formats::anagram::hall::last_graded;
use crate::text;
use crate::views::formats::anagram::questions::rounds::{draw_ahead, give_up_rest};
use crate::views::formats::anagram::restarted::stood_at;
use crate::views::formats::anagram::{Sight, at_hall};
use crate::views::name;
use crate::views::projector::{for_hall, goes_on_at, has_page, latest_standings};

/// So many stand beside the next step at most.
pub const AT_HAND: usize = 3;

/// What can be done, by rank; nothing stands in two.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Acts {
    /// What one needs now.
    pub at_hand: Vec<Act>,
    /// Of time, letters and what was played on paper.
    pub corrections: Vec<Act>,
    /// What ends or repeats a round: each asks, and wants a reason.
    pub dangerous: Vec<Act>,
}

/// What one needs now beside the next step.
pub fn at_hand(sight: &Sight<'_>) -> Vec<Act> {
    let step = sight.step();
    acts(sight, &step, round_in_view(sight, &step)).at_hand
}

/// What can be done with a round in view while this is the next step.
pub(super) fn acts(sight: &Sight<'_>, step: &Step, number: RoundNo) -> Acts {
    use UserCommand as C;
    let situation = sight.situation();
    let act = |command| named(sight, &situation, command);
    let possible = |commands: Vec<UserCommand>| -> Vec<Act> {
        commands.into_iter().map(act).filter(|act| act.enabled).collect()
    };
    let between = matches!(
        step,
        Step::Draw(_)
            | Step::TypeLetters(_)
            | Step::StartBreak(_)
            | Step::EndBreak(_)
            | Step::KeySheets(_)
            | Step::Sign
            | Step::Hall(_)
    );
    // In the ceremony many places are called at once with one press, or passed over.
    let later = C::Ask(Question::CeremonyFrom(CeremonyFrom::Tenth));
    let mut at_hand = match sight.desk.pinned {
        Pinned::Ceremony(at) => {
            let page = has_page(sight, at.called).then_some(C::CallPage);
            [C::CallBack, later.clone()].into_iter().chain(page).collect()
        }
        _ => vec![C::Ask(Question::Pause(PausedTiles::Hidden))],
    };
    let in_ceremony = matches!(sight.desk.pinned, Pinned::Ceremony(_));
    if *step == Step::Signed && !in_ceremony {
        if goes_on_at(sight).called > 0 {
            at_hand.push(C::CeremonyAnew);
        }
        at_hand.push(later);
    }
    at_hand.extend(of_hall(sight, step));
    if matches!(step, Step::ConfirmTime(_)) {
        at_hand.push(C::Ask(Question::SetRemaining));
    }
    if stopped_round(sight.record, sight.contest()).is_some() {
        at_hand.push(C::Ask(Question::SetRemaining));
    }
    at_hand.extend(ahead(sight, step).map(C::Ask));
    if matches!(step, Step::KeySheets(_)) {
        at_hand.push(C::Ask(Question::Sign));
    }
    if matches!(step, Step::Collect(..)) {
        at_hand.push(C::StartBreak);
    }
    at_hand.push(C::Ask(Question::SetBreak));
    let shown = for_hall(sight);
    if between && last_graded(sight).is_some() {
        at_hand.extend([C::Review, C::Pin(Pinned::Standings(shown))]);
    } else if shown == HallStandings::Latest {
        at_hand.push(C::Pin(Pinned::Standings(shown)));
    }
    let mut at_hand: Vec<Act> = possible(at_hand);
    at_hand.truncate(AT_HAND);
    let not_at_hand = |act: &Act| at_hand.iter().all(|other| other.command != act.command);
    // Of a round that is only looked at each names it.
    let is_on = round_of_step(sight, step) == number;
    let named = |act: Act| match name::of_its_round(sight.language(), &act.command) {
        Some(name) if !is_on => act.named(name),
        _ => act,
    };
    let of_round = |questions: Vec<Question>| {
        possible(questions.into_iter().map(C::Ask).collect())
            .into_iter()
            .filter(not_at_hand)
            .map(named)
            .collect()
    };
    let corrections = vec![
        Question::SetRemaining,
        Question::RestartTime,
        Question::Correct(number),
        Question::Record(number),
    ];
    let stage = sight.contest().game.round(number).map(|round| &round.stage);
    let replay = stage.is_some_and(|it| !matches!(it, Stage::ToCome | Stage::GivenUp));
    let replay = replay.then_some(Question::Replay(number));
    let mut dangerous: Vec<Question> =
        [Some(Question::Stop), replay, Some(Question::GiveUp(number))]
            .into_iter()
            .flatten()
            .collect();
    let open = sight.contest().game.current_round().map(|(open, _)| open);
    dangerous.extend(
        open.filter(|&open| Some(open) != all_rounds().next_back()).map(Question::GiveUpRest),
    );
    let signed = sight.contest().common.openness == Openness::Signed;
    dangerous.extend(signed.then_some(Question::Reopen));
    let (corrections, dangerous) = (of_round(corrections), of_round(dangerous));
    Acts { at_hand, corrections, dangerous }
}

/// What a hall of a joint competition needs: to pass, to stop asking, to open a round although sheets are missing, or to
/// type letters that were told over the telephone.
fn of_hall(sight: &Sight<'_>, step: &Step) -> Vec<UserCommand> {
    let Some(round) = at_hall::venue(sight).and_then(|_| at_hall::to_come(sight)) else {
        return Vec::new();
    };
    let ask = |question: Own| UserCommand::Ask(question.into());
    let mut acts = match step {
        Step::Hall(HallStep::CallWord) => vec![ask(Own::Pass)],
        Step::Hall(HallStep::AwaitWords) => vec![ask(Own::WordLate)],
        Step::Hall(HallStep::Asking(_)) => vec![Command::StopAsking.into()],
        Step::Hall(_) | Step::AddPlayers => Vec::new(),
        _ => vec![Command::OpenRound.into()],
    };
    acts.push(ask(Own::ByTelephone(round)));
    acts
}

/// A command under its name; buttons of the round in view are short, those of other rounds name them.
fn named(sight: &Sight<'_>, situation: &Situation, command: UserCommand) -> Act {
    let language = sight.language();
    let named = match command {
        UserCommand::Ask(Question::GiveUpRest(from)) => give_up_rest(sight, from).title,
        UserCommand::Ask(Question::DrawAhead(round, mode)) => draw_ahead(sight, round, mode).title,
        UserCommand::Ask(Question::CeremonyFrom(_)) => {
            Some(tr(language, "commands-ceremony-from-short"))
        }
        // Short: three stand in a row.
        UserCommand::Review => Some(tr(language, "commands-pin-review")),
        UserCommand::Pin(Pinned::Standings(HallStandings::Latest)) => Some(latest_standings(sight)),
        // The other answer to the question which time is true: it is what this question proposes.
        UserCommand::Ask(Question::SetRemaining) => {
            let other = |left| text!(language, "rounds-reopened-other", left = name::clock(left));
            let too_early = || {
                stopped_round(sight.record, sight.contest())
                    .map(|_| tr(language, "rounds-gives-back"))
            };
            stood_at(sight).map(other).or_else(too_early)
        }
        _ => None,
    };
    let act = Act::new(language, situation, command);
    let label = named.unwrap_or_else(|| act.label.clone());
    act.named(label)
}

/// Going on although something is waited for.
fn ahead(sight: &Sight<'_>, step: &Step) -> Option<Question> {
    let waits = matches!(step, Step::Collect(..) | Step::StartBreak(_) | Step::EndBreak(_));
    let round = step::undrawn(sight.contest()).filter(|_| waits)?;
    let mode = if sight.contest().common.revealed.is_some() {
        DrawMode::Physical
    } else {
        sight.desk.draw_mode
    };
    Some(Question::DrawAhead(round, mode))
}

//! Questions about the hall's network: closing it while somebody keys, sending a station away, what players may read.

use crate::commands::{Closing, Question, UserCommand};
use crate::domain::contest::command::Command;
use crate::domain::contest::event::Event;
use crate::domain::contest::office::Office;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::language::tr;
use crate::screens::Ranks;
use crate::screens::hall::PipState;
use crate::stations::{Inside, Overview};
use crate::text;
use crate::views::asked::{Answer, AskedPlayer, Deed, Enter, REASON, order};
use crate::views::options::options;
use crate::views::{AskedOf as Asked, OwnViews, Sight};

/// Close the doors while stations are in.
pub fn close<F: OwnViews>(sight: &Sight<'_, F>) -> Asked<F> {
    let staff = sight.desk.doors.as_ref().and_then(|doors| doors.staff.as_ref());
    let here = staff.map_or(0, |staff| staff.inside.iter().filter(|it| it.open).count());
    let about = text!(sight.language(), "stations-close-about", count = here);
    Asked {
        lines: [about].into_iter().chain(names_at_work(sight)).collect(),
        ..Asked::new(Office::Anybody, Ok(Answer::Deed(Deed::CloseDoors)))
    }
}

/// Close the competition or the program, and the doors with it, while somebody is at work at a station.
pub fn close_at_work<F: OwnViews>(sight: &Sight<'_, F>, closing: Closing) -> Asked<F> {
    Asked {
        lines: at_work(sight),
        cancel: Some((tr(sight.language(), "rounds-ask-stay-open"), None)),
        enter: Enter::No,
        ..Asked::new(Office::Anybody, Ok(Answer::Deed(Deed::Close(closing))))
    }
}

/// What closing means to who is at work at a station, and who that is; nothing where nobody is.
pub fn at_work<F: OwnViews>(sight: &Sight<'_, F>) -> Vec<String> {
    let names: Vec<String> = names_at_work(sight).collect();
    let about = (!names.is_empty())
        .then(|| text!(sight.language(), "stations-close-about", count = names.len()));
    about.into_iter().chain(names).collect()
}

fn names_at_work<F: OwnViews>(sight: &Sight<'_, F>) -> impl Iterator<Item = String> {
    let language = sight.language();
    let inside = sight.desk.doors.iter().flat_map(Overview::at_work);
    inside.map(move |Inside { who, begun, .. }| {
        let (name, station) = (&who.name, &who.station);
        text!(language, "stations-at-work", name = name, station = station, count = *begun)
    })
}

/// Send a station away.
pub fn revoke<F: OwnViews>(sight: &Sight<'_, F>, label: &str) -> Asked<F> {
    let language = sight.language();
    let revoke = UserCommand::Revoke(label.to_owned());
    Asked {
        title: Some(text!(language, "stations-revoke", station = label)),
        lines: vec![tr(language, "stations-revoke-about")],
        ..Asked::new(Office::Anybody, Ok(Answer::User(revoke)))
    }
}

/// Show a round's sheets to their players: what of it is still open is said first.
pub fn publish<F: OwnViews>(sight: &Sight<'_, F>, asked: Option<RoundNo>) -> Asked<F> {
    let (language, contest) = (sight.language(), sight.contest());
    let is_open = |round: &RoundNo| {
        contest.game.is_played(*round) && !contest.common.published.contains(round)
    };
    let open: Vec<RoundNo> = sight.rounds().filter(is_open).collect();
    // Whoever opens the doors late publishes all there is; what phones add up has no gap. A round with sheets
    // missing is proposed only where every one has.
    let is_whole = |round: &&RoundNo| F::ranks(sight, **round).missing == 0;
    let proposed = open.iter().rfind(is_whole).or(open.last()).copied();
    let round = asked.filter(|round| open.contains(round)).or(proposed);
    let Some(round) = round else {
        let lines = vec![tr(language, "stations-nothing-to-publish")];
        return Asked { lines, ..Asked::new(Office::Referee, Ok(Answer::Nothing)) };
    };
    let Ranks { missing, provisional, .. } = F::ranks(sight, round);
    // What was withdrawn for a reason comes back by itself alone.
    let stands = sight.record.log().iter().filter(|it| !sight.record.is_undone(it.action));
    let withdrawn: Vec<RoundNo> = stands
        .filter_map(|it| match &it.event {
            Event::PublicationWithdrawn { round, .. } => Some(*round),
            _ => None,
        })
        .collect();
    let goes_along = |one: &RoundNo| *one < round && !withdrawn.contains(one);
    let with: Vec<RoundNo> = open.iter().copied().filter(goes_along).collect();
    let words = F::undecided(sight);
    let is_of = |one: &RoundNo| *one == round || with.contains(one);
    let words = words.values().filter(|standing| standing.rounds.iter().any(is_of)).count();
    // Rounds to come may still turn it; of those that nobody plays any more none can.
    let decides =
        F::pips(sight).iter().skip(round.get().into()).all(|pip| pip.is == PipState::GivenUp);
    let told =
        |count: usize, key| (count > 0).then(|| text!(language, F::said(key), count = count));
    let lines = [
        Some(tr(language, F::said("stations-publish-about"))),
        (!with.is_empty()).then(|| {
            let rounds = with.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
            text!(language, "stations-publish-with", rounds = rounds)
        }),
        told(words, "stations-publish-undecided"),
        told(missing, "stations-publish-missing"),
        // Second keyings, keyings that differ, what somebody has begun.
        provisional.then(|| tr(language, "stations-publish-provisional")),
        decides.then(|| tr(language, "stations-publish-decides")),
    ];
    let choices = options(
        sight,
        F::said("dialog-round"),
        open.iter().copied(),
        round,
        |round| Question::Publish(Some(round)),
        |round| round.to_string(),
    );
    Asked {
        title: Some(text!(language, F::said("stations-publish"), round = round.get())),
        lines: lines.into_iter().flatten().collect(),
        choices: (open.len() > 1).then_some(choices).into_iter().collect(),
        ..Asked::new(Office::Referee, order(all_of(&with, round)))
    }
}

fn all_of<F: OwnViews>(with: &[RoundNo], round: RoundNo) -> Command<F> {
    let rounds = with.iter().copied().chain([round]);
    let mut all: Vec<Command<F>> = rounds.map(|round| Command::Publish { round }).collect();
    if all.len() > 1 { Command::Several(all) } else { all.remove(0) }
}

/// Show a round's sheets no more: why.
pub fn withdraw<F: OwnViews>(sight: &Sight<'_, F>, asked: Option<RoundNo>) -> Asked<F> {
    let language = sight.language();
    let published: Vec<RoundNo> = sight.contest().common.published.iter().copied().collect();
    let round = asked.filter(|round| published.contains(round));
    let Some(round) = round.or_else(|| published.last().copied()) else {
        let lines = vec![tr(language, F::said("stations-nothing-published"))];
        return Asked { lines, ..Asked::new(Office::Referee, Ok(Answer::Nothing)) };
    };
    let choices = options(
        sight,
        F::said("dialog-round"),
        published.iter().copied(),
        round,
        |round| Question::WithdrawPublication(Some(round)),
        |round| round.to_string(),
    );
    let reason = sight.desk.reason();
    Asked {
        title: Some(text!(language, F::said("stations-withdraw"), round = round.get())),
        lines: vec![tr(language, F::said("stations-withdraw-about"))],
        choices: (published.len() > 1).then_some(choices).into_iter().collect(),
        fields: vec![REASON],
        ..Asked::new(Office::Referee, order(Command::WithdrawPublication { round, reason }))
    }
}

/// Give a player another card: whose, and that the one before is worth nothing then.
pub fn new_card<F: OwnViews>(sight: &Sight<'_, F>, asked: Option<PlayerId>) -> Asked<F> {
    let language = sight.language();
    let chosen = asked.filter(|player| sight.contest().common.players.contains_key(player));
    let answer = chosen.ok_or_else(|| tr(language, "dialog-no-player"));
    let about = |player| Question::NewCard(Some(player));
    Asked {
        lines: vec![tr(language, "stations-new-card-about")],
        player: Some(AskedPlayer {
            chosen,
            told: String::new(),
            about: Box::new(about),
            typed: None,
        }),
        ready: chosen.is_some(),
        ..Asked::new(Office::Referee, answer.map(|player| Answer::Deed(Deed::NewCard(player))))
    }
}

/// Let devices in that refuse encryption: what that is worth.
pub fn allow_plain<F: OwnViews>(sight: &Sight<'_, F>) -> Asked<F> {
    let lines = ["stations-plain-about", "stations-plain-asks"];
    Asked {
        lines: lines.map(|key| tr(sight.language(), key)).into(),
        // Pressed out of habit, it must change nothing: what they send anybody in the network can read.
        enter: Enter::No,
        ..Asked::new(Office::Referee, Ok(Answer::Deed(Deed::AllowPlain)))
    }
}

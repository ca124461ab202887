//! A scene of the hall as a few blocks that any page can be made of, in the order in which they are read.

use std::collections::BTreeSet;

use serde::Serialize;

use super::block::{Block, Kind, Row, Tile, Time, Weight};
use super::keying::Keying;
use super::own::Own;
use super::told::{At, called, leaders, legend, line, rows, standings_table};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::language::Language;
use crate::screens::Open;
use crate::screens::hall::{Hall, Scene, Scenes, Stage, StepState};

/// The scenes in which letters lie that players play with, or will in a moment.
pub(super) const BEFORE_OVER: [&str; 3] = ["letters", "countdown", "paused"];

/// The name of the scene in which so many sheets came in: before the first of them the time has just run out, which a
/// screen shows in the colours of the wall.
pub(super) const fn collecting(collected: usize) -> &'static str {
    if collected == 0 { "over" } else { "collecting" }
}

/// A format whose rounds other devices are shown.
pub trait Shows: Scenes {
    /// What may be seen of a round's scene at this moment: nothing that is turned or said later.
    fn round(scene: &Self::Round, language: Language, at: At<'_>) -> Round;

    /// What phones are told in place of what was judged: players named as the rules let them be named to everybody.
    /// `None` where that is all the same.
    fn told(_: &Open<'_, Self>) -> Option<Self::Judged> {
        None
    }

    /// What a player reads of it with the code on their card, of these rounds alone: nothing that may not be known yet, and
    /// nothing of others.
    fn of_player(_: &Open<'_, Self>, _: Language, _: PlayerId, _: &BTreeSet<RoundNo>) -> Own {
        Own::default()
    }

    /// How many rounds there are, where that is known before the last one.
    fn rounds(_: &Open<'_, Self>) -> Option<usize> {
        None
    }

    /// How many words that count up to a round nobody has ruled on yet.
    fn undecided(_: &Open<'_, Self>, _after: RoundNo) -> usize {
        0
    }

    /// What stations key of it; `None` where they key nothing.
    fn keying() -> Option<&'static dyn Keying<Self>> {
        None
    }
}

/// What is seen of a round's scene.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// The scene's name.
    pub kind: &'static str,
    /// What stands there.
    pub blocks: Vec<Block>,
    /// The time, where there is one.
    pub time: Option<Time>,
}

/// What a page of the hall shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Shown {
    /// The scene's name.
    pub kind: &'static str,
    /// The competition's title.
    pub title: String,
    /// What stands there, from top to bottom.
    pub blocks: Vec<Block>,
    /// The time, where there is one.
    pub time: Option<Time>,
}

/// What a scene of the hall shows at a moment.
pub fn shown<F: Shows>(hall: &Hall<F>, at: At<'_>) -> Shown {
    let Round { kind, blocks, time } = match &hall.scene {
        Scene::Round(round) => F::round(round, hall.language, at),
        scene => common(hall, scene, at),
    };
    Shown { kind, title: hall.foot.title.clone(), blocks, time }
}

/// A scene that every format has.
fn common<F: Shows>(hall: &Hall<F>, scene: &Scene<F>, at: At<'_>) -> Round {
    let round = |kind, blocks: Vec<Option<Block>>, time| Round {
        kind,
        blocks: blocks.into_iter().flatten().collect(),
        time,
    };
    match scene {
        Scene::Welcome {
            greeting,
            title,
            club,
            place,
            starts,
            players,
            clubs,
            list,
            commitment,
            word,
        } => {
            let count = [players, clubs].into_iter().filter(|text| !text.is_empty());
            let count: Vec<&str> = count.map(String::as_str).collect();
            let mut facts: Vec<(String, String)> = Vec::new();
            if let Some((what, rest)) = list.split_first() {
                facts.push((what.clone(), rest.join(" · ")));
            }
            facts.extend(commitment.iter().chain(word).cloned());
            // That nobody called a word is no word.
            facts.retain(|(_, said)| !said.is_empty());
            let blocks = vec![
                line(greeting, Weight::Quiet),
                line(title, Weight::Title),
                line(club, Weight::Plain),
                line(place, Weight::Plain),
                line(starts, Weight::Notice),
                line(&count.join(" · "), Weight::Plain),
                (!facts.is_empty()).then_some(Block::Facts { rows: facts }),
            ];
            round("welcome", blocks, None)
        }
        Scene::Break {
            heading,
            time,
            alerts_ms,
            phases,
            next,
            about,
            back,
            leaders: lead,
            head,
        } => {
            let mut blocks = vec![
                line(heading, Weight::Title),
                line(next, Weight::Plain),
                line(about, Weight::Quiet),
                line(&at.back(back, time, hall.zone_ms), Weight::Plain),
            ];
            blocks.extend(leaders(lead.as_ref(), hall.language));
            blocks.push(line(head, Weight::Quiet));
            round("break", blocks, Some(at.time(time, alerts_ms, phases)))
        }
        Scene::Next { heading, round: next, kinds, about, minutes, waits, leaders: lead, head } => {
            let mut blocks = vec![
                line(heading, Weight::Quiet),
                line(next, Weight::Title),
                unseen(kinds),
                line(about, Weight::Plain),
                line(minutes, Weight::Plain),
                line(waits, Weight::Notice),
            ];
            blocks.extend(leaders(lead.as_ref(), hall.language));
            blocks.push(line(head, Weight::Quiet));
            round("next", blocks, None)
        }
        Scene::End { heading, about, facts, first, head } => {
            let rows: Vec<Row> = first.iter().map(called).collect();
            let first = (!rows.is_empty()).then(|| Block::table(Vec::new(), rows));
            let blocks = vec![
                line(heading, Weight::Title),
                line(about, Weight::Plain),
                line(&facts.join(" · "), Weight::Quiet),
                first,
                line(head, Weight::Quiet),
            ];
            round("end", blocks, None)
        }
        Scene::Standings { title, provisional, headings, rows: of, .. } => {
            let blocks = vec![
                line(title, Weight::Title),
                line(provisional, Weight::Notice),
                legend(of, hall.language),
                Some(standings_table(headings, of)),
            ];
            round("standings", blocks, None)
        }
        Scene::Ceremony { unsigned, heading, stage, .. } => {
            // It is told before the first call; no call is for telling it.
            let unsigned = line(unsigned, Weight::Notice).filter(|_| *stage == Stage::Opening);
            let told = [line(heading, Weight::Title), unsigned].into_iter();
            round("ceremony", told.chain(of_stage(stage).into_iter().map(Some)).collect(), None)
        }
        Scene::Message(text) => round("message", vec![line(text, Weight::Title)], None),
        Scene::Black | Scene::Round(_) => round("black", Vec::new(), None),
    }
}

/// Letters that nobody knows yet, so many of each kind.
fn unseen(kinds: &[usize]) -> Option<Block> {
    let kind = |at| if at == 0 { Kind::Consonant } else { Kind::Vowel };
    let of = |(at, &count): (usize, &usize)| std::iter::repeat_n(Tile::Down { k: kind(at) }, count);
    let tiles: Vec<Tile> = kinds.iter().enumerate().flat_map(of).collect();
    (!tiles.is_empty()).then(|| Block::Tiles { name: String::new(), tiles })
}

/// Who was called so far.
fn of_stage(stage: &Stage) -> Vec<Block> {
    let table = |rows: Vec<Row>| Block::table(Vec::new(), rows);
    // Its line goes on to where its points will stand.
    let to_come = || Row { figures: vec![String::new()], ..Row::default() };
    match stage {
        Stage::Opening => Vec::new(),
        Stage::Page { places, page, rows: of } => {
            let row = |(rank, who): &(String, Option<_>)| {
                let row = who.as_ref().map_or_else(to_come, called);
                Row { rank: rank.clone(), ..row }
            };
            let named = line(&[places.as_str(), page.as_str()].join(" "), Weight::Plain);
            named.into_iter().chain([table(of.iter().map(row).collect())]).collect()
        }
        Stage::Place { now, before } => {
            let names = line(&now.names.join(", "), Weight::Great);
            let said = [&now.rank, &now.others, &now.club, &now.points, &now.before_equals];
            let said = said.map(|text| line(text, Weight::Plain));
            let [rank, others, club, points, why] = said;
            let of_now = [rank, names, others, club, points, why];
            of_now.into_iter().flatten().chain([table(rows(before))]).collect()
        }
        Stage::Podium(steps) => {
            let row = |step: &crate::screens::hall::Step| match &step.is {
                StepState::ToCome => Row { rank: step.rank.clone(), ..to_come() },
                StepState::Announced => {
                    Row { rank: step.rank.clone(), name: "…".to_owned(), ..to_come() }
                }
                StepState::Called(who) => Row { rank: step.rank.clone(), ..called(who) },
            };
            vec![table(steps.iter().map(row).collect())]
        }
    }
}

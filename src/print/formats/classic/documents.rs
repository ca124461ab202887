//! Every document of a competition by its name: from values alone, whoever brings them.

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use super::challenge_slips::{ChallengeSlips, challenge_slips};
use super::cross_table::{CrossTable, cross_table};
use super::diplomas::{Diplomas, diplomas};
use super::judge_log::{JudgeLog, judge_log};
use super::pairings::{Pairings, pairings};
use super::played::{Course, Played};
use super::player_report::{PlayerReport, Progress, player_reports};
use super::result_slips::{ResultSlips, result_slips};
use super::rules;
use super::score_sheets::{ScoreSheets, SheetPaper, Which, score_sheets};
use super::standings_sheet::{Form, StandingsSheet, standings_sheet};
use super::table_cards::{TableCards, table_cards};
use super::team_standings::{TeamStandings, team_standings};
use super::whole_game::{WholeGame, whole_game};
use crate::domain::contest::Details;
use crate::domain::formats::classic::competition::Competition;
use crate::domain::formats::classic::course::Course as Gone;
use crate::domain::formats::classic::game::Game;
use crate::domain::formats::classic::rules::Rules;
use crate::domain::formats::classic::standings::{Up, standings};
use crate::domain::formats::classic::teams::teams;
use crate::domain::ids::{RoundNo, TableNo};
use crate::domain::lexicon::Passport;
use crate::language::{Language, tr};
use crate::print::layout::canvas::notice;
use crate::print::layout::pages::{Watch, parts};
use crate::print::layout::{Pages, Templates};
use crate::print::rules_page::{RulesPage, rules_page};
use crate::print::wish::{Document, Paper, Wish};
use crate::print::words;

/// The documents that a competition of this format has, in the order of the day.
pub const DOCUMENTS: [Document; 15] = [
    Document::Rules,
    Document::TableCards,
    Document::Pairings,
    Document::ScoreSheets,
    Document::ResultSlips,
    Document::ChallengeSlips,
    Document::Standings,
    Document::UnnamedStandings,
    Document::TeamStandings,
    Document::CrossTable,
    Document::PlayerReport,
    Document::JudgeLog,
    Document::WholeGame,
    Document::Final,
    Document::Certificates,
];

/// Why a competition of these rules never has a document; `None` where it has.
pub fn has_none(rules: &Rules, document: Document, language: Language) -> Option<String> {
    let has_teams = rules.swiss().is_some_and(|swiss| swiss.team.is_some());
    let is_without = document == Document::TeamStandings && !has_teams;
    is_without.then(|| tr(language, "commands-needs-teams"))
}

/// A competition as it is brought to paper.
#[derive(Clone, Copy)]
pub struct Brought<'a> {
    /// Title, date, people.
    pub details: &'a Details,
    /// Players, teams, rounds, penalties.
    pub competition: &'a Competition,
    /// The list, book or site that judges.
    pub list: Option<&'a Passport>,
    /// The games that were recorded whole, with what follows from each.
    pub whole: &'a BTreeMap<(RoundNo, TableNo), (Game, Gone)>,
    /// What only a history knows.
    pub course: &'a Course,
}

/// The pages of a document, in a language; none of one that the format does not have. `None` when `watch` broke off.
pub fn lay_out(
    wish: &Wish,
    brought: Brought<'_>,
    language: Language,
    templates: &Templates,
    watch: Watch<'_>,
) -> Option<Pages> {
    let Brought { details, competition, list, course, .. } = brought;
    let up = wish.round.filter(|_| wish.document.is_up_to_a_round()).map_or(Up::ToTheEnd, Up::To);
    let standings = standings(competition, up);
    let teams = teams(competition, &standings);
    let last = competition.last_round();
    let after = match up {
        Up::To(round) => last.map(|last| last.min(round)),
        Up::ToTheEnd | Up::Before(_) => last,
    };
    let (standings, teams) = (&standings, teams.as_slice());
    let played = Played { details, competition, list, standings, teams, after, course };
    let which = Which { round: wish.round, table: wish.table, blank: wish.blank };
    Some(match wish.document {
        Document::ScoreSheets => {
            let paper = match wish.paper {
                None => SheetPaper::Whole,
                Some(Paper::A5) => SheetPaper::Half,
                Some(Paper::A4) => SheetPaper::Halves,
            };
            let facts = ScoreSheets::of(played, which, paper, language);
            return score_sheets(&facts, language, templates, watch);
        }
        Document::ResultSlips => {
            let facts = ResultSlips::of(played, which, language);
            return result_slips(&facts, language, templates, watch);
        }
        Document::ChallengeSlips => {
            let facts = ChallengeSlips::of(played, wish.blank, language);
            return challenge_slips(&facts, language, templates, watch);
        }
        Document::TableCards => {
            let facts = TableCards::of(played, (wish.table, wish.blank), language);
            return table_cards(&facts, language, templates, watch);
        }
        Document::Pairings => {
            return all_pairings(wish, played, language, templates, watch);
        }
        Document::Standings | Document::Final => {
            let is_final = wish.document == Document::Final;
            let form = if is_final { Form::Final } else { Form::PutUp };
            let facts = StandingsSheet::of(played, form, language);
            standings_sheet(&facts, language, templates)
        }
        Document::UnnamedStandings => {
            let facts = StandingsSheet::unnamed(played, language);
            standings_sheet(&facts, language, templates)
        }
        Document::TeamStandings => {
            let facts = TeamStandings::of(played, wish.team, language);
            team_standings(&facts, language, templates)
        }
        Document::CrossTable => cross_table(&CrossTable::of(played, language), language, templates),
        Document::PlayerReport => {
            let players = competition.players.iter().map(|entrant| entrant.player.id);
            let wanted = players.filter(|it| wish.player.is_none_or(|only| only == *it));
            let progress = Progress::of(played);
            let report = |player| PlayerReport::on_paper(played, player, &progress, language);
            let facts: Vec<_> = wanted.map(report).collect();
            return player_reports(&facts, language, templates, watch);
        }
        Document::JudgeLog => judge_log(&JudgeLog::of(played, language), language, templates),
        Document::WholeGame => {
            return whole_games(wish, (brought, played), language, templates, watch);
        }
        Document::Certificates => {
            let facts = Diplomas::of(played, wish.player, language);
            return diplomas(&facts, language, templates, watch);
        }
        Document::Rules => {
            let rules = &*competition.rules;
            let parts = rules::parts(rules, language);
            let page = RulesPage { details: details.clone(), id: rules.name.clone(), parts };
            rules_page(&page, language, templates)
        }
        Document::WordSheets
        | Document::GradedSheets
        | Document::RoundRecord
        | Document::Guide
        | Document::Commitment
        | Document::PlayerCards
        | Document::Rulings
        | Document::Slips
        | Document::PlayerRecord
        | Document::TurnRecord
        | Document::GameSheet
        | Document::ZeroNotices
        | Document::Warnings => Pages::default(),
    })
}

/// Of every round unless one is chosen.
fn all_pairings(
    wish: &Wish,
    played: Played<'_>,
    language: Language,
    templates: &Templates,
    watch: Watch<'_>,
) -> Option<Pages> {
    let rounds = played.competition.rounds.keys().copied();
    let rounds = rounds.filter(|round| wish.round.is_none_or(|only| only == *round));
    let mut all: Vec<_> =
        rounds.filter_map(|round| Pairings::of(played, round, language)).collect();
    if all.is_empty() {
        all.push(Pairings::default());
    }
    parts(&all, watch, |facts| pairings(facts, language, templates))
}

fn whole_games(
    wish: &Wish,
    (brought, played): (Brought<'_>, Played<'_>),
    language: Language,
    templates: &Templates,
    watch: Watch<'_>,
) -> Option<Pages> {
    let wanted = brought.whole.iter().filter(|((round, table), _)| {
        wish.round.is_none_or(|only| only == *round) && wish.table.is_none_or(|only| only == *table)
    });
    let wanted: Vec<_> = wanted.collect();
    let mut pages = Pages::default();
    for (done, (place, (game, gone))) in wanted.iter().enumerate() {
        if let ControlFlow::Break(()) = watch(done, wanted.len()) {
            return None;
        }
        let facts = WholeGame::of(played, **place, (game, gone), language);
        pages.append(whole_game(&facts, language, templates));
    }
    if pages.pages.is_empty() {
        let (said, mut warnings) = (tr(language, "games-no-whole-games"), Vec::new());
        let page = notice(&said, (210.0, 297.0), &mut warnings);
        let subject = tr(language, "games-whole-games");
        let pages = words::pages(brought.details, subject, vec![page], warnings);
        return Some(Pages { has_nothing: true, ..pages });
    }
    Some(pages)
}

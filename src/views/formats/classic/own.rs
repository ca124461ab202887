//! What the console asks of a competition of classic games.

use egui::Ui;

use super::{Sight, about, judge_place, questions, results, rounds, standings, strip, take_in};
use crate::commands::formats::classic::Entry as Own;
use crate::commands::formats::classic::step::next_round;
use crate::commands::{Entry, Place, Question, Situation, UserCommand};
use crate::domain::clock::Moment;
use crate::domain::contest::office::Office;
use crate::domain::formats::FormatName;
use crate::domain::formats::classic::Contest;
use crate::domain::formats::classic::competition::LAST_ROUND;
use crate::domain::formats::classic::judged::Judged;
use crate::domain::formats::classic::state::Classic;
use crate::domain::ids::{ObjectionId, PlayerId, RoundNo};
use crate::domain::letters::Word;
use crate::print::documents::Document;
use crate::screens::Act;
use crate::screens::hall::Hall;
use crate::views::asked::{Answer, Asked};
use crate::views::formats::classic::take_in::TakeInData;
use crate::views::{AskedOf, Asks, CannotBeValid, Clock, OwnCards, OwnViews, RoundMark};

/// What is seen in a place of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TablesPlace {
    /// Who sits where, and the time.
    Rounds(Box<rounds::RoundsData>),
    /// What the tables came to.
    Results(Box<results::ResultsData>),
    /// Words that were doubted.
    Judge(Box<judge_place::JudgeData>),
    /// Ranks and reasons.
    Standings(Box<standings::StandingsData>),
}

impl OwnViews for Classic {
    type Place = TablesPlace;
    type Brought = TakeInData;

    const FORMAT: FormatName = FormatName::Classic;
    const AT_FIRST: &'static [Document] = &[Document::Commitment, Document::ScoreSheets];
    const PLAY: Place = Place::Rounds;
    const KEYS: Place = Place::Results;
    const NEXT: [&'static str; 2] = ["competition-next-tables", "competition-next-tables-about"];

    /// Rounds that are planned, and those that have tables.
    fn printed(sight: &Sight<'_>, _: Document) -> Vec<RoundNo> {
        let game = &sight.contest().game;
        let paired = game.paired().next_back().map_or(0, |(number, _)| number.get());
        (1..=paired.max(game.chosen.rounds)).filter_map(RoundNo::new).collect()
    }

    /// Nobody means one of the 99 that a schedule may have: those that are planned, or have tables.
    fn meant(sight: &Sight<'_>) -> Vec<RoundNo> {
        Self::printed(sight, Document::Pairings)
    }

    fn step_now(sight: &Sight<'_>) -> Act {
        rounds::next_step(sight, &sight.step())
    }

    fn at_hand(sight: &Sight<'_>) -> Vec<Act> {
        rounds::at_hand(sight)
    }

    fn place(sight: &Sight<'_>, place: Place) -> TablesPlace {
        match place {
            Place::Results => TablesPlace::Results(Box::new(results::data(sight))),
            Place::Judge => TablesPlace::Judge(Box::new(judge_place::data(sight))),
            Place::Standings => TablesPlace::Standings(Box::new(standings::data(sight))),
            Place::Rounds
            | Place::Game
            | Place::Slips
            | Place::Top
            | Place::Sanctions
            | Place::Sheets
            | Place::Competition
            | Place::Words
            | Place::Print
            | Place::History
            | Place::Stations
            | Place::Venues => TablesPlace::Rounds(Box::new(rounds::data(sight))),
        }
    }

    fn place_of(data: &TablesPlace) -> Place {
        match data {
            TablesPlace::Rounds(_) => Place::Rounds,
            TablesPlace::Results(_) => Place::Results,
            TablesPlace::Judge(_) => Place::Judge,
            TablesPlace::Standings(_) => Place::Standings,
        }
    }

    fn shows_time(data: &TablesPlace) -> bool {
        match data {
            TablesPlace::Rounds(rounds) => rounds.clock.is_some(),
            TablesPlace::Results(_) | TablesPlace::Judge(_) | TablesPlace::Standings(_) => false,
        }
    }

    fn typed_situation(_: &Sight<'_>, before: Situation) -> Situation {
        before
    }

    /// What is typed of a result changes all that follows from it.
    fn typed(
        _: &Sight<'_>,
        _: &Situation,
        before: TablesPlace,
    ) -> Result<TablesPlace, TablesPlace> {
        Err(before)
    }

    /// Only the time of the round passes.
    fn later(sight: &Sight<'_>, before: TablesPlace) -> TablesPlace {
        match before {
            TablesPlace::Rounds(data) => TablesPlace::Rounds(Box::new(rounds::later(sight, *data))),
            // The clock of the table stands beside its game.
            TablesPlace::Results(data) if data.game.is_some() => {
                TablesPlace::Results(Box::new(results::data(sight)))
            }
            timeless => timeless,
        }
    }

    fn show(ui: &mut Ui, data: &TablesPlace, hall: (&Hall<Self>, Moment), asks: &mut Asks) {
        match data {
            TablesPlace::Rounds(data) => rounds::show(ui, data, hall, asks),
            TablesPlace::Results(data) => results::show(ui, data, hall.1, asks),
            TablesPlace::Judge(data) => judge_place::show(ui, data, asks),
            TablesPlace::Standings(data) => standings::show(ui, data, asks),
        }
    }

    /// A digit in Results begins the number of a table.
    fn field_of_letters(_: &Ui, data: &TablesPlace) -> Option<Entry> {
        match data {
            TablesPlace::Results(data) if data.game.is_some() => Some(Own::Turn.into()),
            TablesPlace::Results(_) => Some(Own::Table.into()),
            TablesPlace::Rounds(_) | TablesPlace::Judge(_) | TablesPlace::Standings(_) => None,
        }
    }

    fn is_typed_on(data: &TablesPlace) -> bool {
        matches!(data, TablesPlace::Results(data) if data.table.is_some())
    }

    fn show_brought(ui: &mut Ui, data: &TakeInData, asks: &mut Asks) {
        take_in::show(ui, data, asks);
    }

    fn asked(sight: &Sight<'_>, question: &Question) -> Option<AskedOf<Self>> {
        questions::asked(sight, question)
    }

    /// Nobody objects: a result is corrected, with a reason.
    fn uphold_reading(_: &Sight<'_>, _: (PlayerId, RoundNo), _: ObjectionId) -> AskedOf<Self> {
        Asked::new(Office::Referee, Ok(Answer::Nothing))
    }

    fn cannot_be_valid(_: &Sight<'_>, _: (PlayerId, RoundNo), _: &Word) -> Option<CannotBeValid> {
        None
    }

    fn refused(_: &Sight<'_>, _: (PlayerId, RoundNo)) -> Vec<Word> {
        Vec::new()
    }

    /// The alphabet is that of the rules: where a word is typed, the judge reads it.
    fn word_of(_: &str) -> Option<Word> {
        None
    }

    fn strip(sight: &Sight<'_>, situation: &Situation) -> Vec<RoundMark> {
        strip::marks(sight, situation)
    }

    fn clock(sight: &Sight<'_>) -> Clock {
        let game = &sight.contest().game;
        let time = game.round_clock.as_ref().map(|clock| clock.countdown);
        let alerts = game.rules().round_alerts_s.iter().map(|&alert| i64::from(alert) * 1000);
        Clock {
            time,
            alerts_ms: alerts.chain([0]).collect(),
            left_ms: time.map(|time| time.remaining_ms(sight.now)),
        }
    }

    fn round_in_view(sight: &Sight<'_>) -> RoundNo {
        sight.round_in_view()
    }

    /// The first round without tables.
    fn next_round(contest: &Contest) -> RoundNo {
        let last = RoundNo::new(LAST_ROUND).unwrap_or(RoundNo::FIRST);
        next_round(&contest.game).unwrap_or(last)
    }

    fn last_begun(contest: &Contest) -> Option<RoundNo> {
        contest.game.paired().next_back().map(|(number, _)| number)
    }

    /// The last round in which they sit at a table or have a bye.
    fn leaves_after(contest: &Contest, player: PlayerId) -> RoundNo {
        let placed = contest.game.paired().rfind(|(_, round)| round.places(player));
        placed.map_or(RoundNo::FIRST, |(number, _)| number)
    }

    const LEAVING: [&'static str; 2] = ["meeting-leave", "meeting-leave-before"];

    /// A ruling changes no result: what was laid stays laid.
    fn verdicts(_: &Sight<'_>, _: &Judged) -> (usize, Vec<String>) {
        (0, Vec::new())
    }

    fn hindrances(sight: &Sight<'_>) -> Vec<(UserCommand, String)> {
        standings::hindrances(sight)
    }

    /// The sets of words that wait for the arbiter.
    fn waiting(sight: &Sight<'_>) -> Vec<(Place, usize)> {
        vec![(Place::Words, sight.judged.log.iter().filter(|asked| asked.is_open()).count())]
    }

    fn draw_modes(_: &Sight<'_>, _: &Situation) -> Vec<(Act, bool)> {
        Vec::new()
    }

    fn cards(sight: &Sight<'_>) -> OwnCards {
        about::cards(sight)
    }
}

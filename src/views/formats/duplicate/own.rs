//! What the console asks of a duplicate game.

use egui::Ui;

use super::{Sight, game, questions, sanctions, slips, standings, strip, take_in, top};
use crate::commands::formats::duplicate::Command;
use crate::commands::formats::duplicate::step::Step;
use crate::commands::{Entry, Place, Question, Situation, UserCommand};
use crate::domain::clock::Moment;
use crate::domain::formats::FormatName;
use crate::domain::formats::duplicate::game::{LAST_TURN, Mode, TurnNo};
use crate::domain::formats::duplicate::judged::Judged;
use crate::domain::formats::duplicate::judging::{JudgedTurn, Validity, Verdict, Why};
use crate::domain::formats::duplicate::notation::{SmallLetters, word, word_of};
use crate::domain::formats::duplicate::refusal::{CannotUphold, Refusal};
use crate::domain::formats::duplicate::rules::DrawBy;
use crate::domain::formats::duplicate::state::Duplicate;
use crate::domain::formats::duplicate::turn::Turn;
use crate::domain::formats::duplicate::{Contest, Rejection};
use crate::domain::ids::{ObjectionId, PlayerId, RoundNo};
use crate::domain::letters::{Face, Word};
use crate::domain::lexicon::Authority;
use crate::language::tr;
use crate::print::documents::Document;
use crate::print::formats::duplicate::slips::TURNS;
use crate::screens::Act;
use crate::screens::hall::Hall;
use crate::text;
use crate::views::{AskedOf, Asks, CannotBeValid, Clock, OwnViews, RoundMark};

/// What is seen in a place of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GamePlace {
    /// Board, letters and time.
    Game(Box<game::GameData>),
    /// Keying.
    Slips(Box<slips::SlipsData>),
    /// Where the top is settled.
    Top(Box<top::TopData>),
    /// Warnings, and zeros to be told.
    Sanctions(Box<sanctions::SanctionsData>),
    /// Ranks and reasons.
    Standings(Box<standings::StandingsData>),
}

/// The last turn that has letters, 0 before the first.
fn drawn(sight: &Sight<'_>) -> u8 {
    let turns = sight.contest().game.turns();
    let drawn = turns.filter(|(_, turn)| turn.letters.is_some() || turn.is_closed());
    drawn.map(|(number, _)| number.get()).max().unwrap_or_default()
}

impl OwnViews for Duplicate {
    type Place = GamePlace;
    type Brought = take_in::TakeInData;

    const FORMAT: FormatName = FormatName::Duplicate;
    const AT_FIRST: &'static [Document] = &[Document::Commitment, Document::Slips];
    const PLAY: Place = Place::Game;
    const KEYS: Place = Place::Slips;
    const NEXT: [&'static str; 2] = ["competition-next-game", "competition-next-game-about"];
    const ROUNDS: &'static str = "places-turns";

    /// Slips are printed beforehand; of all else there is something once a turn has letters.
    fn printed(sight: &Sight<'_>, document: Document) -> Vec<RoundNo> {
        let drawn = drawn(sight);
        let last = match document {
            Document::Slips => TURNS.max(drawn),
            _ => drawn,
        };
        (1..=last).filter_map(RoundNo::new).collect()
    }

    /// Nobody means one of the 99 that a game may have at most, but those that have letters.
    fn meant(sight: &Sight<'_>) -> Vec<RoundNo> {
        (1..=drawn(sight).max(1)).filter_map(RoundNo::new).collect()
    }

    fn at_play(sight: &Sight<'_>) -> RoundNo {
        RoundNo::new(drawn(sight)).unwrap_or(RoundNo::FIRST)
    }

    fn step_now(sight: &Sight<'_>) -> Act {
        game::step_now(sight)
    }

    fn at_hand(sight: &Sight<'_>) -> Vec<Act> {
        game::at_hand(sight)
    }

    fn place(sight: &Sight<'_>, place: Place) -> GamePlace {
        match place {
            Place::Slips => GamePlace::Slips(Box::new(slips::data(sight))),
            Place::Top => GamePlace::Top(Box::new(top::data(sight))),
            Place::Sanctions => GamePlace::Sanctions(Box::new(sanctions::data(sight))),
            Place::Standings => GamePlace::Standings(Box::new(standings::data(sight))),
            Place::Game
            | Place::Rounds
            | Place::Sheets
            | Place::Competition
            | Place::Words
            | Place::Results
            | Place::Judge
            | Place::Print
            | Place::History
            | Place::Stations
            | Place::Venues => GamePlace::Game(Box::new(game::data(sight))),
        }
    }

    fn place_of(data: &GamePlace) -> Place {
        match data {
            GamePlace::Game(_) => Place::Game,
            GamePlace::Slips(_) => Place::Slips,
            GamePlace::Top(_) => Place::Top,
            GamePlace::Sanctions(_) => Place::Sanctions,
            GamePlace::Standings(_) => Place::Standings,
        }
    }

    fn shows_time(data: &GamePlace) -> bool {
        match data {
            GamePlace::Game(game) => game.clock.is_some(),
            GamePlace::Slips(_)
            | GamePlace::Top(_)
            | GamePlace::Sanctions(_)
            | GamePlace::Standings(_) => false,
        }
    }

    fn typed_situation(_: &Sight<'_>, before: Situation) -> Situation {
        before
    }

    /// What is typed on a slip changes its verdict, its plays and its buttons.
    fn typed(_: &Sight<'_>, _: &Situation, before: GamePlace) -> Result<GamePlace, GamePlace> {
        Err(before)
    }

    fn later(sight: &Sight<'_>, before: GamePlace) -> GamePlace {
        match before {
            GamePlace::Game(_) => GamePlace::Game(Box::new(game::data(sight))),
            timeless => timeless,
        }
    }

    fn show(ui: &mut Ui, data: &GamePlace, hall: (&Hall<Self>, Moment), asks: &mut Asks) {
        match data {
            GamePlace::Game(data) => game::show(ui, data, hall, asks),
            GamePlace::Slips(data) => slips::show(ui, data, asks),
            GamePlace::Top(data) => top::show(ui, data, asks),
            GamePlace::Sanctions(data) => sanctions::show(ui, data, asks),
            GamePlace::Standings(data) => standings::show(ui, data, asks),
        }
    }

    /// In Game letters are those of the rack while some are to be typed.
    fn field_of_letters(_: &Ui, data: &GamePlace) -> Option<Entry> {
        match data {
            GamePlace::Game(data) => data.typing.as_ref().map(|_| Entry::Letters),
            GamePlace::Slips(_)
            | GamePlace::Top(_)
            | GamePlace::Sanctions(_)
            | GamePlace::Standings(_) => None,
        }
    }

    fn is_typed_on(data: &GamePlace) -> bool {
        matches!(data, GamePlace::Slips(data) if data.slip.is_some())
    }

    fn show_brought(ui: &mut Ui, data: &take_in::TakeInData, asks: &mut Asks) {
        take_in::show(ui, data, asks);
    }

    fn asked(sight: &Sight<'_>, question: &Question) -> Option<AskedOf<Self>> {
        questions::asked(sight, question)
    }

    fn uphold_reading(
        sight: &Sight<'_>,
        whose: (PlayerId, RoundNo),
        objection: ObjectionId,
    ) -> AskedOf<Self> {
        questions::uphold_reading(sight, whose, objection)
    }

    fn cannot_be_valid(
        sight: &Sight<'_>,
        (player, turn): (PlayerId, RoundNo),
        word: &Word,
    ) -> Option<CannotBeValid> {
        let slip = sight.judged.turn(turn).and_then(|turn| turn.slips.get(&player));
        let why = match slip.map(|slip| (slip.verdict, slip.words.contains(word))) {
            Some((Verdict::Incorrect(Why::WordInvalid), true)) => return None,
            None | Some((Verdict::Incorrect(Why::WordInvalid) | Verdict::Missing, _)) => {
                CannotUphold::NotWritten
            }
            Some(_) => CannotUphold::OtherReason,
        };
        let is_written = !matches!(why, CannotUphold::NotWritten);
        let why = sight.language().rejection(&Rejection::Own(Refusal::CannotUphold { why }));
        Some(CannotBeValid { why, is_written })
    }

    fn refused(sight: &Sight<'_>, (player, turn): (PlayerId, RoundNo)) -> Vec<Word> {
        let slip = sight.judged.turn(turn).and_then(|turn| turn.slips.get(&player));
        let invalid = slip.filter(|slip| slip.verdict == Verdict::Incorrect(Why::WordInvalid));
        invalid.map(|slip| slip.deciding.clone()).unwrap_or_default()
    }

    fn word_of(typed: &str) -> Option<Word> {
        let faces: Vec<Face> =
            word(typed, SmallLetters::Nothing)?.iter().map(|letter| letter.face).collect();
        word_of(&faces)
    }

    fn strip(sight: &Sight<'_>, situation: &Situation) -> Vec<RoundMark> {
        strip::marks(sight, situation)
    }

    fn clock(sight: &Sight<'_>) -> Clock {
        let game = &sight.contest().game;
        let time = game.timed_turn().and_then(|(_, turn)| turn.countdown());
        let left_ms = match (time, sight.step()) {
            (Some(time), _) => Some(time.remaining_ms(sight.now)),
            (None, Step::Collect(turn, awaited)) => {
                let common = &sight.contest().common;
                common
                    .players
                    .keys()
                    .all(|&player| !common.is_expected(player, turn) || awaited.contains(&player))
                    .then_some(0)
            }
            (None, _) => None,
        };
        Clock { time, alerts_ms: game.alerts_ms(), left_ms }
    }

    fn round_in_view(sight: &Sight<'_>) -> RoundNo {
        sight.turn_in_view()
    }

    /// The first turn whose time has not begun.
    fn next_round(contest: &Contest) -> RoundNo {
        let last = contest.game.turns().rev().find(|(_, turn)| turn.has_begun());
        let next = last.map_or(TurnNo::FIRST, |(number, _)| number.next());
        if next.get() > LAST_TURN { TurnNo::new(LAST_TURN).unwrap_or(next) } else { next }
    }

    fn last_begun(contest: &Contest) -> Option<RoundNo> {
        let mut turns = contest.game.turns().rev();
        turns.find(|(_, turn)| Turn::has_begun(turn)).map(|(number, _)| number)
    }

    /// Slips whose verdict or points would be others, the words that decide it, and announced tops that would no
    /// longer be correct.
    fn verdicts(sight: &Sight<'_>, then: &Judged) -> (usize, Vec<String>) {
        let mut count = 0;
        let mut words = std::collections::BTreeSet::new();
        let mut tops = Vec::new();
        let both = sight.judged.turns().zip(then.turns());
        for ((turn, now), (_, then)) in both {
            let invalid = |of: &JudgedTurn| {
                of.top.as_ref().is_some_and(|top| top.validity == Validity::Invalid)
            };
            if invalid(then) && !invalid(now) {
                tops.push(turn.to_string());
            }
            for (player, now) in &now.slips {
                let Some(then) = then.slips.get(player) else { continue };
                if (now.verdict, now.points) != (then.verdict, then.points) {
                    count += 1;
                    let deciding = now.deciding.iter().chain(&then.deciding);
                    words.extend(deciding.map(ToString::to_string));
                }
            }
        }
        let words: Vec<String> = words.into_iter().collect();
        let mut lines = if words.is_empty() { Vec::new() } else { vec![words.join(", ")] };
        if !tops.is_empty() {
            let (language, count) = (sight.language(), tops.len());
            let turns = tops.join(", ");
            lines.push(text!(language, "places-tops-incorrect", count = count, turns = turns));
        }
        (count, lines)
    }

    fn hindrances(sight: &Sight<'_>) -> Vec<(UserCommand, String)> {
        standings::hindrances(sight)
    }

    fn is_urgent(sight: &Sight<'_>) -> bool {
        sight.situation().running
    }

    fn waiting(sight: &Sight<'_>) -> Vec<(Place, usize)> {
        vec![
            (Place::Words, standings::waiting(&sight.judged.undecided)),
            (Place::Standings, sight.contest().common.open_objections().count()),
        ]
    }

    fn draw_modes(sight: &Sight<'_>, situation: &Situation) -> Vec<(Act, bool)> {
        let language = sight.language();
        let draw = sight.contest().game.draw;
        let ways = [
            (DrawBy::ByHand, "places-drawn-by-hand"),
            (DrawBy::Digital, "places-drawn-by-program"),
        ];
        let act = |(by, key)| {
            let act = Act::new(language, situation, Command::ChooseDraw(by).into());
            (act.named(tr(language, key)), draw == by)
        };
        ways.map(act).into()
    }

    fn chosen_before(sight: &Sight<'_>, situation: &Situation) -> (Vec<(Act, bool)>, Vec<String>) {
        let language = sight.language();
        let mode = sight.contest().game.mode;
        let act = |(of, key)| {
            let act = Act::new(language, situation, Command::ChooseMode(of).into());
            (act.named(tr(language, key)), mode == of)
        };
        let modes = [(Mode::Hall, "places-mode-hall"), (Mode::Program, "places-mode-program")];
        (modes.map(act).into(), means(sight))
    }
}

/// What the mode and the list mean for the game, a sentence each.
fn means(sight: &Sight<'_>) -> Vec<String> {
    let language = sight.language();
    let common = &sight.contest().common;
    let mode = match sight.contest().game.mode {
        Mode::Hall => "places-means-hall",
        Mode::Program => "places-means-program",
    };
    let name = common.lexicon.as_ref().map(|list| list.name.as_str()).unwrap_or_default();
    let authority = match common.authority() {
        Authority::Authoritative => "places-means-authoritative",
        Authority::Reference | Authority::External => "places-means-reference",
        Authority::Closed => "places-means-closed",
    };
    let said = [tr(language, mode), text!(language, authority, list = name)];
    said.into_iter().chain(game::no_federation(sight)).collect()
}

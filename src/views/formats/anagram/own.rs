//! What the console asks of a competition of anagram rounds.

use egui::Ui;

use super::restarted::stood_at;
use super::{
    Sight, at_hall, attendance, conductor, list, objections, questions, rounds, sheets, standings,
    strip, take_in, veiled, venues,
};
use crate::commands::formats::anagram::step::{self, unkeyed, unsettled};
use crate::commands::{Entry, Place, Question, Situation, UserCommand};
use crate::domain::clock::Moment;
use crate::domain::formats::FormatName;
use crate::domain::formats::anagram::event::Event as AnagramEvent;
use crate::domain::formats::anagram::round::Stage;
use crate::domain::formats::anagram::rules::all_rounds;
use crate::domain::formats::anagram::standings::Board;
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::formats::anagram::{Contest, Event};
use crate::domain::ids::{ObjectionId, PlayerId, RoundNo, Seq};
use crate::domain::letters::Word;
use crate::print::documents::{Document, Wish};
use crate::screens::Act;
use crate::screens::formats::anagram::hall::Hall;
use crate::screens::history::Veiled;
use crate::text;
use crate::venues::centre;
use crate::views::asked::Then;
use crate::views::desk::Turn;
use crate::views::options::draw_modes;
use crate::views::{AskedOf, Asks, CannotBeValid, Clock, OwnLight, OwnViews, RoundMark};

/// What is seen in a place of its own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnagramPlace {
    /// Letters and time.
    Rounds(Box<rounds::RoundsData>),
    /// Keying.
    Sheets(Box<(sheets::SheetsData, sheets::Beside)>),
    /// Ranks and reasons.
    Standings(Box<standings::StandingsData>),
    /// The line to the hub.
    Venues(venues::VenuesData),
}

impl OwnViews for Anagram {
    type Place = AnagramPlace;
    type Brought = take_in::TakeInData;

    const FORMAT: FormatName = FormatName::Anagram;
    const AT_FIRST: &'static [Document] = &[Document::Commitment, Document::WordSheets];
    const PLAY: Place = Place::Rounds;
    const KEYS: Place = Place::Sheets;

    fn withheld(sight: &Sight<'_>, wish: &Wish) -> Option<String> {
        veiled::withheld(sight, wish)
    }

    /// Of a round that nobody has begun there is nothing to say yet.
    fn meant(sight: &Sight<'_>) -> Vec<RoundNo> {
        let begun = sight.contest().game.rounds().filter(|(number, round)| {
            *number == RoundNo::FIRST || round.announced.is_some() || round.is_settled()
        });
        begun.map(|(number, _)| number).collect()
    }

    fn at_play(sight: &Sight<'_>) -> RoundNo {
        step::at_play(sight.contest()).unwrap_or_else(|| sight.last_played())
    }

    fn step_now(sight: &Sight<'_>) -> Act {
        rounds::step_now(sight)
    }

    fn at_hand(sight: &Sight<'_>) -> Vec<Act> {
        rounds::at_hand(sight)
    }

    fn place(sight: &Sight<'_>, place: Place) -> AnagramPlace {
        match place {
            Place::Sheets => {
                let data = sheets::data(sight);
                let beside = sheets::around(sight, &data);
                AnagramPlace::Sheets(Box::new((data, beside)))
            }
            Place::Standings => AnagramPlace::Standings(Box::new(standings::data(sight))),
            Place::Venues => AnagramPlace::Venues(venues::data(sight)),
            Place::Rounds
            | Place::Competition
            | Place::Words
            | Place::Print
            | Place::History
            | Place::Stations
            | Place::Game
            | Place::Slips
            | Place::Top
            | Place::Sanctions
            | Place::Results
            | Place::Judge => AnagramPlace::Rounds(Box::new(rounds::data(sight))),
        }
    }

    fn place_of(data: &AnagramPlace) -> Place {
        match data {
            AnagramPlace::Rounds(_) => Place::Rounds,
            AnagramPlace::Sheets(_) => Place::Sheets,
            AnagramPlace::Standings(_) => Place::Standings,
            AnagramPlace::Venues(_) => Place::Venues,
        }
    }

    fn shows_time(data: &AnagramPlace) -> bool {
        match data {
            AnagramPlace::Rounds(rounds) => rounds.clock.is_some(),
            AnagramPlace::Sheets(_) | AnagramPlace::Standings(_) | AnagramPlace::Venues(_) => false,
        }
    }

    fn typed_situation(sight: &Sight<'_>, before: Situation) -> Situation {
        let checkable = sight.desk.sheet.is_some_and(|sheet| sheets::can_be_checked(sight, sheet));
        Situation { sheet_unchecked: checkable, ..before }
    }

    fn typed(
        sight: &Sight<'_>,
        situation: &Situation,
        before: AnagramPlace,
    ) -> Result<AnagramPlace, AnagramPlace> {
        match before {
            AnagramPlace::Sheets(both) => {
                let (data, beside) = *both;
                let data = sheets::typed(sight, situation, data);
                Ok(AnagramPlace::Sheets(Box::new((data, beside))))
            }
            other => Err(other),
        }
    }

    fn later(sight: &Sight<'_>, before: AnagramPlace) -> AnagramPlace {
        match before {
            AnagramPlace::Rounds(data) => {
                AnagramPlace::Rounds(Box::new(rounds::later(sight, *data)))
            }
            AnagramPlace::Venues(_) => AnagramPlace::Venues(venues::data(sight)),
            timeless => timeless,
        }
    }

    fn show(ui: &mut Ui, data: &AnagramPlace, (hall, now): (&Hall, Moment), asks: &mut Asks) {
        match data {
            AnagramPlace::Rounds(data) => rounds::show(ui, data, hall, now, asks),
            AnagramPlace::Sheets(data) => sheets::show(ui, data, asks),
            AnagramPlace::Standings(data) => standings::show(ui, data, asks),
            AnagramPlace::Venues(data) => venues::show(ui, data, asks),
        }
    }

    fn field_of_letters(ui: &Ui, data: &AnagramPlace) -> Option<Entry> {
        match data {
            AnagramPlace::Sheets(data) => sheets::field_of_letters(ui, &data.0),
            AnagramPlace::Rounds(data) => data.typing.as_ref().map(|_| Entry::Letters),
            AnagramPlace::Standings(_) | AnagramPlace::Venues(_) => None,
        }
    }

    fn is_typed_on(data: &AnagramPlace) -> bool {
        match data {
            AnagramPlace::Sheets(data) => data.0.sheet.is_some(),
            AnagramPlace::Rounds(_) | AnagramPlace::Standings(_) | AnagramPlace::Venues(_) => false,
        }
    }

    fn show_brought(ui: &mut Ui, data: &take_in::TakeInData, asks: &mut Asks) {
        take_in::show(ui, data, asks);
    }

    fn asked(sight: &Sight<'_>, question: &Question) -> Option<AskedOf<Self>> {
        questions::asked(sight, question)
    }

    fn hall_word(sight: &Sight<'_>) -> Option<AskedOf<Self>> {
        at_hall::venue(sight).map(|_| questions::joint::call_word(sight))
    }

    fn uphold_reading(
        sight: &Sight<'_>,
        whose: (PlayerId, RoundNo),
        objection: ObjectionId,
    ) -> AskedOf<Self> {
        questions::sheets::uphold_reading(sight, whose, objection)
    }

    fn later_of_leaving(sight: &Sight<'_>, player: PlayerId, last: RoundNo) -> Option<String> {
        let game = &sight.contest().game;
        let later = all_rounds().filter(|&round| round > last);
        let keyed = later.filter(|&round| game.sheet_at(round, player).is_some());
        let keyed: Vec<String> = keyed.map(|round| round.to_string()).collect();
        let told = || text!(sight.language(), "dialog-leave-keyed", rounds = keyed.join(", "));
        (!keyed.is_empty()).then(told)
    }

    fn round_of_objection(
        sight: &Sight<'_>,
        whose: (PlayerId, RoundNo),
        word: &Word,
    ) -> Option<(RoundNo, String)> {
        let round = objections::round_of_objection(sight, whose, word)?;
        Some((round, text!(sight.language(), "dialog-lodge-round", round = round.get())))
    }

    fn cannot_be_valid(
        sight: &Sight<'_>,
        whose: (PlayerId, RoundNo),
        word: &Word,
    ) -> Option<CannotBeValid> {
        objections::cannot_be_valid(sight, whose, word)
    }

    fn refused(sight: &Sight<'_>, whose: (PlayerId, RoundNo)) -> Vec<Word> {
        objections::refused(sight, whose)
    }

    fn word_of(typed: &str) -> Option<Word> {
        objections::word_of(typed)
    }

    fn strip(sight: &Sight<'_>, situation: &Situation) -> Vec<RoundMark> {
        strip::rounds(sight, situation)
    }

    fn clock(sight: &Sight<'_>) -> Clock {
        strip::clock(sight)
    }

    fn round_in_view(sight: &Sight<'_>) -> RoundNo {
        rounds::round_in_view(sight, &sight.step())
    }

    fn replayable(sight: &Sight<'_>) -> Vec<RoundNo> {
        rounds::replayable(sight).collect()
    }

    fn is_given_up(contest: &Contest, round: RoundNo) -> bool {
        contest.game.round(round).is_some_and(|round| round.stage == Stage::GivenUp)
    }

    fn next_round(contest: &Contest) -> RoundNo {
        attendance::next_round(contest)
    }

    fn last_begun(contest: &Contest) -> Option<RoundNo> {
        attendance::last_begun(contest)
    }

    fn verdicts(sight: &Sight<'_>, then: &Board) -> (usize, Vec<String>) {
        list::verdicts(sight, then)
    }

    fn hindrances(sight: &Sight<'_>) -> Vec<(UserCommand, String)> {
        standings::hindrances(sight)
    }

    fn told_at_signing(sight: &Sight<'_>) -> Vec<String> {
        standings::told_at_signing(sight)
    }

    fn is_urgent(sight: &Sight<'_>) -> bool {
        stood_at(sight).is_some() || sight.situation().running
    }

    fn veiled(sight: &Sight<'_>) -> Veiled {
        veiled::veiled(sight)
    }

    fn waiting(sight: &Sight<'_>) -> Vec<(Place, usize)> {
        // What is being typed is not left.
        let typed = sight.desk.sheet.filter(|desk| desk.turn == Turn::Second);
        let typed = typed.and_then(|desk| desk.saved(&sight.contest().game)).map(|(id, _)| id);
        // Of a sheet without a name it is counted as that.
        let named = |id| sight.contest().game.sheet(id).is_some_and(|sheet| sheet.player.is_some());
        let left = sight.desk.again.iter().filter(|&&id| Some(id) != typed && named(id)).count();
        let on_desk = sight.desk.sheet.and_then(|desk| Some((desk.round, desk.whose()?)));
        let corrected = sight.desk.own.sheets.corrected.iter();
        let left = left + corrected.filter(|&&place| Some(place) != on_desk).count();
        let contest = sight.contest();
        let differ = unsettled(contest).count();
        let nameless = sheets::nameless(sight, sight.language()).len();
        vec![
            (Place::Sheets, unkeyed(contest).count() + left + differ + nameless),
            (Place::Words, standings::undecided(sight)),
            (Place::Standings, sight.contest().common.open_objections().count()),
        ]
    }

    fn typed_again(sight: &Sight<'_>, action: Seq) -> Option<Then> {
        let mut events = sight.record.action(action).iter().map(|it| &it.event);
        events.find_map(|event| match event {
            Event::Own(AnagramEvent::SheetKeyed { player, round, words, .. }) => {
                let keys = sight.desk.place == Place::Sheets;
                keys.then(|| Then::TypeAgain(*round, *player, words.clone()))
            }
            _ => None,
        })
    }

    fn who_plays(sight: &Sight<'_>) -> String {
        let language = sight.language();
        if conductor::is_master(sight) {
            let halls = centre(sight.contest()).map_or(0, |centre| centre.venues.len());
            return text!(language, "conduct-halls", count = halls);
        }
        text!(language, "console-players", count = sight.contest().common.players.len())
    }

    fn drawn_elsewhere(sight: &Sight<'_>) -> Option<&'static str> {
        let of_hall = at_hall::venue(sight).map(|_| "hall-drawn-elsewhere");
        of_hall.or_else(|| conductor::is_master(sight).then_some("conduct-drawn-here"))
    }

    fn light(sight: &Sight<'_>) -> Option<OwnLight> {
        venues::light(sight)
    }

    fn draw_modes(sight: &Sight<'_>, situation: &Situation) -> Vec<(Act, bool)> {
        if situation.own.anagram.file.is_some() {
            return Vec::new();
        }
        draw_modes(sight.desk, situation)
    }
}

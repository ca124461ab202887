//! The sentences of what a competition of classic games alone refuses, and of what makes its standings provisional.

use super::events::{end_key, system_key, time};
use crate::domain::formats::classic::course::Cannot;
use crate::domain::formats::classic::doubt::Doubt;
use crate::domain::formats::classic::laying::Unlayable;
use crate::domain::formats::classic::notation::square_text;
use crate::domain::formats::classic::refusal::Refusal;
use crate::domain::formats::classic::written::NotATurn;
use crate::domain::ids::PlayerId;
use crate::domain::text::quoted;
use crate::language::{Arg, Language, tr, tr_args};
use crate::text;

#[expect(clippy::too_many_lines, reason = "an arm a rule, and none may be missing")]
pub(super) fn refusal(say: Language, why: &Refusal) -> String {
    let of_player = |key, player: &PlayerId| text!(say, key, player = player.get());
    let placed =
        |key, player: &PlayerId, round: u8| text!(say, key, player = player.get(), round = round);
    let at = |key, round: u8, table: u16| text!(say, key, round = round, table = table);
    let numbers = |players: &[PlayerId]| {
        let numbers: Vec<String> = players.iter().map(ToString::to_string).collect();
        if numbers.is_empty() { "–".to_owned() } else { numbers.join(", ") }
    };
    match why {
        Refusal::OtherKind { system } => {
            text!(say, "rejected-other-kind", system = tr(say, system_key(*system)))
        }
        Refusal::WrongRounds { rounds: _, paired } => {
            text!(say, "rejected-wrong-rounds", paired = *paired)
        }
        Refusal::NoSuchClock => tr(say, "rejected-no-such-clock"),
        Refusal::NoMinimum { games: _ } => tr(say, "rejected-no-minimum"),
        Refusal::NoTeams => tr(say, "rejected-no-teams"),
        Refusal::UnknownTeam { team } => text!(say, "rejected-unknown-team", team = team.get()),
        Refusal::TeamExists { team } => text!(say, "rejected-team-exists", team = team.get()),
        Refusal::TeamNamedSo { team } => text!(say, "rejected-team-named-so", team = team.get()),
        Refusal::MemberTaken { player } => of_player("rejected-member-taken", player),
        Refusal::SoAlready => tr(say, "rejected-so-already"),

        Refusal::Placed { player, round } => placed("rejected-placed", player, round.get()),
        Refusal::PlayerOut { player, round } => placed("rejected-player-out", player, round.get()),
        Refusal::NotThere { player, round } => placed("rejected-not-there", player, round.get()),
        Refusal::PlayerTwice { player } => of_player("rejected-player-twice", player),
        Refusal::TableTwice { table } => text!(say, "rejected-table-twice", table = table.get()),
        Refusal::PairedAlready { round } => {
            text!(say, "rejected-paired-already", round = round.get())
        }
        Refusal::NotPaired { round } => text!(say, "rejected-not-paired", round = round.get()),
        Refusal::ShownAlready { round } => {
            text!(say, "rejected-shown-already", round = round.get())
        }
        Refusal::ByHand => tr(say, "rejected-by-hand"),
        Refusal::OtherSystem { chosen } => {
            text!(say, "rejected-other-system", system = tr(say, system_key(*chosen)))
        }
        Refusal::TooFew { players, least } => {
            text!(say, "rejected-too-few", players = *players, least = *least)
        }
        Refusal::CannotDivide { players } => {
            text!(say, "rejected-cannot-divide", players = *players)
        }
        Refusal::ResultsMissing { tables } => {
            let tables: Vec<String> = tables
                .iter()
                .map(|(round, table)| at("rejected-at", round.get(), table.get()))
                .collect();
            text!(say, "rejected-results-missing", tables = tables.join(", "))
        }
        Refusal::NothingMissing => tr(say, "rejected-nothing-missing"),
        Refusal::OtherOrder { order } => {
            text!(say, "rejected-other-order", players = numbers(order))
        }
        Refusal::OtherAbsent { absent } => {
            text!(say, "rejected-other-absent", players = numbers(absent))
        }
        Refusal::OtherTables => tr(say, "rejected-other-tables"),
        Refusal::OtherCost { cost } => text!(say, "rejected-other-cost", cost = cost.to_string()),
        Refusal::OtherStarter { table } => {
            text!(say, "rejected-other-starter", table = table.get())
        }
        Refusal::Cheaper { cost, least } => {
            text!(say, "rejected-cheaper", cost = cost.to_string(), least = least.to_string())
        }
        Refusal::NotThisSeats { seats } => text!(say, "rejected-seats", seats = *seats),
        Refusal::NoByesHere => tr(say, "rejected-no-byes"),
        Refusal::NotPlaced { player, round } => placed("rejected-not-placed", player, round.get()),
        Refusal::SameTable => tr(say, "rejected-same-table"),
        Refusal::ResultStands { round, table } => {
            at("rejected-result-stands", round.get(), table.get())
        }
        Refusal::UnknownTable { round, table } => {
            at("rejected-unknown-table", round.get(), table.get())
        }
        Refusal::NoResult { round, table } => at("rejected-no-result", round.get(), table.get()),
        Refusal::OtherSeats { table } => text!(say, "rejected-other-seats", table = table.get()),
        Refusal::NotAtTable { player } => of_player("rejected-not-at-table", player),
        Refusal::NoSuchEnd { end } => {
            text!(say, "rejected-no-such-end", end = tr(say, end_key(*end)))
        }
        Refusal::SomeScores => tr(say, "rejected-some-scores"),
        Refusal::FiguresDisagree { player, stated, computed } => {
            let args: [(&str, Arg); 3] = [
                ("player", player.get().into()),
                ("stated", say.number(*stated).into()),
                ("computed", say.number(*computed).into()),
            ];
            tr_args(say, "rejected-figures-disagree", &args)
        }
        Refusal::NotCompleted => tr(say, "rejected-not-completed"),
        Refusal::OutOfRange => tr(say, "rejected-out-of-range"),
        Refusal::FinisherMissing => tr(say, "rejected-finisher-missing"),
        Refusal::FinisherHasTiles { player } => of_player("rejected-finisher-tiles", player),
        Refusal::FinisherWithoutOut => tr(say, "rejected-finisher-not-out"),
        Refusal::EndMissing => tr(say, "rejected-end-missing"),
        Refusal::NoOvertime { seats } => text!(say, "rejected-no-overtime", seats = *seats),
        Refusal::TooMuchOvertime { player, most_ms } => {
            let most = time(i64::try_from(*most_ms).unwrap_or(i64::MAX));
            text!(say, "rejected-overtime", player = player.get(), most = most)
        }
        Refusal::NoLastWord => tr(say, "rejected-no-last-word"),
        Refusal::NoWalkoverHere => tr(say, "rejected-no-walkover"),
        Refusal::SamePerson { name } => text!(say, "rejected-same-person", name = quoted(name)),
        Refusal::ConfirmedAlready => tr(say, "rejected-confirmed"),
        Refusal::SeatedLater { player, round } => {
            placed("rejected-seated-later", player, round.get())
        }

        Refusal::NotATurn(why) => not_a_turn(say, why),
        Refusal::CannotBe { place, why } => {
            let why = cannot(say, *why);
            text!(say, "rejected-cannot-be", place = *place, why = why)
        }
        Refusal::GameOver => tr(say, "rejected-game-over"),
        Refusal::NoSuchTurn { place } => text!(say, "rejected-no-such-turn", place = *place),
        Refusal::TooManyTurns { most } => text!(say, "rejected-too-many-turns", most = *most),

        Refusal::WordCount { words: _ } => tr(say, "rejected-word-count"),
        Refusal::NotAWord { text: typed, why } => {
            let why = say.unreadable(why);
            text!(say, "rejected-not-a-word", word = quoted(typed), why = why)
        }
        Refusal::OtherVerdict { verdict } => {
            text!(say, "rejected-other-verdict", verdict = say.verdict(*verdict))
        }
        Refusal::OtherList => tr(say, "rejected-other-list"),
        Refusal::UnknownChallenge { challenge } => {
            text!(say, "rejected-unknown-challenge", challenge = *challenge)
        }
        Refusal::NotAsked { challenge } => text!(say, "rejected-not-asked", challenge = *challenge),
        Refusal::Answered { challenge } => text!(say, "rejected-answered", challenge = *challenge),

        Refusal::NoTimeSet => tr(say, "rejected-no-time-set"),
        Refusal::NoClock => tr(say, "rejected-no-clock"),
        Refusal::ClockThere { round, table: Some(table) } => {
            at("rejected-table-clock-there", round.get(), table.get())
        }
        Refusal::ClockThere { round, table: None } => {
            text!(say, "rejected-clock-there", round = round.get())
        }
        Refusal::OtherSide { turn } => text!(say, "rejected-other-side", side = *turn + 1),
    }
}

fn cannot(say: Language, why: Cannot) -> String {
    match why {
        Cannot::NoSeat => tr(say, "rejected-cannot-seat"),
        Cannot::NoSuchTile(_) | Cannot::Lay(Unlayable::NoSuchTile(_)) => {
            tr(say, "rejected-cannot-tile")
        }
        Cannot::NothingExchanged => tr(say, "rejected-cannot-exchange"),
        Cannot::Lay(Unlayable::OffBoard) => tr(say, "rejected-cannot-board"),
        Cannot::Lay(Unlayable::OtherLetter { square, .. }) => {
            text!(say, "rejected-cannot-other", square = square_text(square))
        }
        Cannot::Lay(Unlayable::NothingThere { square }) => {
            text!(say, "rejected-cannot-nothing", square = square_text(square))
        }
        Cannot::Lay(Unlayable::NothingNew) => tr(say, "rejected-cannot-new"),
        Cannot::Lay(Unlayable::BlankIsNot(_)) => tr(say, "rejected-cannot-blank"),
    }
}

/// What makes standings provisional, to stand in a list.
pub(super) fn doubt(say: Language, doubt: Doubt) -> String {
    let at = |key, round: u8, table: u16| text!(say, key, round = round, table = table);
    match doubt {
        Doubt::MissingResult { round, table } => {
            at("rejected-doubt-missing", round.get(), table.get())
        }
        Doubt::LastWordMissing { round, table } => {
            at("rejected-doubt-last-word", round.get(), table.get())
        }
        Doubt::Unconfirmed { round, table } => {
            at("rejected-doubt-unconfirmed", round.get(), table.get())
        }
        Doubt::OpenChallenge { challenge, .. } => {
            text!(say, "rejected-doubt-challenge", challenge = challenge)
        }
    }
}

fn not_a_turn(say: Language, why: &NotATurn) -> String {
    match why {
        NotATurn::At(at) => text!(say, "rejected-no-square", text = quoted(at)),
        NotATurn::Word(word, why) => {
            text!(say, "rejected-not-a-word", word = quoted(word), why = say.unreadable(why))
        }
        NotATurn::Tiles(tiles, why) => {
            text!(say, "rejected-no-tiles", text = quoted(tiles), why = say.unreadable(why))
        }
        NotATurn::Missing | NotATurn::NotHere | NotATurn::SeenWithoutSenyors => {
            tr(say, "rejected-not-a-turn")
        }
    }
}

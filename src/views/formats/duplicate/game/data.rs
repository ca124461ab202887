//! What is seen in Game.

use super::acts::{Acts, acts};
use super::clock::{ClockData, clock};
use super::letters::{LettersData, Typing, letters, typing};
use super::step::next_step;
use crate::commands::Pinned;
use crate::commands::formats::duplicate::step::Step;
use crate::commands::formats::duplicate::{Beside, Called, Command, Mode};
use crate::domain::formats::duplicate::game::TurnNo;
use crate::domain::formats::duplicate::notation::{position_text, tiles_text};
use crate::domain::formats::duplicate::rack::Refusal;
use crate::domain::formats::duplicate::rules::DrawBy;
use crate::domain::formats::duplicate::turn::{Origin, Turn};
use crate::domain::formats::duplicate::written::NamedPlay;
use crate::domain::ids::PlayerId;
use crate::domain::lexicon::Authority;
use crate::language::tr;
use crate::screens::formats::duplicate::BoardData;
use crate::screens::formats::duplicate::place::Sign;
use crate::screens::formats::duplicate::plays::Plays;
use crate::screens::formats::duplicate::stock::{StockData, stock};
use crate::screens::{Act, Tone};
use crate::text;
use crate::views::formats::duplicate::{Sight, slips};
use crate::views::projector;

/// What is seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameData {
    /// What the board is, with the last play.
    pub caption: String,
    /// The board.
    pub board: BoardData,
    /// The slips of the turn whose slips come in.
    pub slips: Option<SlipsCard>,
    /// The turn, and how its letters come.
    pub title: String,
    /// The turn is another than that of the next step: the way back.
    pub back: Option<Act>,
    /// Its letters.
    pub letters: Option<LettersData>,
    /// The tiles to be typed.
    pub typing: Option<Typing>,
    /// The ways to draw and to name the top, while they can be chosen, and which is on.
    pub modes: Vec<(Act, bool)>,
    /// The time while it runs or is held.
    pub clock: Option<ClockData>,
    /// The large button.
    pub step: Act,
    /// That the hall does not see the time that runs: then the large button shows it.
    pub unseen: Option<String>,
    /// What else can be done.
    pub acts: Acts,
    /// The names of the menus of corrections and of what is dangerous.
    pub menus: [String; 2],
    /// What can be told to the hall after the top, and what was.
    pub calls: Vec<(Act, bool)>,
    /// The stock.
    pub stock: StockData,
    /// The best play of the list, folded away.
    pub best: Option<BestData>,
    /// What stands below: the racks that went back, who names the top; what is told of the last turn.
    pub foot: (String, String),
    /// The hall's card.
    pub hall: HallCard,
}

/// The slips of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SlipsCard {
    /// Of which turn, and how many.
    pub title: String,
    /// Each with its sign; a press lays it on the desk.
    pub slips: Vec<(Act, String, Tone)>,
}

/// The best play of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BestData {
    /// It, or that it is hidden.
    pub said: String,
    /// Shows it, or hides it.
    pub act: Act,
}

/// The hall's card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HallCard {
    /// What it is, and whether the hall follows the game.
    pub name: String,
    /// Whether it does.
    pub follows: (String, Tone),
    /// The name of the menu of scenes.
    pub menu: String,
    /// What the hall can be made to see, and which is on.
    pub scenes: Vec<(Act, bool)>,
    /// Other things for the hall.
    pub acts: Vec<Act>,
    /// What the hall sees while it does not follow the game, and the way back.
    pub pinned: Option<(String, Act)>,
}

/// Game as it is seen.
pub fn data(sight: &Sight<'_>) -> GameData {
    let language = sight.language();
    let step = sight.step();
    let number = sight.turn_in_view();
    let game = &sight.contest().game;
    let unseen = unseen(sight, &step);
    let (caption, board) = board(sight, number);
    let back = sight.own().turn.filter(|turn| Some(*turn) != current(&step, sight)).map(|_| {
        let here = current(&step, sight).unwrap_or(TurnNo::FIRST);
        let name = text!(language, "places-back-to", turn = here.get());
        sight.seen().act(Command::LookAtTurn(here).into()).named(name)
    });
    GameData {
        caption,
        board,
        slips: slips_card(sight, number),
        title: title(sight, number),
        back,
        letters: letters(sight, number),
        typing: typing(sight, number),
        modes: modes(sight, &step),
        clock: clock(sight, number),
        step: next_step(sight, &step, unseen.as_ref()),
        unseen,
        acts: acts(sight, &step, number),
        menus: [tr(language, "places-corrections"), tr(language, "places-dangerous")],
        calls: calls(sight),
        stock: stock(game, &game.board_before(number), &sight.rack(number), language),
        best: best(sight, number),
        foot: foot(sight, number),
        hall: hall_card(sight),
    }
}

/// The turn that the next step is about.
fn current(step: &Step, sight: &Sight<'_>) -> Option<TurnNo> {
    let game = &sight.contest().game;
    match step {
        Step::Draw(turn)
        | Step::TypeRack(turn, _)
        | Step::Show(turn)
        | Step::Start(turn)
        | Step::Running(turn)
        | Step::ConfirmTime(turn)
        | Step::Resume(turn)
        | Step::Collect(turn, _)
        | Step::Settle(turn)
        | Step::Announce(turn) => Some(*turn),
        Step::AddPlayers
        | Step::HallWord
        | Step::Call(_)
        | Step::End(_)
        | Step::Sign
        | Step::Signed => game.next_turn(),
    }
}

/// The board before a turn, and after it once its top is announced.
fn board(sight: &Sight<'_>, number: TurnNo) -> (String, BoardData) {
    let language = sight.language();
    let game = &sight.contest().game;
    let rules = game.rules();
    let own = game.turn(number).and_then(Turn::laid).map(|_| number);
    let last = own.or_else(|| number.get().checked_sub(1).and_then(TurnNo::new));
    let Some(last) = last else {
        let board = BoardData::calm(rules, &game.board_before(number), language);
        return (tr(language, "places-board-empty"), board);
    };
    let before = game.board_before(last);
    let Some(play) = game.turn(last).and_then(Turn::laid) else {
        let said = text!(language, "places-board-without", turn = last.get());
        return (said, BoardData::calm(rules, &before, language));
    };
    let named = NamedPlay::of(play, &before);
    let said = text!(
        language,
        "places-board-after",
        turn = last.get(),
        play = format!("{} {}", position_text(named.position), named.word_text()),
        points = rules.scoring.score(&before, play)
    );
    (said, BoardData::with(rules, &before, play, language))
}

/// The slips of the last turn whose time is over, of the one looked at where it is over.
fn slips_card(sight: &Sight<'_>, number: TurnNo) -> Option<SlipsCard> {
    let game = &sight.contest().game;
    let over = |turn: &TurnNo| game.turn(*turn).is_some_and(Turn::is_over);
    let before = number.get().checked_sub(1).and_then(TurnNo::new);
    let of = Some(number).filter(over).or(before.filter(over))?;
    let language = sight.language();
    let far = slips::far(sight, of);
    let missing = slips::missing(sight, of);
    let tables: Vec<String> = missing.iter().map(ToString::to_string).collect();
    let mut title =
        text!(language, "places-slips-keyed", turn = of.get(), count = far.slips, of = far.of);
    if !missing.is_empty() && missing.len() <= MISSING {
        let missing = text!(
            language,
            "places-tables-missing",
            count = missing.len(),
            tables = tables.join(", ")
        );
        title = format!("{title} · {missing}");
    }
    let seen = sight.seen();
    let slip = |(player, Sign { sign, tone }): (PlayerId, Sign)| {
        let act = seen.act(Command::TakeSlip(of, player).into()).named(player.to_string());
        (act, sign, tone)
    };
    Some(SlipsCard { title, slips: slips::signs(sight, of).into_iter().map(slip).collect() })
}

/// More missing tables than these are not named.
const MISSING: usize = 6;

fn title(sight: &Sight<'_>, number: TurnNo) -> String {
    let language = sight.language();
    let game = &sight.contest().game;
    let turn = game.turn(number);
    let letters = turn.and_then(|turn| turn.letters.as_ref());
    let how = match letters.map(|letters| letters.origin) {
        Some(Origin::Recorded) => "places-recorded",
        Some(Origin::Digital) => "places-drawn-by-program",
        None if game.draw == DrawBy::Digital => "places-drawn-by-program",
        Some(Origin::ByHand) | None => "places-drawn-by-hand",
    };
    let mut said =
        text!(language, "places-turn-letters", turn = number.get(), how = tr(language, how));
    if let Some(turn) = turn.filter(|turn| turn.attempt.get() > 1) {
        said =
            format!("{said} · {}", text!(language, "places-attempt", attempt = turn.attempt.get()));
    }
    if turn.is_some_and(|turn| turn.cancelled.is_some()) {
        said = format!("{said} · ✗ {}", tr(language, "turns-cancelled"));
    }
    said
}

/// Who names the top and how letters are drawn, while that can be chosen.
fn modes(sight: &Sight<'_>, step: &Step) -> Vec<(Act, bool)> {
    let language = sight.language();
    let game = &sight.contest().game;
    let undrawn =
        matches!(step, Step::AddPlayers | Step::HallWord | Step::Draw(_) | Step::TypeRack(..));
    if !undrawn {
        return Vec::new();
    }
    let seen = sight.seen();
    let act = |command: Command, key| seen.act(command.into()).named(tr(language, key));
    let modes = [(Mode::Hall, "places-mode-hall"), (Mode::Program, "places-mode-program")]
        .map(|(mode, key)| (act(Command::ChooseMode(mode), key), game.mode == mode));
    let draws =
        [(DrawBy::ByHand, "places-drawn-by-hand"), (DrawBy::Digital, "places-drawn-by-program")]
            .map(|(draw, key)| (act(Command::ChooseDraw(draw), key), game.draw == draw));
    modes.into_iter().chain(draws).filter(|(act, _)| act.enabled).collect()
}

/// The large button as it is now.
pub fn step_now(sight: &Sight<'_>) -> Act {
    let step = sight.step();
    next_step(sight, &step, unseen(sight, &step).as_ref())
}

/// That the hall does not see the time that runs, when another scene is pinned.
fn unseen(sight: &Sight<'_>, step: &Step) -> Option<String> {
    let ceremony = matches!(sight.desk.pinned, Pinned::Ceremony(_));
    let (what, _) = projector::pinned(sight).filter(|_| !ceremony)?;
    let runs = matches!(step, Step::Running(_));
    runs.then(|| text!(sight.language(), "places-unseen", sees = what))
}

/// What can be told to the hall after the top, and what was.
fn calls(sight: &Sight<'_>) -> Vec<(Act, bool)> {
    let seen = sight.seen();
    let open = sight.contest().game.open_turn().is_some();
    let calls = if open { Vec::new() } else { sight.calls() };
    let call = |called: Called| {
        let act = seen.act(Command::Call(called).into());
        let act = match called {
            Called::Equivalents(_, page) if page > 0 => {
                let label = format!("{} {}", act.label, page + 1);
                act.named(label)
            }
            Called::Equivalents(..) | Called::Best(_) | Called::Late(_) | Called::LastTurn => act,
        };
        (act, sight.own().called.contains(&called))
    };
    calls.into_iter().map(call).collect()
}

/// The best play of the list once the time of a turn is over, folded away.
fn best(sight: &Sight<'_>, number: TurnNo) -> Option<BestData> {
    let language = sight.language();
    let plays = sight.plays(number)?;
    let act = sight.seen().act(Command::UnfoldBest(Beside::Game).into());
    Some(BestData { said: best_said(sight, plays), act: act.named(tr(language, "places-best")) })
}

/// The best play of the list, or that it is hidden.
pub(in crate::views::formats::duplicate) fn best_said(sight: &Sight<'_>, plays: &Plays) -> String {
    let language = sight.language();
    if !sight.own().unfolded {
        return tr(language, "places-best-hidden");
    }
    match (plays.first().first(), plays.most()) {
        (Some(first), Some(points)) => text!(
            language,
            "places-best-is",
            play = format!("{} {}", position_text(first.position), first.word_text()),
            points = points,
            count = plays.count()
        ),
        _ => tr(language, "places-best-none"),
    }
}

/// That the list by which the program names tops is no federation's, where it is none.
pub(in crate::views::formats::duplicate) fn no_federation(sight: &Sight<'_>) -> Option<String> {
    let common = &sight.contest().common;
    let list = common.lexicon.as_ref()?;
    let is_so =
        sight.contest().game.mode == Mode::Program && common.authority() == Authority::Reference;
    is_so.then(|| text!(sight.language(), "turns-no-federation", list = &list.name))
}

/// The racks that went back, and what is known of the last turn.
fn foot(sight: &Sight<'_>, number: TurnNo) -> (String, String) {
    let language = sight.language();
    let game = &sight.contest().game;
    let refused = game.turn(number).map(|turn| turn.refused.as_slice()).unwrap_or_default();
    let racks: Vec<String> = refused
        .iter()
        .map(|rack| {
            let why = match rack.why {
                Refusal::Vowels => "turns-refused-vowels",
                Refusal::Consonants => "turns-refused-consonants",
                Refusal::Triple => "turns-refused-triple",
            };
            let tiles = tiles_text(rack.tiles.rack().tiles());
            format!("{tiles} ({})", tr(language, why))
        })
        .collect();
    let racks =
        if racks.is_empty() { tr(language, "places-none-refused") } else { racks.join(", ") };
    let left = if game.turn(number).is_some_and(Turn::has_begun) {
        let mode = match game.mode {
            Mode::Hall => "turns-mode-hall",
            Mode::Program => "turns-mode-program",
        };
        let said = text!(language, "places-mode-is", mode = tr(language, mode));
        [Some(said), no_federation(sight)].into_iter().flatten().collect::<Vec<_>>().join(" · ")
    } else {
        text!(language, "places-refused-racks", turn = number.get(), racks = racks)
    };
    let last = if let Some(last) = game.last_turn {
        text!(language, "scenes-last-turn-is", turn = last.turn.get())
    } else {
        let earliest = game.closed().saturating_add(game.rules().last_turn_notice);
        text!(language, "places-earliest-last", turn = earliest)
    };
    (left, last)
}

fn hall_card(sight: &Sight<'_>) -> HallCard {
    let language = sight.language();
    let follows = if sight.hall_follows() {
        (tr(language, "places-hall-auto"), Tone::Chosen)
    } else {
        (format!("▲ {}", tr(language, "places-hall-pinned")), Tone::Open)
    };
    HallCard {
        name: tr(language, "places-hall"),
        follows,
        menu: tr(language, "places-hall-scene"),
        scenes: projector::scenes(sight),
        acts: projector::acts(sight),
        pinned: projector::pinned(sight),
    }
}

//! What is seen in Slips.

use std::collections::BTreeMap;

use super::grid::{GridData, grid, handed, missing};
use super::typed::{is_changed, offered, told_of};
use crate::commands::UserCommand;
use crate::commands::formats::duplicate::{
    Command, Entry, Fault, Hand, Keying, Number, Question as Q, TurnNo,
};
use crate::domain::board::Rack;
use crate::domain::formats::duplicate::game::Field;
use crate::domain::formats::duplicate::judged::in_game;
use crate::domain::formats::duplicate::written::OnSlip;
use crate::domain::ids::PlayerId;
use crate::language::tr;
use crate::screens::formats::duplicate::board::{BoardData, TileData};
use crate::screens::formats::duplicate::place::Handed;
use crate::screens::formats::duplicate::slips::{Offered, SlipTold, order};
use crate::screens::{Act, FieldData, Tone};
use crate::text;
use crate::views::desk::formats::duplicate::{At, Name, SlipOnDesk};
use crate::views::formats::duplicate::{Seen, Sight};

/// More claims than these are not listed.
const CLAIMS: usize = 8;

/// What is seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SlipsData {
    /// Players and turns.
    pub grid: GridData,
    /// Slips without a name, each with what can be done about it.
    pub nameless: Vec<(String, Vec<Act>)>,
    /// The slip on the desk.
    pub slip: Option<Box<SlipData>>,
    /// What stands there instead: that no turn is over yet.
    pub empty: String,
    /// Takes in slips that were keyed elsewhere.
    pub take_in: Act,
}

/// The slip on the desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SlipData {
    /// Its table and player.
    pub title: String,
    /// Its turn and its code.
    pub about: String,
    /// The letters of its turn.
    pub rack: Vec<TileData>,
    /// The turn as it stands on the paper: what it is called, and which.
    pub turn: (String, String),
    /// Table, position, word, points, in the order of the paper.
    pub fields: [FieldData; 4],
    /// What can be ticked, and what is.
    pub ticks: Vec<(Act, bool)>,
    /// What must not be overlooked: that it is saved, that two keyings differ.
    pub state: Option<(String, Tone)>,
    /// What is said of it as it is typed.
    pub told: Option<SlipTold>,
    /// The board while nothing is typed.
    pub board: BoardData,
    /// What the plays are that are offered; empty without points.
    pub offer: String,
    /// They, each taken by a digit.
    pub offered: Vec<(Act, Offered)>,
    /// Takes none of them: position and word are typed.
    pub other: Option<Act>,
    /// While no table is typed: what is claimed in this turn, the highest first, each with the way to its slip.
    pub claims: Option<(String, Vec<Act>)>,
    /// How one is taken, or that there is none.
    pub offer_hint: String,
    /// What else can be done.
    pub acts: Vec<Act>,
    /// Saves it, and says whose comes next.
    pub save: Act,
}

/// Slips as they are seen.
pub fn data(sight: &Sight<'_>) -> SlipsData {
    let language = sight.language();
    // What can be asked is found out once: it looks at the whole game.
    let seen = &sight.seen();
    let on_desk = sight.own().slip.as_ref();
    let turn = on_desk.map(|slip| slip.turn).or_else(|| keyed_turn(sight));
    let grid = grid(sight, seen, turn.unwrap_or(TurnNo::FIRST));
    let game = &sight.contest().game;
    let nameless = turn.into_iter().flat_map(|turn| game.slips_at(turn, None)).map(|(id, slip)| {
        let written = slip.written();
        let said = text!(
            language,
            "places-nameless",
            turn = slip.turn.get(),
            play = format!("{} {}", written.position, written.word).trim().to_owned()
        );
        let give = Q::MoveSlip { slip: id, player: None, turn: slip.turn };
        (said, vec![seen.act(give.into())])
    });
    SlipsData {
        grid,
        nameless: nameless.collect(),
        slip: on_desk.map(|slip| Box::new(slip_data(sight, seen, slip))),
        empty: tr(language, "places-no-slips-yet"),
        take_in: seen.act(Q::TakeInSlips.into()),
    }
}

/// The turn whose slips are keyed: the open one once its time is over, else the last one that misses slips, else
/// the last.
pub fn keyed_turn(sight: &Sight<'_>) -> Option<TurnNo> {
    let game = &sight.contest().game;
    let over: Vec<TurnNo> =
        game.turns().filter(|(_, turn)| turn.is_over()).map(|(number, _)| number).collect();
    let lacking = || over.iter().copied().rfind(|&turn| !missing(sight, turn).is_empty());
    let open = game.open_turn().map(|(number, _)| number).filter(|number| over.contains(number));
    let chosen = sight.own().turn.filter(|turn| over.contains(turn));
    chosen.or(open).or_else(lacking).or_else(|| over.last().copied())
}

/// The next table of a turn whose slip is missing, after this one.
pub fn next_missing(sight: &Sight<'_>, turn: TurnNo, after: Option<PlayerId>) -> Option<PlayerId> {
    let missing = missing(sight, turn);
    let others = || missing.iter().copied().filter(|player| Some(*player) != after);
    let later = others().find(|player| after.is_none_or(|after| *player > after));
    later.or_else(|| others().next())
}

fn slip_data(sight: &Sight<'_>, seen: &Seen<'_>, slip: &SlipOnDesk) -> SlipData {
    let language = sight.language();
    let game = &sight.contest().game;
    let turn = slip.turn;
    let title = match (slip.player, slip.name) {
        (Some(player), _) => text!(
            language,
            "places-slip-title",
            table = player.get(),
            player = sight.player(player)
        ),
        (None, Name::Named) => tr(language, "places-slip-which"),
        (None, Name::Nameless) => tr(language, "places-slip-nameless"),
    };
    let about = match slip.player {
        Some(player) => text!(
            language,
            "places-slip-about",
            turn = turn.get(),
            code = format!("{:02}–{:02}", player.get(), turn.get())
        ),
        None => text!(language, "turns-title", turn = turn.get()),
    };
    let rack: Rack = sight.rack(turn);
    let offered = offered(sight);
    let typed = sight.desk.text(Entry::Points.into()).trim().to_owned();
    SlipData {
        title,
        about,
        rack: rack.tiles().map(|tile| TileData::drawn(game.rules(), tile)).collect(),
        turn: (tr(language, "slips-turn"), turn.to_string()),
        fields: fields(sight),
        ticks: ticks(seen, slip),
        state: state(sight, slip),
        // Before a digit takes a play, a slip without one says nothing yet: the room is for what is offered.
        told: told_of(sight, slip).filter(|_| offered.is_empty() || is_named(sight)),
        board: BoardData::calm(game.rules(), &game.board_before(turn), language),
        offer: if typed.is_empty() {
            String::new()
        } else {
            text!(language, "places-plays-of", points = typed)
        },
        offer_hint: tr(
            language,
            match (sight.plays(turn), offered.is_empty(), slip.at) {
                (None, ..) => "places-no-list",
                (Some(_), true, _) if sight.desk.text(Entry::Points.into()).trim().is_empty() => {
                    "places-points-offer"
                }
                (Some(_), true, _) => "places-none-offered",
                (Some(_), false, At::Offered) => "places-take-offered",
                (Some(_), false, At::Typing) => "places-enter-offers",
            },
        ),
        other: (!offered.is_empty()).then(|| {
            let act = seen.act(Command::TakePlay(0).into());
            act.named(tr(language, "places-other-play"))
        }),
        claims: slip.player.is_none().then(|| claims(sight, seen, turn)),
        offered: offered
            .into_iter()
            .map(|one| {
                let name = format!("{} {}", one.position, one.word);
                let act = seen.act(Command::TakePlay(one.key).into()).named(name);
                (Act { enabled: true, ..act }, one)
            })
            .collect(),
        acts: acts(sight, seen, slip),
        save: save(sight, seen, slip),
    }
}

/// Whether anything is typed of the play.
fn is_named(sight: &Sight<'_>) -> bool {
    [Entry::Position, Entry::Word]
        .into_iter()
        .any(|entry| !sight.desk.text(entry.into()).trim().is_empty())
}

/// What is claimed in a turn, in the order in which assistants sort slips.
fn claims(sight: &Sight<'_>, seen: &Seen<'_>, turn: TurnNo) -> (String, Vec<Act>) {
    let language = sight.language();
    let game = &sight.contest().game;
    let there = in_game(&sight.contest().common, turn);
    let keyed: BTreeMap<u32, &OnSlip> = there
        .into_iter()
        .filter_map(|player| Some((player.get(), game.slip_at(turn, player)?.1.written())))
        .collect();
    let claimed = keyed.iter().map(|(&table, written)| (table, written.points));
    let act = |table: u32| {
        let (player, written) = (PlayerId::new(table)?, keyed.get(&table)?);
        let play = format!("{} {}", written.position, written.word);
        let points = written.points.map_or_else(|| "–".to_owned(), |points| points.to_string());
        let sign = super::grid::of(sight, turn, player).sign;
        let play = play.trim();
        let name = text!(
            language,
            "places-claim",
            points = points,
            table = table,
            play = if play.is_empty() { "–" } else { play },
            sign = sign
        );
        Some(seen.act(Command::TakeSlip(turn, player).into()).named(name))
    };
    let all: Vec<Act> = order(claimed).into_iter().filter_map(act).take(CLAIMS).collect();
    (tr(language, if all.is_empty() { "places-no-claims" } else { "places-claims" }), all)
}

fn fields(sight: &Sight<'_>) -> [FieldData; 4] {
    let language = sight.language();
    let desk = sight.desk;
    let go_on = |entry: Entry| UserCommand::from(Command::GoOn(entry));
    let field = |entry: Entry, key, enter: UserCommand| {
        let entry = entry.into();
        FieldData::line(entry, tr(language, key), desk.text(entry)).focused(desk.focus).enter(enter)
    };
    [
        field(Entry::Table, "slips-table", Command::TakeTable.into()),
        field(Entry::Position, "slips-position", go_on(Entry::Position)),
        field(Entry::Word, "slips-play", go_on(Entry::Word)),
        field(Entry::Points, "slips-points", Command::OfferPlays.into()),
    ]
}

fn ticks(seen: &Seen<'_>, slip: &SlipOnDesk) -> Vec<(Act, bool)> {
    let language = seen.language;
    let act = |command: Command, key| seen.act(command.into()).named(tr(language, key));
    let hand = (act(Command::ToggleHand, "places-tick-hand"), slip.ticks.hand == Hand::NotRaised);
    let faults = Fault::ALL.map(|fault| {
        let key = match fault {
            Fault::TwoPlays => "events-slip-two-plays",
            Fault::TwoSlips => "events-slip-two-slips",
            Fault::NotWhole => "events-slip-not-whole",
            Fault::PositionUnreadable => "events-slip-position-unreadable",
            Fault::WordUnreadable => "events-slip-word-unreadable",
        };
        (act(Command::ToggleFault(fault), key), slip.ticks.fault == Some(fault))
    });
    let numbers = Number::ALL.map(|number| {
        let (key, field) = match number {
            Number::Table => ("places-tick-table", slip.ticks.table),
            Number::Turn => ("places-tick-turn", slip.ticks.turn),
        };
        (act(Command::ToggleNumber(number), key), field == Field::Wrong)
    });
    [hand].into_iter().chain(faults).chain(numbers).collect()
}

fn state(sight: &Sight<'_>, slip: &SlipOnDesk) -> Option<(String, Tone)> {
    let language = sight.language();
    if slip.keying == Keying::Second {
        return Some((tr(language, "places-second-keying"), Tone::Chosen));
    }
    let player = slip.player?;
    match handed(sight, slip.turn, player) {
        Handed::Unsettled => Some((format!("≠ {}", tr(language, "places-unsettled")), Tone::Open)),
        Handed::NotHandedIn => {
            Some((format!("– {}", tr(language, "places-none-handed")), Tone::Ignored))
        }
        Handed::Keyed | Handed::Checked if is_changed(sight) => {
            Some((tr(language, "places-corrects"), Tone::Open))
        }
        Handed::Keyed => Some((format!("✓ {}", tr(language, "places-saved")), Tone::Good)),
        Handed::Checked => Some((format!("✓✓ {}", tr(language, "places-checked")), Tone::Good)),
        Handed::Expected | Handed::Collected | Handed::NotExpected => None,
    }
}

fn acts(sight: &Sight<'_>, seen: &Seen<'_>, slip: &SlipOnDesk) -> Vec<Act> {
    let game = &sight.contest().game;
    let keyed = slip.player.and_then(|player| game.slip_at(slip.turn, player));
    let mut acts: Vec<UserCommand> = Vec::new();
    if let (Some(player), Some((id, keyed))) = (slip.player, keyed) {
        if game.is_unsettled(slip.turn, player) {
            acts.push(Q::SettleSlip(id, None).into());
        }
        acts.push(match keyed.outcome {
            None => Q::SetOutcome(id).into(),
            Some(_) => Q::LiftOutcome(id).into(),
        });
        acts.push(Q::MoveSlip { slip: id, player: None, turn: slip.turn }.into());
        acts.extend([Command::CheckSlip, Command::KeySlipAgain].map(UserCommand::from));
    }
    acts.extend([Command::NoSlip, Command::NamelessSlip].map(UserCommand::from));
    acts.into_iter().map(|command| seen.act(command)).filter(|act| act.enabled).collect()
}

fn save(sight: &Sight<'_>, seen: &Seen<'_>, slip: &SlipOnDesk) -> Act {
    let language = sight.language();
    let act = seen.act(Command::SaveSlip.into());
    // One that waits for its table is that of the table which is proposed or typed.
    let typed = || sight.desk.text(Entry::Table.into()).trim().parse().ok();
    let player = slip.player.or_else(|| typed().and_then(PlayerId::new));
    match next_missing(sight, slip.turn, player) {
        Some(next) => act.named(text!(language, "places-save-next", table = next.get())),
        None => act,
    }
}

//! What is seen in Top.

use super::candidates::{Choosable, candidates, no_graph, undecided_above};
use crate::commands::formats::duplicate::step::Step;
use crate::commands::formats::duplicate::{
    Beside, Called, Command, Criterion, Mode, Possible, Question as Q, TurnNo,
};
use crate::commands::{Place, UserCommand};
use crate::domain::formats::duplicate::best::dictionary;
use crate::domain::formats::duplicate::choice::{Candidate, Choosing};
use crate::domain::formats::duplicate::notation::{position_text, tiles_text};
use crate::domain::formats::duplicate::rules::LANGUAGE;
use crate::domain::formats::duplicate::turn::Closing;
use crate::domain::formats::duplicate::written::NamedPlay;
use crate::domain::letters::Word;
use crate::language::tr;
use crate::lexicon::{Lexicon, spellings};
use crate::screens::Act;
use crate::screens::formats::duplicate::board::BoardData;
use crate::screens::formats::duplicate::rack::spelled_out;
use crate::screens::formats::duplicate::told::late_finds;
use crate::screens::formats::duplicate::top::{Choice, choices};
use crate::text;
use crate::views::formats::duplicate::{Sight, game, slips};

/// What is seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TopData {
    /// Of which turn, and what lies there.
    pub caption: String,
    /// The board with the selected play.
    pub board: BoardData,
    /// The highest score, and how many plays have it.
    pub score: Option<(String, String)>,
    /// Who names the top.
    pub mode: String,
    /// What the columns are called: play, tables, five figures.
    pub columns: [String; 7],
    /// The plays, each with its figures, and whether it is selected.
    pub rows: Vec<(Act, Choice, bool)>,
    /// What green says, and which is the first in the program's order.
    pub key: String,
    /// What stands in place of the plays: that there is none, or none yet.
    pub empty: String,
    /// What the arbiter names, and what is on; nothing in program mode.
    pub criteria: (String, Vec<(Act, bool)>),
    /// The next step.
    pub step: Act,
    /// What else can be done.
    pub acts: Vec<Act>,
    /// Slips that are not keyed: how many, and what is found later.
    pub unkeyed: Option<(String, String)>,
    /// Slips that wait for a ruling and may be worth more.
    pub blocking: Vec<Blocking>,
    /// Late finds of which the hall was not told.
    pub late: Option<(String, Vec<LateData>)>,
    /// The best of the hall and the solo, in program mode.
    pub best: Option<String>,
    /// What is left of the letters with the selected play, and how many are drawn.
    pub left: String,
    /// The main word of the play on the board letter by letter, while that is asked for; and what asks for it.
    pub spelled: Option<(String, Act)>,
    /// The best play of the list, folded away.
    pub list: Option<(String, Act)>,
}

/// A slip that waits for a ruling.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Blocking {
    /// Whose, which play, and what it would be worth.
    pub said: String,
    /// The way to each word that waits.
    pub words: Vec<Act>,
}

/// A late find.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LateData {
    /// Which turn, which play, how many points.
    pub said: String,
    /// Tells the hall.
    pub act: Act,
}

/// Top as it is seen.
pub fn data(sight: &Sight<'_>) -> TopData {
    let language = sight.language();
    let game_state = &sight.contest().game;
    let mode = match game_state.mode {
        Mode::Hall => "places-top-hall",
        Mode::Program => "places-top-program",
    };
    let turn = sight.top_turn();
    let all = turn.map(|turn| ranked(sight, turn)).unwrap_or_default();
    let own = sight.own();
    let selected = own.selected.min(all.len().saturating_sub(1));
    let chosen = all.get(selected);
    let seen = sight.seen();
    let rows = turn.map(|turn| figured(sight, turn, &all)).unwrap_or_default();
    let rows: Vec<_> = rows
        .into_iter()
        .enumerate()
        .map(|(place, choice)| {
            let act = seen.act(Command::SelectPlay(place).into());
            let name = format!("{} {}", choice.position, choice.word);
            (act.named(name), choice, place == selected)
        })
        .collect();
    let score = all.first().map(|first| {
        let count = text!(language, "places-equal", points = first.points, count = all.len());
        (first.points.to_string(), count)
    });
    let (caption, board) = board(sight, turn, chosen);
    TopData {
        caption,
        board,
        score,
        mode: tr(language, mode),
        columns: [
            "places-column-play",
            "places-column-tables",
            "places-column-jokers",
            "places-column-gone",
            "places-column-ratio",
            "places-column-tiles",
            "places-column-openings",
        ]
        .map(|key| tr(language, key)),
        key: rows
            .first()
            .filter(|_| rows.len() > 1)
            .map(|(_, first, _)| {
                let play = format!("{} {}", first.position, first.word);
                text!(language, "places-top-key", play = play)
            })
            .unwrap_or_default(),
        rows,
        empty: empty(sight, turn),
        criteria: criteria(sight),
        step: step(sight, chosen),
        acts: acts(sight, turn),
        unkeyed: turn.and_then(|turn| unkeyed(sight, turn)),
        blocking: turn.map(|turn| blocking(sight, turn, chosen)).unwrap_or_default(),
        late: late(sight),
        best: turn.and_then(|turn| best_of_the_hall(sight, turn)),
        left: turn.zip(chosen).map(|(turn, chosen)| left(sight, turn, chosen)).unwrap_or_default(),
        spelled: spelled(sight, turn, chosen),
        list: turn.and_then(|turn| {
            let plays = sight.plays(turn)?;
            let act = seen.act(Command::UnfoldBest(Beside::Top).into());
            Some((game::best_said(sight, plays), act.named(tr(language, "places-best"))))
        }),
    }
}

/// The candidates in the program's order.
pub fn ranked(sight: &Sight<'_>, turn: TurnNo) -> Vec<Choosable> {
    let all = candidates(sight, turn);
    if sight.contest().game.mode == Mode::Program {
        return all;
    }
    with_candidates(sight, turn, all, |mut both| {
        both.sort_by(|(_, one), (_, other)| one.compare(other));
        both.into_iter().map(|(choosable, _)| choosable).collect()
    })
}

/// The same with their figures.
fn figured(sight: &Sight<'_>, turn: TurnNo, all: &[Choosable]) -> Vec<Choice> {
    let game = &sight.contest().game;
    let board = game.board_before(turn);
    let unseen = game.unseen(&board);
    with_candidates(sight, turn, all.to_vec(), |both| {
        let candidates: Vec<Candidate<'_>> = both.into_iter().map(|(_, one)| one).collect();
        let wrote = |one: &Candidate<'_>| {
            let same = all.iter().find(|other| other.play.lays_the_same(&one.play));
            same.map(|one| one.players.clone()).unwrap_or_default()
        };
        let how = |word: &Word| spellings(LANGUAGE, word);
        choices((game.rules(), &board), &unseen, &candidates, wrote, &how)
    })
}

/// Each with its figures, as long as the words are at hand.
fn with_candidates<T>(
    sight: &Sight<'_>,
    turn: TurnNo,
    all: Vec<Choosable>,
    then: impl FnOnce(Vec<(Choosable, Candidate<'_>)>) -> T,
) -> T {
    let contest = sight.contest();
    let game = &contest.game;
    let board = game.board_before(turn);
    let unseen = game.unseen(&board);
    let rack = sight.rack(turn);
    let graph = sight.list.and_then(Lexicon::graph_if_made);
    let none = no_graph();
    let dictionary = dictionary(&contest.common, graph.as_deref().unwrap_or(&none));
    let choosing = Choosing {
        rules: game.rules(),
        board: &board,
        unseen: &unseen,
        rack: &rack,
        dictionary: &dictionary,
    };
    let both = all.into_iter().map(|one| {
        let candidate = Candidate::new(choosing, one.play.clone(), one.points);
        (one, candidate)
    });
    then(both.collect())
}

fn board(
    sight: &Sight<'_>,
    turn: Option<TurnNo>,
    chosen: Option<&Choosable>,
) -> (String, BoardData) {
    let language = sight.language();
    let game = &sight.contest().game;
    let rules = game.rules();
    let Some(turn) = turn else {
        let board = BoardData::calm(rules, &game.board(), language);
        return (tr(language, "places-top-none-yet"), board);
    };
    let before = game.board_before(turn);
    let laid = game.turn(turn).and_then(|turn| turn.top.as_ref()).map(|top| &top.named);
    // What was announced lies there; else what is selected.
    let announced = game.turn(turn).is_some_and(|turn| turn.closing == Closing::Announced);
    let named = laid.filter(|_| announced).or(chosen.map(|one| &one.named)).or(laid);
    let play = named.and_then(|named| Some((named, named.laid(&before).ok()?)));
    if let Some((named, play)) = play {
        let said = format!("{} {}", position_text(named.position), named.word_text());
        let caption = text!(language, "places-top-board", turn = turn.get(), play = said);
        (caption, BoardData::with(rules, &before, &play, language))
    } else {
        let caption = text!(language, "turns-title", turn = turn.get());
        (caption, BoardData::calm(rules, &before, language))
    }
}

/// The main word of what was announced, else of what is selected, by the names of its letters.
fn spelled(
    sight: &Sight<'_>,
    turn: Option<TurnNo>,
    chosen: Option<&Choosable>,
) -> Option<(String, Act)> {
    let language = sight.language();
    let game = &sight.contest().game;
    let laid = turn.and_then(|turn| game.turn(turn)?.top.as_ref()).map(|top| &top.named);
    let named = laid.or(chosen.map(|one| &one.named))?;
    let said = if sight.own().spelled {
        spelled_out(game.rules(), &named.word, &tr(language, "verdict-joker"))
    } else {
        tr(language, "places-best-hidden")
    };
    let act = sight.seen().act(Command::SpellTop.into());
    Some((said, act.named(tr(language, "places-letter-by-letter"))))
}

fn empty(sight: &Sight<'_>, turn: Option<TurnNo>) -> String {
    let language = sight.language();
    let Some(turn) = turn else { return tr(language, "places-top-after-stop") };
    let game = &sight.contest().game;
    let key = match (game.mode, sight.plays(turn)) {
        (Mode::Program, None) => "places-top-searching",
        (Mode::Program, Some(_)) => "places-best-none",
        (Mode::Hall, _) => "places-top-no-claim",
    };
    tr(language, key)
}

fn criteria(sight: &Sight<'_>) -> (String, Vec<(Act, bool)>) {
    let language = sight.language();
    if sight.contest().game.mode == Mode::Program {
        return (tr(language, "places-criteria-program"), Vec::new());
    }
    let act = |criterion| {
        let act = sight.seen().act(Command::ToggleCriterion(criterion).into());
        (act, sight.own().criteria.contains(&criterion))
    };
    (tr(language, "places-criteria"), Criterion::ALL.map(act).into())
}

/// The next step where it is the top's; elsewhere it is said in Game.
fn step(sight: &Sight<'_>, chosen: Option<&Choosable>) -> Act {
    let language = sight.language();
    let act = sight.seen().act(Command::TopStep.into());
    let next = sight.step();
    if sight.top_goes_on().is_some() {
        return act.named(tr(language, "places-step-tell-on"));
    }
    match (&next, chosen) {
        (Step::Settle(_), Some(chosen)) => {
            let play =
                format!("{} {}", position_text(chosen.named.position), chosen.named.word_text());
            let mut numbers = Vec::new();
            for (number, criterion) in (1..).zip(Criterion::ALL) {
                if sight.own().criteria.contains(&criterion) {
                    numbers.push(i32::to_string(&number));
                }
            }
            let name = match numbers.len() {
                0 => text!(language, "places-choose", play = play),
                count => text!(
                    language,
                    "places-choose-by",
                    play = play,
                    count = count,
                    criteria = numbers.join(", ")
                ),
            };
            act.named(name)
        }
        (Step::Settle(_), None) => {
            let none = Act { enabled: false, ..act };
            none.named(tr(language, "places-nothing-to-choose"))
        }
        (Step::Announce(_) | Step::Call(_), _) => act.named(game::label(sight, &next)),
        _ if act.enabled => act.named(tr(language, "places-step-in-game")),
        _ => {
            let go = sight.seen().act(UserCommand::Go(Place::Game));
            Act { shortcut: None, ..go }.named(tr(language, "places-step-in-game"))
        }
    }
}

fn acts(sight: &Sight<'_>, turn: Option<TurnNo>) -> Vec<Act> {
    let Some(turn) = turn else { return Vec::new() };
    let seen = sight.seen();
    let game = &sight.contest().game;
    let open = game.turn(turn).is_some_and(|turn| turn.closing == Closing::Open);
    let mut acts: Vec<UserCommand> = Vec::new();
    if open && game.mode == Mode::Hall && is_blocked(sight, turn) {
        acts.push(Q::SetAside.into());
    }
    if !open {
        acts.push(Q::CorrectTop(turn).into());
    }
    let acts = acts.into_iter().map(|command| seen.act(command)).filter(|act| act.enabled);
    // Whether this turn can be without a play is asked of this turn.
    let none = seen.act(Q::NoPlay(turn, Possible::Impossible).into());
    let without = !game.next_has_begun(turn)
        && game.turn(turn).is_some_and(|turn| {
            turn.cancelled.is_none() && !matches!(turn.closing, Closing::NoPlay(_))
        });
    let none = Act { enabled: sight.changeable(), ..none };
    acts.chain(Some(none).filter(|_| without)).collect()
}

/// Whether a slip that waits for a ruling may be worth more.
fn is_blocked(sight: &Sight<'_>, turn: TurnNo) -> bool {
    let points = candidates(sight, turn).first().map_or(0, |one| one.points);
    !undecided_above(sight, turn, points).is_empty()
}

fn unkeyed(sight: &Sight<'_>, turn: TurnNo) -> Option<(String, String)> {
    let language = sight.language();
    let missing = slips::missing(sight, turn);
    if missing.is_empty() {
        return None;
    }
    let tables: Vec<String> = missing.iter().map(ToString::to_string).collect();
    let said = text!(
        language,
        "places-unkeyed-tables",
        count = missing.len(),
        tables = tables.join(", "),
        turn = turn.next().get()
    );
    Some((text!(language, "places-unkeyed", count = missing.len()), said))
}

fn blocking(sight: &Sight<'_>, turn: TurnNo, chosen: Option<&Choosable>) -> Vec<Blocking> {
    let language = sight.language();
    let points = chosen.map_or(0, |chosen| chosen.points);
    let seen = sight.seen();
    undecided_above(sight, turn, points)
        .into_iter()
        .map(|(player, named, worth, words)| Blocking {
            said: text!(
                language,
                "places-blocking",
                table = player.get(),
                play = format!("{} {}", position_text(named.position), named.word_text()),
                points = worth
            ),
            words: words
                .into_iter()
                .map(|word| {
                    let name = format!("? {word}");
                    seen.act(UserCommand::SelectWord(word)).named(name)
                })
                .collect(),
        })
        .collect()
}

fn late(sight: &Sight<'_>) -> Option<(String, Vec<LateData>)> {
    let language = sight.language();
    let found = late_finds(sight.contest(), sight.judged);
    if found.is_empty() {
        return None;
    }
    let game = &sight.contest().game;
    let seen = sight.seen();
    let said: Vec<LateData> = found
        .into_iter()
        .map(|one| {
            let named = NamedPlay::of(&one.play, &game.board_before(one.turn));
            let play = format!("{} {}", position_text(named.position), named.word_text());
            LateData {
                said: text!(
                    language,
                    "places-late-find",
                    turn = one.turn.get(),
                    play = play,
                    points = one.points
                ),
                act: seen.act(Command::Call(Called::Late(one.turn)).into()),
            }
        })
        .collect();
    Some((text!(language, "places-late", count = said.len()), said))
}

/// In program mode the best of the hall is announced, too.
fn best_of_the_hall(sight: &Sight<'_>, turn: TurnNo) -> Option<String> {
    let language = sight.language();
    let judged = sight.judged.turn(turn)?;
    let solo = judged.solo.map(|(player, points)| {
        text!(language, "places-solo", points = points, table = player.get())
    });
    let best = (sight.contest().game.mode == Mode::Program)
        .then(|| text!(language, "turns-best", points = judged.best));
    let said: Vec<String> = best.into_iter().chain(solo).collect();
    (!said.is_empty()).then(|| said.join(" · "))
}

/// What is left of the letters, how many are drawn, and what is then left to draw from.
fn left(sight: &Sight<'_>, turn: TurnNo, chosen: &Choosable) -> String {
    let language = sight.language();
    let game = &sight.contest().game;
    let rules = game.rules();
    let laid = || chosen.play.tiles.iter().map(|(_, laid)| laid.tile());
    let left = sight.rack(turn).without(laid()).unwrap_or_default();
    let unseen = game.unseen(&game.board_before(turn)).without(laid()).unwrap_or_default();
    let drawn = unseen.len().min(rules.scoring.rack).saturating_sub(left.len());
    let kinds = rules.kinds(unseen.tiles());
    let tiles = if left.is_empty() { "–".to_owned() } else { tiles_text(left.tiles()) };
    text!(
        language,
        "places-left",
        tiles = tiles,
        count = drawn,
        vowels = kinds.vowels,
        consonants = kinds.consonants
    )
}

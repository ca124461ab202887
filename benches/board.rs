//! All plays of a rack, on boards and racks of whole games on the free Romanian list; how long the list's
//! arrays take to be made, and how large they are.
//!
//! The games are the program's own: racks drawn from seeds, its first play laid. Each turn is asked three
//! times: with the rack as drawn without its jokers, with one tile turned into a joker, and with two. Beside
//! each figure stands what a published engine with a larger structure (a GADDAG) was measured at, on the same
//! list and another day.

#[path = "common/table.rs"]
mod table;

use std::hint::black_box;
use std::ops::ControlFlow;
use std::time::Instant;

use eforos::domain::board::{Board, Dictionary, Graph, Rack, Tile, generate};
use eforos::domain::contest::seed::Seed;
use eforos::domain::formats::duplicate::Rules;
use eforos::domain::formats::duplicate::choice::{Choosing, ranked};
use eforos::domain::formats::duplicate::draw::draw;
use eforos::domain::ids::{Attempt, RoundNo};
use eforos::domain::letters::WordLanguage;
use eforos::lexicon::Lexicon;

use table::{Figure, row};

const GAMES: u8 = 40;
/// The fastest of so many runs counts, for a machine that does something else beside makes a turn's time whatever
/// it likes.
const RUNS: usize = 3;

fn main() {
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    let list = Lexicon::free(WordLanguage::Romanian);
    let start = Instant::now();
    let graph = list.graph();
    let made = start.elapsed().as_secs_f64();
    let megabytes = f64::from(u32::try_from(graph.bytes()).expect("small")) / 1e6;
    row(
        figure("the arrays of the Romanian list made", made, "s"),
        Some(1.0),
        Some(("a published engine's", 0.85)),
    );
    row(figure("their size", megabytes, "MB"), Some(10.0), Some(("a published engine's", 6.7)));
    let times = times(&graph);
    let told = [
        ("no joker", 0.4, 2.0, 0.11, 0.51),
        ("one joker", 3.0, 15.0, 0.88, 4.3),
        ("two jokers", 14.0, 60.0, 3.5, 15.4),
    ];
    for ((of, p50, p99, other50, other99), mut times) in told.into_iter().zip(times) {
        times.sort_by(f64::total_cmp);
        let at = |share: usize| times[(times.len() - 1) * share / 100];
        let beside = "a published engine";
        let median = format!("all plays of a rack, {of}, median of {}", times.len());
        row(figure(&median, at(50), "ms"), Some(p50), Some((beside, other50)));
        let most = format!("all plays of a rack, {of}, 99 in 100");
        row(figure(&most, at(99), "ms"), Some(p99), Some((beside, other99)));
    }
}

fn figure<'a>(of: &'a str, value: f64, unit: &'a str) -> Figure<'a> {
    Figure { of, value, unit }
}

/// Milliseconds a rack: without jokers, with one, with two.
fn times(graph: &Graph) -> [Vec<f64>; 3] {
    let rules = Rules::ro_duplicate_2007();
    let dictionary = Dictionary::ruled(graph, [], []);
    let mut times = [const { Vec::new() }; 3];
    for game in 0..GAMES {
        let key = Seed::from_bytes([game; 32]).key("");
        let (mut board, mut unseen, mut leftover) = (Board::EMPTY, rules.tiles, Rack::default());
        for turn in (1..=99).filter_map(RoundNo::new) {
            let Some(drawn) = draw(&rules, &key, (turn, Attempt::FIRST), &leftover, &unseen) else {
                break;
            };
            let rack: Rack = drawn.leftover.tiles().chain(drawn.drawn).collect();
            if rack.len() < rules.scoring.rack {
                break;
            }
            for (jokers, times) in (0..).zip(&mut times) {
                let rack = with_jokers(&rack, jokers);
                let run = || {
                    let start = Instant::now();
                    let _ = generate(&board, &rack, &dictionary, &rules.scoring, &mut |play| {
                        black_box(play);
                        ControlFlow::Continue(())
                    });
                    start.elapsed().as_secs_f64() * 1e3
                };
                times.push((0..RUNS).map(|_| run()).fold(f64::INFINITY, f64::min));
            }
            let choosing = Choosing {
                rules: &rules,
                board: &board,
                unseen: &unseen,
                rack: &rack,
                dictionary: &dictionary,
            };
            let (_, first) = ranked(choosing, 1);
            let Some(play) = first.into_iter().next().map(|first| first.play) else { break };
            let laid = || play.tiles.iter().map(|(_, laid)| laid.tile());
            leftover = rack.without(laid()).expect("laid from the rack");
            unseen = unseen.without(laid()).expect("drawn from the set");
            board.lay(play.tiles.iter().copied());
        }
    }
    times
}

/// Seven tiles of which so many are jokers: a rack's own jokers become an E.
fn with_jokers(rack: &Rack, jokers: usize) -> Rack {
    let e = eforos::domain::formats::duplicate::notation::tiles("E").expect("a letter")[0];
    let letters = rack.tiles().map(|tile| if tile == Tile::Blank { e } else { tile });
    letters
        .enumerate()
        .map(|(place, tile)| if place < jokers { Tile::Blank } else { tile })
        .collect()
}

//! `top`: the plays of a rack on a board, in the order in which the program would choose.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::ArgMatches;
use serde::Serialize;

use super::grade::{load, warn};
use crate::cli::args;
use crate::cli::lexicon::given;
use crate::cli::outcome::{Failure, Outcome};
use crate::cli::shell::Shell;
use crate::domain::board::{Board, Dictionary, Graph, Play, Rack, Tile};
use crate::domain::contest::ruling::Ruled;
use crate::domain::formats::duplicate::choice::{Candidate, Choosing, ranked};
use crate::domain::formats::duplicate::judging::words_of;
use crate::domain::formats::duplicate::notation::{self, SmallLetters, position_text, tiles_text};
use crate::domain::formats::duplicate::rules::{ALPHABET, LANGUAGE, Rules};
use crate::domain::letters::{Face, Word};
use crate::exchange::{Judging, json_line};
use crate::language::formats::duplicate::verdict::{At, written};
use crate::language::quoted;
use crate::lexicon::Lexicon;
use crate::text;

/// What `top` answers.
#[derive(Serialize)]
struct Answer {
    count: usize,
    plays: Vec<Listed>,
}

#[derive(Serialize)]
struct Listed {
    position: String,
    word: String,
    points: u32,
    words: Vec<Word>,
    jokers: usize,
    gone: usize,
    tiles: usize,
    openings: usize,
}

/// A board, a rack, and the words that are valid there.
struct Asked {
    rules: Rules,
    board: Board,
    rack: Rack,
    list: Judging,
    rulings: Vec<(Word, Ruled)>,
}

pub(in crate::cli) fn top(shell: Shell, asked: &ArgMatches) -> Outcome {
    let path = asked.get_one::<PathBuf>(args::IN);
    let drawn = (asked.get_one::<String>("board"), asked.get_one::<String>("rack"));
    let question = match (path, drawn) {
        (Some(path), (None, None)) => of_document(shell, asked, path)?,
        (None, (board, Some(rack))) => {
            of_board(shell, asked, board.map_or("", String::as_str), rack)?
        }
        _ => return Err(Failure::Usage(shell.say("cli-top-which"))),
    };
    let most = asked.get_one::<usize>("count").copied().unwrap_or(10);
    let most = if most == 0 { usize::MAX } else { most };
    let graph = graph(&question.list);
    let ruled = |wanted| {
        let words = question.rulings.iter().filter(move |(_, ruled)| *ruled == wanted);
        words.filter_map(|(word, _)| ALPHABET.cut(word.letters())).collect::<Vec<Vec<Face>>>()
    };
    let dictionary = Dictionary::ruled(&graph, ruled(Ruled::Valid), ruled(Ruled::Invalid));
    let unseen = unseen(&question.rules, &question.board);
    let choosing = Choosing {
        rules: &question.rules,
        board: &question.board,
        unseen: &unseen,
        rack: &question.rack,
        dictionary: &dictionary,
    };
    let (count, candidates) = ranked(choosing, most);
    let plays: Vec<Listed> = candidates.iter().map(|play| listed(&question.board, play)).collect();
    if asked.get_flag("json") {
        return shell.show_data(&json_line(&Answer { count, plays }));
    }
    let mut table = String::new();
    for Listed { position, word, points, words, .. } in plays {
        let across: Vec<String> = words.iter().skip(1).map(ToString::to_string).collect();
        writeln!(table, "{points:>5}  {position:<4} {word:<18} {}", across.join(" "))
            .expect("memory");
    }
    table += &match count {
        0 => shell.say("cli-top-none"),
        count => text!(shell.language, "cli-top-count", count = count),
    };
    shell.show(&(table + "\n"))
}

fn listed(board: &Board, play: &Candidate<'_>) -> Listed {
    Listed {
        position: position_text(play.play.position),
        word: play.notation().to_owned(),
        points: play.points,
        words: words_of(&play.play.words(board)),
        jokers: play.jokers,
        gone: play.gone,
        tiles: play.tiles,
        openings: play.openings(),
    }
}

/// The list as the generator walks it: of a document that carries its words, those.
fn graph(list: &Judging) -> Arc<Graph> {
    match list {
        Judging::Whole(lexicon) => lexicon.graph(),
        Judging::Found { passport, words } => {
            let title = crate::lexicon::Title {
                name: passport.name.clone(),
                edition: passport.edition.clone(),
                authority: passport.authority,
            };
            Lexicon::in_language(LANGUAGE, words.iter().cloned(), title).graph()
        }
    }
}

fn unseen(rules: &Rules, board: &Board) -> Rack {
    let mut unseen = rules.tiles;
    for (_, laid) in board.tiles() {
        let _ = unseen.take(laid.tile());
    }
    unseen
}

fn of_document(shell: Shell, asked: &ArgMatches, path: &Path) -> Result<Asked, Failure> {
    let (document, list, odd) = load(shell, asked, path)?;
    warn(shell, &odd);
    let last = document.game.turns.len();
    let turn = asked.get_one::<u8>("turn").map_or(last, |&turn| usize::from(turn));
    let place = turn.checked_sub(1).filter(|&place| place < last);
    let missing = || Failure::Refused(text!(shell.language, "cli-top-no-turn", turn = turn));
    let place = place.ok_or_else(missing)?;
    let turn = document.game.turns.get(place).ok_or_else(missing)?;
    let board = document.game.boards().into_iter().nth(place).ok_or_else(missing)?;
    Ok(Asked {
        rules: (*document.game.rules).clone(),
        board,
        rack: turn.rack(),
        list,
        rulings: document.rulings.iter().map(|entry| (entry.word.clone(), entry.ruled)).collect(),
    })
}

fn of_board(shell: Shell, asked: &ArgMatches, board: &str, rack: &str) -> Result<Asked, Failure> {
    let rules = Rules::ro_duplicate_2007();
    let mut laid = Board::EMPTY;
    for named in board.split(';').map(str::trim).filter(|named| !named.is_empty()) {
        let (position, word) = named.split_once(char::is_whitespace).unwrap_or((named, ""));
        let rack = &unseen(&rules, &laid);
        let refused = |why: String| {
            let said = text!(shell.language, "cli-top-no-play", play = quoted(named), why = why);
            Failure::Refused(said)
        };
        let cannot = || {
            let why = written(position, word, At { board: &laid, rack });
            refused(why.sentence(shell.language))
        };
        let at = notation::position(position).ok_or_else(cannot)?;
        let letters = notation::word(word, SmallLetters::Jokers).ok_or_else(cannot)?;
        let play = Play::of(&laid, at, &letters).map_err(|_| cannot())?;
        let tiles = play.tiles.iter().map(|(_, laid)| laid.tile());
        rack.without(tiles).map_err(|tile| refused(no_such(shell, tile)))?;
        laid.lay(play.tiles);
    }
    let odd = || Failure::Refused(text!(shell.language, "cli-top-no-rack", rack = quoted(rack)));
    let rack: Rack = notation::tiles(rack).ok_or_else(odd)?.into_iter().collect();
    let left = unseen(&rules, &laid);
    left.without(rack.tiles()).map_err(|tile| Failure::Refused(no_such(shell, tile)))?;
    if rack.len() > rules.scoring.rack {
        return Err(odd());
    }
    let list = given(shell, asked, LANGUAGE)?.unwrap_or_else(|| Lexicon::free(LANGUAGE));
    Ok(Asked { rules, board: laid, rack, list: Judging::Whole(list), rulings: Vec::new() })
}

/// That neither the stock nor the set has a tile.
fn no_such(shell: Shell, tile: Tile) -> String {
    text!(shell.language, "exchange-no-such-tile", tile = tiles_text([tile]))
}

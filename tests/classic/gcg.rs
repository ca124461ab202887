//! GCG files: published games score as written, what is written is read, what cannot be is refused with its line.

use eforos::domain::board::{Direction, Position, SIDE, Square, Tile};
use eforos::domain::formats::classic::Rules;
use eforos::domain::formats::classic::course::{Cannot, Course};
use eforos::domain::formats::classic::game::{Finish, Game};
use eforos::domain::formats::classic::gcg::export::{Heading, NotOfTwo, export};
use eforos::domain::formats::classic::gcg::import::{Difference, Imported};
use eforos::domain::formats::classic::gcg::lines::File;
use eforos::domain::formats::classic::gcg::{MOST_BYTES, Wrong, text};
use eforos::domain::formats::classic::judge::Verdict;
use eforos::domain::formats::classic::laying::Unlayable;
use eforos::domain::formats::classic::notation::Sign;
use eforos::domain::formats::classic::proposal::proposed;
use eforos::domain::formats::classic::rules::{End, Outcome, PL_PINCZOW_2016};
use eforos::domain::formats::classic::turn::{
    Act, BagHeld, Challenged, Exchanged, Laying, SenyorsTaken, Turn,
};
use eforos::domain::formats::classic::written::{NotATurn, TurnText};
use eforos::language::Language;

use super::played::{game, own};
use crate::dice::Dice;

fn read(
    rules: &Rules,
    bytes: &[u8],
) -> Result<Imported, eforos::domain::formats::classic::gcg::Bad> {
    let text = text(bytes, rules.language)?;
    Imported::read(rules, &File::read(&text)?)
}

fn published(name: &str) -> Vec<u8> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/gcg");
    std::fs::read(folder.join(name)).unwrap()
}

fn finals(game: &Imported) -> Vec<i64> {
    game.proposal.seats.iter().map(|seat| seat.last).collect()
}

/// The tiles of English games, in a rule set of 26 letters.
fn english() -> Rules {
    let values = "A9 1,B2 3,C2 3,D4 2,E12 1,F2 4,G3 2,H2 4,I9 1,J1 8,K1 5,L4 1,M2 3,N6 1,O8 1,P2 3,Q1 10,\
                  R6 1,S4 1,T6 1,U4 1,V2 4,W2 4,X1 8,Y2 4,Z1 10";
    let folds = |letter: &str| match letter {
        "A" => "ĂÂ",
        "I" => "Î",
        "S" => "ȘŞ",
        "T" => "ȚŢ",
        _ => "",
    };
    let lines = values.split(',').map(|entry| {
        let (letter, rest) = entry.trim().split_at(1);
        let (count, value) = rest.split_once(' ').unwrap();
        let kind = if "AEIOU".contains(letter) { "vowel" } else { "consonant" };
        let folds = folds(letter);
        format!("{letter} = {{ count = {count}, value = {value}, kind = \"{kind}\", folds = \"{folds}\" }}\n")
    });
    let (before, _) = PL_PINCZOW_2016.split_once("[letters]").unwrap();
    let before = before.replace("language = \"pl\"", "language = \"ro\"");
    let lines: String = lines.collect();
    Rules::parse(&format!("{before}[letters]\n{lines}\n[joker]\ncount = 2\n")).unwrap()
}

#[test]
fn the_published_polish_game_scores_as_written() {
    let game = read(&own("pl-pinczow-2016"), &published("polish_endgame.gcg")).unwrap();
    assert_eq!((game.plays(), game.taken_off(), game.differences.as_slice()), (43, 2, &[][..]));
    assert_eq!(game.names, ["ptf1559", "smut3k"]);
    assert_eq!(game.course.scored, [316, 301]);
    let left: Vec<i64> = game.proposal.seats.iter().map(|seat| seat.rack).collect();
    assert_eq!((left.as_slice(), finals(&game).as_slice()), (&[11, 0][..], &[305, 312][..]));
    assert_eq!((game.proposal.end, game.proposal.finisher), (End::Out, Some(1)));
    // The file gives who went out twice the eleven, in its last line.
    assert_eq!(game.doubled, Some(56));
    assert_eq!(game.course.ended.unwrap().end, End::Out, "the turns make the end that is noted");
    let odd: Vec<_> = game.course.turns.iter().flat_map(|turn| &turn.odd).collect();
    assert!(odd.is_empty(), "{odd:?}");
    assert_eq!(game.proposal.odd, []);
}

#[test]
fn published_english_games_are_read_as_other_programs_write_them() {
    let rules = english();
    let difference = |line, stated| Difference { line, stated, computed: 0 };
    for (name, plays, off, scored, last, differences) in [
        ("doug_v_emely_double_challenge.gcg", 26, 1, [451, 331], [444, 338], vec![]),
        ("noah_vs_mishu.gcg", 32, 0, [371, 388], [374, 385], vec![]),
        ("utf8_dos.gcg", 23, 0, [371, 488], [373, 486], vec![]),
        ("guy_vs_bot_almost_complete.gcg", 22, 0, [454, 398], [454, 398], vec![]),
        // Five points for each challenge that failed: no rule set here gives them.
        (
            "josh2.gcg",
            27,
            1,
            [397 - 15, 277 - 5],
            [375, 279],
            vec![difference(4, 5), difference(12, 5), difference(31, 5), difference(39, 5)],
        ),
    ] {
        let game = read(&rules, &published(name)).unwrap();
        assert_eq!((game.plays(), game.taken_off()), (plays, off), "{name}");
        assert_eq!(game.differences, differences, "{name}");
        assert_eq!(
            (game.course.scored.clone(), finals(&game)),
            (scored.to_vec(), last.to_vec()),
            "{name}"
        );
    }
}

const HEAD: &str = "#player1 s1 Anna Puig\n#player2 s2 Biel\n";

#[test]
fn a_difference_is_told_with_its_line_once() {
    let rules = own("pl-pinczow-2016");
    let of = |lines: &str| read(&rules, format!("{HEAD}{lines}").as_bytes()).unwrap().differences;
    assert_eq!(of(">s1: KOT 8H KOT +10 10\n>s2: MAS 9I MA +13 13\n"), []);
    // The points are wrong, and all totals after them follow.
    let wrong = of(">s1: KOT 8H KOT +12 12\n>s2: - +0 0\n>s1: J8 .A +3 15\n");
    assert_eq!(wrong, [Difference { line: 3, stated: 12, computed: 10 }]);
    // Added up wrongly.
    let added = of(">s1: KOT 8H KOT +10 11\n>s2: - +0 0\n>s1: J8 .A +3 14\n");
    assert_eq!(added, [Difference { line: 3, stated: 11, computed: 10 }]);
    // This rule set charges nothing for time.
    let timed = of(">s1: KOT 8H KOT +10 10\n>s1: (time) -20 -10\n");
    assert_eq!(timed, [Difference { line: 4, stated: -20, computed: 0 }]);
}

#[test]
fn every_encoding_is_read() {
    let line = ">s1: ŁÓDKA 8H ŁÓDŹ +34 34\n";
    let rules = own("pl-pinczow-2016");
    let name = |bytes: &[u8]| read(&rules, bytes).map(|game| game.names[0].clone());
    let head = "#player1 s1 Żaneta\n#player2 s2 Łoś\n";
    let utf8 = format!("{head}{line}");
    let old = |text: &str| encoding_rs::ISO_8859_2.encode(text).0.into_owned();
    let utf16: Vec<u8> =
        format!("\u{FEFF}{utf8}").encode_utf16().flat_map(u16::to_le_bytes).collect();
    for bytes in [
        utf8.clone().into_bytes(),
        format!("\u{FEFF}{utf8}").into_bytes(),
        utf8.replace('\n', "\r\n").into_bytes(),
        utf8.replace('\n', "\r").into_bytes(),
        format!("#character-encoding UTF-8\n{utf8}").into_bytes(),
        old(&utf8),
        old(&format!("#character-encoding ISO-8859-2\n{utf8}")),
        utf16,
        format!("{utf8}\n\n\u{1A}").into_bytes(),
    ] {
        assert_eq!(name(&bytes), Ok("Żaneta".to_owned()));
    }
    let catalan = own("ca-llisca");
    let latin = b"#character-encoding ISO-8859-1\n#player1 s1 C\xE8lia\n#player2 s2 Bo\n>s1: \xC7A 8H \xC7A +22 22\n";
    let game = read(&catalan, latin).unwrap();
    assert_eq!((game.names[0].as_str(), game.differences.as_slice()), ("Cèlia", &[][..]));
    let refused = |bytes: &[u8]| read(&rules, bytes).unwrap_err();
    let greek = refused(b"#character-encoding ISO8859-7\n#player1 s1 A\n");
    assert_eq!((greek.line, greek.wrong), (1, Wrong::Encoding("ISO8859-7".to_owned())));
    assert_eq!(refused(b"#character-encoding UTF-8\n#player1 s1 \xC7A\n").wrong, Wrong::NotText);
    assert_eq!(refused(b"#player1 s1 A\n\0\0").wrong, Wrong::NotText);
    assert_eq!(refused(&vec![b'#'; MOST_BYTES + 1]).wrong, Wrong::TooLarge(MOST_BYTES + 1));
}

#[test]
fn what_cannot_be_read_is_refused_with_its_line_and_a_sentence() {
    let rules = own("ca-llisca");
    let refused = |text: &str| {
        let bad = read(&rules, text.as_bytes()).unwrap_err();
        for language in [Language::English, Language::Catalan, Language::Polish] {
            let said = language.gcg(&rules, &bad);
            assert!(said.len() > 10 && !said.contains("gcg-"), "{said}");
        }
        (bad.line, bad.wrong)
    };
    let head = |lines: &str| refused(&format!("{HEAD}{lines}"));
    assert_eq!(refused(""), (1, Wrong::NoPlayers));
    assert_eq!(refused("#player1 s1 Anna\n"), (1, Wrong::NoPlayers));
    assert_eq!(refused("#player1 s1 A\n>s1: - +0 0\n"), (2, Wrong::NoPlayers));
    assert_eq!(refused("#player1 s A\n#player2 s B\n"), (2, Wrong::PlayerTwice("s".to_owned())));
    assert_eq!(refused("#player1 s A\n#player1 t B\n"), (2, Wrong::PlayerTwice("B".to_owned())));
    assert_eq!(head("#player3 s3 Carla\n"), (3, Wrong::MorePlayers));
    let long = format!("#player1 s {}\n", "a".repeat(121));
    assert!(matches!(refused(&long), (1, Wrong::Name(_))));
    assert!(matches!(head("who knows\n"), (3, Wrong::NotALine(_))));
    assert!(matches!(head(">s1 - +0 0\n"), (3, Wrong::NotALine(_))));
    assert!(matches!(head(">s1: A B C D E +0 0\n"), (3, Wrong::NotALine(_))));
    assert!(matches!(head(">s1: - +0\n"), (3, Wrong::NoNumbers(_))));
    assert!(matches!(head(">s1: CASA 8H CASA +x 12\n"), (3, Wrong::NoNumbers(_))));
    assert!(matches!(
        head(">s1: CASA 8H CASA +12 99999999999999999999\n"),
        (3, Wrong::NoNumbers(_))
    ));
    assert_eq!(head(">s3: - +0 0\n"), (3, Wrong::NoSuchPlayer("s3".to_owned())));
    assert_eq!(head("#tile-set polish\n"), (3, Wrong::OtherTiles("polish".to_owned())));
    assert!(matches!(head(">s1: CASA 8Z CASA +12 12\n"), (3, Wrong::Position(_))));
    assert!(matches!(head(">s1: CASA CASA +12 12\n"), (3, Wrong::Position(_))));
    assert!(matches!(head(">s1: CASA 8H QASA +12 12\n"), (3, Wrong::Word { .. })));
    assert!(matches!(head(">s1: C[AS 8H CASA +12 12\n"), (3, Wrong::Tiles { .. })));
    assert!(matches!(head(">s1: CASA -Ñ +0 0\n"), (3, Wrong::Tiles { .. })));
    assert_eq!(head(">s1: CASA -- -0 0\n"), (3, Wrong::NothingToTakeOff));
    let twice = ">s1: CASA 8H CASA +12 12\n>s1: CASA -- -12 0\n>s1: CASA -- -12 0\n";
    assert_eq!(head(twice), (5, Wrong::NothingToTakeOff));
    assert_eq!(head(">s1: - +0 0\n".repeat(501).as_str()), (503, Wrong::TooManyTurns(500)));
    let off = Wrong::Impossible(Cannot::Lay(Unlayable::OffBoard));
    assert_eq!(head(">s1: - +0 0\n>s2: CASA 8N CASA +12 12\n"), (4, off));
    assert!(matches!(
        head(">s1: ÇÇ 8H CASA +12 12\n"),
        (3, Wrong::Impossible(Cannot::NoSuchTile(_)))
    ));
    assert!(matches!(head(">s1: 8H CA.A +12 12\n"), (3, Wrong::Impossible(_))));
    assert!(matches!(head(">s1: 8H CAk +12 12\n"), (3, Wrong::Impossible(_))));
    assert!(matches!(head(">s1: ABC -0 +0 0\n"), (3, Wrong::Impossible(Cannot::NothingExchanged))));
    // A file cut anywhere is a shorter game, or refused.
    let whole = published("polish_endgame.gcg");
    let polish = own("pl-pinczow-2016");
    for end in (0..whole.len()).step_by(5) {
        if let Err(bad) = read(&polish, &whole[..end]) {
            assert!(!Language::Polish.gcg(&polish, &bad).is_empty());
        }
    }
}

#[test]
fn three_seats_are_no_gcg() {
    let rules = own("ca-cusca-molins");
    let game = game(&rules, 3, "8H CASA; pass; pass");
    let course = Course::of(&rules, &game).unwrap();
    assert_eq!(export(&rules, Heading::default(), &game, &course), Err(NotOfTwo { seats: 3 }));
}

#[test]
fn a_file_says_what_the_specification_says() {
    let rules = own("ca-llisca");
    let mut game = game(&rules, 2, "8D [QU]ADRES; back 9D A; -AB; timer; off E7 b.A; -3");
    let rack = |text: &str| Some(super::played::rack(&rules, text));
    game.turns[0].rack = rack("QUADRESA");
    game.turns[2].rack = rack("ABÇ?NYL·LE");
    game.turns[2].senyors = Some(SenyorsTaken { times: 2, seen: Some(BagHeld::Several) });
    let word = "BAÇA".parse().unwrap();
    game.turns[4].challenge = Some(Challenged { words: vec![word], verdict: Verdict::Invalid });
    game.turns[5].note = "timer off by a minute\ntimer".to_owned();
    game.over_ms = vec![130_000, 0];
    let course = Course::of(&rules, &game).unwrap();
    let heading =
        Heading { names: ["Anna Puig", "Biel Roca"], title: "Taula 1", lexicon: "DISC 2026" };
    let said = export(&rules, heading, &game, &course).unwrap();
    let points = course.turns[0].points;
    let [back, off] = [1, 4].map(|turn: usize| course.turns[turn].points);
    let expected = format!(
        "#character-encoding UTF-8\n#player1 s1 Anna Puig\n#player2 s2 Biel Roca\n#lexicon DISC 2026\n\
         #title Taula 1\n#tile-set catalan\n>s1: AADE[QU]RS 8D [QU]ADRES +{points} {points}\n\
         >s2: 9D A +{back} {back}\n>s2: -- -{back} 0\n#note taken back\n#note senyors 2 C\n\
         >s1: ABÇE[L·L][NY]? -AB +0 {points}\n>s2: - +0 0\n#note timer\n\
         >s1: E7 b.A +{off} {}\n>s1: -- -{off} {points}\n#note challenge BAÇA invalid\n\
         >s2: -3 +0 0\n#note note timer off by a minute\n#note note timer\n\
         >s1: (time) -30 {}\n#note over 130000\n",
        points + off,
        points - 30,
    );
    assert_eq!(said, expected);
    let again = read(&rules, said.as_bytes()).unwrap();
    assert_eq!(again.game, game);
    assert_eq!((again.differences, again.title.as_str()), (vec![], "Taula 1"));
}

/// A game of random turns by a rule set, legal or not, as far as the tiles suffice.
fn random_game(rules: &Rules, dice: &mut Dice) -> Game {
    let mut game = Game { over_ms: vec![0; 2], ..Game::begin(2) };
    let turns = dice.below(40);
    for number in 0..turns {
        let course = Course::of(rules, &game).unwrap();
        if course.ended.is_some() {
            break;
        }
        let mut bag: Vec<Tile> = course.unseen(rules).tiles().collect();
        let held = course.held[number % 2];
        let count = held.min(bag.len());
        let rack: Vec<Tile> = (0..count).map(|_| bag.swap_remove(dice.below(bag.len()))).collect();
        let mut turn = super::played::turn(number % 2, random_act(rules, dice, &course, &rack));
        if !rack.is_empty() && dice.below(3) > 0 {
            turn.rack = Some(rack.iter().copied().collect());
        }
        if dice.below(12) == 0 {
            turn.senyors = Some(SenyorsTaken { times: 1, seen: None });
        }
        if turn.act.laying().is_some() && dice.below(6) == 0 {
            let word = rules.alphabet().join(&[rules.alphabet().at(0).unwrap(); 2]);
            let word = eforos::domain::letters::Word::new(word).unwrap();
            let verdict = *dice.of(&Verdict::ALL);
            turn.challenge = Some(Challenged { words: vec![word.clone(), word], verdict });
        }
        if dice.below(5) == 0 {
            let notes = ["timer", "two\nlines", "end out", "note", "over 7", "ß # > x"];
            turn.note.push_str(dice.of::<&str>(&notes));
        }
        game.turns.push(turn);
        if Course::of(rules, &game).is_err() {
            game.turns.pop();
            break;
        }
    }
    if rules.overtime(2).is_some() {
        game.over_ms = vec![dice.below(400_000) as u64 * dice.below(2) as u64, 0];
    }
    let course = Course::of(rules, &game).unwrap();
    if game.turns.len() > 3 && dice.below(4) == 0 {
        game.time_up = Some(game.turns.len());
    }
    if dice.below(2) == 0 {
        let course = Course::of(rules, &game).unwrap();
        let (end, finisher) =
            course.ended.map_or((End::Stopped, None), |ended| (ended.end, ended.finisher));
        let racks = vec![None; 2];
        let mut finished = Game { finish: Some(Finish { end, finisher, racks }), ..game.clone() };
        let left = proposed(rules, &finished, &course).seats;
        let racks =
            left.iter().map(|seat| seat.left.filter(|left| !left.is_empty() || finisher.is_some()));
        finished.finish = Some(Finish { end, finisher, racks: racks.collect() });
        return finished;
    }
    drop(course);
    game
}

fn random_act(rules: &Rules, dice: &mut Dice, course: &Course, rack: &[Tile]) -> Act {
    match dice.below(10) {
        0 => Act::Pass,
        1 => Act::Timer,
        2 => Act::NoTime,
        3 if !rack.is_empty() => {
            let tiles = rack.iter().copied().take(1 + dice.below(rack.len()));
            Act::Exchange(Exchanged::Tiles(tiles.collect()))
        }
        4 => Act::Exchange(Exchanged::Number(1 + dice.byte() % 7)),
        5 => Act::TakenOff(None),
        _ => {
            let Some(laying) = random_laying(rules, dice, course, rack) else { return Act::Pass };
            match dice.below(8) {
                0 => Act::TakenOff(Some(laying)),
                1 => Act::TakenBack(Some(laying)),
                _ => Act::Play(laying),
            }
        }
    }
}

fn random_laying(rules: &Rules, dice: &mut Dice, course: &Course, rack: &[Tile]) -> Option<Laying> {
    let alphabet = rules.alphabet();
    for _ in 0..20 {
        let square = Square::at(dice.byte() % SIDE, dice.byte() % SIDE)?;
        let direction = *dice.of(&Direction::ALL);
        let position = Position { square, direction };
        let mut tiles = rack.iter().copied();
        let length = 1 + dice.below(9);
        let squares = position.squares(length);
        let Some(squares) = squares else { continue };
        let mut word = Vec::new();
        for square in squares {
            word.push(if course.board.on(square).is_some() {
                Sign::Lying
            } else if let Some(tile) = tiles.next() {
                let face = match tile {
                    Tile::Face(face) => face,
                    Tile::Blank => {
                        alphabet.at(dice.byte() % u8::try_from(alphabet.len()).unwrap())?
                    }
                };
                Sign::Letter(eforos::domain::board::Lay { face, marked: tile == Tile::Blank })
            } else {
                break;
            });
        }
        let laying = Laying { position, word };
        if laying.on(rules, &course.board).is_ok() {
            return Some(laying);
        }
    }
    None
}

#[test]
fn what_is_written_is_read_as_the_same_game() {
    let heading = Heading { names: ["Anna", "Łoś Ó"], title: "", lexicon: "" };
    let (mut plays, mut finished) = (0, 0);
    for id in ["ca-cusca-molins", "ca-llisca", "pl-pinczow-2016"] {
        let rules = own(id);
        for seed in 1..=40 {
            let game = random_game(&rules, &mut Dice(seed));
            let course = Course::of(&rules, &game).unwrap();
            let said = export(&rules, heading, &game, &course).unwrap();
            let again = read(&rules, said.as_bytes()).unwrap_or_else(|bad| panic!("{bad}\n{said}"));
            assert_eq!(again.game, game, "{id}, seed {seed}\n{said}");
            assert_eq!(again.course, course);
            assert_eq!(again.differences, [], "{id}, seed {seed}\n{said}");
            plays += again.plays();
            finished += usize::from(game.finish.is_some());
            let outcomes = again.course.turns.iter().filter(|turn| turn.outcome == Outcome::Play);
            let sum: u32 = outcomes.map(|turn| turn.points).sum();
            assert_eq!(sum, again.course.scored.iter().sum::<u32>());
            let twice = export(&rules, heading, &again.game, &again.course).unwrap();
            assert_eq!(twice, said);
        }
    }
    assert!(plays > 300 && finished > 30, "{plays} plays, {finished} finished");
}

/// However long somebody was over by the note, and whatever it costs.
#[test]
fn a_time_over_of_weeks_is_written_and_read() {
    let rules = own("ca-cusca-molins");
    let text = format!("{HEAD}>s1: 8H CA +6 6\n>s1: (time) -10 -4\n#note over 4294967295\n");
    let first = read(&rules, text.as_bytes()).unwrap();
    assert_eq!(first.game.over_ms, [4_294_967_295, 0]);
    let said = export(&rules, Heading::default(), &first.game, &first.course).unwrap();
    assert_eq!(read(&rules, said.as_bytes()).unwrap().game, first.game);
}

/// So are turns as documents and records hold them, but for what was doubted.
#[test]
fn turns_are_the_same_after_their_text() {
    for id in ["ca-cusca-molins", "pl-pinczow-2016"] {
        let rules = own(id);
        for seed in 1..=25 {
            let game = random_game(&rules, &mut Dice(1000 + seed));
            let course = Course::of(&rules, &game).unwrap();
            for (turn, played) in game.turns.iter().zip(&course.turns) {
                let text = TurnText::of(&rules, turn, played.outcome);
                let said = serde_json::to_string(&text).unwrap();
                let again: TurnText = serde_json::from_str(&said).unwrap();
                let again = again.turn(&rules, turn.seat).unwrap();
                assert_eq!(again, Turn { challenge: None, ..turn.clone() }, "{said}");
            }
        }
    }
    let rules = own("ca-llisca");
    let of = |json: &str| serde_json::from_str::<TurnText>(json).unwrap().turn(&rules, 0);
    let taken = of(r#"{"outcome": "taken_back"}"#).unwrap();
    assert_eq!(taken.act, Act::TakenBack(None));
    let odd = |json: &str| of(json).unwrap_err();
    assert_eq!(odd(r#"{"outcome": "play"}"#), NotATurn::Missing);
    assert_eq!(odd(r#"{"outcome": "play", "at": "8H"}"#), NotATurn::Missing);
    assert_eq!(odd(r#"{"outcome": "exchange"}"#), NotATurn::Missing);
    assert_eq!(odd(r#"{"outcome": "pass", "at": "8H", "word": "CASA"}"#), NotATurn::NotHere);
    assert_eq!(odd(r#"{"outcome": "timer", "exchanged": "3"}"#), NotATurn::NotHere);
    assert_eq!(odd(r#"{"outcome": "pass", "inspected": "A"}"#), NotATurn::SeenWithoutSenyors);
    assert_eq!(
        odd(r#"{"outcome": "play", "at": "8Z", "word": "A"}"#),
        NotATurn::At("8Z".to_owned())
    );
    assert!(matches!(odd(r#"{"outcome": "pass", "rack": "Q"}"#), NotATurn::Tiles(..)));
    assert!(matches!(odd(r#"{"outcome": "play", "at": "8H", "word": "Q"}"#), NotATurn::Word(..)));
}

/// A turn keeps its note and rack; nothing but a turn is one.
#[test]
fn notes_of_other_programs_are_kept_with_their_turn() {
    let rules = own("ca-llisca");
    let text = format!(
        "{HEAD}#note before all\n#id x y\n#rack1 ABC\n>s1: CASA 8H CASA +12 12\n#note one\ngoes on\n\n#note two\n"
    );
    let game = read(&rules, text.as_bytes()).unwrap();
    let [Turn { note, rack, .. }] = game.game.turns.as_slice() else { panic!("one turn") };
    assert_eq!(note, "one\ngoes on\ntwo");
    assert_eq!(*rack, Some(super::played::rack(&rules, "CASA")));
    assert_eq!(game.game.finish, None);
}

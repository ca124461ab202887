//! Documents of a duplicate game: their facts against sums made by hand, and their pages as others read them.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

mod decisions;
mod facts;
mod pages;
mod record;

use std::collections::BTreeMap;

use eforos::domain::formats::duplicate::event::EndWhy;
use eforos::domain::formats::duplicate::game::TurnNo;
use eforos::domain::formats::duplicate::judging::{JudgedTurn, Words, judge};
use eforos::domain::formats::duplicate::rules::DrawBy;
use eforos::domain::formats::duplicate::standings::{Row, in_game, standings};
use eforos::domain::ids::PlayerId;
use eforos::exchange::Judging;
use eforos::exchange::formats::duplicate::{Document, Impossible, Odd};
use eforos::print::formats::duplicate::{Course, Played};
use serde_json::{Value, json};

/// A game with its judgements.
pub struct Case {
    pub document: Document,
    list: Judging,
    judged: Vec<JudgedTurn>,
    rows: Vec<Row>,
    pub course: Course,
}

impl Case {
    pub fn of(document: &Value) -> Self {
        let (document, _) = Document::read(document.to_string().as_bytes()).unwrap();
        let (list, _) = Judging::choose::<Impossible, Odd>(&document.lexicon, None, None).unwrap();
        let rulings: BTreeMap<_, _> =
            document.rulings.iter().map(|entry| (entry.word.clone(), entry.ruled)).collect();
        let words = Words { list: &list, authority: list.passport().authority, rulings: &rulings };
        let (players, sanctions) = (&document.players, &document.sanctions);
        let judged = judge(&document.game, words, |turn| in_game(players, turn, sanctions));
        let rows = standings(&document.game.rules, &judged, players, sanctions);
        let course = Course { draw: vec![(DrawBy::ByHand, Vec::new())], ..Course::default() };
        Self { document, list, judged, rows, course }
    }

    pub fn played(&self) -> Played<'_> {
        Played {
            details: &self.document.details,
            game: &self.document.game,
            list: Some(self.list.passport()),
            players: &self.document.players,
            sanctions: &self.document.sanctions,
            judged: &self.judged,
            rows: &self.rows,
            course: &self.course,
        }
    }
}

/// The example of `docs/exchange.md`: three turns, four players.
pub fn example() -> Case {
    Case::of(&serde_json::from_str(include_str!("../../data/duplicate/game.json")).unwrap())
}

pub fn player(number: u32) -> PlayerId {
    PlayerId::new(number).unwrap()
}

pub fn turn(number: u8) -> TurnNo {
    TurnNo::new(number).unwrap()
}

/// Left over, drawn, refused before, position, word, points.
type OfTurn = (
    &'static str,
    &'static str,
    &'static [(&'static str, &'static str)],
    &'static str,
    &'static str,
    u32,
);

/// A game of nineteen turns.
const TURNS: [OfTurn; 19] = [
    ("", "ACEISTA", &[], "H7", "CASA", 8),
    ("EIT", "MORS", &[], "I8", "STIRE", 13),
    ("MO", "AADN?", &[], "6E", "C0OMANDA", 71),
    ("", "AILPRRT", &[("AEEEEII", "consonants")], "H4", "TRACASAI", 11),
    ("ALPR", "CRU", &[], "K5", "CAPRARUL", 86),
    ("", "UJNGAEA", &[], "13C", "AJUNGEA", 125),
    ("", "OV?MITN", &[], "4A", "MOTIVA0NT", 92),
    ("", "LEVUSCI", &[], "B4", "OCLUSIVE", 83),
    ("", "FTILIEO", &[("TBIGMDX", "vowels")], "A6", "OFILITE", 125),
    ("", "TSOTACX", &[], "I1", "COXA", 41),
    ("", "PUHDUEZ", &[("STTIGNR", "vowels"), ("TIEOAAE", "consonants")], "J1", "EH", 64),
    ("DPUUZ", "AR", &[], "J13", "UZA", 57),
    ("", "TDPAROL", &[("DPRUGSS", "vowels")], "A6", "OFILITELOR", 51),
    ("", "BSTAUDN", &[("ADPTBSN", "vowels")], "15D", "BUSNATA", 72),
    ("D", "IPCSNA", &[], "3C", "SPINA", 34),
    ("CD", "FUDNE", &[], "L1", "FUNDE", 44),
    ("CD", "ERTBE", &[], "14J", "ZEBRE", 44),
    ("CDT", "IDIE", &[], "O10", "DICTIE", 47),
    ("D", "RITPGP", &[], "1L", "FRIG", 57),
];

/// Turns in which player 1 alone has the top.
pub const SOLOS: [usize; 4] = [7, 9, 13, 17];

/// How every place of the hall but the first two writes: what is wrong with it, if anything is.
fn slip(
    player: usize,
    number: usize,
    (position, word, points): (&str, &str, u32),
) -> Option<Value> {
    let solo = SOLOS.contains(&number);
    let top = || json!({"player": player, "position": position, "word": word, "points": points});
    let with = |key: &str, value: Value| {
        let mut slip = top();
        slip[key] = value;
        slip
    };
    Some(match player {
        1 => top(),
        _ if solo && player > 12 => return None,
        2 if solo => return None,
        2 if number <= 5 => with("points", json!(points + 1)),
        3 => with("late", json!(true)),
        4 => with("word", json!(format!("{word}X"))),
        5 => with("position", json!("Z9")),
        6 => return None,
        7 => json!({"player": player}),
        8 => with("word", json!("QQQQ")),
        9 => with("fault", json!("two_plays")),
        10 => with("word", json!("CAS?")),
        11 => with("position", json!("O1")),
        12 => with("word", json!("J".repeat(word.len()))),
        _ => top(),
    })
}

/// The game with so many players, some of whom err in every way.
pub fn nineteen_turns(players: usize) -> Value {
    let names =
        ["Ana Munteanu", "Dan Petrescu", "Eva Stoica", "Ion Dobre", "Mia Țurcanu", "Radu Șerban"];
    let clubs = ["Argus", "", "Universitatea București", "Locomotiva"];
    let name = |number: usize| match names.get(number - 1) {
        Some(name) => (*name).to_owned(),
        None if number == 13 => "Maria-Alexandrina Constantinescu-Văcărescu".to_owned(),
        None => format!("Jucător Numărul {number}"),
    };
    let list =
        |number: usize| json!({"id": number, "name": name(number), "club": clubs[number % 4]});
    let turns =
        TURNS.iter().zip(1..).map(|(&(left, drawn, refused, position, word, points), number)| {
            let slips =
                (1..=players).filter_map(|player| slip(player, number, (position, word, points)));
            let refused = refused.iter().map(|(tiles, why)| json!({"tiles": tiles, "why": why}));
            json!({
                "turn": number, "leftover": left, "drawn": drawn,
                "refused": refused.collect::<Vec<_>>(), "slips": slips.collect::<Vec<_>>(),
                "top": {"position": position, "word": word,
                        "criteria": if number == 12 { vec!["opens"] } else { vec![] }},
            })
        });
    json!({
        "format": "eforos-duplicate/1", "title": "Cupa de toamnă", "venue": "București",
        "date": "2026-11-21", "referee": "Maria Pop", "assistants": ["Radu Ene"],
        "lexicon": {"name": "LIBERĂ RO", "edition": "2026", "authority": "authoritative", "found": [
            "CASA", "STIRE", "AS", "ST", "AI", "COMANDA", "ACASA", "TRACASAI", "IR", "CAPRARUL", "AJUNGEA",
            "STIREA", "MOTIVANT", "OCLUSIVE", "OFILITE", "OL", "FU", "IS", "LI", "IV", "TE", "COXA", "MOTIVANTA",
            "EH", "CE", "OH", "UZA", "AJUNGEAU", "OFILITELOR", "BUSNATA", "SPINA", "PI", "NA", "AN", "FUNDE",
            "ZEBRE", "DICTIE", "ZEBREI", "FRIG"]},
        "players": (1..=players).map(list).collect::<Vec<_>>(),
        "turns": turns.collect::<Vec<_>>(),
        "sanctions": [
            {"player": 3, "turn": 2, "kind": "disciplinary", "reason": "a vorbit în timpul de gândire"},
            {"player": 3, "turn": 9, "kind": "technical", "reason": "fluturaș fără tur"},
        ],
    })
}

/// The same as a case, ended.
pub fn whole(players: usize) -> Case {
    let mut case = Case::of(&nineteen_turns(players));
    case.course.ended = Some(EndWhy::OneKind);
    case
}

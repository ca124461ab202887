//! Called words for other programs: results as JSON, CSV, a page and a table, and the words that were called
//! as a table that is read back.

use std::collections::BTreeMap;

use eforos::domain::contest::Format as _;
use eforos::domain::contest::command::Command;
use eforos::domain::contest::draft::Draft;
use eforos::domain::ids::{PlayerId, RoundNo};
use eforos::exchange::{
    Count, CsvError, Exchanged, Figure, Mark, Penalised, Results, RowResult, Shown, Standings,
    Table, results_html, results_table, standings_csv, table_csv,
};
use eforos::language::Language;
use serde::Serialize;
use serde_json::{Value, json};

use super::called::{Ask, Called, Contest, Points};
use super::{Table as Game, round};

/// What is told of a game beside who stands where.
#[derive(Clone, Debug, Serialize)]
pub struct Told {
    called: Vec<String>,
}

impl Exchanged for Called {
    type Told = Told;

    const COUNTS: &'static [Count] = &[
        Count {
            code: "called",
            short: "exchange-sevens",
            whole: "exchange-sevens",
            said: "exchange-sevens",
            shown: Shown::Column,
        },
        Count {
            code: "points_off",
            short: "exchange-deductions",
            whole: "standings-copy-deductions",
            said: "standings-copy-deductions",
            shown: Shown::UnderTotal,
        },
    ];

    const MARKS: &'static [Mark] = &[];

    fn standings(
        contest: &Contest,
        points: &Points,
        _: RoundNo,
        drafts: &[Draft],
    ) -> Standings<Self> {
        let called = |of: PlayerId| contest.game.words.values().filter(|&&by| by == of).count();
        let row = |(place, line): (u32, super::Line)| RowResult {
            rank: Some(place),
            player: line.player,
            name: contest.common.players[&line.player].name.clone(),
            status: "ranked",
            notes: Vec::new(),
            total: line.points.into(),
            counts: Self::COUNTS
                .iter()
                .zip([i64::try_from(called(line.player)).unwrap(), 0])
                .collect(),
            decided_by: None,
            rounds: vec![None; 3],
            marks: BTreeMap::new(),
            totals: Vec::new(),
        };
        Standings {
            rows: (1..).zip(Self::table(contest, points)).map(row).collect(),
            doubts: Self::doubts(contest, points, drafts),
            told: Told { called: contest.game.words.keys().map(ToString::to_string).collect() },
        }
    }

    fn figures(contest: &Contest, _: &Points, _: RoundNo) -> Vec<Figure> {
        let number = i64::try_from(contest.game.words.len()).unwrap();
        vec![Figure {
            number,
            decimals: 0,
            counts: ("exchange-figures", Vec::new()),
            without: None,
        }]
    }

    fn breaks(_: &Contest) -> Vec<RoundNo> {
        Vec::new()
    }
}

/// Anna has two words, of which one waits; Basil has one.
fn played() -> Game {
    let mut game = Game::new();
    game.call(1, "ΚΑΡΟ");
    game.call(2, "ΡΟΚΑ");
    game.call(1, "ΤΑΤΑ");
    game
}

fn results(game: &Game) -> Results<Called> {
    Results::of(game.record.contest(), &game.list, round(3), &[])
}

#[test]
fn its_results_are_written_for_programs() {
    let text = results(&played()).to_text();
    let said: Value = serde_json::from_str(&text).unwrap();
    assert_eq!(said["format"], json!("eforos-results/1"));
    assert_eq!(said["lexicon"]["words"], json!(4));
    assert_eq!(said["provisional"], json!(true));
    assert_eq!(said["called"], json!(["ΚΑΡΟ", "ΡΟΚΑ", "ΤΑΤΑ"]));
    let row = r#"{"rank": 1, "player": 1, "name": "Άννα", "status": "ranked", "total": 1, "called": 2, "points_off": 0, "decided_by": null, "rounds": [null, null, null]}"#;
    assert!(text.contains(&format!("\n    {row},\n")), "{text}");
}

#[test]
fn its_standings_are_a_table() {
    let mut game = played();
    let name = "=1+1; \"Ζωή\"".to_owned();
    let mut player = game.record.contest().common.players[&PlayerId::FIRST].clone();
    player.name.clone_from(&name);
    game.must(Command::ChangePlayer { player });
    let table = Table::read(standings_csv(&results(&game)).as_bytes()).unwrap();
    let heading =
        "rank player name status total called points_off decided_by round_1 round_2 round_3";
    assert_eq!(table.header, heading.split(' ').collect::<Vec<_>>());
    let [place, called] = table.columns(&["name", "called"]).unwrap();
    assert_eq!((&table.lines[0].1[place], table.lines[0].1[called].as_str()), (&name, "2"));
    let missing = table.columns(&["name", "club"]).unwrap_err();
    assert!(matches!(missing, CsvError::MissingColumn { column: "club", .. }), "{missing}");
    let said = missing.sentence(Language::English, "a.csv");
    assert!(said.contains("name, club"), "{said}");
}

#[test]
fn its_results_are_a_page_and_a_table_to_read() {
    let (game, language) = (played(), Language::English);
    let results = results(&game);
    let page = results_html(language, game.record.contest(), &results, Penalised::Named);
    let row = page.split("<tr").skip(1).find(|row| row.contains("<bdi>Άννα</bdi>")).unwrap();
    assert!(row.contains("<td class=\"total\">1</td>"), "{row}");
    assert_eq!(row.matches("<td class=\"count\">").count(), 1, "points off have no column: {row}");
    assert!(page.contains("<dt>3</dt>"), "its figure: {page}");
    assert!(page.contains("<li><bdi>ΤΑΤΑ waits for the referee</bdi></li>"), "{page}");
    let table = results_table(language, &results);
    let mut cells = table.lines().filter(|line| line.contains("Άννα")).map(str::split_whitespace);
    assert_eq!(cells.next().unwrap().collect::<Vec<_>>(), ["1", "1", "Άννα", "1", "2", "0"]);
    assert!(table.contains("- ΤΑΤΑ waits for the referee\n"), "{table}");
}

#[test]
fn what_was_called_is_written_and_played_again() {
    let game = played();
    let heading = vec!["player".to_owned(), "word".to_owned()];
    let words = game.record.contest().game.words.iter();
    let lines = words.map(|(word, player)| vec![player.to_string(), word.to_string()]);
    let text = table_csv([heading].into_iter().chain(lines));
    let table = Table::read(text.as_bytes()).unwrap();
    let [player, word] = table.columns(&["player", "word"]).unwrap();
    let mut again = Game::new();
    for (_, cells) in &table.lines {
        let player = PlayerId::new(cells[player].parse().unwrap()).unwrap();
        again.must(Command::Own(Ask::Call { player, word: super::word(&cells[word]) }));
    }
    assert_eq!(results(&again).to_text(), results(&game).to_text());
}

//! CSV as Greek spreadsheets write and open it.

use std::collections::BTreeMap;

use eforos::domain::formats::anagram::tiles::Tiles;
use eforos::domain::ids::RoundNo;
use eforos::exchange::formats::anagram::{SHEETS, TableSheet, read_sheets, sheets_csv};
use eforos::exchange::{CsvError, Table, standings_csv};
use serde_json::json;

use super::support::{read, results, with, worked_example};

fn no_rack(_: RoundNo) -> Option<Tiles> {
    None
}

#[test]
fn sheets_are_written_a_line_a_word_and_read_again() {
    let mut document = worked_example("authoritative");
    document["players"][0]["name"] = json!("Άννα; \"η μεγάλη\"");
    document["rounds"][0]["sheets"][0]["late"] = json!(true);
    let (document, _) = read(&document).unwrap();
    let text = sheets_csv(&document);
    let lines: Vec<&str> = text.split("\r\n").collect();
    assert_eq!(lines[0], "\u{FEFF}round;player;name;field;word;late");
    assert_eq!(lines[1], "1;1;\"Άννα; \"\"η μεγάλη\"\"\";7;ΣΑΡΩΤΕΚ;true");
    assert_eq!(lines[8], "1;2;Βασίλης;;;false");
    assert_eq!(lines.len(), 10);

    let round = &document.rounds[0];
    let names = ["Άννα; \"η μεγάλη\"", "Βασίλης"];
    let sheets = round.sheets.iter().zip(names).map(|(sheet, name)| {
        let (entry, name) = (sheet.clone(), name.to_owned());
        ((round.round, sheet.player), TableSheet { entry, name })
    });
    let expected: BTreeMap<_, _> = sheets.collect();
    assert_eq!(read_sheets(text.as_bytes(), no_rack).unwrap().sheets, expected);
    // As other spreadsheets separate.
    let plain = with(worked_example("authoritative"), "/players/0/name", json!("Άννα"));
    let (plain, _) = read(&plain).unwrap();
    let expected = read_sheets(sheets_csv(&plain).as_bytes(), no_rack).unwrap().sheets;
    for separator in [",", "\t"] {
        let text = sheets_csv(&plain).replace(';', separator).replace("\r\n", "\n");
        assert_eq!(read_sheets(text.as_bytes(), no_rack).unwrap().sheets, expected);
    }
}

/// What a spreadsheet would run as a formula is kept from it, and read again as it was.
#[test]
fn a_name_that_would_run_as_a_formula_is_written_with_an_apostrophe() {
    let names = [
        "=HYPERLINK(\"http://x\")",
        "+30 210",
        "-Άννα",
        "@SUM(A1)",
        "'=1",
        "''=1",
        "'Άννα'",
        "-5",
        "＝1+1",
    ];
    for name in names {
        let mut document = worked_example("authoritative");
        document["players"][0]["name"] = json!(name);
        let (document, _) = read(&document).unwrap();
        let text = sheets_csv(&document);
        let cell = |text: &str, line: usize| {
            let line = text.split("\r\n").nth(line).unwrap().split(';').nth(2).unwrap().to_owned();
            line.trim_matches('"').replace("\"\"", "\"")
        };
        let runs = cell(&text, 1).starts_with(['=', '+', '-', '@']) && name != "-5";
        assert!(!runs, "{text}");
        let sheets = read_sheets(text.as_bytes(), no_rack).unwrap().sheets;
        assert_eq!(sheets.values().next().unwrap().name, name, "{text}");
        let table = standings_csv(&results(&document));
        assert_eq!(cell(&table, 2), cell(&text, 1), "{table}");
    }
}

/// A value that does not belong into a column of sheets.
fn wrong(line: u64, column: &'static str, value: &str) -> CsvError {
    let wanted = match column {
        "round" => "exchange-table-round",
        "player" => "exchange-table-player",
        "name" => "exchange-table-name",
        "field" => "exchange-table-field",
        _ => "exchange-table-late",
    };
    CsvError::Value { line, column, value: value.to_owned(), wanted }
}

#[test]
fn players_are_numbered_up_to_999_and_named_in_120_characters() {
    let table = |player: &str, name: &str| {
        format!("round;player;name;field;word;late\n1;{player};{name};4;ΚΑΡΟ;\n")
    };
    assert!(read_sheets(table("999", &"Ώ".repeat(120)).as_bytes(), no_rack).is_ok());
    let refused = read_sheets(table("1000", "Άννα").as_bytes(), no_rack).unwrap_err();
    assert_eq!(refused, wrong(2, "player", "1000"));
    for name in ["Ώ".repeat(121), "Άννα\u{202E}".to_owned()] {
        let refused = read_sheets(table("1", &name).as_bytes(), no_rack).unwrap_err();
        assert!(matches!(refused, CsvError::UnfitName { line: 2, .. }), "{refused}");
    }
}

#[test]
fn the_old_greek_encodings_are_told_apart() {
    // Ά is A2 in Windows-1253 and B6 in ISO-8859-7; the other letters are the same in both.
    let cell =
        |first: u8| [&b"name;word\r\n"[..], &[first], &[0xED, 0xED, 0xE1], b";x\r\n"].concat();
    for first in [0xA2, 0xB6] {
        let table = Table::read(&cell(first)).unwrap();
        assert_eq!(table.lines, [(2, vec!["Άννα".to_owned(), "x".to_owned()])]);
    }
    assert_eq!(Table::read("name\nΆννα\n".as_bytes()).unwrap().lines[0].1, ["Άννα"]);
}

#[test]
fn standings_have_a_column_a_field_and_a_round() {
    let (document, _) = read(&worked_example("authoritative")).unwrap();
    let text = standings_csv(&results(&document));
    let lines: Vec<&str> = text.split("\r\n").collect();
    let rounds: Vec<String> = (1..=14).map(|round| format!("round_{round}")).collect();
    let fields = "rank;player;name;status;total;deductions;invalid_points;valid_7;valid_6;valid_5;\
                  valid_4;valid_high;decided_by";
    assert_eq!(lines[0], format!("\u{FEFF}{fields};{}", rounds.join(";")));
    assert_eq!(lines[2], format!("2;1;Άννα;ranked;-2;0;6;0;0;1;1;0;total;-2{}", ";".repeat(13)));
}

#[test]
fn bad_tables_are_told_by_line_and_column() {
    let head = "round;player;name;field;word;late\n";
    let read = |line: &str| read_sheets(format!("{head}{line}\n").as_bytes(), no_rack).unwrap_err();
    assert_eq!(read("15;1;Α;3;ΡΟΣ;false"), wrong(2, "round", "15"));
    assert_eq!(read("1;0;Α;3;ΡΟΣ;false"), wrong(2, "player", "0"));
    assert_eq!(read("1;1;Α;3;ΡΟΣ;false\n1;1;Β;3;ΣΟΡ;false"), wrong(3, "name", "Β"));
    assert_eq!(read("1;1;Α;8;ΡΟΣ;false"), wrong(2, "field", "8"));
    assert_eq!(read("1;1;Α;3;ΡΟΣ;maybe"), wrong(2, "late", "maybe"));
    assert!(matches!(read("1;1;Α;3;Ρ Σ;false"), CsvError::NotAWord { line: 2, .. }));
    assert!(matches!(read("1;1"), CsvError::Syntax { .. }));
    assert_eq!(read_sheets(b"", no_rack).unwrap_err(), CsvError::Empty);
    assert_eq!(read_sheets(b"a\0", no_rack).unwrap_err(), CsvError::Encoding);
    let missing = CsvError::MissingColumn { column: "late", all: &SHEETS };
    assert_eq!(read_sheets(b"round;player;name;field;word\n", no_rack).unwrap_err(), missing);
}

#[test]
fn a_table_in_utf_16_is_read_by_its_mark() {
    let text = "round\tplayer\tname\tfield\tword\tlate\r\n1\t1\tΆννα\t3\tρος\t\r\n";
    let expected = read_sheets(text.as_bytes(), no_rack).unwrap();
    assert_eq!(expected.sheets.len(), 1);
    let marked = format!("\u{FEFF}{text}");
    let units: Vec<u16> = marked.encode_utf16().collect();
    let little: Vec<u8> = units.iter().flat_map(|unit| unit.to_le_bytes()).collect();
    let big: Vec<u8> = units.iter().flat_map(|unit| unit.to_be_bytes()).collect();
    assert_eq!(read_sheets(&little, no_rack).unwrap(), expected);
    assert_eq!(read_sheets(&big, no_rack).unwrap(), expected);
    // Half a pair of surrogates is no text.
    assert_eq!(read_sheets(b"\xFF\xFE\x00\xD8", no_rack).unwrap_err(), CsvError::Encoding);
}

#[test]
fn what_was_not_in_greek_letters_is_told_by_its_line() {
    let text = "round;player;name;field;word;late\n1;1;;3;ros;\n1;1;;3;ΡΟΣ;\n";
    let recovered = read_sheets(text.as_bytes(), no_rack).unwrap().recovered;
    let told: Vec<(u64, &str, String)> =
        recovered.iter().map(|one| (one.line, one.text.as_str(), one.word.to_string())).collect();
    assert_eq!(told, [(2, "ros", "ΡΟΣ".to_owned())]);
}

#[test]
fn each_fault_of_a_table_is_a_sentence_in_every_language() {
    use eforos::domain::letters::NotAWord;
    use eforos::language::Language;
    let value = |column| wrong(7, column, "x");
    let faults = [
        CsvError::Empty,
        CsvError::Encoding,
        CsvError::Syntax { line: 7, what: "UnequalLengths".to_owned() },
        CsvError::MissingColumn { column: "field", all: &SHEETS },
        value("round"),
        value("player"),
        value("name"),
        value("field"),
        value("late"),
        CsvError::NotAWord { line: 7, why: NotAWord::Empty },
    ];
    for language in Language::ALL {
        for fault in &faults {
            let told = fault.sentence(language, "a.csv");
            let whole = told.starts_with("a.csv: ") && told.ends_with('.');
            assert!(whole && !told.contains("exchange-"), "{told}");
            let of_a_line = !matches!(
                fault,
                CsvError::Empty | CsvError::Encoding | CsvError::MissingColumn { .. }
            );
            assert_eq!(told.contains('7'), of_a_line || told.contains("7, 6"), "{told}");
        }
    }
}

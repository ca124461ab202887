//! The rule sets as data: what they say, and what is refused, with the line.

use eforos::domain::board::Tile;
use eforos::domain::board::set::BadSet;
use eforos::domain::formats::FormatName;
use eforos::domain::formats::classic::rules::{
    CA_CUSCA_MOLINS, CA_LLISCA, End, OWN, OWN_IDS, PL_PINCZOW_2016, Rules, Wrong,
};
use eforos::language::Language;

fn own(id: &str) -> Rules {
    Rules::own(id).unwrap()
}

#[test]
fn the_sets_have_a_hundred_tiles_and_the_points_of_the_usual_ones() {
    for ((id, text), (tiles, points, vowels)) in
        OWN.into_iter().zip([(100, 189, 42), (100, 189, 42), (100, 190, 39)])
    {
        let rules = own(id);
        assert_eq!((rules.id.as_str(), rules.text()), (id, text));
        assert!(OWN_IDS.contains(&id) && rules.are_own());
        assert_eq!(rules.set.tiles.len(), tiles, "{id}");
        let sum: u32 = rules.set.tiles.tiles().map(|tile| rules.scoring.value(tile)).sum();
        assert_eq!(sum, points, "{id}");
        let is_vowel = |tile: &Tile| match *tile {
            Tile::Face(face) => rules.alphabet().is_vowel(face),
            Tile::Blank => false,
        };
        assert_eq!(rules.set.tiles.tiles().filter(is_vowel).count(), vowels, "{id}");
    }
    // Whoever reads a file of any format must not take these for anagrams.
    assert_eq!(FormatName::of_rules(CA_LLISCA), Ok(FormatName::Classic));
}

#[test]
fn what_a_blank_may_be_and_what_a_tile_shows_is_data() {
    let (club, league) = (own("ca-cusca-molins"), own("ca-llisca"));
    let face = |text: &str| {
        let alphabet = club.alphabet();
        alphabet.faces().find(|&face| alphabet.spelled(face) == text).unwrap()
    };
    assert!(club.blank_may_be(face("K")) && !league.blank_may_be(face("K")));
    assert!(league.blank_may_be(face("QU")));
    assert_eq!((club.printed(face("QU")), club.printed(face("L·L"))), ("Q", "L·L"));
}

#[test]
fn each_set_has_the_ends_of_its_regulations() {
    let of = |id: &str| {
        let rules = own(id);
        let ends = End::ALL.into_iter().filter(|&end| rules.has_end(end)).map(End::code);
        ends.collect::<Vec<_>>().join(" ")
    };
    assert_eq!(of("ca-cusca-molins"), "out passes stopped unknown");
    assert_eq!(
        of("ca-llisca"),
        "out passes scoreless blocked time clock_one clock_both stopped unknown"
    );
    assert_eq!(of("pl-pinczow-2016"), "out passes clocks_out stopped unknown");
}

#[test]
fn overtime_costs_ten_a_minute_or_part_of_one() {
    let price = |over_ms| own("ca-llisca").overtime(2).unwrap().points(over_ms);
    let cases = [(0, 0), (1, 10), (60_000, 10), (60_001, 20), (130_000, 30), (300_000, 50)];
    for (over_ms, points) in cases {
        assert_eq!(price(over_ms), points, "{over_ms} ms");
    }
    assert_eq!(own("ca-llisca").overtime(2).unwrap().limit_ms(), Some(300_000));
    assert_eq!(own("ca-cusca-molins").overtime(2).unwrap().limit_ms(), None);
    assert_eq!(own("ca-cusca-molins").overtime(3), None, "no clock with a price for three");
    assert_eq!(own("pl-pinczow-2016").overtime(2), None, "play does not go on");
}

/// The error of a text that was changed, and the line that it names.
fn wrong(text: &str, from: &str, to: &str) -> (Wrong, String) {
    assert!(text.contains(from), "{from}");
    let text = text.replacen(from, to, 1);
    let error = Rules::parse(&text).unwrap_err();
    let said = Language::English.classic_rules(&error);
    assert!(
        said.starts_with(&format!("line {}: ", error.line)) && !said.contains("errors-"),
        "{said}"
    );
    let line = text.lines().nth(error.line - 1).unwrap_or_default().to_owned();
    (error.wrong, line)
}

#[test]
fn what_no_game_can_be_played_by_is_refused_with_its_line() {
    let cases = [
        (CA_LLISCA, "format = \"classic\"", "format = \"duplicate\"", "format"),
        (CA_LLISCA, "language = \"ca\"", "language = \"fr\"", "language"),
        (CA_LLISCA, "language = \"ca\"", "language = \"pl\"", "A ="),
        (CA_LLISCA, "seats = [2]\nrack", "seats = [5]\nrack", "seats"),
        (CA_LLISCA, "seats = [2]\nrack", "seats = [2, 2]\nrack", "seats"),
        (CA_LLISCA, "axis = \"gcg\"", "axis = \"duplicate\"", "axis"),
        (CA_LLISCA, "each = 2", "each = 10", "each"),
        (CA_LLISCA, "[\"pass\", \"taken_back\"]", "[\"pass\", \"pass\"]", "counts"),
        (CA_LLISCA, "[\"pass\", \"taken_back\"]", "[\"pass\", \"sneeze\"]", "counts"),
        (CA_LLISCA, "end = \"scoreless\"", "end = \"boredom\"", "end"),
        (CA_LLISCA, "\"score\", \"rank\"", "\"score\", \"luck\"", "layers"),
        (CA_LLISCA, "\"score\", \"rank\"", "\"score\", \"score\"", "layers"),
        (CA_LLISCA, "main_s = 1500", "main_s = 7201", "main_s"),
        (CA_LLISCA, "main_s = 1500\n", "", "[[clocks]]"),
        (CA_LLISCA, "turn_s = 120", "turn_s = 120\nprice = 10", "price"),
        (
            CA_LLISCA,
            "alerts_s = [30, 10]\nseats = [2]",
            "alerts_s = [30, 10]\nseats = [3]",
            "seats",
        ),
        (CA_LLISCA, "rounds = 3", "rounds = 100", "rounds"),
        (CA_LLISCA, "team_best = 2", "team_size = 2", "team_size"),
        (CA_LLISCA, "tie = \"draw\"            #", "minimum_games = 1 #", "minimum_games"),
        (CA_LLISCA, "tie = \"draw\"            #", "# ", "kind"),
        (CA_CUSCA_MOLINS, "tables = [4, 3]", "tables = [4]", "tables"),
        (CA_CUSCA_MOLINS, "counted_seats = [3, 4]", "counted_seats = [3, 1]", "counted_seats"),
        (CA_CUSCA_MOLINS, "minimum_games = 1", "minimum_games = 1\nwin = 2", "win"),
        (CA_CUSCA_MOLINS, "seats = [2, 3, 4]\nrack", "seats = [2]\nrack", "seats"),
        (CA_CUSCA_MOLINS, "A = { count = 12", "A = { count = 100", "A ="),
        (CA_CUSCA_MOLINS, "folds = \"ÈÉ\"", "folds = \"È\"", "E ="),
        (CA_CUSCA_MOLINS, "\"L.L\", ", "", "L·L"),
        (CA_CUSCA_MOLINS, "face = \"Q\"", "face = \"\"", "QU ="),
        (
            CA_CUSCA_MOLINS,
            "value = 8, kind = \"consonant\" }\nI",
            "value = 8, kind = \"vowel\" }\nI",
            "H =",
        ),
        (
            PL_PINCZOW_2016,
            "    \"3..d...3...d..3\",\n    \".2",
            "    \"3..d...4...d..3\",\n    \".2",
            "3..d...4",
        ),
        (PL_PINCZOW_2016, "\"Ż\" = { count = 1, value = 5", "\"Ż\" = { count = 1", "Ż"),
    ];
    for (text, from, to, in_line) in cases {
        let (wrong, line) = wrong(text, from, to);
        assert!(line.contains(in_line), "{from}: {wrong:?} in {line:?}");
    }
    let few: String = CA_CUSCA_MOLINS
        .lines()
        .map(|line| match line.split_once("count = ") {
            Some((name, rest)) if rest.contains("value") => {
                let rest = rest.trim_start_matches(|c: char| c.is_ascii_digit());
                format!("{name}count = 1{rest}\n")
            }
            _ => format!("{line}\n"),
        })
        .collect();
    let error = Rules::parse(&few.replace("rack = 7", "rack = 8")).unwrap_err();
    assert_eq!(error.wrong, Wrong::Set(BadSet::TooFewTiles { tiles: 28 }), "four racks have 32");
    assert!(matches!(
        wrong(CA_LLISCA, "win = 2", "win = 2\nwine = 2").0,
        Wrong::Set(BadSet::Syntax(_))
    ));
}

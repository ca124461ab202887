//! The facts of each document.

use std::collections::BTreeSet;

use super::{Case, SOLOS, example, nineteen_turns, player, turn, whole};
use eforos::domain::board::Laid;
use eforos::domain::formats::anagram::sheet_code::{CompetitionCode, SheetCode};
use eforos::domain::formats::duplicate::Rules;
use eforos::domain::formats::duplicate::game::Mode;
use eforos::domain::formats::duplicate::standings::SanctionKind;
use eforos::domain::lexicon::Digest;
use eforos::language::Language;
use eforos::print::formats::duplicate::game_sheet::{GameSheet, Sums};
use eforos::print::formats::duplicate::player_record::PlayerRecord;
use eforos::print::formats::duplicate::player_report::{After, PlayerReport};
use eforos::print::formats::duplicate::rules::parts;
use eforos::print::formats::duplicate::slips::{Slips, Which, code};
use eforos::print::formats::duplicate::standings_sheet::{Form, StandingsSheet};
use eforos::print::formats::duplicate::turn_record::TurnRecord;
use eforos::print::formats::duplicate::warnings::Warned;
use eforos::print::formats::duplicate::zero_notices::ZeroNotices;
use eforos::print::rules_page::Part;

const RO: Language = Language::Romanian;

#[test]
fn a_game_sheet_adds_up() {
    let case = whole(24);
    let sheet = GameSheet::of(case.played(), RO);
    let cumulated: Vec<u32> = sheet.rows.iter().map(|row| row.cumulated).collect();
    assert_eq!(
        cumulated,
        [
            8, 21, 92, 103, 189, 314, 406, 489, 614, 655, 719, 776, 827, 899, 933, 977, 1021, 1068,
            1125
        ]
    );
    // A whole rack is laid in turns 3 and 5 to 9.
    assert_eq!(sheet.sums(), Sums { tops: 1125, turns: 19, solos: 4, full: 6 });
    let third = &sheet.rows[2];
    assert_eq!(third.rack, ("M O".to_owned(), "A A D N ?".to_owned()));
    let top = third.top.as_ref().unwrap();
    assert_eq!((top.position.as_str(), top.text().as_str(), top.points), ("6E", "C0OMANDA", 71));
    assert_eq!(top.adjacent, ["ACASA"]);
    assert!(matches!(top.word[0], Laid::Blank(_)) && !top.word[1].is_blank());
    assert_eq!(sheet.rows[10].refused.len(), 2);
    assert_eq!(sheet.rows[10].refused[1].0, "AAEEIOT");
    let solos: Vec<usize> =
        sheet.rows.iter().filter(|row| row.solo.is_some()).map(|row| row.turn.into()).collect();
    assert_eq!(solos, SOLOS);
    assert_eq!(sheet.rows[6].solo, Some((1, 12)));
    // One M of three was never drawn.
    assert_eq!(sheet.left, "D M P P T");
    assert_eq!(sheet.last.len(), 3, "R, I and G of FRIG");
    assert_eq!(sheet.people, ["Maria Pop", "Radu Ene"]);
}

#[test]
fn a_cancelled_turn_is_left_out_of_the_sum() {
    let mut document = nineteen_turns(3);
    document["turns"][18]["cancelled"] = serde_json::json!({"how": "score", "reason": "zgomot"});
    let case = Case::of(&document);
    let sheet = GameSheet::of(case.played(), RO);
    assert_eq!(sheet.rows.last().unwrap().cumulated, 1068);
    assert!(sheet.rows.last().unwrap().top.is_some());
    assert_eq!(sheet.sums().turns, 18);
    // The sheet that is signed says which turn counted nothing, and so do standings.
    for form in [Form::Final, Form::PutUp] {
        let annulled = StandingsSheet::of(case.played(), form, RO).annulled;
        assert!(annulled.is_some_and(|said| said.starts_with("Tur anulat: 19 (0 puncte")));
    }
    assert_eq!(StandingsSheet::of(whole(3).played(), Form::Final, RO).annulled, None);
}

#[test]
fn equivalents_are_other_plays_of_the_hall_with_the_tops_score() {
    let mut document: serde_json::Value =
        serde_json::from_str(include_str!("../../data/duplicate/game.json")).unwrap();
    // From H8 the word covers other squares, and scores as much.
    document["turns"][0]["slips"][2]["position"] = serde_json::json!("H8");
    for number in [0, 1] {
        document["turns"][number]["top"]["criteria"] = serde_json::json!(["opens"]);
    }
    let case = Case::of(&document);
    let sheet = GameSheet::of(case.played(), RO);
    assert_eq!(sheet.rows[0].equivalents, [("H8".to_owned(), "CASA".to_owned())]);
    assert_eq!(sheet.rows[1].equivalents, []);
    // By what it was chosen is told where something else could have been.
    let told = |number| TurnRecord::of(case.played(), turn(number), RO).unwrap().criteria;
    assert_eq!((sheet.rows[0].criteria.len(), told(1).len()), (1, 1));
    assert_eq!((sheet.rows[1].criteria.len(), told(2).len()), (0, 0));
    // The same word on the same squares with the joker for another letter read as equal to itself.
    document["turns"].as_array_mut().unwrap().truncate(1);
    document["turns"][0]["drawn"] = serde_json::json!("ACEIST?");
    document["turns"][0]["top"]["word"] = serde_json::json!("CaSA");
    document["turns"][0]["slips"] = serde_json::json!([
        {"player": 1, "position": "H7", "word": "CA0SA", "points": 6},
        {"player": 3, "position": "H7", "word": "CASA0", "points": 6},
    ]);
    let case = Case::of(&document);
    let sheet = GameSheet::of(case.played(), RO);
    assert_eq!(sheet.rows[0].equivalents, [("H7".to_owned(), "CAS(A)".to_owned())]);
}

#[test]
fn the_record_of_a_turn_names_everybody_and_why() {
    let case = example();
    let record = TurnRecord::of(case.played(), turn(2), RO).unwrap();
    assert_eq!(record.rack, ("E I T".to_owned(), "M O R S".to_owned()));
    assert_eq!((record.best, record.solo.clone()), (13, Some(("Ana".to_owned(), 2))));
    let of = |number| record.slip(player(number)).unwrap().clone();
    assert_eq!(of(1).written, ["I8", "ȘTIRE", "13"]);
    assert_eq!((of(1).points, of(1).why.as_str()), (13, "Corect."));
    assert_eq!(of(2).why, "Cuvântul CASATO nu este valid.");
    assert_eq!(of(3).why, "Nu a fost predat niciun fluturaș.");
    assert_eq!(of(4).why, "Fluturașul nu a fost ridicat la „Stop!”.");
    assert_eq!(record.slips[0].table, 1, "the best first");
    let record = TurnRecord::of(case.played(), turn(3), RO).unwrap();
    let of = |number| record.slip(player(number)).unwrap().clone();
    assert_eq!((of(1).warnings, of(1).points), (1, 71));
    assert_eq!(of(1).why, "Corect; greșeli pe fluturaș: joker nemarcat.");
    assert_eq!(of(3).why, "Depunerea nu se leagă de nicio literă de pe tablă.");
    assert_eq!(record.laid.len(), 7, "the A of CASA lay there");
    assert!(TurnRecord::of(case.played(), turn(4), RO).is_none());
    let record = TurnRecord::of(case.played(), turn(1), RO).unwrap();
    assert_eq!(record.refused, [("A A E I O T U".to_owned(), "prea puține consoane".to_owned())]);
}

#[test]
fn notices_say_to_each_player_why_a_play_is_annulled() {
    let case = example();
    let all = ZeroNotices::of(case.played(), |_, _| true, RO);
    let told: Vec<_> = all
        .notices
        .iter()
        .map(|one| (one.table, one.turn, one.play.as_str(), one.why.as_str()))
        .collect();
    assert_eq!(
        told,
        [
            (2, 2, "H7 CASATO 9", "Cuvântul CASATO nu este valid."),
            (3, 3, "E6 C0OMANDA 71", "Depunerea nu se leagă de nicio literă de pe tablă."),
            (4, 2, "I8 ȘTIRE 13", "Fluturașul nu a fost ridicat la „Stop!”."),
        ],
        "a slip that was not handed in is no annulled play"
    );
    let untold = ZeroNotices::of(case.played(), |turn, _| turn.get() == 3, RO);
    assert_eq!(untold.notices.len(), 1);
    assert!(all.line.contains("Cupa de toamnă") && all.line.contains("ro-duplicate-2007"));
}

#[test]
fn warnings_add_up_to_what_they_cost() {
    let case = whole(24);
    let warned = Warned::of(case.played(), RO);
    let of = |table| warned.rows.iter().filter(move |row| row.table == table);
    // Five slips with wrong points: the fourth and the fifth cost five points each.
    let second: Vec<_> = of(2).map(|row| (row.turn, row.sum, row.deduction)).collect();
    assert_eq!(
        second,
        [(1, (1, 0), 0), (2, (2, 0), 0), (3, (3, 0), 0), (4, (4, 0), 5), (5, (5, 0), 10)]
    );
    // One disciplinary is four technical: 5 × (4 − 3); with one more 5 × (5 − 3).
    let third: Vec<_> = of(3).map(|row| (row.kind, row.sum, row.deduction)).collect();
    assert_eq!(
        third,
        [(SanctionKind::Disciplinary, (0, 1), 5), (SanctionKind::Technical, (1, 1), 10)]
    );
    assert_eq!(of(2).next().unwrap().reason, "pe fluturaș: punctele");
}

#[test]
fn standings_are_those_of_the_game_and_their_digest_is_over_the_lines_as_told() {
    let case = example();
    let sheet = StandingsSheet::of(case.played(), Form::Final, RO);
    let rows: Vec<_> =
        sheet.rows.iter().map(|row| (row.name.as_str(), row.row.rank, row.row.total)).collect();
    assert_eq!(
        rows,
        [("Ana", Some(1), 94), ("Dan", Some(2), 77), ("Eva", Some(3), 8), ("Ion", Some(4), 4)]
    );
    let text = "1;1;ranked;94;92;2;1;0;0\n2;2;ranked;77;77;0;0;0;0\n3;3;ranked;8;8;0;0;0;0\n\
                4;4;ranked;4;14;0;1;1;10\n";
    assert_eq!(sheet.table, Digest::of(text.as_bytes()).to_string());
    assert_eq!(sheet.tops, 92);
    // 1125 and four solos of 12; 1125 − 92 − 125 − 51 − 44 less 10 for five warnings.
    let whole = whole(24);
    let sheet = StandingsSheet::of(whole.played(), Form::PutUp, RO);
    let of = |name: &str| sheet.rows.iter().find(|row| row.name == name).unwrap().row.clone();
    assert_eq!((of("Ana Munteanu").total, of("Ana Munteanu").solo_points), (1173, 48));
    assert_eq!((of("Dan Petrescu").total, of("Dan Petrescu").deductions), (803, 10));
    assert_eq!((of("Eva Stoica").total, of("Eva Stoica").zeros), (-10, 19));
}

#[test]
fn a_report_follows_a_player_through_the_game() {
    let case = example();
    let after = After::of(case.played());
    let report = PlayerReport::of(case.played(), &after, player(4), RO);
    let lines: Vec<_> =
        report.lines.iter().map(|line| (line.turn, line.points, line.after)).collect();
    // After turn 2 one technical and one disciplinary warning: 5 × (1 + 4 − 3) = 10 off 6. Eva has 8.
    assert_eq!(lines, [(1, 6, (6, Some(3))), (2, 0, (-4, Some(4))), (3, 8, (4, Some(4)))]);
    assert_eq!(report.lines[0].written, "8G TAC 5");
    assert_eq!(report.lines[0].why, "Corect; greșeli pe fluturaș: punctele.");
    // The one technical and the one disciplinary warning.
    assert_eq!(report.sanctions.len(), 1);
    for said in ["1 avertisment tehnic", "1 avertisment disciplinar", "scăzute 10 puncte"] {
        assert!(report.sanctions[0].contains(said), "{:?}", report.sanctions);
    }
    let ana = PlayerReport::of(case.played(), &after, player(1), RO);
    assert_eq!(ana.lines[1].solo, 2);
    assert_eq!(ana.lines[2].top.as_ref().unwrap().text(), "C0OMANDA");
}

#[test]
fn a_page_of_slips_is_one_turn_of_ten_players() {
    let case = whole(24);
    let played = case.played();
    let of = |which| {
        let rules = Rules::ro_duplicate_2007();
        let people = (played.details, played.players);
        Slips::of(
            people,
            &|it, turn| it.span.contains(turn),
            (&rules, Mode::Hall),
            played.list,
            (which, Some(134)),
            RO,
        )
    };
    let slips = of(Which::default());
    assert_eq!(slips.pages.len(), 3 * 25);
    // The stack that is cut at one place is a player's, in the order of the turns.
    for place in 0..10 {
        let stack: Vec<_> = slips.pages[..25].iter().map(|page| page[place].clone()).collect();
        let turns: Vec<_> = stack.iter().map(|slip| slip.turn.unwrap()).collect();
        assert_eq!(turns, (1..=25).collect::<Vec<u8>>());
        let players: BTreeSet<_> =
            stack.iter().map(|slip| slip.player.clone().unwrap().0).collect();
        assert_eq!(players.len(), 1);
    }
    assert_eq!(slips.pages[74].len(), 4);
    let codes: BTreeSet<_> =
        slips.pages.iter().flatten().map(|slip| slip.code.clone().unwrap()).collect();
    assert_eq!(codes.len(), 24 * 25, "no two slips have one code");
    let one = of(Which { player: Some(player(7)), ..Which::default() });
    assert_eq!((one.pages.len(), one.pages[0].len()), (3, 10));
    let late = of(Which { turn: Some(turn(26)), ..Which::default() });
    assert_eq!((late.pages.len(), late.pages[0][0].turn), (3, Some(26)));
    let blank = of(Which { blank: Some(12), ..Which::default() });
    assert_eq!((blank.pages.len(), blank.pages[1].len()), (2, 2));
    assert_eq!((&blank.pages[0][0].player, &blank.pages[0][0].code), (&None, &None));
}

/// ISO 7064 MOD 11,10 by its definition: the digits with the check digit leave 1.
fn checks(code: &str) -> bool {
    let digits: Vec<u32> = code.chars().map(|digit| digit.to_digit(10).unwrap()).collect();
    let (last, body) = digits.split_last().unwrap();
    let mut product = 10;
    for digit in body {
        product = (product + digit) % 10;
        product = if product == 0 { 10 } else { product } * 2 % 11;
    }
    (product + last) % 10 == 1
}

#[test]
fn a_slips_code_is_that_of_a_sheet() {
    // The same digits as of a sheet of words, where both have one.
    let commitment = Digest::of(b"any");
    let [high, low, ..] = *commitment.as_bytes();
    let competition = u16::from_be_bytes([high, low]) % 1000;
    for (number, of) in [(5, 7), (212, 14)] {
        let sheet =
            SheetCode::new(Some(player(number)), turn(of), CompetitionCode::of(&commitment));
        let slip = code(Some(player(number)), turn(of), competition);
        assert_eq!(slip, sheet.map(|sheet| sheet.to_string()));
    }
    for (number, of) in [(1, 1), (24, 25), (999, 99)] {
        let code = code(Some(player(number)), turn(of), 134).unwrap();
        assert!(checks(&code), "{code}");
        assert_eq!(code.len(), 9);
    }
    assert_eq!(code(None, turn(3), 134).unwrap().get(..3), Some("000"));
    assert_eq!(code(Some(player(1000)), turn(1), 1), None);
    assert_eq!(code(Some(player(1)), turn(100), 1), None);
}

#[test]
fn a_player_writes_on_a_page_of_their_own() {
    let case = whole(3);
    let all = PlayerRecord::all(case.played(), None, None, RO);
    assert_eq!(all.len(), 3);
    assert_eq!((all[2].player.clone(), all[2].turns), (Some((3, "Eva Stoica".to_owned())), 27));
    let one = PlayerRecord::all(case.played(), Some(player(2)), Some(40), RO);
    assert_eq!((one.len(), one[0].turns), (1, 40));
}

#[test]
fn the_rules_say_their_own_figures_in_both_languages() {
    let own = Rules::ro_duplicate_2007();
    for language in [RO, Language::English] {
        let parts = parts(&own, Some((Mode::Program, None)), language);
        let said: Vec<String> = parts
            .iter()
            .filter_map(|part| match part {
                Part::Rule(text) | Part::Decision(text) | Part::Heading(text) => Some(text.clone()),
                Part::Step(..) | Part::Row(..) => None,
            })
            .collect();
        assert!(said.iter().all(|text| !text.starts_with("regulation-")), "{said:?}");
        let all = said.join("\n");
        for figure in ["100", "3:00", "2,5", "0,7", "25", "50"] {
            let figure = if language == Language::English {
                figure.replace(',', ".")
            } else {
                figure.to_owned()
            };
            assert!(all.contains(&figure), "{figure} in {all}");
        }
        let decisions = parts.iter().filter(|part| matches!(part, Part::Decision(_))).count();
        assert_eq!(decisions, 42);
    }
    let warned = eforos::domain::formats::duplicate::rules::RO_DUPLICATE_2007
        .replace("most = 25", "most = 40");
    let other = Rules::parse(&warned).unwrap();
    let all = format!("{:?}", parts(&other, None, RO));
    assert!(all.contains("cel mult 40"), "{all}");
}

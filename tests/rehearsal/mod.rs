//! Rehearsals: whole, lawful, plausible, and the same again from the same seed.

use crate::common::files::{CompetitionFile, verify};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use eforos::domain::contest::Openness;
use eforos::domain::contest::objection::{About, Outcome};
use eforos::domain::contest::penalty::PenaltyKind;
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::contest::seed::Seed;
use eforos::domain::formats::anagram::draw::whole_competition;
use eforos::domain::formats::anagram::event::Event as AnagramEvent;
use eforos::domain::formats::anagram::grade::Verdict;
use eforos::domain::formats::anagram::rules::{Rules, all_rounds};
use eforos::domain::formats::anagram::sheet::SheetState;
use eforos::domain::formats::anagram::standings::{Board, Standings, Status, standings};
use eforos::domain::formats::anagram::whose::missing_after;
use eforos::domain::formats::anagram::{Event, Record, Recorded};
use eforos::domain::letters::Word;
use eforos::domain::lexicon::Authority;
use eforos::lexicon::{Lexicon, Title};
use eforos::rehearsal::Plan;
use eforos::rehearsal::formats::anagram::{Rehearsal, rehearse};
use eforos::storage::{Access, NewCompetition, StoredLexicon};

fn play(players: u16, seed: u8) -> Rehearsal {
    rehearse(&Plan { players, seed: Seed::from_bytes([seed; 32]) }, &Lexicon::embedded())
}

fn rules() -> Arc<Rules> {
    Arc::new(Rules::osth_2019())
}

/// The name of an event's variant, a format's own without the wrapping.
fn kind(event: &Event) -> String {
    let text = match event {
        Event::Own(event) => format!("{event:?}"),
        event => format!("{event:?}"),
    };
    text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_owned()
}

fn kinds(rehearsal: &Rehearsal) -> BTreeSet<String> {
    rehearsal.record.log().iter().map(|recorded| kind(&recorded.event)).collect()
}

fn final_standings(record: &Record, lexicon: &Lexicon) -> Standings {
    let board = Board::new(record.contest(), lexicon);
    let last = all_rounds().next_back().expect("fourteen rounds");
    standings(record.contest(), &board, last, &[])
}

/// What every rehearsal must be.
fn assert_sound(rehearsal: &Rehearsal, players: u16, lexicon: &Lexicon) {
    let record = &rehearsal.record;
    let contest = record.contest();
    assert_eq!(contest.common.players.len(), usize::from(players));
    assert_eq!(contest.common.openness, Openness::Signed);
    assert_eq!(contest.common.signings.len(), 1);
    assert_eq!(contest.common.commitment, Some(rehearsal.seed.commitment()));
    assert_eq!(contest.common.revealed.as_ref(), Some(&rehearsal.seed));
    assert_eq!(contest.common.lexicon.as_ref(), Some(lexicon.passport()));
    assert!(contest.common.objections.iter().all(|objection| objection.decided.is_some()));
    let last = final_standings(record, lexicon);
    assert_eq!(last.doubts, [], "{players} players");
    assert_eq!(last.rows.len(), usize::from(players));
    for (signed, row) in contest.tables[0].0.iter().zip(&last.rows) {
        assert_eq!((signed.player, signed.rank, signed.total), (row.player, row.rank, row.total));
    }
    let replayed = Record::replay(rules(), record.log().to_vec());
    assert!(replayed.contest() == contest, "the history alone gives the same competition");
}

#[test]
fn any_number_of_players_can_rehearse() {
    for players in [0, 1, 2, 3, 4, 5, 8, 14, 15, 30] {
        assert_sound(&play(players, 1), players, &Lexicon::embedded());
    }
}

#[test]
fn many_seeds_are_played_to_the_end() {
    for seed in 0..12 {
        assert_sound(&play(7 + u16::from(seed), seed), 7 + u16::from(seed), &Lexicon::embedded());
    }
}

#[test]
fn five_hundred_players_fit() {
    let rehearsal = play(500, 3);
    assert_sound(&rehearsal, 500, &Lexicon::embedded());
    let names: BTreeSet<&str> = rehearsal
        .record
        .contest()
        .common
        .players
        .values()
        .map(|player| player.name.as_str())
        .collect();
    assert_eq!(names.len(), 500, "no two bear one name");
}

#[test]
fn the_same_seed_gives_the_same_events_and_another_gives_others() {
    let [a, b, c] = [play(20, 5), play(20, 5), play(20, 6)];
    assert!(a.record.log() == b.record.log());
    assert_eq!(a.seed, b.seed);
    let words = |rehearsal: &Rehearsal| {
        let sheets = rehearsal.record.contest().game.sheets();
        sheets.map(|(_, sheet)| sheet.words().clone()).collect::<Vec<_>>()
    };
    assert!(words(&a) != words(&c));
    assert_ne!(a.seed, c.seed);
    assert_ne!(a.seed, Seed::from_bytes([5; 32]), "the plan's seed may be known, the draw's not");
}

#[test]
fn every_kind_of_event_that_a_day_in_one_hall_has_occurs() {
    let seen = kinds(&play(30, 2));
    // What is not there: typed and recorded letters, rounds given up, a renewed commitment,
    // another list, a reopening.
    let wanted = [
        "AlertReached",
        "BreakAlertReached",
        "BreakEnded",
        "BreakSet",
        "BreakStarted",
        "CompetitionCreated",
        "DetailsChanged",
        "DoubleKeyingSet",
        "HallWordSet",
        "KeyingsSettled",
        "LatenessSet",
        "LettersDrawn",
        "LettersShown",
        "NotHandedIn",
        "ObjectionDecided",
        "ObjectionLodged",
        "PenaltyImposed",
        "PenaltyLifted",
        "PlayerAdded",
        "PlayerChanged",
        "RemainingSet",
        "RoundEnded",
        "RoundPaused",
        "RoundReplayed",
        "RoundResumed",
        "RoundStarted",
        "RoundStopped",
        "RulingWithdrawn",
        "SettledUnreadable",
        "SheetChecked",
        "SheetKeyed",
        "SheetKeyedAgain",
        "SheetMoved",
        "SheetRevised",
        "SheetsCollected",
        "Signed",
        "TimeConfirmed",
        "TimeRestarted",
        "Undone",
        "WordRuled",
    ];
    let wanted: BTreeSet<String> = wanted.into_iter().map(str::to_owned).collect();
    assert_eq!(seen, wanted);
}

#[test]
fn every_penalty_status_and_end_of_an_objection_occurs() {
    let rehearsal = play(30, 2);
    let contest = rehearsal.record.contest();
    let penalty = |wanted: fn(PenaltyKind) -> bool| {
        assert!(contest.common.penalties.iter().any(|penalty| wanted(penalty.kind)));
    };
    penalty(|kind| kind == PenaltyKind::Recommendation);
    penalty(|kind| kind == PenaltyKind::Reprimand);
    penalty(|kind| kind == PenaltyKind::VoidRound);
    penalty(|kind| matches!(kind, PenaltyKind::Deduction { .. }));
    penalty(|kind| kind == PenaltyKind::ExpelledFromRest);
    penalty(|kind| kind == PenaltyKind::Expelled);
    assert!(contest.common.penalties.iter().any(|penalty| !penalty.in_force()));
    let rows = final_standings(&rehearsal.record, &Lexicon::embedded()).rows;
    let of = |status| rows.iter().filter(|row| row.status == status).count();
    assert_eq!([of(Status::Withdrawn), of(Status::ExpelledFromRest), of(Status::Expelled)], [1; 3]);
    assert_eq!(contest.common.objections.len(), 6);
    let late = contest.common.players.values().filter(|player| player.span.from_round.get() > 1);
    assert_eq!(late.count(), 1);
}

/// Everything graded at any time of the day: as it ended, and as it stood before the referee ruled.
fn verdicts(rehearsal: &Rehearsal, lexicon: &Lexicon) -> Vec<Verdict> {
    let unruled = |recorded: &&Recorded| {
        let kind = kind(&recorded.event);
        kind != "WordRuled" && kind != "SettledUnreadable"
    };
    let log = rehearsal.record.log();
    let before = Record::replay(rules(), log.iter().filter(unruled).cloned());
    let boards = [before.contest(), rehearsal.record.contest()].map(|c| Board::new(c, lexicon));
    let grades = boards.iter().flat_map(Board::grades);
    grades.flat_map(|(_, _, grade)| grade.words.iter().map(|word| word.verdict)).collect()
}

/// The verdict's name, whatever letter is missing.
fn name(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Misplaced => "misplaced",
        Verdict::Illegible => "illegible",
        Verdict::Ignored => "ignored",
        Verdict::Repeated => "repeated",
        Verdict::NotFromLetters { .. } => "not from letters",
        Verdict::RuledInvalid => "ruled invalid",
        Verdict::NotInLexicon => "not in lexicon",
        Verdict::Undecided => "undecided",
        Verdict::Valid => "valid",
    }
}

#[test]
fn every_verdict_occurs() {
    let lexicon = Lexicon::embedded();
    let seen: BTreeSet<&str> = verdicts(&play(30, 2), &lexicon).into_iter().map(name).collect();
    let wanted = [
        "misplaced",
        "illegible",
        "ignored",
        "repeated",
        "not from letters",
        "ruled invalid",
        "undecided",
        "valid",
    ];
    assert_eq!(seen, wanted.into());

    let title = Title { authority: Authority::Authoritative, ..lexicon.title() };
    let lexicon = lexicon.titled(title);
    let plan = Plan { players: 30, seed: Seed::from_bytes([2; 32]) };
    let rehearsal = rehearse(&plan, &lexicon);
    assert_sound(&rehearsal, 30, &lexicon);
    let seen: BTreeSet<&str> = verdicts(&rehearsal, &lexicon).into_iter().map(name).collect();
    assert!(seen.contains("not in lexicon") && !seen.contains("undecided"));
    assert!(kinds(&rehearsal).contains("WordRuled"), "an objection was upheld");
}

#[test]
fn players_are_plausible() {
    let rehearsal = play(40, 8);
    let verdicts = verdicts(&rehearsal, &Lexicon::embedded());
    let share = |wanted: &str| {
        1000 * verdicts.iter().filter(|&&verdict| name(verdict) == wanted).count() / verdicts.len()
    };
    assert!(share("valid") > 850, "{} in a thousand are valid", share("valid"));
    for slip in ["misplaced", "repeated", "not from letters", "ruled invalid"] {
        assert!((1..60).contains(&share(slip)), "{} in a thousand: {slip}", share(slip));
    }
    let rows = final_standings(&rehearsal.record, &Lexicon::embedded()).rows;
    let ranked: Vec<i64> =
        rows.iter().filter(|row| row.status == Status::Ranked).map(|row| row.total).collect();
    let (best, worst) = (ranked[0], ranked[ranked.len() - 1]);
    assert!(best > 2 * worst, "strengths differ: {best}, {worst}");
    assert!((200..1200).contains(&best), "no more than racks offer: {best}");
    let people: BTreeSet<&str> =
        rehearsal.record.log().iter().map(|recorded| recorded.who.name.as_str()).collect();
    assert!(people.len() >= 3, "several persons sit at the desk");
}

#[test]
fn tiles_are_conserved_and_every_draw_can_be_derived_again() {
    let rehearsal = play(3, 4);
    let contest = rehearsal.record.contest();
    let rules = rules();
    let drawn = contest.game.rounds().flat_map(|(_, round)| round.letters().iter().copied());
    let drawn: Vec<_> = drawn.collect();
    assert_eq!(drawn.len(), 98);
    assert_eq!(rules.tiles().first_missing(drawn.iter().copied()), None);
    assert_eq!(contest.game.tiles_left(), rules.tiles().without(drawn));
    assert!(contest.game.tiles_left().letters().all(|letter| !rules.is_high_value(letter)));
    // Round 11 was replayed, so only the ten before it are those of a competition without replays.
    let hall = contest.common.hall_word.clone().unwrap();
    let (derived, _) = whole_competition(&rules, &rehearsal.seed, &hall);
    for (derived, (_, round)) in derived.iter().zip(contest.game.rounds()).take(10) {
        assert_eq!(derived.drawn.letters, round.letters());
    }
}

#[test]
fn after_every_event_the_grades_kept_are_those_of_the_whole_history() {
    let lexicon = Lexicon::embedded();
    let rehearsal = play(8, 7);
    let mut record = Record::new(rules());
    let mut kept = Board::default();
    for recorded in rehearsal.record.log() {
        let event = recorded.event.clone();
        record.take_in([recorded.clone()]);
        kept.refresh(&record, &lexicon, &event);
        let anew = Board::new(record.contest(), &lexicon);
        assert!(kept.grades().eq(anew.grades()), "after {event:?}");
    }
}

/// What History says of a collection is what the desk showed then.
#[test]
fn who_had_not_handed_in_is_who_was_awaited_then() {
    let rehearsal = play(24, 9);
    let mut record = Record::new(rules());
    let mut collected = 0;
    for recorded in rehearsal.record.log() {
        record.take_in([recorded.clone()]);
        let Event::Own(AnagramEvent::SheetsCollected { round, .. }) = &recorded.event else {
            continue;
        };
        let contest = record.contest();
        let awaited = contest.common.players.keys().copied();
        let awaited = awaited
            .filter(|&player| contest.sheet_state(*round, player) == SheetState::Expected)
            .collect::<Vec<_>>();
        assert_eq!(missing_after(record.log())[&recorded.seq], awaited, "round {round}");
        collected += 1;
    }
    assert!(collected > 9);
}

#[test]
fn its_file_verifies_and_gives_the_same_competition() {
    let rehearsal = play(16, 6);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("rehearsal.eforos");
    let new = NewCompetition {
        seed: Some(&rehearsal.seed),
        rules_text: rehearsal.rules_text,
        lexicon: &StoredLexicon::Full(Lexicon::embedded()),
        events: rehearsal.record.log(),
    };
    CompetitionFile::create(&path, new).unwrap().close().unwrap();
    let verification = verify(&path).unwrap();
    assert!(verification.holds(), "{:?}", verification.first_failure());
    assert_eq!(verification.not_derivable().count(), 0);
    let file = CompetitionFile::open(&path, Access::Read).unwrap();
    assert!(file.read_record().unwrap().contest() == rehearsal.record.contest());
}

#[test]
fn time_goes_on_through_the_day() {
    let rehearsal = play(30, 9);
    let log = rehearsal.record.log();
    assert!(log.windows(2).all(|two| two[0].at.wall_ms <= two[1].at.wall_ms));
    assert!(log.windows(2).all(|two| {
        two[0].at.session < two[1].at.session || two[0].at.elapsed_ms <= two[1].at.elapsed_ms
    }));
    let hours = (log[log.len() - 1].at.wall_ms - log[0].at.wall_ms) / 3_600_000;
    assert!((2..8).contains(&hours), "{hours} hours");
}

#[test]
fn poor_lists_do_not_break_a_rehearsal() {
    let title = Lexicon::embedded().title();
    let word = |text: &str| -> Word { text.parse().unwrap() };
    for words in [vec![], vec![word("ΑΝΑ"), word("ΤΟΝ")]] {
        let lexicon = Lexicon::from_words(words, title.clone());
        let plan = Plan { players: 9, seed: Seed::from_bytes([1; 32]) };
        assert_sound(&rehearse(&plan, &lexicon), 9, &lexicon);
    }
}

/// A word was valid on one evening and invalid on another, and an objection about it dismissed where it was valid.
#[test]
fn a_word_has_one_ruling_on_every_day() {
    let mut known: BTreeMap<Word, bool> = BTreeMap::new();
    for (players, seed) in [(12, 1), (24, 2), (24, 3), (30, 4), (16, 5)] {
        let rehearsal = play(players, seed);
        let common = &rehearsal.record.contest().common;
        for (word, ruling) in &common.rulings {
            let is_valid = ruling.ruled == Ruled::Valid;
            let before = *known.entry(word.clone()).or_insert(is_valid);
            assert_eq!(before, is_valid, "{word} in the day of seed {seed}");
        }
        for objection in &common.objections {
            let About::Word { word, .. } = &objection.about else { continue };
            let outcome = objection.decided.as_ref().map(|(outcome, _)| *outcome);
            let ruling = common.rulings.get(word).map(|ruling| ruling.ruled);
            assert_eq!(
                (outcome == Some(Outcome::Upheld)).then_some(Ruled::Valid),
                ruling.filter(|ruled| *ruled == Ruled::Valid),
                "{word}"
            );
        }
    }
}

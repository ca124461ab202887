//! Whole competitions of all three rule sets, signed: filed, verified, published, exported, judged elsewhere.

use std::path::Path;

use eforos::domain::contest::Openness;
use eforos::domain::contest::event::Event;
use eforos::domain::contest::seed::Seed;
use eforos::domain::formats::classic::Rules;
use eforos::domain::formats::classic::event::Event as D;
use eforos::domain::formats::classic::judging::judge;
use eforos::domain::formats::classic::rules::OWN_IDS;
use eforos::domain::formats::classic::state::Classic;
use eforos::domain::letters::{Word, WordLanguage};
use eforos::domain::lexicon::Authority;
use eforos::exchange::formats::classic::{ClassicResults, Document, from_contest};
use eforos::lexicon::{Lexicon, Title};
use eforos::rehearsal::Plan;
pub use eforos::rehearsal::formats::classic::Rehearsal;
use eforos::rehearsal::formats::classic::{players_of, rehearse};
use eforos::storage::{
    Access, CompetitionFile, Elsewhere, NewCompetition, Problem, StoredLexicon, verify,
};
use serde_json::Value;
use tempfile::TempDir;

use super::oracle::derived;
use super::{read, value};
use crate::chain::forge_and_seal;
use crate::storage::heads::derived as heads_of;

/// A list of few words: who judges by it asks the arbiter about others.
pub fn list(language: WordLanguage) -> Lexicon {
    let words: &[&str] = match language {
        WordLanguage::Polish => &["kot", "dom"],
        _ => &["casa", "mar"],
    };
    let word = |text: &&str| Word::new(language.alphabet().read_letters(text).unwrap()).unwrap();
    let title = Title { name: "Few".into(), edition: "1".into(), authority: Authority::Reference };
    Lexicon::in_language(language, words.iter().map(word), title)
}

pub fn competition(rules: &str, players: u16, rounds: u8, seed: u8) -> (Rehearsal, Lexicon) {
    let rules = Rules::own(rules).unwrap();
    let list = list(rules.language);
    let plan = Plan { players, seed: Seed::from_bytes([seed; 32]) };
    (rehearse(&plan, rules, rounds, &list), list)
}

/// As many players and rounds as a rehearsal has by itself.
fn usual(id: &str, seed: u8) -> (Rehearsal, Lexicon) {
    let rules = Rules::own(id).unwrap();
    competition(id, players_of(&rules), rules.rounds, seed)
}

pub fn filed(rehearsal: &Rehearsal, list: &Lexicon, path: &Path) -> CompetitionFile<Classic> {
    let new = NewCompetition {
        seed: Some(&rehearsal.seed),
        rules_text: rehearsal.rules_text,
        lexicon: &StoredLexicon::Full(list.clone()),
        events: rehearsal.record.log(),
    };
    CompetitionFile::create(path, new).unwrap()
}

/// Whatever the dice give: points taken off that leave a tie, whose last words nobody wrote down, among it.
#[test]
fn whatever_the_dice_give_a_rehearsal_is_signed() {
    let seeds = if std::env::var_os("EFOROS_SOAK").is_some() { 256 } else { 16 };
    for (id, players, rounds) in OWN_IDS.into_iter().flat_map(|id| [(id, 8, 3), (id, 9, 2)]) {
        for seed in (0..=u8::MAX).take(seeds) {
            let (rehearsal, _) = competition(id, players, rounds, seed);
            let openness = rehearsal.record.contest().common.openness;
            assert_eq!(openness, Openness::Signed, "{id}, {seed}");
        }
    }
}

/// A list that knows one of the words that are doubted, or none.
#[test]
fn whatever_the_list_knows_a_rehearsal_is_signed() {
    for id in OWN_IDS {
        let rules = Rules::own(id).unwrap();
        for (seed, words) in (30_u8..).zip([&["KOT", "MAR"][..], &["MAR"], &["DOM"], &[]]) {
            let alphabet = rules.language.alphabet();
            let words =
                words.iter().filter_map(|text| Word::new(alphabet.read_letters(text).ok()?));
            let title = list(rules.language).title();
            let few = Lexicon::in_language(rules.language, words, title);
            let plan = Plan { players: 9, seed: Seed::from_bytes([seed; 32]) };
            let rehearsal = rehearse(&plan, Rules::own(id).unwrap(), 3, &few);
            assert_eq!(
                rehearsal.record.contest().common.openness,
                Openness::Signed,
                "{id}, {seed}"
            );
        }
    }
}

#[test]
fn a_competition_lies_in_a_file_and_verifies() {
    let folder = TempDir::new().unwrap();
    for (number, id) in OWN_IDS.into_iter().enumerate() {
        let (rehearsal, list) = usual(id, 3);
        let path = folder.path().join(format!("{number}.eforos"));
        let public = folder.path().join(format!("{number}-public.eforos"));
        let file = filed(&rehearsal, &list, &path);
        file.publish_to(&public).unwrap();
        file.close().unwrap();
        let file = CompetitionFile::<Classic>::open(&path, Access::Write).unwrap();
        let read = file.read_record().unwrap();
        assert_eq!(read.log(), rehearsal.record.log());
        assert_eq!(read.contest(), rehearsal.record.contest());
        file.close().unwrap();
        for path in [&path, &public] {
            let found = verify::<Classic>(path).unwrap();
            assert!(found.holds(), "{id} {:?}", found.first_failure());
            assert_eq!(found.signed, Some(1));
        }
        let saved = folder.path().join(format!("{number}-saved.eforos"));
        CompetitionFile::<Classic>::salvage(&path, Elsewhere::default(), &saved).unwrap();
        assert!(verify::<Classic>(&saved).unwrap().holds());
    }
}

#[test]
fn a_competition_has_what_can_happen() {
    let mut kinds: Vec<String> = Vec::new();
    for id in OWN_IDS {
        let (rehearsal, _) = competition(id, 14, 4, 5);
        for recorded in rehearsal.record.log() {
            if let Event::Own(event) = &recorded.event {
                let name = format!("{event:?}");
                kinds.push(name.split([' ', '{']).next().unwrap().to_owned());
            }
        }
        let rows = rehearsal.record.contest().tables[0].rows.len();
        assert_eq!(rows, 14, "{id}: everybody has a row");
    }
    let wanted = [
        "TeamAdded TeamAssigned MemberSet AbsenceSet RoundPaired PairingTyped PlayersSwapped",
        "PairingWithdrawn PairingShown RoundClockStarted RoundClockPaused RoundClockResumed",
        "RoundClockSet RoundClockEnded TimeConfirmed RoundAlertReached TableClockStarted",
        "TableClockPressed TableClockStopped ResultEntered ResultCorrected ResultConfirmed",
        "WalkoverDeclared GameCancelled ResultsTakenIn TurnRecorded GameEnded WordsJudged",
        "ChallengeAnswered",
    ];
    for kind in wanted.iter().flat_map(|line| line.split(' ')) {
        assert!(kinds.iter().any(|it| it == kind), "{kind} never happens");
    }
}

/// What the file says and what its document says, graded here and by the derivation from the rules alone.
#[test]
fn a_competition_is_graded_the_same_elsewhere() {
    for id in OWN_IDS {
        let (rehearsal, list) = usual(id, 6);
        let contest = rehearsal.record.contest();
        let ours = ClassicResults::after(contest, &judge(contest), None).unwrap();
        let ours = value(&ours.to_text());
        let text = from_contest(&rehearsal.record, &list).to_text();
        let (document, odd) = Document::read(text.as_bytes(), None).unwrap();
        assert_eq!(odd, [], "{id}");
        let (graded, _) = ClassicResults::of(&document, Some(list), None).unwrap();
        let graded = value(&graded.to_text());
        for part in ["lexicon", "provisional", "reasons", "games", "standings", "teams"] {
            assert_eq!(ours[part], graded[part], "{id} {part}");
        }
        let line = read(&value(&text)).to_text().replace('\n', " ") + "\n";
        let theirs: Value = value(derived(&line).lines().next().unwrap());
        for part in ["provisional", "reasons", "games", "standings", "teams"] {
            assert_eq!(ours[part], theirs[part], "{id} {part}");
        }
    }
}

/// The heads of three histories, as a stranger derives them. Another one means that a rehearsal, a draw or an event has changed.
#[test]
fn a_history_is_the_same_byte_for_byte() {
    let folder = TempDir::new().unwrap();
    let heads: Vec<String> = OWN_IDS
        .into_iter()
        .map(|id| {
            let (rehearsal, list) = competition(id, 12, 3, 7);
            let path = folder.path().join(format!("{id}.eforos"));
            filed(&rehearsal, &list, &path).close().unwrap();
            let found = verify::<Classic>(&path).unwrap();
            let (events, head, _) = heads_of(&path).pop().unwrap();
            assert_eq!((found.events, found.chain_head.to_string()), (events, head.clone()));
            format!("{id} {events} {}", &head[..16])
        })
        .collect();
    let golden = include_str!("../data/classic/heads.txt");
    assert_eq!(heads, golden.lines().collect::<Vec<_>>());
}

/// Somebody who has the file and makes its hashes right again.
#[test]
fn a_forged_competition_with_right_hashes_is_refused() {
    let folder = TempDir::new().unwrap();
    let (rehearsal, list) = competition("ca-llisca", 12, 4, 9);
    let forgeries = [
        (
            "another cost",
            "body = json_replace(body, '$.classic.round_paired.cost', '1')",
            "round_paired",
        ),
        (
            "another first in the order",
            "body = json_replace(body, '$.classic.round_paired.order[0]', 2)",
            "round_paired",
        ),
        ("an assistant pairs", "role = 'assistant'", "round_paired"),
        (
            "a score that the figures do not give",
            "body = json_replace(body, '$.classic.result_entered.result.seats[0].final', 9000)",
            "result_entered",
        ),
        (
            "the verdict turned round",
            "body = json_replace(body, '$.classic.words_judged.verdict', 'invalid')",
            "words_judged",
        ),
        (
            "somebody of another table",
            "body = json_replace(body, '$.classic.walkover_declared.present', 99)",
            "walkover_declared",
        ),
        (
            "a round without an attempt before",
            "body = json_replace(body, '$.classic.round_paired.attempt', 2)",
            "round_paired",
        ),
    ];
    for (number, (what, change, kind)) in forgeries.into_iter().enumerate() {
        let path = folder.path().join(format!("{number}.eforos"));
        filed(&rehearsal, &list, &path).close().unwrap();
        forge_and_seal(&path, |connection| {
            let first = format!("(SELECT min(seq) FROM events WHERE body LIKE '%\"{kind}\"%')");
            let sql = format!("UPDATE events SET {change} WHERE seq = {first}");
            assert_eq!(connection.execute(&sql, []).unwrap(), 1, "{what}");
        });
        let opened = CompetitionFile::<Classic>::open(&path, Access::Write);
        let problem = opened.map(|_| ()).unwrap_err().problem;
        assert!(matches!(problem, Problem::Unlawful(_)), "{what}: {problem}");
        assert!(!verify::<Classic>(&path).unwrap().holds(), "{what}");
    }
}

/// Every event is told in each language, and nothing of a sentence is missing.
#[test]
fn every_event_is_told() {
    use eforos::language::{Language, Sentences as _, Subjects, Teller};
    for id in OWN_IDS {
        let (rehearsal, _) = competition(id, 14, 4, 5);
        let players = &rehearsal.record.contest().common.players;
        for language in [Language::English, Language::Catalan, Language::Polish] {
            let subjects = Subjects::of(rehearsal.record.log());
            let teller = Teller { language, players, subjects: &subjects };
            for recorded in rehearsal.record.log() {
                let Event::Own(event) = &recorded.event else { continue };
                let said = Classic::event(&teller, recorded.seq, event);
                assert!(!said.is_empty(), "{event:?}");
                assert!(!said.contains("happened-") && !said.contains('{'), "{language:?} {said}");
            }
        }
    }
}

#[test]
fn nothing_of_an_undo_leaves_somebody_seated_who_is_not_there() {
    use eforos::domain::contest::decide::undoable;
    use eforos::domain::formats::classic::Record;
    for id in OWN_IDS {
        let (rehearsal, _) = competition(id, 11, 3, 12);
        let rules = std::sync::Arc::clone(rehearsal.record.contest().game.rules());
        let mut record = Record::new(rules);
        for recorded in rehearsal.record.log() {
            record.take_in([recorded.clone()]);
            let Some(action) = undoable(&record).first().map(|it| it.action) else { continue };
            let mut undone = record.clone();
            let events = undone.number(vec![Event::Undone { action }], recorded.at, &recorded.who);
            undone.take_in(events);
            let contest = undone.contest();
            for (number, round) in contest.game.paired() {
                for player in round.placed() {
                    assert!(contest.common.players.contains_key(&player), "{id} {number}");
                }
                for table in round.tables.values() {
                    let Some(keyed) = table.result() else { continue };
                    let seats = keyed.result.seats.iter().map(|seat| seat.player);
                    assert!(seats.eq(table.seats.iter().copied()), "{id} {number}");
                }
            }
        }
    }
}

/// Tables that cost more than they must, under right hashes and with their own cost: opening lets them be, for that
/// takes long to find out, and a verification names them.
#[test]
fn tables_that_cost_more_are_found_by_a_verification() {
    let (rehearsal, list) = competition("ca-llisca", 8, 2, 14);
    let mut log = rehearsal.record.log().to_vec();
    let first = log.iter_mut().find_map(|recorded| match &mut recorded.event {
        Event::Own(D::RoundPaired { order, tables, cost, .. }) => Some((order, tables, cost)),
        _ => None,
    });
    let (order, tables, cost) = first.unwrap();
    // First with last, second with last but one: no repeat, and further apart than the neighbours are.
    let count = order.len();
    for (place, table) in tables.iter_mut().enumerate() {
        table.seats = vec![order[place], order[count - 1 - place]];
    }
    let apart = |place: usize| i128::try_from(count - 1 - 2 * place).unwrap();
    let team = |place: usize| {
        let team = |player| rehearsal.record.contest().game.of_team.get(&player).copied();
        i128::from(team(order[place]) == team(order[count - 1 - place]))
    };
    let sum: i128 = (0..count / 2).map(|at| (apart(at).pow(2) << 9) + (team(at) << 57)).sum();
    *cost = sum.to_string();
    let rules = std::sync::Arc::clone(rehearsal.record.contest().game.rules());
    let made = log
        .iter()
        .position(|recorded| matches!(&recorded.event, Event::Own(D::RoundPaired { .. })));
    let before =
        eforos::domain::formats::classic::Record::replay(rules, log[..made.unwrap()].to_vec());
    let action = [log[made.unwrap()].clone()];
    let laws = eforos::domain::contest::law::Laws {
        version: eforos::domain::contest::law::Version::NEWEST,
        lexicon: Some(&list),
        seed: Some(&rehearsal.seed),
        drafts: &[],
    };
    eforos::domain::contest::law::of_action(&before, &action, laws).unwrap();
    let breach = eforos::domain::contest::law::proven(&before, &action).unwrap_err();
    assert!(format!("{:?}", breach.why).contains("Cheaper"), "{:?}", breach.why);
}

/// A season takes the signed competition in, and its table is the one that was signed.
#[test]
fn a_signed_competition_is_a_meeting_of_a_season() {
    use eforos::exchange::formats::classic::SeasonMeeting;
    for id in OWN_IDS {
        let (rehearsal, list) = usual(id, 15);
        let (meeting, odd) = SeasonMeeting::of_record(&rehearsal.record, &list, None).unwrap();
        assert_eq!(odd, []);
        assert_eq!(meeting.issue, Some(1));
        assert!(!meeting.is_other(), "{id}");
    }
}

/// Its results as a table, read back, are the results that stand.
#[test]
fn a_table_of_results_is_read_back() {
    use eforos::exchange::formats::classic::{games_csv, read_players, read_results};
    for id in OWN_IDS {
        let (rehearsal, list) = usual(id, 16);
        let contest = rehearsal.record.contest();
        let table = games_csv(&from_contest(&rehearsal.record, &list));
        let brought = read_results(table.as_bytes()).unwrap();
        assert!(!brought.is_empty());
        for it in &brought {
            let keyed = contest.game.table_at(it.round, it.table).unwrap().result().unwrap();
            let read = it.result.completed(contest.game.rules()).unwrap();
            assert_eq!(read.seats, keyed.result.seats, "{id}");
            assert_eq!((read.end, read.finisher), (keyed.result.end, keyed.result.finisher));
        }
        let stand = contest.game.paired().flat_map(|(_, round)| round.tables.values());
        assert_eq!(stand.filter(|table| table.result().is_some()).count(), brought.len());
    }
    let players = read_players("name;team\nAnna Puig;Faristol\n;\nBiel;".as_bytes()).unwrap();
    assert_eq!((players.len(), players[0].team.as_str()), (2, "Faristol"));
    assert!(read_players(b"club\nx").is_err());
    let wrong = read_results(b"round;table;player;final\n1;1;1;12\n1;1;two;13");
    assert!(wrong.unwrap_err().to_string().contains("line 3"), "the place is named");
}

//! What is seen of a format that the program does not know: its history, the hall's scenes, and what a
//! ruling would change, by implementing the screens' traits and nothing else.

use eforos::commands::{HallLook, HallStandings, Motion, Pinned, Question, Situation, UserCommand};
use eforos::domain::clock::Moment;
use eforos::domain::contest::Format as _;
use eforos::domain::contest::command::Command;
use eforos::domain::contest::decide::undo;
use eforos::domain::contest::event::Event;
use eforos::domain::contest::objection::{About, Objection, Outcome};
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::head::Heads;
use eforos::domain::ids::{PlayerId, RoundNo};
use eforos::domain::lexicon::Digest;
use eforos::domain::person::{Person, Role};
use eforos::language::Language;
use eforos::screens::changes::{Change, told, what_if};
use eforos::screens::hall::{
    Chosen, HallLeaders, Pip, PipState, Scene, Scenes, Stage, hall, moves_in_ms,
};
use eforos::screens::history::{Veiled, history};
use eforos::screens::people::{Objections, objections};
use eforos::screens::{FileFacts, Open, Ranked, Ranking, Ranks, Seen};
use serde::Serialize;

use super::called::{Ask, Called, Contest, Points};
use super::{Table, person, player, round, word};

/// What the hall sees while words are called: how many were, and nothing of whose they are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Calling {
    round: RoundNo,
    called: usize,
}

impl Ranking for Called {
    fn played(contest: &Contest) -> Vec<RoundNo> {
        let playing = contest.game.playing.map_or(u8::MAX, RoundNo::get);
        (1..=3).filter(|&number| number < playing).map(round).collect()
    }

    fn ranks(open: &Open<'_, Self>, _: RoundNo) -> Ranks {
        let table = Self::table(open.contest(), open.judged);
        let rows = table.iter().map(|line| {
            let above = table.iter().filter(|other| other.points > line.points).count();
            let rank = u32::try_from(above + 1).ok();
            Ranked {
                player: line.player,
                rank,
                total: line.points.into(),
                deducted: 0,
                awaited: false,
            }
        });
        let provisional = !Self::doubts(open.contest(), open.judged, &[]).is_empty();
        Ranks { rows: rows.collect(), provisional, missing: 0 }
    }
}

impl Scenes for Called {
    type Round = Calling;

    fn scene(open: &Open<'_, Self>, language: Language, _: &Chosen<'_>) -> Scene<Self> {
        let game = &open.contest().game;
        match game.playing {
            Some(round) => Scene::Round(Calling { round, called: game.words.len() }),
            None => eforos::screens::hall::rounds_over(open, language, "projector-results-soon"),
        }
    }

    fn review(_: &Open<'_, Self>, _: Language, _: RoundNo) -> Scene<Self> {
        Scene::Black
    }

    fn pips(open: &Open<'_, Self>) -> Vec<Pip> {
        let played = Self::played(open.contest()).len();
        let is = |number| if number <= played { PipState::Over } else { PipState::ToCome };
        (1..=3).map(|number| Pip { is: is(number), before_break: false }).collect()
    }

    fn moves_in_ms(_: &Calling, _: Moment) -> Option<i64> {
        None
    }
}

impl Objections for Called {
    fn cannot_uphold(open: &Open<'_, Self>, _: Language, objection: &Objection) -> Option<String> {
        let upheld = Self::upheld(open.contest(), objection, "", Some(open.words));
        upheld.err().map(|why| why.to_string())
    }
}

/// What screens are made from, beside the record.
struct Beside {
    points: Points,
    heads: Heads,
    file: FileFacts,
    who: Person,
}

impl Beside {
    fn of(table: &Table) -> Self {
        let mut heads = Heads::default();
        let log = table.record.log();
        heads.extend(log.iter().map(|recorded| Digest::of(&recorded.seq.0.to_be_bytes())));
        let points = Called::judge(table.record.contest(), &table.list);
        Self { points, heads, file: FileFacts::default(), who: person(Role::Referee) }
    }

    fn open<'a>(&'a self, table: &'a Table) -> Open<'a, Called> {
        Open {
            elsewhere: None,
            record: &table.record,
            judged: &self.points,
            words: &table.list,
            list: None,
            drafts: &[],
            heads: &self.heads,
            file: &self.file,
            now: Moment { wall_ms: 0, session: 1, elapsed_ms: table.elapsed_ms },
        }
    }

    fn seen<'a>(&'a self, table: &'a Table) -> Seen<'a, Called> {
        let can = Situation { changeable: true, undoable: true, ..Situation::default() };
        Seen { open: self.open(table), language: Language::Greek, person: &self.who, can }
    }
}

/// Two rounds: Άννα called two words, Βασίλης one and one that waits.
fn played() -> Table {
    let mut table = Table::new();
    table.call(1, "ΚΑΡΟ");
    table.call(2, "ΡΟΚΑ");
    table.must(Command::Own(Ask::EndRound));
    table.call(1, "ΝΑΙ");
    table.call(2, "ΑΑΑΑ");
    table
}

#[test]
fn its_history_is_seen() {
    let mut table = played();
    table.must(undo(&table.record));
    let beside = Beside::of(&table);
    let seen = history(&beside.seen(&table), "", None, None, Veiled::new());
    let rows: Vec<(u64, &str, bool)> =
        seen.rows.iter().take(5).map(|row| (row.seq.0, row.what.as_str(), row.undone)).collect();
    let expected = [
        (9, "Αναιρέθηκε η ενέργεια 8. In round 2 ΑΑΑΑ was called (4 words).", false),
        (8, "In round 2 ΑΑΑΑ was called (4 words).", true),
        (7, "In round 2 ΝΑΙ was called (4 words).", false),
        (6, "Round 1 ended (4 words).", false),
        (5, "In round 1 ΡΟΚΑ was called (4 words).", false),
    ];
    assert_eq!(rows, expected);
    assert!(seen.undoable.contains("ΝΑΙ was called"), "{}", seen.undoable);
    assert_eq!(seen.acts[0].command, UserCommand::Undo);
    assert!(seen.acts[0].enabled);
    let json = serde_json::to_value(&seen).unwrap();
    assert_eq!(json["rows"][2]["seq"], 7);
    assert_eq!(json["rows"][2]["what"], "In round 2 ΝΑΙ was called (4 words).");
}

#[test]
fn the_hall_sees_its_rounds_and_what_every_format_shows() {
    let mut table = played();
    let scene = |table: &Table, pinned: &Pinned| {
        let beside = Beside::of(table);
        let (look, motion) = (HallLook::Dark, Motion::On);
        let leaders = HallLeaders::Shown;
        let chosen =
            Chosen { pinned, since: None, look, motion, leaders, zone_ms: 0, calls_to_come: false };
        let hall = hall(&beside.open(table), Language::Greek, &chosen);
        assert_eq!(moves_in_ms(&hall, beside.open(table).now), None);
        hall.scene
    };
    let auto = scene(&table, &Pinned::Auto);
    assert_eq!(auto, Scene::Round(Calling { round: round(2), called: 4 }));
    assert_eq!(serde_json::to_string(&auto).unwrap(), r#"{"round":2,"called":4}"#);
    let Scene::Welcome { title, .. } = scene(&table, &Pinned::Welcome) else { panic!("welcome") };
    assert_eq!(title, "Λέξεις");
    let Scene::Standings { rows, provisional, .. } =
        scene(&table, &Pinned::Standings(HallStandings::Complete))
    else {
        panic!("standings")
    };
    let rows: Vec<[&str; 3]> =
        rows.iter().map(|row| [row.rank.as_str(), row.name.as_str(), row.total.as_str()]).collect();
    assert_eq!(rows, [["1", "Άννα", "2"], ["2", "Βασίλης", "1"]]);
    assert!(!provisional.is_empty(), "a word waits");
    let called = |calls: usize| {
        let Scene::Ceremony { stage: Stage::Podium(podium), .. } =
            scene(&table, &Pinned::Ceremony(calls.into()))
        else {
            panic!("ceremony")
        };
        let json = serde_json::to_string(&podium).unwrap();
        (json.contains("Άννα"), json.contains("Βασίλης"))
    };
    // Two steps of the podium, two calls each.
    assert_eq!(
        (1..=4).map(called).collect::<Vec<_>>(),
        [(false, false), (false, true), (false, true), (true, true)]
    );
    assert_eq!(scene(&table, &Pinned::Review(round(1))), Scene::Black);
    table.must(Command::Own(Ask::EndRound));
    table.must(Command::Own(Ask::EndRound));
    let Scene::End { head, .. } = scene(&table, &Pinned::Auto) else { panic!("over") };
    assert!(head.contains("γύρου 3"), "{head}");
    let (ruled, evidence) = (Ruled::Invalid, String::new());
    table.must(Command::RuleWord { seen: None, word: word("ΑΑΑΑ"), ruled, evidence });
    table.must(Command::Sign);
    let Scene::End { head, .. } = scene(&table, &Pinned::Auto) else { panic!("signed") };
    assert!(head.contains("έκδοση 1"), "{head}");
}

/// By hand: the word that waits is worth a point, with which Βασίλης draws level with Άννα.
#[test]
fn what_a_ruling_would_change_is_told() {
    let table = played();
    let beside = Beside::of(&table);
    let open = beside.open(&table);
    let (ruled, evidence) = (Ruled::Valid, String::new());
    let events = vec![Event::WordRuled { word: word("ΑΑΑΑ"), ruled, evidence }];
    let changes = what_if(&open, &beside.who, events);
    let expected = Change { player: player(2), points: 1, totals: (1, 2), ranks: Some((2, 1)) };
    assert_eq!(changes, [expected]);
    let lines = told(&open, Language::Greek, &changes);
    assert!(lines.len() == 1 && lines[0].contains("Βασίλης"), "{lines:?}");
}

#[test]
fn its_objections_are_listed_with_what_can_be_done() {
    let mut table = played();
    table.must(Command::Own(Ask::EndRound));
    table.must(Command::Own(Ask::EndRound));
    let about = |text| About::Word { round: round(2), word: word(text) };
    table.must(Command::LodgeObjection { player: player(2), about: about("ΑΑΑΑ") });
    table.must(Command::LodgeObjection { player: PlayerId::FIRST, about: about("ΑΑΑΑ") });
    let beside = Beside::of(&table);
    let mut seen = beside.seen(&table);
    seen.can.objectionable = true;
    let listed = objections(&seen, None);
    // The word is Βασίλης's: of Άννα's objection only a dismissal is possible.
    let can = |at: usize, outcome: Outcome| {
        let acts = &listed[at].1;
        let decides = |command: &UserCommand| matches!(command, UserCommand::Ask(Question::Decide(_, of)) if *of == outcome);
        acts.iter().find(|act| decides(&act.command)).unwrap().enabled
    };
    // The oldest is the first.
    assert!(can(0, Outcome::Upheld) && can(0, Outcome::Dismissed));
    assert!(!can(1, Outcome::Upheld) && can(1, Outcome::Dismissed));
    assert!(listed[1].0.contains("nothing of the kind can be upheld"), "{}", listed[1].0);
}

//! The page `tests/data/referee.md`, played row by row.

use eforos::domain::contest::decide::undo;
use eforos::domain::contest::objection::{About, Outcome};
use eforos::domain::contest::penalty::PenaltyKind;
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::contest::{DoubleKeying, Openness};
use eforos::domain::formats::anagram::Command;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::grade::Verdict;
use eforos::domain::formats::anagram::sheet::{Lateness, SheetState, SheetWords};
use eforos::domain::formats::anagram::standings::Doubt;
use eforos::domain::ids::SheetId;
use eforos::domain::lexicon::Authority;
use eforos::domain::player::{Player, Span};

use crate::day::{Day, person, player, round, word, words};

const PAGE: &str = include_str!("../data/referee.md");

fn reason() -> String {
    "reason".to_owned()
}

/// A, B and C.
fn number(name: &str) -> u32 {
    1 + u32::try_from("ABC".find(name).unwrap_or_else(|| panic!("no player {name}"))).unwrap()
}

fn sheet_of(day: &Day, name: &str) -> SheetId {
    let sheet = day.contest().game.sheet_at(round(1), player(number(name)));
    sheet.unwrap_or_else(|| panic!("{name} has a sheet")).0
}

/// What a step asks of the rules; `None` when it is not said of the rules but of this page.
fn command(day: &Day, step: &str) -> Command {
    let objection = || day.contest().common.objections.last().unwrap().id;
    let penalty = || day.contest().common.penalties.last().unwrap().id;
    let penalise = |name: &str, kind| {
        let (player, round) = (player(number(name)), round(1));
        Command::Penalise { player, round, kind, reason: reason() }
    };
    let lodge = |name: &str, about| {
        let player = player(number(name));
        Command::LodgeObjection { player, about }
    };
    let decide =
        |outcome| Command::DecideObjection { objection: objection(), outcome, reason: reason() };
    let lateness = |name: &str, lateness| {
        let player = player(number(name));
        Play::SetLateness { round: round(1), player, lateness }.into()
    };
    let rule = |text: &str, ruled| Command::RuleWord {
        seen: None,
        word: word(text),
        ruled,
        evidence: String::new(),
    };
    let all: Vec<&str> = step.splitn(3, ' ').collect();
    match all[..] {
        [name, "writes", text] => {
            let player = Some(player(number(name)));
            Play::KeySheet { player, round: round(1), words: words(text) }.into()
        }
        [_, "keys", rest] => {
            let (name, text) = rest.split_once(" again as ").unwrap();
            Play::KeyAgain { sheet: sheet_of(day, name), words: words(text) }.into()
        }
        [_, "settles", rest] => {
            let (name, text) = rest.split_once(" as ").unwrap();
            Play::SettleKeyings { sheet: sheet_of(day, name), words: words(text) }.into()
        }
        [_, "corrects", rest] => {
            let (name, text) = rest.split_once(" to ").unwrap();
            let (sheet, words) = (sheet_of(day, name), words(text));
            Play::ReviseSheet { seen: SheetWords::default(), sheet, words, reason: reason() }.into()
        }
        [_, "checks", name] => Play::CheckSheet { sheet: sheet_of(day, name) }.into(),
        [text, "of", rest] => {
            let sheet = sheet_of(day, rest.strip_suffix(" is unreadable").unwrap());
            let words = day.contest().game.sheet(sheet).unwrap().words().clone();
            let (field, place, _) =
                words.iter().find(|(.., written)| written.to_string() == text).unwrap();
            Play::SettleUnreadable { sheet, field, place }.into()
        }
        ["the", "ruling", rest] => {
            let text = rest.strip_prefix("on ").and_then(|r| r.strip_suffix(" is withdrawn"));
            Command::WithdrawRuling { word: word(text.unwrap()) }
        }
        ["the", "objection", "is upheld"] => decide(Outcome::Upheld),
        ["the", "objection", "is dismissed"] => decide(Outcome::Dismissed),
        ["the", "objection", rest] => {
            let words = words(rest.strip_prefix("is upheld as ").unwrap());
            Play::UpholdReading { objection: objection(), words, reason: reason() }.into()
        }
        ["the", "penalty", "is lifted"] => {
            Command::LiftPenalty { penalty: penalty(), reason: reason() }
        }
        ["double", "keying", _] => {
            Command::SetDoubleKeying { double_keying: DoubleKeying::Required }
        }
        ["it", "is", "signed"] => Command::Sign,
        ["it", "is", "reopened"] => Command::Reopen { reason: reason() },
        ["undo"] => undo(&day.record),
        [name, "objects", "to the reading"] => lodge(name, About::Reading { round: round(1) }),
        [name, "objects", "to the void"] => lodge(name, About::Void { round: round(1) }),
        [name, "objects", rest] => {
            let word = word(rest.strip_prefix("to ").unwrap());
            lodge(name, About::Word { round: round(1), word })
        }
        [name, "is", "late"] => lateness(name, Lateness::Late),
        [name, "is", "in time after all"] => lateness(name, Lateness::InTime),
        [name, "is", "warned"] => penalise(name, PenaltyKind::Recommendation),
        [name, "is", "reprimanded"] => penalise(name, PenaltyKind::Reprimand),
        [name, "is", "expelled"] => penalise(name, PenaltyKind::Expelled),
        [name, "is", "expelled from the rest"] => penalise(name, PenaltyKind::ExpelledFromRest),
        [name, "loses", rest] => {
            let points = rest.strip_suffix(" points").unwrap().parse().unwrap();
            penalise(name, PenaltyKind::Deduction { points })
        }
        [whose, "round", "is voided"] => {
            penalise(whose.strip_suffix("'s").unwrap(), PenaltyKind::VoidRound)
        }
        [name, "leaves", "after round 1"] => {
            let player = day.contest().common.players[&player(number(name))].clone();
            let span = Span { to_round: round(1), ..player.span };
            Command::ChangePlayer { player: Player { span, ..player } }
        }
        [text, "is", "ruled valid"] => rule(text, Ruled::Valid),
        [text, "is", "ruled invalid"] => rule(text, Ruled::Invalid),
        _ => panic!("{step:?} is no step"),
    }
}

fn verdict(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Misplaced => "misplaced",
        Verdict::Illegible => "illegible",
        Verdict::Ignored => "ignored",
        Verdict::Repeated => "repeated",
        Verdict::NotFromLetters { .. } => "not from the letters",
        Verdict::RuledInvalid => "ruled invalid",
        Verdict::NotInLexicon => "not in the list",
        Verdict::Undecided => "undecided",
        Verdict::Valid => "valid",
    }
}

/// Whether what a row says is so; what is so instead.
fn holds(day: &Day, said: &str) -> Result<(), String> {
    let standings = day.standings(14);
    let row = |name: &str| standings.row(player(number(name))).unwrap();
    let is = |found: String, wanted: &str| {
        if found == wanted { Ok(()) } else { Err(format!("{found}, not {wanted}")) }
    };
    let undecided = standings.doubts.iter().filter(|d| matches!(d, Doubt::Undecided { .. }));
    let all: Vec<&str> = said.splitn(3, ' ').collect();
    match all[..] {
        [name, "has", "no rank"] => is(format!("{:?}", row(name).rank), "None"),
        [name, "has", points] => is(row(name).total.to_string(), points),
        [whose, "words:", wanted] => {
            let grade = day.grade(number(whose.strip_suffix("'s").unwrap()), 1);
            let found: Vec<_> = grade.words.iter().map(|word| verdict(word.verdict)).collect();
            is(found.join(", "), wanted)
        }
        [name, "is", state @ ("keyed" | "checked" | "unsettled")] => {
            let of = player(number(name));
            let found = match day.contest().sheet_state(round(1), of) {
                _ if day.contest().game.is_unsettled(round(1), of) => "unsettled",
                SheetState::Keyed => "keyed",
                SheetState::Checked => "checked",
                _ => "not keyed",
            };
            is(found.to_owned(), state)
        }
        [name, "is", rank] => is(row(name).rank.unwrap().to_string(), rank),
        [count, "undecided"] => is(undecided.count().to_string(), count),
        ["provisional"] if standings.doubts.is_empty() => Err("final".to_owned()),
        ["provisional"] => Ok(()),
        ["final"] => is(format!("{:?}", standings.doubts), "[]"),
        ["signed", "as", issue] => {
            let signed = day.contest().common.openness == Openness::Signed;
            let last = day.contest().common.signings.last();
            is(format!("issue {} {signed}", last.unwrap().issue), &format!("{issue} true"))
        }
        _ => panic!("{said:?} says nothing"),
    }
}

fn steps(cell: &str) -> impl Iterator<Item = &str> {
    cell.split(';').map(str::trim).filter(|step| !step.is_empty())
}

/// Round 1 is played, the others are given up.
fn begin(authority: Authority) -> Day {
    let mut day = Day::new(authority, "ΡΟΣ ΚΑΡΟ ΤΟΣ");
    day.add_players(3);
    day.play(1);
    for number in 2..=14 {
        day.must(Play::GiveUpRound { round: round(number), reason: reason() });
    }
    day
}

/// Plays a step; `Err` is a refusal.
fn play(day: &mut Day, step: &str) -> Result<(), String> {
    if step == "the rest is declared" {
        day.declare_missing();
        return Ok(());
    }
    // Whoever a step names by a whole name sits at the desk; else it is Anna.
    let first = step.split(' ').next().unwrap();
    day.who = person(if first == "Bill" { "Bill" } else { "Anna" });
    let asked = command(day, step);
    day.ask(asked).map(|_| ()).map_err(|refused| format!("{refused:?}"))
}

#[test]
fn every_row_of_the_page_is_as_it_says() {
    let mut played = 0;
    for line in PAGE.lines().filter(|line| line.starts_with("| ")) {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let [given, when, then] = cells[..] else { panic!("{line}: three cells") };
        if given == "given" {
            continue;
        }
        let reference = "the list is a reference";
        let authority = if given.starts_with(reference) {
            Authority::Reference
        } else {
            Authority::Authoritative
        };
        let mut day = begin(authority);
        for step in steps(given).filter(|step| *step != reference) {
            play(&mut day, step).unwrap_or_else(|why| panic!("{line}\n{step}: {why}"));
        }
        let mut refused = None;
        for step in steps(when) {
            assert_eq!(refused, None, "{line}\nrefused before {step}");
            refused = play(&mut day, step).err();
        }
        let wanted = then.strip_prefix("refused: ");
        match (&refused, wanted) {
            (Some(found), Some(wanted)) => assert!(found.contains(wanted), "{line}\n{found}"),
            (None, None) => {}
            _ => panic!("{line}\nrefused: {refused:?}"),
        }
        for said in steps(then).filter(|_| wanted.is_none()) {
            holds(&day, said).unwrap_or_else(|found| panic!("{line}\n{said}: {found}"));
        }
        played += 1;
    }
    assert!(played > 60, "{played} rows");
}

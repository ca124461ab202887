//! Histories that somebody forged who has the file and makes its hashes right again, law by law: a verification names
//! the first event that may not stand and why, and the file is not continued.

use std::path::Path;

use eforos::domain::contest::Openness;
use eforos::domain::contest::event::Event;
use eforos::domain::contest::penalty::PenaltyKind;
use eforos::domain::formats::classic::Recorded;
use eforos::domain::formats::classic::event::Event as D;
use eforos::domain::formats::classic::rules::End;
use eforos::domain::formats::classic::state::Classic;
use eforos::domain::ids::{PlayerId, RoundNo, Seq, TableNo};
use eforos::domain::person::Role;
use eforos::storage::{Access, CheckOutcome, Checked, CompetitionFile, Failure, Problem, verify};
use serde_json::{Value, json};
use tempfile::TempDir;

use super::rehearsed::{competition, filed};
use crate::chain::write_history;

/// The events, and where the first that may not stand is then.
struct Forger {
    log: Vec<Recorded>,
}

impl Forger {
    /// Where the first such event stands.
    fn place(&self, is_it: impl Fn(&D) -> bool) -> usize {
        let is_it = |recorded: &Recorded| matches!(&recorded.event, Event::Own(own) if is_it(own));
        self.log.iter().position(is_it).expect("the day has such an event")
    }

    /// Where the last such event stands.
    fn last(&self, is_it: impl Fn(&D) -> bool) -> usize {
        let is_it = |recorded: &Recorded| matches!(&recorded.event, Event::Own(own) if is_it(own));
        self.log.iter().rposition(is_it).expect("the day has such an event")
    }

    fn signed(&self) -> usize {
        self.log.iter().rposition(|it| matches!(it.event, Event::Signed { .. })).unwrap()
    }

    fn own(&self, at: usize) -> &D {
        let Event::Own(own) = &self.log[at].event else { panic!("{:?}", self.log[at]) };
        own
    }

    /// Sets what stands at a path of an event of the format, be it there before or not.
    fn set(&mut self, at: usize, path: &[&str], to: Value) -> usize {
        let mut whole = serde_json::to_value(self.own(at)).unwrap();
        let mut here = whole.as_object_mut().unwrap().values_mut().next().unwrap();
        let (last, before) = path.split_last().unwrap();
        for part in before {
            here = match part.parse::<usize>() {
                Ok(index) => &mut here[index],
                Err(_) => &mut here[*part],
            };
        }
        match last.parse::<usize>() {
            Ok(index) => here[index] = to,
            Err(_) => here[*last] = to,
        }
        self.log[at].event = Event::Own(serde_json::from_value(whole).unwrap());
        at
    }

    /// Puts an event behind this place, an action of its own of the same moment, by the referee.
    fn add(&mut self, at: usize, event: D) -> usize {
        let mut recorded = Recorded { event: Event::Own(event), ..self.log[at].clone() };
        recorded.who.role = Role::Referee;
        recorded.action = Seq(u64::MAX);
        self.log.insert(at + 1, recorded);
        self.renumber();
        at + 1
    }

    fn leave_out(&mut self, at: usize) {
        self.log.remove(at);
        self.renumber();
    }

    fn renumber(&mut self) {
        let before = self.log.clone();
        let mut action = Seq(1);
        for (index, recorded) in self.log.iter_mut().enumerate() {
            recorded.seq = Seq(index as u64 + 1);
            if index == 0 || before[index].action != before[index - 1].action {
                action = recorded.seq;
            }
            recorded.action = action;
        }
    }

    /// The first result with figures.
    fn with_figures(&self) -> usize {
        self.place(|own| match own {
            D::ResultEntered { result, .. } => result.seats.iter().all(|seat| seat.raw.is_some()),
            _ => false,
        })
    }

    /// The first result of a round, to which nothing is done afterwards any more.
    fn alone(&mut self, round: u8) -> usize {
        let at = self.place(|own| match own {
            D::ResultEntered { round: of, .. } => of.get() == round,
            _ => false,
        });
        let game = self.own(at).about_game();
        let later = |recorded: &Recorded| matches!(&recorded.event, Event::Own(own) if own.about_game() == game);
        let behind = self.log.split_off(at + 1);
        self.log.extend(behind.into_iter().filter(|recorded| !later(recorded)));
        self.renumber();
        at
    }
}

fn is_entered(own: &D) -> bool {
    matches!(own, D::ResultEntered { .. })
}

/// What is said of a history that is written in place of an honest one: the event and the rule, or nothing where it
/// holds.
fn found(honest: &Path, log: &[Recorded]) -> Option<(usize, String)> {
    let path = honest.with_file_name("forged.eforos");
    std::fs::copy(honest, &path).unwrap();
    write_history(&path, log, 2);
    let verification = verify::<Classic>(&path).unwrap();
    let law = verification.checks.iter().find(|check| check.what == Checked::Law).unwrap();
    let CheckOutcome::Failed { why: Failure::Unlawful(unlawful), .. } = &law.outcome else {
        assert!(verification.holds(), "{:?}", verification.first_failure());
        return None;
    };
    let problem = CompetitionFile::<Classic>::open(&path, Access::Write).unwrap_err().problem;
    assert!(matches!(problem, Problem::Unlawful(_)), "{problem}");
    let why = format!("{:?}", unlawful.event::<Classic>().unwrap().why);
    Some((usize::try_from(unlawful.seq.0).unwrap() - 1, why))
}

type Forgery = (&'static str, fn(&mut Forger) -> usize, &'static str);

fn each(rules: &str, forgeries: &[Forgery]) {
    let (rehearsal, list) = competition(rules, 8, 4, 9);
    assert_eq!(rehearsal.record.contest().common.openness, Openness::Signed);
    let folder = TempDir::new().unwrap();
    let honest = folder.path().join("honest.eforos");
    filed(&rehearsal, &list, &honest).close().unwrap();
    assert_eq!(found(&honest, rehearsal.record.log()), None, "the day itself is lawful");
    for (what, forge, rule) in forgeries {
        let mut forger = Forger { log: rehearsal.record.log().to_vec() };
        let at = forge(&mut forger);
        let Some((place, why)) = found(&honest, &forger.log) else {
            panic!("{rules}: {what}: it holds")
        };
        assert_eq!(place, at, "{rules}: {what}: {why}: {:?}", forger.log[place]);
        assert!(why.contains(rule), "{rules}: {what}: {why}");
    }
}

#[test]
#[expect(clippy::too_many_lines, reason = "a list of forgeries")]
fn results_are_changed_by_a_correction_with_a_reason_alone() {
    each(
        "ca-llisca",
        &[
            (
                "entered a second time with another score",
                |it| {
                    let at = it.place(is_entered);
                    let event = it.own(at).clone();
                    it.add(at, event)
                },
                "ResultStands",
            ),
            (
                "a correction without a reason",
                |it| {
                    let at = it.place(|own| matches!(own, D::ResultCorrected { .. }));
                    it.set(at, &["reason"], json!(" "))
                },
                "ReasonMissing",
            ),
            (
                "a score that does not follow from its figures",
                |it| {
                    let at = it.with_figures();
                    it.set(at, &["result", "seats", "0", "final"], json!(777))
                },
                "FiguresDisagree",
            ),
            (
                "time over put in, and its price left out",
                |it| {
                    let at = it.with_figures();
                    it.set(at, &["result", "seats", "1", "over_ms"], json!(61_000))
                },
                "FiguresDisagree",
            ),
            (
                "more time over than the rules allow",
                |it| {
                    let at = it.with_figures();
                    it.set(at, &["result", "seats", "1", "over_ms"], json!(300_001))
                },
                "TooMuchOvertime",
            ),
            (
                "somebody of another table",
                |it| {
                    let at = it.with_figures();
                    let D::ResultEntered { result, .. } = it.own(at) else { panic!() };
                    let seated =
                        |player: &PlayerId| result.seats.iter().all(|it| it.player != *player);
                    let other = (1..=8).filter_map(PlayerId::new).find(seated).unwrap();
                    it.set(at, &["result", "seats", "1", "player"], json!(other))
                },
                "OtherSeats",
            ),
            (
                "who went out has tiles left",
                |it| {
                    let out = |own: &D| matches!(own, D::ResultEntered { result, .. } if result.end == Some(End::Out));
                    let at = it.place(out);
                    it.set(at, &["result", "seats", "0", "rack"], json!(5))
                },
                "FinisherHasTiles",
            ),
            (
                "an end that the rules do not have",
                |it| {
                    let at = it.with_figures();
                    it.set(at, &["result", "end"], json!("clocks_out"))
                },
                "NoSuchEnd",
            ),
            (
                "confirmed by who entered it",
                |it| {
                    let at = it.place(|own| matches!(own, D::ResultConfirmed { .. }));
                    let of = it.own(at).about_game();
                    let by = it.log[..at].iter().rposition(|recorded| {
                        matches!(&recorded.event, Event::Own(D::ResultEntered { round, table, .. } | D::ResultCorrected { round, table, .. }) if Some((*round, *table)) == of)
                    });
                    it.log[at].who = it.log[by.unwrap()].who.clone();
                    at
                },
                "SamePerson",
            ),
            (
                "a walkover of a game that has a result",
                |it| {
                    let at = it.with_figures();
                    let Some((round, table)) = it.own(at).about_game() else { panic!() };
                    let D::ResultEntered { result, .. } = it.own(at) else { panic!() };
                    let present = result.seats[0].player;
                    let reason = "no s’ha presentat".to_owned();
                    it.add(at, D::WalkoverDeclared { round, table, present, reason })
                },
                "ResultStands",
            ),
            (
                "a walkover without a reason",
                |it| {
                    let at = it.place(|own| matches!(own, D::WalkoverDeclared { .. }));
                    it.set(at, &["reason"], json!(""))
                },
                "ReasonMissing",
            ),
            (
                "withdrawn where nothing stands",
                |it| {
                    let at = it.place(|own| matches!(own, D::PairingShown { .. }));
                    let (round, table) = (RoundNo::FIRST, TableNo::FIRST);
                    let reason = "error".to_owned();
                    it.add(at, D::ResultWithdrawn { round, table, reason })
                },
                "NoResult",
            ),
            (
                "a result taken away before the next round",
                |it| {
                    let at = it.alone(1);
                    it.leave_out(at);
                    it.place(|own| matches!(own, D::RoundPaired { round, .. } if round.get() == 2))
                },
                "ResultsMissing",
            ),
            (
                "a result taken away before the signing",
                |it| {
                    let at = it.alone(4);
                    it.leave_out(at);
                    it.signed()
                },
                "OtherTable",
            ),
            (
                "another result, whole and well reckoned: the signed table tells it",
                |it| {
                    let at = it.alone(4);
                    it.set(at, &["result"], {
                        let D::ResultEntered { result, .. } = it.own(at).clone() else { panic!() };
                        let seats = result.seats.iter().enumerate();
                        let seats = seats.map(
                            |(place, seat)| json!({"player": seat.player, "final": 200 + place}),
                        );
                        json!({"seats": seats.collect::<Vec<_>>()})
                    });
                    it.signed()
                },
                "Other",
            ),
            (
                "a correction after the signing",
                |it| {
                    let at = it.place(|own| matches!(own, D::ResultCorrected { .. }));
                    let event = it.own(at).clone();
                    let signed = it.signed();
                    it.add(signed, event)
                },
                "Signed",
            ),
        ],
    );
}

#[test]
#[expect(clippy::too_many_lines, reason = "a list of forgeries")]
fn tables_are_those_of_the_law_and_changed_in_sight() {
    each(
        "ca-llisca",
        &[
            (
                "changed by hand after they were shown, without a reason",
                |it| {
                    let at = it.place(|own| matches!(own, D::PairingShown { .. }));
                    let round = RoundNo::FIRST;
                    let (a, b) = of_two_tables(it, at);
                    it.add(at, D::PlayersSwapped { round, a, b, reason: String::new() })
                },
                "ReasonMissing",
            ),
            (
                "changed by hand after a result",
                |it| {
                    let at = it.with_figures();
                    let Some((round, _)) = it.own(at).about_game() else { panic!() };
                    let D::ResultEntered { result, .. } = it.own(at) else { panic!() };
                    let a = result.seats[0].player;
                    let seated =
                        |player: &PlayerId| result.seats.iter().all(|it| it.player != *player);
                    let b = (1..=8).filter_map(PlayerId::new).find(seated).unwrap();
                    it.add(at, D::PlayersSwapped { round, a, b, reason: "error".to_owned() })
                },
                "ResultStands",
            ),
            (
                "made a second time",
                |it| {
                    let at = it.place(|own| matches!(own, D::RoundPaired { .. }));
                    let event = it.own(at).clone();
                    it.add(at, event)
                },
                "PairedAlready",
            ),
            (
                "withdrawn with a result",
                |it| {
                    let at = it.with_figures();
                    let Some((round, _)) = it.own(at).about_game() else { panic!() };
                    it.add(at, D::PairingWithdrawn { round, reason: "error".to_owned() })
                },
                "ResultStands",
            ),
            (
                "two exchanged where the program paired",
                |it| {
                    let at = it.place(
                        |own| matches!(own, D::RoundPaired { round, .. } if round.get() == 2),
                    );
                    let D::RoundPaired { tables, .. } = it.own(at) else { panic!() };
                    let (one, two) = (tables[0].seats[1], tables[3].seats[1]);
                    it.set(at, &["tables", "0", "seats", "1"], json!(two));
                    it.set(at, &["tables", "3", "seats", "1"], json!(one))
                },
                "Other",
            ),
            (
                "somebody left out as absent whom nobody marked",
                |it| {
                    let at = it.place(|own| matches!(own, D::RoundPaired { .. }));
                    it.set(at, &["absent"], json!([5]))
                },
                "OtherAbsent",
            ),
            (
                "a reason for results that miss, and none misses",
                |it| {
                    let at = it.place(
                        |own| matches!(own, D::RoundPaired { round, .. } if round.get() == 2),
                    );
                    it.set(at, &["despite"], json!("pressa"))
                },
                "NothingMissing",
            ),
            (
                "another system than the chosen one",
                |it| {
                    let at = it.place(|own| matches!(own, D::RoundPaired { .. }));
                    it.set(at, &["system"], json!("rank_pairs"))
                },
                "OtherSystem",
            ),
            (
                "who begins named where it is drawn at the table",
                |it| {
                    let at = it.place(|own| matches!(own, D::RoundPaired { .. }));
                    let D::RoundPaired { tables, .. } = it.own(at) else { panic!() };
                    let starter = tables[0].seats[0];
                    it.set(at, &["tables", "0", "starter"], json!(starter))
                },
                "OtherStarter",
            ),
            (
                "somebody twice at tables by hand",
                |it| {
                    let at = it.place(|own| matches!(own, D::PairingTyped { .. }));
                    let D::PairingTyped { tables, .. } = it.own(at) else { panic!() };
                    let one = tables[1].seats[0];
                    it.set(at, &["tables", "0", "seats", "0"], json!(one))
                },
                "PlayerTwice",
            ),
            (
                "somebody forgotten at tables by hand",
                |it| {
                    let at = it.place(|own| matches!(own, D::PairingTyped { .. }));
                    let D::PairingTyped { tables, .. } = it.own(at) else { panic!() };
                    let mut fewer = tables.clone();
                    fewer.pop();
                    it.set(at, &["tables"], json!(fewer))
                },
                "OtherAbsent",
            ),
            (
                "three at a table of two",
                |it| {
                    let at = it.place(|own| matches!(own, D::PairingTyped { .. }));
                    let D::PairingTyped { tables, .. } = it.own(at) else { panic!() };
                    let mut fewer = tables.clone();
                    let moved = fewer.pop().unwrap().seats[0];
                    fewer[0].seats.push(moved);
                    it.set(at, &["tables"], json!(fewer))
                },
                "NotThisSeats",
            ),
            (
                "shown twice",
                |it| {
                    let at = it.place(|own| matches!(own, D::PairingShown { .. }));
                    let event = it.own(at).clone();
                    it.add(at, event)
                },
                "ShownAlready",
            ),
            (
                "a deduction left out",
                |it| {
                    let deducts = |it: &Recorded| {
                        matches!(
                            &it.event,
                            Event::PenaltyImposed { kind: PenaltyKind::Deduction { .. }, .. }
                        )
                    };
                    let at = it.log.iter().position(deducts).unwrap();
                    it.leave_out(at);
                    it.place(|own| matches!(own, D::RoundPaired { round, .. } if round.get() == 2))
                },
                "OtherOrder",
            ),
            (
                "an assistant declares a walkover",
                |it| {
                    let at = it.place(|own| matches!(own, D::WalkoverDeclared { .. }));
                    it.log[at].who.role = Role::Assistant;
                    at
                },
                "NotYourOffice",
            ),
            (
                "an assistant withdraws tables",
                |it| {
                    let at = it.place(|own| matches!(own, D::PairingWithdrawn { .. }));
                    it.log[at].who.role = Role::Assistant;
                    at
                },
                "NotYourOffice",
            ),
            (
                "fewer rounds than are paired",
                |it| {
                    let at = it.last(|own| matches!(own, D::PairingShown { .. }));
                    let chosen = it.log[..at].iter().rev().find_map(|it| match &it.event {
                        Event::Own(D::SystemChosen { system, starter, .. }) => {
                            Some((*system, *starter))
                        }
                        _ => None,
                    });
                    let (system, starter) = chosen.unwrap_or_else(|| {
                        let D::RoundPaired { system, .. } =
                            it.own(it.place(|own| matches!(own, D::RoundPaired { .. })))
                        else {
                            panic!()
                        };
                        (*system, eforos::domain::formats::classic::rules::Starter::Lot)
                    });
                    it.add(at, D::SystemChosen { system, rounds: 1, starter })
                },
                "WrongRounds",
            ),
        ],
    );
}

/// One of each of the first two tables of the round that was shown here.
fn of_two_tables(it: &Forger, at: usize) -> (PlayerId, PlayerId) {
    let paired = it.log[..at].iter().rev().find_map(|it| match &it.event {
        Event::Own(D::RoundPaired { tables, .. }) => Some(tables),
        _ => None,
    });
    let tables = paired.unwrap();
    (tables[0].seats[0], tables[1].seats[0])
}

#[test]
#[expect(clippy::too_many_lines, reason = "a list of forgeries")]
fn clocks_games_and_the_judge_say_what_happened() {
    each(
        "ca-llisca",
        &[
            (
                "a clock pressed by the other side",
                |it| {
                    let at = it.place(|own| matches!(own, D::TableClockPressed { .. }));
                    it.set(at, &["side"], json!(1))
                },
                "OtherSide",
            ),
            (
                "a clock with more time than the rules give",
                |it| {
                    let at = it.place(|own| matches!(own, D::TableClockStarted { .. }));
                    it.set(at, &["full_ms"], json!(1_800_000))
                },
                "Other",
            ),
            (
                "a second clock at once",
                |it| {
                    let at = it.place(|own| matches!(own, D::TableClockStarted { .. }));
                    let event = it.own(at).clone();
                    it.add(at, event)
                },
                "ClockThere",
            ),
            (
                "the start of a clock left out",
                |it| {
                    let at = it.place(|own| matches!(own, D::TableClockStarted { .. }));
                    it.leave_out(at);
                    it.place(|own| matches!(own, D::TableClockPressed { .. }))
                },
                "NoClock",
            ),
            (
                "a time of the round held at another time",
                |it| {
                    let at = it.place(|own| matches!(own, D::RoundClockPaused { .. }));
                    it.set(at, &["remaining_ms"], json!(60_000))
                },
                "Other",
            ),
            (
                "a pause without a reason",
                |it| {
                    let at = it.place(|own| matches!(own, D::RoundClockPaused { .. }));
                    it.set(at, &["reason"], json!(""))
                },
                "ReasonMissing",
            ),
            (
                "an alert that was given twice",
                |it| {
                    let at = it.place(|own| matches!(own, D::RoundAlertReached { .. }));
                    let event = it.own(at).clone();
                    it.add(at, event)
                },
                "NotDue",
            ),
            (
                "a turn after the end",
                |it| {
                    let turn = it.place(|own| matches!(own, D::TurnRecorded { .. }));
                    let event = it.own(turn).clone();
                    let at = it.place(|own| matches!(own, D::GameEnded { .. }));
                    it.add(at, event)
                },
                "GameOver",
            ),
            (
                "a word of tiles that the set does not have",
                |it| {
                    let at = it.place(
                        |own| matches!(own, D::TurnRecorded { turn, .. } if !turn.word.is_empty()),
                    );
                    it.set(at, &["turn", "word"], json!("ÇÇ"))
                },
                "CannotBe",
            ),
            (
                "the judge’s verdict turned round",
                |it| {
                    let at = it.place(|own| matches!(own, D::WordsJudged { .. }));
                    it.set(at, &["verdict"], json!("invalid"))
                },
                "OtherVerdict",
            ),
            (
                "a set of words by another list",
                |it| {
                    let at = it.place(|own| matches!(own, D::WordsJudged { .. }));
                    it.set(at, &["passport", "edition"], json!("2"))
                },
                "OtherList",
            ),
            (
                "the arbiter’s answer turned round, its rulings left",
                |it| {
                    let at = it.place(|own| matches!(own, D::ChallengeAnswered { .. }));
                    it.set(at, &["verdict"], json!("invalid"));
                    let action = it.log[at].action;
                    it.log.iter().rposition(|recorded| recorded.action == action).unwrap()
                },
                "NotTogether",
            ),
            (
                "an answer without a source",
                |it| {
                    let at = it.place(|own| matches!(own, D::ChallengeAnswered { .. }));
                    it.set(at, &["source"], json!(""))
                },
                "ReasonMissing",
            ),
            (
                "an answer given by an assistant",
                |it| {
                    let at = it.place(|own| matches!(own, D::ChallengeAnswered { .. }));
                    it.log[at].who.role = Role::Assistant;
                    at
                },
                "NotYourOffice",
            ),
        ],
    );
}

#[test]
fn what_a_rule_set_does_not_have_stands_in_no_history() {
    each(
        "ca-cusca-molins",
        &[
            (
                "a walkover where averages rank",
                |it| {
                    let at = it.place(|own| matches!(own, D::PairingShown { .. }));
                    let (present, _) = of_two_tables(it, at);
                    let (round, table) = (RoundNo::FIRST, TableNo::FIRST);
                    let reason = "no s’ha presentat".to_owned();
                    it.add(at, D::WalkoverDeclared { round, table, present, reason })
                },
                "NoWalkoverHere",
            ),
            (
                "a least number of games of none",
                |it| {
                    let at = it.place(|own| matches!(own, D::RoundPaired { .. }));
                    it.add(at, D::MinimumGamesSet { games: 0 })
                },
                "NoMinimum",
            ),
            (
                "two exchanged at drawn tables",
                |it| {
                    let at = it.place(|own| matches!(own, D::RoundPaired { .. }));
                    let D::RoundPaired { tables, .. } = it.own(at) else { panic!() };
                    let (one, two) = (tables[0].seats[0], tables[1].seats[0]);
                    it.set(at, &["tables", "0", "seats", "0"], json!(two));
                    it.set(at, &["tables", "1", "seats", "0"], json!(one))
                },
                "OtherTables",
            ),
            (
                "another drawn order",
                |it| {
                    let at = it.place(|own| matches!(own, D::RoundPaired { .. }));
                    let D::RoundPaired { order, .. } = it.own(at) else { panic!() };
                    let mut other = order.clone();
                    other.swap(0, 1);
                    it.set(at, &["order"], json!(other))
                },
                "OtherOrder",
            ),
        ],
    );
    each(
        "pl-pinczow-2016",
        &[
            (
                "time over where the rules give none",
                |it| {
                    let at = it.with_figures();
                    it.set(at, &["result", "seats", "1", "over_ms"], json!(1))
                },
                "NoOvertime",
            ),
            (
                "two players with one number of membership",
                |it| {
                    let at = it.place(|own| matches!(own, D::RoundPaired { .. }));
                    let member = "4711".to_owned();
                    let first = D::MemberSet { player: PlayerId::FIRST, member: member.clone() };
                    let at = it.add(at, first);
                    it.add(at, D::MemberSet { player: PlayerId::FIRST.next(), member })
                },
                "MemberTaken",
            ),
        ],
    );
}

//! Real second processes: a copy that holds the file, copies that are killed, and one without the
//! right to write. Each is this test program again, told by its environment what to be.

use crate::common::files::{CompetitionFile, verify};
use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdout, Command as Process, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use eforos::domain::contest::draft::Draft;
use eforos::domain::contest::penalty::PenaltyKind;
use eforos::domain::formats::anagram::Command;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::sheet::Lateness;
use eforos::domain::ids::Seq;
use eforos::storage::{
    Access, Begun, Problem, StoredDraft, WhyReadOnly, chained, genesis, rows_after,
};

use crate::table::{self, Table, add, files_in, player, round};

const ROLE: &str = "EFOROS_TEST_CHILD";
const FILE: &str = "EFOROS_TEST_FILE";

/// This test program, running only [`the_child`], in that role, on that file.
fn child(role: &str, file: &Path) -> Process {
    let mut process = Process::new(env::current_exe().unwrap());
    process
        .args(["--exact", "storage::processes::the_child", "--nocapture", "--test-threads=1"])
        .env(ROLE, role)
        .env(FILE, file)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped());
    process
}

/// What a child says, line by line, without what the test harness says.
fn said(child: &mut Child) -> impl Iterator<Item = String> + use<> {
    let out: ChildStdout = child.stdout.take().unwrap();
    let lines = BufReader::new(out).lines().map_while(Result::ok);
    lines.filter_map(|line| line.split_once("child: ").map(|(_, said)| said.to_owned()))
}

fn say(what: impl std::fmt::Display) {
    let mut out = std::io::stdout().lock();
    writeln!(out, "child: {what}").unwrap();
    out.flush().unwrap();
}

/// Nothing unless a test has started it as a child.
#[test]
fn the_child() {
    let (Ok(role), Ok(file)) = (env::var(ROLE), env::var(FILE)) else { return };
    let file = Path::new(&file);
    match role.as_str() {
        "hold" => {
            let _held = CompetitionFile::open(file, Access::Write).unwrap();
            say("held");
            let _ = std::io::stdin().read_line(&mut String::new());
        }
        "append" => append_for_ever(file),
        "not allowed" => {
            let opened = CompetitionFile::open(file, Access::Write).unwrap();
            assert_eq!(opened.access(), Access::Read);
            assert_eq!(opened.why_read_only(), Some(WhyReadOnly::NotWritable));
            assert_eq!(opened.read_record().unwrap().log().len(), 1);
            assert!(verify(file).unwrap().holds());
            opened.close().unwrap();
            say("read");
        }
        "no copy" => {
            let opened = CompetitionFile::open(file, Access::Read).unwrap();
            let beside = file.with_file_name("copy.eforos");
            let refused = opened.copy_to(&beside).unwrap_err().problem;
            assert_eq!(refused, Problem::NoPermission);
            say("refused");
        }
        "take up" => {
            let opened = CompetitionFile::open(file, Access::Read).unwrap();
            let folder = tempfile::tempdir().unwrap();
            let copy = folder.path().join("copy.eforos");
            opened.copy_to(&copy).unwrap();
            let copy = CompetitionFile::open(&copy, Access::Write).unwrap();
            assert_eq!((copy.access(), copy.event_count()), (Access::Write, 1));
            say("taken up");
        }
        "not closed" => {
            for access in [Access::Read, Access::Write] {
                let refused = CompetitionFile::open(file, access).unwrap_err().problem;
                assert_eq!(refused, Problem::NotClosed);
            }
            assert_eq!(verify(file).unwrap_err().problem, Problem::NotClosed);
            say("refused");
        }
        "forbidden" => {
            let refused = CompetitionFile::open(file, Access::Read).unwrap_err().problem;
            assert_eq!(refused, Problem::NoPermission);
            say("refused");
        }
        role => panic!("{role}"),
    }
}

/// Actions of one and of two events, each acknowledged by its last number, each with a draft.
fn append_for_ever(path: &Path) {
    let table = Table::new();
    let mut file = CompetitionFile::open(path, Access::Write).unwrap();
    let mut record = file.read_record().unwrap();
    if record.contest().common.players.is_empty() {
        for name in ["Άννα", "Βασίλης"] {
            table.act_on(&mut file, &mut record, add(name));
        }
        let (round, reason) = (round(1), "λόγος".to_owned());
        let letters = table::from_bags(&record, round);
        let recorded = Play::RecordRound { round, letters, reason };
        table.act_on(&mut file, &mut record, recorded.into());
        let (player, lateness) = (player(1), Lateness::Late);
        let late = Play::SetLateness { round, player, lateness };
        table.act_on(&mut file, &mut record, late.into());
    }
    loop {
        let command = if record.log().len().is_multiple_of(3) {
            // One of them was marked late: two events.
            let (players, lateness) = (vec![player(1), player(2)], Lateness::InTime);
            Play::CollectSheets { round: round(1), players, lateness }.into()
        } else {
            let kind = PenaltyKind::Reprimand;
            let reason = "λόγος ".repeat(record.log().len() % 100 + 1);
            Command::Penalise { player: player(1), round: round(1), kind, reason }
        };
        let events = table.decide(&record, command);
        file.append(&events).unwrap();
        record.take_in(events);
        let draft = Draft { round: round(1), player: None };
        let content = record.log().len().to_string();
        let station = "1".to_owned();
        file.save_draft(&StoredDraft { station, begun: Begun::Sheet(draft), wall_ms: 0, content })
            .unwrap();
        say(record.log().len());
    }
}

#[test]
fn a_killed_program_loses_nothing_that_was_acknowledged() {
    let table = Table::new();
    table.create().close().unwrap();
    let mut least = 1;
    for kill in 0..20_usize {
        let mut process = child("append", &table.path()).spawn().unwrap();
        let mut lines = said(&mut process);
        // 1 to 40 actions: an early end, a checkpoint, or anything between.
        let after = (kill * kill * 7) % 40;
        let mut acknowledged: usize = lines.nth(after).unwrap().parse().unwrap();
        process.kill().unwrap();
        process.wait().unwrap();
        for line in lines {
            acknowledged = line.parse().unwrap();
        }
        assert!(acknowledged > least);

        let names = files_in(table.folder());
        assert!(names.contains(&"a.eforos-lock".to_owned()), "{names:?}");
        let verification = verify(&table.path()).unwrap();
        assert_eq!(verification.first_failure(), None, "kill {kill}");
        let file = table.open(Access::Write);
        assert_eq!(file.access(), Access::Write);
        let record = file.read_record().unwrap();
        let count = record.log().len();
        // All that was acknowledged, and at most the one action that was under way.
        assert!((acknowledged..=acknowledged + 2).contains(&count), "{acknowledged} {count}");
        let draft: usize = file.drafts().unwrap()[0].content.parse().unwrap();
        assert!((acknowledged..=count).contains(&draft));
        // Whole actions only: of one event or of two.
        let actions: BTreeSet<Seq> = record.log().iter().map(|recorded| recorded.action).collect();
        let sizes: BTreeSet<usize> = actions
            .iter()
            .map(|action| record.log().iter().filter(|r| r.action == *action).count())
            .collect();
        assert!(sizes.is_subset(&BTreeSet::from([1, 2])), "{sizes:?}");
        least = count;
        file.close().unwrap();
        assert_eq!(files_in(table.folder()), ["a.eforos"]);
    }
}

#[test]
fn rows_are_read_beside_the_program_that_writes_them() {
    let table = Table::new();
    table.create().close().unwrap();
    let mut process = child("append", &table.path()).spawn().unwrap();
    let (mut seq, mut hash, mut least) = (0, genesis(), 0);
    // Each acknowledged number is there at once, and all rows follow, whatever is added meanwhile.
    for line in said(&mut process).take(60) {
        least = line.parse::<u64>().unwrap();
        while seq < least {
            let rows = rows_after(&table.path(), seq, 7).unwrap();
            assert!((1..=7).contains(&rows.len()), "{seq} of {least}");
            for row in rows {
                assert_eq!(u64::try_from(row.seq), Ok(seq + 1));
                hash = chained(hash, &row.row());
                assert_eq!(hash, row.hash);
                seq += 1;
            }
        }
    }
    process.kill().unwrap();
    process.wait().unwrap();
    assert!(least > 60);
    let file = table.open(Access::Read);
    let events = file.event_count();
    assert_eq!(rows_after(&table.path(), events, 7).unwrap(), []);
    let rest = rows_after(&table.path(), seq, usize::MAX).unwrap();
    let head = rest.iter().fold(hash, |hash, row| chained(hash, &row.row()));
    assert_eq!(head, file.chain_head());
}

#[test]
fn rows_of_a_cut_file_and_of_a_newer_one_are_told() {
    let table = Table::new();
    table.create().close().unwrap();
    let path = table.path();
    assert_eq!(rows_after(&path, 0, 7).unwrap().len(), 1);
    let whole = fs::read(&path).unwrap();
    let mut newer = whole.clone();
    // The version of the file, in SQLite's header.
    newer[60..64].copy_from_slice(&9_u32.to_be_bytes());
    fs::write(&path, newer).unwrap();
    let told = rows_after(&path, 0, 7).unwrap_err();
    assert_eq!((&told.path, told.problem), (&path, Problem::Newer { version: 9, known: 2 }));
    fs::write(&path, &whole[..whole.len() / 3]).unwrap();
    assert!(matches!(rows_after(&path, 0, 7).unwrap_err().problem, Problem::Damaged(_)));
    fs::remove_file(&path).unwrap();
    assert_eq!(rows_after(&path, 0, 7).unwrap_err().problem, Problem::NoSuchFile);
}

#[test]
fn two_programs_do_not_write_one_file() {
    let table = Table::new();
    table.create().close().unwrap();
    let mut holder = child("hold", &table.path()).spawn().unwrap();
    let mut lines = said(&mut holder);
    assert_eq!(lines.next().as_deref(), Some("held"));

    let refused = CompetitionFile::open(&table.path(), Access::Write).unwrap_err();
    assert_eq!(refused.problem, Problem::HeldByAnother);
    let reader = table.open(Access::Read);
    assert_eq!(reader.read_record().unwrap().log().len(), 1);
    drop(reader);

    // The same file by another name is the same file.
    #[cfg(unix)]
    {
        let link = table.folder().join("link.eforos");
        std::os::unix::fs::symlink(table.path(), &link).unwrap();
        let refused = CompetitionFile::open(&link, Access::Write).unwrap_err();
        assert_eq!(refused.problem, Problem::HeldByAnother);
        fs::remove_file(link).unwrap();
    }

    holder.kill().unwrap();
    holder.wait().unwrap();
    let mut file = table.open(Access::Write);
    let mut record = file.read_record().unwrap();
    table.act_on(&mut file, &mut record, add("Άννα"));
    file.close().unwrap();
    assert_eq!(files_in(table.folder()), ["a.eforos"]);
}

#[test]
fn one_program_does_not_write_a_file_twice_at_a_time() {
    let table = Table::new();
    let file = table.create();
    let refused = CompetitionFile::open(&table.path(), Access::Write).unwrap_err();
    assert_eq!(refused.problem, Problem::HeldByAnother);
    drop(file);
    assert_eq!(table.open(Access::Write).access(), Access::Write);
}

#[test]
fn a_lock_file_left_over_hinders_nobody() {
    let table = Table::new();
    table.create().close().unwrap();
    fs::write(table.folder().join("a.eforos-lock"), "").unwrap();
    let file = table.open(Access::Write);
    assert_eq!(file.access(), Access::Write);
    file.close().unwrap();
    assert_eq!(files_in(table.folder()), ["a.eforos"]);
}

/// The permission bits do not bite an administrator, so a child that is none has to look.
#[cfg(unix)]
#[test]
fn what_cannot_be_written_opens_for_reading() {
    use std::os::unix::fs::PermissionsExt as _;

    let table = Table::new();
    table.create().close().unwrap();
    let bits = |path: &Path, mode| {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    };
    let as_nobody = |role: &str| {
        let program = env::current_exe().unwrap();
        // The program is reached through folders that only an administrator may enter, perhaps.
        let copy = env::temp_dir().join(format!("eforos-test-{}-{role}", std::process::id()));
        // Copied by another process: a child that another test forks meanwhile would hold the copy
        // open for writing, and nothing that is being written can be run.
        assert!(Process::new("cp").arg(program).arg(&copy).status().unwrap().success());
        bits(&copy, 0o755);
        let mut process = child(role, &table.path());
        let mut other = Process::new(&copy);
        other.args(process.get_args());
        for (name, value) in process.get_envs() {
            other.env(name, value.unwrap_or_default());
        }
        process = other;
        process.current_dir("/").stdin(Stdio::null()).stdout(Stdio::piped());
        if is_administrator() {
            use std::os::unix::process::CommandExt as _;
            process.uid(65_534).gid(65_534);
        }
        let mut process = process.spawn().unwrap();
        let lines: Vec<String> = said(&mut process).collect();
        assert!(process.wait().unwrap().success());
        fs::remove_file(copy).unwrap();
        lines
    };

    // A folder and a file for reading only, and then only the folder: no lock could be taken.
    for mode in [0o444, 0o666] {
        bits(&table.path(), mode);
        bits(table.folder(), 0o555);
        assert_eq!(as_nobody("not allowed"), ["read"]);
        assert_eq!(as_nobody("no copy"), ["refused"]);
        // What lies among kept copies that nobody may change can be taken up elsewhere.
        assert_eq!(as_nobody("take up"), ["taken up"]);
    }
    // A file for reading only in a folder that can be written.
    bits(&table.path(), 0o444);
    bits(table.folder(), 0o777);
    assert_eq!(as_nobody("not allowed"), ["read"]);
    assert_eq!(files_in(table.folder()), ["a.eforos"]);
    // No right to read at all.
    bits(&table.path(), 0o000);
    assert_eq!(as_nobody("forbidden"), ["refused"]);
    bits(&table.path(), 0o644);

    // What a killed program left, on such a medium: its last events must not be overlooked.
    let mut file = table.open(Access::Write);
    let mut record = file.read_record().unwrap();
    table.act_on(&mut file, &mut record, add("Άννα"));
    let log = table.folder().join("a.eforos-wal");
    let [competition, written] = [table.path(), log.clone()].map(|path| fs::read(path).unwrap());
    drop(file);
    fs::write(table.path(), competition).unwrap();
    fs::write(&log, written).unwrap();
    bits(&table.path(), 0o444);
    bits(&log, 0o444);
    bits(table.folder(), 0o555);
    assert_eq!(as_nobody("not closed"), ["refused"]);
    bits(table.folder(), 0o777);
    bits(&table.path(), 0o644);
    bits(&log, 0o644);
    assert_eq!(table.open(Access::Write).event_count(), 2);
}

#[cfg(unix)]
fn is_administrator() -> bool {
    use std::os::unix::fs::MetadataExt as _;
    let fresh = tempfile::NamedTempFile::new().unwrap();
    fresh.as_file().metadata().unwrap().uid() == 0
}

/// Somebody who looks at the lock file again and again (a virus scanner, another start of the program) has it
/// open for a moment: it is gone once they are done with it.
#[test]
fn whoever_looks_at_the_lock_does_not_keep_it_there() {
    let table = Table::new();
    table.create().close().unwrap();
    let lock = table.folder().join("a.eforos-lock");
    let done = AtomicBool::new(false);
    thread::scope(|scope| {
        scope.spawn(|| {
            while !done.load(Ordering::Relaxed) {
                drop(fs::File::open(&lock));
            }
        });
        for turn in 0..20 {
            table.open(Access::Write).close().unwrap();
            let deadline = Instant::now() + Duration::from_secs(5);
            while fs::symlink_metadata(&lock).is_ok() && Instant::now() < deadline {
                thread::yield_now();
            }
            if fs::symlink_metadata(&lock).is_ok() {
                done.store(true, Ordering::Relaxed);
                panic!("turn {turn}: the lock file stayed");
            }
        }
        done.store(true, Ordering::Relaxed);
    });
    assert_eq!(files_in(table.folder()), ["a.eforos"]);
}

//! What is being made has a name of its own until it is done. What a killed run left under such a name is
//! swept by the next that makes something in the same folder: only the user's own, and only when the
//! process that made it is no more or a day has passed.

use std::fs::{self, Metadata};
use std::path::Path;
use std::sync::LazyLock;
use std::time::{Duration, SystemTime};

use crate::domain::lexicon::Digest;

/// How such names begin and end.
const BEGIN: &str = ".eforos-";
pub(super) const END: &str = ".new";

/// What `SQLite` lays beside a file that it writes.
const BESIDE: [&str; 4] = ["", "-wal", "-shm", "-journal"];

/// After this long nobody is still making it.
const LONGEST: Duration = Duration::from_hours(24);

/// How names that this process gives begin: with the machine and the process.
pub(super) fn prefix() -> String {
    format!("{BEGIN}{}-{}-", *MACHINE, std::process::id())
}

/// Which machine this is, short: on a folder that several share a number of a process says nothing alone.
static MACHINE: LazyLock<String> = LazyLock::new(|| {
    let of_system =
        ["COMPUTERNAME", "HOSTNAME"].into_iter().find_map(|key| std::env::var(key).ok());
    let of_kernel = fs::read_to_string("/proc/sys/kernel/hostname").ok();
    let name = of_kernel.or(of_system).unwrap_or_default();
    Digest::of(name.as_bytes()).to_string().chars().take(8).collect()
});

/// Removes what killed runs left in a folder. What cannot be removed stays.
pub(super) fn sweep(folder: &Path) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let Some(maker) = name.to_str().and_then(Maker::of) else { continue };
        let Ok(there) = entry.path().symlink_metadata() else { continue };
        if !is_own(&there) || !(maker.is_gone() || is_old(&there)) {
            continue;
        }
        let _ = if there.is_dir() {
            fs::remove_dir_all(entry.path())
        } else if there.is_file() {
            fs::remove_file(entry.path())
        } else {
            Ok(())
        };
    }
}

/// Who made what has such a name.
#[derive(Debug, PartialEq, Eq)]
enum Maker {
    /// A process of this machine.
    Here(u32),
    /// Another machine's, or one of a version that did not say.
    Elsewhere,
}

impl Maker {
    /// `None` when the name is no such name.
    fn of(name: &str) -> Option<Self> {
        let rest = name.strip_prefix(BEGIN)?;
        let middle = BESIDE.iter().find_map(|end| rest.strip_suffix(end)?.strip_suffix(END))?;
        let mut parts = middle.split('-');
        let here = parts.next() == Some(MACHINE.as_str());
        let process = parts.next().and_then(|number| number.parse().ok());
        Some(process.filter(|_| here).map_or(Self::Elsewhere, Self::Here))
    }

    /// Whether it is known to have ended.
    fn is_gone(&self) -> bool {
        match self {
            Self::Here(process) => *process != std::process::id() && !lives(*process),
            Self::Elsewhere => false,
        }
    }
}

/// Whether a process of this machine lives, or may live.
#[cfg(target_os = "linux")]
fn lives(process: u32) -> bool {
    !Path::new("/proc/self").exists() || Path::new(&format!("/proc/{process}")).exists()
}

/// The same where the system is asked.
#[cfg(target_os = "macos")]
fn lives(process: u32) -> bool {
    let number = i32::try_from(process).ok().and_then(rustix::process::Pid::from_raw);
    number.is_none_or(|number| {
        rustix::process::test_kill_process(number) != Err(rustix::io::Errno::SRCH)
    })
}

/// The same where the system opens none that never was, and tells of one that has ended how it ended.
#[cfg(windows)]
fn lives(process: u32) -> bool {
    use winsafe::co::{ERROR, PROCESS};
    /// What stands there until it ends.
    const RUNS: u32 = 259;
    match winsafe::HPROCESS::OpenProcess(PROCESS::QUERY_LIMITED_INFORMATION, false, process) {
        Ok(process) => process.GetExitCodeProcess().is_ok_and(|ended| ended == RUNS),
        Err(error) => error != ERROR::INVALID_PARAMETER,
    }
}

/// Elsewhere nobody is asked: what is left over stays for a day.
#[cfg(not(any(target_os = "linux", target_os = "macos", windows)))]
fn lives(_process: u32) -> bool {
    true
}

fn is_old(there: &Metadata) -> bool {
    let age = there.modified().ok().and_then(|made| SystemTime::now().duration_since(made).ok());
    age.is_some_and(|age| age > LONGEST)
}

/// Whether it is this user's.
#[cfg(any(target_os = "linux", target_os = "macos"))]
fn is_own(there: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt as _;
    there.uid() == rustix::process::geteuid().as_raw()
}

/// Elsewhere a folder of one's own has one's own files.
#[cfg(not(any(target_os = "linux", target_os = "macos")))]
fn is_own(_there: &Metadata) -> bool {
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of_process(process: u32) -> String {
        format!("{BEGIN}{}-{process}-abc{END}", *MACHINE)
    }

    #[test]
    fn names_tell_their_maker() {
        assert_eq!(Maker::of(&of_process(7)), Some(Maker::Here(7)));
        assert_eq!(Maker::of(&(of_process(7) + "-journal")), Some(Maker::Here(7)));
        assert_eq!(Maker::of(".eforos-aBc123.new"), Some(Maker::Elsewhere));
        assert_eq!(Maker::of(".eforos-00000000-7-abc.new"), Some(Maker::Elsewhere));
        for other in ["a.eforos", ".eforos-abc", "eforos-abc.new", ".eforos-a.new.pdf", ".new"] {
            assert_eq!(Maker::of(other), None, "{other}");
        }
        assert!(Maker::of(&format!("{}abc{END}", prefix())).is_some());
    }

    /// A number that no process has: the kernel's largest is below it.
    const NOBODY: u32 = 1 << 30;

    #[test]
    fn only_what_nobody_makes_any_more_is_swept() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        let dead = of_process(NOBODY);
        let dead_folder = format!("{BEGIN}{}-{NOBODY}-folder{END}", *MACHINE);
        let own = format!("{}abc{END}", prefix());
        let old = ".eforos-aBc123.new";
        let new = ".eforos-dEf456.new";
        for name in [&dead, &own, old, new, "a.eforos"] {
            fs::write(at(name), "x").unwrap();
        }
        fs::create_dir(at(&dead_folder)).unwrap();
        fs::write(at(&dead_folder).join("final.pdf"), "x").unwrap();
        let yesterday = SystemTime::now() - LONGEST - Duration::from_mins(1);
        fs::File::options().write(true).open(at(old)).unwrap().set_modified(yesterday).unwrap();
        sweep(folder.path());
        let mut left: Vec<String> = fs::read_dir(folder.path())
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect();
        left.sort();
        let mut expected = vec![own, new.to_owned(), "a.eforos".to_owned()];
        if !cfg!(any(target_os = "linux", target_os = "macos", windows)) {
            expected.extend([dead, dead_folder]);
        }
        expected.sort();
        assert_eq!(left, expected);
    }
}

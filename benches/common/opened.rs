//! The windows' shell on a competition that was made for the figures.

use std::path::Path;
use std::process::Command;
use std::sync::Arc;

use eforos::app::awake::Awake;
use eforos::app::shell::own::OwnActs;
use eforos::app::shell::{Network, Outside, Shell};
use eforos::app::sound::Speaker;
use eforos::language::Language;
use eforos::session::time;
use eforos::storage::Access;

pub fn shell<F: OwnActs>(path: &Path, access: Access) -> Shell<F> {
    let (speaker, _) = Speaker::recorded();
    let outside = Outside {
        time: time::machine(),
        chance: Box::new(|| None),
        speaker,
        awake: Awake::pretended(Arc::default()),
        sounds: None,
        station: String::new(),
        recent: None,
        copies: None,
        settings: None,
        documents: None,
        chooser: Arc::new(|_| Vec::new()),
        viewer: Arc::new(|_: &Path| Ok(())),
        templates: None,
        far: |_| false,
        network: Network { addresses: Vec::new, keys: None, ports: (0, 0) },
    };
    let mut shell = Shell::new(None, Language::Greek, outside);
    shell.open_competition(path, access);
    assert!(shell.session().is_some(), "{:?}", shell.desk.notices);
    shell
}

/// A rehearsal with as many players as are planned for.
pub fn demo(path: &Path, of: &[&str]) {
    let mut demo = Command::new(env!("CARGO_BIN_EXE_eforos"));
    let made = demo.arg("demo").arg(path).args(of).output().expect("it runs");
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
}

//! A real `PostgreSQL` that ends with the test program: nothing of the machine's own is touched.

use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{LazyLock, Mutex};

use eforos::hub::Disk;

/// The one of this test program.
static SHARED: LazyLock<Mutex<Cluster>> = LazyLock::new(|| Mutex::new(Cluster::start("s")));

/// The program itself: the one of its name on Debian starts an interpreter each time, which looks for this one.
pub static PSQL: LazyLock<PathBuf> = LazyLock::new(|| {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut found = versions.map(|version| version.path().join("bin/psql"));
    found.find(|program| program.exists()).unwrap_or_else(|| PathBuf::from("psql"))
});

pub struct Cluster(eforos::hub::Cluster);

impl Cluster {
    pub fn start(name: &str) -> Self {
        Self::writing(name, Disk::NotAwaited)
    }

    pub fn writing(name: &str, disk: Disk) -> Self {
        let started = eforos::hub::Cluster::start(name, disk);
        Self(started.expect("apt install postgresql: these tests need a real one"))
    }

    pub fn fill(&mut self) {
        self.0.fill().unwrap();
    }

    pub fn stop(&mut self) {
        self.0.stop().unwrap();
    }

    pub fn start_again(&mut self) {
        self.0.start_again().unwrap();
    }

    pub fn kill(&mut self) {
        self.0.kill().unwrap();
    }

    /// A new database in it.
    pub fn database(&self, options: &str) -> String {
        static NEXT: AtomicUsize = AtomicUsize::new(1);
        let name = format!("t{}", NEXT.fetch_add(1, Ordering::Relaxed));
        ask(&self.0.url("postgres"), &format!("CREATE DATABASE {name} {options}"));
        self.0.url(&name)
    }
}

/// A new database of the common cluster.
pub fn database() -> String {
    SHARED.lock().unwrap().database("")
}

/// One that knows no encoding.
pub fn database_without_encoding() -> String {
    database_in("SQL_ASCII")
}

/// One of this encoding.
pub fn database_in(encoding: &str) -> String {
    let options = format!("TEMPLATE template0 ENCODING '{encoding}' LOCALE 'C'");
    SHARED.lock().unwrap().database(&options)
}

/// What `psql` answers, errors too.
pub fn ask(url: &str, sql: &str) -> String {
    let asked = Command::new(&*PSQL).args(["-XAtq", "-d", url, "-c", sql]).output().unwrap();
    let text = String::from_utf8_lossy(&asked.stdout) + String::from_utf8_lossy(&asked.stderr);
    text.trim().to_owned()
}

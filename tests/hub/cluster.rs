//! A real `PostgreSQL` that ends with the test program: nothing of the machine's own is touched.

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{LazyLock, Mutex};

/// The one of this test program.
static SHARED: LazyLock<Mutex<Cluster>> = LazyLock::new(|| Mutex::new(Cluster::start("s")));

pub struct Cluster {
    folder: PathBuf,
    orders: ChildStdin,
    ready: BufReader<ChildStdout>,
    _script: Child,
}

/// The newest that is installed.
fn programs() -> PathBuf {
    let all = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let newest = all.filter_map(|it| it.file_name().to_str()?.parse::<u32>().ok()).max();
    let newest = newest.expect("apt install postgresql: these tests need a real one");
    PathBuf::from(format!("/usr/lib/postgresql/{newest}/bin"))
}

impl Cluster {
    pub fn start(name: &str) -> Self {
        Self::writing(name, "off")
    }

    /// One that waits for its disk, or does not.
    pub fn writing(name: &str, fsync: &str) -> Self {
        let folder = PathBuf::from(format!("/tmp/eforos-pg-{}-{name}", std::process::id()));
        let is_root = fs::metadata("/proc/self").map(|it| std::os::unix::fs::MetadataExt::uid(&it));
        let mut script = if is_root.unwrap() == 0 {
            let mut script = Command::new("runuser");
            script.args(["-u", "postgres", "--", "sh"]);
            script
        } else {
            Command::new("sh")
        };
        script
            .args(["-c", include_str!("cluster.sh"), "sh"])
            .arg(&folder)
            .arg(programs())
            .arg(fsync);
        script.current_dir("/tmp").stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut script = script.spawn().unwrap();
        let (orders, ready) = (script.stdin.take().unwrap(), script.stdout.take().unwrap());
        let mut cluster = Self { folder, orders, ready: BufReader::new(ready), _script: script };
        cluster.wait();
        cluster
    }

    fn wait(&mut self) {
        let mut line = String::new();
        self.ready.read_line(&mut line).unwrap();
        assert_eq!(line, "ready\n");
    }

    /// The same on a disk that is nearly full: no file may grow beyond 18 MB.
    pub fn fill(&mut self) {
        self.orders.write_all(b"full\n").unwrap();
        self.wait();
    }

    /// Ends it as a power cut would, and starts it again.
    pub fn kill(&mut self) {
        self.orders.write_all(b"kill\n").unwrap();
        self.wait();
    }

    fn url(&self, database: &str, user: &str) -> String {
        format!("postgresql:///{database}?host={}&user={user}", self.folder.display())
    }

    /// A new database in it.
    pub fn database(&self, options: &str) -> String {
        static NEXT: AtomicUsize = AtomicUsize::new(1);
        let name = format!("t{}", NEXT.fetch_add(1, Ordering::Relaxed));
        ask(&self.url("postgres", "eforos"), &format!("CREATE DATABASE {name} {options}"));
        self.url(&name, "eforos")
    }
}

/// A new database of the common cluster.
pub fn database() -> String {
    SHARED.lock().unwrap().database("")
}

/// One that knows no encoding.
pub fn database_without_encoding() -> String {
    SHARED.lock().unwrap().database("TEMPLATE template0 ENCODING 'SQL_ASCII' LOCALE 'C'")
}

/// What `psql` answers, errors too.
pub fn ask(url: &str, sql: &str) -> String {
    let asked = Command::new("psql").args(["-XAtq", "-d", url, "-c", sql]).output().unwrap();
    let text = String::from_utf8_lossy(&asked.stdout) + String::from_utf8_lossy(&asked.stderr);
    text.trim().to_owned()
}

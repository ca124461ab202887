//! A `PostgreSQL` of its own, in a folder of its own, for rehearsals and tests: nothing of the machine's own is touched, and it
//! ends with whoever started it.

use std::fs;
use std::io::{self, BufRead as _, BufReader, Write as _};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// Where Debian's packages lie, a folder for each version.
const PACKAGES: &str = "/usr/lib/postgresql";

/// A running one.
pub struct Cluster {
    folder: PathBuf,
    orders: Option<ChildStdin>,
    ready: BufReader<ChildStdout>,
    script: Child,
}

/// Why there is none.
#[derive(Debug, thiserror::Error)]
pub enum NoCluster {
    /// None is installed.
    #[error("no PostgreSQL below {PACKAGES}")]
    NotInstalled,
    /// It did not start.
    #[error(transparent)]
    System(#[from] io::Error),
}

/// Whether it waits for its disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Disk {
    /// As in earnest.
    Awaited,
    /// Faster; a power cut would lose what was written.
    NotAwaited,
}

impl Cluster {
    /// Starts the newest that is installed; `name` tells those of one process apart.
    ///
    /// # Errors
    /// [`NoCluster`].
    pub fn start(name: &str, disk: Disk) -> Result<Self, NoCluster> {
        let programs = programs().ok_or(NoCluster::NotInstalled)?;
        // A socket's path is short.
        let folder = PathBuf::from(format!("/tmp/eforos-pg-{}-{name}", std::process::id()));
        let mut script = if is_root()? {
            let mut script = Command::new("runuser");
            script.args(["-u", "postgres", "--", "sh"]);
            script
        } else {
            Command::new("sh")
        };
        script.args(["-c", include_str!("cluster.sh"), "sh"]).arg(&folder).arg(programs);
        script.arg(match disk {
            Disk::Awaited => "on",
            Disk::NotAwaited => "off",
        });
        script.current_dir("/tmp").stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut script = script.spawn()?;
        let pipes = script.stdin.take().zip(script.stdout.take());
        let (orders, ready) = pipes.ok_or_else(|| io::Error::from(io::ErrorKind::BrokenPipe))?;
        let (orders, ready) = (Some(orders), BufReader::new(ready));
        let mut cluster = Self { folder, orders, ready, script };
        cluster.wait()?;
        Ok(cluster)
    }

    fn wait(&mut self) -> io::Result<()> {
        let mut line = String::new();
        self.ready.read_line(&mut line)?;
        if line == "ready\n" { Ok(()) } else { Err(io::ErrorKind::UnexpectedEof.into()) }
    }

    fn order(&mut self, what: &str) -> io::Result<()> {
        let orders = self.orders.as_mut().ok_or(io::ErrorKind::BrokenPipe)?;
        writeln!(orders, "{what}")?;
        self.wait()
    }

    /// Ends it as a power cut would, and starts it again.
    ///
    /// # Errors
    /// It does not start.
    pub fn kill(&mut self) -> io::Result<()> {
        self.order("kill")
    }

    /// Ends it and all of its connections at once, until [`start_again`](Self::start_again).
    ///
    /// # Errors
    /// It is not there.
    pub fn stop(&mut self) -> io::Result<()> {
        self.order("stop")
    }

    /// Starts it after [`stop`](Self::stop).
    ///
    /// # Errors
    /// It does not start.
    pub fn start_again(&mut self) -> io::Result<()> {
        self.order("start")
    }

    /// Kills it, and starts it again on a disk that is nearly full: no file may grow beyond 18 MB.
    ///
    /// # Errors
    /// It does not start.
    pub fn fill(&mut self) -> io::Result<()> {
        self.order("full")
    }

    /// A database of it, by its name; `postgres` is there from the beginning.
    pub fn url(&self, database: &str) -> String {
        format!("postgresql:///{database}?host={}&user=eforos", self.folder.display())
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        drop(self.orders.take());
        let _ = self.script.wait();
    }
}

/// The newest that is installed.
fn programs() -> Option<PathBuf> {
    let all = fs::read_dir(PACKAGES).into_iter().flatten().flatten();
    let newest = all.filter_map(|it| it.file_name().to_str()?.parse::<u32>().ok()).max()?;
    Some(PathBuf::from(PACKAGES).join(newest.to_string()).join("bin"))
}

/// Whether this is a user as whom it does not start.
#[cfg(unix)]
fn is_root() -> io::Result<bool> {
    let own = fs::metadata("/proc/self")?;
    Ok(std::os::unix::fs::MetadataExt::uid(&own) == 0)
}

#[cfg(not(unix))]
fn is_root() -> io::Result<bool> {
    Ok(false)
}

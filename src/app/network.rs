//! Whether a file lies on another computer. A competition is kept there only at its own risk: the network
//! may go, and two computers are not kept apart as two programs on one are. Systems differ about how they
//! tell, and they differ here.

use std::path::Path;

/// What tells whether a file lies on another computer.
pub type Far = fn(&Path) -> bool;

/// What this machine says; "no" where it says nothing.
pub fn machine() -> Far {
    |path| path.canonicalize().is_ok_and(|path| is_far(&path)) || is_called_far(path)
}

/// Windows names a computer in a path. Behind a folder's or a drive's name that somebody gave to one, only
/// the whole path has it; where it cannot be told, what was asked for may.
fn is_called_far(path: &Path) -> bool {
    cfg!(windows) && path.to_str().is_some_and(names_a_server)
}

#[cfg(target_os = "linux")]
fn is_far(path: &Path) -> bool {
    std::fs::read_to_string("/proc/self/mounts")
        .is_ok_and(|mounts| is_mounted_from_far(&mounts, path))
}

/// The drive letter of a network folder becomes the folder's own name, with its computer.
#[cfg(windows)]
fn is_far(path: &Path) -> bool {
    is_called_far(path)
}

#[cfg(target_os = "macos")]
fn is_far(path: &Path) -> bool {
    /// `MNT_LOCAL`.
    const LOCAL: u32 = 0x1000;
    rustix::fs::statfs(path).is_ok_and(|system| system.f_flags & LOCAL == 0)
}

#[cfg(not(any(target_os = "linux", target_os = "macos", windows)))]
fn is_far(_path: &Path) -> bool {
    false
}

/// Whether a path of Windows names another computer: `\\server\share\…`, `\\?\UNC\server\share\…`.
fn names_a_server(path: &str) -> bool {
    let path = path.replace('/', r"\");
    match path.strip_prefix(r"\\") {
        Some(rest) if rest.starts_with(['?', '.']) => {
            rest.get(1..).is_some_and(|rest| rest.to_uppercase().starts_with(r"\UNC\"))
        }
        Some(_) => true,
        None => false,
    }
}

/// The kinds of file systems that lie on another computer, as Linux calls them.
#[cfg(any(target_os = "linux", test))]
const FAR: [&str; 18] = [
    "afs",
    "ceph",
    "cifs",
    "davfs",
    "fuse.ceph",
    "fuse.curlftpfs",
    "fuse.davfs2",
    "fuse.glusterfs",
    "fuse.google-drive-ocamlfuse",
    "fuse.gvfsd-fuse",
    "fuse.kio-fuse",
    "fuse.rclone",
    "fuse.smbnetfs",
    "fuse.sshfs",
    "nfs",
    "nfs4",
    "smb3",
    "smbfs",
];

/// Whether the file system in which a path lies is one of those, in a table like `/proc/self/mounts`: each
/// line has what is mounted, where, and its kind; the last of the nearest is the one that is seen.
#[cfg(any(target_os = "linux", test))]
fn is_mounted_from_far(mounts: &str, path: &Path) -> bool {
    let mounted = mounts.lines().filter_map(|line| {
        let mut fields = line.split(' ').skip(1);
        let place =
            fields.next()?.replace("\\040", " ").replace("\\011", "\t").replace("\\134", "\\");
        let kind = fields.next()?;
        path.starts_with(&place).then_some((Path::new(&place).components().count(), kind))
    });
    mounted.max_by_key(|(depth, _)| *depth).is_some_and(|(_, kind)| FAR.contains(&kind))
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOUNTS: &str = "\
/dev/sda1 / ext4 rw,relatime 0 0
server:/home /home nfs4 rw 0 0
/dev/sdb1 /home/anna/stick vfat rw 0 0
//server/club /mnt/the\\040club cifs rw 0 0
/dev/sda2 /srv ext4 rw 0 0
root@host:/srv /srv fuse.sshfs rw 0 0
/dev/sdc1 /media/disk fuseblk rw 0 0
";

    #[test]
    fn the_nearest_mount_tells() {
        for (path, far) in [
            ("/tmp/a.eforos", false),
            ("/home/anna/a.eforos", true),
            ("/home/anna/stick/a.eforos", false),
            ("/homely/a.eforos", false),
            ("/mnt/the club/a.eforos", true),
            ("/mnt/the/a.eforos", false),
            ("/srv/a.eforos", true),
            ("/media/disk/a.eforos", false),
        ] {
            assert_eq!(is_mounted_from_far(MOUNTS, Path::new(path)), far, "{path}");
        }
        assert!(!is_mounted_from_far("", Path::new("/")));
        assert!(!is_mounted_from_far("torn", Path::new("/")));
    }

    #[test]
    fn a_path_of_windows_names_its_server() {
        for path in [
            r"\\server\share\α.eforos",
            r"//server/share/α.eforos",
            r"\\?\UNC\server\share\α.eforos",
            r"\\?\unc\server\share",
            r"\\.\UNC\server\share",
        ] {
            assert!(names_a_server(path), "{path}");
        }
        for path in [r"C:\α.eforos", r"\\?\C:\α.eforos", r"\α.eforos", "", r"\\.\pipe\α", r"\\?\ά"]
        {
            assert!(!names_a_server(path), "{path}");
        }
    }

    #[test]
    fn what_is_not_there_is_not_far() {
        assert!(!machine()(Path::new("/no/such/file")));
        assert!(!machine()(&std::env::temp_dir()));
    }
}

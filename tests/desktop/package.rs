//! The Debian package of the program under test: made, installed into a folder that stands for a
//! system's root, looked at, started in a window, removed (`tests/xvfb/package.sh` says what is looked
//! at). `make deb-test` does the same with the package that is handed out.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn done(command: &mut Command) {
    let output = command.output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{said}{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn the_package_is_installed_started_and_removed() {
    if !Path::new("/usr/bin/dpkg-deb").exists() {
        eprintln!("This system has no Debian packages: there is nothing to try.");
        return;
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = tempfile::tempdir().unwrap();
    let mut make = Command::new(root.join("assets/linux/make-deb"));
    // Not packed tightly: it is taken apart at once.
    make.env("DPKG_DEB_COMPRESSOR_TYPE", "none");
    done(make.arg(env!("CARGO_BIN_EXE_eforos")).arg(folder.path()).arg("libgl1"));
    let made: Vec<PathBuf> =
        fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().path()).collect();
    let [package] = &made[..] else { panic!("{made:?}") };
    let pictures = Path::new(env!("CARGO_TARGET_TMPDIR")).join("package");
    done(Command::new(root.join("tests/xvfb/package.sh")).arg(package).arg(pictures));
}

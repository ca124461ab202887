//! What a package is made of: manual pages, completions, and on Debian the package itself.

#[cfg(target_os = "linux")]
use std::path::Path;
#[cfg(target_os = "linux")]
use std::process::Command;

use super::support::Desk;

const COMMANDS: [&str; 22] = [
    "archive",
    "check",
    "demo",
    "draw",
    "export",
    "gcg",
    "grade",
    "hub",
    "import",
    "joint",
    "lexicon",
    "log",
    "pair",
    "pictures",
    "print",
    "rack",
    "season",
    "serve",
    "standings",
    "sync",
    "top",
    "verify",
];

#[test]
fn every_command_has_a_manual_page_in_every_language_and_is_completed() {
    let desk = Desk::new();
    desk.ok(&["manual", "."]);
    for language in ["el", "en", "ro", "ca", "pl"] {
        let read =
            |name: &str| String::from_utf8(desk.read(&format!("man/{language}/{name}.1"))).unwrap();
        let whole = read("eforos");
        for command in COMMANDS {
            assert!(whole.contains(&format!("\\-{command}")), "{language}: {command}");
            assert!(read(&format!("eforos-{command}")).contains(".SH SYNOPSIS"), "{command}");
        }
        assert!(!whole.contains("manual(1)"), "the hidden command is in the manual");
    }
    let greek = String::from_utf8(desk.read("man/el/eforos-verify.1")).unwrap();
    assert!(greek.contains("Αρχείο αγώνα"), "{greek}");
    for name in ["eforos.bash", "_eforos", "eforos.fish", "_eforos.ps1"] {
        let text = String::from_utf8(desk.read(&format!("completions/{name}"))).unwrap();
        for command in COMMANDS {
            assert!(text.contains(command), "{name}: {command}");
        }
    }
}

#[test]
fn a_folder_that_is_none_is_refused() {
    let desk = Desk::new();
    desk.write("file", "");
    let said = desk.run(&["manual", "file"]);
    assert_eq!(said.code, 1, "{}", said.err);
    assert!(said.err.contains("file"), "{}", said.err);
}

#[test]
#[cfg(target_os = "linux")]
fn the_debian_package_holds_the_program_and_what_a_desktop_asks_for() {
    let have = |tool: &str| Command::new(tool).arg("--version").output().is_ok();
    if !have("dpkg-deb") || !have("dpkg-shlibdeps") {
        return;
    }
    let desk = Desk::new();
    let made = Command::new(Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/linux/make-deb"))
        .args([env!("CARGO_BIN_EXE_eforos"), ".", "libgl1", "libx11-6"])
        .current_dir(desk.path("."))
        .env("DPKG_DEB_COMPRESSOR_TYPE", "none")
        .output()
        .unwrap();
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
    let package = desk.names().into_iter().find(|name| has_ending(name, "deb")).unwrap();
    assert!(package.starts_with(&format!("eforos_{}_", env!("CARGO_PKG_VERSION"))), "{package}");

    let told = |args: &[&str]| {
        let output = Command::new("dpkg-deb").args(args).arg(desk.path(&package)).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    let control = told(&["--field"]);
    for part in ["Package: eforos", "libc6", "libasound2", "libgl1, libx11-6"] {
        assert!(control.contains(part), "{part}: {control}");
    }
    let contents = told(&["--contents"]);
    for file in [
        "/usr/bin/eforos",
        "/usr/share/applications/eforos.desktop",
        "/usr/share/mime/packages/eforos.xml",
        "/usr/share/icons/hicolor/256x256/apps/eforos.png",
        "/usr/share/man/man1/eforos.1.gz",
        "/usr/share/man/el/man1/eforos-print.1.gz",
        "/usr/share/man/pl/man1/eforos-print.1.gz",
        "/usr/share/bash-completion/completions/eforos",
        "/usr/share/doc/eforos/copyright",
        "/usr/share/doc/eforos/THIRD_PARTY.md.gz",
    ] {
        assert!(contents.contains(file), "{file}: {contents}");
    }
    assert!(!contents.contains("manual.1"), "{contents}");

    // Unpacked, it is a program that runs.
    let unpacked = desk.path("unpacked");
    let unpack = Command::new("dpkg-deb")
        .arg("--extract")
        .args([desk.path(&package), unpacked.clone()])
        .status();
    assert!(unpack.unwrap().success());
    let version = Command::new(unpacked.join("usr/bin/eforos")).arg("--version").output().unwrap();
    assert!(version.status.success());
}

#[cfg(target_os = "linux")]
fn has_ending(name: &str, ending: &str) -> bool {
    Path::new(name).extension().is_some_and(|found| found == ending)
}

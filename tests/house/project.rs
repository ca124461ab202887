//! The project itself: its lints, its licences, and the commands that build, run and check it.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use eforos::domain::lexicon::Digest;
use toml::Value;

fn root(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn text(path: &str) -> String {
    fs::read_to_string(root(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn manifest() -> Value {
    Value::Table(text("Cargo.toml").parse().unwrap())
}

#[test]
fn the_lints_are_set_for_the_whole_package_and_harder_for_the_domain() {
    let manifest = manifest();
    let rust = &manifest["lints"]["rust"];
    assert_eq!(rust["unsafe_code"].as_str(), Some("forbid"));
    let clippy = &manifest["lints"]["clippy"];
    assert_eq!(clippy["pedantic"]["level"].as_str(), Some("warn"));
    assert_eq!(clippy["unwrap_used"].as_str(), Some("warn"));

    let domain = text("src/domain.rs");
    let denied = domain.split_once("#![deny(").and_then(|(_, rest)| rest.split_once(")]"));
    let denied: Vec<&str> = denied.unwrap().0.split(',').map(str::trim).collect();
    for lint in ["clippy::indexing_slicing", "clippy::float_arithmetic", "clippy::unwrap_used"] {
        assert!(denied.contains(&lint), "{lint}: {denied:?}");
    }
}

#[test]
fn every_dependency_has_its_reason_before_it() {
    let manifest = text("Cargo.toml");
    let mut section = "";
    let mut before = "";
    for line in manifest.lines() {
        if line.starts_with('[') {
            section = line;
        } else if section.ends_with("dependencies]") && line.contains(" = ") {
            // Two crates of one purpose may share a sentence.
            assert!(before.starts_with("# ") || before.contains(" = "), "{line}");
        }
        before = line;
    }
}

/// All text of the files that end so in a folder and the folders below.
fn all_text(folder: &Path, text: &mut String) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            all_text(&path, text);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            text.push_str(&fs::read_to_string(path).unwrap());
        }
    }
}

#[test]
fn no_dependency_is_kept_that_is_not_used() {
    let manifest = manifest();
    let of = |folders: &[&str]| {
        let mut text = String::new();
        for folder in folders {
            all_text(&root(folder), &mut text);
        }
        text
    };
    let (program, tests) = (of(&["src"]), of(&["src", "tests", "benches"]));
    let tables = manifest["target"].as_table().unwrap().values().chain([&manifest]);
    let mut looked_at = 0;
    for table in tables {
        for (section, text) in [("dependencies", &program), ("dev-dependencies", &tests)] {
            let Some(names) = table.get(section).and_then(Value::as_table) else { continue };
            for name in names.keys() {
                let named = name.replace('-', "_");
                let used = [format!("{named}::"), format!("use {named};")];
                assert!(used.iter().any(|used| text.contains(used)), "{name} is not used");
                looked_at += 1;
            }
        }
    }
    assert!(looked_at > 40, "{looked_at}");
}

#[test]
fn the_code_and_the_word_list_have_their_own_licences() {
    let package = &manifest()["package"];
    assert_eq!(package["license"].as_str(), Some("MIT OR Apache-2.0"));
    assert_eq!(package["edition"].as_str(), Some("2024"));
    assert!(text("LICENSE-MIT").contains("Permission is hereby granted"));
    assert!(text("LICENSE-APACHE").contains("Apache License"));
    assert!(text("lexicon/MPL-1.1.txt").contains("MOZILLA PUBLIC LICENSE"));
    assert!(text("lexicon/LGPL-2.1.txt").contains("GNU LESSER GENERAL PUBLIC LICENSE"));
    assert!(text("lexicon/Apache-2.0.txt").contains("Apache License"));
    let about_lists = text("lexicon/README.md");
    for licence in
        ["Mozilla Public License 1.1", "Lesser General Public License 2.1", "Apache License 2.0"]
    {
        assert!(about_lists.contains(licence), "{licence}");
    }
    assert!(text("assets/fonts/OFL.txt").contains("SIL OPEN FONT LICENSE"));
    // What is built of the lists is built anew: everything kept beside them is text, or packed text
    // that is known by its digest.
    for entry in fs::read_dir(root("lexicon")).unwrap() {
        let path = entry.unwrap().path();
        let bytes = fs::read(&path).unwrap();
        let known = || about_lists.contains(&Digest::of(&bytes).to_string());
        let is_text = std::str::from_utf8(&bytes).is_ok() && !bytes.contains(&0);
        let packed = path.extension().is_some_and(|extension| extension == "xz");
        assert!(if packed { known() } else { is_text }, "{}", path.display());
    }
}

/// The lines of a target's recipe.
fn recipe(makefile: &str, target: &str) -> String {
    let lines = makefile.lines().skip_while(|line| !line.starts_with(&format!("{target}:")));
    let lines: Vec<&str> = lines.skip(1).take_while(|line| line.starts_with('\t')).collect();
    assert!(!lines.is_empty(), "make {target} does nothing");
    lines.join("\n")
}

#[test]
fn what_must_pass_before_a_change_lands_is_one_command() {
    assert!(text(".ci/run").contains("\nmake ci"));
    let makefile = text("Makefile");
    let ci = recipe(&makefile, "ci");
    for step in
        ["fmt --check", "clippy", "-D warnings", ".ci/windows check", "$(MAKE) test", "cargo doc"]
    {
        assert!(ci.contains(step), "{step}: {ci}");
    }
    assert!(recipe(&makefile, "test").contains("cargo test --locked"));
    assert!(recipe(&makefile, "bench").contains("cargo bench --locked"));
    for target in ["run", "test", "bench", "ci"] {
        let line = makefile.lines().find(|line| line.starts_with(&format!("{target}:"))).unwrap();
        assert!(line.contains("packages-"), "{line}: what is missing is installed first");
    }
}

/// Runs the script that installs packages, where only these programs are there.
#[cfg(target_os = "linux")]
fn packages(programs: &[(&str, &str)]) -> (bool, String) {
    use std::os::unix::fs::PermissionsExt as _;

    let folder = tempfile::tempdir().unwrap();
    let always = [("uname", "echo Linux"), ("env", r#"shift; "$@""#)];
    for (name, body) in always.iter().chain(programs) {
        let path = folder.path().join(name);
        fs::write(&path, format!("#!/bin/sh\n{body}\n")).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    }
    let mut script = Command::new("/bin/sh");
    script.arg(root(".ci/packages")).args(["xvfb", "no-such-package"]);
    let output = script.env("PATH", folder.path()).output().unwrap();
    (output.status.success(), String::from_utf8(output.stderr).unwrap())
}

#[cfg(target_os = "linux")]
#[test]
fn missing_packages_are_installed_or_named() {
    // No Debian: they are named, and the build goes on.
    let (went_on, said) = packages(&[]);
    assert!(went_on && said.contains("xvfb no-such-package"), "{said}");
    let status = r#"case "$*" in *no-such*) exit 1;; *) printf installed;; esac"#;
    let install = r#"echo "apt-get $*" >&2"#;
    let (went_on, said) =
        packages(&[("dpkg-query", status), ("apt-get", install), ("id", "echo 0")]);
    assert!(went_on && said.contains("apt-get install"), "{said}");
    let installed = said.lines().find(|line| line.starts_with("apt-get install")).unwrap();
    assert!(installed.contains("no-such-package") && !installed.contains("xvfb"), "{said}");
    // Debian, and no right to install: it ends there, and says what to do.
    let (went_on, said) =
        packages(&[("dpkg-query", status), ("apt-get", install), ("id", "echo 1000")]);
    assert!(!went_on && said.contains("no-such-package") && !said.contains("apt-get "), "{said}");
}

/// The recipe itself, on the program that is under test, with nothing to build or to install.
#[cfg(target_os = "linux")]
#[test]
fn without_a_display_make_run_plays_a_rehearsal() {
    use std::os::unix::fs::{PermissionsExt as _, symlink};

    let folder = tempfile::tempdir().unwrap();
    let at = |path: &str| folder.path().join(path);
    let nothing = |path: &str| {
        fs::create_dir_all(at(path).parent().unwrap()).unwrap();
        fs::write(at(path), "#!/bin/sh\n").unwrap();
        fs::set_permissions(at(path), fs::Permissions::from_mode(0o755)).unwrap();
    };
    fs::copy(root("Makefile"), at("Makefile")).unwrap();
    nothing(".ci/packages");
    nothing("bin/cargo");
    fs::create_dir_all(at("target/release")).unwrap();
    symlink(env!("CARGO_BIN_EXE_eforos"), at("target/release/eforos")).unwrap();

    let path = std::env::var("PATH").unwrap();
    let output = Command::new("make")
        .arg("run")
        .current_dir(folder.path())
        .env("PATH", format!("{}:{path}", at("bin").display()))
        .env("TMPDIR", folder.path())
        .env("EFOROS_LANGUAGE", "en")
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("MAKEFLAGS")
        .output()
        .unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    let aside = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{said}\n{aside}");
    assert!(aside.contains("No display"), "{aside}");
    assert!(said.contains("After round 14") && said.contains("Rank"), "{said}");
}

/// The crates that are in the program for this system, each as `name version`; `None` where those of that system were
/// never fetched on this machine.
fn crates_of(system: &str) -> Option<BTreeSet<String>> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut tree = Command::new(cargo);
    tree.args(["tree", "--locked", "--offline", "--edges", "normal", "--prefix", "none"]);
    let output = tree.args(["--target", system]).current_dir(root("")).output().unwrap();
    let told = String::from_utf8(output.stdout).unwrap();
    let crates = told.lines().filter_map(|line| {
        let (name, rest) = line.split_once(" v")?;
        Some(format!("{name} {}", rest.split(' ').next()?))
    });
    output.status.success().then(|| crates.filter(|it| !it.starts_with("eforos ")).collect())
}

#[test]
fn what_others_made_is_listed_with_its_licence() {
    let listed = text("THIRD_PARTY.md");
    let crates: BTreeSet<String> = listed
        .lines()
        .filter_map(|line| line.strip_prefix("- "))
        .map(|line| line.split(" (").next().unwrap().to_owned())
        .filter(|line| !line.contains(" under "))
        .collect();
    let lock: Value = Value::Table(text("Cargo.lock").parse().unwrap());
    let locked: BTreeSet<String> = lock["package"]
        .as_array()
        .unwrap()
        .iter()
        .map(|it| format!("{} {}", it["name"].as_str().unwrap(), it["version"].as_str().unwrap()))
        .collect();
    let gone: Vec<_> = crates.difference(&locked).collect();
    assert!(gone.is_empty(), "make third-party: not in Cargo.lock: {gone:?}");

    let about: Value = Value::Table(text(".ci/about.toml").parse().unwrap());
    let systems = about["targets"].as_array().unwrap();
    let asked = systems.iter().map(|system| system.as_str().unwrap());
    let there: Vec<_> = asked.filter_map(|system| Some((system, crates_of(system)?))).collect();
    assert!(!there.is_empty(), "cargo says of no system what is in the program");
    for (system, inside) in there {
        let missing: Vec<_> = inside.difference(&crates).collect();
        assert!(missing.is_empty(), "make third-party: in the program for {system}: {missing:?}");
    }
    for ours in ["Noto Sans", "el_GR 0.9", "Rospell", "Softcatalà", "sjp.pl"] {
        assert!(listed.contains(ours), "{ours}");
    }
}

/// What a club reads first: what it is, how it is installed, a rehearsal, the day, and what to do when something goes
/// wrong, each picture of which is there.
#[test]
fn the_readmes_have_their_parts_and_their_pictures() {
    let greek = [
        "assets/screenshots/console.png",
        "**Ο Έφορος διεξάγει αγώνες αναγραμματισμών",
        "## Εγκατάσταση",
        "## Η πρώτη πρόβα",
        "## Η ημέρα του αγώνα",
        "## Όταν κάτι δεν πάει καλά",
    ];
    let english = [
        "assets/screenshots/console.png",
        "**Eforos (Έφορος, the referee) runs word competitions",
        "## Start",
        "## A first rehearsal",
        "## A competition day",
        "## When something goes wrong",
    ];
    for (readme, parts) in [("README.el.md", &greek[..]), ("README.md", &english)] {
        let readme = text(readme);
        let mut rest = readme.as_str();
        for part in parts {
            let Some(at) = rest.find(part) else {
                panic!("{part}: not there, or not in this order")
            };
            rest = &rest[at..];
        }
        let named = readme.split("](").skip(1).filter_map(|link| link.split(')').next());
        let is_picture = |link: &&str| Path::new(link).extension().is_some_and(|it| it == "png");
        let pictures: Vec<&str> = named.filter(is_picture).collect();
        assert!(!pictures.is_empty(), "a reader sees the program before its first sentence");
        for picture in pictures {
            assert!(root(picture).is_file(), "{picture}");
        }
    }
}

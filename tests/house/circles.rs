//! No circles: among the modules that lie next to each other in a room, or in a folder of it, none needs
//! another that needs it in turn. What a module and its own children take from each other is left out.

use std::collections::{BTreeMap, BTreeSet};

use super::architecture::sources;

/// The one folder in which modules need each other: a competition, its events and a format are types that
/// are made of each other.
const MADE_OF_EACH_OTHER: &str = "domain/contest";

/// A module, by its names from the crate's root on; or a thing in it.
type Path = Vec<String>;

/// What a module takes from elsewhere: where that lies, and what it is called here.
type Taken = Vec<(Path, String)>;

/// Whether it ends a word.
fn is_sign(c: char) -> bool {
    !c.is_alphanumeric() && c != '_'
}

/// The paths of a `use` with its braces opened, each with its name here.
fn opened(tree: &str) -> Vec<(String, String)> {
    let (mut before, mut path, mut found) = (Vec::new(), String::new(), Vec::new());
    for part in tree.split_inclusive(['{', ',', '}']).chain([","]) {
        path.push_str(part.trim_end_matches(['{', ',', '}']).trim());
        if part.ends_with('{') {
            before.push(path.clone());
            continue;
        }
        let (whole, name) = path.split_once(" as ").unwrap_or((&path, ""));
        let name =
            if name.is_empty() { whole.rsplit("::").next().unwrap_or_default() } else { name };
        found.push((whole.to_owned(), name.to_owned()));
        path = before.last().cloned().unwrap_or_default();
        if part.ends_with('}') {
            before.pop();
        }
    }
    found
}

/// The path as it is from the crate's root on; `None` for what is not of this crate.
fn from_root(module: &Path, path: &str, modules: &BTreeMap<Path, String>) -> Option<Path> {
    let mut names = path.split("::").map(str::trim).filter(|name| !name.is_empty()).peekable();
    let mut from = match names.peek()? {
        &"crate" => Vec::new(),
        &"self" | &"super" => module.clone(),
        child => {
            let child = [module.as_slice(), &[(*child).to_owned()]].concat();
            modules.contains_key(&child).then(|| module.clone())?
        }
    };
    for name in names {
        match name {
            "crate" | "self" => {}
            "super" => drop(from.pop()),
            name => from.push(name.to_owned()),
        }
    }
    Some(from)
}

/// All that a module takes, by `use` and by paths within its code.
fn taken(module: &Path, code: &str, modules: &BTreeMap<Path, String>) -> Taken {
    let mut paths: Vec<(String, String)> = Vec::new();
    for (at, _) in code.match_indices("use ") {
        let line = code[..at].rfind('\n').map_or(0, |end| end + 1);
        let before = code[line..at].trim();
        if before.is_empty() || before.starts_with("pub") {
            paths.extend(opened(code[at + 4..].split(';').next().unwrap_or_default()));
        }
    }
    for root in ["crate::", "super::", "self::"] {
        let whole = |at: usize| code[..at].ends_with(|c| is_sign(c) && c != ':');
        for (at, _) in code.match_indices(root).filter(|(at, _)| whole(*at)) {
            let path = code[at..].split(|c| is_sign(c) && c != ':').next().unwrap_or_default();
            paths.push((path.to_owned(), String::new()));
        }
    }
    let found = paths.into_iter();
    found.filter_map(|(path, name)| Some((from_root(module, &path, modules)?, name))).collect()
}

/// The module where a path ends; a name that a module only hands on is looked for where it has it from.
fn home(path: &[String], all: &BTreeMap<Path, Taken>, steps: usize) -> Path {
    let ends = (1..=path.len()).rev().find(|&end| all.contains_key(&path[..end]));
    let Some((module, rest)) = ends.map(|end| path.split_at(end)) else { return Path::new() };
    let from = rest.first().and_then(|name| all[module].iter().find(|(_, here)| here == name));
    match from {
        Some((from, _)) if steps > 0 => home(&[from, &rest[1..]].concat(), all, steps - 1),
        _ => module.to_vec(),
    }
}

/// The folders in which modules need each other, with what ties them.
fn circles(modules: &BTreeMap<Path, String>) -> BTreeMap<String, BTreeSet<String>> {
    let all: BTreeMap<Path, Taken> = modules
        .iter()
        .map(|(module, code)| (module.clone(), taken(module, code, modules)))
        .collect();
    let mut arrows: BTreeMap<Path, BTreeSet<(String, String)>> = BTreeMap::new();
    for (module, taken) in &all {
        for (path, _) in taken {
            let to = home(path, &all, 8);
            let common = module.iter().zip(&to).take_while(|(here, there)| here == there).count();
            // Below the rooms themselves, and not between a module and what it consists of.
            if let (1.., Some(here), Some(there)) = (common, module.get(common), to.get(common)) {
                let arrow = (here.clone(), there.clone());
                arrows.entry(module[..common].to_vec()).or_default().insert(arrow);
            }
        }
    }
    let mut circles = BTreeMap::new();
    for (folder, mut arrows) in arrows {
        // An arrow from or to where no other one goes on is of no circle.
        loop {
            let goes_on = |(from, to): &(String, String)| {
                arrows.iter().any(|(next, _)| next == to)
                    && arrows.iter().any(|(_, last)| last == from)
            };
            let left: BTreeSet<_> = arrows.iter().filter(|arrow| goes_on(arrow)).cloned().collect();
            if left.len() == arrows.len() {
                break;
            }
            arrows = left;
        }
        if !arrows.is_empty() {
            let told = arrows.iter().map(|(from, to)| format!("{from} → {to}"));
            circles.insert(folder.join("/"), told.collect());
        }
    }
    circles
}

#[test]
fn no_two_modules_need_each_other() {
    let code = |text: &str| {
        let code = text.split("\n#[cfg(test)]").next().unwrap_or_default().lines();
        let code = code.filter(|line| !line.trim_start().starts_with("//"));
        code.collect::<Vec<_>>().join("\n")
    };
    let path = |path: &str| path.trim_end_matches(".rs").split('/').map(str::to_owned).collect();
    let sources = sources().into_iter().filter(|source| !source.path.ends_with("tests.rs"));
    let modules = sources.map(|source| (path(&source.path), code(&source.text))).collect();
    let mut found = circles(&modules);
    assert!(found.remove(MADE_OF_EACH_OTHER).is_some(), "no longer so: let it be held, too");
    assert!(found.is_empty(), "modules that need each other: {found:#?}");
}

#[test]
fn circles_are_found_and_nothing_else() {
    let found = |files: &[(&str, &str)]| {
        let path = |path: &str| path.split('/').map(str::to_owned).collect();
        let modules = files.iter().map(|(name, code)| (path(name), (*code).to_owned()));
        circles(&modules.collect()).into_keys().collect::<Vec<_>>()
    };
    let a = ("room/a", "use crate::room::{b::{B, C}, d};");
    assert_eq!(found(&[("room", ""), a, ("room/b", "fn f() { super::a::A }")]), ["room"]);
    let handed_on = [("room", "pub use a::A;"), a, ("room/b", "use super::A as X;")];
    assert_eq!(found(&handed_on), ["room"]);
    let below = [
        ("room/a/x", "use crate::room::b::B;"),
        ("room/a", ""),
        ("room/b/y", "use super::super::a::A;"),
        ("room/b", ""),
    ];
    assert_eq!(found(&below), ["room"], "folders, too");
    let children = [("room", "mod a; pub use self::a::A;"), ("room/a", "use super::R;")];
    assert!(found(&children).is_empty(), "a module and its own children");
    assert!(found(&[a, ("room/b", "use egui::a::A;"), ("room/d", "use super::b;")]).is_empty());
}

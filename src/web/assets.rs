//! The files that pages need beside them: embedded, each by a name with its digest, so that it never changes.

use std::borrow::Cow;
use std::fmt::Write as _;
use std::sync::LazyLock;

use sha2::{Digest as _, Sha256};

/// A file.
pub(super) struct Asset {
    /// What it is called: its digest, then its own name.
    pub name: String,
    /// What it is.
    pub kind: &'static str,
    /// It.
    pub bytes: Cow<'static, [u8]>,
}

/// The look of every page.
pub(super) static STYLE: LazyLock<Asset> =
    LazyLock::new(|| Asset::style("hall.css", include_str!("../../assets/web/hall.css")));

/// What a screen looks like beside that.
pub(super) static SCREEN_STYLE: LazyLock<Asset> =
    LazyLock::new(|| Asset::style("screen.css", include_str!("../../assets/web/screen.css")));

/// What keeps a page of the hall new.
pub(super) static SCRIPT: LazyLock<Asset> =
    LazyLock::new(|| Asset::script("hall.js", include_str!("../../assets/web/hall.js")));

/// The same for a screen, which stays awake and sounds.
pub(super) static SCREEN_SCRIPT: LazyLock<Asset> = LazyLock::new(|| {
    let parts = concat!(
        include_str!("../../assets/web/hall.js"),
        include_str!("../../assets/web/screen.js")
    );
    Asset::script("screen.js", parts)
});

/// The same for browsers that know no modules.
pub(super) static OLD: LazyLock<Asset> =
    LazyLock::new(|| Asset::script("old.js", include_str!("../../assets/web/old.js")));

/// What keeps standings and a player's sheets new.
pub(super) static FRESH: LazyLock<Asset> =
    LazyLock::new(|| Asset::script("fresh.js", include_str!("../../assets/web/fresh.js")));

/// What looks whether a page may be seen again.
pub(super) static AGAIN: LazyLock<Asset> =
    LazyLock::new(|| Asset::script("again.js", include_str!("../../assets/web/again.js")));

/// The look of a station.
pub(super) static STAFF_STYLE: LazyLock<Asset> =
    LazyLock::new(|| Asset::style("staff.css", include_str!("../../assets/web/staff.css")));

/// What judges, keeps and sends what is typed at a station.
pub(super) static STAFF_SCRIPT: LazyLock<Asset> = LazyLock::new(|| {
    let parts = concat!(
        include_str!("../../assets/web/kept.js"),
        include_str!("../../assets/web/sheet.js"),
        include_str!("../../assets/web/staff.js"),
    );
    Asset::script("staff.js", parts)
});

/// What a station does beside keying.
pub(super) static BESIDE: LazyLock<Asset> =
    LazyLock::new(|| Asset::script("beside.js", include_str!("../../assets/web/beside.js")));

/// The look of photographs of sheets, and what shows them beside a sheet and makes them smaller before they are sent.
pub(super) static PICTURES_STYLE: LazyLock<Asset> =
    LazyLock::new(|| Asset::style("pictures.css", include_str!("../../assets/web/pictures.css")));

pub(super) static PICTURES_SCRIPT: LazyLock<Asset> =
    LazyLock::new(|| Asset::script("pictures.js", include_str!("../../assets/web/pictures.js")));

/// The digest of all that a page is made with: a page of another one reads itself anew.
pub(super) static DIGEST: LazyLock<String> = LazyLock::new(|| {
    digest(&[&*STYLE.bytes, &SCREEN_STYLE.bytes, &SCREEN_SCRIPT.bytes, &OLD.bytes].concat())
});

impl Asset {
    /// A style without what is said to its reader, each of which has its own line.
    fn style(name: &str, text: &str) -> Self {
        let lines = text.lines().map(str::trim).filter(|line| !line.starts_with("/*"));
        let bytes = lines.collect::<Vec<_>>().join("\n").into_bytes();
        let name = format!("{}-{name}", digest(&bytes));
        Self { name, kind: "text/css; charset=utf-8", bytes: Cow::Owned(bytes) }
    }

    /// A script as a browser needs it: without what is said to its reader, and without the spaces, ends of lines and words that
    /// only people need. What is quoted ends in its own line.
    fn script(name: &str, text: &str) -> Self {
        let lines = text.lines().map(str::trim);
        let mut kept = String::new();
        // With what word the statement begins, within each pair of brackets.
        let mut begins = vec![""];
        for line in lines.filter(|line| !line.is_empty() && !line.starts_with("//")) {
            // What closes ends what stands before it.
            if line.starts_with(['}', ')', ']']) && kept.ends_with('\n') {
                kept.pop();
            }
            let mut quote = None;
            let mut rest = line;
            while let Some(sign) = rest.chars().next() {
                let is_new = kept.is_empty() || kept.ends_with([';', '{', '}', '\n']);
                let word = ["const ", "let "].into_iter().find(|word| rest.starts_with(word));
                let word = word.filter(|_| quote.is_none() && is_new);
                if let Some(word) = word.filter(|word| begins.last() == Some(word))
                    && kept.ends_with(';')
                {
                    // It is one statement with the one before it.
                    kept.pop();
                    kept.push(',');
                    rest = &rest[word.len()..];
                    continue;
                }
                if quote.is_none() && (word.is_some() || kept.ends_with(';')) {
                    begins.pop();
                    begins.push(word.unwrap_or_default());
                }
                let is_name = |sign: char| sign.is_alphanumeric() || "_$.".contains(sign);
                let value = [("true", "!0"), ("false", "!1")].into_iter().find(|(word, _)| {
                    let after = rest.strip_prefix(word).filter(|_| !kept.ends_with(is_name));
                    after.is_some_and(|after| !after.starts_with(is_name))
                });
                if let Some((word, short)) = value.filter(|_| quote.is_none()) {
                    if kept.ends_with(' ') {
                        kept.pop();
                    }
                    kept.push_str(short);
                    rest = &rest[word.len()..];
                    continue;
                }
                rest = &rest[sign.len_utf8()..];
                let is_apart = |sign: char| "=>(){}[],;:?&|+<!*/%-".contains(sign);
                match sign {
                    _ if quote == Some(sign) => quote = None,
                    _ if quote.is_some() => {}
                    '\'' | '"' | '`' => quote = Some(sign),
                    ' ' if kept.ends_with(is_apart) || rest.starts_with(is_apart) => continue,
                    '(' | '[' | '{' => begins.push(""),
                    ')' | ']' | '}' => {
                        begins.pop();
                        if kept.ends_with(',') || sign == '}' && kept.ends_with(';') {
                            kept.pop();
                        }
                    }
                    _ => {}
                }
                kept.push(sign);
                if sign == '\\' {
                    let mut signs = rest.chars();
                    kept.extend(signs.next());
                    rest = signs.as_str();
                }
            }
            // What follows one of these belongs to it, or is apart from it anyway.
            if !kept.ends_with(|sign| "=>({[,;:?&|}".contains(sign)) {
                kept.push('\n');
            }
        }
        Self {
            name: format!("{}-{name}", digest(kept.as_bytes())),
            kind: "text/javascript; charset=utf-8",
            bytes: Cow::Owned(kept.into_bytes()),
        }
    }

    /// Where it is.
    pub(super) fn path(&self) -> String {
        format!("/a/{}", self.name)
    }
}

/// The file of this very name.
pub(super) fn find(name: &str) -> Option<&'static Asset> {
    [
        &STYLE,
        &SCREEN_STYLE,
        &SCRIPT,
        &SCREEN_SCRIPT,
        &OLD,
        &FRESH,
        &AGAIN,
        &STAFF_STYLE,
        &STAFF_SCRIPT,
        &BESIDE,
        &PICTURES_STYLE,
        &PICTURES_SCRIPT,
    ]
    .into_iter()
    .map(|asset| &**asset)
    .find(|asset| asset.name == name)
}

/// The first eight bytes of SHA-256.
pub(super) fn digest(bytes: &[u8]) -> String {
    let mut text = String::new();
    for byte in Sha256::digest(bytes).iter().take(8) {
        write!(text, "{byte:02x}").expect("memory");
    }
    text
}

/// Where the files beside a page are.
pub(super) struct Files {
    pub style: String,
    pub screen_style: String,
    pub script: String,
    pub screen_script: String,
    pub old_script: String,
    pub fresh_script: String,
    pub again_script: String,
}

impl Files {
    pub(super) fn of_pages() -> Self {
        let path = |asset: &Asset| asset.path();
        Self {
            style: path(&STYLE),
            screen_style: path(&SCREEN_STYLE),
            script: path(&SCRIPT),
            screen_script: path(&SCREEN_SCRIPT),
            old_script: path(&OLD),
            fresh_script: path(&FRESH),
            again_script: path(&AGAIN),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Asset, FRESH, SCRIPT, STAFF_SCRIPT};

    /// What a phone and a station read together, photographs' script, joining's and a jury's beside.
    #[test]
    fn the_scripts_of_hall_and_station_are_short() {
        let all = [&SCRIPT, &STAFF_SCRIPT, &FRESH].map(|script| script.bytes.len());
        let sum: usize = all.iter().sum();
        assert!((20_000..=24 * 1024).contains(&sum), "{all:?}: {sum} bytes");
    }

    #[test]
    fn a_script_is_shortened_and_says_the_same() {
        let text = "// Told.\nconst a = 1;\nlet b = 2;\nlet c = '; let d';\nconst f = () => {\n  const x = [a, b];\n  \
            const y = x;\n  return y - 1;\n};\nconst no = () => {\n  return false;\n};\nconst o = {\n  is: true,\n  untrue: false,\n};\nconst outlet = `${a} + ${b}`;\nif (a) {\n  f();\n}\nconst g = /\\d;/;\n\
            for (const one of f()) g(one);\nconst h = 3;\n";
        let short = "const a=1;let b=2,c='; let d';const f=()=>{const x=[a,b],y=x;return y-1},no=()=>{return!1},o={is:!0,untrue:!1},outlet=`${a} + ${b}`;\
            if(a){f()}const g=/\\d;/;for(const one of f())g(one);const h=3;";
        assert_eq!(String::from_utf8_lossy(&Asset::script("a.js", text).bytes), short);
    }
}

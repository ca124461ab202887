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
pub(super) static STYLE: LazyLock<Asset> = LazyLock::new(|| {
    Asset::new("hall.css", "text/css; charset=utf-8", include_bytes!("../../assets/web/hall.css"))
});

/// What keeps a page of the hall new.
pub(super) static SCRIPT: LazyLock<Asset> =
    LazyLock::new(|| Asset::script("hall.js", include_str!("../../assets/web/hall.js")));

/// The same for browsers that know no modules.
pub(super) static OLD: LazyLock<Asset> =
    LazyLock::new(|| Asset::script("old.js", include_str!("../../assets/web/old.js")));

/// What keeps standings and a player's sheets new.
pub(super) static FRESH: LazyLock<Asset> =
    LazyLock::new(|| Asset::script("fresh.js", include_str!("../../assets/web/fresh.js")));

/// The look of a station.
pub(super) static STAFF_STYLE: LazyLock<Asset> = LazyLock::new(|| {
    let bytes = include_bytes!("../../assets/web/staff.css");
    Asset::new("staff.css", "text/css; charset=utf-8", bytes)
});

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

/// The look of photographs of sheets, and what makes them smaller before they are sent.
pub(super) static PICTURES_STYLE: LazyLock<Asset> = LazyLock::new(|| {
    let bytes = include_bytes!("../../assets/web/pictures.css");
    Asset::new("pictures.css", "text/css; charset=utf-8", bytes)
});

pub(super) static PICTURES_SCRIPT: LazyLock<Asset> =
    LazyLock::new(|| Asset::script("pictures.js", include_str!("../../assets/web/pictures.js")));

/// The digest of all that a page is made with: a page of another one reads itself anew.
pub(super) static DIGEST: LazyLock<String> =
    LazyLock::new(|| digest(&[&*STYLE.bytes, &SCRIPT.bytes, &OLD.bytes].concat()));

impl Asset {
    fn new(name: &str, kind: &'static str, bytes: &'static [u8]) -> Self {
        Self { name: format!("{}-{name}", digest(bytes)), kind, bytes: Cow::Borrowed(bytes) }
    }

    /// A script as a browser needs it: without what is said to its reader, and without the spaces and the ends of lines that
    /// only people need. What is quoted ends in its own line.
    fn script(name: &str, text: &str) -> Self {
        let lines = text.lines().map(str::trim);
        let mut kept = String::new();
        for line in lines.filter(|line| !line.is_empty() && !line.starts_with("//")) {
            // What closes ends what stands before it.
            if line.starts_with(['}', ')', ']']) && kept.ends_with('\n') {
                kept.pop();
            }
            let mut quote = None;
            let mut signs = line.chars().peekable();
            while let Some(sign) = signs.next() {
                let is_apart = |sign: &char| "=>(){}[],;:?&|+<!".contains(*sign);
                if quote.is_some() {
                    quote = quote.filter(|quote| *quote != sign);
                } else if "'\"`".contains(sign) {
                    quote = Some(sign);
                } else if sign == ' '
                    && (kept.ends_with(|sign| is_apart(&sign))
                        || signs.peek().is_some_and(is_apart))
                {
                    continue;
                }
                kept.push(sign);
                if sign == '\\' {
                    kept.extend(signs.next());
                }
            }
            // What follows one of these belongs to it.
            if !kept.ends_with(|sign| "=>({[,;:?&|".contains(sign)) {
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
        &SCRIPT,
        &OLD,
        &FRESH,
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

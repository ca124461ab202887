//! Reads the parts of a document that every competition has: every value checked, every refusal with its
//! JSON path.

use std::collections::BTreeSet;

use super::error::{Fault, Warning, Wrong};
use super::json::{At, Members};
use super::list::StatedList;
use super::parts::{ObjectionEntry, PenaltyEntry, RulingEntry};
use crate::domain::contest::Details;
use crate::domain::contest::objection::Outcome;
use crate::domain::contest::penalty::PenaltyName;
use crate::domain::contest::ruling::Ruled;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::letters::{Tiles, Word, WordLanguage, Written};
use crate::domain::lexicon::{Authority, Digest};
use crate::domain::player::{Player, Span};
use crate::domain::text::{TextKind, check};
use crate::language::quoted;

const AUTHORITIES: &[&str] = &["authoritative", "reference", "closed"];
const WITH_EXTERNAL: &[&str] = &["authoritative", "reference", "closed", "external"];

/// Reads a document of a format, part by part: the players before whatever names them.
pub(super) struct Reader<O> {
    language: WordLanguage,
    last: RoundNo,
    players: BTreeSet<PlayerId>,
    warnings: Vec<Warning<O>>,
    authorities: &'static [&'static str],
    most_players: u32,
}

impl<O> Reader<O> {
    /// Words are of this language, rounds go up to `last`.
    pub(super) fn new(language: WordLanguage, last: RoundNo) -> Self {
        let (players, warnings) = (BTreeSet::new(), Vec::new());
        let most_players = PlayerId::MOST.get();
        Self { language, last, players, warnings, authorities: AUTHORITIES, most_players }
    }

    /// A list may be a book or a site, too.
    pub(super) fn with_external(self) -> Self {
        Self { authorities: WITH_EXTERNAL, ..self }
    }

    /// Players may have any number: only a competition file's go no further than the codes on paper.
    pub(super) fn with_any_number(self) -> Self {
        Self { most_players: u32::MAX, ..self }
    }

    /// What was odd.
    pub(super) fn into_warnings(self) -> Vec<Warning<O>> {
        self.warnings
    }

    pub(super) fn details(&mut self, members: &Members<'_>) -> Result<Details, Wrong> {
        let date = line(members, "date", TextKind::Name)?;
        if !date.is_empty() && chrono::NaiveDate::parse_from_str(&date, "%Y-%m-%d").is_err() {
            self.warnings.push(Warning::OddDate { path: "date".to_owned() });
        }
        let assistants = members.optional("assistants", |at| {
            at.list()?.map(|at| line_of(&at, TextKind::Name)).collect::<Result<Vec<_>, _>>()
        })?;
        Ok(Details {
            title: line(members, "title", TextKind::Title)?,
            venue: line(members, "venue", TextKind::Title)?,
            date,
            referee: line(members, "referee", TextKind::Name)?,
            assistants: assistants.unwrap_or_default(),
            club: line(members, "club", TextKind::Name)?,
            starts: line(members, "starts", TextKind::Name)?,
        })
    }

    /// What is said of the list; nothing, where the document does not.
    pub(super) fn lexicon(&mut self, members: &Members<'_>) -> Result<StatedList, Wrong> {
        let (language, authorities) = (self.language, self.authorities);
        let Some(at) = members.get("lexicon") else {
            return Ok(StatedList { language, ..StatedList::default() });
        };
        let members = at.object(&["name", "edition", "sha256", "words", "authority", "found"])?;
        let sha256 = members.optional("sha256", |at| digest(&at))?;
        let authority = members.optional("authority", |at| {
            Ok(match at.text()? {
                "" => None,
                _ => Some(match at.one_of(authorities)? {
                    "authoritative" => Authority::Authoritative,
                    "closed" => Authority::Closed,
                    "external" => Authority::External,
                    _ => Authority::Reference,
                }),
            })
        })?;
        let found = members.optional("found", |at| {
            at.list()?.map(|at| self.word(&at, None)).collect::<Result<BTreeSet<_>, _>>()
        })?;
        Ok(StatedList {
            language,
            name: line(&members, "name", TextKind::Title)?,
            edition: line(&members, "edition", TextKind::Title)?,
            sha256: sha256.flatten(),
            words: members.optional("words", |at| at.whole(0, u32::MAX))?,
            authority: authority.flatten(),
            found,
        })
    }

    /// The players, each number once.
    pub(super) fn players(&mut self, members: &Members<'_>) -> Result<Vec<Player>, Wrong> {
        self.list(&members.required("players")?, Self::player)
    }

    fn player(&mut self, at: &At<'_>) -> Result<Player, Wrong> {
        let members = at.object(&["id", "name", "club", "from_round", "to_round"])?;
        let id_at = members.required("id")?;
        let id = self.player_number(&id_at)?;
        if !self.is_new_player(id) {
            return Err(id_at.wrong(Fault::DoubledPlayer { player: id }));
        }
        let name_at = members.required("name")?;
        let name = line_of(&name_at, TextKind::Name)?;
        if name.trim().is_empty() {
            return Err(name_at.wrong(Fault::NameMissing));
        }
        let from = members.optional("from_round", |at| self.round_number(&at))?;
        let from_round = from.unwrap_or(RoundNo::FIRST);
        let to = members.optional("to_round", |at| self.round_number(&at))?;
        let to_round = to.unwrap_or(self.last);
        if from_round > to_round {
            let wrong = if to.is_some() { "to_round" } else { "from_round" };
            let what = Fault::EmptySpan { from: from_round, to: to_round };
            return Err(members.required(wrong)?.wrong(what));
        }
        let club = line(&members, "club", TextKind::Name)?;
        Ok(Player { id, name, club, span: Span { from_round, to_round } })
    }

    /// Whether no player before had this number.
    pub(super) fn is_new_player(&mut self, id: PlayerId) -> bool {
        self.players.insert(id)
    }

    pub(super) fn rulings(&mut self, members: &Members<'_>) -> Result<Vec<RulingEntry>, Wrong> {
        let mut met = BTreeSet::new();
        self.optional_list(members, "rulings", |reader, at| {
            let members = at.object(&["word", "valid", "reason"])?;
            let word_at = members.required("word")?;
            let word = reader.word(&word_at, None)?;
            if !met.insert(word.clone()) {
                return Err(word_at.wrong(Fault::DoubledRuling { word }));
            }
            let valid = members.required("valid")?.boolean()?;
            let ruled = if valid { Ruled::Valid } else { Ruled::Invalid };
            let reason = line(&members, "reason", TextKind::Evidence)?;
            Ok(RulingEntry { word, ruled, reason })
        })
    }

    pub(super) fn penalties(&mut self, members: &Members<'_>) -> Result<Vec<PenaltyEntry>, Wrong> {
        self.optional_list(members, "penalties", Self::penalty)
    }

    fn penalty(&mut self, at: &At<'_>) -> Result<PenaltyEntry, Wrong> {
        let members = at.object(&["player", "round", "kind", "points", "reason"])?;
        let player = self.known_player(&members.required("player")?)?;
        let round = self.round_number(&members.required("round")?)?;
        let code = members.required("kind")?.one_of(&PenaltyName::IN_DOCUMENTS)?;
        let name = PenaltyName::ALL.into_iter().find(|name| name.code() == code);
        let name = name.expect("a code is that of a kind");
        let points = if name.takes_points() {
            Some(members.required("points")?.whole(1, u32::MAX)?)
        } else {
            None
        };
        let kind = name.of(points).expect("points were read where they are needed");
        if let Some(at) = members.get("points")
            && !name.takes_points()
        {
            at.whole(0, u32::MAX)?;
            self.warnings.push(Warning::PointsIgnored { path: at.path.to_string() });
        }
        Ok(PenaltyEntry { player, round, kind, reason: reason(&members)? })
    }

    /// Objections come last: the rack of their round reads an ambiguous letter.
    pub(super) fn objections(
        &mut self,
        members: &Members<'_>,
        rack: impl Fn(RoundNo) -> Option<Tiles>,
    ) -> Result<Vec<ObjectionEntry>, Wrong> {
        self.optional_list(members, "objections", |reader, at| {
            let members = at.object(&["player", "round", "word", "upheld", "reason"])?;
            let player = reader.known_player(&members.required("player")?)?;
            let round = reader.round_number(&members.required("round")?)?;
            let word = reader.word(&members.required("word")?, rack(round).as_ref())?;
            let upheld = members.required("upheld")?.boolean()?;
            let outcome = if upheld { Outcome::Upheld } else { Outcome::Dismissed };
            Ok(ObjectionEntry { player, round, word, outcome, reason: reason(&members)? })
        })
    }

    pub(super) fn list<T>(
        &mut self,
        at: &At<'_>,
        mut item: impl FnMut(&mut Self, &At<'_>) -> Result<T, Wrong>,
    ) -> Result<Vec<T>, Wrong> {
        at.list()?.map(|at| item(self, &at)).collect()
    }

    pub(super) fn optional_list<T>(
        &mut self,
        members: &Members<'_>,
        key: &'static str,
        item: impl FnMut(&mut Self, &At<'_>) -> Result<T, Wrong>,
    ) -> Result<Vec<T>, Wrong> {
        Ok(members.optional(key, |at| self.list(&at, item))?.unwrap_or_default())
    }

    pub(super) fn player_number(&self, at: &At<'_>) -> Result<PlayerId, Wrong> {
        let number = at.whole(1, self.most_players)?;
        Ok(PlayerId::new(number).unwrap_or(PlayerId::FIRST))
    }

    pub(super) fn known_player(&self, at: &At<'_>) -> Result<PlayerId, Wrong> {
        let player = self.player_number(at)?;
        if self.players.contains(&player) {
            Ok(player)
        } else {
            Err(at.wrong(Fault::UnknownPlayer { player }))
        }
    }

    pub(super) fn round_number(&self, at: &At<'_>) -> Result<RoundNo, Wrong> {
        let number = at.whole(1, u32::from(self.last.get()))?;
        Ok(u8::try_from(number).ok().and_then(RoundNo::new).unwrap_or(RoundNo::FIRST))
    }

    /// A word as written, unreadable letters allowed.
    pub(super) fn written(&mut self, at: &At<'_>, rack: Option<&Tiles>) -> Result<Written, Wrong> {
        let text = at.text()?;
        let reading = self
            .language
            .alphabet()
            .read(text, rack)
            .map_err(|why| at.wrong(Fault::NotAWord { text: quoted(text), why }))?;
        if let Some(recovery) = reading.recovery {
            self.warnings.push(Warning::Recovered {
                path: at.path.to_string(),
                text: quoted(text),
                word: quoted(&reading.written.to_string()),
                recovery,
                otherwise: reading.otherwise.map(|other| quoted(&other.to_string())),
            });
        }
        Ok(reading.written)
    }

    /// A word of which every letter is known.
    pub(super) fn word(&mut self, at: &At<'_>, rack: Option<&Tiles>) -> Result<Word, Wrong> {
        match self.written(at, rack)? {
            Written::Word(word) => Ok(word),
            Written::Illegible(_) => Err(at.wrong(Fault::UnknownLetter)),
        }
    }
}

pub(super) fn digest(at: &At<'_>) -> Result<Option<Digest>, Wrong> {
    match at.text()? {
        "" => Ok(None),
        text => {
            let digest = text.to_ascii_lowercase().parse::<Digest>();
            digest.map(Some).map_err(|_| at.wrong(Fault::NotADigest))
        }
    }
}

/// One line of text: a name or a title.
pub(super) fn line_of(at: &At<'_>, kind: TextKind) -> Result<String, Wrong> {
    let text = at.text()?;
    check(text, kind).map_err(|why| at.wrong(Fault::UnfitText(why)))?;
    Ok(text.to_owned())
}

pub(super) fn line<'a>(
    members: &Members<'a>,
    key: &'a str,
    kind: TextKind,
) -> Result<String, Wrong> {
    Ok(members.optional(key, |at| line_of(&at, kind))?.unwrap_or_default())
}

/// A reason may have several lines.
pub(super) fn reason(members: &Members<'_>) -> Result<String, Wrong> {
    line(members, "reason", TextKind::Reason)
}

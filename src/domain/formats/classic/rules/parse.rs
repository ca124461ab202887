//! Rules from the text of a rules file, or the line that is wrong and why.

use serde::Deserialize;
use toml::Spanned;

use super::{
    After, Allowed, Average, BlankIs, Bye, Challenge, Clock, ClockMode, Ends, Kind, Layer, NAME,
    Outcome, Overtime, Rules, Run, RunEnd, Senyors, Starter, Swiss, System, Team, Tie, TieBreak,
};
use crate::domain::board::Scoring;
use crate::domain::board::set::{BadLine, BadSet, BoardLines, JokerLines, LetterLines, Lines};
use crate::domain::letters::WordLanguage;

/// What is wrong in a rules file; lines count from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {wrong}")]
pub struct RulesError {
    /// Where.
    pub line: usize,
    /// What.
    pub wrong: Wrong,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Wrong {
    /// Something that is wrong in the rules of any format on a board.
    #[error("{0}")]
    Set(BadSet),
    /// No language of words.
    #[error("no language of words: {0:?}")]
    Language(String),
    /// A key that this needs.
    #[error("the key {0:?} is missing")]
    KeyMissing(&'static str),
    /// A key that this cannot have.
    #[error("the key {0:?} has no place here")]
    KeyNotHere(&'static str),
    /// The same value twice in a list, or none in it.
    #[error("the list is empty, or has the same value twice")]
    NotASet,
    /// Seats that no game of these rules has.
    #[error("no game has {0} seats")]
    Seats(u8),
    /// Other tables than fours and threes.
    #[error("tables can be drawn of four and three seats only")]
    Tables,
}

impl From<BadLine> for RulesError {
    fn from(BadLine { line, wrong }: BadLine) -> Self {
        Self { line, wrong: Wrong::Set(wrong) }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    id: Spanned<String>,
    format: Spanned<String>,
    name: String,
    language: Spanned<String>,
    game: GameLines,
    ends: EndsLines,
    challenge: ChallengeLines,
    clocks: Vec<Spanned<ClockLines>>,
    competition: CompetitionLines,
    board: BoardLines,
    letters: LetterLines,
    joker: JokerLines,
}

type Number = Spanned<i64>;
type Numbers = Spanned<Vec<Number>>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GameLines {
    seats: Numbers,
    rack: Number,
    first_play: Number,
    bonus: BonusLines,
    exchange_bag: Number,
    senyors: Senyors,
    blank: BlankIs,
    axis: Spanned<String>,
    starter: Starter,
    blank_in_lots: Spanned<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BonusLines {
    tiles: Number,
    points: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EndsLines {
    out: bool,
    blocked: bool,
    finisher_gains: bool,
    #[serde(default)]
    runs: Vec<RunLines>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RunLines {
    end: RunEnd,
    each: Number,
    counts: Spanned<Vec<Outcome>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ChallengeLines {
    unit: Challenge,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum ClockName {
    Turn,
    Chess,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum AfterName {
    Overtime,
    NoMoves,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ClockLines {
    mode: ClockName,
    turn_s: Option<Number>,
    game_s: Option<Number>,
    main_s: Option<Number>,
    after: Option<Spanned<AfterName>>,
    price: Option<Number>,
    unit_s: Option<Number>,
    limit_s: Option<Number>,
    alerts_s: Vec<Number>,
    seats: Numbers,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum KindName {
    Average,
    Swiss,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
enum TeamName {
    Pair,
    School,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ByeLines {
    halves: Number,
    scored: Number,
    conceded: Number,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CompetitionLines {
    kind: Spanned<KindName>,
    rounds: Number,
    round_s: Number,
    #[serde(default)]
    round_alerts_s: Vec<Number>,
    counted_seats: Option<Numbers>,
    tables: Option<Numbers>,
    minimum_games: Option<Number>,
    system: Option<Spanned<System>>,
    layers: Option<Spanned<Vec<Layer>>>,
    tie: Option<Spanned<Tie>>,
    win: Option<Number>,
    draw: Option<Number>,
    bye: Option<Spanned<ByeLines>>,
    tie_break: Option<Spanned<Vec<TieBreak>>>,
    team: Option<Spanned<TeamName>>,
    team_best: Option<Number>,
    team_size: Option<Number>,
    programmed_games: Option<Number>,
}

/// The longest time, in seconds.
const LONGEST_S: i64 = 7200;

impl Rules {
    /// Rules from the text of a rules file.
    ///
    /// # Errors
    /// [`RulesError`], with the line.
    pub fn parse(text: &str) -> Result<Self, RulesError> {
        let (lines, file) = Lines::read::<File>(text)?;
        let read = Reader(lines);
        lines.named(&file.format, NAME)?;
        lines.named(&file.game.axis, "gcg")?;
        lines.named(&file.game.blank_in_lots, "before_a")?;
        let code = file.language.get_ref();
        let language = code
            .parse::<WordLanguage>()
            .map_err(|_| read.wrong(&file.language, Wrong::Language(code.clone())))?;
        if file.id.get_ref().trim().is_empty() {
            return Err(read.wrong(&file.id, Wrong::KeyMissing("id")));
        }
        let game = &file.game;
        let seats = read.seats(&game.seats, None)?;
        let rack = lines.in_range::<usize>(&game.rack, 2, 15)?;
        let set = lines.tiles(language.alphabet(), &file.letters, &file.joker)?;
        let needed = rack * usize::from(seats.iter().copied().max().unwrap_or_default());
        if set.tiles.len() < needed {
            let wrong = Wrong::Set(BadSet::TooFewTiles { tiles: set.tiles.len() });
            return Err(read.wrong(&game.rack, wrong));
        }
        let scoring = Scoring {
            premiums: lines.premiums(&file.board)?,
            values: set.values,
            rack: lines.in_range(&game.bonus.tiles, 1, 15)?,
            bonus: lines.in_range(&game.bonus.points, 0, 999)?,
        };
        let clocks = file.clocks.iter().map(|clock| read.clock(clock, &seats));
        let clocks = clocks.collect::<Result<_, _>>()?;
        let competition = &file.competition;
        let kind = match competition.kind.get_ref() {
            KindName::Average => Kind::Average(read.average(competition, &seats)?),
            KindName::Swiss => Kind::Swiss(read.swiss(competition, &seats)?),
        };
        Ok(Self {
            text: text.to_owned(),
            first_play: lines.in_range(&game.first_play, 1, 7)?,
            exchange_bag: lines.in_range(&game.exchange_bag, 0, 99)?,
            senyors: game.senyors,
            blank: game.blank,
            starter: game.starter,
            ends: read.ends(&file.ends)?,
            challenge: file.challenge.unit,
            rounds: lines.in_range(&competition.rounds, 1, 99)?,
            round_s: lines.in_range(&competition.round_s, 0, LONGEST_S)?,
            round_alerts_s: read.times(&competition.round_alerts_s)?,
            id: file.id.into_inner(),
            name: file.name,
            language,
            seats,
            set,
            scoring,
            rack,
            clocks,
            kind,
        })
    }
}

/// Reads what is classic's own, knowing the lines.
#[derive(Clone, Copy)]
struct Reader<'a>(Lines<'a>);

impl Reader<'_> {
    fn wrong<T>(self, at: &Spanned<T>, wrong: Wrong) -> RulesError {
        RulesError { line: self.0.of(&at.span()), wrong }
    }

    /// A list of different values, one at least.
    fn set<T: PartialEq + Clone>(self, list: &Spanned<Vec<T>>) -> Result<Vec<T>, RulesError> {
        let values = list.get_ref();
        let twice = values
            .iter()
            .enumerate()
            .any(|(at, value)| values.iter().take(at).any(|it| it == value));
        if values.is_empty() || twice {
            return Err(self.wrong(list, Wrong::NotASet));
        }
        Ok(values.clone())
    }

    /// Numbers of seats, of those that games may have.
    fn seats(self, list: &Numbers, among: Option<&[u8]>) -> Result<Vec<u8>, RulesError> {
        let mut seats: Vec<u8> = Vec::new();
        for number in list.get_ref() {
            let count = self.0.in_range(number, 2, 4)?;
            if among.is_some_and(|among| !among.contains(&count)) {
                return Err(self.wrong(number, Wrong::Seats(count)));
            }
            if seats.contains(&count) {
                return Err(self.wrong(number, Wrong::NotASet));
            }
            seats.push(count);
        }
        if seats.is_empty() { Err(self.wrong(list, Wrong::NotASet)) } else { Ok(seats) }
    }

    fn times(self, list: &[Number]) -> Result<Vec<u32>, RulesError> {
        let times = list.iter().map(|time| self.0.in_range(time, 1, LONGEST_S));
        Ok(times.collect::<Result<_, _>>()?)
    }

    fn ends(self, file: &EndsLines) -> Result<Ends, RulesError> {
        let runs = file.runs.iter().map(|run| {
            let each = self.0.in_range(&run.each, 1, 9)?;
            Ok::<_, RulesError>(Run { end: run.end, each, counts: self.set(&run.counts)? })
        });
        Ok(Ends {
            out: Allowed::of(file.out),
            blocked: Allowed::of(file.blocked),
            finisher_gains: Allowed::of(file.finisher_gains),
            runs: runs.collect::<Result<_, _>>()?,
        })
    }

    /// A key that must be there.
    fn needed<'f, W, T>(
        self,
        whose: &Spanned<W>,
        key: &'static str,
        value: Option<&'f T>,
    ) -> Result<&'f T, RulesError> {
        value.ok_or_else(|| self.wrong(whose, Wrong::KeyMissing(key)))
    }

    /// A key that must not be there.
    fn absent<T>(self, key: &'static str, value: Option<&Spanned<T>>) -> Result<(), RulesError> {
        value.map_or(Ok(()), |value| Err(self.wrong(value, Wrong::KeyNotHere(key))))
    }

    fn clock(self, line: &Spanned<ClockLines>, seats: &[u8]) -> Result<Clock, RulesError> {
        let file = line.get_ref();
        let time = |key, value: &Option<Number>, least| {
            Ok::<u32, RulesError>(self.0.in_range(
                self.needed(line, key, value.as_ref())?,
                least,
                LONGEST_S,
            )?)
        };
        let mode = match file.mode {
            ClockName::Turn => {
                for (key, value) in [
                    ("main_s", &file.main_s),
                    ("price", &file.price),
                    ("unit_s", &file.unit_s),
                    ("limit_s", &file.limit_s),
                ] {
                    self.absent(key, value.as_ref())?;
                }
                self.absent("after", file.after.as_ref())?;
                ClockMode::Turn {
                    turn_s: time("turn_s", &file.turn_s, 1)?,
                    game_s: time("game_s", &file.game_s, 0)?,
                }
            }
            ClockName::Chess => {
                for (key, value) in [("turn_s", &file.turn_s), ("game_s", &file.game_s)] {
                    self.absent(key, value.as_ref())?;
                }
                let price = self.needed(line, "price", file.price.as_ref())?;
                let overtime = Overtime {
                    price: self.0.in_range(price, 0, 999)?,
                    unit_s: time("unit_s", &file.unit_s, 1)?,
                    limit_s: time("limit_s", &file.limit_s, 0)?,
                };
                let after = self.needed(line, "after", file.after.as_ref())?;
                let after = match after.get_ref() {
                    AfterName::Overtime => After::Overtime(overtime),
                    AfterName::NoMoves => After::NoMoves,
                };
                ClockMode::Chess { main_s: time("main_s", &file.main_s, 1)?, after }
            }
        };
        let own = self.seats(&file.seats, Some(seats))?;
        Ok(Clock { mode, alerts_s: self.times(&file.alerts_s)?, seats: own })
    }

    fn average(self, file: &CompetitionLines, seats: &[u8]) -> Result<Average, RulesError> {
        self.absent("system", file.system.as_ref())?;
        self.absent("layers", file.layers.as_ref())?;
        self.absent("tie", file.tie.as_ref())?;
        self.absent("bye", file.bye.as_ref())?;
        self.absent("tie_break", file.tie_break.as_ref())?;
        self.absent("team", file.team.as_ref())?;
        let numbers = [
            ("win", &file.win),
            ("draw", &file.draw),
            ("team_best", &file.team_best),
            ("team_size", &file.team_size),
            ("programmed_games", &file.programmed_games),
        ];
        for (key, value) in numbers {
            self.absent(key, value.as_ref())?;
        }
        let kind = &file.kind;
        let tables = self.needed(kind, "tables", file.tables.as_ref())?;
        if self.seats(tables, Some(seats))? != [4, 3] {
            return Err(self.wrong(tables, Wrong::Tables));
        }
        let counted = self.needed(kind, "counted_seats", file.counted_seats.as_ref())?;
        let least = self.needed(kind, "minimum_games", file.minimum_games.as_ref())?;
        Ok(Average {
            counted_seats: self.seats(counted, Some(seats))?,
            minimum_games: self.0.in_range(least, 1, 99)?,
        })
    }

    fn swiss(self, file: &CompetitionLines, seats: &[u8]) -> Result<Swiss, RulesError> {
        let kind = &file.kind;
        self.absent("counted_seats", file.counted_seats.as_ref())?;
        self.absent("tables", file.tables.as_ref())?;
        self.absent("minimum_games", file.minimum_games.as_ref())?;
        if !seats.contains(&2) {
            return Err(self.wrong(kind, Wrong::Seats(2)));
        }
        let bye = self.needed(kind, "bye", file.bye.as_ref())?.get_ref();
        let halves = |key, value: &Option<Number>| {
            Ok::<u32, RulesError>(self.0.in_range(self.needed(kind, key, value.as_ref())?, 0, 9)?)
        };
        let breaks = self.needed(kind, "tie_break", file.tie_break.as_ref())?;
        Ok(Swiss {
            system: *self.needed(kind, "system", file.system.as_ref())?.get_ref(),
            layers: self.set(self.needed(kind, "layers", file.layers.as_ref())?)?,
            tie: *self.needed(kind, "tie", file.tie.as_ref())?.get_ref(),
            win: halves("win", &file.win)?,
            draw: halves("draw", &file.draw)?,
            bye: Bye {
                halves: self.0.in_range(&bye.halves, 0, 9)?,
                scored: self.0.in_range(&bye.scored, 0, 9999)?,
                conceded: self.0.in_range(&bye.conceded, 0, 9999)?,
            },
            tie_break: self.set(breaks)?,
            team: self.team(file)?,
            programmed_games: file
                .programmed_games
                .as_ref()
                .map_or(Ok(0), |number| self.0.in_range(number, 0, 9999))?,
        })
    }

    fn team(self, file: &CompetitionLines) -> Result<Option<Team>, RulesError> {
        let (best, size) = (file.team_best.as_ref(), file.team_size.as_ref());
        let Some(team) = &file.team else {
            self.absent("team_best", best)?;
            self.absent("team_size", size)?;
            return Ok(None);
        };
        Ok(Some(match team.get_ref() {
            TeamName::Pair => {
                self.absent("team_size", size)?;
                let best = self.0.in_range(self.needed(team, "team_best", best)?, 1, 99)?;
                Team::Pair { best }
            }
            TeamName::School => {
                self.absent("team_best", best)?;
                let size = self.0.in_range(self.needed(team, "team_size", size)?, 1, 99)?;
                Team::School { size }
            }
        }))
    }
}

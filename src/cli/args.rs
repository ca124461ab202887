//! The grammar of the command line. The help texts are in the language files, and are filled in only
//! when somebody asks for them.

pub(super) mod demo;
mod documents;
pub(super) mod hub;
pub(super) mod invited;
pub(super) mod joint;
mod pictures;
mod published;

use std::net::{Ipv4Addr, SocketAddrV4};
use std::path::PathBuf;

use clap::builder::styling::Styles;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};

use crate::domain::formats::MOST_ROUNDS;
use crate::language::{Language, tr};
use crate::print::documents::Document;
use crate::text;

pub(super) use published::penalised;

pub(super) const FILE: &str = "FILE.eforos";
pub(super) const IN: &str = "IN.json";
pub(super) const LIST: &str = "LIST";
pub(super) const OUT: &str = "OUT";
pub(super) const LETTERS: &str = "LETTERS";
pub(super) const LANGUAGE: &str = "language";
pub(super) const WORD: &str = "WORD";
pub(super) const DOCUMENT: &str = "DOCUMENT";
pub(super) const FOLDER: &str = "FOLDER";
pub(super) const ROUND: &str = "round";
pub(super) const TURN: &str = "turn";
pub(super) const PLAYER: &str = "player";
pub(super) const TABLE: &str = "table";
pub(super) const TEAM: &str = "team";
pub(super) const HTML: &str = "html";
pub(super) const NAMES: &str = "names";
pub(super) const UNNAMED: &str = "unnamed";
pub(super) const NAMED: &str = "named";
pub(super) const ORDER: &str = "order";
pub(super) const PAPER: &str = "paper";
pub(super) const BLANK: &str = "blank";
pub(super) const BACKS: &str = "backs";
pub(super) const FORCE: &str = "force";
pub(super) const TEMPLATES: &str = "templates";
pub(super) const WRITE_TEMPLATE: &str = "write-template";
pub(super) const HEAD: &str = "head";
pub(super) const EVENTS: &str = "events";
pub(super) const PLAY: &str = "play";
pub(super) const RULES: &str = "rules";
pub(super) const ADDRESS: &str = "address";
pub(super) const PORTS: &str = "ports";
pub(super) const AS: &str = "as";
pub(super) const INVITE: &str = "invite";
pub(super) const ADMIT: &str = "admit";
pub(super) const CERT: &str = "cert";
pub(super) const KEY: &str = "key";
pub(super) const PICTURE: &str = "PICTURE";
pub(super) const ASSIGN: &str = "assign";
pub(super) const QUARTERS: &str = "turn";
pub(super) const DISCARD: &str = "discard";
pub(super) const DELETE: &str = "delete";
pub(super) const REASON: &str = "reason";
/// The two ways of letting in.
pub(super) const BY_HAND: &str = "ask";
pub(super) const BY_PIN: &str = "pin";
pub(super) const SEASON: &str = "SEASON";

/// The largest rehearsal: more players than a hall holds.
pub(super) const MOST_PLAYERS: i64 = 500;

/// The most blank sheets that are printed at once.
const MOST_BLANK: i64 = 2000;

/// Fills in help texts, or leaves them out.
#[derive(Clone, Copy)]
struct Texts(Option<Language>);

impl Texts {
    fn say(self, key: &'static str) -> String {
        self.0.map(|language| tr(language, key)).unwrap_or_default()
    }

    fn command(self, name: &'static str, usage: &'static str, about: &'static str) -> Command {
        let template = format!(
            "{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}{{after-help}}",
            self.say("cli-help-usage")
        );
        let help = Arg::new("help").long("help").short('h').action(ArgAction::Help);
        Command::new(name)
            .about(self.say(about))
            .override_usage(usage)
            .help_template(template)
            .disable_help_flag(true)
            .disable_help_subcommand(true)
            .styles(Styles::plain())
            .next_help_heading(self.say("cli-help-options"))
            .arg(help.help(self.say("cli-arg-help")))
    }

    fn positional(self, name: &'static str, help: &'static str) -> Arg {
        let heading = self.say("cli-help-arguments");
        Arg::new(name).value_name(name).help(self.say(help)).help_heading(heading).required(true)
    }

    fn path(self, name: &'static str, help: &'static str) -> Arg {
        self.positional(name, help).value_parser(value_parser!(PathBuf))
    }

    fn option(self, name: &'static str, value: &'static str, help: &'static str) -> Arg {
        Arg::new(name).long(name).value_name(value).help(self.say(help))
    }

    fn flag(self, name: &'static str, help: &'static str) -> Arg {
        Arg::new(name).long(name).action(ArgAction::SetTrue).help(self.say(help))
    }

    fn list(self) -> Arg {
        self.option("lexicon", LIST, "cli-arg-lexicon").value_parser(value_parser!(PathBuf))
    }

    /// The language of words; the program's own too, where it speaks it.
    fn words(self) -> Arg {
        self.option(LANGUAGE, "el|ro|ca|pl", "cli-arg-words-language")
            .value_parser(Language::ALL.map(Language::code))
            .hide_possible_values(true)
    }

    fn authority(self) -> Arg {
        self.option("authority", "authoritative|reference|closed", "cli-arg-authority")
            .value_parser(["authoritative", "reference", "closed"])
            .hide_possible_values(true)
    }

    fn json(self) -> Arg {
        self.flag("json", "cli-arg-json")
    }

    fn csv(self) -> Arg {
        self.flag("csv", "cli-arg-csv").conflicts_with("json")
    }

    /// The rules that the program has of its own, by name.
    fn rules(self) -> Arg {
        const OWN: [&str; 5] =
            ["osth-2019", "ro-duplicate-2007", "ca-cusca-molins", "ca-llisca", "pl-pinczow-2016"];
        let names = OWN.join(", ");
        let help = self.0.map(|language| text!(language, "cli-arg-rules", names = names));
        let named = Arg::new(RULES).long(RULES).value_name("ID").help(help.unwrap_or_default());
        named.value_parser(OWN).hide_possible_values(true)
    }

    /// Rules of classic games: the program's own by name, or a club's file.
    fn classic_rules(self) -> Arg {
        self.option(RULES, "ID", "cli-arg-rule-set")
    }

    /// A club's own rules, in a file.
    fn rules_file(self) -> Arg {
        self.option(RULES, "FILE", "cli-arg-rules-file").value_parser(value_parser!(PathBuf))
    }

    fn seed(self) -> Arg {
        self.option("seed", "HEX64", "cli-arg-seed")
    }

    fn templates(self) -> Arg {
        let parser = value_parser!(PathBuf);
        self.option(TEMPLATES, FOLDER, "cli-arg-templates").value_parser(parser)
    }

    fn round(self, name: &'static str, help: &'static str) -> Arg {
        let range = value_parser!(u8).range(1..=i64::from(MOST_ROUNDS));
        self.option(name, "ROUND", help).value_parser(range)
    }
}

/// By which of its two names the round of a document was asked for: where one plays turns, a round is a turn.
pub(super) fn round_or_turn(asked: &ArgMatches) -> &'static str {
    if asked.contains_id(TURN) { TURN } else { ROUND }
}

/// The whole command line, with help texts in a language or without any.
pub(super) fn command(language: Option<Language>) -> Command {
    let t = Texts(language);
    t.command("eforos", "eforos [FILE.eforos]\n       eforos COMMAND …", "cli-about")
        .version(env!("CARGO_PKG_VERSION"))
        .disable_version_flag(true)
        .subcommand_help_heading(t.say("cli-help-commands"))
        .subcommand_value_name("COMMAND")
        .arg(t.path(FILE, "cli-arg-open").required(false))
        .arg(
            t.option(LANGUAGE, "el|en|ro|ca|pl", "cli-arg-language")
                .value_parser(Language::ALL.map(Language::code))
                .hide_possible_values(true)
                .global(true),
        )
        .arg(t.flag("version", "cli-arg-version").short('V').action(ArgAction::Version))
        .after_help(t.say("cli-after"))
        .subcommand(grade(t))
        .subcommand(pair(t))
        .subcommand(season(t))
        .subcommand(top(t))
        .subcommand(draw(t))
        .subcommand(rack(t))
        .subcommand(check(t))
        .subcommand(gcg(t))
        .subcommand(lexicon(t))
        .subcommand(import(t))
        .subcommand(published::export(t))
        .subcommand(standings(t))
        .subcommand(print(t))
        .subcommand(published::archive(t))
        .subcommand(log(t))
        .subcommand(verify(t))
        .subcommand(demo::demo(t))
        .subcommand(pictures::pictures(t))
        .subcommand(serve(t))
        .subcommand(hub::hub(t))
        .subcommand(joint::joint(t))
        .subcommand(joint::sync(t))
        .subcommand(manual(t))
}

fn grade(t: Texts) -> Command {
    let usage = "eforos grade IN.json [--lexicon LIST] [--authority authoritative|reference|closed] [--rules FILE] [--json|--csv|--html [--names]]";
    let html = t.flag(HTML, "cli-arg-html").conflicts_with_all(["json", "csv"]);
    let names = t.flag(NAMES, "cli-arg-pupils").requires(HTML);
    t.command("grade", usage, "cli-grade")
        .arg(t.path(IN, "cli-arg-in"))
        .args([t.list(), t.authority(), t.rules_file(), t.json(), t.csv(), html, names])
        .after_help(t.say("cli-grade-after"))
}

fn pair(t: Texts) -> Command {
    let usage = "eforos pair IN.json [--round N] [--system SYSTEM] [--seed HEX64 [--hall TEXT]] [--rules FILE] [--json]";
    let systems = ["tables", "swiss", "rank_pairs", "round_robin", "manual"];
    t.command("pair", usage, "cli-pair").arg(t.path(IN, "cli-arg-pair-in")).args([
        t.round(ROUND, "cli-arg-pair-round"),
        t.option("system", "SYSTEM", "cli-arg-system").value_parser(systems),
        t.option("seed", "HEX64", "cli-arg-pair-seed"),
        t.option("hall", "TEXT", "cli-arg-hall").requires("seed"),
        t.rules_file(),
        t.json(),
    ])
}

fn season(t: Texts) -> Command {
    let games =
        |name, help| t.option(name, "N", help).value_parser(value_parser!(u32).range(0..=9999));
    let usage = "eforos season SEASON add FILE… [--title T] [--minimum-games N] [--programmed-games N] [--same KEY=KEY] [--rules FILE] [--replace] [--provisional]";
    let add = t
        .command("add", usage, "cli-season-add")
        .arg(
            t.path(DOCUMENT, "cli-arg-season-files")
                .value_name("FILE")
                .num_args(0..)
                .required(false),
        )
        .args([
            t.option("title", "T", "cli-arg-season-title"),
            games("minimum-games", "cli-arg-minimum-games"),
            games("programmed-games", "cli-arg-programmed-games"),
            t.option("same", "KEY=KEY", "cli-arg-same").action(ArgAction::Append),
            t.rules_file(),
            t.flag("replace", "cli-arg-replace"),
            t.flag("provisional", "cli-arg-provisional"),
        ]);
    let usage =
        "eforos season SEASON [--json|--csv] [-o OUT.pdf]\n       eforos season SEASON add FILE…";
    let out = Arg::new(OUT).short('o').long("output").value_name("OUT.pdf");
    let out = out.value_parser(value_parser!(PathBuf)).conflicts_with_all(["json", "csv"]);
    t.command("season", usage, "cli-season")
        .subcommand_help_heading(t.say("cli-help-commands"))
        .arg(t.path(SEASON, "cli-arg-season"))
        .args([t.json(), t.csv(), out.help(t.say("cli-arg-out-pdf"))])
        .subcommand(add)
}

fn top(t: Texts) -> Command {
    let usage = "eforos top IN.json [--turn N] [--lexicon LIST] [-n COUNT] [--json]\n       eforos top [--board PLAYS] --rack LETTERS [--lexicon LIST] [-n COUNT] [--json]";
    let turn = t.option("turn", "N", "cli-arg-turn").value_parser(value_parser!(u8).range(1..));
    let count =
        t.option("count", "COUNT", "cli-arg-most").short('n').value_parser(value_parser!(usize));
    t.command("top", usage, "cli-top")
        .arg(t.path(IN, "cli-arg-top-in").required(false))
        .args([
            turn,
            t.option("board", "PLAYS", "cli-arg-board"),
            t.option("rack", LETTERS, "cli-arg-rack"),
        ])
        .args([t.list(), count, t.json()])
}

fn draw(t: Texts) -> Command {
    let usage = "eforos draw [--rules ID] [--seed HEX64] [--hall TEXT] [--count N] [--json]";
    let count = t.option("count", "N", "cli-arg-count").value_parser(value_parser!(u64).range(1..));
    t.command("draw", usage, "cli-draw")
        .args([t.rules(), t.seed(), t.option("hall", "TEXT", "cli-arg-hall"), count, t.json()])
        .after_help(t.say("cli-draw-after"))
}

fn rack(t: Texts) -> Command {
    let usage = "eforos rack LETTERS [--language el|ro|ca|pl] [--lexicon LIST] [--json]";
    t.command("rack", usage, "cli-rack").arg(t.positional(LETTERS, "cli-arg-letters")).args([
        t.words(),
        t.list(),
        t.json(),
    ])
}

fn check(t: Texts) -> Command {
    let usage = "eforos check WORD… [--language el|ro|ca|pl] [--lexicon LIST] [--json]\n       eforos check WORD… --rules ID [--play] [--lexicon LIST] [--json]";
    t.command("check", usage, "cli-check")
        .arg(t.positional(WORD, "cli-arg-word").num_args(1..))
        .args([t.words(), t.classic_rules(), t.flag(PLAY, "cli-arg-play").requires(RULES)])
        .args([t.list(), t.json()])
}

fn gcg(t: Texts) -> Command {
    t.command("gcg", "eforos gcg IN.gcg --rules ID [--json]", "cli-gcg")
        .arg(t.path(IN, "cli-arg-gcg-in").value_name("IN.gcg"))
        .args([t.classic_rules().required(true), t.json()])
        .after_help(t.say("cli-gcg-after"))
}

fn lexicon(t: Texts) -> Command {
    let usage = "eforos lexicon info [LIST] [--language el|ro|ca|pl] [--json]";
    let info = t
        .command("info", usage, "cli-lexicon-info")
        .arg(t.path(LIST, "cli-arg-list").required(false))
        .args([t.words(), t.json()]);
    let usage = "eforos lexicon build LIST… -o OUT --name N --edition E [--language el|ro|ca|pl] [--authority authoritative|reference|closed] [--force]";
    let out = Arg::new(OUT).short('o').long("output").value_name(OUT).required(true);
    let build = t
        .command("build", usage, "cli-lexicon-build")
        .arg(t.path(LIST, "cli-arg-lists").num_args(1..))
        .arg(out.value_parser(value_parser!(PathBuf)).help(t.say("cli-arg-out-list")))
        .arg(t.option("name", "N", "cli-arg-name").required(true))
        .arg(t.option("edition", "E", "cli-arg-edition").required(true))
        .args([t.words(), t.authority()])
        .arg(t.flag(FORCE, "cli-arg-force"));
    t.command("lexicon", "eforos lexicon info|build …", "cli-lexicon")
        .subcommand_required(true)
        .subcommand_help_heading(t.say("cli-help-commands"))
        .subcommand(info)
        .subcommand(build)
}

fn import(t: Texts) -> Command {
    t.command(
        "import",
        "eforos import IN.json FILE.eforos [--lexicon LIST] [--rules FILE]",
        "cli-import",
    )
    .arg(t.path(IN, "cli-arg-in").display_order(1))
    .arg(t.path(FILE, "cli-arg-new").display_order(2))
    .args([t.list(), t.rules_file()])
    .after_help(t.say("cli-import-after"))
}

fn standings(t: Texts) -> Command {
    let usage = "eforos standings FILE.eforos [--after ROUND] [--json|--csv]";
    t.command("standings", usage, "cli-standings").arg(t.path(FILE, "cli-arg-file")).args([
        t.round("after", "cli-arg-after"),
        t.json(),
        t.csv(),
    ])
}

fn print(t: Texts) -> Command {
    let usage = "eforos print FILE.eforos|IN.json DOCUMENT… -o OUT.pdf [--round ROUND|--turn TURN] [--player PLAYER] [--table N] [--team N] [--order round|player] [--paper a5|a4] [--backs white|printed] [--blank N] [--address IP:PORT] [--rules FILE] [--templates FOLDER]\n       eforos print --write-template NAME.toml";
    let out = Arg::new(OUT).short('o').long("output").value_name("OUT.pdf");
    let out = out.required_unless_present(WRITE_TEMPLATE);
    let one_of = |name, values: [&'static str; 2], shown, help| {
        t.option(name, shown, help).value_parser(values).hide_possible_values(true)
    };
    t.command("print", usage, "cli-print")
        .arg(
            t.path(FILE, "cli-arg-file")
                .display_order(1)
                .required(false)
                .required_unless_present(WRITE_TEMPLATE),
        )
        .arg(
            t.positional(DOCUMENT, "cli-arg-documents")
                .required(false)
                .required_unless_present(WRITE_TEMPLATE)
                .display_order(2)
                .num_args(1..)
                .value_parser(Document::every().map(Document::code).collect::<Vec<_>>())
                .hide_possible_values(true),
        )
        .arg(out.value_parser(value_parser!(PathBuf)).help(t.say("cli-arg-out-pdf")))
        .args([
            t.round(ROUND, "cli-arg-of-round"),
            t.round(TURN, "cli-arg-of-turn").value_name("TURN").conflicts_with(ROUND),
            t.option(PLAYER, "PLAYER", "cli-arg-of-player"),
            t.option(TABLE, "N", "cli-arg-of-table")
                .value_parser(value_parser!(u16).range(1..=999)),
            t.option(TEAM, "N", "cli-arg-of-team").value_parser(value_parser!(u32).range(1..)),
            t.rules_file(),
            one_of(ORDER, ["round", "player"], "round|player", "cli-arg-order"),
            one_of(PAPER, ["a5", "a4"], "a5|a4", "cli-arg-paper"),
            one_of(BACKS, ["white", "printed"], "white|printed", "cli-arg-backs"),
            t.option(BLANK, "N", "cli-arg-blank")
                .value_parser(value_parser!(u16).range(1..=MOST_BLANK)),
            t.option(ADDRESS, "IP:PORT", "cli-arg-hall-address")
                .value_parser(value_parser!(SocketAddrV4)),
            t.templates(),
            t.option(WRITE_TEMPLATE, "NAME.toml", "cli-arg-write-template")
                .value_parser(value_parser!(PathBuf))
                .conflicts_with_all([FILE, DOCUMENT, OUT]),
        ])
        .after_help(t.0.map(documents::after).unwrap_or_default())
}

fn log(t: Texts) -> Command {
    t.command("log", "eforos log FILE.eforos [--json]", "cli-log")
        .args([t.path(FILE, "cli-arg-file"), t.json()])
}

fn verify(t: Texts) -> Command {
    let usage = "eforos verify FILE.eforos [--head CODE|HASH] [--events N]";
    let events = t
        .option(EVENTS, "N", "cli-arg-events")
        .value_parser(value_parser!(u64).range(1..))
        .requires(HEAD);
    t.command("verify", usage, "cli-verify")
        .arg(t.path(FILE, "cli-arg-file"))
        .args([t.option(HEAD, "CODE|HASH", "cli-arg-head"), events])
        .after_help(t.say("cli-verify-after"))
}

fn serve(t: Texts) -> Command {
    let usage = "eforos serve FILE.eforos [--address IP] [--ports N] [--as NAME] [--admit ask|pin] [--invite assistant=N,jury=N,screen=N] [--cert FILE --key FILE] [--json]";
    let ports = value_parser!(u16).range(1024..=65_000);
    t.command("serve", usage, "cli-serve")
        .arg(t.path(FILE, "cli-arg-file"))
        .args([
            t.option(ADDRESS, "IP", "cli-arg-address").value_parser(value_parser!(Ipv4Addr)),
            t.option(PORTS, "N", "cli-arg-ports").value_parser(ports),
            t.option(AS, "NAME", "cli-arg-as"),
            t.option(ADMIT, "ask|pin", "cli-arg-admit").value_parser([BY_HAND, BY_PIN]),
            t.option(INVITE, "assistant=N,jury=N,screen=N", "cli-arg-invite")
                .value_parser(invited::invited),
            t.option(CERT, "FILE", "cli-arg-cert")
                .value_parser(value_parser!(PathBuf))
                .requires(KEY),
            t.option(KEY, "FILE", "cli-arg-key")
                .value_parser(value_parser!(PathBuf))
                .requires(CERT),
            t.json(),
        ])
        .after_help(t.say("cli-serve-after"))
}

/// For whoever makes a package; hidden, as it is nothing that a club asks for.
fn manual(t: Texts) -> Command {
    t.command("manual", "eforos manual FOLDER", "cli-manual")
        .hide(true)
        .arg(t.path(FOLDER, "cli-arg-manual-folder"))
}

/// The file of a club's own rules, where one is named.
pub(super) fn rules_file(asked: &clap::ArgMatches) -> Option<&std::path::Path> {
    asked.get_one::<PathBuf>(RULES).map(PathBuf::as_path)
}

/// A path that the grammar demands.
pub(super) fn path<'a>(asked: &'a clap::ArgMatches, name: &str) -> &'a std::path::Path {
    asked.get_one::<PathBuf>(name).expect("the grammar demands it")
}

//! The grammar of `hub`.

use std::net::SocketAddr;
use std::path::PathBuf;

use clap::{Arg, ArgAction, Command, value_parser};

use super::{CERT, FILE, IN, KEY, LIST, REASON, Texts};

pub(in crate::cli) const DATABASE: &str = "database";
pub(in crate::cli) const COMPETITION: &str = "COMPETITION";
pub(in crate::cli) const AFTER: &str = "after";
pub(in crate::cli) const BRANCH: &str = "BRANCH";
pub(in crate::cli) const NAME: &str = "NAME";
pub(in crate::cli) const TOKEN: &str = "TOKEN";
pub(in crate::cli) const SLUG: &str = "SEASON";
pub(in crate::cli) const PLAYER_NO: &str = "PLAYER";
pub(in crate::cli) const OTHER: &str = "OTHER";
pub(in crate::cli) const OTHER_PLAYER: &str = "OTHER_PLAYER";
pub(in crate::cli) const LINK: &str = "LINK";
pub(in crate::cli) const MAY_BE_GIVEN: &str = "may-be-given";
pub(in crate::cli) const LISTEN: &str = "listen";
pub(in crate::cli) const PAGES: &str = "pages";
pub(in crate::cli) const PUBLIC: &str = "public";

/// Histories of many halls in one database.
pub(super) fn hub(t: Texts) -> Command {
    let usage = "eforos hub COMMAND … [--database URL] [--json]";
    let database = Arg::new(DATABASE).long(DATABASE).value_name("URL").global(true);
    let json = Arg::new("json").long("json").action(ArgAction::SetTrue).global(true);
    let competition = || t.positional(COMPETITION, "hub-arg-competition");
    let take = "eforos hub take COMPETITION BRANCH";
    let branch = t.positional(BRANCH, "hub-arg-branch").value_parser(value_parser!(i32).range(1..));
    let joint = "eforos hub joint COMPETITION [--after ROUND]";
    let verify = "eforos hub verify [COMPETITION]";
    t.command("hub", usage, "hub-command")
        .subcommand_required(true)
        .subcommand_help_heading(t.say("cli-help-commands"))
        .args([database.help(t.say("hub-arg-database")), json.help(t.say("cli-arg-json"))])
        .subcommand(t.command("init", "eforos hub init", "hub-command-init"))
        .subcommand(
            t.command("take-in", "eforos hub take-in FILE.eforos", "hub-command-take-in")
                .arg(t.path(FILE, "cli-arg-file")),
        )
        .subcommand(serve(t))
        .subcommand(t.command("rebuild", "eforos hub rebuild", "hub-command-rebuild"))
        .subcommand(t.command("branches", "eforos hub branches", "hub-command-branches"))
        .subcommand(
            t.command("joint", joint, "hub-command-joint").args([
                t.positional(COMPETITION, "hub-arg-joint"),
                t.round(AFTER, "cli-arg-after"),
            ]),
        )
        .subcommand(t.command("take", take, "hub-command-take").args([competition(), branch]))
        .subcommand(
            t.command("verify", verify, "hub-command-verify").arg(competition().required(false)),
        )
        .subcommand(
            t.command("conductor", "eforos hub conductor NAME", "hub-command-conductor")
                .arg(t.positional(NAME, "hub-arg-name")),
        )
        .subcommand(t.command("tokens", "eforos hub tokens", "hub-command-tokens"))
        .subcommand(
            t.command("revoke", "eforos hub revoke TOKEN", "hub-command-revoke")
                .arg(t.positional(TOKEN, "hub-arg-token")),
        )
        .subcommand(list(t))
        .subcommand(season(t))
        .subcommand(person(t))
        .after_help(t.say("hub-after"))
}

/// Word lists.
fn list(t: Texts) -> Command {
    let add = "eforos hub list add LIST [--may-be-given]";
    let may_be_given = Arg::new(MAY_BE_GIVEN).long(MAY_BE_GIVEN).action(ArgAction::SetTrue);
    t.command("list", add, "hub-command-list").subcommand_required(true).subcommand(
        t.command("add", add, "hub-command-list-add")
            .args([t.path(LIST, "cli-arg-list"), may_be_given.help(t.say("hub-arg-may-be-given"))]),
    )
}

/// Seasons.
fn season(t: Texts) -> Command {
    let slug = || t.positional(SLUG, "hub-arg-season");
    let competition = t.positional(COMPETITION, "hub-arg-named");
    let (add, put) =
        ("eforos hub season add SEASON RULES.toml", "eforos hub season put SEASON COMPETITION");
    let usage = "eforos hub season add|put|show SEASON …";
    t.command("season", usage, "hub-command-season")
        .subcommand_required(true)
        .subcommand(
            t.command("add", add, "hub-command-season-add")
                .args([slug(), t.path(IN, "hub-arg-season-rules").value_name("RULES.toml")]),
        )
        .subcommand(t.command("put", put, "hub-command-season-put").args([slug(), competition]))
        .subcommand(
            t.command("show", "eforos hub season show SEASON", "hub-command-season-show")
                .arg(slug()),
        )
}

/// Who is who.
fn person(t: Texts) -> Command {
    let named = |name| t.positional(name, "hub-arg-named");
    let player = |name| {
        t.positional(name, "hub-arg-player").value_name("PLAYER").value_parser(value_parser!(u32))
    };
    let reason = || t.option(REASON, "TEXT", "hub-arg-reason").required(true);
    let link = "eforos hub person link COMPETITION PLAYER OTHER PLAYER --reason TEXT";
    let unlink = "eforos hub person unlink LINK --reason TEXT";
    let number = t.positional(LINK, "hub-arg-link").value_parser(value_parser!(i64));
    t.command("person", "eforos hub person list|link|unlink …", "hub-command-person")
        .subcommand_required(true)
        .subcommand(t.command("list", "eforos hub person list", "hub-command-person-list"))
        .subcommand(t.command("link", link, "hub-command-person-link").args([
            named(COMPETITION),
            player(PLAYER_NO),
            named(OTHER),
            player(OTHER_PLAYER),
            reason(),
        ]))
        .subcommand(
            t.command("unlink", unlink, "hub-command-person-unlink").args([number, reason()]),
        )
}

/// The hub as a service.
fn serve(t: Texts) -> Command {
    let usage = "eforos hub serve [--listen ADDRESS] [--pages ADDRESS] [--public URL] [--cert FILE --key FILE]";
    let address = |name: &'static str, default: &'static str| {
        let address = Arg::new(name).long(name).value_name("ADDRESS").default_value(default);
        address.value_parser(value_parser!(SocketAddr))
    };
    let file = |name: &'static str| {
        Arg::new(name).long(name).value_name("FILE").value_parser(value_parser!(PathBuf))
    };
    t.command("serve", usage, "hub-command-serve").args([
        address(LISTEN, "127.0.0.1:8034").help(t.say("hub-arg-listen")),
        address(PAGES, "127.0.0.1:8035").help(t.say("hub-arg-pages")),
        Arg::new(PUBLIC).long(PUBLIC).value_name("URL").help(t.say("hub-arg-public")),
        file(CERT).requires(KEY).help(t.say("hub-arg-cert")),
        file(KEY).requires(CERT).help(t.say("hub-arg-key")),
    ])
}

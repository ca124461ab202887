//! What the arguments of `print` wish for, and what is told of it: a competition file and a document that lies alone
//! are asked the same.

use clap::ArgMatches;
use clap::parser::ValueSource;

use super::args;
use super::outcome::{Failure, Outcome};
use super::shell::Shell;
use crate::domain::ids::PlayerId;
use crate::domain::player::Player;
use crate::language::quoted;
use crate::print::Warning;
use crate::print::documents::{Asks, Backs, Document, Order, Paper, Wish};
use crate::text;
use crate::views::name;

/// What the arguments say of order, paper and blank ones.
pub(super) fn wished(asked: &ArgMatches) -> Wish {
    Wish {
        order: asked.get_one::<String>(args::ORDER).map(|order| match order.as_str() {
            "player" => Order::Player,
            _ => Order::Round,
        }),
        paper: asked.get_one::<String>(args::PAPER).map(|paper| match paper.as_str() {
            "a4" => Paper::A4,
            _ => Paper::A5,
        }),
        backs: match asked.get_one::<String>(args::BACKS).map(String::as_str) {
            Some("printed") => Backs::Printed,
            _ => Backs::White,
        },
        blank: asked.get_one::<u16>(args::BLANK).copied(),
        ..Wish::default()
    }
}

/// What is not on paper as it was given is told.
pub(super) fn tell(shell: Shell, warnings: &[Warning]) {
    let warnings = warnings.iter().map(|warning| warning.sentence(shell.language));
    shell.warn(&warnings.collect::<Vec<_>>());
}

/// An option that none of the documents asks for is a mistake, and said rather than passed over.
pub(super) fn options_say_something(
    shell: Shell,
    asked: &ArgMatches,
    documents: &[Document],
) -> Outcome {
    let any = |of: fn(Asks) -> bool| documents.iter().any(|document| of(document.asks()));
    let options = [
        (args::ROUND, any(|asks| asks.round)),
        (args::TURN, any(|asks| asks.round)),
        (args::PLAYER, any(|asks| asks.player)),
        (args::TABLE, any(|asks| asks.table)),
        (args::TEAM, any(|asks| asks.team)),
        (args::ORDER, any(|asks| asks.order)),
        (args::PAPER, any(|asks| asks.paper)),
        (args::BACKS, any(|asks| asks.backs)),
        (args::BLANK, any(|asks| asks.blank)),
        (args::ADDRESS, documents.contains(&Document::PlayerCards)),
    ];
    let known = options.into_iter().filter(|(_, asked_for)| *asked_for);
    let known: Vec<String> = known.map(|(option, _)| format!("--{option}")).collect();
    for (option, asked_for) in options {
        if !asked_for && asked.value_source(option) == Some(ValueSource::CommandLine) {
            let documents: Vec<&str> = documents.iter().map(|document| document.code()).collect();
            let (option, documents) = (format!("--{option}"), documents.join(", "));
            let key =
                if known.is_empty() { "cli-print-no-options" } else { "cli-print-idle-option" };
            return Err(Failure::Usage(text!(
                shell.language,
                key,
                option = option,
                documents = documents,
                known = known.join(", ")
            )));
        }
    }
    Ok(())
}

/// The player of a number or a name; a part of a name is enough where only one has it.
pub(super) fn named_player(
    shell: Shell,
    players: &[&Player],
    typed: &str,
) -> Result<PlayerId, Failure> {
    let number = typed.trim().parse().ok().and_then(PlayerId::new);
    if let Some(player) = number.filter(|number| players.iter().any(|player| player.id == *number))
    {
        return Ok(player);
    }
    let typed = typed.trim();
    let wanted = name::fold(typed);
    let named = |keep: &dyn Fn(&str) -> bool| -> Vec<PlayerId> {
        let wanted = players.iter().filter(|player| keep(&name::fold(&player.name)));
        wanted.map(|player| player.id).collect()
    };
    let whole = named(&|name| name == wanted);
    let parts = |name: &str| {
        wanted.split(' ').all(|word| name.split(' ').any(|part| part.starts_with(word)))
    };
    let found = if whole.is_empty() && !wanted.is_empty() { named(&parts) } else { whole };
    match found.as_slice() {
        [player] => Ok(*player),
        [] => {
            Err(Failure::Refused(text!(shell.language, "cli-print-nobody", typed = quoted(typed))))
        }
        several => {
            let of = |id: &PlayerId| players.iter().find(|player| player.id == *id);
            let shown = several.iter().take(5).filter_map(of);
            let shown: Vec<String> =
                shown.map(|player| format!("{}. {}", player.id, quoted(&player.name))).collect();
            Err(Failure::Refused(text!(
                shell.language,
                "cli-print-several",
                typed = quoted(typed),
                count = several.len(),
                players = shown.join(", ")
            )))
        }
    }
}

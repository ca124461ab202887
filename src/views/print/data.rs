//! What is seen in Print.

use crate::commands::{Entry, Question, UserCommand, spec};
use crate::domain::contest::{Contest, Openness};
use crate::language::{Language, Sentences, quoted, tr};
use crate::print::documents::{Backs, Document, Order, Paper, Sense, Wish, has};
use crate::screens::{Act, FieldData, Tone};
use crate::text;
use crate::views::desk::Desk;
use crate::views::name::search;
use crate::views::press::{Press, Shown, Told, Writing};
use crate::views::{OwnViews, Sight};

/// How many players of a search are offered, and how many warnings are shown one by one.
const FOUND: usize = 5;
const WARNINGS: usize = 3;
/// How much of a name stands on a button, in characters.
const NAME: usize = 30;
/// The most blank sheets that are laid out at once.
const MOST_BLANK: u16 = 2000;

/// What is seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintData {
    /// The name of the list.
    pub title: String,
    /// The documents.
    pub documents: Vec<DocumentRow>,
    /// That some are below those that are seen; `#` stands for how many.
    pub more: String,
    /// What the chosen one is for.
    pub about: String,
    /// What is to be known before it is printed; empty when nothing is.
    pub sense: String,
    /// Of a signed competition what of paper is signed, and what may still change; empty before.
    pub signed: String,
    /// Choices: a label, and the options with the one that is on.
    pub options: Vec<(String, Vec<(Act, bool)>)>,
    /// Where a player is looked for.
    pub player: Option<FieldData>,
    /// Players that were found.
    pub found: Vec<Act>,
    /// How many blank sheets.
    pub blank: Option<FieldData>,
    /// What is wrong with what was typed; empty when nothing is.
    pub wrong: String,
    /// Where the document shall lie.
    pub file: FieldData,
    /// Print, save, choose where.
    pub acts: Vec<Act>,
    /// The page of results, and the archive.
    pub published: [Act; 2],
    /// A club's own words and signatories, of certificates.
    pub own: Option<Act>,
    /// What is being written, and the way to break it off.
    pub writing: Option<(String, (usize, usize), Act)>,
    /// How the last writing ended, and what can be done with it.
    pub told: Option<(String, Tone, Vec<Act>)>,
    /// The pages.
    pub pages: Option<Shown>,
    /// Whether they are of another wish.
    pub stale: bool,
    /// Which page is seen, counted from 0.
    pub page: usize,
    /// Whether the whole page is seen.
    pub whole: bool,
    /// Which page of how many, or that they are being laid out.
    pub where_in: String,
    /// The page before, the next one, the size.
    pub turns: Vec<Act>,
    /// What is not on paper as it was given.
    pub warnings: Vec<String>,
}

/// A document in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DocumentRow {
    /// Chooses it.
    pub act: Act,
    /// Whether it is chosen.
    pub chosen: bool,
    /// What is to be known of it in a word; empty when nothing is.
    pub sense: String,
}

/// The document as it is wished, with what is typed: how many blank sheets, and a player whom nobody
/// else's number or name is like.
pub fn wish<F: OwnViews>(desk: &Desk, contest: &Contest<F>) -> Wish {
    let blank = desk
        .text(Entry::BlankSheets)
        .trim()
        .parse()
        .ok()
        .filter(|&count| is_a_number_of_sheets(count));
    let wish = Wish { blank, ..desk.press.wish };
    let typed = desk.text(Entry::PrintPlayer).trim();
    match search(&contest.common, typed).as_slice() {
        &[player] if wish.document.asks().player => Wish { player: Some(player), ..wish },
        _ => wish,
    }
}

fn is_a_number_of_sheets(count: u16) -> bool {
    (1..=MOST_BLANK).contains(&count)
}

/// What is wrong with what was typed, or why this document is not for whoever sits there: nothing is written before it is put
/// right.
pub fn wrong<F: OwnViews>(sight: &Sight<'_, F>) -> Option<String> {
    let (desk, contest) = (sight.desk, sight.contest());
    mistyped(desk, contest).or_else(|| F::withheld(sight, &wish(desk, contest)))
}

fn mistyped<F: OwnViews>(desk: &Desk, contest: &Contest<F>) -> Option<String> {
    let language = desk.language;
    let asks = desk.press.wish.document.asks();
    let blank = desk.text(Entry::BlankSheets).trim();
    if asks.blank && !blank.is_empty() {
        let count = blank.parse().ok().filter(|&count| is_a_number_of_sheets(count));
        let range = || text!(language, "press-blank-range", most = MOST_BLANK);
        return if count.is_none() { Some(range()) } else { None };
    }
    let typed = desk.text(Entry::PrintPlayer).trim();
    if !asks.player || typed.is_empty() {
        return None;
    }
    match search(&contest.common, typed).len() {
        0 => Some(text!(language, "press-nobody", typed = quoted(typed))),
        1 => None,
        _ => Some(tr(language, "press-several")),
    }
}

/// A document's name, whichever format has it.
pub fn document_name(language: Language, document: Document) -> String {
    tr(language, name_of_document(document))
}

/// The same in the words of a format: rules of several pages are not on one.
pub fn document_name_in<F: Sentences>(language: Language, document: Document) -> String {
    tr(language, F::said(name_of_document(document)))
}

fn name_of_document(document: Document) -> &'static str {
    spec(&UserCommand::ShowDocument(Wish::whole(document))).name
}

/// The name that a document's file gets: the competition's file, the document, its round or player.
pub fn proposed_name<F: OwnViews>(sight: &Sight<'_, F>) -> String {
    let language = sight.language();
    let wish = wish(sight.desk, sight.contest());
    let stem = std::path::Path::new(&sight.file.path).file_stem().unwrap_or_default();
    let mut parts =
        vec![stem.to_string_lossy().into_owned(), document_name_in::<F>(language, wish.document)];
    let asks = wish.document.asks();
    let round = wish.round.filter(|_| asks.round);
    parts.extend(round.map(|round| text!(language, F::said("press-round"), round = round.get())));
    let player = wish.player.filter(|_| asks.player && wish.blank.is_none());
    parts.extend(player.map(|player| sight.player(player).to_owned()));
    let common = &sight.contest().common;
    let issue = common.signed_issue().filter(|&issue| issue > 1 && is_signed(wish.document));
    parts.extend(issue.map(|issue| text!(language, "press-issue", issue = issue)));
    let plain = |c: char| if c.is_alphanumeric() || " -_.".contains(c) { c } else { '_' };
    let name: String = parts.join(" - ").chars().map(plain).take(120).collect();
    format!("{}.pdf", name.trim())
}

/// Whether a further issue of it replaces one that was signed.
const fn is_signed(document: Document) -> bool {
    matches!(document, Document::Final)
}

/// Print as it is seen.
pub fn data<F: OwnViews>(sight: &Sight<'_, F>) -> PrintData {
    let language = sight.language();
    let situation = sight.situation();
    let desk = sight.desk;
    let press = &desk.press;
    let act = |command| Act::new(language, &situation, command);
    let document = press.wish.document;
    let sense = |document: Document| document.sense(sight.open.record);
    let row = |document: Document| {
        // Whose a document was is not whose the next one shall be.
        let player = press.wish.player.filter(|_| document == press.wish.document);
        let act = act(UserCommand::ShowDocument(Wish { document, player, ..press.wish }));
        let sense = sense(document);
        let hint = sentence::<F>(language, sense);
        DocumentRow {
            act: Act { hint, ..act },
            chosen: document == press.wish.document,
            sense: in_a_word(language, sense),
        }
    };
    let asks = document.asks();
    let file = text!(language, "press-file-hint", name = proposed_name(sight));
    let wrong = wrong(sight).unwrap_or_default();
    let is_right = wrong.is_empty();
    PrintData {
        title: tr(language, "press-documents"),
        documents: in_order(sight).into_iter().map(row).collect(),
        more: text!(language, "common-more", count = "#"),
        about: act(UserCommand::ShowDocument(press.wish)).hint,
        sense: sentence::<F>(language, sense(document)),
        signed: match sight.contest().common.openness {
            Openness::Signed if is_signed(document) => tr(language, "press-look-signed"),
            Openness::Signed | Openness::Open => String::new(),
        },
        options: options(sight, &act),
        player: asks.player.then(|| player_field(sight)),
        found: if asks.player { found(sight, &act) } else { Vec::new() },
        blank: asks.blank.then(|| {
            let label = tr(language, "press-blank");
            FieldData::line(Entry::BlankSheets, label, desk.text(Entry::BlankSheets))
                .hint(tr(language, "press-blank-hint"))
        }),
        wrong,
        file: FieldData::line(
            Entry::DocumentFile,
            tr(language, "press-file"),
            desk.text(Entry::DocumentFile),
        )
        .hint(file)
        .focused(desk.focus)
        .enter(UserCommand::SaveDocument),
        // Nothing goes to paper before what was typed is right.
        acts: [UserCommand::PrintDocument, UserCommand::SaveDocument, UserCommand::BrowseDocument]
            .map(act)
            .map(|act| Act { enabled: act.enabled && is_right, ..act })
            .into(),
        published: [
            act(UserCommand::Ask(Question::WebPage(None))).named(tr(language, "press-web-page")),
            act(UserCommand::Ask(Question::Archive(None))),
        ],
        own: (document == Document::Certificates).then(|| act(UserCommand::OwnCertificates)),
        writing: sight.desk.writing.as_ref().map(|writing| {
            let path = writing.path.display().to_string();
            let Writing { done, of, .. } = *writing;
            (
                text!(language, "press-writing", file = path),
                (done, of),
                act(UserCommand::StopWriting),
            )
        }),
        told: press.told.as_ref().map(|told| self::told(language, told, &act)),
        // Of somebody who is not there no pages are seen: those of everybody are not what was asked for.
        where_in: if is_right { where_in(language, press) } else { tr(language, "print-no-page") },
        pages: press.pages.clone().filter(|_| is_right),
        stale: press.stale,
        page: press.page,
        whole: press.whole,
        turns: turns(language, press, &act),
        warnings: warnings(language, press),
    }
}

/// The documents in the order of the day; once it is signed what the signing was for stands first.
fn in_order<F: OwnViews>(sight: &Sight<'_, F>) -> Vec<Document> {
    let Contest { common, game, .. } = sight.contest();
    // What a competition of these rules never has is no choice.
    let here = |one: Document| has::<F>(one) && game.has_none(one, sight.language()).is_none();
    let mut documents: Vec<Document> = Document::every().filter(|&one| here(one)).collect();
    if common.openness == Openness::Signed {
        let later = |one: &Document| match one {
            Document::Final => 0,
            Document::Certificates => 1,
            _ => 2,
        };
        documents.sort_by_key(later);
    }
    documents
}

fn options<F: OwnViews>(
    sight: &Sight<'_, F>,
    act: &dyn Fn(UserCommand) -> Act,
) -> Vec<(String, Vec<(Act, bool)>)> {
    let language = sight.language();
    let wish = wish(sight.desk, sight.contest());
    let asks = wish.document.asks();
    let named = |command, key| act(command).named(tr(language, key));
    let mut options = Vec::new();
    if asks.round {
        let all =
            if wish.document.is_of_one_round() { "press-last-round" } else { "press-every-round" };
        let every = (named(UserCommand::PrintOfRound(None), all), wish.round.is_none());
        let one = F::printed(sight, wish.document).into_iter().map(|round| {
            let act = act(UserCommand::PrintOfRound(Some(round))).named(round.to_string());
            (act, wish.round == Some(round))
        });
        let rounds = std::iter::once(every).chain(one).collect();
        options.push((tr(language, F::ROUNDS), rounds));
    }
    if asks.player {
        let everybody = named(UserCommand::PrintOfPlayer(None), "press-everybody");
        let mut players = vec![(everybody, wish.player.is_none())];
        if let Some(player) = wish.player {
            let name = name_of(sight.contest(), player);
            let act = act(UserCommand::PrintOfPlayer(Some(player))).named(name);
            players.push((act, true));
        }
        options.push((tr(language, "press-players"), players));
    }
    if asks.order {
        let orders = [(Order::Round, "press-by-round"), (Order::Player, "press-by-player")];
        let orders = orders.map(|(order, key)| {
            let on = wish.order.unwrap_or(wish.own_order()) == order;
            (named(UserCommand::ChooseOrder(order), key), on)
        });
        options.push((tr(language, "press-order"), orders.into()));
    }
    if asks.paper {
        let whole = (wish.document == Document::ScoreSheets).then_some((None, "press-a4-whole"));
        let halves = [(Some(Paper::A5), "press-a5"), (Some(Paper::A4), "press-a4")];
        let chosen = if whole.is_some() { wish.paper } else { wish.paper.or(Some(Paper::A5)) };
        let papers = whole
            .into_iter()
            .chain(halves)
            .map(|(paper, key)| (named(UserCommand::ChoosePaper(paper), key), chosen == paper));
        options.push((tr(language, "press-paper"), papers.collect()));
    }
    if asks.backs {
        let backs = [(Backs::White, "press-white-backs"), (Backs::Printed, "press-printed-backs")];
        let backs = backs
            .map(|(backs, key)| (named(UserCommand::ChooseBacks(backs), key), wish.backs == backs));
        options.push((tr(language, "press-backs"), backs.into()));
    }
    options
}

fn player_field<F: OwnViews>(sight: &Sight<'_, F>) -> FieldData {
    let language = sight.language();
    let label = tr(language, "press-find-player");
    let typed = sight.desk.text(Entry::PrintPlayer);
    let field = FieldData::line(Entry::PrintPlayer, label, typed)
        .hint(tr(language, "press-find-player-hint"))
        .focused(sight.desk.focus);
    match search(&sight.contest().common, typed).first() {
        Some(&player) => field.enter(UserCommand::PrintOfPlayer(Some(player))),
        None => field,
    }
}

fn found<F: OwnViews>(sight: &Sight<'_, F>, act: &dyn Fn(UserCommand) -> Act) -> Vec<Act> {
    let found = search(&sight.contest().common, sight.desk.text(Entry::PrintPlayer));
    let found = found.into_iter().take(FOUND).map(|player| {
        let name = name_of(sight.contest(), player);
        act(UserCommand::PrintOfPlayer(Some(player))).named(name)
    });
    found.collect()
}

fn name_of<F: OwnViews>(contest: &Contest<F>, player: crate::domain::ids::PlayerId) -> String {
    let name = contest.common.players.get(&player).map_or("", |player| player.name.as_str());
    let mut short: String = name.chars().take(NAME).collect();
    if short.len() < name.len() {
        short.push('…');
    }
    format!("{player}. {short}")
}

fn in_a_word(language: Language, sense: Sense) -> String {
    let key = match sense {
        Sense::Ready => return String::new(),
        Sense::NoPlayers => "press-word-no-players",
        Sense::NothingPlayed => "press-word-nothing-played",
        Sense::NoRulings => "press-word-no-rulings",
        Sense::NoPenalties => "press-word-no-penalties",
        Sense::NotSigned => "press-word-not-signed",
        Sense::Late => "press-word-late",
        Sense::NoDraw => "press-word-no-draw",
    };
    tr(language, key)
}

fn sentence<F: OwnViews>(language: Language, sense: Sense) -> String {
    let key = match sense {
        Sense::Ready => return String::new(),
        Sense::NoPlayers => "press-no-players",
        Sense::NothingPlayed => "press-nothing-played",
        Sense::NoRulings => "press-no-rulings",
        Sense::NoPenalties => "press-no-penalties",
        Sense::NotSigned => "press-not-signed",
        Sense::Late => "press-late",
        Sense::NoDraw => "press-no-draw",
    };
    tr(language, F::said(key))
}

fn told(
    language: Language,
    told: &Told,
    act: &dyn Fn(UserCommand) -> Act,
) -> (String, Tone, Vec<Act>) {
    let file = |path: &std::path::Path| path.display().to_string();
    let open = || [UserCommand::OpenWritten, UserCommand::OpenWrittenFolder].map(act).to_vec();
    match told {
        Told::Written(path) => {
            (text!(language, "press-written", file = file(path)), Tone::Good, open())
        }
        Told::Opening(path) => {
            (text!(language, "press-opening", file = file(path)), Tone::Plain, open())
        }
        Told::Opened(path) => {
            (text!(language, "press-opened", file = file(path)), Tone::Good, open())
        }
        Told::Archived(path) => {
            let text = text!(language, "press-archived", folder = file(path));
            (text, Tone::Good, vec![act(UserCommand::OpenWrittenFolder)])
        }
        Told::Own(path) => {
            (text!(language, "press-own-there", file = file(path)), Tone::Plain, open())
        }
        Told::Failed(why) => (why.clone(), Tone::Bad, Vec::new()),
        Told::NotOpened(path, why) => {
            let text = text!(language, "press-not-opened", file = file(path), why = why);
            (text, Tone::Bad, vec![act(UserCommand::OpenWrittenFolder)])
        }
    }
}

fn where_in(language: Language, press: &Press) -> String {
    if let Some((done, of)) = press.laying.filter(|_| press.stale || press.pages.is_none()) {
        return text!(language, "press-laying", done = done, of = of);
    }
    let count = press.pages.as_ref().map_or(0, |pages| pages.0.pages.len());
    let page = (press.page + 1).min(count);
    if count == 0 {
        return tr(language, "print-no-page");
    }
    text!(language, "print-page", page = page, pages = count)
}

fn turns(language: Language, press: &Press, act: &dyn Fn(UserCommand) -> Act) -> Vec<Act> {
    let zoom = if press.whole { "press-whole-width" } else { "press-whole-page" };
    vec![
        act(UserCommand::PageBefore),
        act(UserCommand::NextPage),
        act(UserCommand::ZoomPages).named(tr(language, zoom)),
    ]
}

fn warnings(language: Language, press: &Press) -> Vec<String> {
    let Some(pages) = &press.pages else { return Vec::new() };
    let warnings = &pages.0.warnings;
    let shown = warnings.iter().take(WARNINGS).map(|warning| warning.sentence(language));
    let more = warnings.len().checked_sub(WARNINGS).filter(|&more| more > 0);
    shown.chain(more.map(|more| text!(language, "press-more-warnings", count = more))).collect()
}

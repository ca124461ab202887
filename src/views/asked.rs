//! What a question is, as plain data: the file of each question makes it, and the frame that all have in
//! common shows it and answers it. Nothing here knows any question.

use crate::commands::formats::SheetWords;
use crate::commands::{Closing, CopyKind, Entry, Misplaced, Question, SamePaper, UserCommand};
use crate::domain::contest::Format;
use crate::domain::contest::command::Command;
use crate::domain::contest::office::Office;
use crate::domain::ids::{PlayerId, RoundNo, VenueNo};
use crate::domain::letters::Word;
use crate::exchange::Penalised;
use crate::screens::Act;
use crate::views::desk::SheetOnDesk;
use crate::views::options::Choices;

/// Why something is done.
pub const REASON: (Entry, &str) = (Entry::Reason, "console-reason");

/// A question: what it says, what it wants to know, and what yes asks for.
pub struct Asked<F: Format, Own> {
    /// The office that what it asks for needs; the law of the record has the last word.
    pub office: Office,
    /// Its name, when the command's name does not say it all.
    pub title: Option<String>,
    /// What it would mean.
    pub lines: Vec<String>,
    /// What hinders it, each with the way to where it is put right.
    pub hindrances: Vec<Act>,
    /// Whom it is about, when another player can be chosen.
    pub player: Option<AskedPlayer>,
    /// What only a question of this format shows.
    pub own: Option<Own>,
    /// What is looked at beside each other before it is answered.
    pub columns: Vec<Beside>,
    /// What is to be chosen.
    pub choices: Vec<Choices>,
    /// What is to be typed, and the keys of the names; the first has the keyboard.
    pub fields: Vec<(Entry, &'static str)>,
    /// What stands in fields when it opens, beside an empty reason.
    pub filled: Vec<(Entry, String)>,
    /// What is done before it opens.
    pub first: Option<First>,
    /// What yes is called, when that is not the question's name.
    pub confirm: Option<String>,
    /// The field that gets the keyboard back when it is put away.
    pub back: Option<Entry>,
    /// What no is called and asks of the domain, when it is more than putting the question away.
    pub cancel: Option<(String, Option<Command<F>>)>,
    /// Whether what must be chosen is chosen: nothing is answered for anybody.
    pub ready: bool,
    /// Whether its choices are lines that are gone through and answered by arrows. The first of them answers all others.
    pub by_line: bool,
    /// What an Enter out of habit answers.
    pub enter: Enter,
    /// What yes asks for; why what was typed is no answer.
    pub answer: Answered<F>,
}

/// Whose it is, and what it has, line by line.
pub type Beside = (String, Vec<String>);

/// What Enter answers in a question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Enter {
    /// Yes.
    #[default]
    Yes,
    /// No: yes would take away what the hall needs, so it is chosen with Tab or the pointer.
    No,
    /// What was chosen with the arrows or the pointer. Whoever types from paper without looking answers nothing: no
    /// letter, Tab, Space or scanned code does.
    Chosen,
}

/// What yes asks for, or why it cannot be asked.
pub type Answered<F> = Result<Answer<F>, String>;

/// The player that a question is about; `None` while nobody is chosen.
pub struct AskedPlayer {
    /// Who.
    pub chosen: Option<PlayerId>,
    /// What is known of them that decides: it stays in sight with the name.
    pub told: String,
    /// The same question about another player.
    pub about: Box<dyn Fn(PlayerId) -> Question>,
    /// Whom what is typed names otherwise than by a number or a name, or why nobody.
    pub typed: Option<Result<PlayerId, String>>,
}

/// What is done before a question opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum First {
    /// The time is held; the question does not open where that is refused.
    HoldTime,
    /// A place for a copy is proposed.
    ProposeCopy(CopyKind),
    /// A folder for an archive is proposed.
    ProposeArchive,
    /// A place for the page of results is proposed.
    ProposePage(Penalised),
    /// Sheets that were read before are forgotten.
    ForgetBrought,
}

/// What yes asks for.
#[derive(Debug)]
pub enum Answer<F: Format> {
    /// Nothing: what it was about is not there any more.
    Nothing,
    /// This, of the domain; and then what is done at the desk.
    Order(Box<Command<F>>, Vec<Then>),
    /// What can be asked for without a question, too.
    User(UserCommand),
    /// What only the shell can do.
    Deed(Deed),
}

/// What is done at the desk once the domain has done what was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Then {
    /// It is said that it is done.
    Tell(String),
    /// The same, and until the next key it is taken back by one.
    TellBack(String),
    /// What was typed on this sheet is saved.
    Saved(SheetOnDesk),
    /// This sheet is laid on the desk.
    Lay(RoundNo, PlayerId),
    /// The same, and that both keyings of it agree now is said.
    Settled(RoundNo, PlayerId),
    /// This sheet is laid there as it was typed, and is not saved.
    TypeAgain(RoundNo, Option<PlayerId>, SheetWords),
    /// The next sheet to check is laid on the desk.
    NextUnchecked,
    /// No word is picked any more, and the first undecided one is selected.
    NextWord,
    /// In Words this one is selected.
    SelectWord(Word),
}

/// What only the shell can do: files, threads, chance, windows, and what other commands do, too.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deed {
    /// Draw another seed.
    RenewSeed,
    /// Judge by the word list that was read.
    ChangeList,
    /// Record the typed word of a hall behind its seal.
    SealWord,
    /// Add the typed players.
    AddPlayers,
    /// Drop what is typed on the sheet on the desk and not saved.
    DropDraft,
    /// Save the sheet on the desk with nothing on it.
    SaveEmpty,
    /// Declare that none was handed in of the sheet on the desk.
    DeclareNone,
    /// Save the sheet on the desk as that of the other round which its words fit, or as it is typed.
    SaveOfRound(Misplaced),
    /// Save the sheet on the desk after its misplaced words were moved, or as it is typed.
    SaveMisplaced,
    /// Save the sheet on the desk with the words of a length that no field has.
    SaveOddLength,
    /// Save the sheet on the desk, of which it was said that none was handed in.
    SaveHandedIn,
    /// A sheet with the words of another: it is another paper, or the same.
    SaveSame(SamePaper),
    /// Read sheets from the typed file; the question stays.
    ReadSheets,
    /// Take in the sheets that were read.
    TakeIn,
    /// Write the document over the file that is there.
    ReplaceDocument,
    /// Write everything to one folder.
    Archive(Penalised),
    /// Write the page of results.
    WebPage(Penalised),
    /// Copy the competition.
    Copy(CopyKind),
    /// Close something while a time runs.
    Close(Closing),
    /// Close the competition and turn to the form of a new one.
    NewInstead,
    /// Close the doors of the hall's network.
    CloseDoors,
    /// Give this player another card.
    NewCard(PlayerId),
    /// Open a door for devices that refuse encryption.
    AllowPlain,
    /// Delete the photographs of sheets.
    DeletePictures,
    /// Show players the photographs of their own sheets.
    ShowPictures,
    /// Something of a joint competition that is conducted here.
    Conduct(OfConducting),
    /// Open a season, or take this competition into the one that is open.
    Season(OfSeason),
}

/// What is done for a joint competition that is conducted here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfConducting {
    /// The cards of all halls are written into the typed folder.
    SaveCards,
    /// A hall gets another card.
    ReplaceCard(VenueNo),
    /// This branch of its history is put in force.
    TakeBranch(VenueNo, i32),
    /// The same of the master file's own history.
    TakeOwnBranch(i32),
}

/// What is done with a season.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfSeason {
    /// The file at the typed path is opened; where none is, one begins.
    Open,
    /// This competition is taken in.
    Add,
}

impl<F: Format, Own> Asked<F, Own> {
    /// A question that says nothing and wants to know nothing.
    pub fn new(office: Office, answer: Answered<F>) -> Self {
        Self {
            office,
            title: None,
            lines: Vec::new(),
            hindrances: Vec::new(),
            player: None,
            own: None,
            columns: Vec::new(),
            choices: Vec::new(),
            fields: Vec::new(),
            filled: Vec::new(),
            first: None,
            confirm: None,
            back: None,
            cancel: None,
            ready: true,
            by_line: false,
            enter: Enter::Yes,
            answer,
        }
    }

    /// The field that gets the keyboard when it opens.
    pub fn first_field(&self) -> Option<Entry> {
        let nobody = self.player.as_ref().is_some_and(|player| player.chosen.is_none());
        let search = nobody.then_some(Entry::PlayerSearch);
        search.or_else(|| self.fields.first().map(|(entry, _)| *entry))
    }

    /// Whether a press beside it is a no, too; it must not throw answers away.
    pub fn is_dismissable(&self) -> bool {
        self.cancel.is_none() && self.own.is_none() && self.player.is_none()
    }
}

impl<F: Format> Answer<F> {
    /// This is asked of the domain, and then done at the desk.
    pub fn order(command: impl Into<Command<F>>, then: impl IntoIterator<Item = Then>) -> Self {
        Self::Order(Box::new(command.into()), then.into_iter().collect())
    }
}

/// Yes asks this of the domain, and nothing else is to be done.
pub fn order<F: Format>(command: impl Into<Command<F>>) -> Answered<F> {
    Ok(Answer::order(command, []))
}

# What the program asks back about letters and sheets.

dialog-correct = Round { $round }: the letters as announced. Its sheets are graded anew.
dialog-give-up = The sheets of round { $round } will not count. Tiles that were drawn stay out.
dialog-record = Round { $round }: its letters as it was played on paper. It will have no time.
dialog-replay = The tiles of round { $round } go back, it is drawn again and its sheets so far do not count.
dialog-replay-since = { $count ->
    [one] One round was played since and stays as it is.
   *[other] { $count } rounds were played since and stay as they are.
} Until it is played again the standings do not count this round. Until then Ctrl Z takes this back.
dialog-revise = The sheet is saved already. The new version is kept beside the old one.
dialog-tiles-hidden = no letters
dialog-tiles-shown = the letters
dialog-lodge-round = In round { $round }
dialog-leave-keyed = There are later sheets, too: rounds { $rounds }. They count as before; if they must not, void them by a penalty or give them to whose they are.
dialog-type-reading = Write on the sheet the words as they read, and save it: the objection is upheld with them.
dialog-open-sheet = Open sheet { $number }-{ $round }
dialog-uphold-reading = The sheet gets the words that you wrote on it in Sheets, as a new version; the former stays in the history.
dialog-uphold-read-anew = The sheet was keyed anew after the objection, which is upheld with what it says now.
dialog-reading-waits = Objection { $number } about the reading of this sheet waits
dialog-reading-upheld = Save, and uphold it
dialog-reading-only-saved = Only save: it goes on waiting
dialog-which-sheet = { $whose }: { $words }
dialog-which-sheet-is-it = Which sheet? A player’s number and the round, e.g. 5-3, or its code.
dialog-nameless-which = Which of the sheets without a name?
dialog-nameless-word = A word that stands on it
dialog-nameless-of-no-word = No sheet without a name has a word that begins so.
dialog-nameless-several = Several have it: choose one, or type another word.
dialog-nameless-none = No sheet waits for a name.
dialog-sheet-of = { $number }. { $player }, round { $round }
dialog-sheet-not-keyed = The sheet is not keyed yet.
dialog-sheet-is-read = On this sheet no word waits to be read.
dialog-sheet-is-late = This sheet is late already.
dialog-sheet-is-settled = The keyings of this sheet do not differ.
dialog-sheets-waiting = Waiting
dialog-name-sheet = Whose is the sheet without a name?
dialog-name-to = To { $number }. { $name }
dialog-name-unsaved = Its correction is not saved: go on with it first ("Go on" in Sheets).
dialog-name-misread = If it was keyed wrong
dialog-name-nobody = Choose a player
dialog-name-lacking = Whose sheet is missing
dialog-move-sheet = The sheet with all its words goes to this player and round. If there is a sheet already, you are asked which words count.
dialog-move-declared = ▲ { $player }, round { $round }: declared as not handed in. That is no longer so.
dialog-move-same = ▲ { $player } already has a sheet of round { $round } with these very words: it is the same paper, keyed twice. It then counts once.
dialog-move-there = ▲ { $player } already has a sheet of round { $round }: { $words }.
dialog-move-lies = A sheet lies there already. If one was keyed under the other’s number:
dialog-exchange-sheets = Round { $round }: each goes to the other’s number, with all its words, its second keying and its check. What was noted when it was handed in (late, a photograph) stays with the number.
dialog-exchange-alone = Move the one
dialog-exchange-other-round = The code is of another round: sheets of round { $round } are exchanged.
dialog-exchange-itself = It is the same sheet: choose another number.
dialog-exchange-begun = Something typed on sheet { $number } is not saved: save it or drop it first.
dialog-exchange-unsettled = Two sheets lie under number { $number }: settle their differences first.
dialog-settle = Look at the paper: which keying is right, or which of the words with ≠ are on the sheet?
dialog-settle-same = Both keyings have the same words: it is the same paper, and counts once.
dialog-settle-confirm = Record the settled sheet
dialog-drop =
    { $count ->
        [0] { $whose }, round { $round }: what was changed and not saved is as it is saved again.
        [one] { $whose }, round { $round }: { $count } word that was typed and not saved is lost:
       *[other] { $whose }, round { $round }: { $count } words that were typed and not saved are lost:
    }
dialog-drop-elsewhere = { $whose }, round { $round }: what was typed on another computer and not saved is lost.
dialog-drop-nothing = Nothing was typed on this sheet that is not saved.
dialog-drop-saved-stays = What is saved stays as it is.
dialog-drop-yes = Throw away
dialog-save-empty-nameless = Sheet without a name, round { $round }: no word is written.
dialog-save-empty = { $number }. { $player }, round { $round }: no word is written.
dialog-save-empty-received = It was taken in.
dialog-save-empty-handed = Was a sheet handed in?
dialog-save-empty-is = Yes, an empty one
dialog-save-empty-none = No, none was
dialog-late-said = ▲ As it stands it was marked by: { $who }, { $time }.
dialog-said-none = ▲ { $number }. { $player }, round { $round }: it was declared that no sheet was handed in.
dialog-said-none-by = Declared by: { $who }, { $time }.
dialog-said-none-is = { $number }. { $player }: it was handed in after all
dialog-late = { $number }. { $player }, round { $round }: the sheet is marked as late. It is void, and no word on it counts.
dialog-in-time = { $number }. { $player }, round { $round }: the sheet is no longer taken for late, and its words count.
dialog-sign-given-up = { $count ->
    [one] Given up, and counting nowhere: round { $rounds }.
   *[other] Given up, and counting nowhere: rounds { $rounds }.
}
dialog-sign-checked = A second person keyed { $checked } of the { $count } sheets, too.
dialog-sign-first = First: { $names }
dialog-settle-before =
    { $count ->
        [one] ▲ One word was answered before, and the answer stands: check it.
       *[other] ▲ { $count } words were answered before, and the answers stand: check them.
    }
dialog-settle-left =
    { $count ->
        [one] { $count } word is not answered yet.
       *[other] { $count } words are not answered yet.
    }

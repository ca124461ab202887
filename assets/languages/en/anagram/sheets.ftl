# Sheets: the grid and the sheet on the desk.

sheets-about = round { $round } · sheet { $player }-{ $round }
sheets-about-changed = sheet { $player }-{ $round } · … changed
sheets-being-corrected = This sheet is being corrected at the console: it gets its player once the correction is saved.
sheets-cannot-save = “{ $typed }” is no word: correct it and save again. For a letter that cannot be read type “?”.
sheets-cannot-save-sign = “{ $typed }” is no word: “{ $sign }” is no letter of its alphabet. Correct it and save again. For a letter that cannot be read type “?”.
sheets-cell = { $player }, round { $round }: { $state }
sheets-illegible = illegible
sheets-invalid = Invalid { $count } · { $points }
sheets-valid = Valid { $count } · { $points }
sheets-open = Undecided { $count }
sheets-unread = Not words { $count }
sheets-is-void = ✗ The sheet is void: nothing on it counts.
sheets-is-of-expelled = – Expelled: no sheet of this round is expected.
sheets-is-late = ! The sheet is late: no word of it counts.
sheets-lacks = no { $letter }
# Within an entry the blanks do not break: a sign stays with its word.
sheets-legend-expected = · expected
sheets-legend-collected = ◐ collected
sheets-legend-draft = … draft
sheets-legend-keyed = ✓ keyed
sheets-legend-checked = ✓✓ checked
sheets-legend-unsettled = ≠ differ
sheets-legend-late = ! !✓ late
sheets-legend-none = – not handed in
sheets-legend-void = 0 void
sheets-misplaced = wrong field
sheets-missing =
    { $count ->
        [one] Sheets · { $count } missing
       *[other] Sheets · { $count } missing
    }
sheets-without-name = { $count } without a name
sheets-differing =
    { $count ->
        [one] { $count } differs
       *[other] { $count } differ
    }
sheets-twice =
    { $count ->
        [one] { $count } keyed twice
       *[other] { $count } keyed twice
    }
sheets-none-missing-twice = No sheet is missing, but one paper was keyed twice.
sheets-settle-twice = Count it once…
sheets-state-twice = the same sheet twice
sheets-legend-twice = = twice
sheets-is-twice = = The same sheet lies here twice, with the same words. It counts once: record that.
sheets-paper-veiled = On this document stand words of sheets that may be yours to key a second time. The referee prints it; you may, once they were keyed twice or checked.
sheets-seen-first = You have seen the first keying: somebody else keys it again. You compare it with the paper.
sheets-checked = { $number }-{ $round }: checked
sheets-no-letter = no letter: “{ $sign }”
sheets-no-word = no word
sheets-no-players = Add players in Competition first.
sheets-no-round = No round has been played yet. Its sheets are keyed here once its time is over.
sheets-none-missing = No sheet is missing.
sheets-none-missing-but = No sheet is missing, but two keyings differ.
sheets-take-one = Press a sheet in the table.
sheets-not-in-list = not in the list
sheets-recovered = “{ $typed }” was read as { $read }. Or { $other }?
sheets-repeated = repeated
sheets-ruled-invalid = ruled invalid
sheets-state-changed = keyed, changed and not saved
sheets-state-checked-changed = checked, changed and not saved
sheets-state-checked = checked
sheets-state-collected = collected
sheets-taken-in = taken in, not keyed yet
sheets-state-draft = draft
sheets-state-again = keyed, the second keying is not finished
sheets-state-expected = expected
sheets-state-keyed = keyed
sheets-state-late = late
sheets-state-late-draft = late, draft
sheets-state-late-keyed = late, keyed, counts nothing
sheets-state-none = not handed in
sheets-state-not-expected = not expected
sheets-state-to-come = the round is not over
sheets-state-unsettled = two keyings differ
sheets-state-void = void
sheets-total = Total { $points }
sheets-undecided = unknown, to be ruled on
sheets-unreadable = unreadable
sheets-word-valid = valid
sheets-is-not-handed-in = – Declared not handed in: the round counts 0.
sheets-typed-though-none = ▲ It was declared that none was handed in: saving asks whose paper this is.
sheets-go-on = Next missing
sheets-was-handed-in = It was handed in after all
sheets-otherwise-void = If it counted: { $would }
sheets-total-void = Void sheet · 0
sheets-typed = · typed “{ $typed }”
sheets-other-keyboard =
    { $count ->
        [one] { $count } word was typed in Latin letters and read as Greek.
       *[other] { $count } words were typed in Latin letters and read as Greek.
    }
sheets-find = Sheet by code, number or name
sheets-found = { $number }. { $player }, round { $round }
sheets-find-hint = code, number or name
sheets-code-wrong = The code is not right: a digit was misread or mistyped.
sheets-code-other = The sheet is of another competition.
sheets-nameless-kept =
    { $count ->
        [one] Sheet without a name saved, round { $round }: { $count } word
       *[other] Sheet without a name saved, round { $round }: { $count } words
    }
sheets-agree = { $number }-{ $round }: the two keyings agree, the sheet is checked.
sheets-moved = The sheet was given to its player: { $player }, round { $round }.
sheets-exchanged = Round { $round }: sheets { $one } and { $other } were exchanged.
sheets-no-words = no words
sheets-first-is-empty = In the first keying there are no words.
sheets-second-is-empty = In the second keying there are no words.
sheets-nameless =
    { $count ->
        [0] ◆ Round { $round }, no word: no name
        [one] ◆ Round { $round }, { $first }: { $count } word, no name
       *[other] ◆ Round { $round }, { $first }: { $count } words, no name
    }
sheets-nameless-all = ◆ { $count } sheets without a name
sheets-name-them = Whose are they?…
sheets-name-it = Whose is it?…
sheets-is-second = Second keying: type the sheet from the beginning. The first is not shown.
sheets-second-of-another =
    { $count ->
        [one] The { $count } word here was typed by { $name }, not by you: drop it unless you read it on the paper, too.
       *[other] The { $count } words here were typed by { $name }, not by you: drop them unless you read them on the paper, too.
    }
sheets-is-unsettled = ≠ Two keyings differ.
sheets-settle-first = There is no third keying: settle first what differs on sheet { $number }-{ $round }.
sheets-begun-again = … { $number }-{ $round }: second keying not finished
sheets-nameless-goes-on =
    { $count ->
        [one] The sheet without a name that was begun goes on, round { $round }: { $count } word. If you hold another, save this one first.
       *[other] The sheet without a name that was begun goes on, round { $round }: { $count } words. If you hold another, save this one first.
    }
sheets-begun-correction = … { $number }-{ $round }: correction not saved
sheets-unsaved = { $count } corrected and not saved
sheets-begun-nameless = … Round { $round }: half a nameless sheet
sheets-begun-nameless-again = … Round { $round }: correction of a nameless sheet not saved
sheets-go-on-again = Go on
sheets-whole = Take one whole
sheets-first-keying = First keying · { $who }
sheets-second-keying = Second keying · { $who }
sheets-only-first = { $word } · field of { $field } · in the first keying only
sheets-only-second = { $word } · field of { $field } · in the second keying only
sheets-stands = On the sheet
sheets-stands-not = Not on it
sheets-which-field = { $word } · in which field?
sheets-which-word = field of { $field } · which word?
sheets-which-of-two = Which word?
sheets-both = Both
sheets-both-fields = In both
sheets-neither = Neither
sheets-neither-field = In neither
sheets-version = Version { $version } · { $at } · { $who } · { $words }
sheets-version-why = reason: { $reason }
sheets-second-by-another = Somebody else must do the second keying: the first was by the person now at the desk ({ $name }).
sheets-unchecked = Not checked: { $count }
sheets-unchecked-own = Not checked by anybody else: { $count }
sheets-none-to-check = No sheet is left to check.
sheets-others-check =
    { $count ->
        [one] { $count } sheet is left to check, keyed by the person at the desk: another person checks it.
       *[other] { $count } sheets are left to check, keyed by the person at the desk: another person checks them.
    }
sheets-was-checked = ✓✓ What is saved was checked: { $who }
sheets-is-checked = ✓✓ Checked: { $who }
sheets-is-rejected = Does not agree with the paper: correct the words and save a new version.
sheets-reason-rejected = checked against the paper
sheets-saved = Saved version { $version } · { $at } · { $who }
sheets-older-round = Round { $round } is corrected. The last one played: { $current }.
sheets-only-order = The words stay the same.
sheets-words-gone = Taken away: { $words }
sheets-check-goes = It was checked (✓✓): the new version waits for another check.
sheets-agrees-now = So it agrees with the second keying.
sheets-differs-still = It still differs (≠) from the second keying: the differences wait.
sheets-words-added = Added: { $words }
sheets-words =
    { $count ->
        [one] { $count } word
       *[other] { $count } words
    }
sheets-tab = Tab: next field
sheets-now-saved = { $number }-{ $round } saved: { $count ->
        [one] { $count } word
       *[other] { $count } words
    }, { $points ->
        [one] { $figure } point
       *[other] { $figure } points
    }
sheets-now-late = late, does not count
sheets-now-agree = { $number }-{ $round }: both keyings agree now: { $count ->
        [one] { $count } word
       *[other] { $count } words
    }, { $points ->
        [one] { $figure } point
       *[other] { $figure } points
    }
sheets-others = Sheets of other rounds
sheets-of-round = Round { $round }
sheets-worth = { $count ->
        [one] { $count } word
       *[other] { $count } words
    } · { $points ->
        [one] { $figure } point
       *[other] { $figure } points
    }
sheets-begun-elsewhere = Another station has changes of this sheet that were not saved. As long as there are any, the competition cannot be signed.
sheets-drop-others = Drop what was not saved elsewhere
sheets-dropped = What was typed and not saved is thrown away.
sheets-misplaced-words = { $count ->
    [one] The word in the field of { $field } is of { $to }: { $words }.
   *[other] The { $count } words in the field of { $field } are all of { $to }: { $words }.
}
sheets-misplaced-some = { $count ->
    [one] The word { $words } in the field of { $field } is of { $to }.
   *[other] { $count } words in the field of { $field } are of { $to }: { $words }.
}
sheets-misplaced-several = { $count } words in the field of { $field } do not belong there: { $to }.
sheets-misplaced-space = { $count ->
    [one] { $words }: two words that lack the space between them?
   *[other] { $words }: two words each that lack the space between them?
}
sheets-misplaced-paper = Where did the player write them on the paper?
sheets-misplaced-move = In the right field: move
sheets-misplaced-keep = Where it was typed: does not count
sheets-all-move = Move all to the field of their length
sheets-all-keep = Leave all where they were typed: they do not count
sheets-misplaced-field = Field of { $field }
sheets-no-field = { $count ->
    [one] { $word } (field of { $field }) has 1 letter, as no field has. Is there a space too many?
    [2] { $word } (field of { $field }) has 2 letters, as no field has. Is there a space too many?
   *[other] { $word } (field of { $field }) has { $count } letters, as no field has. Is a space missing?
}
sheets-no-field-is = { $count ->
    [one] 1 letter
   *[other] { $count } letters
}
sheets-no-field-paper = Is it so on the paper?
sheets-no-field-keep = Yes: it stays, and does not count
sheets-has-words = Words are saved of the sheet. If none was handed in, delete them first.
sheets-has-typed = Words were typed on the sheet. If none was handed in, first “Corrections”, “Throw the draft away”.
sheets-now-none = { $number }-{ $round }: no sheet was handed in
sheets-marked-late = { $number }-{ $round }: late, does not count
sheets-marked-in-time = { $number }-{ $round }: in time
sheets-found-several = { $numbers }: type the number
sheets-move-and-save = Move and save
sheets-other-round = These words fit round { $other }’s letters, and none of the sheet round { $round }’s: { $words }.
sheets-other-round-taken = In round { $other } there is a sheet of this player already, or a note that none was handed in.
sheets-other-round-whose = Which round does the paper say?
sheets-other-round-move = Round { $other }: move it there
sheets-other-round-keep = Round { $round }: it stays, invalid
sheets-same = The same { $count } words, in the same order, are in this round already those of: { $other }. The same paper was keyed twice, or one is a copy.
sheets-same-whose = Which name does the paper in your hand say?
sheets-same-keep = { $own }: it is another paper
sheets-same-drop = { $other }: it is keyed, drop it here
sheets-odd = Is this a mistake? { $doubts } If the paper says so, tick that, and save again.
sheets-odd-field = Is this a mistake? { $doubts } Choose, and save again.
sheets-odd-fields = Is this a mistake? { $doubts } Choose for all of them, and save again. If the paper has only some of them there, type those that belong elsewhere into their field first.
sheets-odd-meant = The paper says so
sheets-save-as-typed = Save as it is
sheets-no-name = Sheet without a name
sheets-about-nameless = round { $round }
sheets-is-nameless = Type the words of the sheet. Whose it is, is said later.
sheets-is-concealed = Somebody else keyed this sheet ({ $name }). A second keying, before the first is shown?
sheets-key-blind = Yes, a second keying
sheets-find-unplayed = Round { $round } was not played. “{ $number }-{ $round }” is player { $number }, round { $round }.
sheets-find-running = Round { $round } is being played now: its sheets can be keyed once its time is over. “{ $number }-{ $round }” is player { $number }, round { $round }.
sheets-find-several = More than one: { $names }. Type the number.
sheets-nothing-changed = Nothing on the sheet was changed.

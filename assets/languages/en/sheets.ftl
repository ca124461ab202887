# Sheets: the grid and the sheet on the desk.

sheets-about = round { $round } · player { $player }
sheets-cannot-save = “{ $typed }” is no word: correct it and save again. For a letter that cannot be read type “?”.
sheets-cell = { $player }, round { $round }: { $state }
sheets-illegible = illegible
sheets-invalid = Invalid { $count } · { $points }
sheets-valid = Valid { $count } · { $points }
sheets-open = Undecided { $count }
sheets-unread = Not words { $count }
sheets-is-void = ✗ The sheet is void: nothing on it counts.
sheets-lacks = no { $letter }
sheets-legend = · expected   ○ collected   … draft   ✓ keyed   ✓✓ checked   ≠ differ   – not handed in   0 void
sheets-mark-in-time = Was not late
sheets-mark-late = Late
sheets-misplaced = wrong field
sheets-missing =
    { $count ->
        [one] Sheets · { $count } missing
       *[other] Sheets · { $count } missing
    }
sheets-no-letter = no letter: “{ $sign }”
sheets-no-word = no word
sheets-none-missing = No sheet is missing.
sheets-take-one = Press a sheet in the table.
sheets-not-in-list = not in the list
sheets-recovered = “{ $typed }” was read as { $read }. Or { $other }?
sheets-repeated = repeated
sheets-ruled-invalid = ruled invalid
sheets-saved = Saved, version { $version }. { $by }
sheets-state-checked = checked
sheets-state-collected = collected
sheets-state-draft = draft
sheets-state-expected = expected
sheets-state-keyed = keyed
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
sheets-go-on = Next missing
sheets-was-handed-in = It was handed in after all
sheets-otherwise-void = If it counted: { $would }
sheets-total-void = Void sheet · 0
sheets-typed = · typed “{ $typed }”

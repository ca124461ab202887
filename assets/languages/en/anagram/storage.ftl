# What verification says of letters and sheets.

storage-verify-letters = Letters of round { $round }
storage-verify-letters-again = Letters of round { $round }, draw { $attempt }
storage-verify-totals =
    Totals computed again ({ $sheets ->
        [one] 1 sheet
       *[other] { $sheets } sheets
    }, { $words ->
        [one] 1 word
       *[other] { $words } words
    })

storage-failure-letters = the seed gives { $letters } with { $redraws } redraws
storage-failure-no-draw = no draw by the program could be made there
storage-failure-total = the total of player { $player } is { $stated }, the words give { $derived }

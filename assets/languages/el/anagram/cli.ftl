# The command line: the commands that grade, draw and solve racks.

## Words and lists

cli-rack-long = Δόθηκαν { $got } γράμματα· ένα αναλόγιο έχει έως { $most }.
cli-rack-tiles = { $has ->
    [one] Το γράμμα { $letter } έχει μόνο 1 πλακίδιο.
   *[other] Το γράμμα { $letter } έχει μόνο { $has } πλακίδια.
}
cli-rack-sum = { $count ->
    [one] 1 λέξη · μέγιστη βαθμολογία { $score }
   *[other] { $count } λέξεις · μέγιστη βαθμολογία { $score }
}

## Draws

cli-draw-round = Γύρος { $round }: { $letters }
cli-draw-round-redrawn = { $redraws ->
    [one] Γύρος { $round }: { $letters } (τα σύμφωνα γύρισαν 1 φορά)
   *[other] Γύρος { $round }: { $letters } (τα σύμφωνα γύρισαν { $redraws } φορές)
}
cli-draw-left = Έμειναν: σύμφωνα { $consonants }, φωνήεντα { $vowels }

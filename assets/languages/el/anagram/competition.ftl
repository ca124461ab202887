# Competition: sheets, rounds and rules.

competition-title-plain = Αγώνας αναγραμματισμού
competition-rehearse-half = Από τον 8ο γύρο
competition-rules-embedded = Οι κανόνες του προγράμματος: ΟΣΘ 2019, 14 γύροι.

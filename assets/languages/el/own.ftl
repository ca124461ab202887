# What a player reads on their own phone.

own-number = αρ. { $number }
own-total = { $total } ως τον γύρο { $round }
own-rank = { $rank }η θέση
own-rank-published = { $rank }η θέση στην τελευταία δημοσίευση
own-standings = Η θέση μου στην κατάταξη
own-nothing = Δεν έχει δημοσιευτεί ακόμη κάτι δικό σας. Η σελίδα δείχνει τα φύλλα σας μόλις ο έφορος δημοσιεύσει έναν γύρο.
own-round = Γύρος { $round }
own-turn = Γύρος { $turn }
own-game = Γύρος { $round } · τραπέζι { $table }
own-table = Γύρος { $round }: τραπέζι { $table }
own-slip = Το φύλλο σας
own-cancelled = Ο γύρος ακυρώθηκε.
own-solo = Σόλο: +{ $points }
own-not-keyed = Το φύλλο δεν έχει περαστεί ακόμη.
own-objections = Ενστάσεις για τη δική σας βαθμολογία: μετά τον τελευταίο γύρο, στο γραφείο του εφόρου.
own-title = Τα φύλλα μου
own-code = Ο κωδικός της κάρτας μου
own-code-about = Δέκα γράμματα και ψηφία, σε δύο ομάδες· αυτό το κινητό τον θυμάται. Όποιος έχει τον κωδικό διαβάζει τα φύλλα: κρατήστε την κάρτα σας.
own-open = Άνοιγμα
own-no-code = Κανένας παίκτης δεν έχει αυτόν τον κωδικό. Δείτε την κάρτα σας, ή ζητήστε καινούργια από τον έφορο.
own-photograph = Φωτογραφία του φύλλου σας: { $side }
own-forget = Άλλος κωδικός (το κινητό ξεχνά αυτόν)

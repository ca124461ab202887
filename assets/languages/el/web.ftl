# What pages say to browsers in the hall.

# The places at the foot of a page.
web-now = Τώρα
web-standings = Κατάταξη
web-help = Βοήθεια

# Whether a page is new; a time of day follows the second.
web-live = ζωντανά
web-lost = χωρίς σύνδεση από τις
web-doors-closed = Το δίκτυο της αίθουσας έκλεισε· η σελίδα συνεχίζει μόνη της όταν ανοίξει ξανά.

# $time: the whole time, 6:00; the first stands before one, too
web-of = από
web-of-time = από { $time }

# A tile for who hears it.
web-face-down = κλειστό

# At the foot of a further screen; an address follows the first.
web-on-a-phone = στο κινητό:
web-sound = Άνοιγμα ήχου
web-sound-on = ● ήχος ανοιχτός
web-no-standings = Δεν δημοσιεύτηκε ακόμη κατάταξη.
web-screen-invited = Αυτή η οθόνη θέλει τώρα πρόσκληση: ζητήστε την από τον έφορο και ανοίξτε τη διεύθυνση που γράφει.
web-phones-closed = Ο έφορος έκλεισε τα κινητά: δείτε τον προβολέα.
web-phones-no-letters = Τα γράμματα είναι στον προβολέα· εδώ φαίνονται μόλις λήξει ο χρόνος.

# What to do when a page does not open.
web-help-network = Αν δεν ανοίγει η σελίδα: συνδεθείτε στο Wi-Fi της αίθουσας και μείνετε συνδεδεμένοι, κι ας μην έχει διαδίκτυο.
web-help-data = Κλείστε δεδομένα κινητής και VPN όσο κοιτάτε· ένα δίκτυο επισκεπτών μπορεί να χωρίζει τις συσκευές: ζητήστε το δίκτυο της αίθουσας.
web-help-clock = Μετράει μόνο η προβολή: ένα κινητό μπορεί να αργεί. Το «≈» πριν από τον χρόνο λέει ότι το ρολόι του δεν είναι ακριβές στο δέκατο του δευτερολέπτου. Κινητό κλειδωμένο ή σε άλλη σελίδα δεν ειδοποιεί.
web-help-screen = Οθόνη που πρέπει να μένει ανοιχτή: κλείστε την αναστολή της συσκευής και ανοίξτε τη διεύθυνση με /screen στο τέλος.

# Why there is no answer.
web-not-found = Δεν υπάρχει τέτοια σελίδα εδώ.
web-not-understood = Αυτό δεν διαβάστηκε.
web-not-from-here = Αυτό δεν στάλθηκε από σελίδα αυτού του δικτύου.
web-not-this-door = Άλλο είναι το όνομα αυτής της σελίδας: γράψτε τη διεύθυνση όπως τη δείχνει η αίθουσα.
web-too-large = Πολύ μεγάλο.
web-too-often = Πολλές αιτήσεις: περιμένετε λίγο και δοκιμάστε ξανά.
web-too-slow = Άργησε πολύ.
web-closed = Το δίκτυο της αίθουσας είναι γεμάτο ή κλειστό: δοκιμάστε ξανά σε λίγο.

# The doors and who is let in, as the referee is told.
web-no-address = Η { $address } δεν είναι ιδιωτική διεύθυνση αυτού του υπολογιστή.
web-no-port = Καμία θύρα από { $first } ως { $last } δεν είναι ελεύθερη: κλείστε το άλλο πρόγραμμα.
web-not-open = Το δίκτυο της αίθουσας μένει κλειστό: { $why }
web-nobody-waits = Δεν υπάρχει αριθμός { $number }.
web-somebody-else = Με το όνομα { $name } υπάρχει εδώ άλλος, με άλλη ιδιότητα: δεν μπήκε.
web-too-many-invited = Πάρα πολλές ανοιχτές προσκλήσεις: λήγουν σε δέκα λεπτά.
web-no-folder = Το σύστημα δεν δίνει φάκελο για το πιστοποιητικό των σταθμών.
web-certificate-ended = Το δίκτυο της αίθουσας μένει κλειστό: το πιστοποιητικό { $file } ίσχυε ως { $until }. Ανανεώστε το.

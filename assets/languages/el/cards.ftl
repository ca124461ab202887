# Players’ cards on paper.

cards-title = Κάρτες παικτών
cards-code = κωδικός
cards-code-later = κωδικός (κάρτα { $number })
cards-about = Τα φύλλα μου: λέξεις και πόντοι. Στο Wi-Fi της αίθουσας. Ο κωδικός είναι προσωπικός.
cards-none = Δεν υπάρχουν ακόμη κωδικοί: φτιάχνονται όταν ανοίξει πρώτη φορά το δίκτυο της αίθουσας.
cards-report-code = Τα αποτελέσματά μου στο κινητό: { $code }

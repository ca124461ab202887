# Players’ cards on paper.

cards-title = Κάρτες παικτών
cards-code = κωδικός
cards-code-later = κωδικός (κάρτα { $number })
cards-about = Τα φύλλα μου στο κινητό: λέξεις και πόντοι, στο Wi-Fi της αίθουσας. Ο κωδικός είναι προσωπικός.
# In a frame to write into
cards-address-ask = Τη διεύθυνση τη λένε στην αίθουσα: ρωτήστε και γράψτε την εδώ.
# $from, $to: of these cards stand on the page; $count: of so many
cards-foot = Κάρτες παικτών { $from }–{ $to } από { $count }
cards-none = Οι κάρτες δεν έχουν ακόμη κωδικό. Όσο ο αγώνας δεν έχει υπογραφεί, ανοίξτε μία φορά το δίκτυο της αίθουσας (Σταθμοί) και τυπώστε τις ξανά: τότε φτιάχνονται κωδικοί, και για αρχείο που εισήχθη ή ξαναπαίχτηκε.
# On a card, in place of its code
cards-no-code = Χωρίς κωδικό ακόμη: ανοίξτε μία φορά το δίκτυο της αίθουσας (Σταθμοί) και τυπώστε ξανά.
cards-report-code = Τα αποτελέσματά μου στο κινητό: { $code }

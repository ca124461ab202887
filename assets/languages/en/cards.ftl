# Players’ cards on paper.

cards-title = Players’ cards
cards-code = code
cards-code-later = code (card { $number })
cards-about = My sheets on a phone: words and points, in the hall’s Wi-Fi. The code is personal.
# In a frame to write into
cards-address-ask = The address is told in the hall: ask for it and write it here.
# $from, $to: of these cards stand on the page; $count: of so many
cards-foot = Players’ cards { $from }–{ $to } of { $count }
cards-none = The cards have no codes yet. As long as the competition is not signed, open the hall’s network once (Stations) and print them again: codes are made then, for a file that was taken in or replayed, too.
cards-none-signed = The cards have no codes and get none any more: the hall’s network was not opened before the competition was signed.
# On a card, in place of its code
cards-no-code = No code yet: open the hall’s network once (Stations) and print again.
cards-report-code = My results on a phone: { $code }

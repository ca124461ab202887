# Players’ cards on paper.

cards-title = Players’ cards
cards-code = code
cards-code-later = code (card { $number })
cards-about = My sheets on a phone: words and points, in the hall’s Wi-Fi. The code is personal.
# In a frame to write into
cards-address-ask = The address is told in the hall: ask for it and write it here.
# $from, $to: of these cards stand on the page; $count: of so many
cards-foot = Players’ cards { $from }–{ $to } of { $count }
cards-none = There are no codes yet: they are made when the hall’s network is first opened.
cards-report-code = My results on a phone: { $code }

# Players’ cards on paper.

cards-title = Players’ cards
cards-code = code
cards-code-later = code (card { $number })
cards-about = My sheets: words and points. In the hall’s Wi-Fi. The code is personal.
cards-none = There are no codes yet: they are made when the hall’s network is first opened.
cards-report-code = My results on a phone: { $code }

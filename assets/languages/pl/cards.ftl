# Players’ cards on paper.

cards-title = Karty graczy
cards-code = kod
cards-code-later = kod (karta { $number })
cards-about = Moje karty: słowa i punkty. W Wi-Fi sali. Kod jest osobisty.
cards-none = Kodów jeszcze nie ma: powstają przy pierwszym otwarciu sieci sali.
cards-report-code = Moje wyniki na telefonie: { $code }

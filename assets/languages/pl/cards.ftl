# Players’ cards on paper.

cards-title = Karty graczy
cards-code = kod
cards-code-later = kod (karta { $number })
cards-about = Moje karty na telefonie: słowa i punkty, w Wi-Fi sali. Kod jest osobisty.
# In a frame to write into
cards-address-ask = Adres podają na sali: proszę zapytać i wpisać go tutaj.
# $from, $to: of these cards stand on the page; $count: of so many
cards-foot = Karty graczy { $from }–{ $to } z { $count }
cards-none = Kodów jeszcze nie ma: powstają przy pierwszym otwarciu sieci sali.
cards-report-code = Moje wyniki na telefonie: { $code }

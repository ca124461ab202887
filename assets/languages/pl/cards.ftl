# Players’ cards on paper.

cards-title = Karty graczy
cards-code = kod
cards-code-later = kod (karta { $number })
cards-about = Moje partie na telefonie: wyniki i punkty, w Wi-Fi sali. Kod jest osobisty.
# In a frame to write into
cards-address-ask = Adres podają na sali: proszę zapytać i wpisać go tutaj.
# $from, $to: of these cards stand on the page; $count: of so many
cards-foot = Karty graczy { $from }–{ $to } z { $count }
cards-none = Karty nie mają jeszcze kodów. Dopóki zawody nie są podpisane, proszę raz otworzyć sieć sali (Stanowiska) i wydrukować je ponownie: wtedy powstają kody, także dla pliku przejętego lub odtworzonego.
cards-none-signed = Karty nie mają kodów i już ich nie dostaną: sieć sali nie została otwarta przed podpisaniem zawodów.
# On a card, in place of its code
cards-no-code = Jeszcze bez kodu: proszę raz otworzyć sieć sali (Stanowiska) i wydrukować ponownie.
cards-report-code = Moje wyniki na telefonie: { $code }

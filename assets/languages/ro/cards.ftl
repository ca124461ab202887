# Players’ cards on paper.

cards-title = Carduri de jucător
cards-code = cod
cards-code-later = cod (cartela { $number })
cards-about = Foile mele pe telefon: cuvinte și puncte, în Wi-Fi-ul sălii. Codul este personal.
# In a frame to write into
cards-address-ask = Adresa se spune în sală: întrebați și scrieți-o aici.
# $from, $to: of these cards stand on the page; $count: of so many
cards-foot = Carduri de jucător { $from }–{ $to } din { $count }
cards-none = Nu există încă coduri: se fac la prima deschidere a rețelei sălii.
cards-report-code = Rezultatele mele pe telefon: { $code }

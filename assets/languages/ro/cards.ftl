# Players’ cards on paper.

cards-title = Carduri de jucător
cards-code = cod
cards-code-later = cod (cardul { $number })
cards-about = Fluturașii mei pe telefon: cuvinte și puncte, în Wi-Fi-ul sălii. Codul este personal.
# In a frame to write into
cards-address-ask = Adresa se spune în sală: întrebați și scrieți-o aici.
# $from, $to: of these cards stand on the page; $count: of so many
cards-foot = Carduri de jucător { $from }–{ $to } din { $count }
cards-none = Cardurile nu au încă coduri. Cât timp competiția nu este semnată, deschideți o dată rețeaua sălii (Stații) și tipăriți-le din nou: atunci se fac coduri, și pentru un fișier preluat sau rejucat.
cards-none-signed = Cardurile nu au coduri și nu mai primesc: rețeaua sălii nu a fost deschisă înainte de semnarea competiției.
# On a card, in place of its code
cards-no-code = Încă fără cod: deschideți o dată rețeaua sălii (Stații) și tipăriți din nou.
cards-report-code = Rezultatele mele pe telefon: { $code }

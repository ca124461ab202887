# Players’ cards on paper.

cards-title = Carduri de jucător
cards-code = cod
cards-code-later = cod (cartela { $number })
cards-about = Foile mele: cuvinte și puncte. În Wi-Fi-ul sălii. Codul este personal.
cards-none = Nu există încă coduri: se fac la prima deschidere a rețelei sălii.
cards-report-code = Rezultatele mele pe telefon: { $code }

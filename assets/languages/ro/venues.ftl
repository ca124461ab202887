# Linia unei săli către nod: cardul ei, ce se trimite, ce împiedică.

venues-sync = Trimite la nod fișierul unei săli, pe măsură ce crește
venues-arg-card = Cardul sălii; fișierul îl păstrează
venues-arg-once = Trimite ce există acum și se încheie
venues-sent = Nodul are toate cele { $events } evenimente; acum s-au trimis { $sent }.
venues-parted = Nodul are alt istoric de la evenimentul { $at }. Se păstrează amândouă; alege cine conduce. Este acesta fișierul corect?
venues-no-card = Fișierul nu are cardul unei săli, deci nu se știe la ce nod merge. Dați cardul o dată: eforos sync FILE.eforos --card CARD.eforos-venue.
venues-card-none = Acesta nu este cardul unei săli. Cardul este un fișier NAME.eforos-venue; îl face cine conduce concursul comun.
venues-card-newer = Un program mai nou a făcut acest card (versiunea { $version }). Instalați programul mai nou.
venues-card-field = Cardul nu poate fi folosit: „{ $field }” lipsește sau nu poate fi corect. Cereți alt card de la cine conduce.
venues-card-open = Cardul numește un nod fără criptare ({ $hub }). Acolo nu se trimite nimic; cereți un card cu o adresă care începe cu https://.
venues-card-other = Cardul este al altei săli sau al altui concurs comun decât acest fișier. Luați cardul acestei săli.
venues-away = Nodul nu răspunde ({ $why }). Concursul continuă aici; totul se trimite mai târziu.
venues-revoked = Nodul nu mai cunoaște acest card. Cereți unul nou de la cine conduce; concursul continuă aici.
venues-not-yours = Nodul refuză acest card pentru acest fișier. Este cardul acestei săli?
venues-taken = Cu acest card s-a trimis deja alt fișier. Dacă nu a fost această sală, spuneți-i celui care conduce, care poate face un card nou.
venues-unlike = Nodul nu primește acest fișier: are alt regulament, altă listă de cuvinte sau alt angajament decât concursul comun, ori este al altei săli. Intrați din nou în concurs cu cardul acestei săli.
venues-full = Nodul nu mai primește nimic de la această sală, căci diferă prea des de ce s-a trimis. Mai întâi trebuie să aleagă cine conduce.
venues-busy = Nodul are prea mult de lucru acum. Se încearcă din nou de la sine.
venues-disk-full = Discul nodului este plin: nu mai primește nimic până când cine îl administrează face loc. Concursul continuă aici; totul se trimite mai târziu de la sine.
venues-refused = Nodul a refuzat: { $why }
venues-unfit = Nodul nu a primit nimic din acest fișier: { $why } Concursul continuă aici. Conectați-vă din nou; dacă rămâne așa, fișierul ajunge la nod pe un stick.
venues-odd = Ce a răspuns nu este un nod al acestui program. Este corectă adresa de pe card și nu se află între ele o pagină de conectare a rețelei?
venues-behind = Nodul are { $there } evenimente ale acestui concurs, fișierul numai { $here } dintre ele: este o copie mai veche. Continuați cu fișierul care le are pe toate.
venues-taken-back = { $count ->
    [one] A fost luată înapoi o acțiune pe care o avea nodul și care lipsea
    [few] Au fost luate înapoi { $count } acțiuni pe care le avea nodul și care lipseau
   *[other] Au fost luate înapoi { $count } de acțiuni pe care le avea nodul și care lipseau
} din această copie.
venues-not-taken-back = Fișierul este o copie mai veche, iar ce are nodul în plus nu i se potrivește (evenimentul { $at }). Nimic nu a fost luat înapoi. Continuați cu fișierul care le are pe toate sau spuneți-i coordonatorului la telefon.
venues-keys-lost = Copia nu are cardurile acestor săli: { $halls }. Dați-i fiecăreia un card nou.
venues-arg-pass = Sala nu spune niciun cuvânt
venues-held = Fișierul este deschis în altă parte: ce e nou se trimite, iar ordinele coordonatorului se execută după ce se închide acolo.
venues-waiting = Ordine ale coordonatorului așteaptă ({ $count }): { $why }
venues-untrue = Ce a venit de la nod nu este ce a sigilat coordonatorul pentru această sală (evenimentul { $at }). Nimic nu s-a executat. Spuneți-i coordonatorului la telefon.
venues-order-newer = Pentru ordinele coordonatorului este nevoie de un program mai nou (evenimentul { $at }).
venues-order-kept-back = Nodul ascunde o dispoziție a coordonatorului (evenimentul { $at }): nu sunt litere. Spuneți-i coordonatorului prin telefon.

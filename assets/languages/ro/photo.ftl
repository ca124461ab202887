# Photographs of sheets.

photo-command = Ia în concurs fotografii ale foilor, le atribuie și le enumeră
photo-after = Fotografiile sunt JPEG, PNG sau PDF de scaner, și dosare întregi. Fiecare foaie este găsită după codul ei pătrat, îndreptată, tăiată și păstrată ca JPEG gri; o fotografie fără cod așteaptă până este atribuită: 3=5-7 spune că fotografia 3 din listă este foaia jucătorului 5 în turul 7, 3=5-7/2 că este spatele ei.
photo-arg-pictures = Fotografii, PDF-uri sau dosare cu ele
photo-arg-assign = Spune unde aparține o fotografie din listă
photo-arg-out = Scrie fotografiile în acest dosar
photo-taken = { $file }: luată ({ $places })
photo-known = { $file }: există deja ({ $places })
photo-unread = { $file }: { $why }
photo-some-unread = { $number ->
    [one] O fotografie nu a fost luată
    [few] { $number } fotografii nu au fost luate
   *[other] { $number } de fotografii nu au fost luate
}; celelalte au fost.
photo-no-codes = Foile acestui concurs nu au coduri după care să fie găsite.
photo-no-referee = În numele nimănui: spuneți al cui cu --as.
photo-assign-odd = „{ $typed }” nu se înțelege: 3=5-7 este fotografia 3 din listă pentru jucătorul 5, turul 7.
photo-line = { $number }. { $place } · { $side } · { $state }
photo-front = față
photo-back = spate
photo-is-there = există
photo-is-undecided = de hotărât
photo-is-discarded = lăsată deoparte
photo-is-deleted = ștearsă
photo-nowhere = fără loc
photo-none = Nu sunt fotografii ale foilor.
photo-kind = Aceasta nu este o fotografie: luați JPEG, PNG sau PDF de scaner.
photo-coding = { $coding } nu se citește aici. Alegeți la scaner sau telefon JPEG, gri sau color.
photo-too-large = Fișierul are peste { $most } MB. Micșorați fotografia sau scurtați PDF-ul.
photo-too-many-dots = { $width } × { $height } puncte sunt prea multe: cel mult 50 de milioane și 12.000 pe o latură.
photo-too-many-pages = PDF-ul are peste { $most } pagini: scanați-l pe părți.
photo-too-many-parts = Imaginea are mai multe părți decât o fotografie. Fotografiați foaia din nou.
photo-encrypted = PDF-ul este protejat cu parolă: salvați-l fără.
photo-no-picture = Pe această pagină nu este nicio imagine.
photo-damaged = Imaginea este tăiată sau stricată. Faceți-o din nou.
photo-not-read = Nu a fost citită: a durat prea mult sau a cerut prea multă memorie. Faceți-o din nou sau atribuiți-o cu mâna.
photo-not-started = Fotografiile nu pot fi citite: { $why }
photo-browse = Fotografii ale foilor…
photo-browse-hint = JPEG, PNG sau PDF de scaner, mai multe deodată; pot fi și lăsate peste fereastră
photo-also = imagini poze cameră scaner foi
photo-stop = Oprirea citirii fotografiilor
photo-queue = Atribuirea fotografiilor
photo-queue-hint = Cele fără un cod citit, și două ale aceleiași fețe: una mare, cu câmpul care spune a cui este
photo-queue-close = Înapoi la foi
photo-select = Priviți această fotografie
photo-assign = Atribuie
photo-turn = Rotire cu un sfert
photo-other = Fotografia următoare
photo-show = Fotografii lângă foi
photo-show-hint = Le arată sau le ascunde cât timp se introduc foi
photo-hide = Ascunde
photo-larger = Fotografie mai mare
photo-smaller = Fotografie mai mică
photo-up = Mai sus
photo-down = Mai jos
photo-left = Mai la stânga
photo-right = Mai la dreapta
photo-hide-from-players = Jucătorii să nu vadă fotografii
photo-discard = Fotografia să nu conteze…
photo-delete = Ștergerea tuturor fotografiilor…
photo-delete-hint = Pentru totdeauna: nu rămâne nimic din ele în fișier
photo-show-to-players = Jucătorii să-și vadă fotografiile…
photo-show-to-players-hint = Pe pagina pe care o deschide cardul jucătorului, din ce s-a publicat
photo-needs-codes = Foile acestui concurs nu au coduri după care să fie găsite.
photo-needs-coming = Nu se citesc fotografii acum.
photo-needs-pictures = Nu sunt fotografii ale foilor.
photo-needs-seen = Trebuie să se vadă o fotografie, la Foi.
photo-needs-queue = Trebuie să se vadă o fotografie care așteaptă atribuirea.
photo-count = Fotografii: { $count }
photo-waiting = așteaptă atribuirea: { $count }
photo-progress = citite { $done } din { $of }
photo-of = { $player } · turul { $round } · { $side }
photo-of-nobody = nu se știe a cui · { $side }
photo-number = { $number } din { $of }
photo-not-in-file = Această fotografie nu este în acest fișier: poate lipsi dintr-o copie sau dintr-un fișier scris din nou.
photo-twice = Fotografia { $number }: mai este una a aceleiași fețe în acest loc. Atribuiți-o în altă parte sau lăsați una să nu conteze.
photo-unassigned = Fotografia { $number }: a cui foaie este?
photo-place = Jucătorul și turul
photo-place-hint = 5-7 este jucătorul 5, turul 7; 5-7/2 spatele ei
photo-none-waiting = Nu așteaptă niciuna.
photo-discard-about = Nu mai contează și nu se arată lângă foaie. Rămâne în fișier, și se poate anula.
photo-delete-about = Fotografii care se șterg: { $count }. Nu se anulează niciodată: nimeni nu le mai poate vedea. Ce s-a introdus rămâne.
photo-show-to-players-about = Fiecare jucător vede fotografiile foilor sale, numai ale tururilor publicate, cât timp rețeaua sălii este deschisă. Codul de pe card trece prin rețea necriptat: cine ascultă acolo îl poate citi și le poate vedea și el.
photo-hidden-from-players = Jucătorii nu văd fotografii.
photo-takes-already = Se citesc deja fotografii: așteptați sau opriți întâi.
photo-done = Fotografii luate: { $count }
photo-done-known = existau deja: { $count }
photo-more-unread = Alte fotografii care nu au fost luate: { $count }
photo-place-odd = „{ $typed }” nu se înțelege: 5-7 este jucătorul 5, turul 7; 5-7/2 spatele ei.
photo-assigned = Atribuită: { $place }
photo-deleted = Fotografiile au fost șterse.
photo-being-deleted = Nimeni nu mai vede fotografiile. Se șterg din fișier: au rămas { $count }. Continuați lucrul: se anunță când nu mai rămâne nimic din ele.
photo-none-taken = { $number ->
    [one] Fotografia nu a fost luată
    [few] Niciuna din { $number } fotografii nu a fost luată
   *[other] Niciuna din { $number } de fotografii nu a fost luată
}.
photo-not-smaller = Fotografiile au fost șterse, dar fișierul nu a putut fi micșorat: { $why } Părți din ele pot rămâne în el până la o nouă ștergere sau o copiere a fișierului.
photo-arg-turn = Rotește la dreapta o fotografie din listă cu atâtea sferturi
photo-arg-discard = Face ca o fotografie din listă să nu conteze
photo-arg-delete = Șterge definitiv o fotografie din listă; all le șterge pe toate
photo-arg-reason = De ce nu contează sau se șterge
photo-no-reason = Spuneți de ce cu --reason.
photo-turn-nowhere = Fotografia { $number } nu aparține încă unei foi: atribuiți-o întâi.
photo-turn-odd = „{ $typed }” nu se înțelege: 3=1 rotește fotografia 3 din listă cu un sfert, 3=2 cu jumătate.
photo-no-such = „{ $typed }” nu este o fotografie din listă.
photo-busy = Se citesc fotografiile altora: încercați din nou imediat.
photo-sends = se trimite:
photo-sent = Toate fotografiile au fost trimise.
photo-station = Fotografii ale foilor
photo-station-about = Fotografiați foile una câte una, drepte și cu codul pătrat întreg. Fotografiile intră numai în fișierul concursului, pe calculatorul arbitrului.
photo-choose = Imagini sau PDF de scaner
photo-camera = Cu camera
photo-none-chosen = Alegeți mai întâi fotografii.
photo-send = Trimite
photo-beside = Fotografiile foii
photo-keys = PageUp și PageDown mută fotografia, cu Shift în lateral; cu Alt o măresc și o micșorează.
photo-elsewhere = Fotografia este a altei foi
photo-belongs = Fotografia { $number }: a cui foaie este?
photo-not-sent = Gata, dar acestea nu au fost primite:

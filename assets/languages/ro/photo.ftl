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

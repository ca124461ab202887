# What one does in each place, in a few sentences: above its keys (F1).

help-classic-rounds =
    • Aici se joacă întâlnirea, rundă cu rundă.
    • Butonul mare face de fiecare dată pasul următor: împerechează sau trage la sorți mesele, le arată sălii, pornește timpul, primește rezultatele, semnează.
    • Cine lipsește se notează înainte de împerechere.
    • Fiecare masă spune de ce se întâlnesc acești jucători, și rezultatul sau că lipsește.
    • Mesele se pot spune și de mână, doi jucători se pot schimba între ei și o împerechere se poate retrage.
    • Ce este excepțional întreabă întotdeauna, iar istoricul păstrează motivul.
help-results =
    • Aici se introduce fiecare rezultat.
    • Scrieți masa sau scanați codul fluturașului, apoi punctele; Enter trece la câmpul următor.
    • Cu cifre se scriu punctele, suportul și timpul depășit, iar scorul final se calculează; altfel ajung scorurile finale.
    • Felul în care s-a încheiat partida are litera lui.
    • Despre ce este rar se întreabă înainte de salvare, iar alături este clasamentul așa cum ar fi.
    • O a doua persoană confirmă rezultatul.
    • Tot aici se poate scrie partida întreagă, tur cu tur.
help-judge =
    • Aici se judecă cuvintele contestate.
    • Scrieți cuvintele cu spațiu între ele, iar Enter într-un câmp gol judecă: un singur verdict este pentru toate.
    • Nu se spune care cuvânt a fost greșit.
    • Ce nu poate spune lista așteaptă arbitrul, care hotărăște cu sursa lui.
    • Fiecare verdict se păstrează cu ora și masa.
    • Fereastra judecătorului arată același lucru pe un ecran al ei și are tastatura ei.
help-classic-standings =
    • Aici este clasamentul după fiecare rundă.
    • Cât lipsesc rezultate, este provizoriu.
    • Punctele, diferența sau mediile clasează cum spune regulamentul, iar echipele au tabelul lor.
    • Alături sunt tabelul încrucișat, evoluția pe runde și partidele fiecărui jucător.
    • Mai multe întâlniri se adună într-un sezon, care se deschide aici.
help-classic-print =
    • Se deschide la ce este de făcut acum: perechile înainte de prima rundă, clasamentul după fiecare, fișa finală după semnătură.
    • Înainte: numerele meselor, regulamentul și angajamentul pentru perete, ghidul pentru arbitru, fluturași de contestare pentru fiecare masă.
    • În fiecare rundă: perechile pentru perete, o foaie de scor și un fluturaș de rezultat pentru fiecare masă; fluturașul se întoarce la secretariat.
    • După fiecare rundă: clasamentul, echipele și tabelul întâlnirilor pentru perete; la sfârșit: fișa finală de semnat, jurnalul arbitrului de cuvinte pentru dosar, diplome și partide pentru jucători.
    • Clasamentul spune cine a fost sancționat: pentru perete există și fără nume, cu elevii numai prin inițiale. Arhiva are totul la un loc, și separat ce se poate publica.
    • Alte texte și semnături pe diplome: „Textele diplomelor…” lângă ele.
    • Runda și jucătorul se aleg lângă listă sau sub ea.

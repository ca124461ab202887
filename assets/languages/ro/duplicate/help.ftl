# What one does in each place, in a few sentences: above its keys (F1).

help-game =
    • Aici se joacă partida, tur cu tur.
    • Scrieți literele cum ies din săculeț sau lăsați programul să le extragă.
    • Butonul mare face de fiecare dată pasul următor: arată literele, pornește timpul, strânge fluturașii, stabilește și anunță topul.
    • Literele se anunță una câte una; anunțarea se poate opri, repeta sau scurta.
    • Ce s-a refuzat și ce mai este în sac se vede lângă tablă.
    • Corecturile și cazurile excepționale stau în cele două meniuri și întreabă întotdeauna.
help-slips =
    • Aici se introduce fiecare fluturaș cum este pe hârtie, întâi pretențiile cele mai mari.
    • Scrieți masa, apoi punctele; o cifră ia din listă o depunere de acest punctaj, iar pentru alta se scriu poziția și cuvântul.
    • Salvarea așteaptă masa următoare.
    • Mâna neridicată și un număr greșit se bifează.
    • Și un fluturaș fără nume se introduce, iar numele se dă mai târziu.
    • O a doua persoană se uită la hârtie sau îl introduce din nou fără să vadă prima introducere.
    • Ce se scrie se păstrează și dacă se oprește calculatorul.
    • Fotografiile și scanările fluturașilor vin prin „Fotografii ale foilor…” (Ctrl+K) sau se trag pe fereastră: fiecare își găsește fluturașul după codul pătrat și stă lângă câmpuri, iar una fără cod citit așteaptă să fie atribuită.
help-top =
    • Aici se stabilește topul unui tur după încheierea timpului.
    • Când îl numește sala, cele mai bune pretenții corecte stau în tabel, iar cea mai bună valoare a fiecărei cifre este verde.
    • Alegeți una, numiți criteriul cu cifra lui și anunțați-o cu Space.
    • Când îl numește programul, prima lui depunere se anunță ca atare.
    • O pretenție care poate valora mai mult ține topul pe loc până se hotărăște asupra ei sau se lasă deoparte, cu motiv.
    • Cea mai bună depunere din listă rămâne ascunsă până o desfaceți.
    • Ce se găsește târziu se spune sălii fără nume.
help-sanctions =
    • Aici sunt avertismentele și cât costă ele.
    • Cele din fluturași se numără singure; pe celelalte le acordă arbitrul.
    • Ce ar schimba o sancțiune nouă la total și la loc se vede înainte de a o acorda.
    • Primele avertismente sunt gratuite, iar fiecare următor costă puncte.
    • Zerourile neanunțate încă stau alături: tipăriți înștiințările, înmânați-le și notați că au fost anunțate.
help-duplicate-words =
    • Aici hotărăște arbitrul asupra cuvintelor.
    • Întâi stau cele care așteaptă și pe care le-au scris cei mai mulți.
    • Uitați-vă la cuvintele apropiate: adesea este o greșeală de tastare.
    • Scrieți dovada (dicționar, pagină) și hotărâți valabil sau nevalabil cu o singură tastă.
    • O hotărâre este valabilă pentru toți fluturașii și se poate retrage până la semnătură.
    • Scrieți un cuvânt și el este căutat în listă.
help-duplicate-standings =
    • Aici este clasamentul după ultimul tur cu topul anunțat.
    • Cât lipsesc fluturași, este provizoriu și se spune care lipsesc.
    • Lângă tabel se vede de ce are cineva locul acesta și evoluția primilor cinci.
    • Tururile unui jucător se văd cu fiecare depunere și verdictul ei.
    • Se numește ce a hotărât între totaluri egale.
    • Tabelul se copiază cu titlurile lui.
help-duplicate-print =
    • Se deschide la ce este de făcut acum: fluturașii înainte de partidă, procesul-verbal după fiecare tur, fișa finală după semnătură.
    • Înainte: fluturași și fișe de jucător pentru fiecare masă, regulamentul și angajamentul pentru perete, ghidul pentru arbitru.
    • După fiecare tur: procesul-verbal pentru dosarul arbitrului, avertizări pentru cei cu depunerea anulată, clasamentul pentru perete.
    • La sfârșit: fișa finală de semnat, fișa partidei și avertismentele pentru dosar, diplome și rapoarte pentru jucători.
    • Clasamentul spune cine a fost sancționat: pentru perete există și fără nume. Arhiva are totul la un loc, și separat ce se poate publica.
    • Alte texte și semnături pe diplome: „Textele diplomelor…” lângă ele.
    • Turul și jucătorul se aleg lângă listă sau sub ea.

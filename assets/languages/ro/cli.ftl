# The command line: help, errors, what is shown on a terminal.

# $what: one paragraph
cli-error = Eroare: { $what }
cli-warning = Atenție: { $what }
cli-more-warnings = { $count ->
    [one] …și încă o avertizare.
    [few] …și încă { $count } avertizări.
   *[other] …și încă { $count } de avertizări.
}
cli-see-help = { $what } Vedeți: { $command } --help

## Wrong usage

cli-usage-unknown = Argument necunoscut: { $arg }.
cli-usage-missing = Lipsește: { $arg }.
cli-usage-subcommand = Lipsește o comandă: { $known }.
cli-usage-no-value = Lipsește valoarea pentru { $arg }.
cli-usage-value = Valoarea „{ $value }” pentru { $arg } nu este una dintre: { $known }.
cli-usage-value-odd = Valoarea „{ $value }” pentru { $arg } nu este acceptată.
cli-usage-conflict = { $arg } și { $other } nu se dau împreună.
cli-usage-not-utf8 = Un argument nu este text UTF-8.
cli-usage-other = Argumentele nu sunt corecte ({ $what }).
cli-no-such-command = Nu există comanda sau fișierul „{ $name }”.
cli-file-and-command = S-au dat împreună un fișier ({ $file }) și o comandă ({ $command }).
cli-seed-odd = --seed cere 64 de cifre hexazecimale.
cli-head-odd = --head cere cele 8 cifre ale codului sau între 16 și 64 de cifre hexazecimale ale capătului de lanț.

## Files and results

cli-not-read = Fișierul { $file } nu a fost citit: { $why }.
cli-not-written = Fișierul { $file } nu a fost scris: { $why }.
cli-not-shown = Rezultatele nu au putut fi scrise la ieșire: { $why }.
cli-is-a-competition = { $file } este un fișier de concurs și nu se înlocuiește. Dați alt nume.
cli-exists = { $file } există deja și nu se înlocuiește. Dați alt nume.
cli-no-chance = Sistemul de operare nu a dat numere aleatoare: { $why }.
cli-no-window = Nu există un ecran pentru fereastră. Fără el există comenzile grade, draw, rack, check, lexicon, import, export, standings, print, archive, log, verify și demo: vedeți eforos --help.

## Words and lists

cli-not-a-word = „{ $text }” nu este un cuvânt: { $why }.
cli-unknown-letter = „{ $text }”: aici fiecare literă trebuie să fie cunoscută, fără ?.
cli-recovered = „{ $text }” s-a citit ca { $word }.
cli-recovered-either = „{ $text }” s-a citit ca { $word }; poate fi și { $other }.
cli-check-found = { $word }: există ({ $list })
cli-check-not-found = { $word }: nu există ({ $list })
cli-list-refused = Lista de cuvinte { $file } nu a fost citită: { $why }.
cli-list-doubtful = Fișierul { $file } nu pare a fi o listă de cuvinte: { $why }. Dacă totuși este, adăugați { $option }.
cli-list-skipped = { $file }: { $what }
cli-list-progress = { $file }: { $percent } %
cli-list-name = Nume: { $name }
cli-list-edition = Ediție: { $edition }
cli-list-words = Cuvinte: { $words }
cli-list-authoritative = Listă normativă: un cuvânt care lipsește este invalid.
cli-list-closed = Listă închisă: sunt valide cuvintele ei și numai acestea; arbitrul nu decide asupra lor.
cli-list-external = O carte sau un site din afara programului: despre fiecare cuvânt decide arbitrul, cu sursa.
cli-list-reference = Listă orientativă: un cuvânt care lipsește așteaptă decizia arbitrului.
cli-list-lengths = Pe lungimi: { $lengths }

## Draws

cli-draw-seed = Sămânță: { $seed }
cli-draw-commitment = Angajament (SHA-256): { $commitment }
cli-draw-hall = Cuvântul sălii: { $hall }

## Competition files

cli-import-done = Concursul a fost scris în { $file }.
cli-import-reason = importat dintr-un document de schimb
cli-rack-board = Litere latine: depunerile lor pe o tablă le arată { $command }.
cli-print-other = Acest fel de concurs nu are documentul { $document }. Are: { $known }.
cli-demo-done = Simularea a fost scrisă în { $file }.
cli-print-not-for-phones = Adresa { $address } se deschide numai pe această mașină și pe niciun telefon: tipăriți cardurile cu adresa sălii, pe care o spune serve.
cli-print-done = { $pages ->
    [one] S-a scris { $file }, o pagină.
    [few] S-a scris { $file }, { $pages } pagini.
   *[other] S-a scris { $file }, { $pages } de pagini.
}
cli-print-no-pages = Din aceste documente nu este încă nimic de tipărit.
cli-print-idle-option = Opțiunea { $option } nu privește: { $documents }. Opțiuni potrivite: { $known }.
cli-print-no-options = Opțiunea { $option } nu privește: { $documents }. Nu are nicio opțiune.
cli-print-nobody = Niciun jucător nu are numărul sau numele „{ $typed }”.
cli-print-several = „{ $typed }” se potrivește la mai mulți jucători ({ $count }): { $players }. Dați numărul.
cli-archive-done = Concursul a fost arhivat în dosarul { $folder }.
cli-archive-unnamed = Ce poate fi publicat nu spune cine a fost sancționat; cu --named o spune.
cli-export-unnamed = Pagina nu spune cine a fost sancționat; cu --named o spune.
cli-verify-signed = Semnat, ediția { $issue }.
cli-verify-unsigned = Nesemnat.
cli-verify-chain = Evenimente: { $events } · capătul lanțului: { $head } · cod: { $code }
cli-verify-tail = Dacă sfârșitul fișierului a fost tăiat, fișierul singur nu poate arăta: se vede doar față de un cod pe care l-a văzut sala sau care a fost tipărit: eforos verify FIȘIER --head COD --events NUMĂR.
cli-verify-failed = Verificarea fișierului { $file } a găsit o eroare: { $what }

## Help

cli-help-usage = Utilizare:
cli-help-options = Opțiuni
cli-help-arguments = Argumente
cli-help-commands = Comenzi
cli-about = Eforos, arbitrul: conduce concursuri de cuvinte, de la extragere până la clasamentul semnat: anagrame grecești, duplicat românesc, partide clasice. Fără o comandă deschide fereastra.
cli-after = Rezultatele merg la ieșirea standard, restul la ieșirea de erori. Cod de ieșire 0: făcut; 1: refuzat; 2: utilizare greșită. O listă de cuvinte (LIST) este un fișier text, PDF-ul federației sau o listă compilată. Limba: --language, EFOROS_LANGUAGE sau setările sistemului.
cli-arg-help = Acest ajutor
cli-arg-version = Versiunea programului
cli-arg-language = Limba: el, en, ro, ca sau pl
cli-arg-open = Concursul care se deschide în fereastră
cli-arg-in = Document de schimb (JSON)
cli-arg-file = Fișier de concurs
cli-arg-new = Fișierul de concurs care se creează; unul care există nu se suprascrie niciodată
cli-arg-lexicon = Listă de cuvinte: un text, PDF-ul federației sau o listă compilată
cli-arg-authority = authoritative: un cuvânt care lipsește este invalid; reference: așteaptă o decizie; closed: este invalid și nu se decide asupra lui
cli-arg-json = Rezultate ca JSON
cli-arg-csv = Rezultate ca CSV
cli-arg-rules = Regulamentul programului după care se joacă: { $names }
cli-arg-mode = Cine alege depunerea-top la duplicat: sala sau programul
cli-arg-seed = Sămânță, 64 de cifre hexazecimale; altfel, la întâmplare
cli-arg-hall = Cuvântul sălii
cli-arg-count = Câte concursuri; câte un document JSON pe rând
cli-arg-word = Cuvinte
cli-arg-list = Listă de cuvinte
cli-arg-lists = Liste de cuvinte; împreună devin una singură
cli-arg-force = Compilează lista chiar dacă fișierul nu pare a fi o listă de cuvinte
cli-arg-out-list = Lista compilată care se scrie
cli-arg-name = Numele listei
cli-arg-edition = Ediția listei
cli-arg-export-json = Document de schimb (JSON); la fel și fără opțiune
cli-arg-export-html = Clasamentul ca o pagină HTML
cli-arg-unnamed = Pagina HTML nu spune cine a fost sancționat: așa se face unde sunt sancțiuni
cli-arg-named = Pagina HTML spune cine a fost sancționat și, unde numele sunt întregi, de ce
cli-arg-archive-unnamed = Ce poate fi publicat nu spune cine a fost sancționat: așa se face unde sunt sancțiuni
cli-arg-archive-named = Ce poate fi publicat spune cine a fost sancționat și, unde numele sunt întregi, de ce
cli-arg-head = Capătul de lanț dintr-o fotografie sau de pe hârtie: cele 8 cifre ale codului său ori cel puțin primele 16 din capătul însuși. Codul de ieșire este 0 numai dacă istoricul îl are
cli-arg-events = Evenimentul pe care fotografia îl numește alături
cli-arg-after = Clasamentul după acest tur
cli-arg-out-pdf = PDF-ul care se scrie
cli-arg-of-round = Numai acest tur; la clasament: după el
cli-arg-of-turn = La fel, într-o partidă pe tururi
cli-arg-of-player = Numai acest jucător: număr sau nume
cli-arg-templates = Dosarul cu șabloanele proprii ale unui club (TOML, siglă)
cli-arg-write-template = Scrie în acest fișier (de exemplu final.toml, club.toml) șablonul programului cu același nume, cu toate cheile și explicațiile lor, și nimic altceva
cli-template-written = Șablonul a fost scris în { $file }. Păstrați cheile pe care le schimbați și dați dosarul cu --templates.
cli-arg-documents = Oricâte dintre documentele din lista de mai jos
cli-print-common = În orice concurs
cli-arg-folder = Dosarul care se creează
cli-arg-manual-folder = Un dosar care există
cli-arg-players = Câți jucători, cel mult 500
cli-arg-letters = Între 1 și 7 litere
cli-arg-export-csv = Ce s-a predat, ca CSV: foi, un rând pentru fiecare cuvânt; fluturași sau rezultate, un rând pentru fiecare
cli-arg-order = Ordinea foilor: round, pentru a fi împărțite în fiecare tur; player, toate ale unui jucător la un loc
cli-arg-backs = Spatele foilor de cuvinte: white, alb, sau printed, cu rubricile încă o dată
cli-arg-paper = Hârtia foilor de cuvinte și a foilor de partidă: a5 sau a4, cu două foi și o linie de tăiere
cli-arg-blank = Atâtea foi sau atâția fluturași fără nume, în locul celor ale jucătorilor
cli-arg-hall-address = Adresa sălii pentru cardurile jucătorilor, așa cum o spune serve: de ex. 192.168.1.5:8014
cli-arg-rules-file = Regulamentul propriu al unui club pentru partide clasice, numit în document
cli-arg-rounds = Câte runde are o simulare de partide clasice sau o zi comună jucată de programe
cli-arg-of-table = Numai această masă
cli-arg-of-team = Numai această echipă
cli-arg-html = O pagină HTML cu rezultate (partide clasice)
cli-arg-pupils = Arată elevii cu numele, nu cu inițialele: numai cu acordul părinților
cli-grade = Punctează un concurs întreg dintr-un document de schimb și arată clasamentul; nu salvează nimic
cli-grade-after = Un document cu lexicon.found se judecă după acele cuvinte. Cu --lexicon se judecă după listă, care trebuie să aibă sha256-ul din document. Fără niciuna dintre ele, după lista liberă a limbii sale, ca listă orientativă.
cli-pair = Cine cu cine joacă în runda următoare a unui concurs de partide clasice
cli-season = Clasamentul mai multor concursuri de partide clasice
cli-season-add = Trece concursuri într-un sezon
cli-top = Toate depunerile cu literele unui tur pe o tablă, cele mai valoroase întâi
cli-draw = Extragerile unor concursuri întregi
cli-draw-after = Cu --count sămânța următoare este SHA-256("eforos-draw-1 next" ‖ sămânță), cei 32 de octeți ai seminței după octeții textului ASCII.
cli-rack = Toate cuvintele de 3 până la 7 litere care se fac din litere, și punctajul cel mai mare
cli-gcg = Punctează din nou o partidă dintr-un fișier GCG, după un regulament
cli-import-after = Concursul care se creează este nesemnat, iar literele sau partidele lui sunt consemnate, nu se pot deriva dintr-o sămânță. Un document nu poartă: timpi și pauze, piese puse la loc și tururi rejucate la anagrame, corecturi și a doua introducere, foi și fluturași fără nume, ciorne, tururi neîncheiate, cine ce a făcut și când, sancțiuni ridicate, contestații nerezolvate sau despre altceva decât un cuvânt, acțiuni anulate, angajament, sămânță și semnătură.
cli-print-after = Mai multe documente se scriu într-un singur fișier, în ordinea dată. Fără opțiuni, un document cuprinde toți jucătorii și toate tururile, score-sheets și result-slips numai ultimul. Fișele finale de dinaintea semnării spun că nu s-a semnat.
cli-check = Spune dacă anumite cuvinte sunt în listă (cod de ieșire 0, oricare ar fi răspunsurile)
cli-lexicon = Liste de cuvinte
cli-lexicon-info = Datele de identificare ale unei liste
cli-lexicon-build = Compilează din texte sau PDF-uri o listă care își poartă datele de identificare
cli-import = Creează un fișier de concurs dintr-un document de schimb
cli-export = Scrie un concurs ca document de schimb, CSV sau HTML
cli-export-left-out =
    { $count ->
        [one] { $count } contestație nu este în document: el le are pe cele despre cuvinte care sunt soluționate.
        [few] { $count } contestații nu sunt în document: el le are pe cele despre cuvinte care sunt soluționate.
       *[other] { $count } de contestații nu sunt în document: el le are pe cele despre cuvinte care sunt soluționate.
    }
cli-standings = Clasamentul unui concurs
cli-print = Scrie documente ale unui concurs ca PDF
cli-archive = Scrie toate documentele și rezultatele într-un dosar nou, și separat ce se publică
cli-log = Istoricul unui concurs, câte un eveniment pe rând
cli-verify = Verifică un fișier de concurs: lanț, extrageri, puncte, tabel semnat
cli-verify-after = La sfârșitul fiecărui tur și la semnare sala vede unde se află istoricul: „evenimentul 87 · cod 5370 0074”. Ajunge o fotografie: eforos verify FILE --head 53700074 --events 87 spune dacă istoricul fișierului este, până acolo, cel de atunci.
cli-demo = Creează un întreg concurs simulat, semnat
cli-manual = Scrie într-un dosar paginile de manual și completările pentru shell, pentru un pachet
cli-arg-words-language = Limba cuvintelor: el, ro, ca sau pl; fără ea, el
cli-rack-count = { $count ->
    [one] 1 cuvânt
    [few] { $count } cuvinte
   *[other] { $count } de cuvinte
}
cli-list-language = Limba: { $language }
cli-list-latin = Cuvintele ei sunt cu litere latine: precizați-le limba cu { $option }.

# The doors of the hall without a window. $url: where; $first, $last: events, or ports; $addresses: several; $line: what was typed
cli-serve = Deschide un concurs pentru browserele din sală, fără fereastră
cli-serve-after = Paginile stau la o adresă privată a acestui calculator sau, cu 127.0.0.1, numai la el. Pauza merge mai departe și este înregistrată. Timpul de joc merge mai departe pentru cine privește, dar programul a lipsit: sfârșitul lui îl confirmă arbitrul la consolă și numai atunci se introduce ceva. Aici nu se extrage și nu se pornește nimic. O linie „close” la intrarea standard sau oprirea serviciului de către sistem închide rețeaua sălii. O linie „invite assistant [NUME]” invită o stație cu un PIN, „admit N” și „refuse N” răspund celui care așteaptă, „stations” le arată, „revoke N” scoate una. „publish R” publică turul R.
cli-arg-address = Adresa la care îl găsesc browserele
cli-arg-ports = Primul port încercat (8014)
cli-serve-open = Deschis pentru browsere la { $url }
cli-serve-closed = Rețeaua sălii s-a închis.
cli-serve-none = Calculatorul nu are adresă într-o rețea a sălii: conectați-l la una sau folosiți --address 127.0.0.1 numai pentru el.
cli-serve-other-ports = Alegeți altele cu --ports.
cli-serve-recorded = Înregistrate: evenimentele { $first }–{ $last }
cli-serve-several = Calculatorul are mai multe adrese; alegeți una cu --address: { $addresses }
cli-serve-line = Aici nu există o astfel de linie: { $line }. Linia help spune care există.
cli-arg-as = Arbitrul în numele căruia se face ce se face aici
cli-arg-admit = Cum intră o stație: cu mâna (ask) sau numai cu PIN-ul (pin)
cli-arg-invite = Câți arbitri secunzi, câți jurați și câte ecrane sunt invitate de la început, cel mult 16: assistant=2,jury=1,screen=1
cli-serve-staff = Stații: { $url } · amprentă { $fingerprint }
cli-serve-invited = Invitația { $number } ({ $role }): PIN { $pin } · { $url }
cli-serve-waits = Așteaptă ({ $number }): { $name }, { $role }, { $station }, de la { $from }. „admit { $number }” sau „refuse { $number }”
cli-serve-in = A intrat: { $name } ({ $station })
cli-serve-gone = Stația { $station } a ieșit
cli-serve-refused = Neprimit: { $number }
cli-serve-station = { $number }. { $name }, { $role } ({ $station })
cli-serve-no-referee = În numele niciunui arbitru: spuneți cine cu --as.
cli-serve-no-jury = Nu se invită comisia de cuvinte: în acest concurs nu se hotărăște asupra niciunui cuvânt.
cli-serve-signed = Concursul este semnat: nu se mai introduce nimic și nu mai este invitat nimeni.
cli-rules-not-here = --rules este numai pentru documente de partide clasice.
cli-draw-not-here = La partidele clasice nu se extrag litere: piesele se extrag la mese. „eforos pair” spune cine cu cine joacă.
cli-demo-rounds-not-here = --rounds este numai pentru o simulare de partide clasice: adăugați --rules cu identificatorul lor sau renunțați la --rounds.
cli-demo-mode-not-here = --mode este numai pentru o simulare a unei partide duplicat: adăugați --rules cu identificatorul ei sau renunțați la --mode.
cli-html-not-here = --html este pentru documente de partide clasice; pagina unui concurs o scrie „export --html”.
cli-arg-cert = Certificatul propriu al clubului (PEM) pentru posturi
cli-arg-key = Cheia lui (PEM)
cli-joint = Compară fișierele unui concurs comun
cli-joint-verify = Derivă din nou tot concursul comun din fișierele lui: lanțuri, cuvinte, etichete, litere, decizii, tabelul tuturor sălilor
cli-arg-master = Fișierul principal
cli-arg-halls = Fișierele sălilor
cli-arg-venues = O zi comună în atâtea săli, până la 20: cu FILE se scrie fișierul fiecărei săli; fără el, o joacă programe adevărate, cu un hub, linii tăiate și opriri bruște
cli-arg-rehearsed-database = Baza de date a hubului; fără ea se pornește o PostgreSQL proprie
cli-arg-kills = De câte ori sunt oprite brusc hubul, baza de date, sălile și coordonatorul și sunt tăiate linii (2)
cli-arg-keep = Unde rămân fișierele; dosarul este creat
cli-serve-earlier = Nepublicate înaintea lui: { $rounds }. Punctele lor se vor vedea numai în totaluri.
cli-serve-winner = Este ultima rundă: de atunci telefoanele arată tot clasamentul, înainte ca festivitatea să spună cine a câștigat.
cli-serve-publish-again = Dacă trebuie publicat așa, scrieți încă o dată aceeași linie.
cli-serve-nobody-in = Nu este înăuntru nicio stație.
cli-serve-help-invite = invită un dispozitiv, cu PIN și adresă
cli-serve-help-admit = primește pe cine așteaptă cu acest număr
cli-serve-help-refuse = nu îl primește
cli-serve-help-stations = cine este înăuntru, fiecare cu numărul lui
cli-serve-help-revoke = scoate stația cu acest număr
cli-serve-help-publish = publică acest tur; dacă ceva este deschis, a doua oară
cli-serve-help-close = închide rețeaua și termină
cli-serve-help-help = aceste linii

## What the help of classic and duplicate games says of options: in every language

cli-arg-pair-in = Un document de partide clasice
cli-arg-pair-round = Turul; fără el, cel de după ultimul cu partide
cli-arg-pair-seed = Sămânța ordinii trase la sorți, 64 de cifre hexazecimale; fără ea, ordinea numerelor
cli-arg-system = Cum; fără ea, așa cum spune regulamentul
cli-arg-season = Fișierul sezonului
cli-arg-season-files = Documente de partide clasice
cli-arg-season-title = Titlul sezonului
cli-arg-minimum-games = Câte partide trebuie pentru un loc (medii)
cli-arg-programmed-games = Partidele programate; jumătate trebuie pentru un loc (partide în doi)
cli-arg-same = O cheie care este persoana altei chei; se poate repeta
cli-arg-replace = O întâlnire cu același titlu și aceeași dată o înlocuiește pe cea veche
cli-arg-provisional = Primește și ce nu a semnat nimeni
cli-arg-top-in = Documentul unei partide de duplicat
cli-arg-turn = Turul; fără el, ultimul
cli-arg-board = Depunerile de pe tablă: "H7 CASA; I8 STIRE"
cli-arg-rack = Literele turului: cel mult șapte, ? pentru joker
cli-arg-most = Câte se arată; 10 fără ea, 0 pentru toate
cli-gcg-after = Diferențele dintre fișier și ce se calculează merg la ieșirea de erori; codul este atunci 1. Finalul se socotește cum spune regulamentul.
cli-arg-gcg-in = Partida, ca fișier GCG
cli-arg-rule-set = Regulamentul: unul al programului pentru partide clasice, sau un fișier
cli-arg-play = Un singur verdict pentru toate cuvintele, cum îl spune arbitrul

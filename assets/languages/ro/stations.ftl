# The place Stations: the hall’s network.

stations-title = Rețeaua sălii
stations-about = Telefoanele văd ce arată sala și clasamentul; arbitrii secunzi introduc fluturași de pe dispozitivele lor, doar cu un browser. Nu e nevoie de internet: ajunge un router sau un hotspot.
stations-help = Aici se deschide rețeaua sălii. Spectatorii scriu adresa pe telefon sau fotografiază codul și văd ce arată proiectorul, niciodată mai devreme. Faceți câte o invitație pentru fiecare dispozitiv al unui arbitru secund și spuneți PIN-ul; cine cere să intre se vede aici și intră numai când spuneți dumneavoastră, cu numele pe care l-a scris; dacă invitația era pentru altcineva, se vede alături. Ce introduce o stație se scrie pe numele ei. Dacă un dispozitiv se pierde, scoateți-l. Cine a câștigat spune întâi ceremonia: până la sfârșitul ei jucătorii citesc ce s-a publicat înainte de semnare.
stations-no-network = Calculatorul nu este în nicio rețea a sălii: conectați-l la router sau la hotspot. Până atunci rămâne închisă.
stations-address-lost = Calculatorul nu mai are adresa { $address }: arbitrii secunzi, telefoanele și ecranele nu îl găsesc. Reconectați-l la rețeaua sălii; ce se scrie la stații rămâne acolo până atunci.
stations-light-lost = rețea pierdută
stations-nobody-comes = În ultimul minut nu a venit alt dispozitiv. Dacă pagina nu se deschide: este dispozitivul în același Wi-Fi? sunt oprite datele mobile și VPN-ul? a întrebat Windows dacă programul poate folosi rețele private? separă o rețea pentru oaspeți dispozitivele?
stations-heard = Alt dispozitiv a venit ultima oară la { $time }.
stations-hall = Pentru telefoane și ecrane
stations-phones = Ce văd telefoanele din scena sălii
stations-phones-everything = Totul
stations-phones-no-letters = Fără litere înainte de expirarea timpului
stations-phones-closed = Nimic
stations-lookers =
    { $count ->
        [0] Nu privește încă nimeni
        [one] Privește o pagină
        [few] Privesc { $count } pagini
       *[other] Privesc { $count } de pagini
    }
stations-waiting = Așteaptă să intre: { $count }
stations-waits = { $name } · { $role } · dispozitivul „{ $station }”, de la { $from }
stations-invited-otherwise = { $name } (invitație pentru { $invited })
stations-it-is = Este { $name }
stations-invite = Invitarea unui dispozitiv
stations-guest = Nume
stations-guest-hint = poate rămâne gol: îl spune cel invitat
stations-invited = { $role }, { $minutes ->
        [one] încă un minut
        [few] încă { $minutes } minute
       *[other] încă { $minutes } de minute
    }
stations-invited-as = { $name }, { $role }, { $minutes ->
        [one] încă un minut
        [few] încă { $minutes } minute
       *[other] încă { $minutes } de minute
    }
stations-pin = PIN { $pin }
stations-pin-ended = Prea multe PIN-uri greșite: acesta a expirat. Codul poate fi încă fotografiat, sau invitați din nou.
stations-inside =
    { $count ->
        [0] Nu a intrat încă nimeni
        [one] O stație este înăuntru
        [few] { $count } stații sunt înăuntru
       *[other] { $count } de stații sunt înăuntru
    }
stations-here = { $role } · înregistrări { $count }
stations-away = { $role } · plecată, ultimul semn { $time } · înregistrări { $count }
stations-fingerprint = Amprenta certificatului: { $fingerprint }
stations-fingerprint-about = Browserul avertizează o dată, căci nimeni din afară nu garantează pentru acest calculator: acolo se trece prin „Avansat” sau „Detalii”. Comparați întâi: SHA-256 al certificatului, la „Nesecurizat” sau la lacătul din bara de adresă, începe cu aceste șaisprezece semne; majusculele, două puncte și spațiile nu contează.
stations-close-about =
    { $count ->
        [one] O stație lucrează. Ce s-a scris acolo și nu s-a salvat rămâne acolo până se redeschide rețeaua.
        [few] { $count } stații lucrează. Ce s-a scris acolo și nu s-a salvat rămâne acolo până se redeschide rețeaua.
       *[other] { $count } de stații lucrează. Ce s-a scris acolo și nu s-a salvat rămâne acolo până se redeschide rețeaua.
    }
stations-revoke = Scoaterea stației „{ $station }”
stations-revoke-about = Nu mai poate face nimic. Ce a fost început acolo rămâne, pentru cine îl preia.
stations-light = stații { $here } · telefoane { $lookers }
stations-light-hint = Rețeaua sălii este deschisă. Cine așteaptă să intre se vede la Stații.
stations-light-waits = așteaptă { $count }
stations-light-shut = rețea închisă
stations-light-shut-hint = La acest concurs au intrat dispozitive, iar rețeaua sălii este închisă: ce păstrează ele așteaptă acolo. Deschideți-o la Stații.
stations-published = Tururi publicate: { $rounds }. Telefoanele arată clasamentul de după ultimul.
stations-nothing-published = Niciun tur nu este publicat: telefoanele arată doar ce vede sala.
stations-nothing-to-publish = Tot ce s-a jucat este deja publicat.
stations-publish = Publică turul { $round }
stations-publish-about = Fiecare jucător citește cu codul său ce îi aparține din acest tur, iar toți clasamentul până aici.
stations-publish-with = Se publică împreună și: { $rounds }.
stations-publish-provisional = Clasamentul până aici este provizoriu: Clasament spune ce e deschis.
stations-publish-decides = Nu mai urmează nimic: de aici înainte fiecare telefon spune cine a câștigat, înainte de premiere. Dacă sala trebuie să afle prima, nu publicați: jucătorii văd ce este al lor pe hârtie.
stations-publish-undecided = 
    { $count ->
        [one] Un cuvânt al turului nu este hotărât încă: apare cu „?”.
        [few] { $count } cuvinte ale turului nu sunt hotărâte încă: apar cu „?”.
       *[other] { $count } de cuvinte ale turului nu sunt hotărâte încă: apar cu „?”.
    }
stations-publish-missing = 
    { $count ->
        [one] Un fluturaș până la acest tur nu este introdus încă.
        [few] { $count } fluturași până la acest tur nu sunt introduși încă.
       *[other] { $count } de fluturași până la acest tur nu sunt introduși încă.
    }
stations-withdraw = Retrage publicarea turului { $round }
stations-withdraw-about = Jucătorii nu mai citesc fluturașii turului, iar telefoanele arată clasamentul de după ultimul tur publicat. Ce s-a citit s-a citit.
stations-new-card-about = Codul de pe cardul vechi nu mai deschide nimic. Cardul nou apare îndată, pentru tipărire.
stations-new-card-done = Card nou: { $player }. Codul vechi nu mai e bun; aici se tipărește cel nou.
stations-later-cards = Carduri mai noi: { $players }. Cele dinaintea lor nu deschid nimic.
stations-later-card = { $player }: cardul { $number }
stations-plain-about = Pentru un dispozitiv care refuză criptarea se deschide o ușă fără ea, cât timp permiteți. Cine are parola Wi-Fi poate citi PIN-ul și ce se introduce acolo și poate scrie în locul acelui dispozitiv.
stations-plain-asks = Pe acolo doar arbitrii secunzi introduc și verifică. Cine a intrat pe acolo iese odată cu închiderea ei.
stations-plain-open = Stațiile fără criptare sunt permise acum: { $url }. Un PIN valorează acolo cât parola Wi-Fi.
stations-nobody-waits = Nu așteaptă nimeni. Cine introduce un PIN apare aici.
stations-were-open = Rețeaua sălii era deschisă când s-a oprit programul: telefoanele și stațiile așteaptă până se deschide din nou în Stații (Ctrl 8).
stations-let-in = Cine a fost primit
stations-let-in-from = { $from } · { $name } · { $role } · dispozitivul „{ $station }”
stations-let-in-until = { $from }–{ $until } · { $name } · { $role } · dispozitivul „{ $station }”
stations-begun = { $about } · începute și nesalvate { $count }
stations-at-work =
    { $count ->
        [0] { $name } · { $station }: conectată
       *[other] { $name } · { $station }: începute și nesalvate { $count }
    }
stations-guessed = Au venit prea multe PIN-uri greșite de la { $addresses }: timp de zece minute nu se primește niciunul de acolo. Cine are dreptul fotografiază codul.
stations-taken = Cu invitația pe care a folosit-o { $name } a venit și alt dispozitiv, de la { $from }, și nu a fost admis. Dacă acela era cel potrivit, scoateți-l pe primul și invitați din nou.

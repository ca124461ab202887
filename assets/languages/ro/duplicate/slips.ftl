# Fluturașii: ce completează jucătorii.

slips-subject = Fluturași
slips-none = Niciun jucător: niciun fluturaș.
slips-turn = TUR
slips-table = MASA
slips-position = POZ.
slips-play = DEPUNERE
slips-play-hint = cuvântul principal întreg; jokerul: 0 după literă
slips-points = PUNCTE
slips-joker = JOKER
slips-joker-hint = = litera

# Fluturașii, așa cum îi introduce un arbitru secund.
# $turn: numărul; $missing, $all: câți
slips-of-turn = Turul { $turn } · lipsesc { $missing } din { $all }
slips-not-found = Niciun fluturaș astfel. Scrieți un singur lucru: cele nouă cifre ale codului, masa (7), un nume sau masă-tur (7-3: masa 7 în turul 3). Mai multe mese deodată se scriu acolo unde se primesc fluturașii.
slips-is-missing = lipsește
slips-is-collected = primit, încă neintrodus
slips-is-begun = început
slips-is-keyed = introdus
slips-is-checked = verificat
slips-is-unsettled = două introduceri diferă
slips-is-not-handed-in = nepredat
slips-fault = Ce împiedică citirea
# $part: cum se numește pe fluturaș
slips-which = { $part }: ce scrie pe fluturaș?
slips-until-ruled = până la decizie: 0 puncte
slips-counts = { $points ->
    [one] se punctează 1 punct
    [few] se punctează { $points } puncte
   *[other] se punctează { $points } de puncte
}
slips-none-asks = nu a predat niciun fluturaș? Turul se notează 0.
slips-collect-numbers = Primite: numerele meselor
slips-help-keys = Fluturașul se introduce cum este scris, cu greșeli cu tot: Tab trece la câmpul următor, Ctrl+Enter salvează și aduce următorul. Ce aduce stă dedesubt.
slips-help-find = Unul dintre acestea: cele nouă cifre ale codului; 7 pentru masa 7; numele; 7-3 pentru masa 7 în turul 3. Gol și Enter aduce următorul care lipsește.
slips-help-position = Căsuța primei litere, așa cum stă pe fluturaș: H7 pe orizontală, 7H pe verticală.
slips-help-play = Cuvântul principal întreg, cu ce se află deja pe tablă; 0 după litera pe care o înlocuiește jokerul: CASA0.
slips-help-points = Cum le-a socotit jucătorul; gol dacă nu stă nimic acolo. Programul socotește singur.
slips-help-fault = Două depuneri sau doi fluturași, un cuvânt care nu este întreg, o poziție sau un cuvânt pe care nu le poate citi nimeni: alegeți ce este și nu ghiciți.
slips-help-mistakes = Masa și turul se judecă după ce stă pe fluturaș: bifați ce este greșit acolo, la fel și mâna neridicată la „Stop!”, unde se întreabă.
slips-help-collect = Fluturașul a venit la timp și se introduce mai târziu. Din listă mai mulți deodată, după mese: 3 7 12 sau 15-20.
slips-help-none = Nu există fluturaș: turul se notează 0. Dacă se găsește, se introduce ca oricare altul.
slips-help-nameless = Un fluturaș pe care nu stă nicio masă: introduceți-l și dați-i jucătorul din listă când se află.
slips-odd = Este o greșeală? { $doubts } Dacă așa scrie pe fluturaș, bifați aceasta și salvați din nou.
# $wrote, $brings: două numere
slips-odd-points = S-au scris { $wrote } puncte, iar depunerea aduce { $brings }: aceleași cifre.
slips-odd-meant = Așa scrie pe fluturaș
slips-help-odd = O poziție din afara tablei, un cuvânt care iese de pe ea, puncte cu cifrele inversate nu se salvează imediat. Dacă așa scrie pe fluturaș, bifați aceasta și salvați din nou.

# Word sheets, certificates and the other forms; what is wrong with a club's templates.

## Certificates

paper-certificates = Diplome
paper-certificate-none = Nicio diplomă: nimeni nu are loc în clasament.
# $names: names with commas
paper-certificate-without = Fără diplomă, nici de participare, din cauza eliminării din concurs: { $names }.
# $names: names with commas
paper-certificate-kept = Eliminare pentru rest, dar locul în clasament rămâne, deci și diploma: { $names }.
paper-certificate-rank = { $rank ->
    [1] Premiul I · Victoria în concurs
    [2] Premiul al II-lea
   *[other] Premiul al III-lea
}
paper-certificate-participation = Diplomă de participare
# Above the name
paper-certificate-given = Se conferă:
paper-certificate-confirmed = Se acordă:
# $points: the total, may be negative
paper-certificate-for-rank = { $rank ->
    [1] pentru locul I
    [2] pentru locul al II-lea
   *[other] pentru locul al III-lea
} din { $players ->
    [one] 1 participant
    [few] { $players } participanți
   *[other] { $players } de participanți
}, cu { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
paper-certificate-for-shared-rank = { $rank ->
    [1] pentru locul I, la egalitate
    [2] pentru locul al II-lea, la egalitate
   *[other] pentru locul al III-lea, la egalitate
} din { $players ->
    [one] 1 participant
    [few] { $players } participanți
   *[other] { $players } de participanți
}, cu { $points ->
    [one] 1 punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
# In a laurel: the rank, and its word below; the word in tiles; below figures
paper-certificate-rank-figure = { $rank ->
    [1] I
    [2] II
    [3] III
   *[other] { $rank }
}
paper-certificate-rank-word = locul
paper-certificate-tiles = PARTICIPARE
paper-certificate-points = puncte
paper-certificate-rounds = tururi
paper-certificate-words = cuvinte valide
paper-certificate-longest = cel mai lung cuvânt, în turul { $round }
# $number: a number as text; below the name, of namesakes in one club
paper-certificate-number = nr. de înscriere { $number }
paper-certificate-not-signed = Provizoriu: clasamentul nu este semnat.

## The commitment slip

paper-commitment = Angajamentul extragerii
paper-commitment-none = Concursul nu are încă un angajament.
paper-commitment-what = Acest număr leagă extragerea: este SHA-256 al unei semințe secrete, care de acum înainte nu mai poate fi schimbată fără să se observe.
paper-commitment-hall = Din sală se va spune un cuvânt sau un număr. Sămânța și cuvântul hotărăsc împreună literele fiecărui tur, așa că nu le alege nimeni.
paper-commitment-check = După semnare, sămânța se tipărește pe fișa finală: oricine dorește verifică dacă din ea rezultă acest număr și reface fiecare extragere.
# Under a line to write on
paper-commitment-posted = Afișat (data, ora)

## The rules on one page

paper-rules = Regulament
paper-rules-title = Regulamentul pe o pagină
paper-rules-title-pages = Regulamentul
# $rules: the name of the rules
paper-rules-legend = Regulamentul { $rules }, cu cuvintele noastre.  ◆ Decizie a programului, acolo unde regulamentul tace sau nu este limpede.
# $first: numbers with commas; $last: the last number
paper-rules-and = { $first } și { $last }

## Templates of a club

# $what: one of the sentences below, without its end
paper-template-at = { $file }, rândul { $line }: { $what }.
paper-template-in = { $file }: { $what }.
paper-template-unknown-file = niciun document nu are un șablon cu acest nume; există { $known }
paper-template-not-text = nu este text UTF-8
paper-template-not-toml = rândul nu poate fi citit; fiecare rând este un [tabel], o cheie = valoare sau o # notă
paper-template-no-value = cheia { $key } nu are o valoare care să poată fi citită; cere un număr sau un text între ghilimele închise
paper-template-twice = cheia { $key } apare deja mai sus
paper-template-unknown-key = acest șablon nu are cheia { $key }; are: { $known }. Comanda eforos print --write-template { $file } scrie șablonul întreg
paper-template-wrong-value = cheia { $key } cere { $wanted }
paper-template-wants-number = un număr mai mare decât 0, cel mult 1000; întreg, acolo unde se numără ceva
paper-template-wants-text = un text între ghilimele
paper-template-wants-list = o listă ca aceea din șablonul programului
paper-template-wants-table = un tabel ca acela din șablonul programului
paper-template-no-placeholder = { $key }: { $braced } nu se completează aici; șablonul programului spune ce poate sta între acolade
paper-template-no-font = { $key }: programul nu are fontul „{ $font }”; are „Noto Sans”
paper-template-too-pale = cerneala { $key } este prea palidă pentru a fi citită pe hârtie; dați una mai închisă
paper-template-no-picture = { $key }: imaginea „{ $picture }” nu este în dosar
paper-template-bad-picture = { $key }: „{ $picture }” nu este o imagine PNG de cel mult 4000 × 4000 de puncte
paper-template-crowded = părțile din [{ $key }] nu încap pe pagină: rămân { $left } mm, sunt necesari cel puțin { $least } mm

## The referee’s guide

paper-guide-running = continuare
# $rules: their name
paper-guide-foot = Ghidul arbitrului · regulament { $rules }
paper-guide-trouble = Când ceva nu merge
paper-guide-keys = Taste

# Rounds: letters, time, the next step.

rounds-alert-in = Semnalul { $alert } peste { $wait }
rounds-ends-at = Se termină la { $time }
rounds-held = Întrerupt
rounds-unconfirmed = Programul a fost repornit: confirmați că timpul a curs sau corectați-l.
rounds-projector-close = Închide fereastra sălii
rounds-projector-open = Deschide fereastra sălii
rounds-step-break =
    { $minutes ->
        [one] Pauză, { $minutes } minut
        [few] Pauză, { $minutes } minute
       *[other] Pauză, { $minutes } de minute
    }
rounds-step-confirm = Timpul a curs: au rămas { $left }
rounds-step-end-break = Încheie pauza
rounds-step-players = Mai întâi adăugați jucători în Concurs
rounds-step-resume = Reia timpul
rounds-step-hindered = De rezolvat înainte de semnare ({ $count })…
rounds-step-sign = Semnează fișa finală…
rounds-step-ceremony = Premierea în sală
rounds-step-print-signed = Tipărește fișa semnată
rounds-step-archive = Totul într-un dosar: arhivă…
rounds-step-signed = Concursul este semnat
# $issue: 1, 2 …
rounds-signed = ✓ Semnat · ediția { $issue }
rounds-step-start = Pornește timpul turului { $round }

# What the questions of the day say.
rounds-ask-break-ends = Din pauză au rămas { $left }; ea se încheie acum.
rounds-ask-break-skipped = Pauza de după turul { $after } nu s-a ținut și se sare.
rounds-ask-end-break = Din pauză au rămas { $left }. O încheiați acum?
rounds-ask-go-on = Reia timpul
rounds-ask-hall-word = Un jucător spune un cuvânt sau un număr. De el depinde fiecare extragere, iar după prima extragere nu mai poate fi schimbat.
rounds-ask-hall-word-is = Consemnat exact așa: „{ $text }”
rounds-ask-left = Acum au rămas { $left }.
rounds-ask-no-hall-word = Dacă rămâne gol, se consemnează că nimeni nu a spus un cuvânt.
rounds-ask-or-go-on = Altfel timpul continuă de unde s-a oprit. Istoricul le păstrează pe amândouă.
rounds-ask-pause = Întreruperea ține până la reluarea timpului. Motivul se scrie în istoric.
rounds-ask-stands = Timpul este oprit la { $left }.
rounds-hall-word = Cuvântul sau numărul sălii
rounds-hall-word-blank = Acolo sunt doar spații: scrieți ce s-a strigat sau lăsați gol.
rounds-step-hall-word = Cuvântul sălii…
rounds-ask-time-ends = Timpul lui, din care au rămas { $left }, se încheie.
rounds-hall-sees = Sala vede: { $what }
rounds-hall-would-see = Fereastra sălii este închisă. După deschidere va arăta: { $what }
rounds-hall-welcome = mesajul de bun venit
rounds-hall-standings = clasamentul după turul { $round }
rounds-hall-final = clasamentul final
rounds-latest = Ultimele
rounds-hall-ceremony = premierea
rounds-hall-message = mesajul „{ $text }”
rounds-hall-black = un ecran negru
rounds-ask-round-runs = Timpul turului { $round } curge: au rămas { $left }.
rounds-ask-break-runs = Pauza este în curs: au rămas { $left }.
rounds-ask-goes-on = Timpul nu se oprește: curge mai departe după ceasul calculatorului, fără semnale. Când concursul se redeschide, rămâne atât cât va mai fi atunci.
rounds-ask-goes-on-here = Timpul nu se oprește: curge mai departe aici, iar semnalele se aud.
rounds-ask-goes-on-muted = Timpul nu se oprește: curge mai departe aici. Semnalele nu se aud, fiindcă sunetul este oprit; se văd numai pe acest ecran.
rounds-ask-goes-on-silent = Timpul nu se oprește: curge mai departe aici. Semnalele nu se aud, fiindcă nu există difuzor; se văd numai pe acest ecran.
rounds-ask-hall-desktop = Nici acum sala nu vede literele și timpul. În locul scenei afișate va vedea desktopul calculatorului.
rounds-ask-hall-dark = Sala nu va mai vedea nici literele, nici timpul, ci desktopul calculatorului.
rounds-ask-stay-open = Rămâne deschis
rounds-draw-digital = Extragere digitală
rounds-draw-physical = Din săculețe
rounds-step-ignored = Prea devreme: nu s-a făcut nimic. Apăsați din nou Space.

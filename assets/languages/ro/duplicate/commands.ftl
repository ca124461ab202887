# Documentele unei partide duplicat, așa cum se aleg.

commands-slips = Buletine
commands-slips-hint = zece pe pagină, fiecare cu masă, nume și cod
commands-player-record = Fișa jucătorului
commands-player-record-hint = o tablă și un tabel de completat
commands-turn-record = Fișa turului
commands-turn-record-hint = literele, buletinele cu verdictele lor, depunerea-top
commands-game-sheet = Fișa partidei
commands-game-sheet-hint = partida întreagă cu tabla ei
commands-zero-notices = Avertizări de depunere anulată
commands-zero-notices-hint = de tăiat și de înmânat
commands-warnings = Avertismente
commands-warnings-hint = cine, când, de ce și cât costă

commands-go-game = Joc
commands-go-slips = Buletine
commands-go-top = Top
commands-go-sanctions = Sancțiuni
commands-look-at-turn = Vezi un tur
commands-take-slip = Ia un buletin
commands-save-slip = Salvează buletinul
commands-void-rack = Retrage literele…
commands-needs-rack = Trebuie să fie extrase litere, iar timpul să nu fi început
commands-needs-slip = Trebuie să fie un buletin pe masă

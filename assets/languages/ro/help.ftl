# What one does in the places that several formats have, in a few sentences: above its keys (F1).

help-any-start =
    • Aici începe totul.
    • Un concurs nou se face într-un formular, cu titlu, jucători și listă de cuvinte.
    • Unul care există se deschide din fișierul lui sau din lista celor recente; deschis numai pentru citire nu se schimbă.
    • O repetiție este un concurs imaginar în fișierul lui: orice apăsați, nu se strică nimic.
    • Dacă programul s-a oprit la mijloc, primul stă concursul care era deschis, cu timpul rămas.
help-any-new =
    • Aici se face un concurs nou.
    • Scrieți titlul și cine arbitrează, și jucătorii, câte unul pe rând: „nume; club”, sau lipiți-i dintr-o foaie de calcul.
    • Cine apare de două ori și cluburile care seamănă sunt numite înainte de creare.
    • Lista de cuvinte se alege aici.
    • Fișierul ia numele titlului dacă nu scrieți altul.
    • Jucătorii și datele se pot schimba și după aceea; nimic nu se trage la sorți înainte să o cereți.
help-any-competition =
    • Aici sunt datele concursului și jucătorii lui.
    • Tot aici sunt copiile; arhiva și pagina web sunt la Tipărire, verificarea la Istoric.
    • Înainte de primul tur adăugați jucătorii: scrieți un nume pe rând sau alegeți fișierul cu înscrierile.
    • Numele identice și cluburile care seamănă sunt semnalate, ca nimeni să nu conteze de două ori.
    • Regulamentul și lista de cuvinte stau aici, cu ce înseamnă ele pentru un verdict.
    • Cine vine mai târziu se adaugă aici, iar cine pleacă se declară.
help-any-history =
    • Aici este tot ce s-a făcut, cu ora și persoana.
    • Nimic nu se șterge: o corectură este încă un rând.
    • Ultima acțiune se anulează de aici, după ce se spune care este.
    • Timpul și semnătura nu se anulează: se corectează cu motiv.
    • Codurile sunt cele văzute de sală.
    • Cu ele oricine poate verifica fișierul.

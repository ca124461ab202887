# The hall’s window: rounds, and what came of one.

projector-sheets-in = foi predate
projector-lone = Pe o singură foaie
projector-longest = Cele mai lungi
projector-made =
    { $count ->
        [0] niciun cuvânt din litere
        [one] { $count } cuvânt din litere
        [few] { $count } cuvinte din litere
       *[other] { $count } de cuvinte din litere
    }
projector-none-graded = Niciun tur nu este evaluat încă: lipsesc foi sau decizii.
projector-not-graded = Turul { $round } nu este evaluat încă: lipsesc foi sau decizii.
projector-of-list = Din lista { $name }
projector-other-letters = Se joacă turul { $round }: retrospectiva ar arăta sălii literele altui tur. Deschideți-o după sfârșitul lui.
projector-back = Înapoi la mese la
projector-by-length = După lungime
# $attempt: from 2 on
projector-corrected = Litere corectate
projector-corrected-letters = O literă a fost corectată: sunt valabile cele care se văd
projector-draw =
    { $attempt ->
        [2] A doua extragere
        [3] A treia extragere
       *[other] Extragerea { $attempt }
    }
projector-from-bags = din săculeți
projector-found = găsite
projector-found-in-hall = găsite în sală
projector-in-the-letters = din litere
projector-next = Urmează
projector-after-break = După pauză
projector-next-round = Turul { $round }
projector-of-round = Turul { $round }:
projector-most-points = Cele mai multe, { $points }:
projector-as-many =
    { $count ->
        [one] { $count } jucător
        [few] { $count } jucători
       *[other] { $count } de jucători
    }
projector-put-back =
    { $count ->
        [one] { $count } piesă se întoarce în săculeț, cum cere regulamentul, și se extrage alta
        [few] { $count } piese se întorc în săculeț, cum cere regulamentul, și se extrag altele
       *[other] { $count } de piese se întorc în săculeț, cum cere regulamentul, și se extrag altele
    }
projector-review = Retrospectivă
projector-sheets =
    { $count ->
        [one] { $count } foaie
        [few] { $count } foi
       *[other] { $count } de foi
    }
projector-there-were = existente
projector-unfound = niciunul
projector-round-given-up = Turul { $round } nu contează
projector-void-letters = Literele de dinainte ale turului { $round } nu sunt valabile
projector-words =
    { $count ->
        [0] Niciun cuvânt
        [one] { $count } cuvânt
        [few] { $count } cuvinte
       *[other] { $count } de cuvinte
    }
projector-stopped = Arbitrul a oprit turul – creioanele jos
# Who has as many points comes after: by what, and the figures of both.
projector-before-equals = { $criterion }: { $own }–{ $theirs }
projector-day-words =
    { $count ->
        [one] { $count } cuvânt scris
        [few] { $count } cuvinte scrise
       *[other] { $count } de cuvinte scrise
    }
projector-tiles-hidden = Literele se văd din nou când timpul merge mai departe

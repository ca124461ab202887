# The hall’s window: the review of a round.

projector-sheets-in = buletine predate
projector-lone = Pe un singur buletin
projector-longest = Cele mai lungi
projector-made =
    { $count ->
        [0] Literele nu au format niciun cuvânt
        [one] Literele au format { $count } cuvânt
        [few] Literele au format { $count } cuvinte
       *[other] Literele au format { $count } de cuvinte
    }
projector-none-graded = Niciun tur nu este evaluat încă: lipsesc buletine sau decizii.
projector-not-graded = Turul { $round } nu este evaluat încă: lipsesc buletine sau decizii.
projector-of-list = din lista { $name }
projector-other-letters = Se joacă turul { $round }: retrospectiva ar arăta sălii literele altui tur. Deschideți-o după sfârșitul lui.

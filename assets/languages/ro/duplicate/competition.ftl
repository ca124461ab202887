# Competition: what is a duplicate game’s.

competition-next-game =
    { $count ->
        [0] Partida a fost creată
        [one] { $count } jucător, înainte de turul 1
        [few] { $count } jucători, înainte de turul 1
       *[other] { $count } de jucători, înainte de turul 1
    }
competition-next-game-about = Tipăriți fluturașii și continuați la Partida; la extragerea făcută de program afișați întâi angajamentul.
competition-rules-duplicate = Regulamentul programului: duplicat, 2007.

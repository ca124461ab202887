# A new competition of classic games.

competition-next-tables =
    { $count ->
        [0] The competition is made
        [one] { $count } player, before round 1
       *[other] { $count } players, before round 1
    }
competition-next-tables-about = Print the score sheets, and go on in Rounds; where there are teams, add them first.

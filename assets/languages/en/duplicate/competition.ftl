# Competition: what is a duplicate game’s.

competition-next-game =
    { $count ->
        [0] The game is made
        [one] { $count } player, before turn 1
       *[other] { $count } players, before turn 1
    }
competition-next-game-about = Print the slips and go on in Game; where the program draws, post the commitment first.
competition-rules-duplicate = The program’s rules: Romanian duplicate 2007.

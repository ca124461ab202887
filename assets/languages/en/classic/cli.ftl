# The command line: results, pairings and seasons of classic games.

cli-arg-pair-in = A document of classic games
cli-arg-pair-round = The round; without it the one after the last with games
cli-arg-pair-seed = Seed of the drawn order, 64 hexadecimal digits; without it the order is that of the numbers
cli-arg-system = How; without it as the rules say
cli-arg-season = The season’s file
cli-arg-season-files = Documents of classic games
cli-arg-season-title = The season’s title
cli-arg-minimum-games = So many games are needed for a rank (averages)
cli-arg-programmed-games = The games planned, of which half are needed for a rank (games of two)
cli-arg-same = A key that is the person of another key; may stand several times
cli-arg-replace = A meeting of the same title and date replaces the older one
cli-arg-provisional = Also takes in what nobody signed
cli-pair-no-round = There is no round after round 99.
cli-pair-other-system = These rules do not pair by { $system }.
cli-season-unsigned = { $file } is not signed. With --provisional it is taken in all the same, and the season is provisional.
cli-season-there = The season has a meeting { $title } of { $date } already. With --replace the new one takes its place.
cli-season-none = Name the competitions that the season begins with.
cli-season-same-odd = --same wants two keys with = between them, such as "name:anna p.=name:anna puig".
cli-season-other-table = The table of the meeting { $title } of { $date } is not the one that was signed: its results give another. Take the meeting in again.
cli-season-done = { $count ->
    [one] The season in { $file } has 1 meeting.
   *[other] The season in { $file } has { $count } meetings.
}

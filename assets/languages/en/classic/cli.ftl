# The command line: results, pairings and seasons of classic games.

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

# The referee’s guide to a day of classic games on one page. *Words* are bold, [keys] stand in a frame, a line is an
# item; what stands before | is its title or its left column.

tableday-kicker = Eforos · classic games
tableday-about = A day at tables on one page. Keep it beside the computer.
tableday-before =
    The day before | at home
    • *Rehearse* once: [Ctrl 1], Rehearse. Pair a round, key its results, answer a challenge.
    • *New competition*, classic games: rules, rounds, how tables are made, by which clock. Players: one a line, “name; club; team; number”; teams and schools by name.
    • The list that judges: the free one, an own one by *Import*, or a book or site named as *external*.
    • Print ([Ctrl 6]): *score sheets, result slips, table cards, challenge slips, rules, the commitment*.
tableday-hall =
    In the hall | 45 minutes before
    □ Power, projector, loudspeaker. [Ctrl J] opens the hall’s window; drag it onto the projector.
    □ *Sound check* ([Ctrl K], type “sound”). A light at the top right that is not green says what is wrong.
    □ Every table has its number, sheets and slips. *Judge’s window* ([Ctrl K], type “judge”) on a screen of its own.
tableday-round =
    Every round | one key: [Space] · [Ctrl 2]
    • Who is not there: press the name. [Space] *pairs*; who meets again is named and asked. [X] swaps two, “Say the tables…” takes any pairing.
    • [Space] *shows* it: by table and by name in turns. [Space] *starts* the round’s time; nothing ends by itself.
    • The *clock of one table*: [F2] begins it, presses it and goes on; [F3] holds it. What is over is proposed with the result.
tableday-results =
    The results | [Ctrl 3]
    • The table’s number or the code of its slip, Enter; two scores, Enter. [Ctrl F]: score, rack and time over instead.
    • How it ended is a letter: [O] out, [P] passes, [S] no points, [B] blocked, [T] time, [K] clock, [X] stopped. Equal scores in Polish schools: the last words are asked for.
    • Another person: [Ctrl E] confirms. A wrong result is corrected with a reason; “Walkover…” and “Cancel the game…” below.
    • A *whole game*: [Ctrl G], a turn a line: 8H WORD, - pass, -ABC exchange. The hall sees the board.
tableday-judge =
    The judge | [Ctrl 4]
    • “5: WORD WORD”, Enter: one verdict on all of them, and nothing more. *Not found* is the arbiter’s: [V] valid, [X] not, with the source.
tableday-end =
    The end | [Ctrl 5]
    • *Standings* say why each rank, and what is open. *Season*: open or begin one, add this meeting.
    • [Space] *Sign*, print; on the wall the standings without names of sanctions; [Space] the *prizes*, a step a key; *Archive…* onto the stick.
tableday-troubles =
    You pressed a wrong button | *Undo…* ([Ctrl Z]): it says what it takes back before it does. Time and signing are corrected with a reason.
    A pairing was wrong | Before results: “Withdraw the pairing…” with a reason, then pair again. Two at wrong tables: [X].
    Somebody leaves or comes late | Competition ([Ctrl 1]), “Withdraw…”, or press the name before the next pairing.
    The computer goes down | Open the same file again: results, clocks and what was begun are there. Confirm or set the time.
    A second computer keyed results | “Take in results or a game…” in Results: its file, or games.csv.
    No projector, no sound | Put the printed pairings up; call the end of the time yourself.
tableday-keys =
    next step | [Space]
    everything that can be asked | [Ctrl K]
    all keys | [F1]
    clock of a table | [F2] [F3]
    cancel; nothing is lost | [Esc]
    black hall | [B]
    Competition … History | [Ctrl 1–7]

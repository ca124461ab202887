# The arbiter’s guide to a game on one page. *Words* are bold, [keys] stand in a frame, a line is an item;
# what stands before | is its title or its left column.

arbiter-kicker = Eforos · Romanian duplicate
arbiter-about = A game on one page. Keep it beside the computer.
arbiter-before =
    The day before | at home
    • *Rehearse* once: [Ctrl 1], Rehearse. Play three turns and key the slips.
    • *New competition*, duplicate game: who names the top (the hall or the program), how letters are drawn. Players: one a line, “name; club”.
    • An association’s own list: *Import* it, as authoritative or closed.
    • Print ([Ctrl 8]): *slips, player’s records, rules, the commitment to the draw*.
arbiter-hall =
    In the hall | 45 minutes before
    □ Power, projector, loudspeaker. [Ctrl J] opens the hall’s window; drag it onto the projector.
    □ *Sound check* ([Ctrl K], type “sound”). A light at the top right that is not green says what is wrong.
    □ Every table has its number, its slips and a record. Put up the commitment and the rules.
arbiter-turn =
    Every turn | one key: [Space] · [Ctrl 2]
    • [Space] *Draw the letters.* From a bag: draw before everyone and type them; the program says whether they hold. Three equal letters: [G], a new rack.
    • [Space] *Announce.* Letter by letter: [K] holds, [O] next, [U] the same again, [F] all at once.
    • [Space] *Start!* 3 minutes; the program alerts 30 seconds before the end.
    • *Stop!* Hands up with the slips. Whose hand is not up is ticked on the slip ([Ctrl L]). Collect.
arbiter-slips =
    The slips | after Stop! · [Ctrl 3]
    • The table’s number, Enter, the points, Enter: plays of that score are offered; take one by its digit, or type position and word. [Ctrl Enter] saves and waits for the next table.
    • The highest claims first: the top needs them. None handed in: [Ctrl D]. Without a name: [Ctrl N].
    • Another person: second keying [Ctrl B], or “Agrees with the paper” [Ctrl E].
arbiter-top =
    The top | [Ctrl 4]
    • Choose among equal plays and say why: [1] to [6]. [N] spells the word. [Space] announces it, then equivalents and the best in the hall.
    • Words that the list lacks wait in Words ([Ctrl 5]): [V] valid, [X] invalid. A find that comes late is told by the next [Space].
arbiter-end =
    Sanctions, the end | [Ctrl 6]
    • Annulled plays: [P] prints the notices, [N] says that they were told. Warnings follow from the slips.
    • “Last turn…” in time, so that everyone knows. The program says when the game has ended, and why.
    • *Standings* ([Ctrl 7]) says what is open. [Space] *Sign*, print; on the wall the standings without names of sanctions; *Archive…* onto the stick.
arbiter-troubles =
    You pressed a wrong button | *Undo…* ([Ctrl Z]): it says what it takes back before it does. Time, announced letters and signing are corrected with a reason.
    An interruption | “Pause…” with a reason. [Space] goes on.
    A wrong letter was announced | What was announced governs: “Correct the letters…”; the slips are judged anew. If the hall was confused: “Cancel the turn…”.
    The top was wrong | “Correct the top…”, until the next turn begins.
    The computer goes down | Open the same file again: the game, the begun slip and the time are there. Until then keep time by a watch.
    No projector, no sound | Read the letters aloud and write them up; say “thirty seconds” and “Stop!” yourself.
arbiter-keys =
    next step | [Space]
    everything that can be asked | [Ctrl K]
    all keys | [F1]
    cancel; nothing is lost | [Esc]
    black hall | [B]
    Competition … History | [Ctrl 1–9]

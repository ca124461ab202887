# De ce clasamentul unei partide duplicat este provizoriu, ca rând într-o listă.

doubts-undecided = cuvântul { $word } din turul { $turn } așteaptă o hotărâre (jucătorii { $players })
doubts-missing = lipsește buletinul jucătorului { $player } din turul { $turn }
doubts-draft = buletinul jucătorului { $player } din turul { $turn } se introduce acum
doubts-draft-unnamed = un buletin fără nume din turul { $turn } se introduce acum
doubts-unsettled = două introduceri ale buletinului jucătorului { $player } din turul { $turn } diferă
doubts-unassigned = buletinul { $slip } din turul { $turn } nu are nume
doubts-unchecked = buletinul jucătorului { $player } din turul { $turn } nu a fost verificat de a doua persoană
doubts-pending = contestația { $objection } a jucătorului { $player } nu este hotărâtă

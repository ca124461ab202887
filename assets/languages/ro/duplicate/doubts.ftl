# De ce clasamentul unei partide duplicat este provizoriu, ca rând într-o listă.

doubts-undecided = cuvântul { $word } din turul { $turn } așteaptă o hotărâre (jucătorii { $players })
doubts-missing = lipsește fluturașul jucătorului { $player } din turul { $turn }
doubts-draft = fluturașul jucătorului { $player } din turul { $turn } se introduce acum
doubts-draft-unnamed = un fluturaș fără nume din turul { $turn } se introduce acum
doubts-unsettled = două introduceri ale fluturașului jucătorului { $player } din turul { $turn } diferă
doubts-unassigned = fluturașul { $slip } din turul { $turn } nu are nume
doubts-unchecked = fluturașul jucătorului { $player } din turul { $turn } nu a fost verificat de a doua persoană
doubts-pending = contestația { $objection } a jucătorului { $player } nu este hotărâtă

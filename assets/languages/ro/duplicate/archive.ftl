# Ce sunt coloanele tabelelor dintr-o arhivă.

archive-column-turns = puncte din fiecare tur, cu bonificația de solo; gol: nu era în joc atunci
archive-column-solos = tururi cu solo
archive-column-turn = tur; ce a adus unul anulat sau luat înapoi nu se socotește nimănui, cum o spune tabelul tururilor
archive-column-slip-position = poziția așa cum stă pe fluturaș
archive-column-slip-word = cuvântul așa cum stă pe fluturaș; 0 după o literă care este joker
archive-column-slip-points = punctele așa cum stau pe fluturaș
archive-column-not-raised = true: mâna nu a fost ridicată
archive-column-fault = ce împiedică citirea. two_plays: două depuneri; two_slips: doi fluturași; not_whole: cuvânt scris incomplet; position_unreadable: poziție ilizibilă; word_unreadable: cuvânt ilizibil
archive-column-mistakes = ce este scris greșit pe fluturaș. table: masa; turn: turul
archive-column-leftover = literele rămase din turul dinainte
archive-column-drawn = literele extrase
archive-column-refused = literele care s-au întors și de ce. vowels: prea puține vocale; consonants: prea puține consoane; triple: trei litere egale
archive-column-top-position = poziția topului; gol: nu s-a depus nimic
archive-column-top-word = cuvântul topului; 0 după o literă care este joker
archive-column-top-points = punctele topului
archive-column-cumulated = punctele tuturor topurilor de până aici, fără cele ale tururilor care nu se socotesc
archive-column-criteria = de ce aceasta dintre depunerile egale, în cuvintele regulamentului; gol unde nu era de ales. La un tur care nu se socotește, mai întâi: anulat: depunerea rămâne pe tablă; luat înapoi: tabla este ca înaintea lui
archive-column-best-slip = punctele celui mai bun fluturaș din sală
archive-column-solo = numărul jucătorului cu solo

# Ce este greșit într-un text de reguli al unei partide de duplicat.

errors-rules-at = rândul { $line }: { $what }
errors-rules-words = fișierul nu poate fi citit acolo: { $what }
errors-rules-other = acolo stă { $got }; formatul acesta are { $wanted }.
errors-rules-variant = regulile variantei { $variant } nu îi sunt cunoscute programului; el cunoaște numai varianta clasic.
errors-rules-range = { $got } este în afara limitelor; au sens valori de la { $min } la { $max }.
errors-rules-letter = sunt necesare literele limbii, fiecare o dată și în ordine; { $letter } lipsește, este străină sau nu stă la locul ei.
errors-rules-kind = { $letter } este în limbă de celălalt fel (vocală sau consoană).
errors-rules-folds = „folds” trebuie să numească exact literele cu semne care trec în limbă drept aceasta: { $folds }
errors-rules-half = { $letter } are nevoie și de count, și de value, sau de niciuna.
errors-rules-few = { $tiles } piese nu sunt mai multe decât un tur de litere.
errors-rules-board-rows = tabla are { $rows } rânduri; trebuie să aibă 15.
errors-rules-board-row = rândul acesta are { $signs } semne; trebuie să aibă 15.
errors-rules-board-sign = { $sign } nu este un careu; sunt 3 2 t d și punctul.
errors-rules-board-mirror = careul din coloana { $column } nu valorează cât cel simetric lui.
errors-rules-board-centre = centrul trebuie să dubleze cuvântul.
errors-rules-figure-twice = același criteriu stă de două ori în ordine.

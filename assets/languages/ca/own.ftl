# What a player reads on their own phone.

own-number = núm. { $number }
own-total = { $total } fins a la ronda { $round }
own-rank = lloc { $rank }
own-rank-published = lloc { $rank } a l’última publicació
own-standings = El meu lloc a la classificació
own-nothing = Encara no s’ha publicat res vostre. La pàgina mostra les vostres partides quan l’àrbitre publica una ronda.
own-round = Ronda { $round }
own-turn = Torn { $turn }
own-game = Ronda { $round } · taula { $table }
own-table = Ronda { $round }: taula { $table }
own-slip = La vostra butlleta
own-cancelled = El torn s’ha anul·lat.
own-solo = Solo: +{ $points }
own-not-keyed = El full encara no s’ha entrat.
own-objections = Reclamacions sobre els vostres punts: després de l’última ronda, a la taula de l’àrbitre.
own-title = Les meves partides
own-code = El codi de la meva targeta
own-code-about = Deu lletres i xifres, en dos grups; aquest mòbil el recorda. Qui té el codi llegeix les partides: guardeu la targeta.
own-open = Obre
own-code-short = Un codi té deu lletres i xifres. Encara en falten: { $missing }.
own-code-long = Un codi té deu lletres i xifres; aquí n’hi ha { $count }.
own-code-sign = «{ $sign }» no és a cap codi. Mireu la vostra targeta.
own-no-code = Cap jugador no té aquest codi. Mireu la targeta o demaneu-ne una altra a l’àrbitre.
own-photograph = Fotografia del full: { $side }
own-forget = Un altre codi (el mòbil oblida aquest)
own-other-code = El codi que ha obert o recordava aquest mòbil no és de cap jugador d’aquí: potser és d’una altra competició o d’una targeta substituïda. El mòbil l’oblida; escriviu el codi de la vostra targeta d’avui.

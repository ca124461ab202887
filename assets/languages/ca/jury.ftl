### Les pàgines del comitè: mots que esperen una decisió.

jury-waiting = Esperen decisió
jury-ruled = Decidits
jury-valid = Vàlid
jury-invalid = No vàlid
jury-withdraw = Retira la decisió
jury-unreadable = No es pot llegir
jury-near = Semblants: { $near }
# $round: el número; $field: el camp del full
jury-illegible = una lletra no es pot llegir · ronda { $round }, { $field }
jury-illegible-way = Si el paper es pot llegir, corregeix el full qui el tecleja. Aquí només es decideix que ningú no el pot llegir: llavors la paraula no compta, i no resta res. De qui és el paper no es diu aquí: ho veu l’àrbitre, que us el dona.
jury-is-open = sense decisió
jury-to-words = Als mots
jury-next = La paraula següent
jury-at-it = També té oberta aquesta paraula: { $names }.
jury-no-word = Cap mot així no espera decisió ni ha estat decidit.
jury-ruled-since = Mentrestant sobre «{ $word }» ha decidit { $by }: { $way } Mireu-lo i torneu a decidir.
jury-ruled-over = Mentrestant sobre «{ $word }» ha decidit { $by }: { $way }
jury-turned-valid = { $by } ha canviat la vostra decisió ({ $at }): «{ $word }» ara és vàlida.
jury-turned-invalid = { $by } ha canviat la vostra decisió ({ $at }): «{ $word }» ara no és vàlida.
jury-turned-withdrawn = { $by } ha retirat la vostra decisió ({ $at }): «{ $word }» ara no està decidida.
jury-ruled-valid = Declarada vàlida: { $word }.
jury-ruled-invalid = Declarada no vàlida: { $word }.
jury-withdrawn = S’ha retirat la decisió: { $word }.
jury-lost = Sense connexió. La decisió i la prova queden aquí i s’envien quan torni.
jury-unread-kept = { $word }: no es pot llegir; desat. Si al final es pot llegir, ho corregeix allà qui entra els fulls.
jury-to-change = Per canviar-ho, obriu-lo a «Decidits».
jury-change = Sí, la decisió canvia.
jury-change-asks = Això ja s’ha decidit i en depenen punts. Si ha de ser d’una altra manera, marqueu-ho a sota i torneu a prémer.

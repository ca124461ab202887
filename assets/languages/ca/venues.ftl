# La línia d'una sala cap al node: la seva targeta, què s'envia, què ho impedeix.

venues-sync = Envia al node el fitxer d’una sala, a mesura que creix
venues-arg-card = La targeta de la sala; el fitxer la guarda
venues-arg-once = Envia el que hi ha ara i acaba
venues-sent = El node té tots els { $events } esdeveniments; ara se n’han enviat { $sent }.
venues-parted = El node té un altre historial a partir de l’esdeveniment { $at }. Es conserven tots dos; tria qui dirigeix. És aquest el fitxer correcte?
venues-no-card = El fitxer no té cap targeta de sala i no se sap a quin node va. Doneu la targeta una vegada: eforos sync FILE.eforos --card CARD.eforos-venue.
venues-card-none = Això no és cap targeta de sala. La targeta és un fitxer NAME.eforos-venue; la fa qui dirigeix la competició conjunta.
venues-card-newer = Un programa més nou ha fet aquesta targeta (versió { $version }). Instal·leu el programa més nou.
venues-card-field = La targeta no serveix: «{ $field }» hi falta o no pot ser correcte. Demaneu-ne una altra a qui dirigeix.
venues-card-open = La targeta indica un node sense xifrar ({ $hub }). No s’hi envia res; demaneu una targeta amb una adreça que comenci per https://.
venues-card-other = La targeta és d’una altra sala o d’una altra competició conjunta que aquest fitxer. Agafeu la targeta d’aquesta sala.
venues-away = No s’arriba al node ({ $why }). La competició continua aquí; tot s’envia més tard.
venues-revoked = El node ja no coneix aquesta targeta. Demaneu-ne una de nova a qui dirigeix; la competició continua aquí.
venues-not-yours = El node rebutja aquesta targeta per a aquest fitxer. És la targeta d’aquesta sala?
venues-taken = Amb aquesta targeta ja s’ha enviat un altre fitxer. Si no era d’aquesta sala, digueu-ho a qui dirigeix, que pot fer una targeta nova.
venues-unlike = El node no accepta aquest fitxer: té un altre reglament, una altra llista de mots o un altre compromís que la competició conjunta, o és d’una altra sala. Torneu a entrar-hi amb la targeta d’aquesta sala.
venues-full = El node no accepta res més d’aquesta sala, perquè difereix massa sovint del que s’ha enviat. Primer ha de triar qui dirigeix.
venues-busy = El node té massa feina ara mateix. Es torna a provar sol.
venues-disk-full = El disc del node és ple: no accepta res més fins que qui el gestiona hi faci lloc. La competició continua aquí; tot s’envia més tard automàticament.
venues-refused = El node ho ha rebutjat: { $why }
venues-unfit = El node no ha agafat res d’aquest fitxer: { $why } La competició continua aquí. Torneu a connectar; si continua així, porteu el fitxer al node en un llapis.
venues-odd = El que ha respost no és cap node d’aquest programa. És correcta l’adreça de la targeta? No hi ha pel mig una pàgina d’accés de la xarxa?
venues-behind = El node té { $there } esdeveniments d’aquesta competició, el fitxer només { $here }: és una còpia anterior. Continueu amb el fitxer que els té tots.
venues-taken-back = { $count ->
    [one] S’ha recuperat una acció que tenia el node i que faltava
   *[other] S’han recuperat { $count } accions que tenia el node i que faltaven
} en aquesta còpia.
venues-not-taken-back = El fitxer és una còpia anterior, i el que el node té de més no hi encaixa (esdeveniment { $at }). No se n’ha recuperat res. Continueu amb el fitxer que els té tots, o digueu-ho al coordinador per telèfon.
venues-keys-lost = La còpia no té les targetes d’aquestes sales: { $halls }. Doneu a cadascuna una targeta nova.
venues-arg-pass = La sala no diu cap paraula
venues-held = El fitxer és obert en un altre lloc: el que té de nou s’envia, i les ordres del coordinador s’executaran quan s’hi tanqui.
venues-waiting = Ordres del coordinador esperen ({ $count }): { $why }
venues-untrue = El que ha arribat del node no és el que el coordinador va segellar per a aquesta sala (esdeveniment { $at }). No se n’ha executat res. Digueu-ho al coordinador per telèfon.
venues-order-newer = Per a les ordres del coordinador cal un programa més nou (esdeveniment { $at }).
venues-order-kept-back = El node amaga una ordre del coordinador (esdeveniment { $at }): no són lletres. Digueu-ho al coordinador per telèfon.

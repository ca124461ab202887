# La guia de l’àrbitre per a una jornada de partides clàssiques, en una pàgina.

tableday-kicker = Eforos · partides clàssiques
tableday-about = Una jornada de taules en una pàgina. Tingueu-la al costat de l’ordinador.
tableday-before =
    El dia abans | a casa
    • *Assageu-ho* una vegada: [Ctrl 1], Assaig. Aparelleu una ronda, anoteu-ne els resultats i responeu una impugnació.
    • *Competició nova*, partides clàssiques: reglament, rondes, com es fan les taules, amb quin rellotge. Jugadors: un per línia, «nom; club; equip; número».
    • Qui jutja les paraules: la llista lliure, una de pròpia amb *Importa*, o un llibre o un web, *extern*.
    • Imprimiu ([Ctrl 6]): *fulls d’anotació, butlletes de resultat, targetes de taula, butlletes d’impugnació, reglament, compromís*.
tableday-hall =
    A la sala | 45 minuts abans
    □ Corrent, projector, altaveu. [Ctrl J] obre la finestra de la sala; arrossegueu-la al projector.
    □ *Prova de so* ([Ctrl K], escriviu «so»). Un llum de dalt a la dreta que no és verd diu què falla.
    □ Cada taula té el número, els fulls i les butlletes. *Finestra del jutge* ([Ctrl K], «jutge») en una pantalla a part.
tableday-round =
    Cada ronda | una tecla: [Space] · [Ctrl 2]
    • Qui no hi és: premeu-ne el nom. [Space] *aparella*; qui es torna a trobar s’anomena i es pregunta. [X] intercanvia dos jugadors; «Digues les taules…» accepta qualsevol aparellament.
    • [Space] el *mostra*: per taules i per noms, alternant. [Space] *engega* el temps de la ronda; res no s’acaba sol.
    • El *rellotge d’una taula*: [F2] l’engega, el prem i el reprèn; [F3] el posa en pausa. El temps excedit es proposa amb el resultat.
tableday-results =
    Els resultats | [Ctrl 3]
    • Número de taula o codi de la butlleta, Enter; dues puntuacions, Enter. [Ctrl F]: puntuació, faristol i temps excedit.
    • Com s’ha acabat és una lletra: [O] sac i faristol buits, [P] passos, [S] sense punts, [B] bloqueig, [T] temps, [K] rellotge, [X] aturada.
    • Una altra persona: [Ctrl E] confirma. Un resultat equivocat es corregeix amb motiu; a sota, «Incompareixença…» i «Anul·la la partida…».
    • *Partida sencera*: [Ctrl G], un torn per línia: 8H QUADRE, - passo, -ABC canvi. La sala veu el tauler.
tableday-judge =
    El jutge | [Ctrl 4]
    • «5: QUADRE ANY», Enter: un sol veredicte per a totes, i res més. *No trobada* és cosa de l’àrbitre: [V] vàlida, [X] no, amb la font.
tableday-end =
    El final | [Ctrl 5]
    • La *classificació* diu el perquè de cada lloc i què queda obert. *Temporada*: obriu-la o comenceu-la i afegiu-hi la trobada.
    • [Space] *Signa*, imprimiu; a la paret, la classificació sense noms de sancions; [Space] els *premis*, un pas per tecla; *Arxiva…* al llapis.
tableday-troubles =
    Heu premut un botó equivocat | *Desfés…* ([Ctrl Z]): diu què retira abans de fer-ho. El temps i la signatura es corregeixen amb motiu.
    Un aparellament equivocat | Abans dels resultats: «Retira l’aparellament…» amb motiu i torneu a aparellar. Dos en taules equivocades: [X].
    Algú marxa o arriba tard | Competició ([Ctrl 1]), o premeu-ne el nom abans del proper aparellament.
    L’ordinador s’atura | Obriu el mateix fitxer: resultats, rellotges i tot el que s’havia desat hi són. Confirmeu o corregiu el temps.
    Un segon ordinador ha anotat resultats | «Incorpora resultats o una partida…» a Resultats: el fitxer o games.csv.
    Sense projector, sense so | Pengeu els aparellaments impresos; anuncieu vosaltres el final del temps.
tableday-keys =
    pas següent | [Space]
    tot el que es pot demanar | [Ctrl K]
    totes les tecles | [F1]
    rellotge d’una taula | [F2] [F3]
    cancel·la; no es perd res | [Esc]
    sala en negre | [B]
    Competició … Historial | [Ctrl 1–7]

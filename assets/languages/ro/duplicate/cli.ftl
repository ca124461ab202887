# Linia de comandă: depunerile cu literele unui tur.

cli-top-which = Numiți fie un document, fie o tablă și literele turului.
cli-top-no-turn = Documentul nu are turul { $turn }.
cli-top-no-rack = { $rack } nu sunt literele unui tur: cel mult șapte piese din set, jokerul este ?.
cli-top-no-play = { $play } nu se poate depune pe tablă. { $why }
cli-top-none = Nu este posibilă nicio depunere.
cli-top-count = { $count ->
    [one] 1 depunere
    [few] { $count } depuneri
   *[other] { $count } de depuneri
}
cli-draw-rack = Primele litere: { $rack }
cli-draw-rack-refused = Grupă respinsă: { $rack }
cli-draw-rack-after = Literele următoare depind de ce se depune.

# Nowy turniej gier klasycznych.

competition-next-tables =
    { $count ->
        [0] Turniej jest założony
        [one] { $count } gracz, przed rundą 1
        [few] { $count } graczy, przed rundą 1
       *[other] { $count } graczy, przed rundą 1
    }
competition-next-tables-about = Wydrukuj zapisy partii i przejdź do Rund; jeśli grają drużyny, najpierw je dodaj.

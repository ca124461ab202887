UPDATE competitions SET aside = true WHERE competition = $1

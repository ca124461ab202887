UPDATE competitions SET aside = false WHERE competition = $1 AND aside

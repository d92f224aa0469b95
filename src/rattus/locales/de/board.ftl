# Beschriftungen am Tisch des Brettspiels im Browser.

board-map = Karte von Europa. Mit den Pfeiltasten geht es von Region zu Region, Enter zeigt auf eine.
board-zoom = Ausschnitt der Karte
board-zoom-in = Karte vergrößern
board-zoom-out = Karte verkleinern
board-zoom-all = Ganze Karte zeigen
board-subtitle = Europa, im Jahre 1347
board-free = Karten neben dem Plan
board-none-free = Alle Karten sind vergeben.
board-seats = Was alle haben
board-seat = { $name } ({ $seat })
board-you = du
board-no-card = keine Karte
board-reserve = { $count } im Vorrat
board-in-haven = { $count } in der Burg
board-unit-reserve = Vorrat
board-unit-haven = Burg
board-haven = Die Burg: Würfel hier sind für immer sicher
board-score = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
board-supply = { $count ->
    [one] { $count } Ratte im Vorrat
   *[other] { $count } Ratten im Vorrat
}
board-card = { $kind }, { $ownerId ->
    [none] neben dem Plan
   *[other] bei { $owner }
}{ $lit ->
    [yes] . Kann gewählt werden.
   *[no] {""}
}

## Eine Region, für alle, die sie hören

board-region = { $region }: { $contents }.{ $lit ->
    [yes] {" "}Hier kannst du: { $can }.
   *[no] {""}
}
board-can-more = diese und danach eine weitere Region wählen
board-no-rats = keine Ratten
board-rats = { $count ->
    [one] { $count } Ratte
   *[other] { $count } Ratten
}
board-face = Zahl { $limit }: { $symbols }
board-known-rat = Ratte { $slot } zeigt { $face }
board-seen-rat = Ratte { $slot } wurde angeschaut von { $seats }
board-plague = die Pestfigur
board-caravan = die Karawane
board-nuns = { $count ->
    [one] { $count } Nonne
   *[other] { $count } Nonnen
}
board-citizens = { $seat } { $count }

## Schritt für Schritt wählen

board-start-plague = Die Pestfigur ziehen …
board-hint = { $name }: Wähle eine Region.
board-hint-take = Karte nehmen: Welche?
board-cancel = Abbrechen

## Eine aufgedeckte Ratte

board-compared = Bevölkerung { $population } in { $regionDat }, Zahl { $limit }: { $outbreak ->
    [yes] Die Pest bricht aus!
   *[no] Nichts geschieht.
}
board-nobody = Niemand wird getroffen.
board-raged = { $rages ->
    [yes] Die Pestfigur zählt mit!
   *[no] Die Pestfigur zählt nicht mit.
}

## Alle Ratten

board-all-rats = Alle Ratten
board-limit = Zahl
board-rat = Ratte { $slot } in { $regionDat }
board-rat-hidden = Sie liegt verdeckt; du kennst ihre Vorderseite nicht.
board-rat-seen = Angeschaut von { $seats }.
board-rats-about = Eine aufgedeckte Ratte verlässt die Karte. Genannt sind die Regionen der Ratten, deren Vorderseite du kennst.
board-rats-starting = Startplättchen: { $count }
board-rats-others = Andere Ratten: { $count }
board-rats-count = { $count } davon
board-rats-turned =
    { $all ->
        [one] aufgedeckt
       *[other] { $count } aufgedeckt
    }
board-rats-known = dir bekannt: { $places }
board-rats-unknown = { $count } unbekannt
board-symbols = Was die Symbole bedeuten

## Was rekonstruiert ist

sources-more = Alles, was rekonstruiert ist
board-neighbours = Nachbarn
board-sources = Was an diesem Spielplan rekonstruiert ist
board-sources-borders =
    { $count ->
        [one] 1 von { $all } Grenzen im Spiel ist rekonstruiert: { $names }.
       *[other] { $count } von { $all } Grenzen im Spiel sind rekonstruiert: { $names }.
    }
board-sources-regions =
    { $count ->
        [one] Von { $all } Regionen im Spiel hat 1 einen rekonstruierten Namen: { $names }.
       *[other] Von { $all } Regionen im Spiel haben { $count } einen rekonstruierten Namen: { $names }.
    }
board-sources-rats =
    { $count ->
        [one] Von { $all } Rattenplättchen hat 1 eine rekonstruierte Vorderseite.
       *[other] Von { $all } Rattenplättchen haben { $count } eine rekonstruierte Vorderseite.
    }

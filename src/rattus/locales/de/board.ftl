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

board-start-merchant = Kaufmann: Würfel von hier versetzen …
board-start-courier = Kurier: einen Würfel von hier versetzen …
board-start-monk = Mönch: eine Ratte von hier versetzen …
board-start-nun = Nonne: eine Nonne von hier versetzen …
board-start-plague = Die Pestfigur ziehen …
board-start-caravan = Die Karawane führen …
board-hint = { $name }: Wähle eine Region.
board-hint-take = Karte nehmen: Welche?
board-hint-merchant-from = Von { $regionDat }: Wohin gehen deine Würfel?
board-hint-courier-from = Von { $regionDat }: Wohin geht dein Würfel?
board-hint-monk-from = Von { $regionDat }: Wohin geht die Ratte?
board-hint-nun-from = Von { $regionDat }: Wohin geht die Nonne?
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

## Was eine Karte tut, in wenigen Worten

board-does-peasant = Einen Würfel mehr einsetzen
board-does-merchant = Bis zu 3 Würfel versetzen
board-does-monk = Eine Ratte versetzen
board-does-knight = Pestfigur weiter, darf mitzählen
board-does-witch = 2 Ratten anschauen, vertauschen
board-does-king = Einen Würfel in die Burg bringen
board-does-courier = Bis zu 3 Schritte mit Würfeln
board-does-caravanner = Karawane 2 Schritte führen
board-does-queen = Größtes Gebiet: 2 mehr einsetzen
board-does-serf = Verlieren andere: ein Würfel mehr
board-does-soldier = Pestfigur 2 Schritte, 1 Ratte mehr
board-does-nun = Nonnen schützen Regionen

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

# Beschriftungen am Tisch des Kartenspiels im Browser. Sätze und Namen stehen in cartus.ftl.

cards-table = Kartentisch

## Gebäude

cards-buildings = Gebäude dieser Runde
cards-building = Gebäude { $place }: { $building }, { $kind }. Vorräte: { $supplies }.
cards-supply = Vorräte
cards-visitor = { $seat } ist dort, { $count ->
    [0] ohne Karten.
    [one] mit { $count } verdeckten Karte.
   *[other] mit { $count } verdeckten Karten.
}
cards-visitor-shows = { $seat } ist dort mit: { $cards }.

## Runden

cards-round-of = Runde { $round } von { $rounds }
cards-last-round = Letzte Runde

## Nonnenreihe und Pest

cards-nun-row = Nonnenreihe
cards-nun = Karte { $spot } der Nonnenreihe: { $card }.
cards-nun-hidden = Karte { $spot } der Nonnenreihe: verdeckt.
cards-seen-by = Angeschaut von { $seats }.
cards-nuns-known = { $nuns ->
    [one] { $nuns } Nonne bekannt
   *[other] { $nuns } Nonnen bekannt
}{ $unknown ->
    [0] .
    [one] , { $unknown } Karte unbekannt.
   *[other] , { $unknown } Karten unbekannt.
}
cards-rats-of = { $seat }: { $count ->
    [one] { $count } Ratte.
   *[other] { $count } Ratten.
}
cards-survival = Überleben
cards-survival-is = Deine Chance zu überleben: { $chance }

## Kartenhände

cards-hand = Deine Hand, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
cards-hand-empty = Du hast keine Karten auf der Hand
cards-hand-of = { $seat }, { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} auf der Hand. { $cards }

## Leisten

cards-tracks = Einfluss
cards-track = { $kind }: { $places }
cards-track-empty = { $kind }: noch niemand

## Plätze

cards-seats = Am Tisch
cards-seat = { $seat }, { $name }: { $rats ->
    [one] { $rats } Ratte
   *[other] { $rats } Ratten
}, { $hand ->
    [one] { $hand } Karte auf der Hand.
   *[other] { $hand } Karten auf der Hand.
}
cards-tokens = { $count ->
    [one] { $count } Siegpunktmarker.
   *[other] { $count } Siegpunktmarker.
}
cards-token-values = Wert: { $values }.
cards-points = { $count ->
    [one] { $count } Punkt für Einfluss.
   *[other] { $count } Punkte für Einfluss.
}
cards-points-of-tracks = Punkte für Einfluss nach jetzigem Stand
cards-start = Startspieler.

## Stapel

cards-piles = Stapel
cards-pile = { $name }: { $count }.
cards-deck = Nachziehstapel
cards-building-deck = Gebäudestapel
cards-token-pile = Siegpunktmarker
cards-discards = Abgelegte Karten: { $count }
cards-discards-show = Abgelegte Karten: { $count }. Anschauen
cards-discards-none = Noch wurde keine Karte abgelegt.

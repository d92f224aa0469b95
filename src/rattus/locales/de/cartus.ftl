### Das Kartenspiel: Namen, was geschah, was gefragt wird, was man tun kann, was Karten und Gebäude bewirken.

## Gebäude

building-farm = Bauernhof
    .nom = der Bauernhof
    .acc = den Bauernhof
    .dat = dem Bauernhof
    .gen = des Bauernhofs
building-brewery = Brauerei
    .nom = die Brauerei
    .acc = die Brauerei
    .dat = der Brauerei
    .gen = der Brauerei
building-marketplace = Marktplatz
    .nom = der Marktplatz
    .acc = den Marktplatz
    .dat = dem Marktplatz
    .gen = des Marktplatzes
building-office = Kontor
    .nom = das Kontor
    .acc = das Kontor
    .dat = dem Kontor
    .gen = des Kontors
building-monastery = Kloster
    .nom = das Kloster
    .acc = das Kloster
    .dat = dem Kloster
    .gen = des Klosters
building-hospital = Spital
    .nom = das Spital
    .acc = das Spital
    .dat = dem Spital
    .gen = des Spitals
building-castle = Ritterburg
    .nom = die Ritterburg
    .acc = die Ritterburg
    .dat = der Ritterburg
    .gen = der Ritterburg
building-guard-tower = Wachturm
    .nom = der Wachturm
    .acc = den Wachturm
    .dat = dem Wachturm
    .gen = des Wachturms
building-pied-pipers-hut = Rattenfängerhütte
    .nom = die Rattenfängerhütte
    .acc = die Rattenfängerhütte
    .dat = der Rattenfängerhütte
    .gen = der Rattenfängerhütte
building-fortune-tellers-tent = Wahrsagerzelt
    .nom = das Wahrsagerzelt
    .acc = das Wahrsagerzelt
    .dat = dem Wahrsagerzelt
    .gen = des Wahrsagerzelts
building-palace = Palast
    .nom = der Palast
    .acc = den Palast
    .dat = dem Palast
    .gen = des Palasts
building-treasury = Schatzkammer
    .nom = die Schatzkammer
    .acc = die Schatzkammer
    .dat = der Schatzkammer
    .gen = der Schatzkammer

## Was die Gebäude bewirken: die Premiumaktion, die Standardaktion und Besonderheiten

cartus-premium = Premium
cartus-standard = Standard

building-farm-rule = Premium: { building-farm-rule.premium }. Standard: { building-farm-rule.standard }.
    .premium = zieh 4 Karten
    .standard = zieh 2 Karten
building-brewery-rule = Premium: { building-brewery-rule.premium }. Standard: { building-brewery-rule.standard }. { building-brewery-rule.note }
    .premium = zieh eine Karte je Einfluss
    .standard = zieh eine Karte je 2 Einfluss
    .note = Es zählt der Einfluss, den deine Karten in dieser Runde gebracht haben; es wird abgerundet.
building-marketplace-rule = Premium: { building-marketplace-rule.premium }. Standard: { building-marketplace-rule.standard }.
    .premium = nimm 2 Joker
    .standard = nimm 1 Joker
building-office-rule = Premium: { building-office-rule.premium }. Standard: { building-office-rule.standard }.
    .premium = nimm 2 Passkarten
    .standard = nimm 1 Passkarte
building-monastery-rule = Premium: { building-monastery-rule.premium }. Standard: { building-monastery-rule.standard }.
    .premium = werde 2 Ratten los
    .standard = werde 1 Ratte los
building-hospital-rule = Premium: { building-hospital-rule.premium }. Standard: { building-hospital-rule.standard }. { building-hospital-rule.note }
    .premium = werde 1 Ratte los und bis zu 3 weitere für je eine Karte
    .standard = werde bis zu 2 Ratten los, jede für eine Karte
    .note = Du wirfst beliebige Handkarten ab, eine nach der anderen, auch Sonderkarten, und kannst jederzeit aufhören.
building-castle-rule = Premium: { building-castle-rule.premium }. Standard: { building-castle-rule.standard }.
    .premium = nimm 2 Schwerter
    .standard = nimm 1 Schwert
building-guard-tower-rule = Premium: { building-guard-tower-rule.premium }. Standard: { building-guard-tower-rule.standard }. { building-guard-tower-rule.note }
    .premium = erhalte 3 Karten von allen, die mindestens so viele wie du auf der Hand haben
    .standard = nichts, aber du bist sicher
    .note = Wer in dieser Runde einen Wachturm betreten hat, zahlt nicht. Die anderen wählen selbst, was sie geben; wer weniger als 3 Karten hat, gibt alle.
building-pied-pipers-hut-rule = Premium: { building-pied-pipers-hut-rule.premium }. Standard: { building-pied-pipers-hut-rule.standard }.
    .premium = nimm 2 Flöten
    .standard = nimm 1 Flöte
building-fortune-tellers-tent-rule = Premium: { building-fortune-tellers-tent-rule.premium }. Standard: { building-fortune-tellers-tent-rule.standard }. { building-fortune-tellers-tent-rule.note }
    .premium = schau 2 Karten der Nonnenreihe an
    .standard = schau 1 Karte der Nonnenreihe an
    .note = Du wählst unter den Karten, die du noch nicht gesehen hast; nur du siehst sie.
building-palace-rule = Premium: { building-palace-rule.premium }. Standard: { building-palace-rule.standard }. { building-palace-rule.note }
    .premium = zieh 2 Siegpunktmarker
    .standard = zieh 1 Siegpunktmarker
    .note = Sie sind 1 bis 3 Punkte wert; nur du kennst deine.
building-treasury-rule = Premium: { building-treasury-rule.premium }. Standard: { building-treasury-rule.standard }.
    .premium = nimm 2 Gold
    .standard = nimm 1 Gold

## Vorräte

supply-4-cards = 4 Karten
supply-2-cards-1-rat = 2 Karten, 1 Ratte weg
supply-2-cards-1-look = 2 Karten, 1 Blick
supply-2-rats = 2 Ratten weg
supply-1-rat-1-look = 1 Ratte weg, 1 Blick

supply-4-cards-rule = Zieh 4 Bevölkerungskarten.
supply-2-cards-1-rat-rule = Zieh 2 Bevölkerungskarten, dann wirst du 1 Ratte los.
supply-2-cards-1-look-rule = Zieh 2 Bevölkerungskarten, dann schau eine Karte der Nonnenreihe an.
supply-2-rats-rule = Werde 2 Ratten los.
supply-1-rat-1-look-rule = Werde 1 Ratte los, dann schau eine Karte der Nonnenreihe an.

## Karten. Die Stände und ihre Leute haben ihre Namen in common.ftl.

card-joker = Joker
    .nom = ein Joker
    .acc = einen Joker
    .dat = einem Joker
    .gen = eines Jokers
    .many = Joker
card-sword = Schwert
    .nom = ein Schwert
    .acc = ein Schwert
    .dat = einem Schwert
    .gen = eines Schwerts
    .many = Schwerter
card-flute = Flöte
    .nom = eine Flöte
    .acc = eine Flöte
    .dat = einer Flöte
    .gen = einer Flöte
    .many = Flöten
card-pass = Passkarte
    .nom = eine Passkarte
    .acc = eine Passkarte
    .dat = einer Passkarte
    .gen = einer Passkarte
    .many = Passkarten
card-gold = Gold
    .nom = Gold
    .acc = Gold
    .dat = Gold
    .gen = von Gold
    .many = Gold

card-population-rule = Eine Bevölkerungskarte zeigt jemanden aus einem Stand und 0 bis 4 Nonnen. In ein Gebäude gelegt, bringt sie 1 Einfluss im Stand des Gebäudes, ganz gleich, zu welchem Stand sie selbst gehört; ist es ein anderer, bringt sie auch eine Ratte. Ihre Nonnen zählen nur in der Nonnenreihe.
card-joker-rule = Ein Joker wird wie eine Bevölkerungskarte gelegt und bringt 1 Einfluss, aber nie eine Ratte. Am Ende zählt er zu deinen Bevölkerungskarten.
card-sword-rule = Wird verdeckt mit den anderen Karten gelegt. Wer in einem Gebäude die meisten Schwerter gelegt hat (bei Gleichstand, wer früher kam), bekommt die Hälfte der Handkarten, abgerundet, von dem mit den wenigsten Schwertern; welche Karten, bestimmt der Gebende. Haben alle gleich viele gelegt, geschieht nichts.
card-flute-rule = Wird verdeckt mit den anderen Karten gelegt. Wer in einem Gebäude die meisten Flöten gelegt hat (bei Gleichstand, wer früher kam), schickt dem mit den wenigsten eine Ratte. Haben alle gleich viele gelegt, geschieht nichts.
card-pass-rule = Wird gespielt, statt ein Gebäude zu betreten: Du stellst dich hinten an und siehst erst einmal, was die anderen tun. Gelegt werden kann sie nicht.
card-gold-rule = Gold kann nicht gelegt werden; du behältst es auf der Hand, wo Schwerter es dir nehmen können. Am Ende bringt es denen Punkte, die am meisten haben.
card-token-rule = Ein Siegpunktmarker wird blind gezogen und ist am Ende 1, 2 oder 3 Punkte wert. Die Werte deiner Marker kennst nur du.
card-rats-rule = Alle beginnen mit 10 Ratten. Wer am Ende mehr Ratten hat, als die Nonnenreihe Nonnen zeigt, ist tot und kann nicht gewinnen.
card-nun-row-rule = Fünf Bevölkerungskarten, die bis zum Ende verdeckt liegen. Alle ihre Nonnen zusammen sagen, mit wie vielen Ratten man noch überlebt.

## Was aus jemandem wurde

cartus-fate-alive = am Leben
cartus-fate-dead = tot
cartus-fate-would-be = tot, hätte sonst gewonnen

## Was geschah

cartus-StartSeatDrawn = { $seat } beginnt.
cartus-BuildingChosen = { $building } ist in diesem Spiel dabei.
    .short = Im Spiel: { $building }.
cartus-CardDealt = { $cardId ->
    [hidden] { $seat } zieht eine Karte.
   *[other] { $seat } zieht { $cardAcc }.
}
cartus-DeckRefilled = Der Nachziehstapel war leer: { $count ->
    [one] { $count } abgelegte Karte wird
   *[other] { $count } abgelegte Karten werden
} zum neuen Nachziehstapel.
    .short = Die abgelegten Karten werden neu gemischt.
cartus-RoundBegan = Runde { $round }, { $start } beginnt
cartus-BuildingTurnedUp = Gebäude { $place }: { $building } ({ $supply }).
cartus-BuildingReplaced = Alle Gebäude sind gleich: Die letzte Karte ({ $building }) wird ersetzt.
    .short = Die letzte Karte ({ $building }) wird ersetzt.
cartus-LastRoundBegan = Das ist die letzte Runde: keine Aktionen; statt der Premiumaktion gibt es einen weiteren Einfluss.
    .short = Die letzte Runde: keine Aktionen.
cartus-SupplyChosen = { $seat } nimmt die Vorräte { $buildingGen } (Gebäude { $place }): { $supply }.
    .short = { $seat } nimmt: { $supply }.
cartus-RatsTakenOff = { $seat } wird { $count ->
    [one] { $count } Ratte
   *[other] { $count } Ratten
} los.
cartus-RowLookedAt = { $cardId ->
    [hidden] { $seat } schaut Karte { $spot } der Nonnenreihe an.
   *[other] { $seat } schaut Karte { $spot } der Nonnenreihe an: { $card }.
}
    .short = { $seat } schaut Karte { $spot } der Nonnenreihe an.
cartus-Passed = { $seat } spielt eine Passkarte und stellt sich hinten an.
cartus-Entered = { $seat } betritt { $buildingAcc } (Gebäude { $place }).
cartus-CardLaid = { $cardId ->
    [hidden] { $seat } legt eine Karte verdeckt.
   *[other] { $seat } legt verdeckt { $cardAcc }.
}
cartus-LayingEnded = { $count ->
    [0] { $seat } legt keine Karte.
    [one] { $seat } hat { $count } Karte gelegt.
   *[other] { $seat } hat { $count } Karten gelegt.
}
cartus-CardsRevealed = { $cardsCount ->
    [0] { $seat } hat dort keine Karte gelegt.
   *[other] { $seat } zeigt { $cards }: { $influence } Einfluss{ $rats ->
        [0] {""}
        [one] {" "}und { $rats } Ratte
       *[other] {" "}und { $rats } Ratten
    }.
}
    .short = { $seat }: { $influence } Einfluss, { $rats ->
        [one] { $rats } Ratte
       *[other] { $rats } Ratten
    }.
cartus-SwordsDecided = { $count ->
    [0] { $seat } hat die meisten Schwerter, doch { $target } hat weniger als zwei Handkarten und gibt keine ab.
    [one] { $seat } hat die meisten Schwerter: { $target } muss { $count } Karte geben.
   *[other] { $seat } hat die meisten Schwerter: { $target } muss { $count } Karten geben.
}
    .short = Meiste Schwerter: { $target } gibt { $seat } { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
cartus-TributeDemanded = { $count ->
    [one] { $seat } verlangt { $count } Karte von { $target }.
   *[other] { $seat } verlangt { $count } Karten von { $target }.
}
cartus-CardGiven = { $cardId ->
    [hidden] { $seat } gibt { $target } eine Karte.
   *[other] { $seat } gibt { $target } { $cardAcc }.
}
cartus-RatSent = { $seat } hat die meisten Flöten: { $count ->
    [one] Eine Ratte läuft
   *[other] { $count } Ratten laufen
} zu { $target }.
cartus-ActionTaken = { $premium ->
    [yes] { $seat } führt die Premiumaktion { $buildingGen } aus.
   *[no] { $seat } führt die Standardaktion { $buildingGen } aus.
}
    .short = { $premium ->
        [yes] { $seat }: Premiumaktion.
       *[no] { $seat }: Standardaktion.
    }
cartus-CardsTaken = { $seat } nimmt { $cardId ->
    [joker] { $count } Joker
    [sword] { $count ->
        [one] { $count } Schwert
       *[other] { $count } Schwerter
    }
    [flute] { $count ->
        [one] { $count } Flöte
       *[other] { $count } Flöten
    }
    [pass] { $count ->
        [one] { $count } Passkarte
       *[other] { $count } Passkarten
    }
   *[gold] { $count } Gold
}.
cartus-CardDiscarded = { $seat } wirft { $cardAcc } ab und wird { $rats ->
    [one] { $rats } Ratte
   *[other] { $rats } Ratten
} los.
    .short = { $seat } wirft { $cardAcc } ab.
cartus-TokenDrawn = { $value ->
    [none] { $seat } zieht einen Siegpunktmarker.
    [one] { $seat } zieht einen Siegpunktmarker, { $value } Punkt wert.
   *[other] { $seat } zieht einen Siegpunktmarker, { $value } Punkte wert.
}
cartus-InfluenceWon = { $influence ->
    [0] { $seat } hätte statt der Premiumaktion Einfluss bekommen, ist aber schon am Ende der Leiste ({ $kind }).
   *[other] { $seat } bekommt statt der Premiumaktion { $influence } Einfluss ({ $kind }).
}
    .short = { $seat }: { $influence } Einfluss ({ $kind }).
cartus-PlagueCame = Die Pest kommt, und die Nonnenreihe wird aufgedeckt.
cartus-RowTurnedUp = Karte { $spot } der Nonnenreihe ist { $cardNom }.
cartus-GameEnded = Die Nonnenreihe hat { $nuns ->
    [one] { $nuns } Nonne
   *[other] { $nuns } Nonnen
}. { $winnersCount ->
    [0] Die Pest hat alle dahingerafft: Niemand gewinnt.
   *[one] { $winners } gewinnt.
    [other] { $winners } teilen sich den Sieg.
}

## Was gefragt wird

cartus-ask-supply = Nimm die Vorräte eines Gebäudes. Betreten darfst du später auch ein anderes.
    .short = Nimm die Vorräte eines Gebäudes.
cartus-ask-look = Schau eine Karte der Nonnenreihe an; nur du siehst sie.{ $count ->
    [1] {""}
   *[other] {" "}Noch { $count } Blicke.
}
    .short = Schau eine Karte der Nonnenreihe an.{ $count ->
        [1] {""}
       *[other] {" "}Noch { $count }.
    }
cartus-ask-enter = Betritt ein Gebäude und lege dort Karten. Wer dort die meisten Bevölkerungskarten und Joker legt, bekommt die Premiumaktion.
    .short = Betritt ein Gebäude und lege dort Karten.
cartus-ask-enter-of-two = Betritt ein Gebäude und lege dort Karten. Wer in dieser Runde mehr Bevölkerungskarten und Joker legt, bekommt die Premiumaktion.
    .short = Betritt ein Gebäude und lege dort Karten.
cartus-ask-enter-last = Letzte Runde: Betritt ein Gebäude und lege dort Karten. Wer dort die meisten Bevölkerungskarten und Joker legt, bekommt einen Einfluss dazu.
    .short = Letzte Runde: Betritt ein Gebäude, lege Karten.
cartus-ask-lay = { $building }: Lege Karten verdeckt. Jede Bevölkerungskarte und jeder Joker bringt 1 Einfluss ({ $kind }), eine Bevölkerungskarte aber auch eine Ratte, wenn sie { $cardId ->
    [witch] keine Hexe
    [peasant] keinen Bauern
   *[other] keinen { $card }
} zeigt.{ $count ->
   *[0] {""}
    [one] { cartus-laid-so-far }
    [other] { cartus-laid-so-far }
}
    .short =
        { $count ->
            [0] Alle Leute außer { $cardId ->
                [witch] Hexen
                [merchant] Kaufleuten
                [monk] Mönchen
                [knight] Rittern
                [king] Königen
                [peasant] Bauern
               *[other] { $card }
            } bringen eine Ratte.
           *[other] Bisher: { $influence } Einfluss, { $rats ->
                [one] { $rats } Ratte
               *[other] { $rats } Ratten
            }.
        }
cartus-laid-so-far = {" "}Bisher: { $influence } Einfluss, { $rats ->
    [one] { $rats } Ratte
   *[other] { $rats } Ratten
}.
cartus-ask-swords = Du hast die meisten Schwerter: Wer gibt dir die Hälfte seiner Handkarten?
    .short = Meiste Schwerter: Wer gibt dir die halbe Hand?
cartus-ask-flutes = Du hast die meisten Flöten: Wer bekommt eine deiner Ratten?
    .short = Meiste Flöten: Wer bekommt eine deiner Ratten?
cartus-ask-give = { $receiver } hat die meisten Schwerter: Gib { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} deiner Wahl.
    .short = { $receiver } hat die meisten Schwerter: Gib { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
cartus-ask-tribute = { $receiver } verlangt Tribut: Gib { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} deiner Wahl.
    .short = { $receiver } verlangt Tribut: Gib { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
cartus-ask-discard = { $building }: Wirf eine Karte ab, um eine Ratte loszuwerden, noch höchstens { $count }-mal, oder genügt das?
    .short = Karte gegen Ratte abwerfen? Noch { $count }-mal.

## Was man tun kann

cartus-step-supply = Nimm die Vorräte von Gebäude { $number }
    .named = Vorräte { $buildingGen }: { $supply }
cartus-step-look = Schau Karte { $number } der Nonnenreihe an
cartus-step-enter = Betritt Gebäude { $number }
    .named = Betritt { $buildingAcc }
cartus-step-pass = Spiel eine Passkarte und stell dich hinten an
cartus-step-lay = Lege { $cardAcc }
cartus-step-done = Lege keine weiteren Karten
    .short = Keine mehr
cartus-step-target = Wähle { $seat }
cartus-step-give = Gib { $cardAcc }
cartus-step-discard = Wirf { $cardAcc } ab
cartus-step-enough = Behalte deine Karten

## Phasen

cartus-phase-setup = Aufbau
cartus-phase-buildings = Gebäude
cartus-phase-supplies = Vorräte
cartus-phase-enter = Betreten und legen
cartus-phase-resolve = Auswerten
cartus-phase-plague = Die Pest
cartus-phase-over = Spielende

## Vor einem Schritt, der überlegt sein will

cartus-care-look = Einmal angeschaut, lässt sich das nicht zurücknehmen.
cartus-care-show = Andere sehen diese Karte; das lässt sich nicht zurücknehmen.
cartus-care-left = Du hast noch keine Karte gelegt. Noch möglich: { $what }.

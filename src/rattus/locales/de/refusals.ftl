# Warum etwas jetzt nicht geht: ganze Sätze. In Großbuchstaben oder Anführungszeichen steht, was man im Terminal tippt.

## Wie ein Schritt geschrieben wird

refusal-unexplained = Das ist keine Antwort auf die Frage, um die es jetzt geht.
refusal-over = Das Spiel ist aus.
refusal-number = Das ist nicht die Nummer eines erlaubten Schritts.
refusal-not-chance =
    { $seatId ->
        [none] Nicht der Zufall ist gefragt, sondern niemand.
       *[other] Nicht der Zufall ist gefragt, sondern { $seat }.
    }
refusal-no-verb = Ein Schritt besteht aus VERB und Wörtern, etwa »{ $example }«.
refusal-with-seat = Ein Schritt wird ohne den Spieler geschrieben, etwa »{ $example }«.
refusal-too-many-words = Zu viele Wörter: Man schreibt »{ $usage }«.
refusal-too-few-words = Zu wenige Wörter: Man schreibt »{ $usage }«.
refusal-unknown =
    { $word } ist { $what ->
        [verb] kein Verb
        [seat] kein Platz
        [card] keine Karte
        [region] keine Region
        [face] keine Rattenseite
        [building] kein Gebäude
        [supply] keine Art von Vorräten
       *[value] kein Markerwert
    } dieses Spiels; { $near ->
        [none] möglich sind { $known }.
       *[other] meintest du »{ $near }«?
    }
refusal-hidden =
    { $what ->
        [face] Die Vorderseite ist in der Aufzeichnung eines Spielers verborgen; eine vollständige Aufzeichnung nennt sie.
        [card] Die Karte ist in der Aufzeichnung eines Spielers verborgen; eine vollständige Aufzeichnung nennt sie.
       *[value] Der Wert ist in der Aufzeichnung eines Spielers verborgen; eine vollständige Aufzeichnung nennt ihn.
    }
refusal-not-a-thing = Damit lässt sich jetzt nichts tun.
refusal-not-your-turn = Jetzt ist { $seat } gefragt, nicht du.

## Das Brettspiel: Wörter

refusal-plague-region-out = Bei { $count } Spielern ist { $regionNom } nicht im Spiel; im Spiel sind { $regions }.
refusal-plague-count = { $word } ist keine Anzahl von Würfeln wie 1 oder 2.
refusal-plague-rat-missing = Die Ratte fehlt: Man schreibt REGION/PLATZ, etwa { $example }.
refusal-plague-slot = { $word } ist kein Rattenplatz; die Plätze sind von 1 bis { $most } nummeriert.

## Das Brettspiel: Etwas anderes ist gefragt

refusal-plague-now-start = »{ $verb }« ist jetzt keine Antwort: Der Zufall ist gefragt, wer beginnt: start SPIELER.
refusal-plague-now-draw = »{ $verb }« ist jetzt keine Antwort: Der Zufall ist gefragt, wo die Pestfigur beginnt: plague REGION.
refusal-plague-now-caravan = »{ $verb }« ist jetzt keine Antwort: Der Zufall ist gefragt, wo die Karawane beginnt: caravan REGION.
refusal-plague-now-rat = »{ $verb }« ist jetzt keine Antwort: Eine Ratte ist aufgedeckt, und der Zufall ist gefragt, was sie zeigt: rat { $place } SEITE.
refusal-plague-now-looked = »{ $verb }« ist jetzt keine Antwort: { $seat } schaut eine Ratte an, und der Zufall ist gefragt, was sie zeigt: rat { $place } SEITE.
refusal-plague-now-choice = »{ $verb }« ist jetzt keine Antwort: { $seat } wählt, wo die Pestfigur beginnt: plague REGION.
refusal-plague-now-settle = »{ $verb }« ist jetzt keine Antwort: { $seat } besiedelt eine Region: settle REGION.
refusal-plague-now-action = »{ $verb }« ist jetzt keine Antwort: { $seat } ist in der Aktionsphase: Karte nehmen, Würfel einsetzen, Karten nutzen; plague REGION beendet sie.
refusal-plague-now-card = »{ $verb }« ist jetzt keine Antwort: { $seat } nutzt { $cardAcc }: { $verbs }.
refusal-plague-now-spread = »{ $verb }« ist jetzt keine Antwort: Die Pest breitet sich aus; jetzt kommen neue Ratten: spread REGION.
refusal-plague-now-fury = »{ $verb }« ist jetzt keine Antwort: { $seat } sagt, ob die Pestfigur als zwei Würfel mitzählt: fury oder calm.
refusal-plague-now-turn = »{ $verb }« ist jetzt keine Antwort: { $seat } wählt, welche Ratte in { $regionDat } aufgedeckt wird: turn { $regionId }/PLATZ.
refusal-plague-now-after = »{ $verb }« ist jetzt keine Antwort: Die Pestphase ist vorüber: { $seat } darf noch Karten nutzen, bei denen das Regelheft es erlaubt, dann end.
refusal-plague-now-last = »{ $verb }« ist jetzt keine Antwort: Es ist die letzte Runde: { $seat } darf jede eigene Karte einmal nutzen, dann pass.
refusal-plague-now-over = »{ $verb }« ist jetzt keine Antwort: Das Spiel ist aus.
refusal-plague-last-only =
    { $count ->
        [1] »{ $verb }« ist jetzt keine Antwort: Das gilt in der letzten Runde; vorher bringt { $cardNom } einen mehr bei place REGION ANZAHL.
       *[other] »{ $verb }« ist jetzt keine Antwort: Das gilt in der letzten Runde; vorher bringt { $cardNom } zwei mehr bei place REGION ANZAHL.
    }

## Das Brettspiel: die Pestfigur ziehen

refusal-plague-stay =
    { $regionsCount ->
        [one] Die Pestfigur darf nicht in { $regionDat } bleiben; die einzige Nachbarregion { $regionGen } ist { $regions }.
       *[other] Die Pestfigur darf nicht in { $regionDat } bleiben; die Nachbarregionen { $regionGen } sind { $regions }.
    }
refusal-plague-far =
    { $cardsCount ->
        [0]
            { $regionsCount ->
                [one] An die Pestregion grenzt { $regionNom } nicht; die einzige Nachbarregion { $plagueGen } ist { $regions }.
               *[other] An die Pestregion grenzt { $regionNom } nicht; die Nachbarregionen { $plagueGen } sind { $regions }.
            }
       *[other]
            { $regionsCount ->
                [one] An die Pestregion grenzt { $regionNom } nicht (so weit kommt die Pestfigur nur mit: { $cards }); die einzige Nachbarregion { $plagueGen } ist { $regions }.
               *[other] An die Pestregion grenzt { $regionNom } nicht (so weit kommt die Pestfigur nur mit: { $cards }); die Nachbarregionen { $plagueGen } sind { $regions }.
            }
    }
refusal-plague-too-far = Von { $sourceDat } { $regionAcc } ist es zu weit, auch mit: { $cards }; erreichbar sind { $regions }.

## Das Brettspiel: Karten und Würfel

refusal-plague-taken = { $seat } hat in diesem Zug schon eine Karte genommen.
refusal-plague-holds = { $seat } hat { $cardAcc } schon.
refusal-plague-by-itself = Für sich allein wird die Karte nicht genutzt: { $cardNom } verbessert eine andere Aktion.
refusal-plague-placed = { $seat } hat in diesem Zug schon Würfel eingesetzt.
refusal-plague-reserve = { $seat } hat keinen Würfel mehr im Vorrat.
refusal-plague-no-rat =
    { $cardsCount ->
        [0] In { $regionDat } liegt keine Ratte; nur mit einer Karte kommt ein Würfel dorthin.
       *[other] In { $regionDat } liegt keine Ratte; ein Würfel kommt dorthin nur mit: { $cards }.
    }
refusal-plague-count-missing = Die Anzahl fehlt: { $ways }.
refusal-plague-count-named = Wo nur eine Anzahl erlaubt ist, wird sie nicht genannt: place { $regionId }.
refusal-plague-whole-reserve =
    { $rats ->
        [one] In { $regionDat } liegt { $rats } Ratte, aber { $seat } hat nur noch { $numbers } im Vorrat: So viele werden eingesetzt, nicht { $count }.
       *[other] In { $regionDat } liegen { $rats } Ratten, aber { $seat } hat nur noch { $numbers } im Vorrat: So viele werden eingesetzt, nicht { $count }.
    }
refusal-plague-wanted =
    { $rats ->
        [0] In { $regionDat } liegt keine Ratte
        [one] In { $regionDat } liegt { $rats } Ratte
       *[other] In { $regionDat } liegen { $rats } Ratten
    }{ $cardsCount ->
        [0] :
       *[other] , und mehr dürfen es sein mit: { $cards };
    } { $numbers } können eingesetzt werden, nicht { $count }.
refusal-plague-citizens =
    { $count ->
        [0] { $seat } hat keinen Würfel in { $regionDat }.
       *[other] { $seat } hat { $count } Würfel in { $regionDat }.
    }
refusal-plague-card-out = Diese Karte ist nicht im Spiel: { $card }; die Karten sind { $cards }.
refusal-plague-holder =
    { $ownerId ->
        [none]
            { $first ->
                [yes] Niemand hat { $cardAcc }; nimm die Karte zuerst.
               *[no] Niemand hat { $cardAcc }.
            }
       *[other]
            { $first ->
                [yes] { $owner } hat { $cardAcc }; nimm die Karte zuerst.
               *[no] { $owner } hat { $cardAcc }.
            }
    }
refusal-plague-used =
    { $last ->
        [yes] { $seat } hat { $cardAcc } in dieser letzten Runde schon genutzt.
       *[no] { $seat } hat { $cardAcc } in diesem Zug schon genutzt.
    }
refusal-plague-after = Nach diesem Regelheft wird { $cardNom } nach der Pestphase nicht mehr genutzt, nur { $cards }.
refusal-plague-neighbour =
    { $regionsCount ->
        [one] An { $sourceNom } grenzt { $toNom } nicht; die einzige Nachbarregion { $sourceGen } ist { $regions }.
       *[other] An { $sourceNom } grenzt { $toNom } nicht; die Nachbarregionen { $sourceGen } sind { $regions }.
    }

## Das Brettspiel: Ratten

refusal-plague-no-such-rat =
    { $count ->
        [0] Diese Ratte gibt es nicht: In { $regionDat } liegt keine.
        [one] Diese Ratte gibt es nicht: In { $regionDat } liegt { $count } Ratte.
       *[other] Diese Ratte gibt es nicht: In { $regionDat } liegen { $count } Ratten.
    }
refusal-plague-full = In { $regionDat } liegen { $count } Ratten, und mehr fasst keine Region.
refusal-plague-spread-itself =
    { $regionsCount ->
        [one] Die Pestregion selbst ist { $regionNom }; die einzige Nachbarregion { $regionGen } ist { $regions }.
       *[other] Die Pestregion selbst ist { $regionNom }; die Nachbarregionen { $regionGen } sind { $regions }.
    }
refusal-plague-spread-far =
    { $regionsCount ->
        [one] An die Pestregion grenzt { $regionNom } nicht; die einzige Nachbarregion { $plagueGen } ist { $regions }.
       *[other] An die Pestregion grenzt { $regionNom } nicht; die Nachbarregionen { $plagueGen } sind { $regions }.
    }
refusal-plague-ravaged = Verwüstet wird { $regionNom }, nicht { $otherNom }.
refusal-plague-source-first = Nur hierdurch kommt jetzt etwas { $regionAcc }: { $cards }. Wähle zuerst, woher.
refusal-plague-begun = Du hast etwas begonnen. Zur Wahl stehen jetzt: { $regions }. Oder brich ab.
refusal-plague-begun-from = Von { $sourceDat } aus stehen zur Wahl: { $regions }. Wähle eine dieser Regionen oder brich ab.
refusal-plague-begun-card = Du bist dabei, eine Karte zu nehmen. Zur Wahl stehen: { $cards }. Oder brich ab.
refusal-plague-rat-other = Es geht um die Ratte { $place }, nicht um { $word }.
refusal-plague-rat-known = { $place } wurde schon angeschaut und zeigt etwas anderes.
refusal-plague-rat-back = { $place } kam von den schon aufgedeckten Ratten, und keine davon zeigt { $face }.
refusal-plague-rat-seen = Alle Ratten, die { $face } zeigen, sind schon gesehen.
refusal-plague-rat-starting = { $place } wurde beim Aufbau gelegt und ist ein Startplättchen; deren Seiten haben einen Stern.
refusal-plague-rat-no-starting = { $place } kam aus dem Rattenvorrat, und darin ist kein Startplättchen mehr.
refusal-plague-rat-only-starting = { $place } kam aus dem Rattenvorrat, und darin sind nur noch Startplättchen.

## Das Kartenspiel: Wörter

refusal-cartus-building-number = { $word } ist keine Gebäudekarte der Runde; sie sind von 1 bis { $most } nummeriert.
refusal-cartus-row-number = { $word } ist keine Karte der Nonnenreihe; sie sind von 1 bis { $most } nummeriert.
refusal-cartus-nuns = { $word } ist keine Karte dieses Spiels; eine Bevölkerungskarte wird mit ihren Nonnen geschrieben, 0 bis { $most }, etwa { $example }.

## Das Kartenspiel: Etwas anderes ist gefragt

refusal-cartus-now-start = »{ $verb }« ist jetzt keine Antwort: Der Zufall ist gefragt, wer beginnt: start SPIELER.
refusal-cartus-now-use = »{ $verb }« ist jetzt keine Antwort: Der Zufall ist gefragt, welches Gebäude des Standes { $kind } im Spiel ist: use GEBÄUDE.
refusal-cartus-now-deal = »{ $verb }« ist jetzt keine Antwort: { $seat } zieht eine Karte, und der Zufall ist gefragt, welche: deal { $seatId } KARTE.
refusal-cartus-now-building = »{ $verb }« ist jetzt keine Antwort: Der Zufall ist gefragt, welche Gebäudekarte aufgedeckt wird: building { $place } GEBÄUDE VORRÄTE.
refusal-cartus-now-row =
    { $turned ->
        [yes] »{ $verb }« ist jetzt keine Antwort: Karte { $spot } der Nonnenreihe wird aufgedeckt, und der Zufall ist gefragt, was sie ist: row { $spot } KARTE.
       *[no] »{ $verb }« ist jetzt keine Antwort: { $seat } schaut Karte { $spot } der Nonnenreihe an, und der Zufall ist gefragt, was sie ist: row { $spot } KARTE.
    }
refusal-cartus-now-token = »{ $verb }« ist jetzt keine Antwort: { $seat } zieht einen Siegpunktmarker, und der Zufall ist nach seinem Wert gefragt: token { $seatId } WERT.
refusal-cartus-now-supply = »{ $verb }« ist jetzt keine Antwort: { $seat } wählt die Vorräte einer Gebäudekarte: supply N.
refusal-cartus-now-look = »{ $verb }« ist jetzt keine Antwort: { $seat } schaut eine Karte der Nonnenreihe an: look N.
refusal-cartus-now-enter = »{ $verb }« ist jetzt keine Antwort: { $seat } betritt ein Gebäude oder spielt eine Passkarte: enter N oder pass.
refusal-cartus-now-lay = »{ $verb }« ist jetzt keine Antwort: { $seat } hat Gebäude { $place } ({ $building }) betreten und legt Karten: lay KARTE, am Ende done.
refusal-cartus-now-target =
    { $weapon ->
        [sword] »{ $verb }« ist jetzt keine Antwort: { $seat } wählt unter denen, die die wenigsten Schwerter gelegt haben: target SPIELER.
       *[flute] »{ $verb }« ist jetzt keine Antwort: { $seat } wählt unter denen, die die wenigsten Flöten gelegt haben: target SPIELER.
    }
refusal-cartus-now-give =
    { $count ->
        [one] »{ $verb }« ist jetzt keine Antwort: { $seat } gibt { $receiver } { $count } Karte: give KARTE.
       *[other] »{ $verb }« ist jetzt keine Antwort: { $seat } gibt { $receiver } { $count } Karten: give KARTE.
    }
refusal-cartus-now-discard = »{ $verb }« ist jetzt keine Antwort: { $seat } darf eine Handkarte abwerfen, um eine Ratte loszuwerden: discard KARTE oder enough.
refusal-cartus-now-over = »{ $verb }« ist jetzt keine Antwort: Das Spiel ist aus.
refusal-cartus-must-look = Auf einen Blick kann man nicht verzichten.
refusal-cartus-must-give = Verlangte Karten kann man nicht verweigern.
refusal-cartus-give-not-discard = Die Karte wird nicht abgeworfen, sondern weggegeben.
refusal-cartus-done-ends = Das Legen endet mit »done«.
refusal-cartus-enough-ends = Das Abwerfen endet mit »enough«.
refusal-cartus-enter-first = Karten werden in ein Gebäude gelegt, das man betreten hat.
refusal-cartus-one-building = Man betritt nur ein Gebäude in der Runde.
refusal-cartus-pass-before = Eine Passkarte wird vor dem Betreten gespielt.
refusal-cartus-target-tied = Gewählt wird nur, wenn mehrere die wenigsten gelegt haben.
refusal-cartus-for-chance = Das entscheidet der Zufall.

## Das Kartenspiel: Regeln

refusal-cartus-other-class = Jetzt wird ein Gebäude des Standes { $kind } gezogen, und { $building } gehört zu einem anderen.
refusal-cartus-not-in-deck = Im Nachziehstapel kann keine solche Karte mehr sein, alle sind anderswo: { $card }.
refusal-cartus-not-in-row = In der Nonnenreihe kann keine solche Karte mehr sein, alle sind anderswo: { $card }.
refusal-cartus-row-other = Es geht um Karte { $spot } der Nonnenreihe, nicht um { $number }.
refusal-cartus-row-known = Jemand hat Karte { $spot } schon angeschaut, und sie ist eine andere.
refusal-cartus-building-other = Es geht um Gebäudekarte { $place } der Runde, nicht um { $number }.
refusal-cartus-building-known = Alle haben gesehen, dass die nächste Karte des Ersatzstapels { $text } ist.
refusal-cartus-building-unused = Dieses Gebäude ist nicht im Spiel: { $building }.
refusal-cartus-building-turned = Dieses Gebäude mit { $supplyId } wurde schon aufgedeckt: { $building }.
refusal-cartus-class-turned = Alle { $count } Gebäudekarten des Standes { $kind } sind aufgedeckt.
refusal-cartus-building-gone =
    { $count ->
        [one] Die einzige Karte dieses Gebäudes ist schon aufgedeckt: { $building }.
       *[other] Alle { $count } Karten dieses Gebäudes sind schon aufgedeckt: { $building }.
    }
refusal-cartus-no-token = Es ist kein Siegpunktmarker mit dem Wert { $value } mehr da.
refusal-cartus-looked = { $seat } hat Karte { $spot } der Nonnenreihe schon angeschaut.
refusal-cartus-gold = Gold kann man nicht legen; es zählt am Ende auf der Hand.
refusal-cartus-pass-card = Eine Passkarte kann man nicht legen; man spielt sie, statt ein Gebäude zu betreten.
refusal-cartus-not-in-hand =
    { $more ->
        [yes]
            { $cardsCount ->
                [0] { $seat } hat keine weitere dieser Karten auf der Hand: { $card }.
               *[other] { $seat } hat keine weitere dieser Karten auf der Hand: { $card }; auf der Hand sind { $cards }.
            }
       *[no]
            { $cardsCount ->
                [0] { $seat } hat diese Karte nicht auf der Hand: { $card }.
               *[other] { $seat } hat diese Karte nicht auf der Hand: { $card }; auf der Hand sind { $cards }.
            }
    }
refusal-cartus-not-there =
    { $weapon ->
        [sword] { $target } ist nicht in Gebäude { $place } ({ $building }), wo die Schwerter sind.
       *[flute] { $target } ist nicht in Gebäude { $place } ({ $building }), wo die Flöten sind.
    }
refusal-cartus-not-fewest =
    { $weapon ->
        [sword]
            { $count ->
                [one] { $target } hat { $count } Schwert gelegt; die wenigsten sind dort { $least }.
               *[other] { $target } hat { $count } Schwerter gelegt; die wenigsten sind dort { $least }.
            }
       *[flute]
            { $count ->
                [one] { $target } hat { $count } Flöte gelegt; die wenigsten sind dort { $least }.
               *[other] { $target } hat { $count } Flöten gelegt; die wenigsten sind dort { $least }.
            }
    }
refusal-cartus-who-draws = { $seat } zieht, nicht { $target }.
refusal-cartus-people-only =
    { $where ->
        [deck] Im Nachziehstapel sind nur Bevölkerungskarten; dies ist keine: { $card }.
       *[row] In der Nonnenreihe sind nur Bevölkerungskarten; dies ist keine: { $card }.
    }
refusal-cartus-no-such-card = Unter den Bevölkerungskarten dieser Ausgabe gibt es diese nicht: { $card }.
refusal-cartus-left-out = Bei { $count } Spielern kommt dieses Gebäude bei zufälliger Wahl nicht vor: { $building }.

# Die Worte des Brettspiels, für Terminal und Browser.

## Wo Bevölkerungswürfel für immer in Sicherheit sind

haven = Burg
    .nom = die Burg

## Was geschah: eine Nachricht für jedes Ereignis, mit dessen Feldern

plague-StartSeatDrawn = { $seat } beginnt.
plague-PlaguePlaced =
    { $seatId ->
        [none] Die Pestfigur beginnt in { $regionDat }.
       *[other] { $seat } stellt die Pestfigur { $regionAcc }.
    }
plague-CaravanPlaced = Die Karawane beginnt in { $regionDat }.
plague-Settled = { $seat } besiedelt { $regionNom } mit { $count } Würfeln.
plague-TurnBegan = Zug { $turn }: { $seat }
plague-CardTaken =
    { $ownerId ->
        [none] { $seat } nimmt { $cardAcc }.
       *[other] { $seat } nimmt { $owner } { $cardAcc } weg.
    }
plague-CitizensPlaced =
    { $cardId ->
        [none] { $seat } setzt { $count } Würfel in { $regionDat } ein.
        [serf] { $seat } bekommt durch den Leibeigenen { $count } Würfel in { $regionDat }.
       *[other] { $seat } setzt mit { $cardDat } { $count } Würfel in { $regionDat } ein.
    }
    .short = { $seat }: { $count } in { $regionDat }{ $cardId ->
            [none] {""}
           *[other] {" "}({ $card })
        }.
plague-CitizensMoved = { $seat } versetzt mit { $cardDat } { $count } Würfel von { $sourceDat } { $toAcc }.
    .short = { $seat }: { $count } { $source } → { $to } ({ $card }).
plague-CitizenSaved = { $seat } bringt mit { $cardDat } einen Würfel aus { $regionDat } in die Burg.
    .short = { $seat } rettet einen Würfel aus { $regionDat } ({ $card }).
plague-CardUsed = { $seat } nutzt { $cardAcc }: { $words }.
plague-RatMoved = { $seat } versetzt mit { $cardDat } Ratte { $slot } von { $sourceDat } { $toAcc }.
    .short = { $seat }: Ratte { $source } → { $to } ({ $card }).
plague-RatLookedAt =
    { $face ->
        [hidden] { $seat } schaut Ratte { $slot } in { $regionDat } an.
       *[other] { $seat } schaut Ratte { $slot } in { $regionDat } an. Sie zeigt { $face }.
    }
    .short = { $seat } schaut eine Ratte in { $regionDat } an.
plague-RatsSwapped = { $seat } vertauscht Ratte { $slot } in { $regionDat } mit Ratte { $other_slot } in { $otherDat }.
    .short = { $seat } vertauscht Ratten: { $region } und { $other }.
plague-RatsKept = { $seat } lässt beide Ratten, wo sie sind.
plague-CaravanMoved =
    { $count ->
        [0] { $seat } führt die Karawane von { $sourceDat } { $toAcc }, hat aber keinen Würfel mehr im Vorrat.
        [one] { $seat } führt die Karawane von { $sourceDat } { $toAcc } und setzt dort { $count } Würfel ein.
       *[other] { $seat } führt die Karawane von { $sourceDat } { $toAcc } und setzt dort { $count } Würfel ein.
    }
    .short = { $seat }: Karawane { $toAcc }, { $count } eingesetzt.
plague-NunPlaced =
    { $sourceId ->
        [none] { $seat } schickt eine Nonne { $regionAcc }.
       *[other] { $seat } schickt eine Nonne von { $sourceDat } { $regionAcc }.
    }
    .short = { $seat } schickt eine Nonne { $regionAcc }.
plague-PlagueMoved =
    { $spread ->
        [0] { $seat } zieht die Pestfigur von { $sourceDat } { $toAcc }.
        [one] { $seat } zieht die Pestfigur von { $sourceDat } { $toAcc }. { $spread } neue Ratte kommt hinzu.
       *[other] { $seat } zieht die Pestfigur von { $sourceDat } { $toAcc }. { $spread } neue Ratten kommen hinzu.
    }
    .short = { $seat } zieht die Pestfigur { $toAcc }.
plague-PlagueStayed = { $seat } lässt die Pestfigur in { $toDat } stehen.
plague-RatSpread = { $seat } legt eine neue Ratte { $regionAcc }.
plague-SpreadLost =
    { $supply_empty ->
        [yes]
            { $count ->
                [one] { $count } neue Ratte fällt weg: Der Rattenvorrat ist leer.
               *[other] { $count } neue Ratten fallen weg: Der Rattenvorrat ist leer.
            }
       *[no]
            { $count ->
                [one] { $count } neue Ratte fällt weg: Alle Nachbarregionen sind voll.
               *[other] { $count } neue Ratten fallen weg: Alle Nachbarregionen sind voll.
            }
    }
    .short = { $supply_empty ->
            [yes] Keine neue Ratte: Der Vorrat ist leer.
           *[no] Keine neue Ratte: Alle Nachbarn sind voll.
        }
plague-PlagueRaged =
    { $rages ->
        [yes] { $seat } lässt die Pestfigur mitzählen: Die Zahlen sind zwei Würfel früher erreicht.
       *[no] { $seat } lässt die Pestfigur nicht mitzählen.
    }
    .short = { $rages ->
            [yes] { $seat } lässt die Pestfigur mitzählen.
           *[no] { $seat } lässt sie nicht mitzählen.
        }
plague-RatTurned =
    { $outbreak ->
        [yes] Eine Ratte in { $regionDat } zeigt { $face }: Bevölkerung { $population }, Zahl { $limit } – die Pest bricht aus!
       *[no] Eine Ratte in { $regionDat } zeigt { $face }: Bevölkerung { $population }, Zahl { $limit } – nichts geschieht.
    }
    .short = { $region }: { $population }, Zahl { $limit } – { $outbreak ->
            [yes] die Pest bricht aus!
           *[no] nichts geschieht.
        }
plague-CitizensLost =
    { $cause ->
        [majority] { $seat } verliert { $count } Würfel in { $regionDat } (hat dort die Mehrheit).
        [symbol] { $seat } verliert { $count } Würfel in { $regionDat } (hat { $cardAcc }).
       *[all] { $seat } verliert { $count } Würfel in { $regionDat } (trifft alle dort).
    }
    .short = { $seat } verliert { $count } in { $regionDat }: { $cause ->
            [majority] Mehrheit
            [symbol] { $card }
           *[all] alle
        }.
plague-NobodyDied = In { $regionDat } wird niemand getroffen.
plague-EndTriggered =
    { $reason ->
        [supply] Der Rattenvorrat ist leer: Das reguläre Spiel endet.
        [reserve] { $seat } hat alle Würfel eingesetzt: Das reguläre Spiel endet.
       *[turn_limit] Der letzte erlaubte Zug ist gespielt: Das reguläre Spiel endet.
    }
    .short = { $reason ->
            [supply] Keine Ratten mehr: Das Ende naht.
            [reserve] { $seat } hat alle eingesetzt: Das Ende naht.
           *[turn_limit] Der letzte Zug ist gespielt.
        }
plague-LastRoundBegan = Die letzte Runde beginnt mit { $seat }: Jede Karte darf noch einmal genutzt werden.
    .short = Die letzte Runde beginnt mit { $seat }.
plague-Passed = { $seat } passt.
plague-FinalRavageBegan = Die Pest verwüstet ein letztes Mal alle Regionen.
plague-GameEnded = Das Spiel ist aus.

plague-winner =
    { $count ->
        [one] { $seat } gewinnt mit { $count } Würfel vor { $others }.
       *[other] { $seat } gewinnt mit { $count } Würfeln vor { $others }.
    }
plague-tie = Bei Gleichstand gewinnt, wer als Nächstes am Zug gewesen wäre.

## Was eine Ratte zeigt und warum Würfel verloren gehen

face-words =
    { $limit ->
        [one] ab { $limit } Würfel trifft sie: { $struck }
       *[other] ab { $limit } Würfeln trifft sie: { $struck }
    }
plague-cause-majority = Mehrheit dort
plague-cause-symbol = hat eine Karte dieses Standes
plague-cause-all = alle dort

## Was gefragt wird

plague-ask-setup = Wo soll die Pestfigur beginnen?
plague-ask-settle = Besiedle eine Region mit zwei Würfeln.
plague-ask-action = Deine Aktionen, in beliebiger Reihenfolge und alle freiwillig; zuletzt ziehst du die Pestfigur.
    .short = Aktionen nach Belieben; zuletzt die Pestfigur.
plague-ask-action-plague = Es bleibt nur, die Pestfigur zu ziehen; damit enden deine Aktionen.
    .short = Es bleibt nur, die Pestfigur zu ziehen.
plague-ask-spread =
    { $count ->
        [one] Noch { $count } neue Ratte aus dem Rattenvorrat: In welche Nachbarregion { $plagueGen }?
       *[other] Noch { $count } neue Ratten aus dem Rattenvorrat: In welche Nachbarregion { $plagueGen }?
    }
    .short =
        { $count ->
            [one] Noch { $count } neue Ratte neben { $plagueNom }: Wohin?
           *[other] Noch { $count } neue Ratten neben { $plagueNom }: Wohin?
        }
plague-ask-extra =
    { $count ->
        [one] Der Soldat: noch { $count } Ratte neben { $plagueNom }, oder genügt das?
       *[other] Der Soldat: noch { $count } Ratten neben { $plagueNom }, oder genügt das?
    }
    .short =
        { $count ->
            [one] Soldat: noch { $count } Ratte neben { $plagueNom }?
           *[other] Soldat: noch { $count } Ratten neben { $plagueNom }?
        }
plague-ask-fury = Der Ritter: Soll die Pestfigur mitzählen, sodass die Zahlen zwei Würfel früher erreicht sind?
    .short = Pestfigur als zwei Würfel mitzählen?
plague-ask-ravage = Die Pest verwüstet { $regionNom }: Welche Ratte wird als Nächste aufgedeckt?
    .short = { $region }: Welche Ratte als Nächste?
plague-ask-final = Die letzte Verwüstung in { $regionDat }: Welche Ratte wird als Nächste aufgedeckt?
    .short = { $region }: Welche Ratte als Nächste?
plague-ask-after = Die Pest hat gewütet. Nutze eine Karte, die jetzt noch erlaubt ist, oder beende deinen Zug.
    .short = Nutze eine erlaubte Karte oder beende den Zug.
plague-ask-last = Die letzte Runde: Du darfst jede deiner Karten noch einmal nutzen; dann passe.
    .short = Letzte Runde: jede Karte noch einmal, dann passen.
plague-ask-over = Das Spiel ist aus.

## Was man tun kann: eine Nachricht für jedes Verb

plague-step-start = { $seat } beginnt
plague-step-rat = Ratte { $slot } in { $regionDat } zeigt { $card }
plague-step-settle = { $region } mit zwei Würfeln besiedeln
plague-step-take = { $card } nehmen
plague-step-place =
    { $number ->
        [none] Würfel in { $regionDat } einsetzen
       *[other] { $number } Würfel in { $regionDat } einsetzen
    }
plague-step-enough = Das genügt
plague-step-spread = Neue Ratte { $regionAcc }
plague-step-fury = Ja, die Pestfigur zählt mit
    .short = Mitzählen
plague-step-calm = Nein, die Pestfigur zählt nicht mit
    .short = Nicht mitzählen
plague-step-turn = Ratte { $slot } in { $regionDat } aufdecken
plague-step-plague = Pestfigur { $regionAcc }
plague-step-end = Zug beenden
plague-step-pass = Passen: keine Karten mehr nutzen
    .short = Passen

plague-enough-spread = keine weitere Ratte

## Phasen: ein kurzer Name, und was darin geschieht

plague-phase-setup = Aufbau
    .about = Ausgelost wird, wo die Pestfigur beginnt, und wer anfängt, wenn ihr nichts anderes gewählt habt; in jeder Region liegt eine Ratte. Nach dem deutschen Regelheft stellt der Startspieler die Pestfigur auf.
plague-phase-settle = Besiedeln
    .about =
        { $rounds ->
            [1] Im Uhrzeigersinn setzen alle zwei Würfel in eine Region.
            [3] Im Uhrzeigersinn setzen alle zwei Würfel in eine Region; dann andersherum noch zwei; dann im Uhrzeigersinn die letzten zwei.
           *[other] Im Uhrzeigersinn setzen alle zwei Würfel in eine Region; dann andersherum noch zwei.
        }
plague-phase-action = Aktionen
    .about = In beliebiger Reihenfolge, jede höchstens einmal und alle freiwillig: Nimm eine Karte; setze in einer Region so viele Würfel ein, wie dort Ratten liegen; nutze jede deiner Karten. Danach ziehst du die Pestfigur.
plague-phase-spread = Ausbreitung
    .about =
        { $extra ->
            [yes] Die Pest breitet sich von ihrer neuen Region aus: Eine Ratte dort bringt eine neue, zwei oder drei bringen zwei, in Nachbarregionen mit weniger als drei Ratten. Wer den Soldaten hat, darf eine mehr legen.
           *[no] Die Pest breitet sich von ihrer neuen Region aus: Eine Ratte dort bringt eine neue, zwei oder drei bringen zwei, in Nachbarregionen mit weniger als drei Ratten.
        }
plague-phase-fury = Der Ritter
    .about = Du darfst die Pestfigur mitzählen lassen, sodass die Zahlen bei dieser Verwüstung zwei Würfel früher erreicht sind.
plague-phase-ravage = Verwüstung
    .about = Wo die Pestfigur steht, werden Ratten aufgedeckt, eine nach der anderen, solange dort noch eine Ratte und ein Würfel sind. Liegen dort mindestens so viele Würfel, wie ihre Zahl sagt, bricht die Pest aus, und ihre Symbole treffen. Dann kommt die Ratte aus dem Spiel. Wer am Zug ist, wählt, welche Ratte an der Reihe ist, wenn er sie unterscheiden kann: weil jemand eine angeschaut hat oder weil er ihre Vorderseiten kennt.
plague-phase-after = Nach der Pest
    .about = Nach manchen Regelheften dürfen jetzt noch bestimmte Karten genutzt werden.
plague-phase-last = Letzte Runde
    .about = Alle außer dem, der das Spielende eingeleitet hat, dürfen jede ihrer Karten noch einmal nutzen.
plague-phase-final = Letzte Verwüstung
    .about = Alle Ratten aller Regionen werden aufgedeckt. Dann zählen die Würfel auf dem Plan und in der Burg; bei Gleichstand gewinnt, wer als Nächstes am Zug gewesen wäre.
plague-phase-over = Ende
    .about = Das Spiel ist aus.

## Karten. Jede hat einen eigenen Katalog, in cards

card-reconstructed = Rekonstruiert: Kein Regelheft, das wir kennen, sagt, was diese Karte tut; das ist unsere Fassung.
card-note = Nimm in jedem Zug eine Karte, vom Rand des Plans oder von jemand anderem. Karten bleiben bei dir, bis sie dir jemand wegnimmt. Jede wirkt einmal in jedem deiner Züge, auch in dem, in dem du sie nimmst. Aber Vorsicht: Eine Ratte mit dem Symbol des Standes deiner Karte kostet dich einen Würfel.

## Vor einem Schritt, der überlegt sein will

plague-care-look = Einmal angeschaut, lässt sich das nicht zurücknehmen.
plague-care-turn = Die Ratte wird sofort aufgedeckt; das lässt sich nicht zurücknehmen.
plague-care-left = Danach geht nicht mehr: { $what }.

# Die Worte des Brettspiels, für Terminal und Browser.

## Wo Bevölkerungswürfel für immer in Sicherheit sind

haven = Burg
    .nom = die Burg

## Was geschah: eine Nachricht für jedes Ereignis, mit dessen Feldern

plague-StartSeatDrawn = { $seat } beginnt.
plague-PlaguePlaced =
    { $seatId ->
        [none] Die Pest bricht in { $regionDat } aus.
       *[other] { $seat } lässt die Pest in { $regionDat } ausbrechen.
    }
plague-CaravanPlaced = Die Karawane beginnt in { $regionDat }.
plague-Settled = { $seat } siedelt { $count } Bürger in { $regionDat } an.
plague-TurnBegan = Zug { $turn }: { $seat }
plague-CardTaken =
    { $ownerId ->
        [none] { $seat } nimmt { $cardAcc }.
       *[other] { $seat } nimmt { $owner } { $cardAcc } weg.
    }
plague-CitizensPlaced =
    { $cardId ->
        [none] { $seat } setzt { $count } Bürger in { $regionDat } ein.
        [serf] { $seat } bekommt durch den Leibeigenen { $count } Bürger in { $regionDat }.
       *[other] { $seat } setzt mit { $cardDat } { $count } Bürger in { $regionDat } ein.
    }
plague-CitizensMoved = { $seat } zieht mit { $cardDat } { $count } Bürger von { $sourceDat } nach { $toDat }.
plague-CitizenSaved = { $seat } bringt mit { $cardDat } einen Bürger aus { $regionDat } in die Burg.
plague-CardUsed = { $seat } nutzt { $cardAcc }: { $words }.
plague-RatMoved = { $seat } versetzt mit { $cardDat } Ratte { $slot } von { $sourceDat } nach { $toDat }.
plague-RatLookedAt =
    { $face ->
        [hidden] { $seat } schaut Ratte { $slot } in { $regionDat } an.
       *[other] { $seat } schaut Ratte { $slot } in { $regionDat } an. Sie zeigt { $face }.
    }
plague-RatsSwapped = { $seat } vertauscht Ratte { $slot } in { $regionDat } mit Ratte { $other_slot } in { $otherDat }.
plague-RatsKept = { $seat } lässt beide Ratten, wo sie sind.
plague-CaravanMoved =
    { $count ->
        [0] { $seat } führt die Karawane von { $sourceDat } nach { $toDat }, aber niemand ist mehr da, der sich ansiedeln könnte.
        [one] { $seat } führt die Karawane von { $sourceDat } nach { $toDat }; { $count } Bürger siedelt sich dort an.
       *[other] { $seat } führt die Karawane von { $sourceDat } nach { $toDat }; { $count } Bürger siedeln sich dort an.
    }
plague-NunPlaced =
    { $sourceId ->
        [none] { $seat } schickt eine Nonne nach { $regionDat }.
       *[other] { $seat } schickt eine Nonne von { $sourceDat } nach { $regionDat }.
    }
plague-PlagueMoved =
    { $spread ->
        [0] { $seat } zieht die Pest von { $sourceDat } nach { $toDat }.
        [one] { $seat } zieht die Pest von { $sourceDat } nach { $toDat }. { $spread } neue Ratte kommt hinzu.
       *[other] { $seat } zieht die Pest von { $sourceDat } nach { $toDat }. { $spread } neue Ratten kommen hinzu.
    }
plague-PlagueStayed = { $seat } lässt die Pest in { $toDat }.
plague-RatSpread = { $seat } legt eine neue Ratte nach { $regionDat }.
plague-SpreadLost =
    { $supply_empty ->
        [yes]
            { $count ->
                [one] { $count } neue Ratte kann nicht kommen: Der Rattenvorrat ist leer.
               *[other] { $count } neue Ratten können nicht kommen: Der Rattenvorrat ist leer.
            }
       *[no]
            { $count ->
                [one] { $count } neue Ratte kann nicht kommen: Alle Regionen ringsum sind voll.
               *[other] { $count } neue Ratten können nicht kommen: Alle Regionen ringsum sind voll.
            }
    }
plague-PlagueRaged =
    { $rages ->
        [yes] { $seat } lässt die Pest wüten: Die Zahlen sind zwei Bürger früher erreicht.
       *[no] { $seat } lässt die Pest nicht wüten.
    }
plague-RatTurned =
    { $outbreak ->
        [yes] Eine Ratte in { $regionDat } zeigt { $face }: Die Bevölkerung zählt { $population }, die Zahl der Ratte ist { $limit } – ein Ausbruch!
       *[no] Eine Ratte in { $regionDat } zeigt { $face }: Die Bevölkerung zählt { $population } und bleibt unter der Zahl { $limit } – nichts geschieht.
    }
plague-CitizensLost =
    { $cause ->
        [majority] { $seat } verliert { $count } Bürger in { $regionDat } (die meisten Bürger dort).
        [symbol] { $seat } verliert { $count } Bürger in { $regionDat } (hat { $cardAcc }).
       *[all] { $seat } verliert { $count } Bürger in { $regionDat } (alle dort).
    }
plague-EndTriggered =
    { $reason ->
        [supply] Der Rattenvorrat ist leer: Das reguläre Spiel endet.
        [reserve] { $seat } hat keine Bürger mehr im Vorrat: Das reguläre Spiel endet.
       *[turn_limit] Der letzte erlaubte Zug ist gespielt: Das reguläre Spiel endet.
    }
plague-LastRoundBegan = Die letzte Runde beginnt mit { $seat }: Jede Karte darf noch einmal genutzt werden.
plague-Passed = { $seat } passt.
plague-FinalRavageBegan = Die Pest verwüstet ein letztes Mal alle Regionen.
plague-GameEnded = Das Spiel ist aus.

plague-winner = { $seat } gewinnt mit { $count } Bürgern, vor { $others }.
plague-tie = Bei Gleichstand gewinnt, wer als Nächstes am Zug gewesen wäre.

## Was eine Ratte zeigt und warum Bürger sterben

face-words =
    { $limit ->
        [one] ab { $limit } Bürger trifft sie { $struck }
       *[other] ab { $limit } Bürgern trifft sie { $struck }
    }
plague-cause-majority = die meisten Bürger dort
plague-cause-symbol = hat eine Karte dieses Standes
plague-cause-all = alle dort

## Was gefragt wird

plague-ask-setup = Wo bricht die Pest aus?
plague-ask-settle = Siedle zwei Bürger in einer Region an.
plague-ask-action = Deine Aktionen, in beliebiger Reihenfolge, jede nur, wenn du willst; die Pest zu ziehen beendet sie.
    .short = Aktionen nach Belieben; zuletzt zieht die Pest.
plague-ask-look = Die Hexe: noch eine Ratte anschauen, oder ist es genug?
    .short = Noch eine Ratte anschauen, oder reicht es?
plague-ask-swap = Die Hexe: Ratte { $slot } in { $regionDat } ({ $face }) mit Ratte { $other_slot } in { $otherDat } ({ $other_face }) vertauschen?
    .short = Ratten tauschen: { $region } { $slot } und { $other } { $other_slot }?
plague-ask-courier =
    { $count ->
        [one] Der Kurier: noch { $count } Schritt, oder ist es genug?
       *[other] Der Kurier: noch { $count } Schritte, oder ist es genug?
    }
plague-ask-caravan = Der Karawanenführer: Wohin zieht die Karawane von { $caravanDat } aus?
    .short = Wohin zieht die Karawane von { $caravanDat } aus?
plague-ask-nun =
    { $count ->
        [one] Die Nonne: Noch { $count } Nonne darf kommen oder weiterziehen – oder ist es genug?
       *[other] Die Nonne: Noch { $count } Nonnen dürfen kommen oder weiterziehen – oder ist es genug?
    }
    .short =
        { $count ->
            [one] Noch { $count } Nonne darf kommen oder ziehen.
           *[other] Noch { $count } Nonnen dürfen kommen oder ziehen.
        }
plague-ask-spread =
    { $count ->
        [one] Noch { $count } neue Ratte aus dem Rattenvorrat: In welche Nachbarregion von { $plagueDat }?
       *[other] Noch { $count } neue Ratten aus dem Rattenvorrat: In welche Nachbarregion von { $plagueDat }?
    }
    .short =
        { $count ->
            [one] Noch { $count } neue Ratte neben { $plagueDat }: Wohin?
           *[other] Noch { $count } neue Ratten neben { $plagueDat }: Wohin?
        }
plague-ask-extra =
    { $count ->
        [one] Der Soldat: noch { $count } Ratte neben { $plagueDat }, oder ist es genug?
       *[other] Der Soldat: noch { $count } Ratten neben { $plagueDat }, oder ist es genug?
    }
    .short =
        { $count ->
            [one] Soldat: noch { $count } Ratte neben { $plagueDat }?
           *[other] Soldat: noch { $count } Ratten neben { $plagueDat }?
        }
plague-ask-fury = Der Ritter: Soll die Pest wüten, sodass die Zahlen zwei Bürger früher erreicht sind?
    .short = Wüten? Zahlen gelten zwei Bürger früher.
plague-ask-ravage = Die Pest verwüstet { $regionAcc }, und du kennst dort Ratten: Welche wird als Nächste aufgedeckt?
    .short = { $region }: Welche Ratte als Nächste?
plague-ask-final = Die letzte Verwüstung in { $regionDat }: Welche Ratte wird als Nächste aufgedeckt?
    .short = { $region }: Welche Ratte als Nächste?
plague-ask-after = Die Pest ist vorüber. Nutze eine Karte, die jetzt erlaubt ist, oder beende deinen Zug.
    .short = Nutze eine erlaubte Karte, oder beende den Zug.
plague-ask-last = Die letzte Runde: Nutze jede deiner Karten noch einmal, dann passe.
    .short = Letzte Runde: jede Karte noch einmal, dann passe.
plague-ask-over = Das Spiel ist aus.

## Was man tun kann: eine Nachricht für jedes Verb

plague-step-start = { $seat } beginnt
plague-step-rat = Ratte { $slot } in { $regionDat } zeigt { $card }
plague-step-settle = Zwei Bürger in { $regionDat } ansiedeln
plague-step-take = { $card } nehmen
plague-step-place =
    { $number ->
        [none] Bürger in { $regionDat } einsetzen
       *[other] { $number } Bürger in { $regionDat } einsetzen
    }
plague-step-peasant = Bauer: einen Bürger in { $regionDat } einsetzen
plague-step-merchant = Kaufmann: { $number } Bürger von { $regionDat } nach { $toDat } ziehen
plague-step-monk =
    { $slot ->
        [none] Mönch: eine Ratte von { $regionDat } nach { $toDat } versetzen
       *[other] Mönch: Ratte { $slot } von { $regionDat } nach { $toDat } versetzen
    }
plague-step-look = Hexe: Ratte { $slot } in { $regionDat } anschauen
plague-step-swap = Hexe: die zwei Ratten vertauschen
    .short = Tauschen
plague-step-keep = Hexe: beide Ratten lassen, wo sie sind
    .short = Lassen
plague-step-enough = Das ist genug
plague-step-king = König: einen Bürger aus { $regionDat } in die Burg bringen
plague-step-courier = Kurier: einen Bürger von { $regionDat } nach { $toDat } ziehen
plague-step-caravan = Karawanenführer: die Karawane nach { $regionDat } führen
plague-step-nun =
    { $toId ->
        [none] Nonne: eine Nonne nach { $regionDat } schicken
       *[other] Nonne: eine Nonne von { $regionDat } nach { $toDat } schicken
    }
plague-step-queen = Königin: zwei Bürger in { $regionDat } einsetzen
plague-step-spread = Neue Ratte nach { $regionDat }
plague-step-fury = Ja, die Pest wütet
    .short = Wüten
plague-step-calm = Nein, die Zahlen bleiben, wie sie sind
    .short = Ruhig bleiben
plague-step-turn = Ratte { $slot } in { $regionDat } aufdecken
plague-step-plague = Pest nach { $regionDat }
plague-step-end = Zug beenden
plague-step-pass = Passen: keine Karten mehr nutzen
    .short = Passen

plague-enough-look = kein zweiter Blick
plague-enough-courier = kein weiterer Schritt
plague-enough-nun = keine weitere Nonne
plague-enough-spread = keine weitere Ratte

## Phasen: ein kurzer Name, und was darin geschieht

plague-phase-setup = Aufbau
    .about = Der Zufall bestimmt, wer beginnt und wo die Pest ausbricht; in jeder Region liegt eine Ratte.
plague-phase-settle = Ansiedeln
    .about =
        { $rounds ->
            [1] Im Uhrzeigersinn setzen alle zwei Bürger in eine Region.
            [3] Im Uhrzeigersinn setzen alle zwei Bürger in eine Region; dann andersherum noch zwei; dann im Uhrzeigersinn die letzten zwei.
           *[other] Im Uhrzeigersinn setzen alle zwei Bürger in eine Region; dann andersherum noch zwei.
        }
plague-phase-action = Aktionen
    .about = In beliebiger Reihenfolge, jede einmal, jede nur, wenn du willst: nimm eine Karte; setze Bürger in eine Region ein, so viele, wie dort Ratten liegen; nutze jede deiner Karten. Danach ziehst du die Pest.
plague-phase-look = Die Hexe schaut
    .about = Die Vorderseite siehst nur du.
plague-phase-swap = Die Hexe tauscht
    .about = Die Hexe darf die zwei Ratten vertauschen, die sie angeschaut hat; was man von ihnen weiß, geht mit.
plague-phase-courier = Der Kurier zieht weiter
    .about = Bis zu drei Schritte, jeder mit einem Bürger in eine Nachbarregion.
plague-phase-caravan = Die Karawane zieht weiter
    .about = Sie macht beide Schritte, und jeder bringt einen Bürger aus dem Vorrat.
plague-phase-nun = Die Nonne ist weiter dran
    .about = Bis zu drei Nonnen werden eingesetzt oder versetzt, jede in eine beliebige Region.
plague-phase-spread = Ausbreitung
    .about =
        { $soldier ->
            [yes] Die Pest ist weitergezogen. Eine Ratte in ihrer neuen Region bringt eine neue, zwei oder drei bringen zwei, in Nachbarregionen mit weniger als drei Ratten. Wer den Soldaten hat, darf eine mehr legen.
           *[no] Die Pest ist weitergezogen. Eine Ratte in ihrer neuen Region bringt eine neue, zwei oder drei bringen zwei, in Nachbarregionen mit weniger als drei Ratten.
        }
plague-phase-fury = Der Ritter
    .about = Du darfst die Pest wüten lassen, sodass die Zahlen bei dieser Verwüstung zwei Bürger früher erreicht sind.
plague-phase-ravage = Verwüstung
    .about = Wo die Pest steht, werden Ratten aufgedeckt, eine nach der anderen, solange dort eine Ratte und ein Bürger sind. Sind es mindestens so viele Bürger wie ihre Zahl, treffen ihre Symbole. Dann kommt die Ratte weg.
plague-phase-after = Nach der Pest
    .about = Nach manchen Spielregeln dürfen jetzt noch bestimmte Karten genutzt werden.
plague-phase-last = Letzte Runde
    .about = Alle, außer wer das Ende eingeleitet hat, dürfen jede Karte noch einmal nutzen.
plague-phase-final = Letzte Verwüstung
    .about = Alle Ratten aller Regionen werden aufgedeckt. Dann zählen die Bürger auf dem Plan und in der Burg; bei Gleichstand gewinnt, wer als Nächstes am Zug gewesen wäre.
plague-phase-over = Ende
    .about = Das Spiel ist aus.

## Was die Karten tun. $game ist die Ausgabe, $steps, wie weit die Pest mit dem Ritter zieht; beides darf fehlen

card-peasant-rule = Wenn du Bürger einsetzt: einen mehr, als Ratten dort liegen, wenn du willst; also sogar einen, wo keine Ratte ist. In der letzten Runde: ein Bürger in eine beliebige Region.
card-merchant-rule = Ziehe ein bis drei deiner Bürger aus einer Region in eine Nachbarregion.
card-monk-rule = Versetze eine beliebige Ratte in eine Nachbarregion, in der weniger als drei liegen.
card-knight-rule =
    Die Pest zieht { $steps ->
        [1] einen Schritt
        [3] einen bis drei Schritte
       *[other] einen oder zwei Schritte
    }, und bevor die erste Ratte aufgedeckt wird, darfst du { $game ->
        [bigbox] alle Zahlen um zwei senken
       *[other] sie als zwei weitere Bürger zählen lassen
    }, sodass es eher zum Ausbruch kommt. In der letzten Runde: Ziehe die Pest { $steps ->
        [1] einen Schritt
        [3] bis zu drei Schritte
       *[other] bis zu zwei Schritte
    }, oder lass sie stehen; { $game ->
        [bigbox] diese Region wird sofort verwüstet, mit um zwei gesenkten Zahlen
       *[other] wo sie am Ende steht, zählt sie als zwei Bürger
    }.
card-witch-rule = Schau eine beliebige Ratte an und dann, wenn du willst, noch eine; liegen sie in verschiedenen Regionen, darfst du sie vertauschen. Was du gesehen hast, bleibt auf deinem Plan sichtbar; die anderen sehen es nicht.
card-king-rule = Bring einen deiner Bürger aus einer Region ohne Ratten in die Burg: Dort ist er für immer sicher und zählt am Ende.
card-courier-rule = Ziehe einen deiner Bürger in eine Nachbarregion, bis zu dreimal: verschiedene Bürger oder denselben noch einmal.
card-caravanner-rule = Führe die Karawane in eine Nachbarregion und von dort in eine weitere oder zurück. In jeder der beiden siedelt sich ein Bürger aus deinem Vorrat an. Mit leerem Vorrat kannst du die Karte nicht nutzen.
card-queen-rule = Wenn dein größtes Reich größer ist als das aller anderen: Wenn du Bürger einsetzt, zwei mehr, wenn du willst; also sogar zwei, wo keine Ratte ist. Ein Reich sind benachbarte Regionen, in denen du je einen Bürger hast; die Zahl der Regionen zählt. In der letzten Runde, wenn das gilt: zwei Bürger in eine beliebige Region.
card-serf-rule =
    In deiner Pestphase: Nach jeder Ratte, die Bürger anderer tötet, kommt einer von dir aus deinem Vorrat in diese Region. In der letzten Runde: Ziehe die Pest einen Schritt, oder lass sie stehen; sie verwüstet { $game ->
        [rattus] wie sonst am Ende
       *[other] dort sofort
    }.
card-soldier-rule =
    Die Pest zieht einen oder zwei Schritte, und du darfst daneben eine Ratte mehr legen. In der letzten Runde: Ziehe die Pest bis zu zwei Schritte, oder lass sie stehen, und lege daneben eine Ratte, bei leerem Rattenvorrat eine schon aufgedeckte; die Pest verwüstet { $game ->
        [rattus] wie sonst am Ende
       *[other] dort sofort
    }.
card-nun-rule = Setze Nonnen auf den Plan oder versetze sie, bis zu drei in einem Zug, jede in eine beliebige Region. Es gibt drei; sie bleiben, bis die Nonne sie versetzt. Wo eine Nonne ist, zählt die Bevölkerung eins weniger, sodass die Zahlen später erreicht werden.

card-reconstructed = Nachempfunden: Keine Spielregel, die wir kennen, sagt, was diese Karte tut; das ist unsere Fassung.
card-note = Nimm in jedem Zug eine Karte, vom Rand des Plans oder von anderen. Karten bleiben bei dir, bis sie dir jemand wegnimmt. Jede wirkt einmal in jedem deiner Züge, auch in dem, in dem du sie nimmst. Aber Vorsicht: Eine Ratte mit dem Buchstaben des Standes deiner Karte kostet dich einen Bürger.

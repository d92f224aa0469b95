# Was eine Partie entschieden hat: Anteile am Sieg, Glück und Können. Punkte sind Hundertstel des Sieges.

analysis-title = Anteile am Sieg
analysis-seat = Spieler
analysis-start = Beginn
analysis-luck = Glück
analysis-skill = Können
analysis-others = Andere
analysis-result = Ergebnis
analysis-slips = Ungenauigkeiten
analysis-blunders = Fehler
analysis-word-slip = Ungenauigkeit
analysis-word-blunder = grober Fehler
analysis-points = Wendepunkte
analysis-no-points = Nichts hat die Partie auf einen Schlag entschieden.
analysis-marked = Schritt { $n }, { $mark }: { $text }
analysis-about = Beurteilt von { $bot }, { $simulations } Simulationen je Entscheidung.
analysis-working = Analyse läuft

## Wendepunkte

analysis-slip =
    { $points ->
        [one] Schritt { $n }, Ungenauigkeit von { $seat }: »{ $text }« kostete { $points } Punkt. Besser: »{ $better }«.
       *[other] Schritt { $n }, Ungenauigkeit von { $seat }: »{ $text }« kostete { $points } Punkte. Besser: »{ $better }«.
    }
analysis-blunder =
    { $points ->
        [one] Schritt { $n }, grober Fehler von { $seat }: »{ $text }« kostete { $points } Punkt. Besser: »{ $better }«.
       *[other] Schritt { $n }, grober Fehler von { $seat }: »{ $text }« kostete { $points } Punkte. Besser: »{ $better }«.
    }
analysis-between = (Zwischen { $low } und { $high }.)
analysis-line = Dann zum Beispiel: { $steps }.
analysis-line-seat = { $seat }: { $text }
analysis-consequence =
    { $points ->
        [one] Später, in Schritt { $n }: { $text } ({ $points } Punkt weniger für { $seat }.)
       *[other] Später, in Schritt { $n }: { $text } ({ $points } Punkte weniger für { $seat }.)
    }
analysis-chance-gain =
    { $points ->
        [one] Schritt { $n }, Glück für { $seat }, { $points } Punkt wert: { $text }
       *[other] Schritt { $n }, Glück für { $seat }, { $points } Punkte wert: { $text }
    }
analysis-chance-loss =
    { $points ->
        [one] Schritt { $n }, Pech für { $seat }, { $points } Punkt wert: { $text }
       *[other] Schritt { $n }, Pech für { $seat }, { $points } Punkte wert: { $text }
    }

## Im Browser

analysis-ask = Partie analysieren
analysis-about-it = Wer Glück hatte und wer gut gespielt hat, wo die Partie kippte und was besser gewesen wäre.
analysis-takes = Es dauert etwa eine Minute. Du musst nicht hier warten.
analysis-waits =
    { $ahead ->
        [0] Gleich geht es los.
        [one] Eine andere Partie kommt zuerst dran.
       *[other] { $ahead } andere Partien kommen zuerst dran.
    }
analysis-done = { $percent } % fertig
analysis-ready = Die Analyse ist fertig.
analysis-failed = Die Analyse ist nicht gelungen. Du kannst sie noch einmal starten.
analysis-unfinished = Diese Partie wurde nicht zu Ende gespielt, daher gibt es nichts zu analysieren.
analysis-curve = Der Anteil am Sieg, Schritt für Schritt
analysis-accounts = Glück und Können, in Hundertsteln des Sieges
analysis-accounts-about = Beginn, Glück, Können und Andere ergeben zusammen das Ergebnis. Können wird am besten Spiel des Beurteilers gemessen.
analysis-here = Um { $points } besser: { $text }
analysis-whole = Alles

## Rat während der Partie

advice-asking = Ein Meister schaut mit deinen Augen auf den Tisch.
advice-only = Nur ein Zug ist möglich: { $text }.
advice-best =
    { $points ->
        [one] Ein Meister würde spielen: »{ $text }«. Danach kommt »{ $other }«, { $points } Punkt dahinter.
       *[other] Ein Meister würde spielen: »{ $text }«. Danach kommt »{ $other }«, { $points } Punkte dahinter.
    }
advice-even = Ein Meister würde spielen: »{ $text }«; etwa gleich gut ist »{ $other }«.
advice-play = Das spielen
advice-stand = Wie es steht, soweit du es wissen kannst
advice-not-now = Du kannst fragen, wenn du am Zug bist.
advice-back = Ein Zug lässt sich zurücknehmen und anders versuchen.

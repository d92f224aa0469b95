# Was das Terminal rund um ein Spiel sagt, und vom Brettspiel, wo nur eine Zeile Platz ist. Getippt wird wie in Aufzeichnungen.

## Ein Tisch

terminal-welcome = { $title }: { $who }. Bei jeder Frage erklärt help alles.
terminal-who-bot = { $seat } (ein Bot)
terminal-who-you = { $seat } (du)
terminal-who-person = { $seat } (ein Mensch)
terminal-advised-against = Ein veröffentlichter Rat: mit { $count } Spielern besser ohne dieses Gebäude spielen: { $building }.
terminal-thinks = { $seat } denkt: { $thought }
terminal-thought-at = Schritt { $number }, { $seat }: { $thought }
terminal-thoughts = Was die Bots dachten, solange es geheim war:
terminal-seen = { $seat }: Drück Enter, wenn du es gesehen hast.{ " " }
terminal-pass-keyboard = Gib die Tastatur an { $seat }, dann Enter.{ " " }
terminal-all-look = { $seat }: Drück Enter, dann dürfen alle hinschauen.{ " " }
terminal-hint = undo · board · log · help · save · quit
terminal-more = … (log erzählt alles)
terminal-ways = { $count } Möglichkeiten – tippe { $verb }, um sie zu sehen
terminal-numbers = Die Antworten haben die Nummern 1 bis { $count }.
terminal-not-possible = Nicht möglich: { $reason }
terminal-no-longer = Nicht mehr möglich: { $steps }
terminal-no-undo = Das lässt sich nicht zurücknehmen: { $reason }.
terminal-taken-back = Zurückgenommen: { $step }
terminal-log-number = log braucht eine Zahl: log 50
terminal-no-help = Zu { $topic } gibt es keine Hilfe; die Themen sind { $topics }.
terminal-save-name = save braucht den Namen einer Datei: save mein-spiel.txt
terminal-not-written = { $file } lässt sich nicht schreiben: { $why }
terminal-not-written-more = { $file } lässt sich nicht mehr schreiben: { $why }
terminal-saved-in = In { $file } gespeichert. Weiter geht es mit: rattus play --load { $file }
terminal-saved = Gespeichert. Weiter geht es mit: rattus play --load { $file }
terminal-record-in = Die Aufzeichnung ist in { $file }.
terminal-save-asked = Das Spiel speichern? Nenne eine Datei, oder drück Enter, um es nicht zu speichern:{ " " }

## Hilfe

terminal-answering =
    Antworte mit der Nummer einer Möglichkeit oder tippe sie. Wortanfänge genügen:
    »{ $typed }« ist »{ $meant }«. Tab ergänzt. Mehrere Antworten auf einmal: 1, 1, 4.

      undo, u     nimm deinen letzten Schritt zurück, falls niemand etwas daraus erfuhr
      board, b    zeichne den Plan noch einmal
      log [N]     was zuletzt geschah, N Zeilen davon
      help, ?     diese Hilfe; help THEMA sagt mehr zu einem Thema
      save DATEI  schreibe das Spiel in eine Datei; weiter mit »rattus play --load DATEI«
      record      die Aufzeichnung des Spiels, soweit du sie kennst
      quit, q     aufhören; du kannst vorher speichern
terminal-topics = Themen:
terminal-now = Jetzt: { $text }

## Warum ein Schritt nicht zurückgenommen werden kann

terminal-undo-nothing = es ist noch nichts gespielt
terminal-undo-chance = der Zufall hat entschieden: { $step }
terminal-undo-others = der letzte Schritt war von { $seat }: { $step }
terminal-undo-learned = andere haben dadurch etwas erfahren: { $step }

## Das Brettspiel: Titel der Möglichkeiten, Möglichkeiten aus einem Wort

terminal-points-citizens = Würfel
terminal-plague-title-settle = besiedeln
terminal-plague-title-take = Karte nehmen
terminal-plague-title-place = Würfel einsetzen
terminal-plague-title-spread = neue Ratte nach
terminal-plague-title-turn = aufdecken
terminal-plague-title-plague = Pestfigur ziehen
terminal-plague-fury = ja: die Pestfigur zählt mit
terminal-plague-calm = nein: sie zählt nicht mit
terminal-plague-end = den Zug beenden
terminal-plague-pass = keine Karten mehr nutzen
terminal-plague-from = { $text } (von { $owner })
terminal-plague-stays = { $text } (bleibt)
terminal-plague-face = { $text }: { $words }.
terminal-plague-ranked = { $place }. { $seat }: { $count } Würfel
terminal-plague-ranked-haven = { $place }. { $seat }: { $count } Würfel, davon { $safe } in der Burg

## Das Brettspiel: Hilfe

terminal-plague-about =
    Du führst die Bevölkerung einer Farbe. Wer am Ende die meisten Würfel hat, auf
    dem Plan und in der Burg, gewinnt. In deinem Zug nimmst du eine Karte, setzt
    Würfel ein, wo Ratten liegen, und nutzt deine Karten, alles freiwillig; dann
    ziehst du die Pestfigur in eine Nachbarregion, und dort wütet die Pest: Sie
    breitet sich aus und verwüstet die Region.
terminal-plague-card = { $card } ({ $class }, { $letter }). { $text }
terminal-plague-not-here = Diese Karte ist nicht in diesem Spiel.
terminal-plague-symbol-citizens = Bevölkerungswürfel: zwei von { $seat }, einer von { $target }
terminal-plague-symbol-rat = eine verdeckte Ratte
terminal-plague-symbol-seen = eine verdeckte Ratte, die jemand anders angeschaut hat
terminal-plague-symbol-face = eine Ratte, die du angeschaut hast: Sind dort 2 oder mehr Würfel, wenn sie aufgedeckt wird, treffen M, B und C; ein * kennzeichnet ein Startplättchen, auch wenn es aus dem Rattenvorrat kam
terminal-plague-symbol-plague = die Pestfigur steht in dieser Region
terminal-plague-symbol-lines = Nachbarn zu Land oder über das Meer; die Regeln machen keinen Unterschied
terminal-plague-symbol-cross = zwei Linien kreuzen sich: Beide gehen geradeaus weiter
terminal-plague-symbol-caravan = die Karawane ist in dieser Region; { $short }, wo wenig Platz ist
terminal-plague-symbol-nuns = zwei Nonnen in dieser Region: Ihre Bevölkerung zählt um zwei weniger
terminal-plague-symbol-majority = Mehrheit: Alle, die dort die meisten Würfel haben, verlieren einen
terminal-plague-symbol-all = Alle: Alle, die dort Würfel haben, verlieren einen
terminal-plague-symbol-other = wer eine Karte dieses Standes hat, verliert dort einen: { $classes }
terminal-plague-symbol-other-sign = andere
terminal-plague-symbol-and = und
terminal-plague-symbol-score = Bevölkerungswürfel auf dem Spielplan und in der Burg
terminal-plague-symbol-left = Würfel im Vorrat, die du noch einsetzen kannst
terminal-plague-symbol-second = die zweite Ratte in { $regionDat }, von links

## Das Kartenspiel. Karten heißen so, wie man sie tippt: monk-4.

terminal-points-points = Punkte
terminal-cartus-title-supply = nimm
terminal-cartus-title-look = schau an
terminal-cartus-title-enter = betritt
terminal-cartus-title-lay = lege
terminal-cartus-title-target = wähle
terminal-cartus-title-give = gib
terminal-cartus-title-discard = wirf ab
terminal-cartus-pass = spiel eine Passkarte und stell dich hinten an (du hast { $count })
terminal-cartus-done = keine weiteren Karten
terminal-cartus-enough = Karten behalten
terminal-cartus-supply = { $building }: { $things }
terminal-cartus-supply-no-rats = { $building }: { $things } (du hast keine Ratten)
terminal-cartus-look = Karte { $number }
terminal-cartus-look-seen = Karte { $number } (angeschaut von { $names })
terminal-cartus-enter = { $building } ({ $kind })
terminal-cartus-enter-there = { $text }; dort gelegt: { $visitors }
terminal-cartus-stranger = +Ratte
terminal-cartus-full = (kein Einfluss)
terminal-cartus-target-swords = { $name } (gibt { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
})
terminal-cartus-target-flutes = { $name } (hat { $count ->
    [one] { $count } Ratte
   *[other] { $count } Ratten
})
terminal-cartus-several = Mehrere auf einmal: 1,1,3.
terminal-cartus-laid = Gelegt: { $things } = { $influence } Einfluss, { $rats ->
    [one] { $rats } Ratte
   *[other] { $rats } Ratten
}.

terminal-cartus-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
terminal-cartus-CardDealt = { $seat } zieht { $things }.
terminal-cartus-CardLaid = { $seat } legt verdeckt { $things }.
terminal-cartus-CardGiven = { $seat } gibt { $target } { $things }.
terminal-cartus-CardDiscarded = { $seat } wirft { $things } ab und wird { $rats ->
    [one] { $rats } Ratte
   *[other] { $rats } Ratten
} los.
terminal-cartus-BuildingTurnedUp = Aufgedeckt: { $things }.
terminal-cartus-CardsRevealed = { $seat } zeigt { $things }: { $influence } Einfluss{ $rats ->
    [0] {""}
    [one] {" "}und { $rats } Ratte
   *[other] {" "}und { $rats } Ratten
}.
terminal-cartus-RowLookedAt = { $seat } schaut Karte { $spot } der Nonnenreihe an. Es ist { $things }.
terminal-cartus-RowTurnedUp = Karte { $spot } ist { $things }: { $nuns ->
    [one] { $nuns } Nonne
   *[other] { $nuns } Nonnen
}.
terminal-cartus-TokenDrawn = { $seat } zieht { $count } Siegpunktmarker.
terminal-cartus-TokenDrawn-worth = { $seat } zieht { $count } Siegpunktmarker im Wert von { $values }.

terminal-cartus-nuns = Die Nonnenreihe hat { $count ->
    [one] { $count } Nonne
   *[other] { $count } Nonnen
}: { $things }.
terminal-cartus-winner = { $seat } gewinnt mit { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkten
}.
terminal-cartus-winners = { $winners } teilen sich den Sieg mit { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkten
}.
terminal-cartus-tie = Bei Gleichstand entscheiden weniger Ratten.
terminal-cartus-more-points = Wer mehr Punkte hat, ist tot.
terminal-cartus-all-dead = Die Pest hat alle dahingerafft: Alle haben verloren. Sonst hätte gewonnen: { $winners }.
terminal-cartus-fate-alive = am Leben
terminal-cartus-fate-dead = tot
terminal-cartus-fate-would-be = hätte sonst gewonnen
terminal-cartus-source-tracks = Leisten
terminal-cartus-source-cards = Karten
terminal-cartus-source-swords = Schwerter
terminal-cartus-source-flutes = Flöten
terminal-cartus-source-passes = Passkarten
terminal-cartus-source-gold = Gold
terminal-cartus-source-tokens = Marker
terminal-cartus-source-points = Punkte
terminal-cartus-source-rats = Ratten

terminal-cartus-effect-nothing = nichts
terminal-cartus-effect-joker = { $count } Joker
    .long = nimm { $count } Joker
terminal-cartus-effect-sword = { $count ->
    [one] { $count } Schwert
   *[other] { $count } Schwerter
}
    .long = nimm { terminal-cartus-effect-sword }
terminal-cartus-effect-flute = { $count ->
    [one] { $count } Flöte
   *[other] { $count } Flöten
}
    .long = nimm { terminal-cartus-effect-flute }
terminal-cartus-effect-pass = { $count ->
    [one] { $count } Passkarte
   *[other] { $count } Passkarten
}
    .long = nimm { terminal-cartus-effect-pass }
terminal-cartus-effect-gold = { $count } Gold
    .long = nimm { $count } Gold
terminal-cartus-effect-draw = { terminal-cartus-cards }
    .long = zieh { terminal-cartus-cards }
terminal-cartus-effect-per = { $count ->
    [1] 1 Karte je Einfluss
   *[other] 1 Karte je { $count } Einfluss
}
    .long = zieh { terminal-cartus-effect-per }
terminal-cartus-effect-rats = { $count ->
    [one] { $count } Ratte weg
   *[other] { $count } Ratten weg
}
    .long = werde { $count ->
        [one] { $count } Ratte los
       *[other] { $count } Ratten los
    }
terminal-cartus-effect-exchange = ≤{ $count } Ratten weg für Karten
    .long = wirf bis zu { terminal-cartus-cards } ab und werde für jede eine Ratte los
terminal-cartus-effect-looks = { $count ->
    [one] { $count } Blick
   *[other] { $count } Blicke
}
    .long = schau { $count ->
        [one] { $count } Karte der Nonnenreihe an
       *[other] { $count } Karten der Nonnenreihe an
    }
terminal-cartus-effect-tokens = { $count } Marker
    .long = zieh { $count } Siegpunktmarker
terminal-cartus-effect-tribute = { terminal-cartus-cards } von anderen
    .long = { terminal-cartus-cards } von allen, die mindestens so viele wie du auf der Hand haben
terminal-cartus-effect-safe = sicher
    .long = nichts, aber sicher

terminal-cartus-about =
    Sechs Stände, sechs Leisten. In jeder Runde werden Gebäude aufgedeckt. Alle
    nehmen die Vorräte eines Gebäudes: Karten, Ratten weg, Blicke auf die
    Nonnenreihe. Dann betreten alle ein Gebäude und legen verdeckt Karten. Jede
    Bevölkerungskarte und jeder Joker bringt einen Einfluss im Stand des Gebäudes,
    aber jede Karte eines anderen Standes auch eine Ratte. Wer dort die meisten
    Karten hat, bekommt die Premiumaktion, die anderen die Standardaktion. Nach der
    letzten Runde werden die Leisten gewertet. Doch Vorsicht vor der Pest: Wer mehr
    Ratten hat, als die fünf Karten der Nonnenreihe Nonnen zeigen, ist tot.
terminal-cartus-building = { $building }, { $kind } ({ $person }). Premium: { $premium }. Standard: { $standard }.
terminal-cartus-not-here = Dieses Gebäude ist nicht in diesem Spiel.
terminal-cartus-see = Siehe help { $card }.
terminal-cartus-discards =
    Auf dem Ablagestapel, für alle sichtbar (die Zahlen sind Nonnen):
    { $things }

    Ist der Nachziehstapel leer, werden sie zum neuen.
terminal-cartus-discards-nothing = nichts

terminal-cartus-phase-setup = Aufbau. Wer beginnt, wird ausgelost, wenn ihr nichts anderes gewählt habt; alle bekommen { $hand } Karten und { $rats } Ratten.
terminal-cartus-phase-buildings = Gebäude. { $width ->
    [2] Zwei
    [3] Drei
   *[other] { $width }
} Gebäudekarten werden aufgedeckt. Zeigen alle dasselbe Gebäude, wird die letzte ersetzt.
terminal-cartus-phase-supplies = Vorräte. Der Reihe nach wählt jeder eine Gebäudekarte und bekommt, was sie liefert: Er zieht Karten, wird Ratten los oder schaut Karten der Nonnenreihe an. Mehrere dürfen dieselbe wählen.
terminal-cartus-phase-enter = Betreten. Der Reihe nach betritt jeder ein Gebäude, auch wenn schon jemand dort ist, und legt so viele Karten verdeckt, wie er will, oder keine. Bevölkerungskarten, Joker, Schwerter und Flöten kann man legen. Mit einer Passkarte stellst du dich stattdessen hinten an.
terminal-cartus-phase-resolve = Auswerten, Gebäude für Gebäude von links. Alle dort gelegten Karten werden aufgedeckt: Einfluss, Ratten; dann Schwerter, dann Flöten; dann die Aktionen: die Premiumaktion für den, der dort die meisten Bevölkerungskarten und Joker hat (bei Gleichstand, wer früher kam), die Standardaktion für die anderen in der Reihenfolge, in der sie kamen.{ $seats ->
    [2] {" "}Zu zweit gibt es in der ganzen Runde nur eine Premiumaktion: für den, der mehr Bevölkerungskarten und Joker gelegt hat, ganz gleich, wo (bei Gleichstand, wer früher kam).
   *[other] {""}
} Dann kommen die gelegten Karten weg. In der letzten Runde gibt es keine Aktionen: Statt der Premiumaktion gibt es einen weiteren Einfluss.
terminal-cartus-phase-plague = Die Pest. Die Nonnenreihe wird Karte für Karte aufgedeckt; wer mehr Ratten hat, als sie Nonnen zeigt, ist tot.
terminal-cartus-phase-over = Das Spiel ist aus.

terminal-cartus-verb-supply = supply N: nimm, was Gebäudekarte N liefert.
terminal-cartus-verb-look = look N: schau Karte N der Nonnenreihe an; nur du siehst sie.
terminal-cartus-verb-lay = lay KARTE: lege eine Handkarte verdeckt in dein Gebäude. Mit undo nimmst du sie zurück, solange du nicht fertig bist.
terminal-cartus-verb-done = done: du hast gelegt, was du legen wolltest, auch wenn es nichts war.
terminal-cartus-verb-target = target SPIELER: wer dir Karten geben muss (Schwerter) oder deine Ratte bekommt (Flöten).
terminal-cartus-verb-give = give KARTE: eine Handkarte geht an den, der sie verlangen darf; nur ihr zwei seht sie.
terminal-cartus-verb-discard = discard KARTE: wirf eine Handkarte ab und werde eine Ratte los.
terminal-cartus-verb-enough = enough: nichts mehr abwerfen.

terminal-cartus-scoring-tracks = Auf jeder Leiste: { $places } Punkte für den meisten Einfluss, den zweiten Platz und so fort; auf demselben Feld ist vorn, wer zuerst dort war; ohne Einfluss gibt es nichts.
terminal-cartus-scoring-hands = Die meisten Bevölkerungskarten und Joker auf der Hand: { $most } Punkte, bei Gleichstand je { $tied }. Ebenso die meisten Schwerter, Flöten, Passkarten.
terminal-cartus-scoring-gold = Das meiste Gold: { $first } Punkte{ $second ->
    [0] {""}
   *[other] , das zweitmeiste { $second }
}; haben mehrere am meisten, teilen sie { $tied }, abgerundet.
terminal-cartus-scoring-tokens = Siegpunktmarker: was sie wert sind ({ $values }).
terminal-cartus-scoring-token = { $count } zu { $value }
terminal-cartus-scoring-end = Dann kommt die Pest: Wer mehr Ratten hat, als die Nonnenreihe Nonnen zeigt, ist tot. Von den Überlebenden gewinnt, wer die meisten Punkte hat; bei Gleichstand, wer weniger Ratten hat, sonst wird der Sieg geteilt. Sind alle tot, haben alle verloren.

terminal-cartus-symbol-laid = { $seat } ist dort und hat drei Karten verdeckt gelegt
terminal-cartus-symbol-laying = { $seat } ist dort und legt gerade
terminal-cartus-symbol-resolved = das Gebäude, das ausgewertet wird
terminal-cartus-symbol-premium = die Aktion für den, der dort die meisten Bevölkerungskarten und Joker hat
terminal-cartus-symbol-standard = die Aktion für alle anderen dort
terminal-cartus-symbol-people = Karten des Standes { $kind }: eine mit vier Nonnen, eine ohne
terminal-cartus-symbol-joker = zwei Joker
terminal-cartus-symbol-influence = Einfluss: { $seat } vor { $target } auf demselben Feld, weil { $seat } zuerst dort war. Wer nicht genannt ist, hat keinen.
terminal-cartus-symbol-points = was diese Spalte gerade an Punkten bringt
terminal-cartus-symbol-unseen = Gebäudekarten des Standes, die noch niemand gesehen hat
terminal-cartus-symbol-tracks = Punkte für alle Leisten, wie sie jetzt stehen
terminal-cartus-symbol-held = Karten eines Spielers, soweit alle es wissen: keine bis zwei
terminal-cartus-symbol-looked = die erste Karte der Nonnenreihe: { $target } hat sie angeschaut
terminal-cartus-symbol-known = die zweite, und du kennst sie

## Was rekonstruiert ist

terminal-plague-symbol-marked = rekonstruiert: kein Regelheft, das wir kennen, zeigt oder sagt es; help map, help rats und help KARTE sagen mehr
terminal-plague-help-map = Die Regionen im Spiel, jede mit ihren Nachbarn:
terminal-plague-help-rats = Die Rattenplättchen der Schachtel, * Startplättchen; Zahl und Symbole:
terminal-cartus-symbol-marked = rekonstruiert: das Regelheft zeigt oder sagt es nicht; help supplies, help tokens und help population sagen mehr
terminal-cartus-help-supplies = Jedes Gebäude hat eine Karte mit jedem dieser Vorräte:
terminal-marked = { $sign } { $text }

## Ein Spiel ohne eigene Wörter

terminal-plain-about = { $title } hat hier keine eigenen Wörter. Schritte stehen da, wie Aufzeichnungen sie schreiben.

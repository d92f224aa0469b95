# Alles rund um den Tisch: wer dran ist, Verlauf, Chat, Uhren, das Ende, Wiederholungen.

## Wer entscheidet

table-your-turn = Du bist dran
table-decides = { $seat } entscheidet.
table-deciding = entscheidet
table-thinking = denkt nach
table-chance = Der Zufall entscheidet.
table-sending = …
table-you = du
table-watching = Du schaust zu
table-loading = Der Tisch wird gedeckt …
table-failed = Der Tisch lässt sich nicht zeigen
table-try-again = Noch einmal versuchen
table-closed = Dieser Tisch ist geschlossen.
table-closed-about = Hier wird nicht mehr gespielt.
table-next = Wie weiter?
table-over = Das Spiel ist aus
table-cut = Die Verbindung ist unterbrochen. Was du tust, wird gesendet, sobald sie wieder steht.
table-looking-back = Du schaust zurück.
table-looking-as = Du siehst, was { $seat } sieht.
table-skip = Überspringen
table-live = Live
table-end = Ende

## Zurücknehmen

table-undo = Zurück
table-undo-stopped = Weiter geht es nicht zurück
table-undo-stop-null = Hier lässt sich nichts zurücknehmen.
table-undo-stop-nothing = Du hast noch nichts gespielt.
table-undo-stop-over = Das Spiel ist aus.
table-undo-stop-away = Eine Vertretung spielt für dich.
table-undo-stop-others = Jemand anders hat seither gespielt.
table-undo-stop-chance = Seither hat der Zufall entschieden: Eine Ratte wurde aufgedeckt oder etwas gezogen.
table-undo-stop-learned = Andere haben durch deinen Schritt etwas erfahren.
table-undo-ask = Trotzdem die anderen fragen
table-undo-asked =
    { $count ->
        [one] { $seat } möchte { $count } Schritt zurück.
       *[other] { $seat } möchte { $count } Schritte zurück.
    }
table-undo-agree = Einverstanden
table-undo-refuse = Nein
table-undo-withdraw = Doch nicht

## Leute

table-people = Spieler
table-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
table-points-word = Punkte
table-clock = Restzeit
table-clock-days = { $days } T { $hours } h
table-clock-grace = Nachfrist { $time }
table-gone = ist gerade nicht da
table-gone-note = { $name } ist gerade nicht da.
table-away-time = Zeit um; eine Vertretung spielt
table-away-absent = abwesend; eine Vertretung spielt
table-away-left = gegangen; eine Vertretung spielt
table-away-conceded = hat aufgegeben; eine Vertretung spielt
table-stand-in = Vertretung einsetzen
table-stand-in-later = in { $minutes } Min. kannst du eine Vertretung einsetzen
table-stood-in-time = Deine Zeit war um. Eine Vertretung spielt für dich.
table-stood-in-absent = Du warst lange weg. Eine Vertretung spielt für dich.
table-stood-in-left = Du bist gegangen. Eine Vertretung spielt für dich.
table-stood-in-conceded = Du hast aufgegeben. Eine Vertretung spielt deinen Platz zu Ende.
table-come-back = Zurückkommen
table-one-screen = an einem Bildschirm
table-hand-over = Gib { $seat } den Bildschirm
table-hand-over-about = Alle anderen schauen weg: Was jetzt kommt, ist nur für { $seat }.
table-hand-over-ready = Ich bin { $seat }

## Seitenleiste

table-panel = Verlauf, Schritte und Chat
table-log = Verlauf
table-log-empty = Noch ist nichts geschehen.
table-log-sat = { $name } setzt sich und spielt { $seat }.
table-log-left = { $name } hat den Platz { $seat } verlassen.
table-log-stood-in =
    { $away ->
        [time] Die Zeit von { $name } ist um; eine Vertretung spielt { $seat }.
        [absent] { $name } war lange weg; eine Vertretung spielt { $seat }.
        [left] { $name } ist gegangen; eine Vertretung spielt { $seat }.
       *[other] Eine Vertretung spielt { $seat }.
    }
table-log-back = { $name } ist zurück und spielt { $seat }.
table-log-conceded = { $name } ({ $seat }) gibt auf.
table-log-named = { $seat } heißt von jetzt an { $name }.
table-log-undone = Schritte wurden zurückgenommen.
table-log-undo-asked = { $seat } möchte Schritte zurücknehmen.
table-log-undo-agreed = Jemand ist einverstanden.
table-log-undo-refused = Nichts wird zurückgenommen; es geht weiter.
table-log-rematch = Ein neuer Tisch für die nächste Partie steht bereit.
table-log-closed = Der Tisch wurde geschlossen.
table-recap = Seit deinem letzten Zug
table-steps = Schritte
table-steps-none = Gerade gibt es für dich nichts zu entscheiden.
table-chat = Chat
table-chat-empty = Noch hat niemand etwas gesagt.
table-chat-say = Etwas sagen
table-chat-send = Senden
table-chat-aside = Solange das Spiel läuft, lesen das nur die anderen Zuschauer.
table-mute = { $name } stummschalten
table-mute-short = stumm
table-why-not = Warum nicht?
table-why-nothing = Gerade spricht keine Regel dagegen.
table-open = Was du jetzt tun kannst

## Was dir seit deinem letzten Zug geschehen ist, in Summe

table-sum-lost = Du hast { $count } Würfel in { $regionDat } verloren: { $causes }.
table-sum-gained = Du hast { $count } Würfel in { $regionDat } dazubekommen: { $causes }.
table-sum-card = { $seat } hat dir { $cardAcc } weggenommen.
table-sum-rats =
    { $count ->
        [one] { $count } neue Ratte, wo du Würfel hast: { $places }.
       *[other] { $count } neue Ratten, wo du Würfel hast: { $places }.
    }
table-sum-rats-came =
    { $count ->
        [one] Du hast { $count } Ratte bekommen: { $causes }.
       *[other] Du hast { $count } Ratten bekommen: { $causes }.
    }
table-sum-rats-left =
    { $count ->
        [one] Du bist { $count } Ratte losgeworden.
       *[other] Du bist { $count } Ratten losgeworden.
    }
table-sum-cards-lost =
    { $count ->
        [one] Du hast { $count } Karte abgegeben: { $causes }.
       *[other] Du hast { $count } Karten abgegeben: { $causes }.
    }
table-sum-cards-got =
    { $count ->
        [one] Du hast { $count } Karte erhalten: { $causes }.
       *[other] Du hast { $count } Karten erhalten: { $causes }.
    }
table-sum-cards-drawn =
    { $count ->
        [one] Du hast { $count } Karte gezogen.
       *[other] Du hast { $count } Karten gezogen.
    }
table-sum-influence = Du hast { $count } Einfluss gewonnen: { $causes }.
table-sum-tokens = Du hast { $count } Siegpunktmarker gezogen.
table-sum-nothing = Dir ist nichts geschehen.
table-sum-score = { $seat } { $count } ({ $change })
table-sum-points = Punkte: { $points }.

## Schritte nach ihrem Verb

table-verb-settle = Besiedeln
table-verb-take = Karte nehmen
    .short = Karte
table-verb-place = Würfel einsetzen
    .short = Würfel
table-verb-enough = Genügt
table-verb-plague = Pestfigur ziehen
    .short = Pestfigur
table-verb-spread = Ratte legen
table-verb-fury = Mitzählen
table-verb-calm = Nicht mitzählen
table-verb-turn = Ratte aufdecken
table-verb-end = Zug beenden
table-verb-pass = Passen
table-verb-supply = Vorräte nehmen
table-verb-enter = Gebäude betreten
table-verb-lay = Karten legen
table-verb-done = Fertig
table-verb-target = Jemanden wählen
table-verb-give = Karte geben
table-verb-discard = Karte abwerfen

## Zeit

table-timeline = Zeitleiste der Partie
table-first = Zum Anfang
table-back = Einen Schritt zurück
table-forward = Einen Schritt vor
table-run = Abspielen
table-pause = Anhalten
table-moment = Zeitpunkt
table-moment-of = { $number } von { $count }

## Menü

table-menu = Menü
table-home = Startseite
table-rules = Regeln
table-pace = Tempo
table-pace-sound = Tempo und Ton
table-sound = Ton
table-share = Link teilen
table-link-copied = Der Link ist kopiert.
table-seat-link = Auf anderem Gerät weiterspielen
table-seat-link-copied = Der Link zu deinem Platz ist kopiert. Wer ihn hat, spielt für dich: Behalte ihn für dich.
table-leave = Tisch verlassen
table-leave-about = Eine Vertretung spielt für dich weiter. Solange das Spiel läuft, kannst du zurückkommen: Du findest es unter »Meine Tische«.
table-left = Eine Vertretung spielt für dich. Du findest das Spiel unter »Meine Tische«.
table-later = Später weiterspielen
table-paused = Das Spiel wartet unter »Meine Tische« auf dich.
table-end-game = Spiel beenden
table-end-game-about = Das Spiel endet jetzt: Du gibst auf, und niemand spielt weiter. Du kannst es noch anschauen, aber nicht fortsetzen.
table-concede = Aufgeben
table-concede-about = Du bist dann Letzter und kannst nicht zurückkommen. Eine Vertretung spielt deinen Platz zu Ende.
table-stay = Bleiben
table-keys = Tasten
table-key-digits = einen Schritt nach seiner Nummer wählen
table-key-steps = zur Liste aller Schritte
table-key-undo = zurücknehmen
table-key-arrows = einen Schritt zurück, einen Schritt vor
table-key-ends = zum Anfang, zum Ende der Zeitleiste
table-key-cancel = Begonnenes aufgeben
table-key-live = zurück in die Gegenwart
table-key-skip = sofort zeigen, was sich noch bewegt
table-key-sound = Ton an und aus
table-key-help = diese Tasten
table-key-home = Pos1
table-key-end = Ende
table-key-escape = Esc

## Das Ende

table-result = Ergebnis
table-to-board = Zum Tisch
table-you-won = Du hast gewonnen!
table-winner = hat gewonnen
table-won = { $seat } hat gewonnen.
table-won-together = { $winners } haben gemeinsam gewonnen.
table-won-nobody = Niemand hat gewonnen.
table-grounds-would = Die Pest hat alle dahingerafft. Sonst hätte gewonnen: { $winners }.
table-grounds-plague =
    { $count ->
        [one] Mit { $count } Würfel auf dem Plan und in der Burg.
       *[other] Mit { $count } Würfeln auf dem Plan und in der Burg.
    }
table-grounds-plague-tie =
    { $count ->
        [one] Mit { $count } Würfel, genau wie jemand anders; vorn ist, wer als Nächstes am Zug gewesen wäre.
       *[other] Mit { $count } Würfeln, genau wie jemand anders; vorn ist, wer als Nächstes am Zug gewesen wäre.
    }
table-grounds-plague-nobody = Es gibt keinen Sieger.
table-grounds-cartus =
    { $count ->
        [one] Mit { $count } Punkt, mehr als alle anderen Überlebenden.
       *[other] Mit { $count } Punkten, mehr als alle anderen Überlebenden.
    }
table-grounds-cartus-tie =
    { $count ->
        [one] Mit { $count } Punkt, genau wie jemand anders, aber mit weniger Ratten.
       *[other] Mit { $count } Punkten, genau wie jemand anders, aber mit weniger Ratten.
    }
table-grounds-cartus-nobody = Die Pest hat alle dahingerafft.
table-grounds-conceded = Die anderen haben aufgegeben.
table-fate-dead = tot
table-fate-would-be = tot; hätte sonst gewonnen
table-fate-conceded = hat aufgegeben
table-curve = Punkte im Lauf der Partie
table-points-from = Woher die Punkte kommen
table-from-board = Auf dem Plan
table-from-haven = In der Burg
table-from-tracks = Leisten
table-from-cards = Die meisten Leute
table-from-swords = Die meisten Schwerter
table-from-flutes = Die meisten Flöten
table-from-passes = Die meisten Passkarten
table-from-gold = Gold
table-from-tokens = Siegpunktmarker
table-rats-and-nuns =
    { $count ->
        [one] In der Nonnenreihe war { $count } Nonne. Ratten:
       *[other] In der Nonnenreihe waren { $count } Nonnen. Ratten:
    }
table-losses = Verlorene Würfel nach Ursache
table-cause = Ursache
table-cause-majority = Mehrheit dort
table-cause-all = Alle dort
table-all = Alle
table-rematch = Noch einmal spielen
table-rematch-join = Zur nächsten Partie
table-rematch-watch = Nächste Partie anschauen
table-replay = Wiederholung
table-advice = Um Rat fragen
table-analysis = Analyse
table-look-as = Anschauen als
table-record = Aufzeichnung:
table-record-text = Text
table-fair-title = Ging es mit rechten Dingen zu?
table-help = Hilfe zu dieser Frage
table-fair-about = Vor dem ersten Schritt hat sich der Server mit einem Hashwert auf allen Zufall dieser Partie festgelegt. Jetzt liegt das Geheimnis offen, und dein Browser kann jede Ziehung prüfen.
table-fair-prepared = Das Glück dieser geführten Partie ist vorbereitet und für alle gleich. Darum wird sie nie gewertet.
table-fair-check = Prüfen
table-fair-checking = Wird geprüft …
table-fair =
    { $count ->
        [one] Alles stimmt: Das Geheimnis ist das versprochene, und die { $count } Ziehung folgt daraus.
       *[other] Alles stimmt: Das Geheimnis ist das versprochene, und alle { $count } Ziehungen folgen daraus.
    }
table-fair-broken = Das Geheimnis ist nicht das versprochene!
table-unfair = Schritt { $number } folgt nicht aus dem Geheimnis!
table-fair-late = Dieser Browser hat das Versprechen nicht vor dem Ende notiert; darum beweist es weniger.
table-fair-promise = Versprochen:

## Wiederholung

table-replay-title = Aufzeichnung anschauen
table-replay-about = Geh eine Partie Schritt für Schritt durch, mit den Augen eines Spielers oder allwissend.
table-replay-file = Aus einer Datei
table-replay-drop = Wähle eine Aufzeichnung oder zieh sie hierher.
table-replay-link = Per Link
table-replay-link-label = Adresse oder Kennung eines Tisches oder einer Studie
table-replay-text = Aus einem Text
table-replay-show = Zeigen
table-replay-bad = Diese Aufzeichnung lässt sich nicht lesen: { $message }
table-replay-foreign = Das ist JSON, aber keine Aufzeichnung von Rattus: Der Text der Aufzeichnung müsste unter »record« stehen.
table-replay-huge = So groß ist keine Aufzeichnung; das muss eine andere Datei sein.
table-replay-elsewhere = Hier gehen nur Links zu diesem Server. Lade die Aufzeichnung bei { $host } herunter und öffne die Datei hier.
table-replay-other = Andere Aufzeichnung
table-fork = Von hier weiterspielen
table-fork-about = Ein neues Spiel beginnt an dieser Stelle. Was der gewählte Spieler nicht wissen konnte, wird neu ausgelost.
table-fork-seat = Spielen als
table-fork-others = Gegen
table-fork-friends = Freunde, mit Einladungslink
table-fork-go = Weiterspielen
table-replay-start = Der Anfang
table-score = Punkte
table-eyes = Mit wessen Augen
table-eyes-all = Allwissend
table-eyes-public = Was alle sehen
table-eyes-seat = Augen von { $seat }

## Ein Spiel ohne eigene Wörter

table-by-chance = Zufall
table-care = Das lässt sich nicht zurücknehmen.
table-care-left = Danach geht nicht mehr: { $what }.
table-grounds-points =
    { $count ->
        [one] Mit { $count } Punkt.
       *[other] Mit { $count } Punkten.
    }
plain-played = { $who }: { $step }
plain-question = Was tust du?
plain-table = Der Tisch
plain-hidden = verdeckt
plain-yes = ja
plain-no = nein

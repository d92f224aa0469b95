### Die geführte erste Partie und die Aufgaben. Jeder Text hat höchstens zwei Sätze.

## Die Führung

guide = Führung
guide-next = Weiter
guide-leave = Führung beenden
guide-back = Weiter mit der Führung
guide-waits = Die anderen spielen. Gleich bist du wieder dran.
guide-other = Das ist auch erlaubt. Mal sehen, was daraus wird.
guide-else = Auch das darfst du zuerst tun. An meine Reihenfolge bist du nicht gebunden.

## Das Brettspiel

guide-plague-goal = Die Pest kommt nach Europa, und mit ihr die Ratten. Wer am Ende die meisten Bevölkerungswürfel hat, gewinnt.
guide-plague-settle = Besiedle eine Region mit deinen ersten zwei Würfeln: Zeig auf der Karte darauf. Der Knopf nennt eine gute.
    .other = Auch ein guter Platz. In jeder Region liegt jetzt eine Ratte, und niemand kennt ihre Vorderseite.
guide-plague-settle-two = Die anderen haben gesiedelt, nun noch einmal du. Zwei weitere Würfel, hier oder anderswo.
    .other = Auch gut. In zwei Regionen gehen deine Würfel nicht auf einen Schlag verloren.
guide-plague-place = Dein Zug: Setze in einer Region so viele Würfel ein, wie dort Ratten liegen. Mehr Ratten heißt mehr Würfel, aber auch mehr Gefahr.
    .other = Gut. Ein Würfel für jede Ratte, die dort liegt.
    .else = Das hast du ausgelassen, und das darfst du. Neue Würfel bekommst du aber nur durch Einsetzen, also versuch es beim nächsten Mal.
guide-plague-plague = Jetzt zieh die Pestfigur: Sie muss in eine Nachbarregion. Wo sie ankommt, breiten sich Ratten aus, und Würfel sind in Gefahr.
    .other = Wie du willst. Ratten werden nur aufgedeckt, wo Würfel liegen.
    .else = Das darfst du vorher tun. Die Pestfigur kommt zuletzt und beendet deinen Zug.
guide-plague-spread = Die Pest bringt neue Ratten: Leg diese in eine Region daneben. Wo sie liegt, können mehr Würfel eingesetzt werden.
    .other = Gut. Dort ist jetzt mehr Platz für Würfel, und mehr Gefahr.
guide-plague-others = Das war ein ganzer Zug. Nun spielen die anderen; sieh, wohin sie die Pestfigur ziehen.
guide-plague-rat = Die Pest wütet in { $regionDat }, und eine Ratte wird aufgedeckt. { $outbreak ->
        [yes] Ihre Zahl ist { $limit }, und die Bevölkerung ist { $population }: Die Pest bricht aus.
       *[no] Ihre Zahl ist { $limit }, und die Bevölkerung ist nur { $population }: Nichts geschieht.
    }
guide-plague-rat-more = Die nächste Ratte: Zahl { $limit }, Bevölkerung { $population }. { $outbreak ->
        [yes] Die Pest bricht aus: Jedes ihrer Symbole kostet jemanden einen Würfel.
       *[no] Zu wenige Würfel, also geschieht nichts.
    }
guide-plague-lost-mine = Du verlierst einen Würfel: { $cause ->
        [majority] M trifft, wer dort die meisten Würfel hat.
        [symbol] Die Ratte zeigt den Stand einer Karte, die du hast.
       *[all] A trifft alle dort.
    } Er kommt in deinen Vorrat zurück, und du kannst ihn wieder einsetzen.
guide-plague-lost = { $seat } verliert einen Würfel: { $cause ->
        [majority] M trifft, wer dort die meisten Würfel hat.
        [symbol] Die Ratte zeigt den Stand einer Karte, die { $seat } hat.
       *[all] A trifft alle dort.
    } Jedes Symbol einer Ratte kostet jemanden einen.
guide-plague-card = Wieder dein Zug, mit etwas Neuem: Nimm eine Karte. Sie hilft dir in jedem Zug, doch Ratten, die ihren Stand zeigen, treffen dich.
    .other = Auch eine gute Karte. In jedem Zug darfst du eine nehmen, sogar von jemand anderem.
    .else = Du brauchst keine Karte. Sie sind stark, aber jede macht dich verwundbar.
guide-plague-card-taken = { $cardNom }: { $does }. Nutze die Karte einmal in jedem deiner Züge, gern schon jetzt.
guide-plague-turn = Nimm, setze ein und nutze Karten, in welcher Reihenfolge du willst. Die Pestfigur kommt immer zuletzt.
guide-plague-end = Das Ende kommt, wenn die Ratten ausgehen oder jemand keinen Würfel mehr im Vorrat hat. Du weißt jetzt alles Nötige: Spiel weiter, wie du willst.
guide-plague-last-round = Die letzte Runde: Alle dürfen ihre Karten noch einmal nutzen. Bring deine Würfel in Sicherheit.
guide-plague-final = Die letzte Verwüstung: Alle Ratten aller Regionen werden aufgedeckt. Dann werden die Würfel gezählt.

## Das Kartenspiel

guide-cartus-goal = Sechs Stände, sechs Leisten: Gewinne dort Einfluss, denn am Ende bekommen Punkte, die vorn sind. Aber wer zu viele Ratten hat, ist tot.
guide-cartus-supply = Nimm zuerst Vorräte: das, was neben einem der Gebäude steht. Mehr Karten sind ein guter Anfang.
    .other = Auch gut. Karten, Ratten weg oder ein Blick: Du wählst in jeder Runde.
guide-cartus-enter = Jetzt betritt ein Gebäude. Im Kloster sind deine zwei Mönche zu Hause.
    .other = Gut. Karten vom Stand dieses Gebäudes bringen keine Ratten.
guide-cartus-lay = Lege eine Karte verdeckt: Jede ist ein Einfluss im Stand des Gebäudes. Wer zu einem anderen Stand gehört, bringt auch eine Ratte.
    .other = Erlaubt, und auch ein Einfluss. Ist sie hier fremd, kommt eine Ratte mit.
    .else = Du hast nichts gelegt, und das darfst du. Ohne Karten gibt es aber keinen Einfluss.
guide-cartus-lay-two = Du darfst noch mehr legen. Wer hier am meisten legt, bekommt die bessere Aktion des Gebäudes.
    .other = Gut. Mehr Karten hier, weniger später.
guide-cartus-done = Genug? Dann sag es, und die anderen betreten ihre Gebäude.
    .else = Noch eine ist erlaubt. Sag, wann es genug ist.
guide-cartus-reveal = Deine Karten werden aufgedeckt: Einfluss { $influence }, neue Ratten { $rats }. Schau dir die Leisten an.
guide-cartus-action = Das Gebäude hilft dir: { $premium ->
        [yes] Du hast dort am meisten gelegt und bekommst die Premiumaktion.
       *[no] Jemand hat mehr gelegt oder war früher da, also bekommst du die Standardaktion.
    } Zeig auf ein Gebäude, um zu lesen, was es tut.
guide-cartus-nuns = Fünf Karten liegen verdeckt, die Nonnenreihe. Wer am Ende mehr Ratten hat, als sie Nonnen zeigt, ist tot.
guide-cartus-supply-two = Eine neue Runde mit neuen Gebäuden. Nimm Karten, werde Ratten los oder schau in die Nonnenreihe.
guide-cartus-end = Nach neun Runden geben die Leisten Punkte, und die Nonnen werden gezählt. Du weißt jetzt alles Nötige: Spiel weiter, wie du willst.
guide-cartus-last-round = Die letzte Runde: Es gibt keine Aktionen mehr. Wer in einem Gebäude am meisten legt, bekommt einen Einfluss mehr.
guide-cartus-plague = Die Pest kommt: Die Nonnenreihe wird aufgedeckt. Hast du mehr Ratten, als sie Nonnen zeigt?

## Die Seite

guide-list = Eine geführte erste Partie
    .about = Ein echtes Spiel gegen freundliche Bots. Du lernst es beim Spielen, in fünf bis acht Minuten.

## Aufgaben

learn = Lernen
    .lead = Spiel eine geführte erste Partie oder löse kleine Aufgaben: Zu jeder Antwort steht, warum.
learn-tasks = Aufgaben
learn-plague = Aufgaben zum Brettspiel
learn-cartus = Aufgaben zum Kartenspiel
learn-none = Dazu gibt es keine Aufgabe. Die Regeln erklären es.
learn-task = Aufgabe
learn-solved = { $count } von { $all } gelöst
learn-done = gelöst
learn-try = Deine Antwort
learn-right = Richtig!
learn-wrong = Das nicht.
learn-allowed = Das ist erlaubt, aber nicht, was gefragt ist.
learn-more = { $count ->
        [one] Noch eine Antwort ist richtig.
       *[other] Noch { $count } Antworten sind richtig.
    }
learn-all = Du hast alle richtigen Antworten gefunden.
learn-again = Noch einmal von vorn
learn-next = Nächste Aufgabe
learn-chapter = Die Regel lesen
learn-practise = In einer Aufgabe üben
learn-help = Eine Aufgabe dazu
learn-list = Alle Aufgaben
learn-story = Was geschehen ist

task-card = { $name }
    .task = Du bist am Zug und hast { $cardAcc }. Was darfst du tun?
task-building = { $does }
    .task = Das willst du: { $does }. Welches Gebäude betrittst du?
    .wrong = Du bist in einem anderen Gebäude, und das tut etwas anderes.

task-plague-settle = Besiedeln
    .task = Du besiedelst eine Region mit zwei Würfeln. Welche Regionen sind zu dritt im Spiel?
    .right = Jede Region, die im Spiel ist, auch wenn dort schon jemand ist.
task-plague-place = Würfel einsetzen
    .task = Setze genau zwei Würfel ein. Zähl die Ratten.
    .right = So viele Würfel wie Ratten: zwei für zwei.
    .wrong = Die Zahl der Ratten entscheidet, nicht du.
task-plague-take = Eine Karte nehmen
    .task = Nimm jemand anderem eine Karte weg.
    .right = Niemand kann sich weigern. Du hast jetzt die Hilfe, und die Gefahr.
    .wrong = Diese Karte lag neben dem Plan.
task-plague-move = Die Pestfigur ziehen
    .task = Die Pestfigur steht in der Türkei. Wohin darf sie?
    .right = In jede benachbarte Region, über Land oder über das Meer.
task-plague-spread = Ausbreiten
    .task = Die Pestfigur steht in Ungarn und bringt eine neue Ratte. Wohin darfst du sie legen?
    .right = Neben die Pestregion, wo weniger als drei Ratten liegen.
task-plague-ravage = Eine Verwüstung ohne Verlust
    .task = Die Hexe hat dir drei Ratten gezeigt. Zieh die Pestfigur so, dass du keinen Würfel verlierst.
    .right = Ohne Ratten oder mit weniger Würfeln, als die Zahl verlangt, geschieht nichts.
    .wrong = Dort verlierst du einen Würfel.
task-plague-limit = Welche Ratte zuerst?
    .task = Du kennst beide Ratten in Gallien. Deck eine so auf, dass du keinen Würfel verlierst.
    .right = Gelb hat den Bauern und verlor einen; danach waren drei Würfel zu wenig für die Zahl vier.
    .wrong = Vier Würfel erreichen ihre Zahl vier, und sie trifft alle.
task-plague-once = Einmal im Zug
    .task = Du hast in diesem Zug den Kaufmann genommen. Was darfst du noch tun?
    .right = Jede Aktion einmal, in beliebiger Reihenfolge, und die Pestfigur zuletzt.
task-plague-full = Drei Ratten sind genug
    .task = Du hast den Mönch. Welche Ratte darf wohin?
    .right = Eine Ratte darf in jede Nachbarregion, in der weniger als drei liegen.
task-plague-last = Die letzte Runde
    .task = Du hast in der letzten Runde den Bauern. Setze einen Würfel dort ein, wo keine Ratte liegt.
    .right = Dort kann ihm bei der letzten Verwüstung nichts geschehen.
    .wrong = Das ist erlaubt, aber dort liegen Ratten, und gleich kommt die letzte Verwüstung.
task-plague-serf = Leibeigener
    .task = Du hast den Leibeigenen, und die Hexe hat dir zwei Ratten gezeigt. Zieh die Pestfigur dorthin, wo du einen Würfel gewinnst.
    .right = Jemand anderes hat dort einen Würfel verloren, also kam sofort einer von dir.
    .wrong = Sonst ist dort niemand, also verlierst du nur.

task-cartus-supplies = Vorräte
    .task = Du brauchst Karten. Welche Vorräte nimmst du?
    .right = Vier Karten zum Legen, jetzt oder später.
    .wrong = So wirst du eine Ratte los und bekommst einen Blick, aber keine Karte.
task-cartus-enter = Betreten
    .task = Du willst einen Mönch legen. Betritt das Gebäude, in dem er keine Ratte bringt.
    .right = Ein Mönch ist im Kloster zu Hause, einem Gebäude der Kirche.
    .wrong = In der Ritterburg ist ein Mönch fremd, und Fremde bringen eine Ratte.
task-cartus-lay = Karten legen
    .task = Du bist im Kloster. Lege eine Karte, die Einfluss bringt und keine Ratte.
    .right = Ein Mönch gehört zur Kirche: ein Einfluss, keine Ratte.
    .wrong = Sie bringt Einfluss, ist hier aber fremd, und eine Ratte kommt mit.
task-cartus-premium = Die Premiumaktion
    .task = Gelb kam zuerst und hat zwei Karten gelegt. Hol dir die Premiumaktion.
    .right = Drei sind mehr als zwei. Bei Gleichstand bekäme sie Gelb, der früher kam.
    .wrong = Das genügt nicht: Bei Gleichstand bekommt sie, wer früher kam.
task-cartus-joker = Ein Joker
    .task = Du hast keinen Mönch. Gewinne im Kloster Einfluss ohne eine Ratte.
    .right = Ein Joker ist in jedem Gebäude ein Einfluss und bringt nie eine Ratte.
    .wrong = Das bringt Einfluss, aber auch eine Ratte.
task-cartus-look = Ein Blick
    .task = Du darfst eine Karte der Nonnenreihe anschauen. Welche?
    .right = Jede, die du noch nicht kennst.

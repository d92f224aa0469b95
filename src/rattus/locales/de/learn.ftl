### Die geführte erste Partie und die Aufgaben. Jeder Text hat höchstens zwei Sätze.

## Die Führung

guide = Führung
guide-next = Weiter
guide-leave = Führung beenden
guide-back = Weiter mit der Führung
guide-waits = Die anderen spielen. Gleich bist du wieder dran.
guide-other = Das ist auch erlaubt. Mal sehen, was daraus wird.
guide-else = Auch das darfst du zuerst tun. An meine Reihenfolge bist du nicht gebunden.
guide-prepared = Das Glück dieser geführten Partie ist vorbereitet und für alle gleich. Darum wird sie nie gewertet.

## Das Brettspiel

guide-plague-goal = Die Pest kommt nach Europa, und mit ihr die Ratten. Wer am Ende die meisten Bevölkerungswürfel hat, gewinnt.
guide-plague-settle = Besiedle eine Region mit deinen ersten zwei Würfeln: Zeig auf der Karte darauf. Gern auf die vom Knopf.
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

## Das Angebot

guide-offer = Neu hier?
guide-offer-play = Geführte erste Partie spielen
guide-offer-close = Nein, danke
guide-list = Eine geführte erste Partie
    .about = Ein echtes Spiel gegen freundliche Bots. Du lernst es beim Spielen, in fünf bis acht Minuten.

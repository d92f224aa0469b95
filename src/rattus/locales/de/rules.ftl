### Die Regeln in Kapiteln, in eigenen Worten. Leerzeilen trennen Absätze, • beginnt einen Punkt, _Wörter_ sind betont.

rules = Regeln
rules-lead = Lies ein Kapitel in einer Minute und probiere es gleich daneben aus: Zeig auf das, was leuchtet.
rules-learn = Geführte Partien und Aufgaben
rules-games = Spiele
rules-contents = Alle Kapitel
rules-chapters = Kapitel
rules-chapter = Kapitel { $number } von { $count }
rules-try = Probier es aus.
rules-you-can = Was du hier tun kannst
rules-not-here = In dieser kleinen Stellung geht nur, was leuchtet.
rules-story = Was geschah
rules-again = Noch einmal

rules-plague = Brettspiel
    .about = Rattus (2010) für 2 bis 4 und Rattus Big Box für 2 bis 6 Spieler. Eine Partie dauert etwa eine halbe Stunde.
rules-cartus = Kartenspiel
    .about = Rattus Cartus für 2 bis 5 Spieler: sechs Stände, eine Reihe von Gebäuden und eine Pest, die am Ende kommt.

## Das Brettspiel

rules-plague-aim = Worum es geht
    .about = Die größte Bevölkerung durch die Pest bringen
    .text =
        Europa, 1347: Die Pest ist im Anzug. Du besiedelst die Regionen mit deinen _Bevölkerungswürfeln_, kurz Würfeln, und versuchst, sie zu behalten, während sich die Ratten von Land zu Land ausbreiten. _Wer am Ende die meisten Würfel übrig hat, gewinnt_; es zählen die auf dem Spielplan und die in der Burg.

        Das Dilemma ist einfach. Neue Würfel kommen nur dorthin, wo Ratten liegen, und je mehr Ratten dort liegen, desto mehr darfst du einsetzen. Doch erreicht die Pest eine Region, werden ihre Ratten aufgedeckt, und dann rafft sie die Bevölkerung dahin.

        Sechs _Ständekarten_ helfen dir, und jede macht dich verwundbarer: Zeigt eine Ratte das Symbol des Standes deiner Karte, kostet sie dich einen Würfel.
    .task = Du bist Rot. Setze Würfel in England (eine Ratte), Bulgarien (zwei) oder Gallien (drei) ein und achte auf deine Punkte.
    .learnt = Jeder Würfel, der die Pest übersteht, ist ein Punkt. Drei auf einmal sind verlockend, aber Gallien ist der gefährlichste Ort auf dieser Karte.

rules-plague-setup = Der Aufbau
    .about = Eine Ratte in jeder Region und deine ersten vier Würfel
    .text =
        Jede Region, die im Spiel ist, bekommt verdeckt ein Rattenplättchen, kurz eine Ratte: eines der _Startplättchen_. Alle anderen Ratten werden gemischt und warten im _Rattenvorrat_; niemand kennt ihre Vorderseiten. Bei weniger Spielern kommen einige ungesehen aus dem Spiel. Die _Pestfigur_ steht in einer ausgelosten Region, die sechs Karten liegen neben dem Plan.

        Alle haben 20 Bevölkerungswürfel im _Vorrat_. Nach den Regelheften beginnt der Jüngste; hier wird der Startspieler ausgelost, wenn ihr nichts anderes wählt. Im Uhrzeigersinn _besiedelt_ jeder eine Region mit zwei Würfeln. Dann folgt eine zweite Runde andersherum, beginnend mit dem, der zuletzt dran war: noch zwei Würfel, in derselben Region oder in einer anderen.

        So beginnen alle mit vier Würfeln auf dem Plan. Eine Region dürfen sich mehrere teilen; es ist Platz für alle.
    .task = Blau hat begonnen. Besiedle nun eine der leuchtenden Regionen mit zwei Würfeln.
    .learnt = Ein zweites Paar folgt, wenn alle anderen dran waren. Nahe der Pest heißt Wachstum und Gefahr, weit weg heißt Zeit.

rules-plague-turn = Ein Zug
    .about = Nehmen, einsetzen, Karten nutzen; dann die Pestfigur ziehen
    .text =
        Ein Zug hat zwei Teile. Zuerst die _Aktionen_, in beliebiger Reihenfolge, jede höchstens einmal und alle freiwillig:

        • eine Karte _nehmen_, vom Rand oder von jemand anderem;
        • Würfel in einer Region _einsetzen_, so viele, wie dort Ratten liegen;
        • jede Karte, die vor dir liegt, einmal _nutzen_, auch eine eben genommene.

        Dann, immer und zuletzt, die _Pest_: Du ziehst die Pestfigur in eine Nachbarregion, und dort wütet die Pest; sie breitet sich aus und verwüstet die Region. Danach ist der Nächste dran.
    .task = Spiel einen ganzen Zug: Nimm eine Karte, setze Würfel ein, dann zieh die Pestfigur.
    .learnt = Das war ein Zug. Die Pestfigur steht woanders, und Gelb ist dran.

rules-plague-take = Eine Karte nehmen
    .about = Hilfe, die verwundbar macht
    .text =
        Einmal in deinem Zug darfst du _eine Karte_ nehmen: eine, die neben dem Plan liegt, oder eine, die vor jemand anderem liegt. Ablehnen kann das niemand.

        Karten bleiben bei dir, und du kannst sie nicht zurücklegen: Du wirst sie nur los, wenn jemand sie dir nimmt. Du darfst beliebig viele haben und alle nutzen, jede einmal in jedem deiner Züge.

        Aber jede Karte gehört zu einem Stand, und Ratten zeigen die Symbole der Stände. Mit jeder Karte können dir mehr Ratten schaden. Manchmal ist es das Beste, wenn dir jemand eine wegnimmt.
    .task = Nimm eine der Karten: Drei liegen neben dem Plan, andere vor Grün und Blau.
    .learnt = Die Karte gehört dir und wirkt schon in diesem Zug. Wer sie hatte, ist ihre Gefahr los.

rules-plague-place = Würfel einsetzen
    .about = So viele, wie Ratten da sind
    .text =
        Einmal in deinem Zug darfst du Würfel aus deinem Vorrat in _einer_ Region einsetzen: genau _so viele, wie dort Ratten liegen_, also einen, zwei oder drei. Weniger geht nicht; nur wenn dein Vorrat nicht reicht, setzt du alle ein, die du noch hast.

        Wo keine Ratte liegt, kannst du nichts einsetzen, außer du hast den Bauern. Ob dort schon Würfel liegen, deine oder fremde, spielt keine Rolle.
    .task = In Gallien liegen drei Ratten, in Bulgarien zwei, in Skandinavien und Russland je eine. Setze deine Würfel ein.
    .learnt = So viele Würfel wie Ratten. In Italien und Germanien liegen keine Ratten, darum leuchteten diese Regionen nicht.

rules-plague-move = Die Pestfigur ziehen
    .about = Ein Schritt, und nie stehen bleiben
    .text =
        Am Ende deines Zuges musst du die Pestfigur in eine _benachbarte_ Region ziehen. Stehen bleiben darf sie nicht. Benachbart sind Regionen mit gemeinsamer Grenze oder mit einer Linie über das Meer; nur Regionen, die im Spiel sind, zählen.

        Wo sie ankommt, ist jetzt die _Pestregion_. Dort wütet die Pest, immer in dieser Reihenfolge: Sie _breitet sich_ von dort _aus_, dann _verwüstet_ sie die Region.

        Wohin, bestimmst du. Schick sie zu den anderen oder dorthin, wo sie nichts anrichtet; aber irgendwohin muss sie.
    .task = Die Pestfigur steht in der Türkei. Zieh sie weiter: In Italien liegen keine Ratten, in der Tatarei eine, in Bulgarien zwei.
    .learnt = Wie viele Ratten dort liegen, wo die Pestfigur ankommt, entscheidet, wie viele neue kommen.

rules-plague-spread = Ausbreiten
    .about = Neue Ratten neben der Pestregion
    .text =
        Kommt die Pestfigur an, zähl die Ratten in ihrer Region:

        • keine: Nichts breitet sich aus;
        • eine: _Eine_ neue Ratte kommt;
        • zwei oder drei: _Zwei_ neue Ratten kommen.

        Du legst jede neue Ratte verdeckt und ungesehen aus dem Rattenvorrat in eine Region _neben_ der Pestregion. Zwei dürfen in dieselbe oder in verschiedene. In keiner Region liegen je mehr als _drei_ Ratten; sind alle Nachbarregionen voll, fällt der Rest weg. Geht der Rattenvorrat aus, kommt nichts mehr, und das reguläre Spiel geht zu Ende.

        So entscheidest du auch, wo andere viele Würfel einsetzen können.
    .task = In Bulgarien liegen zwei Ratten: Leg zwei neue in benachbarte Regionen.
    .learnt = In Bulgarien liegt kein Würfel, darum bleiben die Ratten dort verdeckt.

rules-plague-ravage = Verwüsten
    .about = Ratten werden aufgedeckt, eine nach der anderen
    .text =
        Nach dem Ausbreiten verwüstet die Pest ihre Region, wenn dort Ratten und Würfel liegen. Eine Ratte wird aufgedeckt und ausgewertet, dann die nächste, _bis dort keine Ratte oder kein Würfel mehr liegt_.

        Jede aufgedeckte Ratte kommt aus dem Spiel, ob sie Schaden angerichtet hat oder nicht. Ratten, die nicht mehr an die Reihe kamen, bleiben verdeckt liegen.

        Verlorene Würfel kommen in den Vorrat ihres Spielers zurück. Sie sind nicht für immer fort: Später können sie wieder eingesetzt werden.

        Was eine Ratte bewirkt, steht im nächsten Kapitel.
    .task = In Gallien liegen sechs Würfel und drei Ratten. Schick die Pestfigur dorthin, leg die zwei neuen Ratten und sieh zu.
    .learnt = Die erste Ratte traf die Besitzer zweier Karten, die zweite hätte mehr Würfel gebraucht, als noch da waren, die dritte traf die Mehrheit.

rules-plague-rat = Eine Ratte lesen
    .about = Die Zahl und die Symbole
    .text =
        Die Vorderseite einer Ratte zeigt eine Zahl und Symbole. Nur wenn in der Region mindestens _so viele Würfel_ liegen, die aller Spieler zusammen, _bricht die Pest aus_. Sonst geschieht nichts.

        Bricht sie aus, kostet jedes Symbol Würfel in dieser Region:

        • _M_, Mehrheit: Wer hier die meisten Würfel hat, verliert einen; haben mehrere gleich viele, jeder von ihnen. Das M wird zuerst ausgewertet, und alle M einer Ratte richten sich danach, wie die Würfel beim Aufdecken lagen.
        • _Das Symbol eines Standes_: Wer eine Karte dieses Standes hat, verliert hier einen Würfel, falls er einen hat.
        • _A_, alle: Wer hier Würfel hat, verliert einen.

        Wer bestimmt, welche Ratte aufgedeckt wird? Wer am Zug ist. Gefragt wird er, wenn er zwei Ratten dort unterscheiden kann: weil jemand die eine angeschaut hat und die andere nicht, was ja alle gesehen haben, oder weil er selbst ihre Vorderseiten kennt. Sonst ist es gleich, und die erste wird aufgedeckt.
    .task = Die Hexe hat dir zwei Ratten in Gallien gezeigt: Die eine trifft Bürgertum und Kirche, die andere braucht fünf Würfel und trifft alle. Welche zuerst?
    .learnt = Je weniger Würfel, desto seltener bricht die Pest aus: Wer die Ratten kennt, deckt erst die harmlose auf, damit die schlimme nicht mehr trifft, oder umgekehrt.

rules-plague-peasant = Bauer
    .about = Landvolk: ein Würfel mehr
    .text =
        Der Bauer gehört zum _Landvolk_. Wenn du Würfel einsetzt, darfst du _einen mehr_ nehmen: vier, wo drei Ratten liegen, und einen sogar dort, wo gar keine liegt. Du musst nicht.

        In der letzten Runde setzt der Bauer einen Würfel in eine beliebige Region.
    .task = Setze drei oder vier Würfel in Gallien ein, zwei oder drei in Bulgarien oder einen in Italien, wo keine Ratte liegt.
    .learnt = In jedem Zug einer mehr, und ein Weg in sichere Regionen.

rules-plague-merchant = Kaufmann
    .about = Bürgertum: Flucht zum Nachbarn
    .text =
        Der Kaufmann gehört zum _Bürgertum_. Versetze _einen bis drei_ deiner Würfel aus einer Region in _eine_ benachbarte. Alle gehen denselben Weg; aufteilen kannst du sie nicht.

        Nutze ihn, bevor du die Pestfigur ziehst, um fort zu sein, wenn sie kommt.
    .task = Bring Würfel aus Gallien fort oder von Germanien nach Skandinavien. Zeig auf die Region, in der sie liegen, dann auf die, in die sie gehen.
    .learnt = Sie gehen zusammen, und die Pest findet weniger von dir.

rules-plague-monk = Mönch
    .about = Kirche: führt eine Ratte fort
    .text =
        Der Mönch gehört zur _Kirche_. Versetze _eine beliebige Ratte_ in eine benachbarte Region, in der weniger als drei liegen. Sie bleibt verdeckt.

        Du darfst erst einsetzen und dann die Ratte versetzen oder umgekehrt: drei Würfel für drei Ratten, und danach eine Ratte weniger.

        Welche Ratte einer Region geht, wählst du, wenn du zwei dort unterscheiden kannst: weil jemand die eine angeschaut hat und die andere nicht oder weil du selbst ihre Vorderseiten kennst. Sonst ist eine wie die andere.
    .task = Probier beides: in Gallien einsetzen und dann eine Ratte fortführen oder zuerst die Ratte versetzen.
    .learnt = Auf die Reihenfolge kommt es an: Erst die Würfel, dann die Ratte bringt meistens mehr.

rules-plague-knight = Ritter
    .about = Rittertum: Die Pestfigur zieht weiter
    .text =
        Der Ritter gehört zum _Rittertum_ und wirkt, wenn du die Pestfigur ziehst. Sie darf _einen oder zwei Schritte_ gehen (Big Box zu fünft und zu sechst: bis zu drei). Sie darf nicht dort enden, wo sie begann; die Pest wütet nur am Ziel.

        Außerdem darfst du vor der ersten Ratte bestimmen, dass die Pestfigur _mitzählt_: Für die Zahlen dieser Verwüstung gilt sie wie _zwei weitere Würfel_. Zur Mehrheit gehört sie nie, verloren gehen kann sie nicht, und ohne echten Würfel gibt es keine Verwüstung. Big Box sagt: Alle Zahlen sind um zwei kleiner; das ist dasselbe.

        In der letzten Runde darf der Ritter die Pestfigur noch einmal ziehen oder stehen lassen. Nach den Regeln von 2010 zählt sie dann bei der letzten Verwüstung dort, wo sie steht, wie zwei Würfel; in Big Box wird ihre Region sofort verwüstet, mit um zwei kleineren Zahlen.
    .task = Die Pestfigur steht in Spanien. Schick sie zwei Schritte nach England, wo Blau einen einzigen Würfel hat, und bestimme, ob sie mitzählt.
    .learnt = Ein Würfel ist weniger als zwei; zählt die Pestfigur mit, sind es drei.

rules-plague-witch = Hexe
    .about = Zauberkunst: schaut Ratten an und vertauscht sie
    .text =
        Die Hexe gehört zur _Zauberkunst_. Schau _eine beliebige Ratte_ an; nur du siehst sie. Dann, wenn du magst, _noch eine_. Liegen die beiden in verschiedenen Regionen, darfst du sie _vertauschen_.

        Was du gesehen hast, bleibt auf deinem Plan sichtbar, solange die Ratte verdeckt liegt, wohin sie auch kommt; die anderen sehen nur, dass du sie kennst. Sobald jemand eine Ratte angeschaut hat, wird gefragt, welche Ratte ihrer Region als Nächste aufgedeckt wird, wenn dort noch eine andere liegt.
    .task = Schau eine Ratte in Gallien an, dann eine in Skandinavien oder Bulgarien. Vertausche sie oder lass sie liegen.
    .learnt = Diese Ratten erkennst du bis zum Ende des Spiels wieder.

rules-plague-king = König
    .about = Königtum: sicher in der Burg
    .text =
        Der König gehört zum _Königtum_. Bring _einen_ deiner Würfel aus einer Region _ohne Ratten_ in die Burg. Dort kann ihm nichts geschehen; am Ende zählt er wie alle anderen.

        Aus der Burg kommt kein Würfel zurück: Der König ist langsam, aber sicher.
    .task = In Germanien liegen keine Ratte und zwei deiner Würfel. Bring einen in die Burg.
    .learnt = Ein Punkt, den dir niemand nehmen kann.

rules-plague-end = Das Ende
    .about = Letzte Runde, letzte Verwüstung, Sieg
    .text =
        Das reguläre Spiel endet nach einem Zug, in dem der _Rattenvorrat_ ausging oder an dessen Ende der aktive Spieler _keinen Würfel mehr im Vorrat_ hat. Nach dem deutschen und dem französischen Regelheft genügt es, dass sein Vorrat irgendwann in diesem Zug leer war; nach dem deutschen wird außerdem die Runde noch zu Ende gespielt.

        Dann kommt die _letzte Runde_, gegen den Uhrzeigersinn: Alle außer dem, der das Spielende eingeleitet hat, dürfen jede ihrer Karten noch einmal nutzen. Keine Karte wird genommen, kein Würfel eingesetzt, die Pestfigur nicht gezogen, mit diesen Ausnahmen: Der Bauer setzt einen Würfel in eine beliebige Region, und der Ritter zieht die Pestfigur.

        Danach die _letzte Verwüstung_: Alle Ratten aller Regionen werden aufgedeckt, eine nach der anderen, solange dort Würfel liegen. Ausbreiten kann sich die Pest nicht mehr. Wer den letzten regulären Zug hatte, wählt unter den Ratten einer Region, wenn er sie unterscheiden kann.

        Wer die meisten Würfel auf dem Plan und in der Burg hat, gewinnt. Bei Gleichstand gewinnt von den Betroffenen, wer als Nächster am Zug gewesen wäre.
    .task = Die letzte Runde: Du hast den Bauern. Setze einen Würfel ins volle Gallien oder ins leere Russland, dann passe und sieh der letzten Verwüstung zu.
    .learnt = Das war ein sehr kurzes Spiel. Ein sicherer Ort ganz am Ende ist so viel wert wie mutiges Wachstum davor.

rules-plague-bigbox = Big Box und Regelhefte
    .about = Mehr Karten, mehr Regionen, andere Ausgaben
    .text =
        Rattus Big Box spielt sich wie das Spiel von 2010 auf einem größeren Plan, mit bis zu sechs Spielern. Was anders ist:

        • mehr Ratten, und die übrigen Startplättchen werden eingemischt, bevor einige Ratten aus dem Spiel kommen;
        • zu fünft und zu sechst setzen beim Besiedeln alle dreimal zwei Würfel, und acht Karten sind im Spiel;
        • der _Kurier_ (Bürgertum) versetzt einzelne Würfel, zusammen bis zu drei Schritte;
        • der _Karawanenführer_ (Islam) führt die Karawane zwei Schritte, und in jeder Region, in die sie kommt, setzt er einen deiner Würfel ein;
        • der Ritter zieht zu fünft und zu sechst bis zu drei Schritte und senkt alle Zahlen um zwei; in der letzten Runde wird sofort verwüstet.

        Ein Tisch kann auch andere Karten wählen: _Königin_, _Leibeigener_, _Soldat_ und _Nonne_. Dann können zwei Karten eines Standes im Spiel sein; ein Symbol trifft den Besitzer jeder von ihnen. Was wir rekonstruieren mussten, ist im Spiel gekennzeichnet.

        Auch die gedruckten Regelhefte von 2010 unterscheiden sich, und du kannst eines wählen. Nach dem _deutschen_ wirken König, Kaufmann und Hexe auch nach der Pest, der Startspieler bestimmt, wo die Pestfigur beginnt, und vor der letzten Runde wird die laufende Runde zu Ende gespielt. Nach dem _französischen_ wirkt der König auch nach der Pest. Nach beiden genügt für das Spielende, dass der Vorrat des Spielers am Zug irgendwann in seinem Zug leer war.
    .task = Du hast den Karawanenführer. Führe die Karawane von Italien in eine Nachbarregion und dann weiter.
    .learnt = Zwei Würfel, ob dort Ratten liegen oder nicht; beide Schritte werden gemacht.

rules-plague-seats = Zu zweit bis zu sechst
    .about = Was sich mit der Spielerzahl ändert
    .text =
        Weniger Spieler nutzen weniger Regionen; die übrigen sind abgedeckt und spielen nicht mit. So viele Regionen sind im Spiel, und so viele Ratten sind anfangs im Rattenvorrat:

        • Rattus (2010): zu zweit 8 Regionen und 29 Ratten, zu dritt 10 und 33, zu viert 12 und 37.
        • Big Box: zu zweit 7 Regionen und 34 Ratten, zu dritt 10 und 35, zu viert 12 und 37, zu fünft 15 und 42, zu sechst 17 und 48.

        Zu fünft und zu sechst sind außerdem acht Karten im Spiel statt sechs, alle besiedeln dreimal statt zweimal eine Region, und mit dem Ritter zieht die Pestfigur bis zu drei Schritte. Zu zweit ist es ein Duell, ab vieren kommen Bündnisse und Rache von selbst.
    .task = Ein Duell: Acht Regionen sind im Spiel. Besiedle eine davon mit deinen ersten zwei Würfeln.
    .learnt = Kleine Karte, kein Versteck.

## Das Kartenspiel

rules-cartus-aim = Worum es geht
    .about = Einfluss, und nicht zu viele Ratten
    .text =
        Sechs Stände, sechs Leisten. Du betrittst die Gebäude der Stände und legst dort Karten; jede bringt _Einfluss_. Am Ende gibt jede Leiste denen Punkte, die vorn sind: 10, 5 und 2.

        Doch Fremde, also Karten anderer Stände, bringen Ratten. Wer am Ende _mehr Ratten hat, als Nonnen_ in der Nonnenreihe sind, ist tot und kann nicht gewinnen, auch nicht mit noch so vielen Punkten. Die Nonnenreihe sind fünf Karten, die das ganze Spiel über verdeckt liegen.

        Es ist also ein Wettlauf mit einer Grenze, die niemand genau kennt. _Wer lebt und die meisten Punkte hat, gewinnt._
    .task = Du bist im Kloster, einem Gebäude der Kirche. Lege bis zu zwei Karten und sag, dass du fertig bist. Ein Mönch passt; ein König oder eine Hexe bringt eine Ratte.
    .learnt = Jede Karte hat einen Einfluss bei der Kirche gebracht, jeder Fremde auch eine Ratte.

rules-cartus-round = Eine Runde
    .about = Gebäude, Vorräte, Betreten, Auswerten
    .text =
        Alle beginnen mit fünf Bevölkerungskarten und zehn Ratten. Der erste Startspieler wird ausgelost, wenn ihr nichts anderes wählt. Eine Runde geht so:

        • _Gebäude_ werden aufgedeckt: zwei zu zweit und zu dritt, drei zu viert und zu fünft. Zeigen alle dasselbe Gebäude, wird das letzte ersetzt.
        • _Vorräte_: Der Reihe nach nimmt jeder, was eines von ihnen liefert.
        • _Betreten_: Der Reihe nach betritt jeder ein Gebäude und legt verdeckt Karten.
        • _Auswerten_: Die Gebäude werden von links nach rechts ausgewertet.
        • Neuer Startspieler wird, wer links vom bisherigen sitzt.

        Zu zweit sind es 10 Runden, zu dritt 9, zu viert und zu fünft 8. In der _letzten Runde_ gibt es keine Aktionen: Statt der Premiumaktion gibt es einen weiteren Einfluss.
    .task = Spiel eine Runde: Nimm die vier Karten, betritt ein Gebäude, lege Karten und sag, dass du fertig bist.
    .learnt = Die nächste Runde hat begonnen, mit anderen Gebäuden und einem anderen Startspieler.

rules-cartus-supplies = Vorräte
    .about = Karten, Ratten weg, Blicke
    .text =
        Jede Gebäudekarte zeigt neben ihrem Gebäude Vorräte. Wähl _eine_ Karte der Reihe und nimm, was sie liefert, von links nach rechts. Andere dürfen dieselbe wählen, und später darfst du auch ein anderes Gebäude betreten.

        Es gibt fünf Arten von Vorräten:

        • 4 Karten;
        • 2 Karten und 1 Ratte weg;
        • 2 Karten und 1 Blick;
        • 2 Ratten weg;
        • 1 Ratte weg und 1 Blick.

        _Karten_ kommen vom Nachziehstapel der Bevölkerungskarten; ist er leer, werden die abgelegten zum neuen. Ein _Blick_ zeigt dir eine Karte der Nonnenreihe, die du noch nicht kennst; außer dir sieht sie niemand.
    .task = Nimm die Vorräte des Klosters oder des Zelts.
    .learnt = Karten sind künftiger Einfluss; Blicke sagen, wie viele Ratten du dir leisten kannst.

rules-cartus-enter = Betreten und legen
    .about = Wohin, und mit wie vielen Karten
    .text =
        Der Reihe nach betritt jeder _ein_ Gebäude, auch wenn schon jemand dort ist, und legt so viele Karten verdeckt, wie er will, oder keine. Alle sehen, wie viele es sind, aber nicht, welche.

        Bevölkerungskarten, Joker, Schwerter und Flöten kann man legen, Passkarten und Gold nicht.

        Jede Bevölkerungskarte und jeder Joker bringt einen Einfluss im Stand _des Gebäudes_. Eine Bevölkerungskarte eines anderen Standes bringt auch eine _Ratte_. Joker tun das nie.

        Wer in einem Gebäude die meisten Bevölkerungskarten und Joker legt, bekommt die Premiumaktion; bei Gleichstand, wer früher kam. Wer spät dran ist, weiß also, was zu übertreffen ist.
    .task = Gelb ist mit zwei Karten im Kloster, Grün mit einer im Zelt. Betritt ein Gebäude und lege Karten.
    .learnt = Bei Gleichstand bekommt die Premiumaktion, wer zuerst kam; eine Karte mehr, und sie gehört dir.

rules-cartus-resolve = Auswerten
    .about = Aufdecken, Schwerter, Flöten, Aktionen
    .text =
        Die Gebäude werden eins nach dem anderen von links nach rechts ausgewertet, die Spieler in der Reihenfolge des Betretens:

        • _Aufdecken_: Alle dort gelegten Karten werden umgedreht. Der Einfluss steigt auf der Leiste des Standes, bis höchstens 15; Fremde bringen Ratten. Auf demselben Feld ist vorn, wer zuerst dort war.
        • _Schwerter_, dann _Flöten_, wenn nicht alle gleich viele gelegt haben.
        • _Aktionen_: die _Premiumaktion_ für den, der die meisten Bevölkerungskarten und Joker zusammen hat, selbst wenn es null sind; bei Gleichstand für den, der früher kam. Dann die _Standardaktion_ für alle anderen dort.
        • Die gelegten Karten kommen weg: Bevölkerungskarten auf den Ablagestapel, die anderen auf ihre Stapel.

        Zu zweit gibt es in der ganzen Runde nur _eine Premiumaktion_: für den, der mehr gelegt hat, ganz gleich, in welchem Gebäude.
    .task = Gelb hat hier zwei Karten gelegt und kam zuerst. Du hast eine gelegt. Lege bis zu zwei dazu oder sag, dass du fertig bist, und sieh, was geschieht.
    .learnt = Bei zwei zu zwei bekommt Gelb die Premiumaktion, weil Gelb zuerst kam. Mit dreien gehört sie dir.

rules-cartus-buildings = Die Gebäude
    .about = Alle zwölf, eins nach dem anderen
    .text =
        Jeder Stand hat zwei Gebäude, und von jedem Stand sind fünf Gebäudekarten im Spiel. Welche, wählt ihr vorher, auch gemischt; fürs erste Spiel nimmt man Bauernhof, Marktplatz, Kloster, Ritterburg, Wahrsagerzelt und Palast.

        • _{ building-farm }_ (Landvolk). { building-farm-rule }
        • _{ building-brewery }_ (Landvolk). { building-brewery-rule }
        • _{ building-marketplace }_ (Bürgertum). { building-marketplace-rule }
        • _{ building-office }_ (Bürgertum). { building-office-rule }
        • _{ building-monastery }_ (Kirche). { building-monastery-rule }
        • _{ building-hospital }_ (Kirche). { building-hospital-rule }
        • _{ building-castle }_ (Rittertum). { building-castle-rule }
        • _{ building-guard-tower }_ (Rittertum). { building-guard-tower-rule }
        • _{ building-pied-pipers-hut }_ (Zauberkunst). { building-pied-pipers-hut-rule }
        • _{ building-fortune-tellers-tent }_ (Zauberkunst). { building-fortune-tellers-tent-rule }
        • _{ building-palace }_ (Königtum). { building-palace-rule }
        • _{ building-treasury }_ (Königtum). { building-treasury-rule }

        Reicht ein Stapel nicht, bekommt man, was noch da ist. Zu zweit kann der Wachturm auch dabei sein; empfohlen wird er dann nicht.
    .task = Du hast die Premiumaktion des Spitals: Eine Ratte ist schon fort. Wirf Karten ab, um weitere loszuwerden, oder behalte sie.
    .learnt = Eine Karte für eine Ratte: billig, wenn es knapp steht, sonst teuer.

rules-cartus-specials = Joker und Sonderkarten
    .about = Schwerter, Flöten, Passkarten, Gold
    .text =
        • _Joker_. { card-joker-rule }
        • _Schwert_. { card-sword-rule }
        • _Flöte_. { card-flute-rule }
        • _Passkarte_. { card-pass-rule }
        • _Gold_. { card-gold-rule }

        Haben mehrere die wenigsten Schwerter oder Flöten gelegt, wählt der mit den meisten unter ihnen aus. Gelegte Karten zählen nicht mehr zur Hand, wenn die Schwerter ausgewertet werden. Wer keine Ratte hat, kann keine schicken.

        Wer am Ende die meisten Schwerter auf der Hand hat, bekommt 2 Punkte; ebenso für die meisten Flöten und die meisten Passkarten.
    .task = Du und Grün seid im Kloster, und Gelb wird folgen. Du hast zwei Schwerter: Lege eines oder keines.
    .learnt = Eine halbe Hand für ein Schwert. Der Gebende wählt die Karten aus, und nur ihr beide seht sie.

rules-cartus-rats = Ratten und Nonnen
    .about = Wie viele zu viele sind
    .text =
        Bevölkerungskarten zeigen 0 bis 4 _Nonnen_. Es sind 84 Karten: von jedem Stand vier mit 4 Nonnen, je zwei mit 3, 2 und 1 und vier ohne; im Mittel zwei Nonnen je Karte. Fünf davon sind die _Nonnenreihe_.

        Zehn Ratten, mit denen alle beginnen, überlebt man also gerade so. Doch die Reihe kann viele Nonnen haben oder wenige. Jede Karte, die du anderswo siehst, liegt nicht in der Reihe: was du hast und was abgelegt wurde. Der Tisch berechnet deine Überlebenschance aus dem, was du weißt.

        Ratten bekommst du durch Fremde und Flöten. Los wirst du sie durch Vorräte, Kloster und Spital.
    .task = Im Zelt darfst du zwei Karten der Nonnenreihe anschauen. Wähle sie aus und sieh, wie sich deine Chance ändert.
    .learnt = Viele Nonnen: Du kannst etwas wagen. Wenige: Werde rechtzeitig Ratten los.

rules-cartus-plague = Pest und Wertung
    .about = Das Ende des Spiels
    .text =
        Nach der letzten Runde werden Punkte gezählt:

        • auf jeder Leiste 10 Punkte für den meisten Einfluss, 5 für den zweiten und 2 für den dritten Platz (zu zweit: 10 und 5). Ohne Einfluss gibt es nichts; auf demselben Feld ist vorn, wer zuerst dort war;
        • 2 Punkte für die meisten Bevölkerungskarten und Joker auf der Hand, ebenso für die meisten Schwerter, Flöten und Passkarten; bei Gleichstand je 1;
        • Gold, wenn eine Schatzkammer im Spiel war: 6 für das meiste, 3 für das zweitmeiste. Bei Gleichstand um das meiste werden 9 geteilt, um das zweitmeiste 3, abgerundet. Zu zweit: 6 für das meiste oder bei Gleichstand je 4;
        • Siegpunktmarker: was sie wert sind.

        Dann wird die Nonnenreihe aufgedeckt. _Wer mehr Ratten hat, als sie Nonnen zeigt, ist tot._ Von den Überlebenden gewinnt, wer die meisten Punkte hat; bei Gleichstand, wer weniger Ratten hat, sonst wird der Sieg geteilt. Sind alle tot, haben alle verloren.
    .task = Es ist die letzte Runde, und du legst als Letzter Karten. Dann kommt die Pest.
    .learnt = Keine Aktionen in der letzten Runde, aber ein weiterer Einfluss statt der Premiumaktion; und am Ende zählen nur die Nonnen.

## Was rekonstruiert ist: eine eigene Seite

sources-title = Was rekonstruiert ist
sources-lead =
    Die gedruckten Spielpläne, Rattenplättchen und Karten sind Bilder, und nicht alle kennen wir. Was kein Regelheft und keine andere öffentliche Quelle sagt, ist _rekonstruiert_: Es ist von uns und passt zu allem, was bekannt ist. Im Spiel trägt es einen kleinen Ring.
sources-chapter = Was davon rekonstruiert ist
sources-of = { $ours } von { $all } rekonstruiert
sources-none = nichts von { $all } rekonstruiert
sources-known =
    { $rulebook ->
        [0] { $published ->
            [0] {""}
           *[other] { $published } anderswo veröffentlicht
        }
       *[other] { $published ->
            [0] { $rulebook } aus einem Regelheft
           *[other] { $rulebook } aus einem Regelheft, { $published } anderswo veröffentlicht
        }
    }
sources-unstated = { $count } ohne Angabe
sources-regions = Regionen
    .about = Ihre Namen; bei wie vielen Spielern sie im Spiel sind, sagt das Regelheft.
sources-borders = Grenzen
    .about = Welche Regionen Nachbarn sind, zu Land oder zur See. Auch wie der Spielplan gezeichnet ist, ist von uns.
sources-faces = Vorderseiten der Rattenplättchen
    .about = Zahl und Symbole, mit Stern bei Startplättchen. Wie viele Ratten es gibt, sagt das Regelheft.
sources-cards = Ständekarten
    .about = Was sie tun.
sources-buildings = Gebäude
    .about = Ihre zwei Aktionen.
sources-supplies = Vorräte
    .about = Jedes Gebäude hat eine Karte mit jedem von ihnen.
sources-people = Nonnen auf Bevölkerungskarten
    .about = Wie viele Karten eines Standes 0 bis 4 Nonnen zeigen. Die Summen sagt das Regelheft; dass jeder Stand gleich viele hat, ist von uns.
sources-tokens = Siegpunktmarker
    .about = Ihre Werte. Wie viele es gibt, sagt das Regelheft.
sources-parameters = Zahlen der Regeln
    .about = Handkarten, Ratten, Punkte und dergleichen, so wie sie in der Editionsdatei stehen.
sources-nuns =
    { $count ->
        [one] 1 Nonne
       *[other] { $count } Nonnen
    }
sources-value =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
sources-own = Mit einer berichtigten Datei spielen
    .text =
        Besitzt du das Spiel? Dann weißt du es besser. Kopiere die Editionsdatei, berichtige, was anders gedruckt ist, und spiele im Terminal mit deiner Kopie. Die Datei wird gelesen und geprüft, bevor das Spiel beginnt.
        Auf einem Server werden nur die mitgelieferten Editionen gespielt.

sources-file = Editionsdatei
sources-missing = Was nicht Teil dieses Programms ist
    .text = Von den veröffentlichten Erweiterungen sind hier nur einige Karten spielbar, wählbar an einem Tisch von Rattus Big Box.
sources-here = Hier
sources-not-here = Nicht hier
sources-nothing = nichts
sources-and-more = und anderes
sources-all = alles
sources-expansion-promotional = Promokarten
sources-failed = Die Liste lässt sich gerade nicht laden.

### Die Regeln in Kapiteln, in eigenen Worten. Leerzeilen trennen Absätze, • beginnt einen Punkt, _Wörter_ sind betont.

rules = Regeln
rules-lead = Lies ein Kapitel in einer Minute und probiere es gleich auf dem Brett daneben: Zeig auf das, was leuchtet.
rules-games = Spiele
rules-contents = Alle Kapitel
rules-chapters = Kapitel
rules-chapter = Kapitel { $number } von { $count }
rules-try = Probier es.
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
    .about = Die meisten Bürger am Leben halten
    .text =
        Europa, 1347: Die Pest ist im Anzug. Du siedelst deine Bürger in den Regionen an und versuchst, sie am Leben zu halten, während sich die Ratten von Land zu Land ausbreiten. _Wer am Ende die meisten Bürger übrig hat, gewinnt_; es zählen die auf dem Brett und die in der Burg.

        Das Dilemma ist einfach. Neue Bürger kommen nur dorthin, wo Ratten sind, und je mehr Ratten dort liegen, desto mehr darfst du einsetzen. Doch erreicht die Pest eine Region, werden ihre Ratten aufgedeckt, und dann sterben Menschen.

        Sechs Karten helfen dir, und jede macht dich verwundbarer: Zeigt eine Ratte das Zeichen des Standes deiner Karte, kostet sie dich einen Bürger.
    .task = Du bist Rot. Setze Bürger in Anglia (eine Ratte), Bulgaria (zwei) oder Gallia (drei) ein und sieh auf deine Punkte.
    .learnt = Deine Punkte sind deine lebenden Bürger. Drei auf einmal sind verlockend, aber Gallia ist der gefährlichste Ort auf dieser Karte.

rules-plague-setup = Der Aufbau
    .about = Eine Ratte in jeder Region und deine ersten vier Bürger
    .text =
        Jede Region, die im Spiel ist, bekommt verdeckt eine _Startratte_. Alle anderen Ratten werden gemischt und warten im _Rattenvorrat_; niemand kennt ihre Vorderseiten. Bei weniger Spielern verlassen einige ungesehen das Spiel. Die Pest steht in einer ausgelosten Region, die sechs Karten liegen neben dem Brett.

        Alle haben 20 Bürger im _Vorrat_. Der Startspieler wird ausgelost. Im Uhrzeigersinn _siedelt_ jeder zwei Bürger zusammen in einer Region an. Dann folgt eine zweite Runde andersherum, beginnend mit dem, der zuletzt dran war: noch zwei Bürger, in derselben Region oder in einer anderen.

        So beginnen alle mit vier Bürgern auf dem Brett. Regionen darf man teilen; es ist Platz für alle.
    .task = Blau hat begonnen. Siedle nun zwei deiner Bürger in einer der leuchtenden Regionen an.
    .learnt = Ein zweites Paar folgt, wenn die anderen gesiedelt haben. Nahe der Pest heißt Wachstum und Gefahr, weit weg heißt Zeit.

rules-plague-turn = Ein Zug
    .about = Nehmen, einsetzen, Karten nutzen; dann die Pest bewegen
    .text =
        Ein Zug hat zwei Teile. Zuerst die _Aktionen_, in beliebiger Reihenfolge, jede höchstens einmal und alle freiwillig:

        • eine Karte _nehmen_, vom Rand oder von jemand anderem;
        • Bürger in einer Region _einsetzen_, so viele wie dort Ratten liegen;
        • jede Karte, die vor dir liegt, einmal _nutzen_, auch eine eben genommene.

        Dann, immer und zuletzt, die _Pest_: Du bewegst sie in eine Nachbarregion, sie breitet sich aus und verwüstet. Danach ist der Nächste dran.
    .task = Spiel einen ganzen Zug: Nimm eine Karte, setze Bürger ein, dann bewege die Pest.
    .learnt = Das war ein Zug. Die Pest ist gewandert, und Gelb ist dran.

rules-plague-take = Eine Karte nehmen
    .about = Hilfe, die verwundbar macht
    .text =
        Einmal in deinem Zug darfst du _eine Karte_ nehmen: eine, die neben dem Brett liegt, oder eine, die vor jemand anderem liegt. Ablehnen kann das niemand.

        Karten bleiben bei dir, und du kannst sie nicht zurücklegen: Sie gehen nur, wenn jemand sie nimmt. Du darfst beliebig viele haben und alle nutzen, jede einmal in jedem deiner Züge.

        Aber jede Karte gehört zu einem Stand, und Ratten zeigen die Zeichen der Stände. Mit jeder Karte können dir mehr Ratten schaden. Manchmal ist es das Beste, wenn dir jemand eine wegnimmt.
    .task = Nimm eine der Karten: Drei liegen neben dem Brett, andere vor Grün und Blau.
    .learnt = Die Karte gehört dir und wirkt schon in diesem Zug. Wer sie hatte, ist ihre Gefahr los.

rules-plague-place = Bürger einsetzen
    .about = So viele, wie Ratten da sind
    .text =
        Einmal in deinem Zug darfst du Bürger aus deinem Vorrat in _einer_ Region einsetzen: genau _so viele, wie dort Ratten liegen_, also einen, zwei oder drei. Weniger geht nicht; nur wenn dein Vorrat zu klein ist, kommt alles, was noch da ist.

        Wo keine Ratte liegt, kann niemand eingesetzt werden, außer du hast den Bauern. Ob du dort schon Bürger hast und wer sonst dort lebt, ist gleich.
    .task = In Gallia liegen drei Ratten, in Bulgaria zwei, in Scandia und Russia je eine. Setze deine Bürger ein.
    .learnt = So viele Bürger wie Ratten. In Italia und Germania liegen keine, darum leuchteten sie nicht.

rules-plague-move = Die Pest bewegen
    .about = Ein Schritt, und nie stehen bleiben
    .text =
        Am Ende deines Zuges musst du die Pest in eine _benachbarte_ Region bewegen. Bleiben kann sie nicht. Nachbarn sind Regionen mit gemeinsamer Grenze oder mit einer Linie über das Meer; nur Regionen im Spiel zählen.

        Wo sie ankommt, ist jetzt die _Pestregion_. Zweierlei folgt, immer in dieser Reihenfolge: Die Pest _breitet sich_ von dort _aus_, dann _verwüstet_ sie die Region.

        Wohin, bestimmst du. Schick sie zu den anderen oder dorthin, wo sie nichts anrichtet; aber irgendwohin muss sie.
    .task = Die Pest ist in Turcia. Bewege sie: In Italia liegen keine Ratten, in Tartaria eine, in Bulgaria zwei.
    .learnt = Wie viele Ratten dort liegen, wo die Pest ankommt, entscheidet, wie viele neue kommen.

rules-plague-spread = Ausbreiten
    .about = Neue Ratten neben der Pest
    .text =
        Kommt die Pest an, zähl die Ratten in ihrer Region:

        • keine: nichts breitet sich aus;
        • eine: _eine_ neue Ratte kommt;
        • zwei oder drei: _zwei_ neue Ratten kommen.

        Du legst jede neue Ratte verdeckt und ungesehen aus dem Vorrat in eine Region _neben_ der Pestregion. Zwei dürfen in dieselbe oder in verschiedene. In keiner Region liegen je mehr als _drei_ Ratten; sind alle Nachbarn voll, bleibt der Rest weg. Geht der Vorrat aus, kommt nichts mehr, und nach diesem Zug endet das Spiel.

        So entscheidest du auch, wo andere viele Bürger einsetzen können.
    .task = In Bulgaria liegen zwei Ratten: Leg zwei neue in benachbarte Regionen.
    .learnt = In Bulgaria wohnt niemand, darum bleiben die Ratten dort verdeckt.

rules-plague-ravage = Verwüsten
    .about = Ratten werden aufgedeckt, eine nach der anderen
    .text =
        Nach dem Ausbreiten verwüstet die Pest ihre Region, wenn dort Ratten und Bürger sind. Eine Ratte wird aufgedeckt und gelesen, dann die nächste, _bis dort keine Ratte oder kein Bürger mehr ist_.

        Jede aufgedeckte Ratte verlässt das Spiel, ob sie Schaden angerichtet hat oder nicht. Ratten, die nicht gebraucht wurden, bleiben verdeckt liegen.

        Gestorbene Bürger kommen in den Vorrat ihres Spielers zurück. Sie sind nicht für immer verloren: Später können sie wieder eingesetzt werden.

        Was eine Ratte bewirkt, steht im nächsten Kapitel.
    .task = Sechs Bürger leben in Gallia, zwischen drei Ratten. Schick die Pest dorthin, leg die zwei neuen Ratten und sieh zu.
    .learnt = Die erste Ratte traf die Besitzer zweier Karten, die zweite brauchte mehr Bürger, als übrig waren, die dritte traf den mit den meisten.

rules-plague-rat = Eine Ratte lesen
    .about = Die Zahl und die Zeichen
    .text =
        Die Vorderseite einer Ratte hat eine Zahl und Zeichen. Nur wenn mindestens _so viele Bürger_, aller Spieler zusammen, in der Region sind, kommt es zum _Ausbruch_. Sonst geschieht nichts.

        Beim Ausbruch kostet jedes Zeichen Bürger in dieser Region:

        • _M_, Mehrheit: Wer hier die meisten Bürger hat, verliert einen; haben mehrere am meisten, dann jeder von ihnen. Es wird zuerst gelesen, und alle M einer Ratte sehen auf die Bürger, wie sie beim Aufdecken waren.
        • _Das Zeichen eines Standes_: Wer eine Karte dieses Standes hat, verliert hier einen Bürger, falls er einen hat.
        • _A_, alle: Jeder, der hier Bürger hat, verliert einen.

        Wer bestimmt, welche Ratte aufgedeckt wird? Wer am Zug ist; gefragt wird aber nur, wenn er eine der Ratten dort gesehen hat, denn sonst ist es gleich.
    .task = Die Hexe hat dir zwei Ratten in Gallia gezeigt: Die eine trifft Bürgertum und Kirche, die andere braucht fünf Bürger und trifft alle. Welche zuerst?
    .learnt = Weniger Bürger, weniger Ausbrüche: Wer die Ratten kennt, lässt die kleine den Weg frei machen oder die große zuerst zuschlagen.

rules-plague-peasant = Bauer
    .about = Landvolk: ein Bürger mehr
    .text =
        Der Bauer gehört zum _Landvolk_. Wenn du Bürger einsetzt, darfst du _einen mehr_ nehmen: vier, wo drei Ratten liegen, und einen sogar dort, wo gar keine liegt. Du musst nicht.

        In der letzten Runde setzt der Bauer einen Bürger in eine beliebige Region.
    .task = Setze drei oder vier Bürger in Gallia ein, zwei oder drei in Bulgaria oder einen in Italia, wo keine Ratte liegt.
    .learnt = Jeden Zug einer mehr, und ein Weg in sichere Regionen.

rules-plague-merchant = Kaufmann
    .about = Bürgertum: Flucht zum Nachbarn
    .text =
        Der Kaufmann gehört zum _Bürgertum_. Bewege _einen bis drei_ deiner Bürger aus einer Region in _eine_ benachbarte. Alle gehen denselben Weg; teilen kannst du sie nicht.

        Nutze ihn, bevor du die Pest bewegst, um fort zu sein, wenn sie kommt.
    .task = Bring Bürger aus Gallia fort oder von Germania nach Scandia. Zeig auf den Ort, wo sie sind, dann auf den, wohin sie gehen.
    .learnt = Sie reisen zusammen, und die Pest findet weniger von dir.

rules-plague-monk = Mönch
    .about = Kirche: führt eine Ratte fort
    .text =
        Der Mönch gehört zur _Kirche_. Bewege _eine beliebige Ratte_ in eine benachbarte Region, in der weniger als drei liegen. Sie bleibt verdeckt.

        Du darfst erst einsetzen und dann die Ratte bewegen oder umgekehrt: drei Bürger für drei Ratten, und danach eine Ratte weniger.

        Welche Ratte einer Region geht, wählst du nur, wenn du eine von ihnen gesehen hast; sonst ist eine wie die andere.
    .task = Probier beides: in Gallia einsetzen und dann eine Ratte fortführen, oder zuerst die Ratte bewegen.
    .learnt = Auf die Reihenfolge kommt es an: Erst die Bürger, dann die Ratte bringt meistens mehr.

rules-plague-knight = Ritter
    .about = Rittertum: Die Pest geht weiter
    .text =
        Der Ritter gehört zum _Rittertum_ und wirkt, wenn du die Pest bewegst. Sie darf _einen oder zwei Schritte_ gehen (Big Box zu fünft und zu sechst: bis zu drei). Sie darf nicht dort enden, wo sie begann; ausbreiten und verwüsten wird sie nur am Ziel.

        Außerdem darfst du vor der ersten Ratte bestimmen, dass die Pest _wütet_: Für die Zahlen dieser Verwüstung zählt sie wie _zwei weitere Bürger_. Sie hat keine Mehrheit, kann nicht sterben, und ohne echten Bürger gibt es keine Verwüstung. Big Box sagt: Alle Zahlen sind um zwei kleiner; das ist dasselbe.

        In der letzten Runde darf der Ritter die Pest noch einmal bewegen oder stehen lassen. Nach den Regeln von 2010 zählt sie dann in der letzten Verwüstung wie zwei Bürger, wo sie steht; in Big Box verwüstet sie dort sofort, mit um zwei kleineren Zahlen.
    .task = Die Pest ist in Hispania. Schick sie zwei Schritte nach Anglia, wo Blau einen einzigen Bürger hat, und bestimme, ob sie wütet.
    .learnt = Ein Bürger ist weniger als zwei; mit der wütenden Pest sind es drei.

rules-plague-witch = Hexe
    .about = Zauberkunst: sieht Ratten und vertauscht sie
    .text =
        Die Hexe gehört zur _Zauberkunst_. Sieh dir _eine beliebige Ratte_ an, allein. Dann, wenn du magst, _noch eine_. Liegen die beiden in verschiedenen Regionen, darfst du sie _vertauschen_.

        Was du gesehen hast, bleibt auf deinem Brett sichtbar, solange die Ratte verdeckt liegt, wohin sie auch kommt; die anderen sehen nur, dass du sie kennst. Wer eine Ratte kennt, darf wählen, wann sie aufgedeckt wird.
    .task = Sieh dir eine Ratte in Gallia an, dann eine in Scandia oder Bulgaria. Vertausche sie oder lass sie liegen.
    .learnt = Diese Ratten erkennst du bis zum Ende des Spiels wieder.

rules-plague-king = König
    .about = Königtum: sicher in der Burg
    .text =
        Der König gehört zum _Königtum_. Bring _einen_ deiner Bürger aus einer Region _ohne Ratten_ in die Burg. Dort kann ihm nichts geschehen; am Ende zählt er wie alle anderen.

        Aus der Burg kommt niemand zurück: Der König ist langsam, aber sicher.
    .task = In Germania liegt keine Ratte, und zwei von dir leben dort. Bring einen in die Burg.
    .learnt = Ein Punkt, den dir niemand nehmen kann.

rules-plague-end = Das Ende
    .about = Letzte Runde, letzte Verwüstung, Sieg
    .text =
        Das reguläre Spiel endet nach einem Zug, in dem der _Rattenvorrat_ ausging oder an dessen Ende der aktive Spieler _keinen Bürger mehr im Vorrat_ hat.

        Dann kommt die _letzte Runde_, gegen den Uhrzeigersinn: Alle außer dem, der den letzten Zug hatte, dürfen jede ihrer Karten noch einmal nutzen. Keine Karte wird genommen, kein Bürger eingesetzt, die Pest nicht bewegt, mit diesen Ausnahmen: Der Bauer setzt einen Bürger irgendwohin, und der Ritter bewegt die Pest.

        Danach die _letzte Verwüstung_: Alle Ratten aller Regionen werden aufgedeckt, eine nach der anderen, solange dort Bürger sind. Es breitet sich nichts mehr aus.

        Die meisten Bürger auf dem Brett und in der Burg gewinnen. Bei Gleichstand gewinnt unter den Gleichen, wer als Nächster am Zug gewesen wäre.
    .task = Die letzte Runde: Du hast den Bauern. Setze einen Bürger ins volle Gallia oder ins leere Russia, dann passe und sieh die letzte Verwüstung.
    .learnt = Das war ein sehr kurzes Spiel. Sichere Orte ganz am Ende sind so viel wert wie mutiges Wachstum davor.

rules-plague-bigbox = Big Box und Spielregeln
    .about = Mehr Karten, mehr Regionen, andere Ausgaben
    .text =
        Rattus Big Box spielt sich wie das Spiel von 2010 auf einer größeren Karte, mit bis zu sechs Spielern. Was anders ist:

        • mehr Ratten, und die übrigen Startratten werden eingemischt, bevor einige das Spiel verlassen;
        • zu fünft und zu sechst siedeln alle dreimal zwei Bürger an, und acht Karten sind im Spiel;
        • der _Kurier_ (Bürgertum) bewegt einzelne Bürger, zusammen bis zu drei Schritte;
        • der _Karawanenführer_ (Islam) führt die Karawane zwei Schritte, und in jeder Region, die sie betritt, siedelt ein Bürger von dir;
        • der Ritter geht zu fünft und zu sechst bis zu drei Schritte und senkt alle Zahlen um zwei; in der letzten Runde wird sofort verwüstet.

        Ein Tisch kann auch andere Karten wählen: _Königin_, _Leibeigener_, _Soldat_ und _Nonne_. Dann können zwei Karten eines Standes im Spiel sein; ein Zeichen trifft den Besitzer jeder von ihnen. Was wir rekonstruieren mussten, ist im Spiel gekennzeichnet.

        Auch die gedruckten Spielregeln von 2010 unterscheiden sich, und du kannst eine wählen. Nach der _deutschen_ wirken König, Kaufmann und Hexe auch nach der Pest, der Startspieler bestimmt, wo die Pest beginnt, und die Runde wird vor der letzten Runde zu Ende gespielt. Nach der _französischen_ wirkt der König auch nach der Pest.
    .task = Du hast den Karawanenführer. Führe die Karawane von Italia zu einem Nachbarn und dann weiter.
    .learnt = Zwei Bürger, ob dort Ratten liegen oder nicht; beide Schritte werden gemacht.

rules-plague-seats = Zu zweit bis zu sechst
    .about = Was sich mit der Spielerzahl ändert
    .text =
        Weniger Spieler nutzen weniger Regionen; die übrigen sind verhüllt und spielen nicht mit. So viele Regionen sind im Spiel, und so viele Ratten sind anfangs im Vorrat:

        • Rattus (2010): zu zweit 8 Regionen und 29 Ratten, zu dritt 10 und 33, zu viert 12 und 37.
        • Big Box: zu zweit 7 Regionen und 34 Ratten, zu dritt 10 und 35, zu viert 12 und 37, zu fünft 15 und 42, zu sechst 17 und 48.

        Alles andere bleibt gleich. Zu zweit ist es ein Duell, ab vier kommen Bündnisse und Rache von selbst.
    .task = Ein Duell: Acht Regionen sind im Spiel. Siedle deine ersten zwei Bürger an.
    .learnt = Kleine Karte, kein Versteck.

## Das Kartenspiel

rules-cartus-aim = Worum es geht
    .about = Einfluss, und nicht zu viele Ratten
    .text =
        Sechs Stände, sechs Leisten. Du betrittst die Gebäude der Stände und legst dort Karten; jede bringt _Einfluss_. Am Ende gibt jede Leiste denen Punkte, die vorn sind: 10, 5 und 2.

        Doch Fremde bringen Ratten. Wer am Ende _mehr Ratten hat, als Nonnen_ in der Nonnenreihe sind, ist tot und kann nicht gewinnen, bei noch so vielen Punkten. Die Nonnenreihe sind fünf Karten, die das ganze Spiel verdeckt liegen.

        Es ist also ein Wettlauf mit einer Grenze, die niemand genau kennt. _Wer lebt und die meisten Punkte hat, gewinnt._
    .task = Du bist im Kloster, einem Gebäude der Kirche. Lege bis zu zwei Karten und sag, dass du fertig bist. Ein Mönch passt; ein König oder eine Hexe bringt eine Ratte.
    .learnt = Jede Karte war ein Einfluss bei der Kirche, jeder Fremde dazu eine Ratte.

rules-cartus-round = Eine Runde
    .about = Gebäude, Vorräte, Betreten, Auswerten
    .text =
        Alle beginnen mit fünf Bevölkerungskarten und zehn Ratten. Eine Runde geht so:

        • _Gebäude_ werden aufgedeckt: zwei zu zweit und zu dritt, drei zu viert und zu fünft. Zeigen alle dasselbe Gebäude, wird das letzte ersetzt.
        • _Vorräte_: Der Reihe nach nimmt jeder, was eines von ihnen liefert.
        • _Betreten_: Der Reihe nach betritt jeder ein Gebäude und legt verdeckt Karten.
        • _Auswerten_: Die Gebäude werden von links nach rechts ausgewertet.
        • Startspieler wird, wer links sitzt.

        Zu zweit sind es 10 Runden, zu dritt 9, zu viert und zu fünft 8. In der _letzten Runde_ gibt es keine Aktionen: Statt der Premiumaktion gibt es einen weiteren Einfluss.
    .task = Spiel eine Runde: Nimm die vier Karten, betritt ein Gebäude, lege Karten und sei fertig.
    .learnt = Die nächste Runde hat begonnen, mit anderen Gebäuden und einem anderen Startspieler.

rules-cartus-supplies = Vorräte
    .about = Karten, Ratten weg, Blicke
    .text =
        Jede Gebäudekarte zeigt neben ihrem Gebäude Vorräte. Wähl _eine_ Karte der Reihe und nimm, was sie liefert, von links nach rechts. Andere dürfen dieselbe wählen, und betreten darfst du später ein anderes Gebäude.

        Es gibt fünferlei Vorräte:

        • 4 Karten;
        • 2 Karten und 1 Ratte weg;
        • 2 Karten und 1 Blick;
        • 2 Ratten weg;
        • 1 Ratte weg und 1 Blick.

        _Karten_ kommen vom Stapel der Bevölkerungskarten; ist er leer, werden die abgelegten zum neuen Stapel. Ein _Blick_ zeigt dir eine Karte der Nonnenreihe, die du noch nicht kennst; sonst sieht sie niemand.
    .task = Nimm die Vorräte des Klosters oder des Zelts.
    .learnt = Karten sind künftiger Einfluss; Blicke sagen, wie viele Ratten du dir leisten kannst.

rules-cartus-enter = Betreten und legen
    .about = Wohin, und mit wie vielen Karten
    .text =
        Der Reihe nach betritt jeder _ein_ Gebäude, wer auch schon dort ist, und legt so viele Karten verdeckt, wie er will, oder keine. Alle sehen, wie viele, niemand sieht, welche.

        Bevölkerungskarten, Joker, Schwerter und Flöten kann man legen, Passkarten und Gold nicht.

        Jede Bevölkerungskarte und jeder Joker wird ein Einfluss im Stand _des Gebäudes_. Eine Bevölkerungskarte eines anderen Standes bringt auch eine _Ratte_. Joker tun das nie.

        Wer in einem Gebäude die meisten Bevölkerungskarten und Joker legt, bekommt die Premiumaktion; bei Gleichstand, wer früher kam. Wer spät dran ist, weiß also, was zu übertreffen ist.
    .task = Gelb ist mit zwei Karten im Kloster, Grün mit einer im Zelt. Betritt ein Gebäude und lege Karten.
    .learnt = Bei Gleichstand hat Premium, wer zuerst kam; eine Karte mehr, und sie gehört dir.

rules-cartus-resolve = Auswerten
    .about = Aufdecken, Schwerter, Flöten, Aktionen
    .text =
        Die Gebäude werden eins nach dem anderen von links nach rechts ausgewertet, die Spieler in der Reihenfolge des Betretens:

        • _Aufdecken_: Alle dort gelegten Karten werden umgedreht. Der Einfluss steigt auf der Leiste des Standes, bis höchstens 15; Fremde bringen Ratten. Auf demselben Feld ist vorn, wer zuerst dort war.
        • _Schwerter_, dann _Flöten_, wenn nicht alle gleich viele gelegt haben.
        • _Aktionen_: die _Premiumaktion_ für die meisten Bevölkerungskarten und Joker zusammen, selbst wenn das null sind; bei Gleichstand für den, der früher kam. Dann die _Standardaktion_ für alle anderen dort.
        • Die gelegten Karten gehen: Bevölkerungskarten auf den Ablagestapel, die anderen auf ihre Stapel.

        Zu zweit gibt es in der ganzen Runde nur _eine Premiumaktion_: für den, der mehr gelegt hat, in welchem Gebäude auch immer.
    .task = Gelb hat hier zwei Karten gelegt und kam zuerst. Du hast eine gelegt. Lege bis zu zwei dazu oder sei fertig und sieh, was geschieht.
    .learnt = Bei zwei zu zwei hat Gelb Premium, weil Gelb zuerst kam. Mit dreien gehört es dir.

rules-cartus-buildings = Die Gebäude
    .about = Alle zwölf, eins nach dem anderen
    .text =
        Jeder Stand hat zwei Gebäude. Welche im Spiel sind, wird vorher gewählt; fürs erste Spiel nimmt man Bauernhof, Marktplatz, Kloster, Ritterburg, Wahrsagerzelt und Palast.

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

        Reicht ein Stapel nicht, bekommt man, was noch da ist.
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

        Haben mehrere die wenigsten Schwerter oder Flöten gelegt, wählt unter ihnen, wer die meisten hat. Gelegte Karten sind nicht auf der Hand, wenn die Schwerter ausgewertet werden. Wer keine Ratte hat, kann keine schicken.

        Die meisten Schwerter, die meisten Flöten und die meisten Passkarten auf der Hand sind am Ende je 2 Punkte wert.
    .task = Du und Grün seid im Kloster, und Gelb wird folgen. Du hast zwei Schwerter: Lege eines oder keines.
    .learnt = Eine halbe Hand für ein Schwert. Der Gebende wählt die Karten, und sonst sieht sie niemand.

rules-cartus-rats = Ratten und Nonnen
    .about = Wie viele zu viele sind
    .text =
        Bevölkerungskarten zeigen 0 bis 4 _Nonnen_. Es sind 84 Karten: von jedem Stand vier mit 4 Nonnen, je zwei mit 3, 2 und 1 und vier ohne; im Mittel zwei Nonnen je Karte. Fünf davon sind die _Nonnenreihe_.

        Zehn Ratten, mit denen alle beginnen, überlebt man also gerade so. Doch die Reihe kann viele Nonnen haben oder wenige. Jede Karte, die du anderswo siehst, liegt nicht in der Reihe: was du hast, was abgelegt wurde, was du angesehen hast. Der Tisch berechnet deine Überlebenschance aus dem, was du weißt.

        Ratten kommen mit Fremden und durch Flöten. Sie gehen durch Vorräte, Kloster und Spital.
    .task = Das Zelt lässt dich zwei Karten der Nonnenreihe ansehen. Wähle und sieh, wie sich deine Chance ändert.
    .learnt = Viele Nonnen: Du kannst etwas wagen. Wenige: Werde rechtzeitig Ratten los.

rules-cartus-plague = Pest und Wertung
    .about = Das Ende des Spiels
    .text =
        Nach der letzten Runde werden Punkte gezählt:

        • auf jeder Leiste 10 Punkte für den meisten Einfluss, 5 für den zweiten und 2 für den dritten Platz (zu zweit: 10 und 5). Ohne Einfluss gibt es nichts; auf demselben Feld ist vorn, wer zuerst dort war;
        • 2 Punkte für die meisten Bevölkerungskarten und Joker auf der Hand, ebenso für die meisten Schwerter, Flöten und Passkarten; bei Gleichstand je 1;
        • Gold, wenn eine Schatzkammer im Spiel war: 6 für das meiste, 3 für das zweitmeiste. Ein Gleichstand um das meiste teilt 9, um das zweitmeiste 3, abgerundet. Zu zweit: 6 für das meiste oder je 4;
        • Siegpunktmarker: was sie wert sind.

        Dann wird die Nonnenreihe aufgedeckt. _Wer mehr Ratten hat, als sie Nonnen hat, ist tot._ Von den Lebenden gewinnt, wer die meisten Punkte hat; bei Gleichstand, wer weniger Ratten hat, sonst wird der Sieg geteilt. Sind alle tot, haben alle verloren.
    .task = Die letzte Runde, und du legst als Letzter Karten. Dann kommt die Pest.
    .learnt = Keine Aktionen in der letzten Runde, aber ein Einfluss mehr für Premium; und am Ende zählen nur die Nonnen.

## Was rekonstruiert ist: eine eigene Seite

sources-title = Was rekonstruiert ist
sources-lead =
    Die gedruckten Spielpläne, Rattenplättchen und Karten sind Bilder, und nicht alle kennen wir. Was keine Spielregel und keine andere öffentliche Quelle sagt, ist _rekonstruiert_: Es ist von uns und passt zu allem, was bekannt ist. Im Spiel trägt es einen kleinen Ring.
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
            [0] { $rulebook } aus einer Spielregel
           *[other] { $rulebook } aus einer Spielregel, { $published } anderswo veröffentlicht
        }
    }
sources-unstated = { $count } ohne Angabe
sources-regions = Regionen
    .about = Ihre Namen; bei wie vielen Spielern sie im Spiel sind, sagt die Spielregel.
sources-borders = Grenzen
    .about = Welche Regionen Nachbarn sind, zu Land oder zur See. Auch wie der Spielplan gezeichnet ist, ist von uns.
sources-faces = Vorderseiten der Rattenplättchen
    .about = Zahl und Symbole, mit Stern bei Startratten. Wie viele Plättchen es gibt, sagt die Spielregel.
sources-cards = Ständekarten
    .about = Was sie tun.
sources-buildings = Gebäude
    .about = Ihre zwei Aktionen.
sources-supplies = Vorräte
    .about = Jedes Gebäude hat eine Karte mit jedem von ihnen.
sources-people = Nonnen auf Bevölkerungskarten
    .about = Wie viele Karten eines Standes 0 bis 4 Nonnen zeigen. Die Summen sagt die Spielregel; dass jeder Stand gleich viele hat, ist von uns.
sources-tokens = Siegpunktmarker
    .about = Ihre Werte. Wie viele es gibt, sagt die Spielregel.
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
sources-expansion-promotional = Werbekarten
sources-failed = Die Liste lässt sich gerade nicht laden.

# Die Seiten ohne Server: was sie über den Spielleiter in diesem Browser sagen und darüber, was dort bleibt.

home-title = In diesem Browser
home-docs = Dokumentation
home-friends = Freunde sind weit weg? Ein Tisch übers Netz braucht einen Server.
home-friends-how = So richtest du einen ein
home-mine = Diese Tische gibt es nur in diesem Browser. Als Datei sichern kannst du sie unter
way-new = Tisch einrichten
way-new-hint = auch für mehrere an einem Bildschirm

## Während er startet

home-coming-python = Python mit den Regeln wird geladen
home-coming-core = Der Spielleiter wacht auf
home-coming-rules = Die Spiele werden ausgepackt
home-coming = { $what }: { $percent } %
home-coming-bar = Fortschritt
home-complete = Alles ist da: Rattus spielt jetzt auch ohne Netz.

## Neuere Versionen

home-newer = Eine neuere Version von Rattus ist da. Deine Partien bleiben.
home-newer-take = Jetzt verwenden
home-newer-later = Später
home-newer-playing = In einem anderen Tab ist ein Tisch offen. Schließe zuerst diesen.

## Was schiefgehen kann

home-storage-full = Dieser Browser hat keinen Platz mehr. Du kannst weiterspielen, aber neue Züge sind weg, wenn du die Seite schließt. Sichere deine Tische in einer Datei und schaffe dann Platz.
home-storage-refused = Dieser Browser behält hier nichts, wie in einem privaten Fenster. Du kannst spielen, aber deine Tische sind weg, wenn du die Seite schließt.
home-broken = Der Spielleiter in diesem Browser ist stehen geblieben. Was auf dem Tisch lag, ist gesichert; lade die Seite neu, um weiterzuspielen.
home-reload = Seite neu laden
home-keep = Tische in einer Datei sichern

## Was bleibt

home-about = Rattus spielt auf deinem Gerät, ohne Server. Dein Name, deine Tische und Studien bleiben in diesem Browser; nichts wird irgendwohin gesendet.
home-name = Dein Name
home-file = Tische als Datei
home-file-about = Die Datei enthält alle deine Tische und Studien. Öffne sie in einem anderen Browser, um dort weiterzuspielen.
home-export = Alles in einer Datei sichern
home-open = Datei öffnen
home-open-about = Eine Datei mit Tischen oder die Aufzeichnung einer einzelnen Partie, die dann nachgespielt wird. Du kannst sie auch auf jede Seite ziehen.
home-open-label = Datei auswählen
home-imported =
    { $count ->
        [0] In dieser Datei war nichts Neues.
        [one] Ein Tisch oder eine Studie wurde übernommen.
       *[other] { $count } Tische und Studien wurden übernommen.
    }
home-not-ours = Das ist weder eine Datei mit Tischen noch die Aufzeichnung einer Partie.
home-room = Speicher
home-room-used = { $used } MB sind belegt.
home-room-kept = Der Browser hat versprochen, deine Tische zu behalten.
home-room-unkept = Der Browser darf deine Tische löschen, wenn der Platz knapp wird.
home-room-memory = Der Browser behält hier nichts: Deine Tische sind weg, wenn du die Seite schließt.
home-room-ask = Um Aufbewahrung bitten
home-room-no = Der Browser hat nicht zugestimmt. Manche tun es, wenn eine Seite oft benutzt oder installiert wird.
home-forget = Tisch löschen
home-forget-sure = Endgültig löschen?
home-far = Freunde in der Ferne

# Die Seiten um die Tische herum.

## Überall

skip = Zum Inhalt springen
navigation = Seiten
menu = Menü und Einstellungen
language = Sprache
close = Schließen
copy = Kopieren
copied = Kopiert.
copy-by-hand = Der Text ist markiert: Kopiere ihn von Hand.
share = Teilen
save = Speichern
delete = Löschen
more = Mehr zeigen
previous = Zurück
next = Weiter
pages = Seiten der Liste
page-of = Seite { $page } von { $pages }
try-again = Noch einmal versuchen
fetching = Einen Augenblick …
just-now = gerade eben
footer = Rattus im Browser: quelloffen, ohne Werbung, ohne Tracking. Karte, Zeichnungen und Texte sind von uns.
page-lost = Diese Seite ließ sich nicht laden. Läuft der Server noch?
no-script = Rattus braucht JavaScript.

nav-start = Startseite
nav-tables = Offene Tische
nav-mine = Meine Tische
nav-watch = Zuschauen
nav-rules = Regeln
nav-leaderboard = Rangliste
nav-sign-in = Anmelden

theme = Farben
theme-auto = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
speed = Bewegungen
speed-none = Keine
speed-fast = Schnell
speed-normal = Normal
speed-slow = Langsam
sound = Klänge
careful = Nachfragen, bevor etwas endgültig ist
careful-hint = Beim Anschauen, bei Karten, die andere sehen, und wenn noch etwas zu tun wäre.

your-turn = Du bist dran
your-turns =
    { $count ->
        [one] { $count } Tisch wartet auf dich
       *[other] { $count } Tische warten auf dich
    }
rated = gewertet
casual = ohne Wertung
public = öffentlich
by-link = nur mit Link
free-seat = frei
bot-of = Bot · { $level }
bot-named = { $name } · { $level }
has-won = hat gewonnen
tie-plague = Bei gleicher Punktzahl ist vorn, wer als Nächstes am Zug gewesen wäre.
tie-cartus = Bei gleicher Punktzahl ist vorn, wer weniger Ratten hat; bei gleich vielen Ratten wird der Platz geteilt.
fate-dead = an der Pest gestorben
fate-would-be = hätte gewonnen, doch alle starben
fate-conceded = hat aufgegeben

guest-name = { $adjective } { $noun }
guest-adjectives = Munterer, Stiller, Kühner, Kluger, Flinker, Sanfter, Stolzer, Müder, Froher, Wendiger, Hungriger, Weiser, Tapferer, Neugieriger, Lustiger, Grauer
guest-nouns = Dachs, Rabe, Otter, Reiher, Fuchs, Igel, Specht, Biber, Kauz, Hase, Falke, Maulwurf, Frosch, Storch, Marder, Luchs

## Startseite

start-title = Spiel das Brettspiel um die Pest
claim = Die Pest zieht durch Europa.
claim-too = Bring deine Leute durch.
about = Ein Brettspiel für zwei bis sechs: Besiedle Europa, lass dir von Rittern, Mönchen und Kaufleuten helfen und schick die Ratten zu den Nachbarn. Gegen Bots oder Freunde, kostenlos und ohne Konto.
play-now = Jetzt spielen
setting-up = Der Tisch wird gedeckt …
quick-summary =
    { $people ->
        [1] { $name }, du gegen { $bots ->
            [one] einen Bot
           *[other] { $bots } Bots
        } ({ $level })
       *[other] { $bots ->
            [0] { $name }, { $people } Leute an diesem Bildschirm
            [one] { $name }, { $people } Leute an diesem Bildschirm und ein Bot ({ $level })
           *[other] { $name }, { $people } Leute an diesem Bildschirm und { $bots } Bots ({ $level })
        }
    }
quick-other = Anderes Spiel, andere Gegner
which-game = Spiel
seats = Plätze
people-here = An diesem Bildschirm
people-here-count =
    { $count ->
        [1] nur ich
       *[other] { $count } Leute
    }
bots-level = Bots
ways = Was es sonst gibt
offer = Neu hier?
offer-play = Geführte erste Partie spielen
offer-close = Nein, danke
way-invite = Freunde einladen
way-invite-hint = mit Link oder QR-Code
way-tables = Offene Tische
way-tables-hint = dich dazusetzen
way-mine = Meine Tische
way-mine-hint = weiterspielen
way-watch = Zuschauen
way-watch-hint = wie andere spielen
way-rules = Regeln
way-rules-hint = in ein paar Minuten gelernt
way-replay = Partie nachspielen
way-replay-hint = Schritt für Schritt

## Einen Tisch anlegen

make-table = Neuer Tisch
make-and-invite = Tisch anlegen und einladen
make-and-play = Tisch anlegen und spielen
game-about-rattus = Das Brettspiel von 2010 für zwei bis vier: zwölf Regionen, sechs Karten.
game-about-bigbox = Das größere Brettspiel für zwei bis sechs: mehr Regionen, mehr Karten.
game-about-cartus = Das Kartenspiel für zwei bis fünf: Geh in die Gebäude und behalte nicht zu viele Ratten.
who-plays = Wer spielt
seats-hint = An einem Bildschirm spielen mehrere reihum; was geheim ist, bleibt beim Weitergeben verdeckt.
sitter-me = Ich
sitter-open = Offen für andere
sitter-here = Jemand an diesem Bildschirm
person-here = Spieler { $number }
seat-is-for = Der Platz { $seat } ist für
nobody-plays = Auf mindestens einem Platz muss ein Mensch sitzen.
who-may-come = Wer mitspielen darf
found-link = Nur mit Link
    .hint = Wer den Link von dir hat, findet den Tisch.
found-public = Öffentlich
    .hint = Der Tisch steht in der Liste, und alle dürfen sich setzen.
rated-game = Gewertete Partie
    .hint = Sie zählt für die Rangliste. Alle brauchen ein Konto.
    .guest = Mit einem Konto kannst du gewertete Partien spielen.
advice-allowed = Ratschläge sind erlaubt
    .hint = Alle hier dürfen fragen, was ein Meister spielen würde. Die Partie wird nicht gewertet.
advice-here = Ratschläge erlaubt
programs-may = Bots von anderen dürfen mitspielen
    .hint = Programme, die unter eigenem Namen spielen.
pace = Bedenkzeit
pace-kind-untimed = Unbegrenzt
    .hint = Alle nehmen sich so viel Zeit, wie sie möchten.
pace-kind-clock = Uhr
    .hint = Eine Zeit für die ganze Partie und etwas mehr nach jeder Entscheidung.
pace-kind-days = Tage
    .hint = Für jede Entscheidung ein Tag oder mehrere.
pace-untimed = ohne Zeitgrenze
pace-clock = { $minutes } min + { $seconds } s
pace-days =
    { $days ->
        [one] ein Tag je Entscheidung
       *[other] { $days } Tage je Entscheidung
    }
pace-minutes = Für die ganze Partie
pace-increment = Dazu nach jeder Entscheidung
pace-per-decision = Für jede Entscheidung
minutes =
    { $count ->
        [one] eine Minute
       *[other] { $count } Minuten
    }
seconds =
    { $count ->
        [one] eine Sekunde
       *[other] { $count } Sekunden
    }
days =
    { $count ->
        [one] ein Tag
       *[other] { $count } Tage
    }
stand-in = Vertretung
    .hint = Ein Bot dieser Stärke spielt weiter, wenn jemand geht oder keine Zeit mehr hat.
variants = Varianten
option-rulebook = Regelheft
option-rulebook-en = Englisch
    .hint = Wo die Pestfigur beginnt, wird ausgelost; ist am Ende eines Zuges das Spielende erreicht, folgt gleich die letzte Runde.
option-rulebook-de = Deutsch
    .hint = Der Startspieler stellt die Pestfigur auf; König, Kaufmann und Hexe wirken auch nach der Pest; ist das Spielende erreicht, wird die Runde noch zu Ende gespielt; dafür genügt, dass ein Vorrat im Laufe des Zuges leer war.
option-rulebook-fr = Französisch
    .hint = Wie das englische, doch der König wirkt auch nach der Pest, und für das Spielende genügt, dass ein Vorrat im Laufe des Zuges leer war.
option-cards = Karten
chosen-of = { $chosen } von { $most } gewählt
option-buildings = Gebäude
option-buildings-first = Für das erste Spiel
    .hint = Die sechs, die am leichtesten zu lernen sind.
option-buildings-one-per-class = Eines von jedem Stand
    .hint = Zufällig gewählt.
option-buildings-mixed = Alle gemischt
    .hint = Aus allen zwölf zufällig gezogen.
option-buildings-own = Was ihr abmacht
    .hint = Fünf Karten von jedem Stand, auch aus beiden Gebäuden gemischt.
option-buildings-count = { $count } × { $name }
option-buildings-advised = Veröffentlichter Rat: mit { $count } Spielern besser ohne dieses Gebäude spielen: { $name }.
option-start = Wer beginnt
    .hint = Nach den Regelheften von 2010 beginnt der jüngste Spieler.
option-start-random = Wird ausgelost
option-start-seat = { $seat } ({ $who })

## Ein Tisch, der wartet

waiting-for =
    { $count ->
        [0] Alle sind da
        [one] Es fehlt noch jemand
       *[other] Es fehlen noch { $count }
    }
kept-for = frei für { $name }
thats-you = (du)
sit-here = Hierher setzen
sit-down = Dazusetzen
leave-seat = Aufstehen
start-with-bots = Jetzt mit Bots beginnen
start-by-owner = Wer den Tisch angelegt hat, kann mit Bots auf den freien Plätzen beginnen.
name-at-table = Dein Name am Tisch
name-take = So heißen
invite-title = Andere dazuholen
invite-link = Link zu diesem Tisch
invite-share = Spiel mit: eine Partie { $name }
invite-qr = QR-Code des Links zu diesem Tisch
invite-scan = Mit der Handykamera scannen: Der Tisch öffnet sich sofort, ohne Konto.
invite-alone = Diese Adresse gilt nur auf diesem Rechner. Um andere einzuladen, starte den Server für dein Netz: rattus serve --host 0.0.0.0

## Listen von Tischen

tables-about = Diese Tische warten auf Mitspieler. Setz dich dazu; wenn alle Plätze besetzt sind, beginnt das Spiel.
tables-empty = Gerade wartet niemand. Leg einen Tisch an, dann finden ihn andere hier.
look = Anschauen
when-open = angelegt { $ago }
when-running = letzter Zug { $ago }
when-over = zu Ende { $ago }
when-closed = geschlossen { $ago }
mine-empty = Du hast noch keine Tische.
mine-turn = Du bist dran
mine-running = Andere sind dran
mine-open = Warten auf Mitspieler
mine-over = Zu Ende
go-turn = Spielen
go-running = Zum Tisch
go-open = Zum Tisch
go-over = Anschauen
mine-guest = Dieser Browser kennt dich als { $name }. Mit einem Konto findest du deine Tische überall wieder.
watch-which = Welche Partien
watch-running = Laufende
watch-over = Beendete
watch-none-running = Gerade läuft keine öffentliche Partie.
watch-none-over = Noch ist keine öffentliche Partie zu Ende gespielt.
watch-record = Hast du die Aufzeichnung einer Partie als Datei?
all-games = Alle Spiele
replay-it = Anschauen

## Leute

sign-in = Anmelden
sign-in-about = Zum Spielen braucht niemand ein Konto. Mit einem hast du einen eigenen Namen, findest deine Tische von jedem Gerät aus und kannst gewertete Partien spielen. Nach einer E-Mail-Adresse fragen wir nicht.
sign-in-link = Link zum Anmelden
sign-in-link-about = Dieser Link meldet dich an diesem Gerät an. Er gilt einmal.
sign-in-here = An diesem Gerät anmelden
sign-in-qr = QR-Code des Links zum Anmelden
signed-in-as = Du bist als { $name } angemeldet.
signed-out = Du bist abgemeldet.
make-account = Konto anlegen
account = Konto
name = Name
name-hint = Höchstens 32 Zeichen. Alle können ihn sehen.
name-changed = So heißt du jetzt.
my-page = Meine Seite, wie andere sie sehen
password = Passwort
password-hint = Mindestens 8 Zeichen. Ohne Passwort meldest du dich nur mit Links an.
password-old = Bisheriges Passwort
password-new = Neues Passwort
password-new-hint = Mindestens 8 Zeichen. Alle anderen Geräte werden abgemeldet.
password-changed = Das Passwort ist geändert.
guest-keeps = Jetzt bist du { $name }. Deine Tische behältst du.
other-device = Ein anderes Gerät
other-device-about = Ein Link meldet dich an einem anderen Gerät an. Er gilt einmal, eine Viertelstunde lang.
make-link = Link erzeugen
until = Gilt bis { $time }.
leave = Abmelden oder löschen
sign-out = Abmelden
sign-out-everywhere = Überall abmelden
delete-account = Konto löschen
delete-account-about = Dein Name, deine Bots, was du gesagt hast und die Links zu deinen Plätzen sind dann für immer weg. Beendete Partien bleiben, ohne deinen Namen. Das lässt sich nicht zurücknehmen.
account-deleted = Das Konto ist gelöscht.
sessions = Wo du angemeldet bist
sessions-about = Geräte, die dich kennen. Melde dich ab, wo nicht mehr du sitzt.
session-unknown = Unbekanntes Gerät
session-current = Dieses Gerät
session-seen = Zuletzt benutzt am { $day }
session-ended = Das Gerät ist abgemeldet.
links = Links zu deinen Plätzen
links-about = Wer den Link zu einem Platz hat, spielt ihn. Ein neuer Link macht den alten ungültig.
links-none = Zurzeit hat kein Platz von dir einen Link.
link-of = { $name } ({ $seat })
link-renew = Neuer Link
link-renewed = Der alte Link gilt nicht mehr.
export = Meine Daten herunterladen
export-about = Du kannst alles mitnehmen, was über dich gespeichert ist, und es löschen.
delete-guest = Mich löschen
delete-guest-about = Dein Name, was du gesagt hast und die Links zu deinen Plätzen sind dann für immer weg. Beendete Partien bleiben, ohne deinen Namen. Das lässt sich nicht zurücknehmen.
guest-deleted = Du bist gelöscht.
bots = Meine Bots
bots-about = Deine Programme, die unter eigenem Namen spielen und sich mit einem Token ausweisen. Wie man eines schreibt, steht in der Dokumentation des Servers.
bot-name = Name eines neuen Bots
bot-add = Hinzufügen
bot-token = Token von { $name }
bot-token-once = Bewahre es jetzt auf: Es wird nur dieses eine Mal gezeigt.
bot-new-token = Neues Token
bot-revoke = Token sperren
bot-delete = { $name } löschen?
bot-delete-about = Der Name wird frei, das Token ungültig. Beendete Partien bleiben.

## Wertungen

leaderboard-about = Geordnet nach Punkten: so stark ist jemand mit großer Sicherheit. Die Punkte wachsen mit der Spielstärke und mit jeder gewerteten Partie. Gelistet wird man ab fünf Partien.
leaderboard-empty = Mit so vielen Plätzen hat noch niemand genug gewertete Partien gespielt.
rank = Rang
player = Spieler
score = Punkte
rating = Wertung
games = Partien
wins = Siege
ratings = Wertungen
no-ratings = Noch keine gewertete Partie.
latest-games = Letzte gewertete Partien
no-rated-games = Noch keine.
seats-count =
    { $count ->
        [one] ein Platz
       *[other] { $count } Plätze
    }
games-and-wins =
    { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    }, { $wins ->
        [one] eine gewonnen
       *[other] { $wins } gewonnen
    }
place-of = { $place }. von { $seats }
against = gegen { $others }
player-our-bot = Einer unserer Bots
player-account = Spieler
player-guest = Gast
player-bot = Bot
player-deleted = Gelöscht
player-owner = von

## Nicht hier

missing = Hier ist nichts
missing-text = Diese Seite gibt es nicht. Vielleicht ist die Adresse unvollständig.
to-start = Zur Startseite
ways-on = Wohin

## Was der Server ablehnt, nach seinen Codes

error-unreachable = Der Server antwortet nicht. Läuft er, und bist du online?
error-bad_request = Das hat der Server nicht verstanden.
error-no_guest = Der Server kennt dich noch nicht. Lade die Seite neu.
error-wrong_password = Name oder Passwort ist falsch.
error-bad_link = Dieser Link ist schon benutzt oder abgelaufen. Erzeuge einen neuen.
error-no_account = Dafür brauchst du ein Konto.
error-rated_table = Gewertete Partien gibt es nur mit Konto.
error-no_advice = An diesem Tisch gibt es keine Ratschläge.
error-no_bots = An diesem Tisch dürfen keine Bots von anderen mitspielen.
error-not_your_seat = Das ist nicht dein Platz.
error-not_owner = Das kann nur, wer den Tisch angelegt hat.
error-muted = Wer den Tisch angelegt hat, hat dich hier stummgeschaltet.
error-forbidden_origin = Das muss von unseren eigenen Seiten kommen.
error-not_found = So etwas gibt es hier nicht. Vielleicht ist die Adresse unvollständig.
error-method_not_allowed = Das geht hier nicht.
error-conflict = Inzwischen ist etwas geschehen. Schau es dir an und entscheide neu.
error-not_open = Das Spiel hat schon begonnen, oder der Tisch ist geschlossen.
error-not_running = Das Spiel läuft nicht.
error-not_over = Das Spiel ist noch nicht zu Ende.
error-seat_taken = Dieser Platz ist besetzt.
error-already_seated = Du hast an diesem Tisch schon einen Platz.
error-name_taken = So heißt schon jemand.
error-has_account = Du hast schon ein Konto.
error-not_your_turn = Du bist nicht dran.
error-cannot_undo = Das lässt sich nicht zurücknehmen.
error-conceded = Du hast hier aufgegeben.
error-not_absent = Dieser Spieler ist nicht weg, oder noch nicht lange genug.
error-not_subscribed = Die Verbindung wird gerade hergestellt. Versuch es gleich noch einmal.
error-too_slow = Das hat zu lange gedauert. Versuch es noch einmal.
error-too_large = Das ist zu groß.
error-illegal_step = Das lassen die Regeln nicht zu.
error-bad_table = So lässt sich kein Tisch anlegen. Prüfe Plätze und Varianten.
error-bad_record = Diese Aufzeichnung ist nicht lesbar, oder sie verstößt gegen die Regeln.
error-bad_name = Dieser Name geht nicht: 1 bis 32 sichtbare Zeichen mit mindestens einem Buchstaben oder einer Ziffer, kein Schrägstrich, alles in einer Schrift.
error-too_many = Zu viel auf einmal. Warte einen Augenblick.
error-too_many_tables = Du hast zu viele offene Tische. Beende oder verlasse erst einen davon.
error-internal = Bei uns ist etwas schiefgegangen.
error-weak_password = Dieses Passwort errät jeder. Nimm ein längeres, zum Beispiel aus mehreren Wörtern.
error-unreadable = Was von diesem Tisch gespeichert ist, lässt sich nicht lesen. Wer den Server betreibt, weiß Bescheid.
error-unknown_rules = Gespielt wurde nach einer Fassung der Regeln, die hier nicht bekannt ist.
error-unavailable = Das geht gerade nicht. Versuch es gleich noch einmal.
error-waiting = Eins nach dem anderen.

## Vorschau von Links

preview-open = Spiel mit: { $name }
    .about = { $some ->
        [0] Der Tisch wartet auf Mitspieler.
       *[other] Am Tisch: { $people }. Freie Plätze: { $count }.
    }
preview-running = { $name }: Das Spiel läuft
    .about = Am Tisch: { $people }. Schau zu.
preview-over = { $name }: So lief das Spiel
    .about = { $people }. Schau es dir Schritt für Schritt an, mit den Augen aller.
preview-study = { $name }: ein Spiel zum Anschauen
    .about = { $count } Schritte, mit den Augen aller.

# Tout ce qui entoure le plateau : à qui de jouer, journal, discussion, horloges, fin, relectures.

## À qui de décider

table-your-turn = À toi de jouer
table-decides = { $seat } décide.
table-deciding = décide
table-thinking = réfléchit
table-chance = Le hasard décide.
table-sending = …
table-you = toi
table-watching = Tu regardes
table-loading = On met la table …
table-failed = Impossible d’afficher la table
table-try-again = Réessayer
table-closed = Cette table est fermée.
table-over = La partie est finie
table-cut = La liaison est coupée. Ce que tu fais sera envoyé dès son retour.
table-looking-back = Tu regardes en arrière.
table-looking-as = Tu regardes avec les yeux de { $seat }.
table-skip = Passer
table-live = Direct
table-end = Fin

## Revenir en arrière

table-undo = Annuler
table-undo-stopped = On ne revient pas plus loin
table-undo-stop-null = Rien ne peut être repris ici.
table-undo-stop-nothing = Tu n’as encore rien joué.
table-undo-stop-over = La partie est finie.
table-undo-stop-away = Un remplaçant joue pour toi.
table-undo-stop-others = Quelqu’un d’autre a joué depuis.
table-undo-stop-chance = Le hasard a parlé depuis : un rat a été retourné, ou quelque chose a été pioché.
table-undo-stop-learned = D’autres ont appris quelque chose par ton coup.
table-undo-ask = Demander quand même aux autres
table-undo-asked =
    { $count ->
        [one] { $seat } voudrait revenir de { $count } pas.
       *[other] { $seat } voudrait revenir de { $count } pas.
    }
table-undo-agree = D’accord
table-undo-refuse = Non
table-undo-withdraw = Tant pis

## Les gens

table-people = Joueurs
table-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
table-points-word = points
table-clock = Temps restant
table-clock-days = { $days } j { $hours } h
table-clock-grace = grâce { $time }
table-gone = n’est pas là en ce moment
table-gone-note = { $name } n’est pas là en ce moment.
table-away-time = temps écoulé ; un remplaçant joue
table-away-absent = absence ; un remplaçant joue
table-away-left = départ ; un remplaçant joue
table-away-conceded = abandon ; un remplaçant joue
table-stand-in = Demander un remplaçant
table-stood-in-time = Ton temps est écoulé. Un remplaçant joue pour toi.
table-stood-in-absent = Longue absence : un remplaçant joue pour toi.
table-stood-in-left = Tu as quitté la table. Un remplaçant joue pour toi.
table-stood-in-conceded = Tu as abandonné. Un remplaçant joue ta place jusqu’à la fin.
table-come-back = Revenir
table-hand-over = Passe l’écran à { $seat }
table-hand-over-about = Que tous les autres détournent les yeux : la suite n’est que pour { $seat }.
table-hand-over-ready = C’est moi, { $seat }

## Panneau

table-panel = Journal, coups et discussion
table-log = Journal
table-log-empty = Rien ne s’est encore passé.
table-log-sat = { $name } prend la place { $seat }.
table-log-left = { $name } a quitté la place { $seat }.
table-log-stood-in =
    { $away ->
        [time] Le temps de { $name } est écoulé ; un remplaçant joue { $seat }.
        [absent] { $name } ne répond plus ; un remplaçant joue { $seat }.
        [left] { $name } a quitté la table ; un remplaçant joue { $seat }.
       *[other] Un remplaçant joue { $seat }.
    }
table-log-back = { $name } est de retour et joue { $seat }.
table-log-conceded = { $name } abandonne avec { $seat }.
table-log-named = { $seat } s’appelle désormais { $name }.
table-log-undone = Des coups ont été repris.
table-log-undo-asked = { $seat } demande à reprendre des coups.
table-log-undo-agreed = Quelqu’un est d’accord.
table-log-undo-refused = On continue sans revenir en arrière.
table-log-rematch = Une nouvelle table est prête pour rejouer.
table-log-closed = La table a été fermée.
table-recap = Depuis ton dernier tour
table-steps = Coups
table-steps-none = Tu n’as rien à décider maintenant.
table-chat = Discussion
table-chat-empty = Personne n’a encore rien dit.
table-chat-say = Dire quelque chose
table-chat-send = Envoyer
table-chat-aside = Pendant la partie, seuls ceux qui regardent t’entendent.
table-mute = Ne plus entendre { $name }
table-mute-short = muet
table-why-not = Pourquoi pas ?
table-why-nothing = Aucune règle ne s’y oppose pour l’instant.

## Coups par verbe

table-verb-settle = S’installer
table-verb-take = Prendre une carte
table-verb-place = Placer des citoyens
table-verb-merchant = Utiliser le Marchand
table-verb-monk = Utiliser le Moine
table-verb-look = Regarder
table-verb-enough = Assez
table-verb-swap = Échanger
table-verb-keep = Laisser
table-verb-king = Utiliser le Roi
table-verb-courier = Utiliser le Messager
table-verb-caravan = Utiliser le Caravanier
table-verb-nun = Utiliser la Nonne
table-verb-peasant = Utiliser le Paysan
table-verb-queen = Utiliser la Reine
table-verb-plague = Déplacer la peste
table-verb-spread = Poser un rat
table-verb-fury = Laisser faire rage
table-verb-calm = Garder le calme
table-verb-turn = Retourner un rat
table-verb-end = Terminer le tour
table-verb-pass = Passer
table-verb-supply = Provisions
table-verb-enter = Entrer
table-verb-lay = Poser des cartes
table-verb-done = Terminé
table-verb-target = Choisir quelqu’un
table-verb-give = Donner une carte
table-verb-discard = Défausser

## Temps

table-timeline = Moments de la partie
table-first = Au début
table-back = Un pas en arrière
table-forward = Un pas en avant
table-run = Lire
table-pause = Pause
table-moment = Moment
table-moment-of = { $number } sur { $count }

## Menu

table-menu = Menu
table-home = Accueil
table-rules = Règles
table-sound = Son
table-share = Partager le lien
table-link-copied = Le lien est copié.
table-seat-link = Continuer sur un autre appareil
table-seat-link-copied = Le lien vers ta place est copié. Qui l’a joue pour toi : garde-le pour toi.
table-leave = Quitter
table-leave-about = Un remplaçant jouera pour toi. Tu peux revenir tant que la partie dure.
table-leave-open-about = Ta place sera de nouveau libre.
table-concede = Abandonner
table-concede-about = Tu finiras à la dernière place, sans pouvoir revenir. Un remplaçant joue ta place jusqu’à la fin.
table-stay = Rester
table-keys = Touches
table-key-digits = choisir un coup par son numéro
table-key-steps = vers la liste des coups
table-key-undo = annuler
table-key-arrows = un moment en arrière, un en avant
table-key-ends = au premier, au dernier moment
table-key-live = retour au présent
table-key-skip = montrer tout de suite ce qui bouge encore
table-key-sound = son oui ou non
table-key-help = ces touches
table-key-home = Début
table-key-end = Fin
table-key-escape = Échap

## La fin

table-result = Résultat
table-to-board = Voir le plateau
table-you-won = Tu as gagné !
table-winner = a gagné
table-won = { $seat } a gagné.
table-won-together = { $winners } ont gagné ensemble.
table-won-nobody = Personne n’a gagné.
table-grounds-would = La peste a tué tout le monde. Ç’aurait été { $winners }.
table-grounds-plague =
    { $count ->
        [one] Avec { $count } citoyen sur le plateau et au château.
       *[other] Avec { $count } citoyens sur le plateau et au château.
    }
table-grounds-plague-tie = Avec { $count } citoyens, autant qu’un autre ; celui dont le tour serait venu d’abord l’emporte.
table-grounds-plague-nobody = Il n’y a pas de vainqueur.
table-grounds-cartus =
    { $count ->
        [one] Avec { $count } point, le plus parmi les vivants.
       *[other] Avec { $count } points, le plus parmi les vivants.
    }
table-grounds-cartus-tie = Avec { $count } points, autant qu’un autre, mais avec moins de rats.
table-grounds-cartus-nobody = La peste a tué tout le monde.
table-grounds-conceded = Les autres ont abandonné.
table-fate-dead = mort
table-fate-would-be = mort ; aurait gagné
table-fate-conceded = a abandonné
table-curve = Points au fil de la partie
table-points-from = D’où viennent les points
table-from-board = Sur le plateau
table-from-haven = Au château
table-from-tracks = Pistes
table-from-cards = Le plus de gens
table-from-swords = Le plus d’épées
table-from-flutes = Le plus de flûtes
table-from-passes = Le plus de cartes passer
table-from-gold = Or
table-from-tokens = Jetons de victoire
table-rats-and-nuns = La rangée avait { $count } nonnes. Rats :
table-losses = Citoyens perdus, par cause
table-cause = Cause
table-cause-majority = Majorité sur place
table-cause-all = Tous sur place
table-all = Total
table-rematch = Rejouer
table-rematch-join = Rejoindre la partie suivante
table-rematch-watch = Regarder la partie suivante
table-replay = Relecture
table-look-as = Voir comme
table-record = Partie notée :
table-record-text = texte
table-fair-title = Le hasard était-il honnête ?
table-fair-about = Avant le premier coup, le serveur a promis tout le hasard de cette partie par une empreinte. Le secret est maintenant ouvert, et ton navigateur peut vérifier chaque tirage.
table-fair-check = Vérifier
table-fair-checking = Vérification …
table-fair =
    { $count ->
        [one] Honnête : le secret est celui promis, et le tirage en découle.
       *[other] Honnête : le secret est celui promis, et les { $count } tirages en découlent.
    }
table-fair-broken = Le secret n’est pas celui qui était promis !
table-unfair = Le pas { $number } ne découle pas du secret !
table-fair-late = Ce navigateur n’a pas noté la promesse avant la fin ; cela prouve donc moins.
table-fair-promise = Promis :

## Relecture

table-replay-title = Relire une partie
table-replay-about = Parcours n’importe quelle partie, avec le savoir de chaque place ou en voyant tout.
table-replay-file = Depuis un fichier
table-replay-drop = Choisis une partie notée, ou dépose-la ici.
table-replay-link = Par un lien
table-replay-link-label = Adresse ou identifiant d’une table ou d’une étude
table-replay-text = Depuis un texte
table-replay-show = Montrer
table-replay-bad = Cette partie ne peut pas être lue : { $message }
table-replay-foreign = C’est du JSON, mais pas une partie de Rattus : le texte de la partie devrait s’y trouver sous « record ».
table-replay-huge = Aucune partie n’est aussi grande ; ce fichier doit être autre chose.
table-replay-elsewhere = Seuls les liens vers ce serveur marchent ici. Télécharge la partie sur { $host }, puis ouvre le fichier ici.
table-replay-other = Une autre partie
table-replay-start = Le début
table-score = Score
table-eyes = Avec quels yeux
table-eyes-all = Voir tout
table-eyes-public = Public
table-eyes-seat = Yeux de { $seat }

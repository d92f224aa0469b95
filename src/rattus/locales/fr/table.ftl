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
table-loading = On installe la table…
table-failed = Impossible d’afficher la table
table-try-again = Réessayer
table-closed = Cette table est fermée.
table-closed-about = On n’y joue plus.
table-next = Et maintenant ?
table-over = La partie est finie
table-cut = La connexion est perdue. Ce que tu fais sera envoyé dès son retour.
table-looking-back = Tu revois un moment passé.
table-looking-as = Tu vois la partie comme { $seat }.
table-skip = Sauter
table-live = Direct
table-end = Fin

## Revenir en arrière

table-undo = Annuler
table-undo-stopped = On ne revient pas plus loin
table-undo-stop-null = Rien ne peut être annulé ici.
table-undo-stop-nothing = Tu n’as encore rien joué.
table-undo-stop-over = La partie est finie.
table-undo-stop-away = Un remplaçant joue pour toi.
table-undo-stop-others = Quelqu’un d’autre a joué depuis.
table-undo-stop-chance = Le hasard a parlé depuis : un rat a été retourné, ou quelque chose a été pioché.
table-undo-stop-learned = D’autres ont appris quelque chose de ton coup.
table-undo-ask = Demander quand même aux autres
table-undo-asked =
    { $count ->
        [one] { $seat } voudrait annuler { $count } coup.
       *[other] { $seat } voudrait annuler { $count } coups.
    }
table-undo-agree = D’accord
table-undo-refuse = Non
table-undo-withdraw = Laisser tomber

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
table-clock-grace = délai { $time }
table-gone = n’est pas là en ce moment
table-gone-note = { $name } n’est pas là en ce moment.
table-away-time = temps écoulé ; un remplaçant joue
table-away-absent = absence ; un remplaçant joue
table-away-left = départ ; un remplaçant joue
table-away-conceded = abandon ; un remplaçant joue
table-stand-in = Demander un remplaçant
table-stand-in-later = dans { $minutes } min, tu pourras demander un remplaçant
table-stood-in-time = Ton temps est écoulé. Un remplaçant joue pour toi.
table-stood-in-absent = Longue absence : un remplaçant joue pour toi.
table-stood-in-left = Tu as quitté la table. Un remplaçant joue pour toi.
table-stood-in-conceded = Tu as abandonné. Un remplaçant joue à ta place jusqu’à la fin.
table-come-back = Revenir
table-one-screen = au même écran
table-hand-over = Passe l’écran à { $seat }
table-hand-over-about = Que tous les autres détournent les yeux : la suite n’est que pour { $seat }.
table-hand-over-ready = C’est moi, { $seat }

## Panneau

table-panel = Journal, coups et discussion
table-log = Journal
table-log-empty = Rien ne s’est encore passé.
table-log-sat = { $name } prend la place { $seat }.
table-log-left = { $name } a quitté la place { $seat }.
table-log-stood-in =
    { $away ->
        [time] Le temps de { $name } est écoulé ; un remplaçant joue { $seat }.
        [absent] { $name } ne répond plus ; un remplaçant joue { $seat }.
        [left] { $name } a quitté la table ; un remplaçant joue { $seat }.
       *[other] Un remplaçant joue { $seat }.
    }
table-log-back = { $name } est de retour et joue { $seat }.
table-log-conceded = { $name } abandonne à la place { $seat }.
table-log-named = { $seat } s’appelle désormais { $name }.
table-log-undone = Des coups ont été annulés.
table-log-undo-asked = { $seat } demande à annuler des coups.
table-log-undo-agreed = Un joueur est d’accord pour annuler.
table-log-undo-refused = La partie continue sans rien annuler.
table-log-rematch = Une nouvelle table est prête pour rejouer.
table-log-closed = La table a été fermée.
table-recap = Depuis ton dernier tour
table-steps = Coups
table-steps-none = Tu n’as rien à décider maintenant.
table-chat = Discussion
table-chat-empty = Personne n’a encore rien dit.
table-chat-say = Dire quelque chose
table-chat-send = Envoyer
table-chat-aside = Pendant la partie, seuls les spectateurs te lisent.
table-mute = Ne plus lire { $name }
table-mute-short = masquer
table-why-not = Pourquoi pas ?
table-why-nothing = Aucune règle ne s’y oppose pour l’instant.
table-open = Ce que tu peux faire maintenant

## Ce qui t’est arrivé depuis ton dernier tour, en somme

table-sum-lost =
    { $count ->
        [one] Tu as perdu { $count } cube { $regionDat } : { $causes }.
       *[other] Tu as perdu { $count } cubes { $regionDat } : { $causes }.
    }
table-sum-gained =
    { $count ->
        [one] Tu as gagné { $count } cube { $regionDat } : { $causes }.
       *[other] Tu as gagné { $count } cubes { $regionDat } : { $causes }.
    }
table-sum-card = { $seat } t’a pris { $cardAcc }.
table-sum-rats =
    { $count ->
        [one] { $count } nouveau rat là où tu as des cubes : { $places }.
       *[other] { $count } nouveaux rats là où tu as des cubes : { $places }.
    }
table-sum-rats-came =
    { $count ->
        [one] Tu as reçu { $count } rat : { $causes }.
       *[other] Tu as reçu { $count } rats : { $causes }.
    }
table-sum-rats-left =
    { $count ->
        [one] Tu t’es débarrassé de { $count } rat.
       *[other] Tu t’es débarrassé de { $count } rats.
    }
table-sum-cards-lost =
    { $count ->
        [one] Tu as donné { $count } carte : { $causes }.
       *[other] Tu as donné { $count } cartes : { $causes }.
    }
table-sum-cards-got =
    { $count ->
        [one] Tu as reçu { $count } carte : { $causes }.
       *[other] Tu as reçu { $count } cartes : { $causes }.
    }
table-sum-cards-drawn =
    { $count ->
        [one] Tu as pioché { $count } carte.
       *[other] Tu as pioché { $count } cartes.
    }
table-sum-influence = Ton influence a augmenté de { $count } : { $causes }.
table-sum-tokens =
    { $count ->
        [one] Tu as pioché { $count } jeton de victoire.
       *[other] Tu as pioché { $count } jetons de victoire.
    }
table-sum-nothing = Il ne t’est rien arrivé.
table-sum-score = { $seat } { $count } ({ $change })
table-sum-points = Points : { $points }.

## Coups par verbe

table-verb-settle = Placer les premiers cubes
table-verb-take = Prendre une carte
    .short = Carte
table-verb-place = Placer des cubes
    .short = Cubes
table-verb-enough = C’est assez
table-verb-plague = Déplacer la Peste
    .short = Peste
table-verb-spread = Placer un rat
table-verb-fury = Faire rage
table-verb-calm = Rester calme
table-verb-turn = Retourner un rat
table-verb-end = Terminer le tour
table-verb-pass = Passer
table-verb-supply = Prendre des provisions
table-verb-enter = Entrer dans un bâtiment
table-verb-lay = Poser des cartes
table-verb-done = J’ai fini
table-verb-target = Choisir quelqu’un
table-verb-give = Donner une carte
table-verb-discard = Défausser une carte

## Temps

table-timeline = Moments de la partie
table-first = Au début
table-back = Un moment en arrière
table-forward = Un moment en avant
table-run = Lire
table-pause = Pause
table-moment = Moment
table-moment-of = { $number } sur { $count }

## Menu

table-menu = Menu
table-home = Accueil
table-rules = Règles
table-pace = Rythme
table-pace-sound = Rythme et son
table-sound = Son
table-share = Partager le lien
table-link-copied = Le lien est copié.
table-seat-link = Continuer sur un autre appareil
table-seat-link-copied = Le lien vers ta place est copié. Quiconque l’a peut jouer pour toi : ne le partage pas.
table-leave = Quitter
table-leave-about = Un remplaçant jouera pour toi. Tu peux revenir tant que la partie dure : tu la retrouves dans « Mes tables ».
table-left = Un remplaçant joue pour toi. Tu retrouves la partie dans « Mes tables ».
table-later = Continuer plus tard
table-paused = La partie t’attend dans « Mes tables ».
table-end-game = Terminer la partie
table-end-game-about = La partie s’arrête maintenant : tu abandonnes et personne ne continue. Tu pourras la revoir, mais pas la reprendre.
table-concede = Abandonner
table-concede-about = Tu finiras à la dernière place, sans pouvoir revenir. Un remplaçant joue à ta place jusqu’à la fin.
table-stay = Rester
table-keys = Touches
table-key-digits = choisir un coup par son numéro
table-key-steps = vers la liste des coups
table-key-undo = annuler
table-key-arrows = un moment en arrière, un en avant
table-key-ends = au premier, au dernier moment
table-key-cancel = abandonner ce qui est commencé
table-key-live = retour au présent
table-key-skip = montrer tout de suite ce qui bouge encore
table-key-sound = couper ou remettre le son
table-key-help = ces touches
table-key-home = Début
table-key-end = Fin
table-key-escape = Échap

## La fin

table-result = Résultat
table-to-board = Voir le plateau
table-you-won = Tu as gagné !
table-winner = a gagné
table-won = { $seat } a gagné.
table-won-together = { $winners } ont gagné ensemble.
table-won-nobody = Personne n’a gagné.
table-grounds-would = La Peste a tué tout le monde. { $winnersCount ->
    [one] { $winners } aurait gagné.
   *[other] { $winners } auraient gagné.
}
table-grounds-plague =
    { $count ->
        [one] Avec { $count } cube sur le plateau et au Château.
       *[other] Avec { $count } cubes sur le plateau et au Château.
    }
table-grounds-plague-tie = Avec { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}, autant qu’un autre joueur ; à égalité, c’est celui dont le tour serait venu ensuite qui l’emporte.
table-grounds-plague-nobody = Il n’y a pas de vainqueur.
table-grounds-cartus =
    { $count ->
        [one] Avec { $count } point, le maximum parmi les survivants.
       *[other] Avec { $count } points, le maximum parmi les survivants.
    }
table-grounds-cartus-tie = Avec { $count ->
    [one] { $count } point
   *[other] { $count } points
}, autant qu’un autre joueur, mais avec moins de rats.
table-grounds-cartus-nobody = La Peste a tué tout le monde.
table-grounds-conceded = Les autres ont abandonné.
table-fate-dead = mort
table-fate-would-be = mort ; aurait gagné
table-fate-conceded = a abandonné
table-curve = Points au fil de la partie
table-points-from = D’où viennent les points
table-from-board = Sur le plateau
table-from-haven = Au Château
table-from-tracks = Pistes
table-from-cards = Le plus de cartes de population
table-from-swords = Le plus d’épées
table-from-flutes = Le plus de flûtes
table-from-passes = Le plus de cartes Passe
table-from-gold = Or
table-from-tokens = Jetons de victoire
table-rats-and-nuns =
    { $count ->
        [one] La rangée des nonnes comptait { $count } nonne. Rats :
       *[other] La rangée des nonnes comptait { $count } nonnes. Rats :
    }
table-losses = Cubes perdus, par cause
table-cause = Cause
table-cause-majority = Majorité sur place
table-cause-all = Tous sur place
table-all = Total
table-rematch = Rejouer
table-rematch-join = Rejoindre la partie suivante
table-rematch-watch = Regarder la partie suivante
table-replay = Revoir la partie
table-advice = Demander conseil
table-analysis = Analyse
table-look-as = Voir comme
table-record = Enregistrement :
table-record-text = texte
table-fair-title = Le hasard était-il honnête ?
table-help = Aide sur cette question
table-fair-about = Avant le premier coup, le serveur s’est engagé sur tout le hasard de cette partie en publiant une empreinte. Le secret est maintenant dévoilé, et ton navigateur peut vérifier chaque tirage.
table-fair-prepared = Le hasard de cette partie guidée est préparé et le même pour tous. Elle n’est donc jamais classée.
table-fair-check = Vérifier
table-fair-checking = Vérification…
table-fair =
    { $count ->
        [one] Honnête : le secret est bien celui promis, et le tirage en découle.
       *[other] Honnête : le secret est bien celui promis, et les { $count } tirages en découlent.
    }
table-fair-broken = Le secret n’est pas celui qui était promis !
table-unfair = Le coup { $number } ne découle pas du secret !
table-fair-late = Ce navigateur n’a pas noté la promesse avant la fin ; la vérification prouve donc moins.
table-fair-promise = Promis :

## Relecture

table-replay-title = Revoir une partie
table-replay-about = Parcours n’importe quelle partie, avec ce que savait un joueur ou en voyant tout.
table-replay-file = Depuis un fichier
table-replay-drop = Choisis un enregistrement, ou dépose-le ici.
table-replay-link = Par un lien
table-replay-link-label = Adresse ou identifiant d’une table ou d’une étude
table-replay-text = Depuis un texte
table-replay-show = Montrer
table-replay-bad = Cet enregistrement est illisible : { $message }
table-replay-foreign = C’est du JSON, mais pas un enregistrement de Rattus : son texte devrait se trouver sous « record ».
table-replay-huge = Aucun enregistrement n’est aussi grand ; ce fichier doit être autre chose.
table-replay-elsewhere = Seuls les liens vers ce serveur marchent ici. Télécharge l’enregistrement sur { $host }, puis ouvre le fichier ici.
table-replay-other = Un autre enregistrement
table-fork = Jouer à partir d’ici
table-fork-about = Une nouvelle partie commence à ce moment. Ce que le joueur choisi ne pouvait pas savoir est de nouveau tiré au sort.
table-fork-seat = Jouer avec
table-fork-others = Contre
table-fork-friends = des amis, par lien d’invitation
table-fork-go = Jouer la suite
table-replay-start = Le début
table-score = Score
table-eyes = Ce que l’on voit
table-eyes-all = Tout
table-eyes-public = Ce que tous savent
table-eyes-seat = Ce que sait { $seat }

## Un jeu sans mots à lui

table-by-chance = Hasard
table-care = Cela ne s’annule pas.
table-care-left = Ensuite, tu ne pourras plus : { $what }.
table-grounds-points =
    { $count ->
        [one] Avec { $count } point.
       *[other] Avec { $count } points.
    }
plain-played = { $who } : { $step }
plain-question = Que fais-tu ?
plain-table = La table
plain-hidden = caché
plain-yes = oui
plain-no = non

# Les pages autour des tables.

## Partout

skip = Aller au contenu
navigation = Pages
menu = Menu et réglages
language = Langue
close = Fermer
copy = Copier
copied = Copié.
copy-by-hand = Le texte est sélectionné : copie-le à la main.
share = Partager
save = Enregistrer
delete = Supprimer
more = Afficher plus
previous = Précédent
next = Suivant
pages = Pages de la liste
page-of = Page { $page } sur { $pages }
try-again = Réessayer
fetching = Un instant…
just-now = à l’instant
footer = Rattus dans ton navigateur : code ouvert, sans publicité, sans pistage. La carte, les dessins et les textes sont de nous.
page-lost = Cette page n’a pas pu être chargée. Le serveur est-il encore là ?
no-script = Rattus a besoin de JavaScript.

nav-start = Accueil
nav-tables = Tables ouvertes
nav-mine = Mes tables
nav-watch = Regarder
nav-rules = Règles
nav-leaderboard = Classement
nav-sign-in = Se connecter

theme = Couleurs
theme-auto = Comme sur l’appareil
theme-light = Clair
theme-dark = Sombre
speed = Vitesse des animations
speed-none = Aucune animation
speed-fast = Rapide
speed-normal = Normale
speed-slow = Lente
sound = Sons
careful = Demander avant l’irréversible
careful-hint = Cartes et rats regardés, cartes montrées aux autres, tours finis trop tôt.

your-turn = À toi de jouer
your-turns =
    { $count ->
        [one] { $count } partie t’attend
       *[other] { $count } parties t’attendent
    }
rated = classée
casual = amicale
public = publique
by-link = par lien seulement
free-seat = libre
bot-of = Bot · { $level }
bot-named = { $name } · { $level }
has-won = a gagné
tie-plague = À égalité de points, celui dont le tour serait venu ensuite est devant.
tie-cartus = À égalité de points, celui qui a le moins de rats est devant ; avec autant de rats, la place est partagée.
fate-dead = mort de la Peste
fate-would-be = aurait gagné, mais tous sont morts
fate-conceded = a abandonné

guest-name = { $noun } { $adjective }
guest-adjectives = joyeux, discret, hardi, malin, rapide, paisible, fier, rêveur, chanceux, agile, affamé, sage, brave, curieux, rieur, gris
guest-nouns = Blaireau, Corbeau, Castor, Héron, Renard, Hérisson, Merle, Écureuil, Hibou, Lièvre, Faucon, Crapaud, Lynx, Furet, Cerf, Moineau

## Accueil

start-title = Joue au jeu de plateau de la Peste
claim = La Peste traverse l’Europe.
claim-too = Sauve les tiens.
about = Un jeu de plateau pour deux à six joueurs : peuple l’Europe, appelle à l’aide chevaliers, moines et marchands, et mène les rats chez tes voisins. Contre des bots ou des amis, gratuitement et sans compte.
play-now = Jouer
setting-up = On installe la table…
quick-summary =
    { $people ->
        [1] { $name }, toi contre { $bots ->
            [one] un bot
           *[other] { $bots } bots
        } ({ $level })
       *[other] { $bots ->
            [0] { $name }, { $people } personnes sur cet écran
            [one] { $name }, { $people } personnes sur cet écran et un bot ({ $level })
           *[other] { $name }, { $people } personnes sur cet écran et { $bots } bots ({ $level })
        }
    }
quick-other = Un autre jeu, d’autres adversaires
which-game = Jeu
seats = Places
people-here = Sur cet écran
people-here-count =
    { $count ->
        [1] Juste moi
       *[other] { $count } personnes
    }
bots-level = Bots
ways = Et aussi
offer = Première visite ?
offer-play = Jouer une première partie guidée
offer-close = Non merci
way-invite = Inviter des amis
way-invite-hint = par lien ou code QR
way-tables = Tables ouvertes
way-tables-hint = rejoindre quelqu’un
way-mine = Mes tables
way-mine-hint = continuer à jouer
way-watch = Regarder
way-watch-hint = les parties des autres
way-rules = Règles
way-rules-hint = à apprendre en quelques minutes
way-replay = Revoir une partie
way-replay-hint = coup par coup

## Créer une table

make-table = Nouvelle table
make-and-invite = Créer la table et inviter
make-and-play = Créer la table et jouer
game-about-rattus = Le jeu de plateau de 2010 pour deux à quatre joueurs : douze régions, six cartes.
game-about-bigbox = Le grand jeu de plateau pour deux à six joueurs : plus de régions, plus de cartes.
game-about-cartus = Le jeu de cartes pour deux à cinq joueurs : entre dans les bâtiments et ne garde pas trop de rats.
who-plays = Qui joue
seats-hint = Plusieurs personnes sur le même écran jouent à tour de rôle ; les secrets restent cachés quand l’appareil change de mains.
sitter-me = Moi
sitter-open = Ouverte à tous
sitter-here = Quelqu’un sur cet écran
person-here = Joueur { $number }
seat-is-for = La place { $seat } est pour
nobody-plays = Il faut au moins une personne à la table.
who-may-come = Qui peut se joindre
found-link = Par lien seulement
    .hint = Quiconque reçoit ton lien trouve la table.
found-public = Publique
    .hint = La table est dans la liste, et tout le monde peut s’asseoir.
rated-game = Partie classée
    .hint = Elle compte pour le classement. Chacun a besoin d’un compte.
    .guest = Avec un compte, tu peux jouer des parties classées.
advice-allowed = Les conseils sont permis
    .hint = Chacun ici peut demander ce qu’un maître jouerait. La partie n’est pas classée.
advice-here = conseils permis
programs-may = Les bots des autres peuvent venir
    .hint = Des programmes qui jouent sous leur propre nom.
pace = Temps de réflexion
pace-kind-untimed = Sans limite
    .hint = Chacun prend le temps qu’il veut.
pace-kind-clock = Pendule
    .hint = Un temps pour toute la partie, et un supplément après chaque décision.
pace-kind-days = Jours
    .hint = Un certain nombre de jours pour chaque décision.
pace-untimed = sans limite de temps
pace-clock = { $minutes } min + { $seconds } s
pace-days =
    { $days ->
        [one] un jour par décision
       *[other] { $days } jours par décision
    }
pace-minutes = Pour toute la partie
pace-increment = Supplément après chaque décision
pace-per-decision = Pour chaque décision
minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
stand-in = Remplaçant
    .hint = Un bot de cette force prend la place de ceux qui s’en vont ou n’ont plus de temps.
variants = Variantes
option-rulebook = Livret de règles
option-rulebook-en = Anglais
    .hint = La Peste commence dans une région tirée au sort ; une réserve vide compte à la fin du tour, et la partie s’arrête avec le tour qui déclenche la fin.
option-rulebook-de = Allemand
    .hint = Le premier joueur place la Peste ; une réserve vide à un moment quelconque du tour déclenche la fin, et on termine le tour de table ; le Roi, le Marchand et la Sorcière servent aussi après la Peste.
option-rulebook-fr = Français
    .hint = Comme l’anglais, mais une réserve vide à un moment quelconque du tour déclenche la fin, et le Roi sert aussi après la Peste.
option-cards = Cartes
chosen-of = { $chosen } sur { $most } choisies
option-buildings = Bâtiments
option-buildings-first = Pour la première partie
    .hint = Les six plus faciles à apprendre.
option-buildings-one-per-class = Un par Classe
    .hint = Tirés au sort.
option-buildings-mixed = Tous mélangés
    .hint = Cinq cartes par Classe, au hasard parmi ses deux bâtiments.
option-buildings-own = Selon votre accord
    .hint = Cinq cartes par Classe, aussi de ses deux bâtiments.
option-buildings-count = { $count } × { $name }
option-buildings-advised = Conseil publié : à { $count } joueurs, mieux vaut jouer sans ce bâtiment : { $name }.
option-start = Qui commence
    .hint = D’après les livrets de règles de 2010, le plus jeune joueur commence.
option-start-random = Tiré au sort
option-start-seat = { $seat } ({ $who })

## Une table qui attend

waiting-for =
    { $count ->
        [0] Tout le monde est là
        [one] Il manque encore un joueur
       *[other] Il manque encore { $count } joueurs
    }
kept-for = réservée à { $name }
thats-you = (toi)
sit-here = S’asseoir ici
sit-down = S’asseoir
leave-seat = Quitter
start-with-bots = Commencer tout de suite avec des bots
start-by-owner = La personne qui a créé la table peut commencer avec des bots aux places libres.
name-at-table = Ton nom à la table
name-take = Prendre ce nom
invite-title = Inviter les autres
invite-link = Lien vers cette table
invite-share = Une partie de { $name }
invite-qr = Code QR du lien vers cette table
invite-scan = L’appareil photo d’un téléphone le lit : la table s’ouvre aussitôt, sans compte.
invite-alone = Cette adresse ne marche que sur cet ordinateur. Pour inviter, lance le serveur pour ton réseau : rattus serve --host 0.0.0.0

## Listes de tables

tables-about = Ces tables attendent des joueurs. Assieds-toi : la partie commence dès que toutes les places sont prises.
tables-empty = Personne n’attend en ce moment. Crée une table, et les autres la trouveront ici.
look = Regarder
when-open = créée { $ago }
when-running = dernier coup { $ago }
when-over = finie { $ago }
when-closed = fermée { $ago }
mine-empty = Tu n’as pas encore de table.
mine-turn = À toi de jouer
mine-running = Aux autres de jouer
mine-open = En attente de joueurs
mine-over = Finies
go-turn = Jouer
go-running = Y aller
go-open = Y aller
go-over = Revoir
mine-guest = Ce navigateur te connaît sous le nom de { $name }. Avec un compte, tu retrouves tes tables partout.
watch-which = Quelles parties
watch-running = En cours
watch-over = Finies
watch-none-running = Aucune partie publique en ce moment.
watch-none-over = Aucune partie publique n’est encore finie.
watch-record = As-tu une partie enregistrée dans un fichier ?
all-games = Tous les jeux
replay-it = Revoir

## Les gens

sign-in = Se connecter
sign-in-about = Personne n’a besoin d’un compte pour jouer. Avec un compte, tu as un nom à toi, tu retrouves tes tables sur tous tes appareils et tu peux jouer des parties classées. Nous ne demandons pas d’adresse électronique.
sign-in-link = Lien de connexion
sign-in-link-about = Ce lien te connecte sur cet appareil. Il ne sert qu’une fois.
sign-in-here = Se connecter sur cet appareil
sign-in-qr = Code QR du lien de connexion
signed-in-as = Session ouverte sous le nom de { $name }.
signed-out = La session est fermée.
make-account = Créer un compte
account = Compte
name = Nom
name-hint = 32 caractères au plus. Tout le monde peut le voir.
name-changed = C’est désormais ton nom.
my-page = Ma page, telle que les autres la voient
password = Mot de passe
password-hint = Au moins 8 caractères. Sans mot de passe, on se connecte seulement par lien.
password-old = Mot de passe actuel
password-new = Nouveau mot de passe
password-new-hint = Au moins 8 caractères. Tous les autres appareils sont déconnectés.
password-changed = Le mot de passe a été changé.
guest-keeps = Tu joues sous le nom de { $name }. Tes tables restent les tiennes.
other-device = Un autre appareil
other-device-about = Un lien te connecte sur un autre appareil. Il ne sert qu’une fois, pendant un quart d’heure.
make-link = Créer un lien
until = Jusqu’à { $time }.
leave = Quitter
sign-out = Se déconnecter
sign-out-everywhere = Se déconnecter partout
delete-account = Supprimer le compte
delete-account-about = Ton nom, tes bots, ce que tu as dit et les liens vers tes places disparaissent pour toujours. Les parties finies restent, sans ton nom. C’est irréversible.
account-deleted = Le compte a été supprimé.
sessions = Tes appareils connectés
sessions-about = Les appareils qui te connaissent. Déconnecte ceux qui ne sont plus à toi.
session-unknown = Appareil inconnu
session-current = Cet appareil
session-seen = Dernière utilisation le { $day }
session-ended = Cet appareil est déconnecté.
links = Liens vers tes places
links-about = Quiconque a le lien d’une place la joue. Un nouveau lien annule l’ancien.
links-none = Aucune de tes places n’a de lien en ce moment.
link-of = { $name } ({ $seat })
link-renew = Nouveau lien
link-renewed = L’ancien lien ne vaut plus rien.
export = Télécharger mes données
export-about = Tu peux emporter tout ce qui est enregistré à ton sujet, et le supprimer.
delete-guest = Me supprimer
delete-guest-about = Ton nom, ce que tu as dit et les liens vers tes places disparaissent pour toujours. Les parties finies restent, sans ton nom. C’est irréversible.
guest-deleted = Tout ce qui te concernait a été supprimé.
bots = Mes bots
bots-about = Des programmes à toi qui jouent sous leur propre nom, avec un jeton d’accès. La documentation du serveur montre comment en écrire un.
bot-name = Nom d’un nouveau bot
bot-add = Ajouter
bot-token = Jeton d’accès de { $name }
bot-token-once = Conserve-le maintenant : il n’est montré que cette fois.
bot-new-token = Nouveau jeton d’accès
bot-revoke = Révoquer le jeton d’accès
bot-delete = Supprimer { $name } ?
bot-delete-about = Son nom redevient libre et son jeton d’accès ne vaut plus rien. Les parties finies restent.

## Classements

leaderboard-about = Classé par score : la force qu’un joueur a presque certainement atteinte. Il monte avec le niveau et avec chaque partie classée. Il faut cinq parties.
leaderboard-empty = Personne n’a encore joué assez de parties classées avec ce nombre de places.
rank = Rang
player = Joueur
score = Score
rating = Cote
games = Parties
wins = Victoires
ratings = Cotes
no-ratings = Pas encore de partie classée.
latest-games = Dernières parties classées
no-rated-games = Aucune pour l’instant.
seats-count =
    { $count ->
        [one] { $count } place
       *[other] { $count } places
    }
games-and-wins =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $wins ->
        [one] { $wins } gagnée
       *[other] { $wins } gagnées
    }
place-of = { $place } sur { $seats }
against = contre { $others }
player-our-bot = Un de nos bots
player-account = Joueur
player-guest = Invité
player-bot = Bot
player-deleted = Supprimé
player-owner = appartient à

## Pas ici

missing = Rien ici
missing-text = Cette page n’existe pas. L’adresse est peut-être incomplète.
to-start = Retour à l’accueil
ways-on = Où aller

## Ce que le serveur refuse, selon ses codes

error-unreachable = Le serveur ne répond pas. Est-il en marche, et es-tu en ligne ?
error-bad_request = Le serveur n’a pas compris.
error-no_guest = Le serveur ne te connaît pas encore. Recharge la page.
error-wrong_password = Le nom ou le mot de passe est incorrect.
error-bad_link = Ce lien a déjà servi, ou il est trop vieux. Crées-en un autre.
error-no_account = Il faut un compte pour cela.
error-rated_table = Il faut un compte pour les parties classées.
error-no_advice = Il n’y a pas de conseil à cette table.
error-no_bots = Les bots des autres ne sont pas admis à cette table.
error-not_your_seat = Ce n’est pas ta place.
error-not_owner = Seule la personne qui a créé la table peut le faire.
error-muted = La personne qui a créé la table ne veut pas te lire ici.
error-forbidden_origin = Cela doit venir de nos propres pages.
error-not_found = Cela n’existe pas ici. L’adresse est peut-être incomplète.
error-method_not_allowed = Cela ne se fait pas ici.
error-conflict = Quelque chose s’est passé entre-temps. Regarde et décide à nouveau.
error-not_open = La partie a déjà commencé, ou la table est fermée.
error-not_running = La partie n’est pas en cours.
error-not_over = La partie n’est pas encore finie.
error-seat_taken = Cette place est prise.
error-already_seated = Tu as déjà une place à cette table.
error-name_taken = Quelqu’un porte déjà ce nom.
error-has_account = Tu as déjà un compte.
error-not_your_turn = Ce n’est pas à toi de jouer.
error-cannot_undo = Cela ne peut pas être annulé.
error-conceded = Tu as abandonné ici.
error-not_absent = Ce joueur n’est pas absent, ou pas depuis assez longtemps.
error-not_subscribed = La connexion s’établit. Réessaie dans un instant.
error-too_slow = Cela a pris trop de temps. Réessaie.
error-too_large = C’est trop volumineux.
error-illegal_step = Les règles ne le permettent pas.
error-bad_table = On ne peut pas en faire une table. Vérifie les places et les variantes.
error-bad_record = Cet enregistrement est illisible, ou il enfreint les règles.
error-bad_name = Ce nom ne va pas : 1 à 32 caractères visibles dont au moins une lettre ou un chiffre, pas de barre oblique, un seul alphabet.
error-too_many = C’est trop à la fois. Attends un instant.
error-too_many_tables = Tu as trop de tables en cours. Termine ou quitte-en une d’abord.
error-internal = Quelque chose a mal tourné chez nous.
error-weak_password = Ce mot de passe est trop facile à deviner. Choisis-en un plus long, de plusieurs mots par exemple.
error-unreadable = Ce qui est enregistré de cette table est illisible. La personne qui gère le serveur est prévenue.
error-unknown_rules = Cette partie suit une version des règles qui n’est pas connue ici.
error-unavailable = Pas maintenant. Réessaie dans un instant.
error-waiting = Une chose à la fois.

## Aperçus de liens

preview-open = Viens jouer à { $name }
    .about = { $some ->
        [0] La table attend des joueurs.
       *[other] À la table : { $people }. Places libres : { $count }.
    }
preview-running = { $name } : la partie est en cours
    .about = À la table : { $people }. Viens regarder.
preview-over = { $name } : la partie à revoir
    .about = { $people }. À revoir coup par coup, avec les yeux de chacun.
preview-study = { $name } : une partie à revoir
    .about = { $count } coups, avec les yeux de chacun.

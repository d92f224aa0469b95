# Les pages autour des tables.

## Partout

skip = Aller au contenu
navigation = Pages
menu = Menu et réglages
language = Langue
close = Fermer
copy = Copier
copied = Copié.
copy-by-hand = Le texte est sélectionné : copie-le à la main.
share = Partager
save = Enregistrer
delete = Supprimer
more = Afficher plus
previous = Précédent
next = Suivant
pages = Pages de la liste
page-of = Page { $page } sur { $pages }
try-again = Réessayer
fetching = Un instant …
just-now = à l'instant
footer = Rattus dans ton navigateur : code ouvert, sans publicité, sans pistage. Carte, dessins et textes sont les nôtres.
page-lost = Cette page n'a pas pu être chargée. Le serveur est-il encore là ?
no-script = Rattus a besoin de JavaScript.

nav-start = Accueil
nav-tables = Tables ouvertes
nav-mine = Mes tables
nav-watch = Regarder
nav-rules = Règles
nav-leaderboard = Classement
nav-sign-in = Se connecter

theme = Couleurs
theme-auto = Comme l'appareil
theme-light = Clair
theme-dark = Sombre
speed = Vitesse des mouvements
speed-none = Aucun
speed-fast = Rapide
speed-normal = Normale
speed-slow = Lente
sound = Sons

your-turn = À toi de jouer
your-turns =
    { $count ->
        [one] { $count } t'attend
       *[other] { $count } t'attendent
    }
rated = classée
casual = amicale
public = publique
by-link = par lien seulement
free-seat = libre
bot-of = Bot · { $level }
has-won = a gagné
fate-dead = mort de la peste
fate-would-be = aurait gagné, mais tous sont morts
fate-conceded = a abandonné

guest-name = { $noun } { $adjective }
guest-adjectives = joyeux, discret, hardi, malin, rapide, paisible, fier, rêveur, chanceux, agile, affamé, sage, brave, curieux, rieur, gris
guest-nouns = Blaireau, Corbeau, Castor, Héron, Renard, Hérisson, Merle, Écureuil, Hibou, Lièvre, Faucon, Crapaud, Lynx, Furet, Cerf, Moineau

## Accueil

start-title = Joue au jeu de la peste
claim = La peste traverse l'Europe.
claim-too = Sauve les tiens.
about = Un jeu de plateau pour deux à six : peuple l'Europe, appelle chevaliers, moines et marchands à l'aide, et mène les rats chez tes voisins. Contre des bots ou des amis, gratuitement et sans compte.
play-now = Jouer
setting-up = On dresse la table …
quick-summary =
    { $people ->
        [1] { $name }, toi contre { $bots ->
            [one] un bot
           *[other] { $bots } bots
        } ({ $level })
       *[other] { $bots ->
            [0] { $name }, { $people } personnes à cet écran
            [one] { $name }, { $people } personnes à cet écran et un bot ({ $level })
           *[other] { $name }, { $people } personnes à cet écran et { $bots } bots ({ $level })
        }
    }
quick-other = Un autre jeu, d'autres adversaires
which-game = Jeu
seats = Places
people-here = À cet écran
people-here-count =
    { $count ->
        [1] moi seul
       *[other] { $count } personnes
    }
bots-level = Bots
ways = Et aussi
way-invite = Inviter des amis
way-invite-hint = par lien ou code QR
way-tables = Tables ouvertes
way-tables-hint = rejoindre quelqu'un
way-mine = Mes tables
way-mine-hint = continuer à jouer
way-watch = Regarder
way-watch-hint = les parties des autres
way-rules = Règles
way-rules-hint = apprises en quelques minutes
way-replay = Rejouer une partie
way-replay-hint = coup par coup

## Créer une table

make-table = Nouvelle table
make-and-invite = Créer la table et inviter
make-and-play = Créer la table et jouer
game-about-rattus = Le jeu de plateau de 2010 pour deux à quatre : douze régions, six cartes.
game-about-bigbox = Le grand jeu de plateau pour deux à six : plus de régions, plus de cartes.
game-about-cartus = Le jeu de cartes pour deux à cinq : entre dans les bâtiments et ne garde pas trop de rats.
who-plays = Qui joue
seats-hint = À un même écran, plusieurs jouent tour à tour ; les secrets restent cachés quand l'appareil change de mains.
sitter-me = Moi
sitter-open = Ouverte : qui viendra
sitter-here = Quelqu'un à cet écran
person-here = Joueur { $number }
seat-is-for = La place { $seat } est pour
nobody-plays = Il faut au moins une personne.
who-may-come = Qui peut venir
found-link = Par lien seulement
    .hint = Qui reçoit ton lien trouve la table.
found-public = Publique
    .hint = La table est dans la liste, et tout le monde peut s'asseoir.
rated-game = Partie classée
    .hint = Elle compte pour le classement. Il faut un compte à chacun.
    .guest = Avec un compte, tu peux jouer des parties classées.
programs-may = Les bots des autres peuvent venir
    .hint = Des programmes qui jouent sous leur propre nom.
pace = Temps de réflexion
pace-kind-untimed = Sans limite
    .hint = Chacun prend le temps qu'il veut.
pace-kind-clock = Pendule
    .hint = Un temps pour toute la partie, et un peu plus après chaque décision.
pace-kind-days = Jours
    .hint = Tant de jours pour chaque décision.
pace-untimed = sans limite de temps
pace-clock = { $minutes } min + { $seconds } s
pace-days =
    { $days ->
        [one] un jour par décision
       *[other] { $days } jours par décision
    }
pace-minutes = Pour toute la partie
pace-increment = En plus après chaque décision
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
    .hint = Un bot de cette force continue pour qui s'en va ou n'a plus de temps.
variants = Variantes
option-rulebook = Livret de règles
option-rulebook-en = Anglais
    .hint = La peste commence au hasard ; la partie finit après un tour.
option-rulebook-de = Allemand
    .hint = Le premier joueur place la peste ; la manche est terminée ; Roi, Marchand et Sorcière aident aussi après la peste.
option-rulebook-fr = Français
    .hint = Comme l'anglais, mais le Roi aide aussi après la peste.
option-cards = Cartes
chosen-of = { $chosen } sur { $most } choisies
option-buildings = Bâtiments
option-buildings-first = Pour la première partie
    .hint = Les six plus faciles à apprendre.
option-buildings-one-per-class = Un de chaque Classe
    .hint = Tirés au sort.
option-buildings-mixed = Tous mélangés
    .hint = N'importe lesquels des douze, au hasard.
option-buildings-own = Mon choix
    .hint = Un de chaque Classe, choisi par toi.
option-buildings-of = Bâtiment { $number }

## Une table qui attend

waiting-for =
    { $count ->
        [0] Tout le monde est là
        [one] Il manque encore quelqu'un
       *[other] Il manque encore { $count } joueurs
    }
kept-for = réservée à { $name }
thats-you = (toi)
sit-here = S'asseoir ici
sit-down = S'asseoir
leave-seat = Se lever
start-with-bots = Commencer avec des bots
invite-title = Faire venir les autres
invite-link = Lien vers cette table
invite-share = Une partie de { $name }
invite-qr = Code QR du lien vers cette table
invite-scan = L'appareil photo d'un téléphone le lit : la table s'ouvre aussitôt, sans compte.
invite-alone = Cette adresse ne marche que sur cet ordinateur. Pour inviter, lance le serveur pour ton réseau : rattus serve --host 0.0.0.0

## Listes de tables

tables-about = Ces tables attendent des joueurs. Assieds-toi : la partie commence dès que toutes les places sont prises.
tables-empty = Personne n'attend en ce moment. Crée une table, les autres la trouveront ici.
look = Regarder
when-open = créée { $ago }
when-running = dernier coup { $ago }
when-over = finie { $ago }
when-closed = fermée { $ago }
mine-empty = Tu n'as pas encore de table.
mine-turn = À toi de jouer
mine-running = Aux autres de jouer
mine-open = En attente de joueurs
mine-over = Finies
go-turn = Jouer
go-running = Y aller
go-open = Y aller
go-over = Revoir
mine-guest = Ce navigateur te connaît sous le nom de { $name }. Avec un compte, tu retrouves tes tables de partout.
watch-which = Quelles parties
watch-running = En cours
watch-over = Finies
watch-none-running = Aucune partie publique en ce moment.
watch-none-over = Aucune partie publique n'est encore finie.
watch-record = As-tu une partie enregistrée dans un fichier ?
all-games = Tous les jeux
replay-it = Revoir

## Les gens

sign-in = Se connecter
sign-in-about = Personne n'a besoin d'un compte pour jouer. Avec un compte, tu as un nom à toi, tu retrouves tes tables de tout appareil et tu peux jouer des parties classées. Nous ne demandons pas d'adresse électronique.
sign-in-link = Lien de connexion
sign-in-link-about = Ce lien te connecte sur cet appareil. Il sert une fois.
sign-in-here = Se connecter sur cet appareil
sign-in-qr = Code QR du lien de connexion
signed-in-as = Te voilà connecté sous le nom de { $name }.
signed-out = Tu es déconnecté.
make-account = Créer un compte
account = Compte
name = Nom
name-hint = 32 caractères au plus. Tout le monde peut le voir.
name-changed = Voilà ton nom.
my-page = Ma page, telle que les autres la voient
password = Mot de passe
password-hint = Au moins 8 caractères. Sans mot de passe, on se connecte seulement par lien.
password-old = Mot de passe actuel
password-new = Nouveau mot de passe
password-new-hint = Au moins 8 caractères. Tous les autres appareils sont déconnectés.
password-changed = Le mot de passe est changé.
guest-keeps = Pour l'instant tu es { $name }. Tu gardes tes tables.
other-device = Un autre appareil
other-device-about = Un lien te connecte sur un autre appareil. Il sert une fois, pendant un quart d'heure.
make-link = Créer un lien
until = Jusqu'à { $time }.
leave = Partir
sign-out = Se déconnecter
sign-out-everywhere = Se déconnecter partout
delete-account = Supprimer le compte
delete-account-about = Ton nom et tes bots disparaissent pour toujours. Les parties finies restent, sans ton nom. C'est sans retour.
account-deleted = Le compte est supprimé.
bots = Mes bots
bots-about = Des programmes à toi qui jouent sous leur propre nom, par jeton. La documentation du serveur montre comment en écrire un.
bot-name = Nom d'un nouveau bot
bot-add = Ajouter
bot-token = Jeton de { $name }
bot-token-once = Garde-le maintenant : il n'est montré que cette fois.
bot-new-token = Nouveau jeton
bot-revoke = Révoquer le jeton
bot-delete = Supprimer { $name } ?
bot-delete-about = Son nom redevient libre et son jeton ne vaut plus rien. Les parties finies restent.

## Classements

leaderboard-about = Dans l'ordre des points : ce que quelqu'un vaut presque à coup sûr. Ils croissent avec la force et avec chaque partie classée. Il faut cinq parties.
leaderboard-empty = Personne n'a encore joué assez de parties classées à ce nombre de places.
rank = Rang
player = Joueur
score = Points
rating = Cote
games = Parties
wins = Victoires
ratings = Cotes
no-ratings = Pas encore de partie classée.
latest-games = Dernières parties classées
no-rated-games = Aucune encore.
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
player-owner = de

## Pas ici

missing = Rien ici
missing-text = Cette page n'existe pas. L'adresse est peut-être incomplète.
to-start = Vers l'accueil

## Ce que le serveur refuse, selon ses codes

error-unreachable = Le serveur ne répond pas. Marche-t-il, et es-tu en ligne ?
error-bad_request = Le serveur n'a pas compris.
error-no_guest = Le serveur ne te connaît pas encore. Recharge la page.
error-wrong_password = Le nom ou le mot de passe est faux.
error-bad_link = Ce lien a déjà servi, ou il est trop vieux. Crées-en un autre.
error-no_account = Il faut un compte pour cela.
error-rated_table = Il faut un compte pour les parties classées.
error-no_bots = Pas de bots des autres à cette table.
error-not_your_seat = Ce n'est pas ta place.
error-not_owner = Seul qui a créé la table peut le faire.
error-muted = Qui a créé la table ne veut pas t'entendre ici.
error-forbidden_origin = Cela doit venir de nos propres pages.
error-not_found = Cela n'existe pas ici. L'adresse est peut-être incomplète.
error-method_not_allowed = Cela ne se fait pas ici.
error-conflict = Quelque chose s'est passé entre-temps. Regarde encore et décide à nouveau.
error-not_open = La partie a déjà commencé, ou la table est fermée.
error-not_running = La partie n'est pas en cours.
error-not_over = La partie n'est pas encore finie.
error-seat_taken = Cette place est prise.
error-already_seated = Tu as déjà une place à cette table.
error-name_taken = Quelqu'un porte déjà ce nom.
error-has_account = Tu as déjà un compte.
error-not_your_turn = Ce n'est pas à toi de jouer.
error-cannot_undo = Cela ne peut pas être repris.
error-conceded = Tu as abandonné ici.
error-not_absent = Ce joueur n'est pas absent, ou pas assez longtemps.
error-not_subscribed = La connexion s'établit. Réessaie dans un instant.
error-too_slow = Cela a pris trop de temps. Réessaie.
error-too_large = C'est trop grand.
error-illegal_step = Les règles ne le permettent pas.
error-bad_table = On ne peut pas en faire une table. Vérifie places et variantes.
error-bad_record = Cet enregistrement est illisible, ou il enfreint les règles.
error-bad_name = Ce nom ne va pas : 1 à 32 caractères visibles dont au moins une lettre ou un chiffre, pas de barre oblique, un seul alphabet.
error-too_many = C'est trop à la fois. Attends un instant.
error-internal = Quelque chose a mal tourné chez nous.
error-unknown_rules = Cette partie suit une version des règles qui n'est pas connue ici.
error-unavailable = Pas maintenant. Réessaie dans un instant.
error-waiting = Une chose à la fois.

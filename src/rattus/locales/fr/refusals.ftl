# Pourquoi quelque chose est impossible maintenant : des phrases entières. En majuscules ou entre guillemets : ce que l’on tape au terminal.

## Comment un pas s’écrit

refusal-unexplained = Ce n’est pas une réponse à la question posée maintenant.
refusal-over = La partie est finie.
refusal-number = Ce n’est pas le numéro d’un pas permis.
refusal-not-chance =
    { $seatId ->
        [none] Ce n’est pas au hasard de répondre, ni à personne.
       *[other] Ce n’est pas au hasard de répondre, mais à { $seat }.
    }
refusal-no-verb = Un pas s’écrit VERBE et ses mots, comme « { $example } ».
refusal-with-seat = Un pas s’écrit sans le joueur, comme « { $example } ».
refusal-too-many-words = Trop de mots : on écrit « { $usage } ».
refusal-too-few-words = Trop peu de mots : on écrit « { $usage } ».
refusal-unknown =
    { $word } n’est pas { $what ->
        [verb] un verbe
        [seat] une place
        [card] une carte
        [region] une région
        [face] une face
        [building] un bâtiment
        [supply] un ravitaillement
       *[value] une valeur de jeton
    } de ce jeu ; { $near ->
        [none] possibles sont { $known }.
       *[other] voulais-tu dire « { $near } » ?
    }
refusal-hidden =
    { $what ->
        [face] La face est cachée dans la partie écrite pour un joueur ; la partie complète la dit.
        [card] La carte est cachée dans la partie écrite pour un joueur ; la partie complète la dit.
       *[value] La valeur est cachée dans la partie écrite pour un joueur ; la partie complète la dit.
    }
refusal-not-a-thing = On ne peut rien en faire maintenant.
refusal-not-your-turn = C’est à { $seat } de répondre maintenant, pas à toi.

## Le jeu de plateau : les mots

refusal-plague-region-out = { $region } n’est pas en jeu à { $count } ; sont en jeu { $regions }.
refusal-plague-count = { $word } n’est pas un nombre de citoyens, comme 1 ou 2.
refusal-plague-rat-missing = Il manque le rat : un rat s’écrit RÉGION/PLACE, comme { $example }.
refusal-plague-slot = { $word } n’est pas une place de rat ; elles sont comptées de 1 à { $most }.

## Le jeu de plateau : une autre question est posée

refusal-plague-now-start = « { $verb } » n’est pas une réponse maintenant : le hasard dit qui commence : start JOUEUR.
refusal-plague-now-draw = « { $verb } » n’est pas une réponse maintenant : le hasard dit où commence la peste : plague RÉGION.
refusal-plague-now-caravan = « { $verb } » n’est pas une réponse maintenant : le hasard dit où commence la caravane : caravan RÉGION.
refusal-plague-now-rat = « { $verb } » n’est pas une réponse maintenant : un rat est retourné et le hasard dit ce qu’il montre : rat { $place } FACE.
refusal-plague-now-looked = « { $verb } » n’est pas une réponse maintenant : { $seat } regarde un rat et le hasard dit ce qu’il montre : rat { $place } FACE.
refusal-plague-now-choice = « { $verb } » n’est pas une réponse maintenant : { $seat } choisit où commence la peste : plague RÉGION.
refusal-plague-now-settle = « { $verb } » n’est pas une réponse maintenant : { $seat } installe des citoyens : settle RÉGION.
refusal-plague-now-action = « { $verb } » n’est pas une réponse maintenant : { $seat } est dans la phase d’actions : prendre une carte, placer des citoyens, utiliser des cartes ; plague RÉGION y met fin.
refusal-plague-now-card = « { $verb } » n’est pas une réponse maintenant : { $seat } utilise { $cardAcc } : { $verbs }.
refusal-plague-now-spread = « { $verb } » n’est pas une réponse maintenant : la peste s’est déplacée ; les rats se propagent maintenant : spread RÉGION.
refusal-plague-now-fury = « { $verb } » n’est pas une réponse maintenant : { $seat } dit si la peste compte comme deux citoyens : fury ou calm.
refusal-plague-now-turn = « { $verb } » n’est pas une réponse maintenant : { $seat } choisit le rat { $regionGen } qui est retourné : turn { $regionId }/PLACE.
refusal-plague-now-after = « { $verb } » n’est pas une réponse maintenant : la phase de peste est finie : { $seat } peut utiliser les cartes que la règle permet ensuite, puis end.
refusal-plague-now-last = « { $verb } » n’est pas une réponse maintenant : c’est la dernière manche : { $seat } peut utiliser une fois chacune de ses cartes, puis pass.
refusal-plague-now-over = « { $verb } » n’est pas une réponse maintenant : la partie est finie.
refusal-plague-last-only =
    { $count ->
        [1] « { $verb } » n’est pas une réponse maintenant : c’est pour la dernière manche ; avant, { $cardNom } en ajoute un à place RÉGION NOMBRE.
       *[other] « { $verb } » n’est pas une réponse maintenant : c’est pour la dernière manche ; avant, { $cardNom } en ajoute deux à place RÉGION NOMBRE.
    }

## Le jeu de plateau : déplacer la peste

refusal-plague-stay =
    { $regionsCount ->
        [one] La peste ne peut pas rester { $regionDat } ; la seule région voisine { $regionGen } est { $regions }.
       *[other] La peste ne peut pas rester { $regionDat } ; les régions voisines { $regionGen } sont { $regions }.
    }
refusal-plague-far =
    { $cardsCount ->
        [0]
            { $regionsCount ->
                [one] { $region } n’est pas voisine de la région infectée ; la seule région voisine { $plagueGen } est { $regions }.
               *[other] { $region } n’est pas voisine de la région infectée ; les régions voisines { $plagueGen } sont { $regions }.
            }
       *[other]
            { $regionsCount ->
                [one] { $region } n’est pas voisine de la région infectée (elle va si loin avec : { $cards }) ; la seule région voisine { $plagueGen } est { $regions }.
               *[other] { $region } n’est pas voisine de la région infectée (elle va si loin avec : { $cards }) ; les régions voisines { $plagueGen } sont { $regions }.
            }
    }
refusal-plague-too-far = Partant { $sourceGen }, on ne peut pas aller { $regionDat }, même avec : { $cards } ; à portée sont { $regions }.

## Le jeu de plateau : cartes et citoyens

refusal-plague-taken = { $seat } a déjà pris une carte à ce tour.
refusal-plague-holds = { $seat } possède déjà { $cardAcc }.
refusal-plague-by-itself = Il n’y a rien à en faire maintenant : { $cardNom } améliore une autre action.
refusal-plague-placed = { $seat } a déjà placé des citoyens à ce tour.
refusal-plague-reserve = { $seat } n’a plus de citoyen en réserve.
refusal-plague-no-rat =
    { $cardsCount ->
        [0] Il n’y a pas de rat { $regionDat } ; seule une carte y place un citoyen.
       *[other] Il n’y a pas de rat { $regionDat } ; un citoyen n’y vient qu’avec : { $cards }.
    }
refusal-plague-count-missing = Il manque le nombre : { $ways }.
refusal-plague-count-named = On ne dit pas le nombre là où un seul est permis : place { $regionId }.
refusal-plague-whole-reserve =
    { $rats ->
        [one] Il y a { $rats } rat { $regionDat }, mais toute la réserve de { $seat } est de { $numbers } : autant sont placés, pas { $count }.
       *[other] Il y a { $rats } rats { $regionDat }, mais toute la réserve de { $seat } est de { $numbers } : autant sont placés, pas { $count }.
    }
refusal-plague-wanted =
    { $rats ->
        [0] Il n’y a pas de rat { $regionDat }
        [one] Il y a { $rats } rat { $regionDat }
       *[other] Il y a { $rats } rats { $regionDat }
    }{ $cardsCount ->
        [0] {" "}:
       *[other] , et davantage est permis avec : { $cards } ;
    } { $numbers } peuvent être placés, pas { $count }.
refusal-plague-citizens =
    { $count ->
        [0] { $seat } n’a pas de citoyen { $regionDat }.
        [one] { $seat } a { $count } citoyen { $regionDat }.
       *[other] { $seat } a { $count } citoyens { $regionDat }.
    }
refusal-plague-too-many =
    { $has ->
        [one] { $seat } a { $has } citoyen { $regionDat }, pas { $count }.
       *[other] { $seat } a { $has } citoyens { $regionDat }, pas { $count }.
    }
refusal-plague-merchant-most = Le Marchand déplace { $most } citoyens au plus, pas { $count }.
refusal-plague-king =
    { $count ->
        [one] Il y a { $count } rat { $regionDat } ; le Roi prend un citoyen d’une région sans rats.
       *[other] Il y a { $count } rats { $regionDat } ; le Roi prend un citoyen d’une région sans rats.
    }
refusal-plague-area = Le plus grand royaume de { $seat } n’est pas plus grand que celui de tous les autres.
refusal-plague-nuns-out = Toutes les nonnes sont sur le plateau ; on en déplace une : nun DE VERS.
refusal-plague-no-nun = Il n’y a pas de nonne { $regionDat }.
refusal-plague-nun-there = La nonne est déjà { $regionDat }.
refusal-plague-card-out = Cette carte n’est pas en jeu : { $card } ; les cartes sont { $cards }.
refusal-plague-holder =
    { $ownerId ->
        [none]
            { $first ->
                [yes] Personne ne possède { $cardAcc } ; prends d’abord la carte.
               *[no] Personne ne possède { $cardAcc }.
            }
       *[other]
            { $first ->
                [yes] { $owner } possède { $cardAcc } ; prends d’abord la carte.
               *[no] { $owner } possède { $cardAcc }.
            }
    }
refusal-plague-used =
    { $last ->
        [yes] { $seat } a déjà utilisé { $cardAcc } dans cette dernière manche.
       *[no] { $seat } a déjà utilisé { $cardAcc } à ce tour.
    }
refusal-plague-after = Selon cette règle, { $cardNom } ne sert pas après la phase de peste, seulement { $cards }.
refusal-plague-neighbour =
    { $regionsCount ->
        [one] { $to } n’est pas voisine { $sourceGen } ; la seule région voisine { $sourceGen } est { $regions }.
       *[other] { $to } n’est pas voisine { $sourceGen } ; les régions voisines { $sourceGen } sont { $regions }.
    }

## Le jeu de plateau : les rats

refusal-plague-rats =
    { $count ->
        [0] Il n’y a pas de rat { $regionDat }.
        [one] Il y a { $count } rat { $regionDat }.
       *[other] Il y a { $count } rats { $regionDat }.
    }
refusal-plague-no-such-rat =
    { $count ->
        [0] Ce rat n’existe pas : il n’y en a pas { $regionDat }.
        [one] Ce rat n’existe pas : il y a { $count } rat { $regionDat }.
       *[other] Ce rat n’existe pas : il y a { $count } rats { $regionDat }.
    }
refusal-plague-full = Il y a { $count } rats { $regionDat }, et aucune région n’en prend plus.
refusal-plague-spread-itself =
    { $regionsCount ->
        [one] { $region } est la région infectée elle-même ; la seule région voisine { $regionGen } est { $regions }.
       *[other] { $region } est la région infectée elle-même ; les régions voisines { $regionGen } sont { $regions }.
    }
refusal-plague-spread-far =
    { $regionsCount ->
        [one] { $region } n’est pas voisine de la région infectée ; la seule région voisine { $plagueGen } est { $regions }.
       *[other] { $region } n’est pas voisine de la région infectée ; les régions voisines { $plagueGen } sont { $regions }.
    }
refusal-plague-ravaged = { $region } est ravagée, pas { $otherNom }.
refusal-plague-one-rat = Il n’y a qu’un rat { $regionDat }, donc on n’en nomme aucun : monk { $regionId } { $toId }.
refusal-plague-none-named = { $seat } n’a regardé aucun rat { $regionDat }, donc on n’en nomme aucun : monk { $regionId } { $toId }.
refusal-plague-one-named = { $seat } a regardé un rat { $regionDat }, donc on en nomme un : monk { $regionId }/PLACE { $toId }.
refusal-plague-another-rat = Le second regard est pour un autre rat.
refusal-plague-rat-other = Il s’agit du rat { $place }, pas de { $word }.
refusal-plague-rat-known = { $place } a déjà été regardé et montre une autre face.
refusal-plague-rat-back = { $place } vient des rats déjà retournés, et aucun d’eux ne montre { $face }.
refusal-plague-rat-seen = Tous les rats qui montrent { $face } ont déjà été vus.
refusal-plague-rat-starting = { $place } a été posé à la mise en place et c’est un rat de départ ; leurs faces ont une étoile.
refusal-plague-rat-no-starting = { $place } vient de la réserve de rats, et il n’y reste aucun rat de départ.
refusal-plague-rat-only-starting = { $place } vient de la réserve de rats, et il n’y reste que des rats de départ.

## Le jeu de cartes : les mots

refusal-cartus-building-number = { $word } n’est pas une carte de bâtiment de la manche ; elles sont comptées de 1 à { $most }.
refusal-cartus-row-number = { $word } n’est pas une carte de la rangée des nonnes ; elles sont comptées de 1 à { $most }.
refusal-cartus-nuns = { $word } n’est pas une carte de ce jeu ; une carte de population s’écrit avec ses nonnes, 0 à { $most }, comme { $example }.

## Le jeu de cartes : une autre question est posée

refusal-cartus-now-start = « { $verb } » n’est pas une réponse maintenant : le hasard dit qui commence : start JOUEUR.
refusal-cartus-now-use = « { $verb } » n’est pas une réponse maintenant : le hasard dit quel bâtiment de la classe { $kind } est en jeu : use BÂTIMENT.
refusal-cartus-now-deal = « { $verb } » n’est pas une réponse maintenant : { $seat } pioche une carte et le hasard dit laquelle : deal { $seatId } CARTE.
refusal-cartus-now-building = « { $verb } » n’est pas une réponse maintenant : le hasard dit quelle carte de bâtiment est retournée : building { $place } BÂTIMENT RAVITAILLEMENT.
refusal-cartus-now-row =
    { $turned ->
        [yes] « { $verb } » n’est pas une réponse maintenant : la carte { $spot } de la rangée des nonnes est retournée et le hasard dit ce qu’elle est : row { $spot } CARTE.
       *[no] « { $verb } » n’est pas une réponse maintenant : { $seat } regarde la carte { $spot } de la rangée des nonnes et le hasard dit ce qu’elle est : row { $spot } CARTE.
    }
refusal-cartus-now-token = « { $verb } » n’est pas une réponse maintenant : { $seat } pioche un jeton de victoire et le hasard dit sa valeur : token { $seatId } VALEUR.
refusal-cartus-now-supply = « { $verb } » n’est pas une réponse maintenant : { $seat } choisit le ravitaillement d’une carte de bâtiment : supply N.
refusal-cartus-now-look = « { $verb } » n’est pas une réponse maintenant : { $seat } regarde une carte de la rangée des nonnes : look N.
refusal-cartus-now-enter = « { $verb } » n’est pas une réponse maintenant : { $seat } entre dans un bâtiment ou joue une carte passe : enter N ou pass.
refusal-cartus-now-lay = « { $verb } » n’est pas une réponse maintenant : { $seat } est dans le bâtiment { $place } ({ $building }) et pose des cartes : lay CARTE, et done à la fin.
refusal-cartus-now-target =
    { $weapon ->
        [sword] « { $verb } » n’est pas une réponse maintenant : { $seat } choisit parmi ceux qui ont posé le moins d’épées : target JOUEUR.
       *[flute] « { $verb } » n’est pas une réponse maintenant : { $seat } choisit parmi ceux qui ont posé le moins de flûtes : target JOUEUR.
    }
refusal-cartus-now-give =
    { $count ->
        [one] « { $verb } » n’est pas une réponse maintenant : { $seat } a { $count } carte à donner à { $receiver } : give CARTE.
       *[other] « { $verb } » n’est pas une réponse maintenant : { $seat } a { $count } cartes à donner à { $receiver } : give CARTE.
    }
refusal-cartus-now-discard = « { $verb } » n’est pas une réponse maintenant : { $seat } peut défausser une carte pour ôter un rat : discard CARTE ou enough.
refusal-cartus-now-over = « { $verb } » n’est pas une réponse maintenant : la partie est finie.
refusal-cartus-must-look = On ne peut pas refuser de regarder.
refusal-cartus-must-give = Aucun des dons ne peut être refusé.
refusal-cartus-give-not-discard = La carte n’est pas défaussée, mais donnée.
refusal-cartus-done-ends = La pose se termine par « done ».
refusal-cartus-enough-ends = La défausse se termine par « enough ».
refusal-cartus-enter-first = On pose des cartes dans un bâtiment où l’on est entré.
refusal-cartus-one-building = On entre dans un bâtiment par manche.
refusal-cartus-pass-before = Une carte passe se joue avant d’entrer.
refusal-cartus-target-tied = On ne choisit quelqu’un que si plusieurs ont posé le moins.
refusal-cartus-for-chance = C’est au hasard de le dire.

## Le jeu de cartes : les règles

refusal-cartus-other-class = On tire maintenant un bâtiment de la classe { $kind }, et { $building } est d’une autre.
refusal-cartus-not-in-deck = Cette carte ne peut pas être dans la pioche, toutes sont ailleurs : { $card }.
refusal-cartus-not-in-row = Cette carte ne peut pas être dans la rangée des nonnes, toutes sont ailleurs : { $card }.
refusal-cartus-row-other = Il s’agit de la carte { $spot } de la rangée des nonnes, pas de la { $number }.
refusal-cartus-row-known = Quelqu’un a déjà regardé la carte { $spot }, et c’en est une autre.
refusal-cartus-building-other = Il s’agit de la carte de bâtiment { $place } de la manche, pas de la { $number }.
refusal-cartus-building-known = Tous ont vu que la prochaine carte de remplacement est { $text }.
refusal-cartus-building-unused = Ce bâtiment n’est pas en jeu : { $building }.
refusal-cartus-building-turned = Ce bâtiment avec { $supplyId } a déjà été retourné : { $building }.
refusal-cartus-class-turned = Les { $count } cartes de bâtiment de la classe { $kind } ont toutes été retournées.
refusal-cartus-building-gone =
    { $count ->
        [one] La seule carte de ce bâtiment a déjà été retournée : { $building }.
       *[other] Les { $count } cartes de ce bâtiment ont toutes été retournées : { $building }.
    }
refusal-cartus-no-token = Il ne reste pas de jeton de valeur { $value }.
refusal-cartus-looked = { $seat } a déjà vu la carte { $spot } de la rangée des nonnes.
refusal-cartus-gold = L’or ne se pose pas ; il compte à la fin, en main.
refusal-cartus-pass-card = Une carte passe ne se pose pas ; on la joue au lieu d’entrer.
refusal-cartus-not-in-hand =
    { $more ->
        [yes]
            { $cardsCount ->
                [0] { $seat } n’a plus cette carte en main : { $card }.
               *[other] { $seat } n’a plus cette carte en main : { $card }, mais { $cards }.
            }
       *[no]
            { $cardsCount ->
                [0] { $seat } n’a pas cette carte en main : { $card }.
               *[other] { $seat } n’a pas cette carte en main : { $card }, mais { $cards }.
            }
    }
refusal-cartus-not-there =
    { $weapon ->
        [sword] { $target } n’est pas dans le bâtiment { $place } ({ $building }), où sont les épées.
       *[flute] { $target } n’est pas dans le bâtiment { $place } ({ $building }), où sont les flûtes.
    }
refusal-cartus-not-fewest =
    { $weapon ->
        [sword]
            { $count ->
                [one] { $target } a posé { $count } épée, et le moins là-bas est { $least }.
               *[other] { $target } a posé { $count } épées, et le moins là-bas est { $least }.
            }
       *[flute]
            { $count ->
                [one] { $target } a posé { $count } flûte, et le moins là-bas est { $least }.
               *[other] { $target } a posé { $count } flûtes, et le moins là-bas est { $least }.
            }
    }
refusal-cartus-who-draws = C’est { $seat } qui pioche, pas { $target }.
refusal-cartus-people-only =
    { $where ->
        [deck] La pioche n’a que des cartes de population ; celle-ci n’en est pas une : { $card }.
       *[row] La rangée des nonnes n’a que des cartes de population ; celle-ci n’en est pas une : { $card }.
    }
refusal-cartus-no-such-card = Cette carte n’est pas parmi les cartes de population de cette édition : { $card }.
refusal-cartus-left-out = À { $count }, ce bâtiment n’est dans aucune partie au choix du hasard : { $building }.

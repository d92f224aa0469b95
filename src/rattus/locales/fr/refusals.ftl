# Pourquoi quelque chose est impossible maintenant : des phrases entières. En majuscules ou entre guillemets : ce que l’on tape au terminal.

## Comment un coup s’écrit

refusal-unexplained = Ce n’est pas une réponse à la question posée maintenant.
refusal-over = La partie est finie.
refusal-number = Ce n’est pas le numéro d’un coup permis.
refusal-not-chance =
    { $seatId ->
        [none] Ce n’est à personne de répondre, pas même au hasard.
       *[other] Ce n’est pas au hasard de répondre, mais à { $seat }.
    }
refusal-no-verb = Un coup s’écrit VERBE, puis ses mots, comme « { $example } ».
refusal-with-seat = Un coup s’écrit sans le joueur, comme « { $example } ».
refusal-too-many-words = Trop de mots : on écrit « { $usage } ».
refusal-too-few-words = Trop peu de mots : on écrit « { $usage } ».
refusal-unknown =
    { $word } n’est pas { $what ->
        [verb] un verbe
        [seat] une place
        [card] une carte
        [region] une région
        [face] une face
        [building] un bâtiment
        [supply] une sorte de provisions
       *[value] une valeur de jeton
    } de ce jeu ; { $near ->
        [none] les possibilités sont : { $known }.
       *[other] voulais-tu dire « { $near } » ?
    }
refusal-hidden =
    { $what ->
        [face] La face est cachée dans l’enregistrement d’un joueur ; l’enregistrement complet la donne.
        [card] La carte est cachée dans l’enregistrement d’un joueur ; l’enregistrement complet la donne.
       *[value] La valeur est cachée dans l’enregistrement d’un joueur ; l’enregistrement complet la donne.
    }
refusal-not-a-thing = On ne peut rien en faire maintenant.
refusal-not-your-turn = C’est à { $seat } de répondre maintenant, pas à toi.

## Le jeu de plateau : les mots

refusal-plague-region-out = Cette région n’est pas en jeu à { $count } joueurs : { $region } ; sont en jeu : { $regions }.
refusal-plague-count = { $word } n’est pas un nombre de cubes, comme 1 ou 2.
refusal-plague-rat-missing = Il manque le rat : un rat s’écrit RÉGION/PLACE, comme { $example }.
refusal-plague-slot = { $word } n’est pas une place de rat ; elles sont comptées de 1 à { $most }.

## Le jeu de plateau : une autre question est posée

refusal-plague-now-start = « { $verb } » n’est pas possible maintenant : le hasard dit qui commence : start JOUEUR.
refusal-plague-now-draw = « { $verb } » n’est pas possible maintenant : le hasard dit où commence la Peste : plague RÉGION.
refusal-plague-now-caravan = « { $verb } » n’est pas possible maintenant : le hasard dit où commence la caravane : caravan RÉGION.
refusal-plague-now-rat = « { $verb } » n’est pas possible maintenant : un rat est retourné et le hasard dit ce qu’il montre : rat { $place } FACE.
refusal-plague-now-looked = « { $verb } » n’est pas possible maintenant : { $seat } regarde un rat et le hasard dit ce qu’il montre : rat { $place } FACE.
refusal-plague-now-choice = « { $verb } » n’est pas possible maintenant : { $seat } choisit où commence la Peste : plague RÉGION.
refusal-plague-now-settle = « { $verb } » n’est pas possible maintenant : { $seat } place ses premiers cubes : settle RÉGION.
refusal-plague-now-action = « { $verb } » n’est pas possible maintenant : { $seat } est dans la phase d’actions : prendre une carte, placer des cubes, utiliser des cartes ; plague RÉGION y met fin.
refusal-plague-now-card = « { $verb } » n’est pas possible maintenant : { $seat } utilise { $cardAcc } : { $verbs }.
refusal-plague-now-spread = « { $verb } » n’est pas possible maintenant : la Peste s’est déplacée ; les rats se propagent maintenant : spread RÉGION.
refusal-plague-now-fury = « { $verb } » n’est pas possible maintenant : { $seat } dit si la Peste compte pour deux cubes : fury ou calm.
refusal-plague-now-turn = « { $verb } » n’est pas possible maintenant : { $seat } choisit le rat { $regionGen } qui est retourné : turn { $regionId }/PLACE.
refusal-plague-now-after = « { $verb } » n’est pas possible maintenant : la phase de Peste est finie : { $seat } peut utiliser les cartes que le livret de règles permet ensuite, puis end.
refusal-plague-now-last = « { $verb } » n’est pas possible maintenant : c’est la dernière manche : { $seat } peut utiliser une fois chacune de ses cartes, puis pass.
refusal-plague-now-over = « { $verb } » n’est pas possible maintenant : la partie est finie.
refusal-plague-last-only =
    { $count ->
        [1] « { $verb } » n’est pas possible maintenant : c’est pour la dernière manche ; avant, { $cardNom } en ajoute un à place RÉGION NOMBRE.
       *[other] « { $verb } » n’est pas possible maintenant : c’est pour la dernière manche ; avant, { $cardNom } en ajoute deux à place RÉGION NOMBRE.
    }

## Le jeu de plateau : déplacer la Peste

refusal-plague-stay =
    { $regionsCount ->
        [one] La Peste ne peut pas rester { $regionDat } ; la seule région voisine est : { $regions }.
       *[other] La Peste ne peut pas rester { $regionDat } ; les régions voisines sont : { $regions }.
    }
refusal-plague-far =
    { $cardsCount ->
        [0]
            { $regionsCount ->
                [one] La Peste ne peut pas aller { $regionDat }, ce n’est pas une région voisine ; la seule est : { $regions }.
               *[other] La Peste ne peut pas aller { $regionDat }, ce n’est pas une région voisine ; les régions voisines sont : { $regions }.
            }
       *[other]
            { $regionsCount ->
                [one] La Peste ne peut pas aller { $regionDat }, ce n’est pas une région voisine (elle ne va si loin qu’avec : { $cards }) ; la seule est : { $regions }.
               *[other] La Peste ne peut pas aller { $regionDat }, ce n’est pas une région voisine (elle ne va si loin qu’avec : { $cards }) ; les régions voisines sont : { $regions }.
            }
    }
refusal-plague-too-far = La Peste ne peut pas aller { $sourceGen } { $regionDat }, même avec : { $cards } ; à sa portée : { $regions }.

## Le jeu de plateau : cartes et cubes

refusal-plague-taken = { $seat } a déjà pris une carte pendant ce tour.
refusal-plague-holds = { $seat } possède déjà { $cardAcc }.
refusal-plague-by-itself = Il n’y a rien à en faire maintenant : { $cardNom } améliore une autre action.
refusal-plague-placed = { $seat } a déjà placé des cubes pendant ce tour.
refusal-plague-reserve = { $seat } n’a plus de cube en réserve.
refusal-plague-no-rat =
    { $cardsCount ->
        [0] Il n’y a pas de rat { $regionDat } ; seule une carte permet d’y placer un cube.
       *[other] Il n’y a pas de rat { $regionDat } ; on n’y place un cube qu’avec : { $cards }.
    }
refusal-plague-count-missing = Il manque le nombre : { $ways }.
refusal-plague-count-named = On ne dit pas le nombre là où un seul est permis : place { $regionId }.
refusal-plague-whole-reserve =
    { $rats ->
        [one] Il y a { $rats } rat { $regionDat }, mais toute la réserve de { $seat } est de { $numbers } : on en place { $numbers }, pas { $count }.
       *[other] Il y a { $rats } rats { $regionDat }, mais toute la réserve de { $seat } est de { $numbers } : on en place { $numbers }, pas { $count }.
    }
refusal-plague-wanted =
    { $rats ->
        [0] Il n’y a pas de rat { $regionDat }
        [one] Il y a { $rats } rat { $regionDat }
       *[other] Il y a { $rats } rats { $regionDat }
    }{ $cardsCount ->
        [0] {" "}:
       *[other] , et l’on peut en placer plus avec : { $cards } ;
    } nombre de cubes possible : { $numbers }, pas { $count }.
refusal-plague-citizens =
    { $count ->
        [0] { $seat } n’a pas de cube { $regionDat }.
        [one] { $seat } a { $count } cube { $regionDat }.
       *[other] { $seat } a { $count } cubes { $regionDat }.
    }
refusal-plague-card-out = Cette carte n’est pas en jeu : { $card } ; les cartes sont : { $cards }.
refusal-plague-holder =
    { $ownerId ->
        [none]
            { $first ->
                [yes] Personne ne possède { $cardAcc } ; prends d’abord la carte.
               *[no] Personne ne possède { $cardAcc }.
            }
       *[other]
            { $first ->
                [yes] { $owner } possède { $cardAcc } ; prends d’abord la carte.
               *[no] { $owner } possède { $cardAcc }.
            }
    }
refusal-plague-used =
    { $last ->
        [yes] { $seat } a déjà utilisé { $cardAcc } pendant cette dernière manche.
       *[no] { $seat } a déjà utilisé { $cardAcc } pendant ce tour.
    }
refusal-plague-after = Selon ce livret de règles, { $cardNom } ne sert pas après la Peste ; ne servent que : { $cards }.
refusal-plague-neighbour =
    { $regionsCount ->
        [one] On ne peut pas aller { $sourceGen } { $toDat } ; la seule région voisine est : { $regions }.
       *[other] On ne peut pas aller { $sourceGen } { $toDat } ; les régions voisines sont : { $regions }.
    }

## Le jeu de plateau : les rats

refusal-plague-no-such-rat =
    { $count ->
        [0] Ce rat n’existe pas : il n’y en a pas { $regionDat }.
        [one] Ce rat n’existe pas : il y a { $count } rat { $regionDat }.
       *[other] Ce rat n’existe pas : il y a { $count } rats { $regionDat }.
    }
refusal-plague-full = Il y a { $count } rats { $regionDat }, et aucune région ne peut en avoir plus.
refusal-plague-spread-itself =
    { $regionsCount ->
        [one] La Peste est elle-même { $regionDat } ; la seule région voisine est : { $regions }.
       *[other] La Peste est elle-même { $regionDat } ; les régions voisines sont : { $regions }.
    }
refusal-plague-spread-far =
    { $regionsCount ->
        [one] Un rat ne peut pas arriver { $regionDat }, ce n’est pas une région voisine de la région infectée ; la seule est : { $regions }.
       *[other] Un rat ne peut pas arriver { $regionDat }, ce n’est pas une région voisine de la région infectée ; les régions voisines sont : { $regions }.
    }
refusal-plague-ravaged = La Peste ravage { $regionAcc }, pas { $otherAcc }.
refusal-plague-source-first = Seul moyen d’arriver { $regionDat } : { $cards }. Choisis d’abord le point de départ.
refusal-plague-begun = Tu as commencé une action. Choisis maintenant parmi : { $regions }, ou renonce.
refusal-plague-begun-from = En partant { $sourceGen }, tu peux choisir : { $regions }. Choisis une de ces régions ou renonce.
refusal-plague-begun-card = Tu es en train de prendre une carte. Choisis parmi : { $cards }, ou renonce.
refusal-plague-rat-other = Il s’agit du rat { $place }, pas de { $word }.
refusal-plague-rat-known = { $place } a déjà été regardé et montre une autre face.
refusal-plague-rat-back = { $place } vient des rats déjà retournés, et aucun d’eux ne montre { $face }.
refusal-plague-rat-seen = Tous les rats qui montrent { $face } ont déjà été vus.
refusal-plague-rat-starting = { $place } a été posé à la mise en place : c’est un rat de départ ; leurs faces ont une étoile.
refusal-plague-rat-no-starting = { $place } vient de la réserve de rats, et il n’y reste aucun rat de départ.
refusal-plague-rat-only-starting = { $place } vient de la réserve de rats, et il n’y reste que des rats de départ.

## Le jeu de cartes : les mots

refusal-cartus-building-number = { $word } n’est pas une carte de bâtiment de la manche ; elles sont comptées de 1 à { $most }.
refusal-cartus-row-number = { $word } n’est pas une carte de la rangée des nonnes ; elles sont comptées de 1 à { $most }.
refusal-cartus-nuns = { $word } n’est pas une carte de ce jeu ; une carte de population s’écrit avec ses nonnes, 0 à { $most }, comme { $example }.

## Le jeu de cartes : une autre question est posée

refusal-cartus-now-start = « { $verb } » n’est pas possible maintenant : le hasard dit qui commence : start JOUEUR.
refusal-cartus-now-use = « { $verb } » n’est pas possible maintenant : le hasard dit quel bâtiment de la Classe { $kind } est en jeu : use BÂTIMENT.
refusal-cartus-now-deal = « { $verb } » n’est pas possible maintenant : { $seat } pioche une carte et le hasard dit laquelle : deal { $seatId } CARTE.
refusal-cartus-now-building = « { $verb } » n’est pas possible maintenant : le hasard dit quelle carte de bâtiment est retournée : building { $place } BÂTIMENT PROVISIONS.
refusal-cartus-now-row =
    { $turned ->
        [yes] « { $verb } » n’est pas possible maintenant : la carte { $spot } de la rangée des nonnes est retournée et le hasard dit ce qu’elle est : row { $spot } CARTE.
       *[no] « { $verb } » n’est pas possible maintenant : { $seat } regarde la carte { $spot } de la rangée des nonnes et le hasard dit ce qu’elle est : row { $spot } CARTE.
    }
refusal-cartus-now-token = « { $verb } » n’est pas possible maintenant : { $seat } pioche un jeton de victoire et le hasard dit sa valeur : token { $seatId } VALEUR.
refusal-cartus-now-supply = « { $verb } » n’est pas possible maintenant : { $seat } choisit les provisions d’une carte de bâtiment : supply N.
refusal-cartus-now-look = « { $verb } » n’est pas possible maintenant : { $seat } regarde une carte de la rangée des nonnes : look N.
refusal-cartus-now-enter = « { $verb } » n’est pas possible maintenant : { $seat } entre dans un bâtiment ou joue une carte Passe : enter N ou pass.
refusal-cartus-now-lay = « { $verb } » n’est pas possible maintenant : { $seat } est dans le bâtiment { $place } ({ $building }) et pose des cartes : lay CARTE, et done à la fin.
refusal-cartus-now-target =
    { $weapon ->
        [sword] « { $verb } » n’est pas possible maintenant : { $seat } choisit parmi ceux qui ont posé le moins d’épées : target JOUEUR.
       *[flute] « { $verb } » n’est pas possible maintenant : { $seat } choisit parmi ceux qui ont posé le moins de flûtes : target JOUEUR.
    }
refusal-cartus-now-give =
    { $count ->
        [one] « { $verb } » n’est pas possible maintenant : { $seat } a { $count } carte à donner à { $receiver } : give CARTE.
       *[other] « { $verb } » n’est pas possible maintenant : { $seat } a { $count } cartes à donner à { $receiver } : give CARTE.
    }
refusal-cartus-now-discard = « { $verb } » n’est pas possible maintenant : { $seat } peut défausser une carte pour se débarrasser d’un rat : discard CARTE ou enough.
refusal-cartus-now-over = « { $verb } » n’est pas possible maintenant : la partie est finie.
refusal-cartus-must-look = On ne peut pas refuser de regarder.
refusal-cartus-must-give = Une carte exigée ne peut pas être refusée.
refusal-cartus-give-not-discard = La carte n’est pas défaussée, mais donnée.
refusal-cartus-done-ends = La pose se termine par « done ».
refusal-cartus-enough-ends = La défausse se termine par « enough ».
refusal-cartus-enter-first = On pose des cartes dans un bâtiment où l’on est entré.
refusal-cartus-one-building = On n’entre que dans un bâtiment par manche.
refusal-cartus-pass-before = Une carte Passe se joue avant d’entrer.
refusal-cartus-target-tied = On ne choisit un joueur que si plusieurs en ont posé le moins.
refusal-cartus-for-chance = C’est au hasard de le dire.

## Le jeu de cartes : les règles

refusal-cartus-other-class = On tire maintenant un bâtiment de la Classe { $kind }, et celui-ci est d’une autre : { $building }.
refusal-cartus-not-in-deck = Cette carte ne peut pas être dans la pioche, toutes sont ailleurs : { $card }.
refusal-cartus-not-in-row = Cette carte ne peut pas être dans la rangée des nonnes, toutes sont ailleurs : { $card }.
refusal-cartus-row-other = Il s’agit de la carte { $spot } de la rangée des nonnes, pas de la { $number }.
refusal-cartus-row-known = Quelqu’un a déjà regardé la carte { $spot }, et c’en est une autre.
refusal-cartus-building-other = Il s’agit de la carte de bâtiment { $place } de la manche, pas de la { $number }.
refusal-cartus-building-known = Tous ont vu la prochaine carte de remplacement : { $text }.
refusal-cartus-building-unused = Ce bâtiment n’est pas en jeu : { $building }.
refusal-cartus-building-turned = Cette carte de bâtiment a déjà été retournée : { $building } avec { $supplyId }.
refusal-cartus-class-turned = Les { $count } cartes de bâtiment de la Classe { $kind } ont toutes été retournées.
refusal-cartus-building-gone =
    { $count ->
        [one] La seule carte de ce bâtiment a déjà été retournée : { $building }.
       *[other] Les { $count } cartes de ce bâtiment ont toutes été retournées : { $building }.
    }
refusal-cartus-no-token = Il ne reste pas de jeton de valeur { $value }.
refusal-cartus-looked = { $seat } a déjà vu la carte { $spot } de la rangée des nonnes.
refusal-cartus-gold = Une carte Or ne se pose pas ; elle compte à la fin, en main.
refusal-cartus-pass-card = Une carte Passe ne se pose pas ; on la joue au lieu d’entrer.
refusal-cartus-not-in-hand =
    { $more ->
        [yes]
            { $cardsCount ->
                [0] { $seat } n’a plus cette carte en main : { $card }.
               *[other] { $seat } n’a plus cette carte en main : { $card } ; en main : { $cards }.
            }
       *[no]
            { $cardsCount ->
                [0] { $seat } n’a pas cette carte en main : { $card }.
               *[other] { $seat } n’a pas cette carte en main : { $card } ; en main : { $cards }.
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
                [one] { $target } a posé { $count } épée, alors que le plus petit nombre y est { $least }.
               *[other] { $target } a posé { $count } épées, alors que le plus petit nombre y est { $least }.
            }
       *[flute]
            { $count ->
                [one] { $target } a posé { $count } flûte, alors que le plus petit nombre y est { $least }.
               *[other] { $target } a posé { $count } flûtes, alors que le plus petit nombre y est { $least }.
            }
    }
refusal-cartus-who-draws = C’est { $seat } qui pioche, pas { $target }.
refusal-cartus-people-only =
    { $where ->
        [deck] La pioche n’a que des cartes de population ; celle-ci n’en est pas une : { $card }.
       *[row] La rangée des nonnes n’a que des cartes de population ; celle-ci n’en est pas une : { $card }.
    }
refusal-cartus-no-such-card = Cette carte n’est pas parmi les cartes de population de cette édition : { $card }.
refusal-cartus-left-out = À { $count } joueurs, ce bâtiment n’est dans aucune partie tirée au sort : { $building }.

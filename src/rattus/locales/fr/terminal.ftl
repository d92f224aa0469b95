# Ce que dit le terminal autour d’une partie, et du jeu de plateau là où il n’y a qu’une ligne. On tape les mots des enregistrements.

## Une table

terminal-welcome = { $title } : { $who }. À chaque question, help explique tout.
terminal-who-bot = { $seat } (un bot)
terminal-who-you = { $seat } (toi)
terminal-who-person = { $seat } (une personne)
terminal-advised-against = Conseil publié : à { $count } joueurs, mieux vaut jouer sans ce bâtiment : { $building }.
terminal-thinks = { $seat } pense : { $thought }
terminal-thought-at = coup { $number }, { $seat } : { $thought }
terminal-thoughts = Ce que les bots pensaient tant que c’était secret :
terminal-seen = { $seat } : appuie sur Entrée quand tu as vu.{ " " }
terminal-pass-keyboard = Passe le clavier à { $seat }, puis appuie sur Entrée.{ " " }
terminal-all-look = { $seat } : appuie sur Entrée, puis tout le monde peut regarder.{ " " }
terminal-hint = undo · board · log · help · save · quit
terminal-more =… (log raconte tout)
terminal-ways = { $count } possibilités – tape { $verb } pour les voir
terminal-numbers = Les choix portent les numéros 1 à { $count }.
terminal-not-possible = Impossible : { $reason }
terminal-no-longer = Plus possible : { $steps }
terminal-no-undo = Cela ne peut pas être annulé : { $reason }.
terminal-taken-back = Annulé : { $step }
terminal-log-number = log demande un nombre : log 50
terminal-no-help = Il n’y a pas d’aide sur { $topic } ; les sujets sont { $topics }.
terminal-save-name = save demande le nom d’un fichier : save ma-partie.txt
terminal-not-written = { $file } ne peut pas être écrit : { $why }
terminal-not-written-more = { $file } ne peut plus être écrit : { $why }
terminal-saved-in = Enregistré dans { $file }. Pour continuer : rattus play --load { $file }
terminal-saved = Enregistré. Pour continuer : rattus play --load { $file }
terminal-record-in = L’enregistrement est dans { $file }.
terminal-save-asked = Enregistrer la partie ? Donne un nom de fichier, ou appuie sur Entrée pour ne pas enregistrer :{ " " }

## Aide

terminal-answering =
    Réponds par le numéro d’un choix, ou tape-le. Le début des mots suffit :
    « { $typed } » est « { $meant } ». Tab complète. Plusieurs réponses à la fois : 1, 1, 4.

      undo, u       annuler ton dernier coup, s’il n’a rien appris à personne
      board, b      redessiner le plateau
      log [N]       les N derniers événements
      help, ?       cette aide ; help SUJET en dit plus sur un sujet
      save FICHIER  enregistrer ; « rattus play --load FICHIER » pour continuer
      record        l’enregistrement de la partie, telle que tu la connais
      quit, q       quitter ; tu peux enregistrer avant
terminal-topics = Sujets :
terminal-now = Maintenant : { $text }

## Pourquoi un coup ne peut pas être annulé

terminal-undo-nothing = rien n’a encore été joué
terminal-undo-chance = le hasard a parlé : { $step }
terminal-undo-others = le dernier coup est celui de { $seat } : { $step }
terminal-undo-learned = d’autres en ont appris quelque chose : { $step }

## Le jeu de plateau : titres des choix, choix d’un seul mot

terminal-points-citizens = cubes
terminal-plague-title-settle = placer deux cubes
terminal-plague-title-take = prendre une carte
terminal-plague-title-place = placer des cubes
terminal-plague-title-spread = nouveau rat
terminal-plague-title-turn = retourner
terminal-plague-title-plague = déplacer la Peste
terminal-plague-fury = oui : limites atteintes plus tôt
terminal-plague-calm = non : limites comme elles sont
terminal-plague-end = terminer le tour
terminal-plague-pass = ne plus utiliser de carte
terminal-plague-from = { $text } (de { $owner })
terminal-plague-stays = { $text } (reste)
terminal-plague-face = { $text } : { $words }.
terminal-plague-ranked =
    { $count ->
        [one] { $place }. { $seat } : { $count } cube
       *[other] { $place }. { $seat } : { $count } cubes
    }
terminal-plague-ranked-haven =
    { $count ->
        [one] { $place }. { $seat } : { $count } cube, dont { $safe } au Château
       *[other] { $place }. { $seat } : { $count } cubes, dont { $safe } au Château
    }

## Le jeu de plateau : aide

terminal-plague-about =
    Tu mènes les cubes d’une couleur. Quand la Peste est finie, il faut que les
    tiens soient les plus nombreux, sur le plateau et au Château. À ton tour, si tu
    veux, prends une carte, place des cubes là où il y a des rats et utilise tes
    cartes ; puis déplace la Peste vers une région voisine, où elle amène de
    nouveaux rats et tue.
terminal-plague-card = { $card } ({ $class }, { $letter }). { $text }
terminal-plague-not-here = Cette carte n’est pas dans cette partie.
terminal-plague-symbol-citizens = cubes : deux de { $seat }, un de { $target }
terminal-plague-symbol-rat = un rat, face cachée
terminal-plague-symbol-seen = un rat, face cachée, qu’un autre joueur a regardé
terminal-plague-symbol-face = un rat que tu as regardé : s’il y a 2 cubes ou plus quand il est retourné, M, B et C frappent ; * marque un rat de départ : ces rats sont sur le plateau dès le début, et ceux qui restent sont dans la réserve de rats
terminal-plague-symbol-plague = la Peste est dans cette région
terminal-plague-symbol-lines = régions voisines par terre ou par mer ; pour les règles, c’est pareil
terminal-plague-symbol-cross = deux lignes qui se croisent : chacune continue tout droit
terminal-plague-symbol-caravan = la caravane est dans cette région ; { $short } là où il y a peu de place
terminal-plague-symbol-nuns = deux nonnes sont dans cette région : sa population compte deux cubes de moins
terminal-plague-symbol-majority = majorité : tous ceux qui ont le plus de cubes sur place en perdent un
terminal-plague-symbol-all = tous : chacun perd un cube sur place
terminal-plague-symbol-other = le possesseur d’une carte de cette Classe perd un cube : { $classes }
terminal-plague-symbol-other-sign = autre
terminal-plague-symbol-and = et
terminal-plague-symbol-score = cubes sur le plateau et au Château
terminal-plague-symbol-left = cubes que tu peux encore placer
terminal-plague-symbol-second = le deuxième rat { $regionDat }, en partant de la gauche

## Le jeu de cartes. Les cartes s’appellent comme on les tape : monk-4.

terminal-points-points = points
terminal-cartus-title-supply = prendre
terminal-cartus-title-look = regarder
terminal-cartus-title-enter = entrer
terminal-cartus-title-lay = poser
terminal-cartus-title-target = choisir
terminal-cartus-title-give = donner
terminal-cartus-title-discard = défausser
terminal-cartus-pass = jouer une carte Passe et aller au bout de la file (tu en as { $count })
terminal-cartus-done = ne plus poser de carte
terminal-cartus-enough = garder tes cartes
terminal-cartus-supply = { $building } : { $things }
terminal-cartus-supply-no-rats = { $building } : { $things } (tu n’as pas de rat)
terminal-cartus-look = carte { $number }
terminal-cartus-look-seen = carte { $number } (vue par { $names })
terminal-cartus-enter = { $building } ({ $kind })
terminal-cartus-enter-there = { $text } ; posé là : { $visitors }
terminal-cartus-stranger = +rat
terminal-cartus-full = (sans influence)
terminal-cartus-target-swords = { $name } (donne { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
})
terminal-cartus-target-flutes = { $name } (a { $count ->
    [one] { $count } rat
   *[other] { $count } rats
})
terminal-cartus-several = Plusieurs à la fois : 1,1,3.
terminal-cartus-laid = Posé : { $things } = { $influence ->
    [one] { $influence } point d’influence
   *[other] { $influence } points d’influence
}, { $rats ->
    [one] { $rats } rat
   *[other] { $rats } rats
}.

terminal-cartus-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
terminal-cartus-CardDealt = { $seat } pioche { $things }.
terminal-cartus-CardLaid = { $seat } pose { $things }, face cachée.
terminal-cartus-CardGiven = { $seat } donne { $things } à { $target }.
terminal-cartus-CardDiscarded = { $seat } défausse { $things } et se débarrasse de { $rats ->
    [one] { $rats } rat
   *[other] { $rats } rats
}.
terminal-cartus-BuildingTurnedUp = Bâtiments retournés : { $things }.
terminal-cartus-CardsRevealed = { $seat } montre { $things } : { $influence ->
    [one] { $influence } point d’influence
   *[other] { $influence } points d’influence
}{ $rats ->
    [0] {""}
    [one] {" "}et { $rats } rat
   *[other] {" "}et { $rats } rats
}.
terminal-cartus-RowLookedAt = { $seat } regarde la carte { $spot } de la rangée des nonnes. C’est { $things }.
terminal-cartus-RowTurnedUp = La carte { $spot } est { $things } : { $nuns ->
    [one] { $nuns } nonne
   *[other] { $nuns } nonnes
}.
terminal-cartus-TokenDrawn = { $seat } pioche { $count ->
    [one] { $count } jeton de victoire
   *[other] { $count } jetons de victoire
}.
terminal-cartus-TokenDrawn-worth = { $seat } pioche { $count ->
    [one] { $count } jeton de victoire
   *[other] { $count } jetons de victoire
}, de valeur { $values }.

terminal-cartus-nuns = La rangée des nonnes compte { $count ->
    [one] { $count } nonne
   *[other] { $count } nonnes
} : { $things }.
terminal-cartus-winner = { $seat } gagne avec { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
terminal-cartus-winners = { $winners } se partagent la victoire avec { $count ->
    [one] { $count } point
   *[other] { $count } points
}.
terminal-cartus-tie = À égalité, c’est celui qui a le moins de rats qui l’emporte.
terminal-cartus-more-points = Un joueur qui avait plus de points est mort.
terminal-cartus-all-dead = La Peste a tué tout le monde : tous ont perdu. { $winnersCount ->
    [one] { $winners } aurait gagné.
   *[other] { $winners } auraient gagné.
}
terminal-cartus-fate-alive = en vie
terminal-cartus-fate-dead = mort
terminal-cartus-fate-would-be = aurait gagné
terminal-cartus-source-tracks = pistes
terminal-cartus-source-cards = cartes
terminal-cartus-source-swords = épées
terminal-cartus-source-flutes = flûtes
terminal-cartus-source-passes = cartes Passe
terminal-cartus-source-gold = or
terminal-cartus-source-tokens = jetons
terminal-cartus-source-points = points
terminal-cartus-source-rats = rats

terminal-cartus-effect-nothing = rien
terminal-cartus-effect-joker = { $count ->
    [one] { $count } joker
   *[other] { $count } jokers
}
    .long = prends { terminal-cartus-effect-joker }
terminal-cartus-effect-sword = { $count ->
    [one] { $count } épée
   *[other] { $count } épées
}
    .long = prends { terminal-cartus-effect-sword }
terminal-cartus-effect-flute = { $count ->
    [one] { $count } flûte
   *[other] { $count } flûtes
}
    .long = prends { terminal-cartus-effect-flute }
terminal-cartus-effect-pass = { $count ->
    [one] { $count } carte Passe
   *[other] { $count } cartes Passe
}
    .long = prends { terminal-cartus-effect-pass }
terminal-cartus-effect-gold = { $count ->
    [one] { $count } carte Or
   *[other] { $count } cartes Or
}
    .long = prends { terminal-cartus-effect-gold }
terminal-cartus-effect-draw = { terminal-cartus-cards }
    .long = pioche { terminal-cartus-cards }
terminal-cartus-effect-per = { $count ->
    [1] 1 carte par point d’influence
   *[other] 1 carte pour { $count } points d’influence
}
    .long = pioche { terminal-cartus-effect-per }
terminal-cartus-effect-rats = { $count ->
    [one] { $count } rat en moins
   *[other] { $count } rats en moins
}
    .long = débarrasse-toi de { $count ->
        [one] { $count } rat
       *[other] { $count } rats
    }
terminal-cartus-effect-exchange = ≤{ $count } rats en moins contre des cartes
    .long = défausse jusqu’à { terminal-cartus-cards }, un rat en moins pour chacune
terminal-cartus-effect-looks = { $count ->
    [one] { $count } regard
   *[other] { $count } regards
}
    .long = regarde { $count ->
        [one] { $count } carte de la rangée des nonnes
       *[other] { $count } cartes de la rangée des nonnes
    }
terminal-cartus-effect-tokens = { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}
    .long = pioche { $count ->
        [one] { $count } jeton de victoire
       *[other] { $count } jetons de victoire
    }
terminal-cartus-effect-tribute = { terminal-cartus-cards } des autres
    .long = { terminal-cartus-cards } de chaque joueur qui en a au moins autant que toi
terminal-cartus-effect-safe = à l’abri
    .long = rien, mais à l’abri

terminal-cartus-about =
    Six Classes, six pistes. À chaque manche, des bâtiments sont retournés. Chacun
    prend les provisions de l’un d’eux : cartes, rats en moins, regards sur la
    rangée des nonnes. Puis chacun entre dans un bâtiment et pose des cartes face
    cachée. Chaque carte de population et chaque joker rapporte un point d’influence
    dans la Classe du bâtiment, mais chaque carte d’une autre Classe apporte un rat.
    Celui qui pose le plus de cartes a l’action premium, les autres ont l’action
    standard. Après la dernière manche, on compte les pistes. Mais gare à la Peste :
    celui qui a plus de rats que les cinq cartes de la rangée n’ont de nonnes est
    mort.
terminal-cartus-building = { $building }, { $kind } ({ $person }). Premium : { $premium }. Standard : { $standard }.
terminal-cartus-not-here = Ce bâtiment n’est pas dans cette partie.
terminal-cartus-see = Voir help { $card }.
terminal-cartus-discards =
    Dans la défausse, visible de tous (les nombres sont des nonnes) :
    { $things }

    Quand la pioche est vide, elle devient la nouvelle pioche.
terminal-cartus-discards-nothing = rien

terminal-cartus-phase-setup = Mise en place. On fixe qui commence ; chacun reçoit { $hand } cartes et { $rats } rats.
terminal-cartus-phase-buildings = Bâtiments. { $width ->
    [2] Deux
    [3] Trois
   *[other] { $width }
} cartes de bâtiment sont retournées. Si toutes montrent le même bâtiment, la dernière est remplacée.
terminal-cartus-phase-supplies = Provisions. À tour de rôle, chacun choisit une carte de bâtiment et reçoit ce qu’elle fournit : il pioche des cartes, se débarrasse de rats, regarde des cartes de la rangée des nonnes. Plusieurs joueurs peuvent choisir la même.
terminal-cartus-phase-enter = Entrer. À tour de rôle, chacun entre dans un bâtiment, même si d’autres y sont déjà, et pose autant de cartes face cachée qu’il veut, ou aucune. On peut poser des cartes de population, des jokers, des épées et des flûtes. Au lieu d’entrer, on peut jouer une carte Passe et aller au bout de la file.
terminal-cartus-phase-resolve = Résolution, bâtiment par bâtiment, de gauche à droite. Toutes les cartes posées là sont retournées : influence, rats ; puis les épées, puis les flûtes ; puis les actions : premium pour celui qui a posé le plus de cartes de population et de jokers (à égalité, le premier entré), standard pour les autres dans l’ordre d’entrée.{ $seats ->
    [2] {" "}À deux joueurs, il n’y a qu’une action premium par manche : pour celui qui a posé le plus de cartes de population et de jokers, dans n’importe quel bâtiment (à égalité, le premier entré).
   *[other] {""}
} Puis les cartes posées s’en vont. À la dernière manche, il n’y a pas d’actions : à la place de l’action premium, on gagne un point d’influence de plus.
terminal-cartus-phase-plague = La Peste. La rangée des nonnes est retournée carte par carte ; celui qui a plus de rats qu’elle n’a de nonnes est mort.
terminal-cartus-phase-over = La partie est finie.

terminal-cartus-verb-supply = supply N : prends ce que fournit la carte de bâtiment N.
terminal-cartus-verb-look = look N : regarde la carte N de la rangée des nonnes, en secret.
terminal-cartus-verb-lay = lay CARTE : pose une carte de ta main face cachée là où tu es. undo la reprend, tant que tu n’as pas fini.
terminal-cartus-verb-done = done : tu as posé tout ce que tu voulais, même si ce n’est rien.
terminal-cartus-verb-target = target JOUEUR : le joueur qui doit te donner des cartes (épées) ou qui reçoit ton rat (flûtes).
terminal-cartus-verb-give = give CARTE : une carte de ta main va à celui qui peut l’exiger ; vous seuls la voyez.
terminal-cartus-verb-discard = discard CARTE : une carte de ta main s’en va, et un rat avec elle.
terminal-cartus-verb-enough = enough : ne plus rien défausser.

terminal-cartus-scoring-tracks = Sur chaque piste : { $places } points pour la première place, la deuxième, et ainsi de suite ; sur une même case, le premier arrivé est devant ; sans influence, pas de point.
terminal-cartus-scoring-hands = Le plus de cartes de population et de jokers en main : { $most } points, { $tied } chacun à égalité. De même pour les épées, les flûtes et les cartes Passe.
terminal-cartus-scoring-gold = Le plus de cartes Or : { $first } points{ $second ->
    [0] {""}
   *[other] , { $second } pour le deuxième
} ; en cas d’égalité en tête, on partage { $tied } points, arrondis à l’inférieur.
terminal-cartus-scoring-tokens = Jetons de victoire : leur valeur ({ $values }).
terminal-cartus-scoring-token = { $count } de { $value }
terminal-cartus-scoring-end = Puis la Peste : celui qui a plus de rats que la rangée n’a de nonnes est mort. Parmi les vivants, le plus de points gagne ; à égalité, le moins de rats, sinon la victoire est partagée. Si tous sont morts, tous ont perdu.

terminal-cartus-symbol-laid = { $seat } est entré là et a posé trois cartes face cachée
terminal-cartus-symbol-laying = { $seat } est entré là et pose des cartes
terminal-cartus-symbol-resolved = le bâtiment qui est en train d’être résolu
terminal-cartus-symbol-premium = l’action pour le plus de cartes de population et de jokers
terminal-cartus-symbol-standard = l’action pour tous les autres présents
terminal-cartus-symbol-people = cartes de la Classe { $kind } : une avec quatre nonnes, une sans
terminal-cartus-symbol-joker = deux jokers
terminal-cartus-symbol-influence = influence : { $seat } devant { $target } sur la même case, parce que { $seat } y est arrivé le premier. Un joueur qui n’est pas nommé n’en a pas.
terminal-cartus-symbol-points = les points que rapporte maintenant cette colonne
terminal-cartus-symbol-unseen = cartes de bâtiment de la Classe que personne n’a encore vues
terminal-cartus-symbol-tracks = points de toutes les pistes à cet instant
terminal-cartus-symbol-held = cartes d’un joueur, d’après ce que tous savent : aucune à deux
terminal-cartus-symbol-looked = la première carte de la rangée des nonnes : { $target } l’a regardée
terminal-cartus-symbol-known = la deuxième, et tu la connais

## Ce qui est reconstitué

terminal-plague-symbol-marked = reconstitué : aucun livret de règles connu de nous ne le montre ni ne le dit ; help map, help rats et help CARTE en disent plus
terminal-plague-help-map = Les régions en jeu, chacune avec ses voisines :
terminal-plague-help-rats = Les jetons rat de la boîte, * rats de départ ; limite et symboles :
terminal-cartus-symbol-marked = reconstitué : le livret de règles ne le montre ni ne le dit ; help supplies, help tokens et help population en disent plus
terminal-cartus-help-supplies = Chaque bâtiment a une carte avec chacune de ces provisions :
terminal-marked = { $sign } { $text }

## Un jeu sans mots à lui

terminal-plain-about = { $title } n’a pas ses propres mots ici. Les coups se lisent comme dans les enregistrements.

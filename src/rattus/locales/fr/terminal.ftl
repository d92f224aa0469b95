# Ce que dit le terminal autour d’une partie, et du jeu de plateau là où il n’y a qu’une ligne. On tape les mots des parties écrites.

## Une table

terminal-welcome = { $title } : { $who }. À chaque question, help explique tout.
terminal-who-bot = { $seat } (un bot)
terminal-who-you = { $seat } (toi)
terminal-who-person = { $seat } (une personne)
terminal-thinks = { $seat } pense : { $thought }
terminal-thought-at = pas { $number }, { $seat } : { $thought }
terminal-thoughts = Ce que les bots pensaient tant que c’était secret :
terminal-seen = { $seat } : appuie sur Entrée quand tu l’as vu.{ " " }
terminal-pass-keyboard = Passe le clavier à { $seat }, puis Entrée.{ " " }
terminal-all-look = { $seat } : appuie sur Entrée, puis tous peuvent regarder.{ " " }
terminal-hint = undo · board · log · help · save · quit
terminal-more = … (log raconte tout)
terminal-ways = { $count } possibilités – tape { $verb } pour les voir
terminal-numbers = Les choix ont les numéros 1 à { $count }.
terminal-not-possible = Impossible : { $reason }
terminal-no-longer = Plus possible : { $steps }
terminal-no-undo = Cela ne peut pas être repris : { $reason }.
terminal-taken-back = Repris : { $step }
terminal-log-number = log demande un nombre : log 50
terminal-no-help = Il n’y a pas d’aide sur { $topic } ; les sujets sont { $topics }.
terminal-save-name = save demande le nom d’un fichier : save ma-partie.txt
terminal-not-written = { $file } ne peut pas être écrit : { $why }
terminal-not-written-more = { $file } ne peut plus être écrit : { $why }
terminal-saved-in = Enregistré dans { $file }. Pour continuer : rattus play --load { $file }
terminal-saved = Enregistré. Pour continuer : rattus play --load { $file }
terminal-record-in = La partie est écrite dans { $file }.
terminal-save-asked = Enregistrer la partie ? Nomme un fichier, ou appuie sur Entrée pour t’en passer :{ " " }

## Aide

terminal-answering =
    Réponds par le numéro d’un choix, ou tape-le. Les débuts de mots suffisent :
    « { $typed } » est « { $meant } ». Tab complète. Plusieurs réponses à la fois : 1, 1, 4.

      undo, u       reprends ton dernier pas, s’il n’a rien appris à personne
      board, b      dessine encore le plateau
      log [N]       les N dernières choses qui se sont passées
      help, ?       ceci ; help SUJET en dit plus sur un sujet
      save FICHIER  écris la partie ; « rattus play --load FICHIER » continue
      record        la partie par écrit, telle que tu la connais
      quit, q       partir ; tu peux enregistrer avant
terminal-topics = Sujets :
terminal-now = Maintenant : { $text }

## Pourquoi un pas ne peut pas être repris

terminal-undo-nothing = rien n’a encore été joué
terminal-undo-chance = le hasard a parlé : { $step }
terminal-undo-others = le dernier pas est de { $seat } : { $step }
terminal-undo-learned = d’autres en ont appris quelque chose : { $step }

## Le jeu de plateau : titres des choix, choix d’un seul mot

terminal-points-citizens = citoyens
terminal-plague-title-settle = installer
terminal-plague-title-take = prendre une carte
terminal-plague-title-place = placer des citoyens
terminal-plague-title-peasant = le Paysan place
terminal-plague-title-merchant = le Marchand déplace
terminal-plague-title-monk = le Moine déplace un rat
terminal-plague-title-look = la Sorcière regarde
terminal-plague-title-king = le Roi sauve de
terminal-plague-title-courier = le Messager déplace
terminal-plague-title-caravan = la caravane va
terminal-plague-title-nun =
    { $sourceId ->
        [none] nouvelle nonne
       *[other] nonne { $sourceGen } vers
    }
terminal-plague-title-queen = la Reine place
terminal-plague-title-spread = nouveau rat
terminal-plague-title-turn = retourner
terminal-plague-title-plague = déplacer la peste
terminal-plague-swap = échanger les deux rats
terminal-plague-keep = les laisser à leur place
terminal-plague-fury = oui : limites atteintes plus tôt
terminal-plague-calm = non : limites comme elles sont
terminal-plague-end = terminer le tour
terminal-plague-pass = ne plus utiliser de cartes
terminal-plague-from = { $text } (de { $owner })
terminal-plague-stays = { $text } (reste)
terminal-plague-face = { $text } : { $words }.
terminal-plague-ranked =
    { $count ->
        [one] { $place }. { $seat } : { $count } citoyen
       *[other] { $place }. { $seat } : { $count } citoyens
    }
terminal-plague-ranked-haven =
    { $count ->
        [one] { $place }. { $seat } : { $count } citoyen, dont { $safe } au château
       *[other] { $place }. { $seat } : { $count } citoyens, dont { $safe } au château
    }

## Le jeu de plateau : aide

terminal-plague-about =
    Tu es les citoyens d’une couleur. Quand la peste est finie, il faut que les
    tiens soient les plus nombreux en vie, sur le plateau et au château. À ton tour,
    prends une carte, place des citoyens là où il y a des rats, utilise tes cartes,
    le tout si tu veux ; puis déplace la peste vers une région voisine, où elle
    amène de nouveaux rats et tue.
terminal-plague-card = { $card } ({ $class }, { $letter }). { $text }
terminal-plague-not-here = Cette carte n’est pas dans cette partie.
terminal-plague-symbol-citizens = citoyens : deux de { $seat }, un de { $target }
terminal-plague-symbol-rat = un rat, face cachée
terminal-plague-symbol-seen = un rat, face cachée, qu’un autre joueur a regardé
terminal-plague-symbol-face = un rat que tu as regardé : si 2 citoyens ou plus sont là quand il est retourné, M, B et C frappent ; * s’il était là au début
terminal-plague-symbol-plague = la peste est dans cette région
terminal-plague-symbol-lines = voisins par terre ou par mer ; les règles n’en font pas la différence
terminal-plague-symbol-cross = deux lignes qui se croisent : les deux continuent tout droit
terminal-plague-symbol-caravan = la caravane est dans cette région ; { $short } là où il y a peu de place
terminal-plague-symbol-nuns = deux nonnes sont dans cette région : sa population compte deux de moins
terminal-plague-symbol-majority = majorité : tous ceux qui y ont le plus de citoyens en perdent un
terminal-plague-symbol-all = tous : chacun y perd un citoyen
terminal-plague-symbol-other = qui possède une carte de cette classe perd un citoyen : { $classes }
terminal-plague-symbol-other-sign = autre
terminal-plague-symbol-and = et
terminal-plague-symbol-score = citoyens sur le plateau et au château
terminal-plague-symbol-left = citoyens que tu peux encore placer
terminal-plague-symbol-second = le deuxième rat { $regionDat }, depuis la gauche

## Le jeu de cartes. Les cartes s'appellent comme on les tape : monk-4.

terminal-points-points = points
terminal-cartus-title-supply = prends
terminal-cartus-title-look = regarde
terminal-cartus-title-enter = entre
terminal-cartus-title-lay = pose
terminal-cartus-title-target = choisis
terminal-cartus-title-give = donne
terminal-cartus-title-discard = défausse
terminal-cartus-pass = joue une carte Passe, va au bout de la file (tu en as { $count })
terminal-cartus-done = ne plus poser de cartes
terminal-cartus-enough = garder tes cartes
terminal-cartus-supply = { $building } : { $things }
terminal-cartus-supply-no-rats = { $building } : { $things } (tu n’as pas de rats)
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
terminal-cartus-laid = Posé : { $things } = { $influence } influence, { $rats ->
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
terminal-cartus-BuildingTurnedUp = Retournés : { $things }.
terminal-cartus-CardsRevealed = { $seat } montre { $things } : { $influence } influence{ $rats ->
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

terminal-cartus-nuns = La rangée compte { $count ->
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
terminal-cartus-tie = L’égalité va à qui a le moins de rats.
terminal-cartus-more-points = Qui avait plus de points est mort.
terminal-cartus-all-dead = La peste a tué tout le monde : tous ont perdu. { $winners } aurait gagné.
terminal-cartus-fate-alive = en vie
terminal-cartus-fate-dead = mort
terminal-cartus-fate-would-be = aurait gagné
terminal-cartus-source-tracks = pistes
terminal-cartus-source-cards = cartes
terminal-cartus-source-swords = épées
terminal-cartus-source-flutes = flûtes
terminal-cartus-source-passes = passes
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
    [one] { $count } or
   *[other] { $count } ors
}
    .long = prends { terminal-cartus-effect-gold }
terminal-cartus-effect-draw = { terminal-cartus-cards }
    .long = pioche { terminal-cartus-cards }
terminal-cartus-effect-per = { $count ->
    [1] 1 carte par influence
   *[other] 1 carte pour { $count } influence
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
terminal-cartus-effect-toll = { terminal-cartus-cards } des autres
    .long = { terminal-cartus-cards } de tous ceux qui en ont autant
terminal-cartus-effect-safe = à l’abri
    .long = rien, mais à l’abri

terminal-cartus-about =
    Six classes, six pistes. À chaque manche, des bâtiments sont retournés. Chacun
    prend les provisions de l’un d’eux : cartes, rats en moins, regards sur la
    rangée des nonnes. Puis chacun entre dans un bâtiment et pose des cartes face
    cachée. Chaque carte de population ou joker est une influence dans la classe du
    bâtiment, mais chaque carte d’une autre classe apporte un rat. Le plus de cartes
    donne l’action premium, les autres ont l’action standard. Après la dernière
    manche, on compte les pistes. Mais gare à la peste : qui a plus de rats que les
    cinq cartes de la rangée n’ont de nonnes est mort.
terminal-cartus-building = { $building }, { $kind } ({ $person }). Premium : { $premium }. Standard : { $standard }.
terminal-cartus-not-here = Ce bâtiment n’est pas dans cette partie.
terminal-cartus-see = Voir help { $card }.
terminal-cartus-discards =
    Dans la défausse, visible de tous (les nombres sont des nonnes) :
    { $things }

    Quand la pioche est vide, elle devient la nouvelle pioche.
terminal-cartus-discards-nothing = rien

terminal-cartus-phase-setup = Mise en place. Le sort dit qui commence ; chacun reçoit { $hand } cartes et { $rats } rats.
terminal-cartus-phase-buildings = Bâtiments. { $width ->
    [2] Deux
    [3] Trois
   *[other] { $width }
} cartes de bâtiment sont retournées. Si toutes montrent le même bâtiment, la dernière est remplacée.
terminal-cartus-phase-supplies = Provisions. À tour de rôle, chacun choisit une carte de bâtiment et reçoit ce qu’elle fournit : pioche des cartes, se débarrasse de rats, regarde des cartes de la rangée des nonnes. Plusieurs peuvent choisir la même.
terminal-cartus-phase-enter = Entrer. À tour de rôle, chacun entre dans un bâtiment, même si d’autres y sont, et pose autant de cartes face cachée qu’il veut, ou aucune. On peut poser des cartes de population, des jokers, des épées et des flûtes. Une carte Passe te met plutôt au bout de la file.
terminal-cartus-phase-resolve = Résolution, bâtiment par bâtiment depuis la gauche. Toutes les cartes posées là sont retournées : influence, rats ; puis les épées, puis les flûtes ; puis les actions, premium pour le plus de cartes de population et de jokers (égalité : le premier entré), standard pour les autres dans l’ordre d’entrée.{ $seats ->
    [2] {" "}À deux, il n’y a qu’un seul premium par manche : pour le plus de cartes de population et de jokers, où qu’elles soient posées (égalité : le premier entré).
   *[other] {""}
} Puis les cartes posées s’en vont. À la dernière manche, pas d’actions : le premium vaut une influence de plus.
terminal-cartus-phase-plague = La peste. La rangée des nonnes est retournée carte par carte ; qui a plus de rats qu’elle n’a de nonnes est mort.
terminal-cartus-phase-over = La partie est finie.

terminal-cartus-verb-supply = supply N : prends ce que fournit la carte de bâtiment N.
terminal-cartus-verb-look = look N : regarde la carte N de la rangée des nonnes, seul.
terminal-cartus-verb-lay = lay CARD : pose une carte de ta main face cachée là où tu es. undo la reprend, tant que tu n’as pas fini.
terminal-cartus-verb-done = done : tu as posé tout ce que tu voulais, même si ce n’est rien.
terminal-cartus-verb-target = target SEAT : qui doit te donner des cartes (épées) ou reçoit ton rat (flûtes).
terminal-cartus-verb-give = give CARD : une carte de ta main va à qui peut l’exiger ; vous deux seuls la voyez.
terminal-cartus-verb-discard = discard CARD : une carte de ta main s’en va, et un rat avec elle.
terminal-cartus-verb-enough = enough : ne plus rien défausser.

terminal-cartus-scoring-tracks = Sur chaque piste : { $places } points pour le plus d’influence, la deuxième place, et ainsi de suite ; sur une même case, le premier arrivé est devant ; rien sans influence.
terminal-cartus-scoring-hands = Le plus de cartes de population et de jokers en main : { $most } points, { $tied } chacun à égalité. De même pour les épées, les flûtes, les cartes Passe.
terminal-cartus-scoring-gold = Le plus d’or : { $first } points{ $second ->
    [0] {""}
   *[other] , le deuxième { $second }
} ; si plusieurs en ont le plus, ils partagent { $tied }, arrondi à l’inférieur.
terminal-cartus-scoring-tokens = Jetons de victoire : leur valeur ({ $values }).
terminal-cartus-scoring-token = { $count } de { $value }
terminal-cartus-scoring-end = Puis la peste : qui a plus de rats que la rangée n’a de nonnes est mort. Parmi les vivants, le plus de points gagne ; à égalité, le moins de rats, sinon la victoire est partagée. Si tous sont morts, tous ont perdu.

terminal-cartus-symbol-laid = { $seat } est entré là et a posé trois cartes face cachée
terminal-cartus-symbol-laying = { $seat } est entré là et pose des cartes
terminal-cartus-symbol-resolved = le bâtiment qui est en train d’être résolu
terminal-cartus-symbol-premium = l’action pour le plus de cartes de population et de jokers
terminal-cartus-symbol-standard = l’action pour tous les autres présents
terminal-cartus-symbol-people = cartes de la classe { $kind } : une avec quatre nonnes, une sans
terminal-cartus-symbol-joker = deux jokers
terminal-cartus-symbol-influence = influence : { $seat } devant { $target } sur la même case, parce que { $seat } y était le premier. Qui n’est pas nommé n’en a pas.
terminal-cartus-symbol-points = ce que cette colonne rapporte maintenant
terminal-cartus-symbol-unseen = cartes de bâtiment de la classe que personne n’a encore vues
terminal-cartus-symbol-tracks = points de toutes les pistes en l’état
terminal-cartus-symbol-held = cartes d’un joueur, pour ce que tous en savent : aucune à deux
terminal-cartus-symbol-looked = la première carte de la rangée des nonnes : { $target } l’a regardée
terminal-cartus-symbol-known = la deuxième, et tu la connais

## Ce qui est reconstitué

terminal-plague-symbol-marked = reconstitué : aucune règle connue de nous ne le montre ni ne le dit ; help map, help rats et help CARTE en disent plus
terminal-plague-help-map = Les régions en jeu, chacune avec ses voisines :
terminal-plague-help-rats = Les jetons rat de la boîte, * rats de départ ; limite et symboles :
terminal-cartus-symbol-marked = reconstitué : la règle ne le montre ni ne le dit ; help supplies, help tokens et help population en disent plus
terminal-cartus-help-supplies = Chaque bâtiment a une carte avec chacune de ces provisions :
terminal-marked = { $sign } { $text }

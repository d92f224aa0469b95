### Le jeu de cartes : les noms, ce qui s’est passé, ce qui est demandé, ce qu’on peut faire, l’effet des cartes et des bâtiments.

## Bâtiments

building-farm = Ferme
    .nom = la Ferme
    .acc = la Ferme
    .dat = à la Ferme
    .gen = de la Ferme
building-brewery = Brasserie
    .nom = la Brasserie
    .acc = la Brasserie
    .dat = à la Brasserie
    .gen = de la Brasserie
building-marketplace = Marché
    .nom = le Marché
    .acc = le Marché
    .dat = au Marché
    .gen = du Marché
building-office = Comptoir
    .nom = le Comptoir
    .acc = le Comptoir
    .dat = au Comptoir
    .gen = du Comptoir
building-monastery = Monastère
    .nom = le Monastère
    .acc = le Monastère
    .dat = au Monastère
    .gen = du Monastère
building-hospital = Hôpital
    .nom = l’Hôpital
    .acc = l’Hôpital
    .dat = à l’Hôpital
    .gen = de l’Hôpital
building-castle = Château fort
    .nom = le Château fort
    .acc = le Château fort
    .dat = au Château fort
    .gen = du Château fort
building-guard-tower = Tour de guet
    .nom = la Tour de guet
    .acc = la Tour de guet
    .dat = à la Tour de guet
    .gen = de la Tour de guet
building-pied-pipers-hut = Cabane du charmeur de rats
    .nom = la Cabane du charmeur de rats
    .acc = la Cabane du charmeur de rats
    .dat = à la Cabane du charmeur de rats
    .gen = de la Cabane du charmeur de rats
building-fortune-tellers-tent = Tente de la voyante
    .nom = la Tente de la voyante
    .acc = la Tente de la voyante
    .dat = à la Tente de la voyante
    .gen = de la Tente de la voyante
building-palace = Palais
    .nom = le Palais
    .acc = le Palais
    .dat = au Palais
    .gen = du Palais
building-treasury = Trésorerie
    .nom = la Trésorerie
    .acc = la Trésorerie
    .dat = à la Trésorerie
    .gen = de la Trésorerie

## L’effet des bâtiments : l’action premium, l’action standard, et leurs particularités

cartus-premium = Premium
cartus-standard = Standard

building-farm-rule = Premium : { building-farm-rule.premium }. Standard : { building-farm-rule.standard }.
    .premium = pioche 4 cartes
    .standard = pioche 2 cartes
building-brewery-rule = Premium : { building-brewery-rule.premium }. Standard : { building-brewery-rule.standard }. { building-brewery-rule.note }
    .premium = pioche une carte par point d’influence gagné
    .standard = pioche une carte pour 2 points d’influence gagnés
    .note = Seuls comptent les points d’influence rapportés par tes cartes posées pendant cette manche ; on arrondit à l’inférieur.
building-marketplace-rule = Premium : { building-marketplace-rule.premium }. Standard : { building-marketplace-rule.standard }.
    .premium = prends 2 jokers
    .standard = prends 1 joker
building-office-rule = Premium : { building-office-rule.premium }. Standard : { building-office-rule.standard }.
    .premium = prends 2 cartes Passe
    .standard = prends 1 carte Passe
building-monastery-rule = Premium : { building-monastery-rule.premium }. Standard : { building-monastery-rule.standard }.
    .premium = débarrasse-toi de 2 rats
    .standard = débarrasse-toi d’un rat
building-hospital-rule = Premium : { building-hospital-rule.premium }. Standard : { building-hospital-rule.standard }. { building-hospital-rule.note }
    .premium = débarrasse-toi d’un rat, et de 3 autres au plus contre une carte chacun
    .standard = débarrasse-toi de 2 rats au plus, contre une carte chacun
    .note = Tu défausses les cartes de ta main que tu veux, même spéciales, une par une, et tu t’arrêtes quand tu veux.
building-castle-rule = Premium : { building-castle-rule.premium }. Standard : { building-castle-rule.standard }.
    .premium = prends 2 épées
    .standard = prends 1 épée
building-guard-tower-rule = Premium : { building-guard-tower-rule.premium }. Standard : { building-guard-tower-rule.standard }. { building-guard-tower-rule.note }
    .premium = reçois 3 cartes de chaque joueur qui en a au moins autant que toi en main
    .standard = rien, mais tu es à l’abri
    .note = Un joueur entré dans une Tour de guet pendant cette manche ne donne rien. Les autres choisissent ce qu’ils donnent ; avec moins de 3 cartes, ils les donnent toutes.
building-pied-pipers-hut-rule = Premium : { building-pied-pipers-hut-rule.premium }. Standard : { building-pied-pipers-hut-rule.standard }.
    .premium = prends 2 flûtes
    .standard = prends 1 flûte
building-fortune-tellers-tent-rule = Premium : { building-fortune-tellers-tent-rule.premium }. Standard : { building-fortune-tellers-tent-rule.standard }. { building-fortune-tellers-tent-rule.note }
    .premium = regarde 2 cartes de la rangée des nonnes
    .standard = regarde 1 carte de la rangée des nonnes
    .note = Tu choisis parmi les cartes que tu n’as pas encore vues ; personne d’autre ne les voit.
building-palace-rule = Premium : { building-palace-rule.premium }. Standard : { building-palace-rule.standard }. { building-palace-rule.note }
    .premium = pioche 2 jetons de victoire
    .standard = pioche 1 jeton de victoire
    .note = Ils valent de 1 à 3 points ; personne d’autre ne connaît les tiens.
building-treasury-rule = Premium : { building-treasury-rule.premium }. Standard : { building-treasury-rule.standard }.
    .premium = prends 2 cartes Or
    .standard = prends 1 carte Or

## Provisions

supply-4-cards = 4 cartes
supply-2-cards-1-rat = 2 cartes, 1 rat en moins
supply-2-cards-1-look = 2 cartes, 1 regard
supply-2-rats = 2 rats en moins
supply-1-rat-1-look = 1 rat en moins, 1 regard

supply-4-cards-rule = Pioche 4 cartes de population.
supply-2-cards-1-rat-rule = Pioche 2 cartes de population, puis débarrasse-toi d’un rat.
supply-2-cards-1-look-rule = Pioche 2 cartes de population, puis regarde une carte de la rangée des nonnes.
supply-2-rats-rule = Débarrasse-toi de 2 rats.
supply-1-rat-1-look-rule = Débarrasse-toi d’un rat, puis regarde une carte de la rangée des nonnes.

## Cartes. Les noms des Classes et de leurs gens sont dans common.ftl.

card-joker = joker
    .nom = un joker
    .acc = un joker
    .dat = à un joker
    .gen = d’un joker
    .many = jokers
card-sword = épée
    .nom = une épée
    .acc = une épée
    .dat = à une épée
    .gen = d’une épée
    .many = épées
card-flute = flûte
    .nom = une flûte
    .acc = une flûte
    .dat = à une flûte
    .gen = d’une flûte
    .many = flûtes
card-pass = carte Passe
    .nom = une carte Passe
    .acc = une carte Passe
    .dat = à une carte Passe
    .gen = d’une carte Passe
    .many = cartes Passe
card-gold = carte Or
    .nom = une carte Or
    .acc = une carte Or
    .dat = à une carte Or
    .gen = d’une carte Or
    .many = cartes Or

card-population-rule = Une carte de population montre une personne d’une Classe et 0 à 4 nonnes. Posée dans un bâtiment, elle rapporte 1 point d’influence dans la Classe du bâtiment, quelle que soit la sienne ; mais si elle est d’une autre Classe, elle apporte aussi un rat. Ses nonnes ne comptent que dans la rangée des nonnes.
card-joker-rule = Un joker se pose comme une carte de population et rapporte 1 point d’influence, mais n’apporte jamais de rat. À la fin, il compte avec tes cartes de population.
card-sword-rule = Se pose face cachée avec les autres cartes. Celui qui a posé le plus d’épées dans un bâtiment (à égalité, le premier entré) reçoit la moitié, arrondie à l’inférieur, de la main de celui qui en a posé le moins ; celui qui donne choisit les cartes. Si tous en ont posé autant, il ne se passe rien.
card-flute-rule = Se pose face cachée avec les autres cartes. Celui qui a posé le plus de flûtes dans un bâtiment (à égalité, le premier entré) envoie un rat à celui qui en a posé le moins. Si tous en ont posé autant, il ne se passe rien.
card-pass-rule = Se joue au lieu d’entrer dans un bâtiment : tu vas au bout de la file et vois d’abord ce que font les autres. Elle ne se pose pas.
card-gold-rule = Une carte Or ne se pose pas ; tu la gardes en main, à portée des épées. À la fin, le plus de cartes Or rapporte des points.
card-token-rule = Un jeton de victoire se pioche à l’aveugle et vaut 1, 2 ou 3 points à la fin. Personne d’autre ne connaît la valeur des tiens.
card-rats-rule = Chacun commence avec 10 rats. Celui qui a, à la fin, plus de rats que la rangée des nonnes n’a de nonnes est mort et ne peut pas gagner.
card-nun-row-rule = Cinq cartes de population qui restent face cachée jusqu’à la fin. Avec autant de rats qu’elles ont de nonnes en tout, on survit tout juste.

## Ce qu’un joueur est devenu

cartus-fate-alive = en vie
cartus-fate-dead = mort
cartus-fate-would-be = mort, aurait gagné

## Ce qui s’est passé

cartus-StartSeatDrawn = { $seat } est premier joueur.
cartus-BuildingChosen = { $building } : ce bâtiment est dans la partie.
    .short = En jeu : { $building }.
cartus-CardDealt = { $cardId ->
    [hidden] { $seat } pioche une carte.
   *[other] { $seat } pioche { $cardAcc }.
}
cartus-DeckRefilled = La pioche était vide : { $count ->
    [one] { $count } carte défaussée forme
   *[other] { $count } cartes défaussées forment
} la nouvelle pioche.
    .short = Les défausses forment la nouvelle pioche.
cartus-RoundBegan = Manche { $round }, { $start } commence
cartus-BuildingTurnedUp = Bâtiment { $place } : { $building } ({ $supply }).
cartus-BuildingReplaced = Ils sont tous identiques : la dernière carte ({ $building }) est remplacée.
    .short = { $building } : la dernière est remplacée.
cartus-LastRoundBegan = C’est la dernière manche : pas d’actions ; à la place de l’action premium, on gagne un point d’influence de plus.
    .short = La dernière manche : pas d’actions.
cartus-SupplyChosen = { $seat } prend les provisions { $buildingGen } ({ $place }) : { $supply }.
    .short = { $seat } prend : { $supply }.
cartus-RatsTakenOff = { $seat } se débarrasse de { $count ->
    [one] { $count } rat
   *[other] { $count } rats
}.
cartus-RowLookedAt = { $cardId ->
    [hidden] { $seat } regarde la carte { $spot } de la rangée des nonnes.
   *[other] { $seat } regarde la carte { $spot } de la rangée des nonnes : { $card }.
}
    .short = { $seat } regarde la carte { $spot } des nonnes.
cartus-Passed = { $seat } joue une carte Passe et va au bout de la file.
cartus-Entered = { $seat } entre dans { $buildingAcc } ({ $place }).
cartus-CardLaid = { $cardId ->
    [hidden] { $seat } pose une carte face cachée.
   *[other] { $seat } pose { $cardAcc }, face cachée.
}
cartus-LayingEnded = { $count ->
    [0] { $seat } ne pose pas de carte.
    [one] { $seat } a posé { $count } carte.
   *[other] { $seat } a posé { $count } cartes.
}
cartus-CardsRevealed = { $cardsCount ->
    [0] { $seat } n’y a pas de carte.
   *[other] { $seat } montre { $cards } : { $influence ->
        [one] { $influence } point d’influence
       *[other] { $influence } points d’influence
    }{ $rats ->
        [0] {""}
        [one] {" "}et { $rats } rat
       *[other] {" "}et { $rats } rats
    }.
}
    .short = { $seat } : influence { $influence }, { $rats ->
        [one] { $rats } rat
       *[other] { $rats } rats
    }.
cartus-SwordsDecided = { $count ->
    [0] { $seat } a le plus d’épées, mais { $target } a moins de deux cartes et n’en donne aucune.
    [one] { $seat } a le plus d’épées : { $target } doit donner { $count } carte.
   *[other] { $seat } a le plus d’épées : { $target } doit donner { $count } cartes.
}
    .short = Épées : { $target } donne { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } à { $seat }.
cartus-TributeDemanded = { $count ->
    [one] { $seat } exige { $count } carte de { $target }.
   *[other] { $seat } exige { $count } cartes de { $target }.
}
cartus-CardGiven = { $cardId ->
    [hidden] { $seat } donne une carte à { $target }.
   *[other] { $seat } donne { $cardAcc } à { $target }.
}
cartus-RatSent = { $seat } a le plus de flûtes : { $count ->
    [one] un rat va
   *[other] { $count } rats vont
} chez { $target }.
cartus-ActionTaken = { $premium ->
    [yes] { $seat } fait l’action premium { $buildingGen }.
   *[no] { $seat } fait l’action standard { $buildingGen }.
}
    .short = { $premium ->
        [yes] { $seat } : action premium.
       *[no] { $seat } : action standard.
    }
cartus-CardsTaken = { $seat } prend { $cardId ->
    [joker] { $count ->
        [one] { $count } joker
       *[other] { $count } jokers
    }
    [sword] { $count ->
        [one] { $count } épée
       *[other] { $count } épées
    }
    [flute] { $count ->
        [one] { $count } flûte
       *[other] { $count } flûtes
    }
    [pass] { $count ->
        [one] { $count } carte Passe
       *[other] { $count } cartes Passe
    }
   *[gold] { $count ->
        [one] { $count } carte Or
       *[other] { $count } cartes Or
    }
}.
cartus-CardDiscarded = { $seat } défausse { $cardAcc } et se débarrasse de { $rats ->
    [one] { $rats } rat
   *[other] { $rats } rats
}.
    .short = { $seat } défausse { $cardAcc }.
cartus-TokenDrawn = { $value ->
    [none] { $seat } pioche un jeton de victoire.
    [one] { $seat } pioche un jeton de victoire : { $value } point.
   *[other] { $seat } pioche un jeton de victoire : { $value } points.
}
cartus-InfluenceWon = { $influence ->
    [0] { $seat } avait droit à l’action premium, mais se trouve déjà au bout de la piste ({ $kind }).
    [one] { $seat } avait droit à l’action premium : { $influence } point d’influence de plus ({ $kind }).
   *[other] { $seat } avait droit à l’action premium : { $influence } points d’influence de plus ({ $kind }).
}
    .short = { $seat } : influence +{ $influence } ({ $kind }).
cartus-PlagueCame = La Peste arrive, et la rangée des nonnes est retournée.
cartus-RowTurnedUp = La carte { $spot } de la rangée des nonnes est { $cardNom }.
cartus-GameEnded = La rangée des nonnes compte { $nuns ->
    [one] { $nuns } nonne
   *[other] { $nuns } nonnes
}. { $winnersCount ->
    [0] La Peste a tué tout le monde : tous ont perdu.
   *[one] { $winners } gagne.
    [other] { $winners } se partagent la victoire.
}

## Ce qui est demandé

cartus-ask-supply = Prends les provisions d’un bâtiment. Tu pourras entrer ensuite dans un autre.
    .short = Prends les provisions d’un bâtiment.
cartus-ask-look = Regarde une carte de la rangée des nonnes ; personne d’autre ne la verra.{ $count ->
    [1] {""}
   *[other] {" "}Encore { $count } regards.
}
    .short = Regarde une carte de la rangée des nonnes.{ $count ->
        [1] {""}
       *[other] {" "}Encore { $count }.
    }
cartus-ask-enter = Entre dans un bâtiment et poses-y des cartes. Celui qui y pose le plus de cartes de population et de jokers a l’action premium.
    .short = Entre dans un bâtiment et poses-y des cartes.
cartus-ask-enter-of-two = Entre dans un bâtiment et poses-y des cartes. Celui qui pose le plus de cartes de population et de jokers pendant cette manche a l’action premium.
    .short = Entre dans un bâtiment et poses-y des cartes.
cartus-ask-enter-last = Dernière manche : entre dans un bâtiment et poses-y des cartes. Celui qui y pose le plus de cartes de population et de jokers gagne un point d’influence de plus.
    .short = Dernière manche : entre et pose des cartes.
cartus-ask-lay = { $building } : pose des cartes face cachée. Chaque carte de population et chaque joker rapporte 1 point d’influence ({ $kind }), mais une personne d’une autre Classe apporte un rat.{ $count ->
   *[0] {""}
    [one] { cartus-laid-so-far }
    [other] { cartus-laid-so-far }
}
    .short =
        { $count ->
            [0] 1 point d’influence par carte ; autre Classe : 1 rat.
           *[other] Déjà { $influence ->
                [one] { $influence } point
               *[other] { $influence } points
            } d’influence et { $rats ->
                [one] { $rats } rat
               *[other] { $rats } rats
            }.
        }
cartus-laid-so-far = {" "}Pour l’instant : { $influence ->
    [one] { $influence } point d’influence
   *[other] { $influence } points d’influence
}, { $rats ->
    [one] { $rats } rat
   *[other] { $rats } rats
}.
cartus-ask-swords = Tu as le plus d’épées : qui te donne la moitié de sa main ?
    .short = Le plus d’épées : qui te donne la moitié de sa main ?
cartus-ask-flutes = Tu as le plus de flûtes : qui reçoit un de tes rats ?
    .short = Le plus de flûtes : qui reçoit un de tes rats ?
cartus-ask-give = { $receiver } a le plus d’épées : donne { $count ->
    [one] une carte
   *[other] { $count } cartes
} de ton choix.
    .short = { $receiver } a le plus d’épées : donne { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
cartus-ask-tribute = { $receiver } exige un tribut : donne { $count ->
    [one] une carte
   *[other] { $count } cartes
} de ton choix.
    .short = { $receiver } exige un tribut : donne { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
cartus-ask-discard = { $building } : défausse une carte pour te débarrasser d’un rat, { $count } fois au plus ; ou est-ce assez ?
    .short = Défausser contre un rat ? Au plus { $count } fois.

## Ce qu’on peut faire

cartus-step-supply = Prendre les provisions du bâtiment { $number }
    .named = Prendre les provisions { $buildingGen } : { $supply }
cartus-step-look = Regarder la carte { $number } de la rangée des nonnes
cartus-step-enter = Entrer dans le bâtiment { $number }
    .named = Entrer dans { $buildingAcc }
cartus-step-pass = Jouer une carte Passe et aller au bout de la file
cartus-step-lay = Poser { $cardAcc }
cartus-step-done = Ne plus poser de carte
    .short = C’est tout
cartus-step-target = Choisir { $seat }
cartus-step-give = Donner { $cardAcc }
cartus-step-discard = Défausser { $cardAcc }
cartus-step-enough = Garder tes cartes

## Phases

cartus-phase-setup = Mise en place
cartus-phase-buildings = Bâtiments
cartus-phase-supplies = Provisions
cartus-phase-enter = Entrer et poser
cartus-phase-resolve = Résolution
cartus-phase-plague = La Peste
cartus-phase-over = Fin de la partie

## Avant un coup qui mérite réflexion

cartus-care-look = Un regard ne s’annule pas.
cartus-care-show = D’autres voient cette carte ; cela ne s’annule pas.
cartus-care-left = Tu n’as posé aucune carte. Encore possible : { $what }.

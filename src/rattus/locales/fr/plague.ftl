# Les mots du jeu de plateau, pour le terminal et le navigateur.

## Là où les cubes sont en sécurité jusqu’à la fin

haven = Château
    .nom = le Château

## Ce qui s’est passé : un message par événement, avec ses champs

plague-StartSeatDrawn = { $seat } commence.
plague-PlaguePlaced =
    { $seatId ->
        [none] La Peste se déclare { $regionDat }.
       *[other] { $seat } place l’emblème de la Peste { $regionDat }.
    }
plague-CaravanPlaced = La caravane part { $regionGen }.
plague-Settled =
    { $count ->
        [one] { $seat } place { $count } cube { $regionDat }.
       *[other] { $seat } place { $count } cubes { $regionDat }.
    }
plague-TurnBegan = Tour { $turn } : { $seat }
plague-CardTaken =
    { $ownerId ->
        [none] { $seat } prend { $cardAcc }.
       *[other] { $seat } prend { $cardAcc } à { $owner }.
    }
plague-CitizensPlaced =
    { $cardId ->
        [none]
            { $count ->
                [one] { $seat } place { $count } cube { $regionDat }.
               *[other] { $seat } place { $count } cubes { $regionDat }.
            }
        [serf]
            { $count ->
                [one] Grâce au Serf, { $seat } gagne { $count } cube { $regionDat }.
               *[other] Grâce au Serf, { $seat } gagne { $count } cubes { $regionDat }.
            }
       *[other]
            { $count ->
                [one] { $seat } place { $count } cube { $regionDat } avec { $cardAcc }.
               *[other] { $seat } place { $count } cubes { $regionDat } avec { $cardAcc }.
            }
    }
plague-CitizensMoved =
    { $count ->
        [one] Avec { $cardAcc }, { $seat } déplace { $count } cube { $sourceGen } { $toDat }.
       *[other] Avec { $cardAcc }, { $seat } déplace { $count } cubes { $sourceGen } { $toDat }.
    }
plague-CitizenSaved = Avec { $cardAcc }, { $seat } met au Château un cube venu { $regionGen }.
plague-CardUsed = { $seat } utilise { $cardAcc } : { $words }.
plague-RatMoved = Avec { $cardAcc }, { $seat } déplace le rat { $slot } { $sourceGen } { $toDat }.
plague-RatLookedAt =
    { $face ->
        [hidden] { $seat } regarde le rat { $slot } { $regionDat }.
       *[other] { $seat } regarde le rat { $slot } { $regionDat }. Il montre { $face }.
    }
plague-RatsSwapped = { $seat } intervertit le rat { $slot } { $regionDat } et le rat { $other_slot } { $otherDat }.
plague-RatsKept = { $seat } laisse les deux rats à leur place.
plague-CaravanMoved =
    { $count ->
        [0] { $seat } conduit la caravane { $sourceGen } { $toDat }, mais il ne reste aucun cube à y placer.
        [one] { $seat } conduit la caravane { $sourceGen } { $toDat } ; { $count } cube y est placé.
       *[other] { $seat } conduit la caravane { $sourceGen } { $toDat } ; { $count } cubes y sont placés.
    }
plague-NunPlaced =
    { $sourceId ->
        [none] { $seat } envoie une nonne { $regionDat }.
       *[other] { $seat } envoie une nonne { $sourceGen } { $regionDat }.
    }
plague-PlagueMoved =
    { $spread ->
        [0] { $seat } déplace la Peste { $sourceGen } { $toDat }.
        [one] { $seat } déplace la Peste { $sourceGen } { $toDat }. { $spread } nouveau rat va arriver.
       *[other] { $seat } déplace la Peste { $sourceGen } { $toDat }. { $spread } nouveaux rats vont arriver.
    }
plague-PlagueStayed = { $seat } laisse la Peste { $toDat }.
plague-RatSpread = { $seat } place un nouveau rat { $regionDat }.
plague-SpreadLost =
    { $supply_empty ->
        [yes]
            { $count ->
                [one] { $count } nouveau rat ne peut pas être placé : la réserve de rats est épuisée.
               *[other] { $count } nouveaux rats ne peuvent pas être placés : la réserve de rats est épuisée.
            }
       *[no]
            { $count ->
                [one] { $count } nouveau rat ne peut pas être placé : toutes les régions voisines sont pleines.
               *[other] { $count } nouveaux rats ne peuvent pas être placés : toutes les régions voisines sont pleines.
            }
    }
plague-PlagueRaged =
    { $rages ->
        [yes] { $seat } laisse la Peste faire rage : les limites sont atteintes avec deux cubes de moins.
       *[no] { $seat } ne laisse pas la Peste faire rage.
    }
plague-RatTurned =
    { $outbreak ->
        [yes] Un rat { $regionDat } montre { $face } : la population compte { $population }, la limite est { $limit } – contamination !
       *[no] Un rat { $regionDat } montre { $face } : la population compte { $population }, moins que la limite de { $limit } – il ne se passe rien.
    }
plague-CitizensLost =
    { $cause ->
        [majority]
            { $count ->
                [one] { $seat } perd { $count } cube { $regionDat } (majorité sur place).
               *[other] { $seat } perd { $count } cubes { $regionDat } (majorité sur place).
            }
        [symbol]
            { $count ->
                [one] { $seat } perd { $count } cube { $regionDat } (possède { $cardAcc }).
               *[other] { $seat } perd { $count } cubes { $regionDat } (possède { $cardAcc }).
            }
       *[all]
            { $count ->
                [one] { $seat } perd { $count } cube { $regionDat } (tous sur place).
               *[other] { $seat } perd { $count } cubes { $regionDat } (tous sur place).
            }
    }
plague-NobodyDied = La contamination { $regionDat } ne touche personne.
plague-EndTriggered =
    { $reason ->
        [supply] La réserve de rats est épuisée : cela déclenche la fin de la partie.
        [reserve] { $seat } a placé tous ses cubes : cela déclenche la fin de la partie.
       *[turn_limit] Le dernier tour permis est joué : cela déclenche la fin de la partie.
    }
plague-LastRoundBegan = La dernière manche commence par { $seat } : chaque carte peut servir encore une fois.
plague-Passed = { $seat } passe.
plague-FinalRavageBegan = La Peste ravage toutes les régions une dernière fois.
plague-GameEnded = La partie est finie.

plague-winner =
    { $count ->
        [one] { $seat } gagne avec { $count } cube, devant { $others }.
       *[other] { $seat } gagne avec { $count } cubes, devant { $others }.
    }
plague-tie = À égalité, c’est celui dont le tour serait venu ensuite qui l’emporte.

## Ce que montre un rat, et pourquoi des cubes meurent

face-words =
    { $limit ->
        [one] à partir de { $limit } cube sur place, il frappe { $struck }
       *[other] à partir de { $limit } cubes sur place, il frappe { $struck }
    }
plague-cause-majority = majorité sur place
plague-cause-symbol = possède une carte de cette Classe
plague-cause-all = tous sur place

## Ce qui est demandé

plague-ask-setup = Où places-tu l’emblème de la Peste ?
plague-ask-settle = Place deux cubes dans une région.
plague-ask-action = Fais tes actions dans l’ordre que tu veux ; toutes sont facultatives. Déplacer la Peste y met fin.
    .short = Agis dans l’ordre voulu ; la Peste en dernier.
plague-ask-action-plague = Il ne reste qu’à déplacer la Peste ; cela termine tes actions.
    .short = Il ne reste qu’à déplacer la Peste.
plague-ask-look = La Sorcière : regarder un autre rat, ou est-ce assez ?
    .short = Regarder un autre rat, ou est-ce assez ?
plague-ask-swap = La Sorcière : intervertir le rat { $slot } { $regionDat } ({ $face }) et le rat { $other_slot } { $otherDat } ({ $other_face }) ?
    .short = Intervertir les rats : { $region } { $slot } et { $other } { $other_slot } ?
plague-ask-courier =
    { $count ->
        [one] Le Messager : encore { $count } déplacement, ou est-ce assez ?
       *[other] Le Messager : encore { $count } déplacements, ou est-ce assez ?
    }
plague-ask-caravan = Le Caravanier : la caravane part { $caravanGen } ; où va-t-elle ?
    .short = La caravane part { $caravanGen } : où va-t-elle ?
plague-ask-nun =
    { $count ->
        [one] La Nonne : poser ou déplacer encore { $count } nonne, ou est-ce assez ?
       *[other] La Nonne : poser ou déplacer encore { $count } nonnes au plus, ou est-ce assez ?
    }
    .short =
        { $count ->
            [one] Pose ou déplace encore { $count } nonne.
           *[other] Pose ou déplace encore { $count } nonnes au plus.
        }
plague-ask-spread =
    { $count ->
        [one] { $count } nouveau rat de la réserve : dans quelle région voisine de la Peste ?
       *[other] { $count } nouveaux rats de la réserve : dans quelle région voisine de la Peste va le prochain ?
    }
    .short =
        { $count ->
            [one] { $count } nouveau rat : dans quelle région voisine ?
           *[other] { $count } nouveaux rats : dans quelle région voisine ?
        }
plague-ask-extra =
    { $count ->
        [one] Le Soldat : encore { $count } rat à côté de la Peste, ou est-ce assez ?
       *[other] Le Soldat : encore { $count } rats à côté de la Peste, ou est-ce assez ?
    }
    .short =
        { $count ->
            [one] Soldat : encore { $count } rat à côté de la Peste ?
           *[other] Soldat : encore { $count } rats à côté de la Peste ?
        }
plague-ask-fury = Le Chevalier : laisser la Peste faire rage, pour que les limites soient atteintes avec deux cubes de moins ?
    .short = Faire rage ? Limites atteintes avec 2 cubes de moins.
plague-ask-ravage = La Peste ravage { $regionAcc }, et tu distingues les rats qui s’y trouvent : lequel est retourné ensuite ?
    .short = { $region } : quel rat est retourné ?
plague-ask-final = Ravage final { $regionDat } : quel rat est retourné ensuite ?
    .short = { $region } : quel rat est retourné ?
plague-ask-after = La Peste est passée. Utilise une carte permise maintenant, ou termine ton tour.
    .short = Utilise une carte permise, ou termine ton tour.
plague-ask-last = La dernière manche : utilise encore une fois, si tu veux, chacune de tes cartes, puis passe.
    .short = Dernière manche : tes cartes une fois, puis passe.
plague-ask-over = La partie est finie.

## Ce que l’on peut faire : un message par verbe

plague-step-start = { $seat } commence
plague-step-rat = Le rat { $slot } { $regionDat } montre { $card }
plague-step-settle = Placer deux cubes { $regionDat }
plague-step-take = Prendre { $cardAcc }
plague-step-place =
    { $number ->
        [none] Placer des cubes { $regionDat }
        [one] Placer { $number } cube { $regionDat }
       *[other] Placer { $number } cubes { $regionDat }
    }
plague-step-peasant = Paysan : placer un cube { $regionDat }
plague-step-merchant =
    { $number ->
        [one] Marchand : déplacer { $number } cube { $regionGen } { $toDat }
       *[other] Marchand : déplacer { $number } cubes { $regionGen } { $toDat }
    }
plague-step-monk =
    { $slot ->
        [none] Moine : déplacer un rat { $regionGen } { $toDat }
       *[other] Moine : déplacer le rat { $slot } { $regionGen } { $toDat }
    }
plague-step-look = Sorcière : regarder le rat { $slot } { $regionDat }
plague-step-swap = Sorcière : intervertir les deux rats
    .short = Intervertir
plague-step-keep = Sorcière : laisser les deux rats à leur place
    .short = Laisser
plague-step-enough = C’est assez
plague-step-king = Roi : mettre au Château un cube venu { $regionGen }
plague-step-courier = Messager : déplacer un cube { $regionGen } { $toDat }
plague-step-caravan = Caravanier : conduire la caravane { $regionDat }
plague-step-nun =
    { $toId ->
        [none] Nonne : envoyer une nonne { $regionDat }
       *[other] Nonne : déplacer une nonne { $regionGen } { $toDat }
    }
plague-step-queen = Reine : placer deux cubes { $regionDat }
plague-step-spread = Nouveau rat { $regionDat }
plague-step-fury = Oui, la Peste fait rage
    .short = Faire rage
plague-step-calm = Non, les limites restent comme elles sont
    .short = Rester calme
plague-step-turn = Retourner le rat { $slot } { $regionDat }
plague-step-plague = Déplacer la Peste { $regionDat }
plague-step-end = Terminer le tour
plague-step-pass = Passer : ne plus utiliser de carte
    .short = Passer

plague-enough-look = pas de second regard
plague-enough-courier = plus de déplacement
plague-enough-nun = plus de nonne
plague-enough-spread = plus de rat

## Phases : un nom court, et ce qui s’y passe

plague-phase-setup = Mise en place
    .about = On fixe qui commence et où la Peste se déclare ; il y a un rat dans chaque région.
plague-phase-settle = Premiers cubes
    .about =
        { $rounds ->
            [1] Dans le sens des aiguilles d’une montre, chacun place deux cubes dans une région.
            [3] Dans le sens des aiguilles d’une montre, chacun place deux cubes dans une région ; puis deux autres en sens inverse ; puis les deux derniers, de nouveau dans le premier sens.
           *[other] Dans le sens des aiguilles d’une montre, chacun place deux cubes dans une région ; puis deux autres en sens inverse.
        }
plague-phase-action = Actions
    .about = Dans l’ordre que tu veux, chacune une fois au plus et seulement si tu veux : prends une carte ; place des cubes dans une région, autant qu’il y a de rats ; utilise chacune de tes cartes. Ensuite, déplace la Peste.
plague-phase-look = La Sorcière regarde
    .about = Personne d’autre que toi ne voit la face.
plague-phase-swap = La Sorcière intervertit
    .about = La Sorcière peut intervertir les deux rats qu’elle a regardés ; ce que l’on sait d’eux les suit.
plague-phase-courier = Le Messager continue
    .about = Jusqu’à trois déplacements, chacun d’un cube vers une région voisine.
plague-phase-caravan = La caravane continue
    .about = La caravane fait ses deux déplacements, et chacun amène un cube de la réserve.
plague-phase-nun = La Nonne continue
    .about = Jusqu’à trois nonnes sont posées ou déplacées, chacune dans n’importe quelle région.
plague-phase-spread = Propagation
    .about =
        { $extra ->
            [yes] La Peste s’est déplacée. Un rat dans la région infectée en amène un nouveau, deux ou trois en amènent deux, dans des régions voisines qui ont moins de trois rats. Le Soldat, si tu le possèdes, peut en ajouter un.
           *[no] La Peste s’est déplacée. Un rat dans la région infectée en amène un nouveau, deux ou trois en amènent deux, dans des régions voisines qui ont moins de trois rats.
        }
plague-phase-fury = Le Chevalier
    .about = Tu peux laisser la Peste faire rage : pendant ce ravage, les limites sont atteintes avec deux cubes de moins.
plague-phase-ravage = Ravage
    .about = Dans la région infectée, les rats sont retournés un par un, tant qu’il y a un rat et un cube. S’il y a au moins autant de cubes que la limite du rat, ses symboles frappent. Puis le rat est retiré du jeu.
plague-phase-after = Après la Peste
    .about = Selon certains livrets de règles, quelques cartes peuvent encore servir maintenant.
plague-phase-last = Dernière manche
    .about = Tous, sauf celui qui a déclenché la fin, peuvent utiliser encore une fois chaque carte.
plague-phase-final = Ravage final
    .about = Tous les rats de toutes les régions sont retournés. Puis on compte les cubes sur le plateau et au Château ; à égalité, c’est celui dont le tour serait venu ensuite qui l’emporte.
plague-phase-over = Fin
    .about = La partie est finie.

## Ce que font les cartes. $game est l’édition, $steps la distance de la Peste avec le Chevalier ; les deux peuvent manquer

card-peasant-rule = Quand tu places des cubes, tu peux en placer un de plus qu’il n’y a de rats ; donc un même là où il n’y a pas de rat. À la dernière manche : place un cube dans la région de ton choix.
card-merchant-rule = Déplace un à trois de tes cubes d’une région vers une région voisine.
card-monk-rule = Déplace le rat de ton choix vers une région voisine qui en a moins de trois.
card-knight-rule =
    La Peste se déplace { $steps ->
        [1] d’une région
        [3] d’une à trois régions
       *[other] d’une ou deux régions
    }, et avant que le premier rat soit retourné tu peux { $game ->
        [bigbox] baisser toutes les limites de deux
       *[other] la faire compter pour deux cubes supplémentaires
    }, pour augmenter le risque de contamination. À la dernière manche : déplace la Peste { $steps ->
        [1] d’une région
        [3] de trois régions au plus
       *[other] de deux régions au plus
    }, ou laisse-la ; { $game ->
        [bigbox] cette région est ravagée aussitôt, avec des limites baissées de deux
       *[other] là où elle se trouve à la fin, elle compte pour deux cubes
    }.
card-witch-rule = Regarde un rat de ton choix, puis un autre si tu veux ; s’ils sont dans des régions différentes, tu peux les intervertir. Ce que tu as vu reste indiqué sur ton plateau ; les autres ne le voient pas.
card-king-rule = Mets au Château un de tes cubes pris dans une région sans rat : il y est en sécurité jusqu’à la fin de la partie et compte dans le décompte.
card-courier-rule = Déplace un de tes cubes vers une région voisine, jusqu’à trois fois : des cubes différents, ou encore le même.
card-caravanner-rule = Conduis la caravane dans une région voisine, puis dans une autre, ou de retour d’où elle vient. Chaque fois, un cube de ta réserve est placé là où elle arrive. Avec une réserve vide, tu ne peux pas l’utiliser.
card-queen-rule = Si ton plus grand domaine est plus grand que celui de chacun des autres : quand tu places des cubes, tu peux en placer deux de plus qu’il n’y a de rats ; donc deux même là où il n’y a pas de rat. Un domaine, c’est un ensemble de régions voisines où tu as partout un cube ; c’est le nombre de régions qui compte. À la dernière manche, à la même condition : place deux cubes dans la région de ton choix.
card-serf-rule =
    Quand tu déplaces la Peste : après chaque rat qui tue des cubes d’autres joueurs, un cube de ta réserve est placé dans cette région. À la dernière manche : déplace la Peste d’une région, ou laisse-la ; { $game ->
        [rattus] elle ravage comme d’habitude à la fin
       *[other] elle ravage aussitôt cette région
    }.
card-soldier-rule =
    La Peste se déplace d’une ou deux régions, et tu peux ajouter un rat à côté d’elle. À la dernière manche : déplace la Peste de deux régions au plus, ou laisse-la, et ajoute à côté d’elle un rat tiré parmi ceux déjà retournés, ou de la réserve s’il n’y en a pas ; { $game ->
        [rattus] elle ravage comme d’habitude à la fin
       *[other] elle ravage aussitôt cette région
    }.
card-nun-rule = Pose des nonnes sur le plateau ou déplace-les, jusqu’à trois par tour, chacune dans la région de ton choix. Il y en a trois ; elles restent jusqu’à ce que la Nonne les déplace. Pour chaque nonne dans une région, la population y compte un cube de moins, si bien que les limites sont atteintes plus tard.

card-reconstructed = Reconstitué : aucun livret de règles que nous connaissions ne dit ce que fait cette carte ; ceci est notre version.
card-note = Tu peux prendre une carte par tour, à côté du plateau ou chez un autre joueur. Les cartes restent chez toi jusqu’à ce que quelqu’un te les reprenne. Chacune sert une fois à chacun de tes tours, y compris celui où tu la prends. Mais attention : un rat qui montre le symbole de la Classe de ta carte te coûte un cube.

## Avant un coup qui mérite réflexion

plague-care-look = Un regard ne s’annule pas.
plague-care-turn = Le rat est retourné aussitôt ; cela ne s’annule pas.
plague-care-left = Ensuite, tu ne pourras plus : { $what }.

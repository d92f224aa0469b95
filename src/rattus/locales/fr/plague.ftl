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
    .short = { $seat } : { $count } { $regionDat }{ $cardId ->
            [none] {""}
           *[other] {" "}({ $card })
        }.
plague-CitizensMoved =
    { $count ->
        [one] Avec { $cardAcc }, { $seat } déplace { $count } cube { $sourceGen } { $toDat }.
       *[other] Avec { $cardAcc }, { $seat } déplace { $count } cubes { $sourceGen } { $toDat }.
    }
    .short = { $seat } : { $count } { $source } → { $to } ({ $card }).
plague-CitizenSaved = Avec { $cardAcc }, { $seat } met au Château un cube venu { $regionGen }.
    .short = { $seat } sauve un cube { $regionGen } ({ $card }).
plague-CardUsed = { $seat } utilise { $cardAcc } : { $words }.
plague-RatMoved = Avec { $cardAcc }, { $seat } déplace le rat { $slot } { $sourceGen } { $toDat }.
    .short = { $seat } : rat { $source } → { $to } ({ $card }).
plague-RatLookedAt =
    { $face ->
        [hidden] { $seat } regarde le rat { $slot } { $regionDat }.
       *[other] { $seat } regarde le rat { $slot } { $regionDat }. Il montre { $face }.
    }
    .short = { $seat } regarde un rat { $regionDat }.
plague-RatsSwapped = { $seat } intervertit le rat { $slot } { $regionDat } et le rat { $other_slot } { $otherDat }.
    .short = { $seat } intervertit deux rats : { $region } et { $other }.
plague-RatsKept = { $seat } laisse les deux rats à leur place.
plague-CaravanMoved =
    { $count ->
        [0] { $seat } conduit la caravane { $sourceGen } { $toDat }, mais il ne reste aucun cube à y placer.
        [one] { $seat } conduit la caravane { $sourceGen } { $toDat } ; { $count } cube y est placé.
       *[other] { $seat } conduit la caravane { $sourceGen } { $toDat } ; { $count } cubes y sont placés.
    }
    .short = { $seat } : caravane { $toDat }, { $count ->
            [one] { $count } placé
           *[other] { $count } placés
        }.
plague-NunPlaced =
    { $sourceId ->
        [none] { $seat } envoie une nonne { $regionDat }.
       *[other] { $seat } envoie une nonne { $sourceGen } { $regionDat }.
    }
    .short = { $seat } envoie une nonne { $regionDat }.
plague-PlagueMoved =
    { $spread ->
        [0] { $seat } déplace la Peste { $sourceGen } { $toDat }.
        [one] { $seat } déplace la Peste { $sourceGen } { $toDat }. { $spread } nouveau rat va arriver.
       *[other] { $seat } déplace la Peste { $sourceGen } { $toDat }. { $spread } nouveaux rats vont arriver.
    }
    .short = { $seat } déplace la Peste { $toDat }.
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
    .short = { $supply_empty ->
            [yes] Pas de nouveau rat : la réserve est vide.
           *[no] Pas de nouveau rat : les voisines sont pleines.
        }
plague-PlagueRaged =
    { $rages ->
        [yes] { $seat } laisse la Peste faire rage : les limites sont atteintes avec deux cubes de moins.
       *[no] { $seat } ne laisse pas la Peste faire rage.
    }
    .short = { $rages ->
            [yes] { $seat } laisse la Peste faire rage.
           *[no] { $seat } ne laisse pas la Peste faire rage.
        }
plague-RatTurned =
    { $outbreak ->
        [yes] Un rat { $regionDat } montre { $face } : la population compte { $population }, la limite est { $limit } – contamination !
       *[no] Un rat { $regionDat } montre { $face } : la population compte { $population }, moins que la limite de { $limit } – il ne se passe rien.
    }
    .short = { $region } : { $population }, limite { $limit } – { $outbreak ->
            [yes] contamination !
           *[no] il ne se passe rien.
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
    .short = { $seat } perd { $count } { $regionDat } : { $cause ->
            [majority] majorité
            [symbol] { $card }
           *[all] tous
        }.
plague-NobodyDied = La contamination { $regionDat } ne touche personne.
plague-EndTriggered =
    { $reason ->
        [supply] La réserve de rats est épuisée : cela déclenche la fin de la partie.
        [reserve] { $seat } a placé tous ses cubes : cela déclenche la fin de la partie.
       *[turn_limit] Le dernier tour permis est joué : cela déclenche la fin de la partie.
    }
    .short = { $reason ->
            [supply] Plus de rats : la fin approche.
            [reserve] { $seat } a tout placé : la fin approche.
           *[turn_limit] Le dernier tour est joué.
        }
plague-LastRoundBegan = La dernière manche commence par { $seat } : chaque carte peut servir encore une fois.
    .short = La dernière manche commence par { $seat }.
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
plague-ask-action-plague = Il ne reste qu’à déplacer la Peste ; cela termine tes actions.
    .short = Il ne reste qu’à déplacer la Peste.
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
plague-step-enough = C’est assez
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

## Cartes. Chacune a son propre catalogue, dans cards

card-reconstructed = Reconstitué : aucun livret de règles que nous connaissions ne dit ce que fait cette carte ; ceci est notre version.
card-note = Tu peux prendre une carte par tour, à côté du plateau ou chez un autre joueur. Les cartes restent chez toi jusqu’à ce que quelqu’un te les reprenne. Chacune sert une fois à chacun de tes tours, y compris celui où tu la prends. Mais attention : un rat qui montre le symbole de la Classe de ta carte te coûte un cube.

## Avant un coup qui mérite réflexion

plague-care-look = Un regard ne s’annule pas.
plague-care-turn = Le rat est retourné aussitôt ; cela ne s’annule pas.
plague-care-left = Ensuite, tu ne pourras plus : { $what }.

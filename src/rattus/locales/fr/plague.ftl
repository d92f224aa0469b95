# Les mots du jeu de plateau, pour le terminal et le navigateur.

## Ce qui s’est passé : un message par événement, avec ses champs

plague-StartSeatDrawn = { $seat } commence.
plague-PlaguePlaced =
    { $seatId ->
        [none] La peste se déclare { $regionDat }.
       *[other] { $seat } choisit : la peste se déclare { $regionDat }.
    }
plague-CaravanPlaced = La caravane part { $regionGen }.
plague-Settled =
    { $count ->
        [one] { $seat } installe { $count } citoyen { $regionDat }.
       *[other] { $seat } installe { $count } citoyens { $regionDat }.
    }
plague-TurnBegan = Tour { $turn } : { $seat }
plague-CardTaken =
    { $ownerId ->
        [none] { $seat } prend { $cardAcc }.
       *[other] { $seat } prend { $cardAcc } à { $owner }.
    }
plague-CitizensPlaced =
    { $cardId ->
        [none]
            { $count ->
                [one] { $seat } place { $count } citoyen { $regionDat }.
               *[other] { $seat } place { $count } citoyens { $regionDat }.
            }
        [serf]
            { $count ->
                [one] Grâce au Serf, { $seat } gagne { $count } citoyen { $regionDat }.
               *[other] Grâce au Serf, { $seat } gagne { $count } citoyens { $regionDat }.
            }
       *[other]
            { $count ->
                [one] { $seat } place { $count } citoyen { $regionDat } avec { $cardAcc }.
               *[other] { $seat } place { $count } citoyens { $regionDat } avec { $cardAcc }.
            }
    }
plague-CitizensMoved =
    { $count ->
        [one] Avec { $cardAcc }, { $seat } déplace { $count } citoyen { $sourceGen } : il va { $toDat }.
       *[other] Avec { $cardAcc }, { $seat } déplace { $count } citoyens { $sourceGen } : ils vont { $toDat }.
    }
plague-CitizenSaved = Avec { $cardAcc }, { $seat } amène au château un citoyen { $regionGen }.
plague-CardUsed = { $seat } utilise { $cardAcc } : { $words }.
plague-RatMoved = Avec { $cardAcc }, { $seat } déplace le rat { $slot } { $sourceGen } : il va { $toDat }.
plague-RatLookedAt =
    { $face ->
        [hidden] { $seat } regarde le rat { $slot } { $regionDat }.
       *[other] { $seat } regarde le rat { $slot } { $regionDat }. Il montre { $face }.
    }
plague-RatsSwapped = { $seat } échange le rat { $slot } { $regionDat } et le rat { $other_slot } { $otherDat }.
plague-RatsKept = { $seat } laisse les deux rats à leur place.
plague-CaravanMoved =
    { $count ->
        [0] { $seat } conduit la caravane { $sourceGen } : elle va { $toDat }, mais il ne reste personne à installer.
        [one] { $seat } conduit la caravane { $sourceGen } : elle va { $toDat } ; { $count } citoyen s’y installe.
       *[other] { $seat } conduit la caravane { $sourceGen } : elle va { $toDat } ; { $count } citoyens s’y installent.
    }
plague-NunPlaced =
    { $sourceId ->
        [none] { $seat } envoie une nonne { $regionDat }.
       *[other] { $seat } fait quitter { $sourceAcc } à une nonne : elle va { $regionDat }.
    }
plague-PlagueMoved =
    { $spread ->
        [0] { $seat } déplace la peste { $sourceGen } : elle va { $toDat }.
        [one] { $seat } déplace la peste { $sourceGen } : elle va { $toDat }. { $spread } nouveau rat va venir.
       *[other] { $seat } déplace la peste { $sourceGen } : elle va { $toDat }. { $spread } nouveaux rats vont venir.
    }
plague-PlagueStayed = { $seat } laisse la peste { $toDat }.
plague-RatSpread = { $seat } met un nouveau rat { $regionDat }.
plague-SpreadLost =
    { $supply_empty ->
        [yes]
            { $count ->
                [one] { $count } nouveau rat ne peut pas venir : la réserve de rats est vide.
               *[other] { $count } nouveaux rats ne peuvent pas venir : la réserve de rats est vide.
            }
       *[no]
            { $count ->
                [one] { $count } nouveau rat ne peut pas venir : toutes les régions alentour sont pleines.
               *[other] { $count } nouveaux rats ne peuvent pas venir : toutes les régions alentour sont pleines.
            }
    }
plague-PlagueRaged =
    { $rages ->
        [yes] { $seat } laisse la peste faire rage : les limites sont atteintes deux citoyens plus tôt.
       *[no] { $seat } ne laisse pas la peste faire rage.
    }
plague-RatTurned =
    { $outbreak ->
        [yes] Un rat { $regionDat } montre { $face } : la population compte { $population }, sa limite est { $limit } – contamination !
       *[no] Un rat { $regionDat } montre { $face } : la population compte { $population }, sous sa limite de { $limit } – il ne se passe rien.
    }
plague-CitizensLost =
    { $cause ->
        [majority]
            { $count ->
                [one] { $seat } perd { $count } citoyen { $regionDat } (le plus de citoyens là-bas).
               *[other] { $seat } perd { $count } citoyens { $regionDat } (le plus de citoyens là-bas).
            }
        [symbol]
            { $count ->
                [one] { $seat } perd { $count } citoyen { $regionDat } (possède { $cardAcc }).
               *[other] { $seat } perd { $count } citoyens { $regionDat } (possède { $cardAcc }).
            }
       *[all]
            { $count ->
                [one] { $seat } perd { $count } citoyen { $regionDat } (tout le monde là-bas).
               *[other] { $seat } perd { $count } citoyens { $regionDat } (tout le monde là-bas).
            }
    }
plague-EndTriggered =
    { $reason ->
        [supply] La réserve de rats est vide : la partie normale se termine.
        [reserve] { $seat } n’a plus de citoyen à placer : la partie normale se termine.
       *[turn_limit] Le dernier tour permis est joué : la partie normale se termine.
    }
plague-LastRoundBegan = La dernière manche commence par { $seat } : chaque carte peut servir encore une fois.
plague-Passed = { $seat } passe.
plague-FinalRavageBegan = La peste ravage toutes les régions une dernière fois.
plague-GameEnded = La partie est finie.

plague-winner =
    { $count ->
        [one] { $seat } gagne avec { $count } citoyen, devant { $others }.
       *[other] { $seat } gagne avec { $count } citoyens, devant { $others }.
    }
plague-tie = À égalité gagne celui dont le tour serait venu ensuite.

## Ce que montre un rat, et pourquoi des citoyens meurent

face-words =
    { $limit ->
        [one] à partir de { $limit } citoyen il frappe { $struck }
       *[other] à partir de { $limit } citoyens il frappe { $struck }
    }
plague-cause-majority = le plus de citoyens là-bas
plague-cause-symbol = possède une carte de cette classe
plague-cause-all = tout le monde là-bas

## Ce qui est demandé

plague-ask-setup = Où la peste se déclare-t-elle ?
plague-ask-settle = Installe deux citoyens dans une région.
plague-ask-action = Tes actions, dans n’importe quel ordre, chacune si tu veux ; déplacer la peste y met fin.
    .short = Agis dans l’ordre voulu ; la peste en dernier.
plague-ask-look = La Sorcière : regarder un autre rat, ou est-ce assez ?
    .short = Regarder un autre rat, ou est-ce assez ?
plague-ask-swap = La Sorcière : échanger le rat { $slot } { $regionDat } ({ $face }) et le rat { $other_slot } { $otherDat } ({ $other_face }) ?
    .short = Échanger les rats : { $region } { $slot } et { $other } { $other_slot } ?
plague-ask-courier =
    { $count ->
        [one] Le Messager : encore { $count } déplacement, ou est-ce assez ?
       *[other] Le Messager : encore { $count } déplacements, ou est-ce assez ?
    }
plague-ask-caravan = Le Caravanier : où va la caravane, partant { $caravanGen } ?
    .short = Où va la caravane, partant { $caravanGen } ?
plague-ask-nun =
    { $count ->
        [one] La Nonne : { $count } nonne peut encore venir ou se déplacer, ou est-ce assez ?
       *[other] La Nonne : { $count } nonnes peuvent encore venir ou se déplacer, ou est-ce assez ?
    }
    .short =
        { $count ->
            [one] { $count } nonne peut encore venir ou bouger.
           *[other] { $count } nonnes peuvent encore venir ou bouger.
        }
plague-ask-spread =
    { $count ->
        [one] { $count } nouveau rat à venir de la réserve : dans quelle région voisine { $plagueGen } ?
       *[other] { $count } nouveaux rats à venir de la réserve : dans quelle région voisine { $plagueGen } ?
    }
    .short =
        { $count ->
            [one] { $count } rat à venir : quelle voisine { $plagueGen } ?
           *[other] { $count } rats à venir : quelle voisine { $plagueGen } ?
        }
plague-ask-extra =
    { $count ->
        [one] Le Soldat : encore { $count } rat à côté { $plagueGen }, ou est-ce assez ?
       *[other] Le Soldat : encore { $count } rats à côté { $plagueGen }, ou est-ce assez ?
    }
    .short =
        { $count ->
            [one] Soldat : encore { $count } rat à côté { $plagueGen } ?
           *[other] Soldat : encore { $count } rats à côté { $plagueGen } ?
        }
plague-ask-fury = Le Chevalier : la peste doit-elle faire rage, pour que les limites soient atteintes deux citoyens plus tôt ?
    .short = Rage ? Limites atteintes deux citoyens plus tôt.
plague-ask-ravage = La peste ravage { $regionAcc }, et tu y connais des rats : lequel est retourné ensuite ?
    .short = { $region } : quel rat est retourné ?
plague-ask-final = Le dernier ravage { $regionGen } : quel rat est retourné ensuite ?
    .short = { $region } : quel rat est retourné ?
plague-ask-after = La peste est passée. Utilise une carte permise maintenant, ou termine ton tour.
    .short = Utilise une carte permise, ou termine ton tour.
plague-ask-last = La dernière manche : utilise encore une fois chacune de tes cartes, puis passe.
    .short = Dernière manche : chaque carte, puis passe.
plague-ask-over = La partie est finie.

## Ce que l’on peut faire : un message par verbe

plague-step-start = { $seat } commence
plague-step-rat = Le rat { $slot } { $regionDat } montre { $card }
plague-step-settle = Installer deux citoyens { $regionDat }
plague-step-take = Prendre { $cardAcc }
plague-step-place =
    { $number ->
        [none] Placer des citoyens { $regionDat }
        [one] Placer { $number } citoyen { $regionDat }
       *[other] Placer { $number } citoyens { $regionDat }
    }
plague-step-peasant = Paysan : placer un citoyen { $regionDat }
plague-step-merchant =
    { $number ->
        [one] Marchand : déplacer { $number } citoyen { $regionGen }, qui va { $toDat }
       *[other] Marchand : déplacer { $number } citoyens { $regionGen }, qui vont { $toDat }
    }
plague-step-monk =
    { $slot ->
        [none] Moine : déplacer un rat { $regionGen }, qui va { $toDat }
       *[other] Moine : déplacer le rat { $slot } { $regionGen }, qui va { $toDat }
    }
plague-step-look = Sorcière : regarder le rat { $slot } { $regionDat }
plague-step-swap = Sorcière : échanger les deux rats
    .short = Échanger
plague-step-keep = Sorcière : laisser les deux rats à leur place
    .short = Laisser
plague-step-enough = C’est assez
plague-step-king = Roi : amener au château un citoyen { $regionGen }
plague-step-courier = Messager : déplacer un citoyen { $regionGen }, qui va { $toDat }
plague-step-caravan = Caravanier : conduire la caravane { $regionDat }
plague-step-nun =
    { $toId ->
        [none] Nonne : envoyer une nonne { $regionDat }
       *[other] Nonne : déplacer une nonne { $regionGen }, qui va { $toDat }
    }
plague-step-queen = Reine : placer deux citoyens { $regionDat }
plague-step-spread = Nouveau rat { $regionDat }
plague-step-fury = Oui, la peste fait rage
    .short = Faire rage
plague-step-calm = Non, les limites restent comme elles sont
    .short = Rester calme
plague-step-turn = Retourner le rat { $slot } { $regionDat }
plague-step-plague = La peste va { $regionDat }
plague-step-end = Terminer le tour
plague-step-pass = Passer : ne plus utiliser de cartes
    .short = Passer

plague-enough-look = pas de second regard
plague-enough-courier = plus de déplacement
plague-enough-nun = plus de nonne
plague-enough-spread = plus de rat

## Phases : un nom court, et ce qui s’y passe

plague-phase-setup = Mise en place
    .about = Le hasard dit qui commence et où la peste se déclare ; un rat se trouve dans chaque région.
plague-phase-settle = Installation
    .about =
        { $rounds ->
            [1] Dans le sens horaire, chacun met deux citoyens dans une région.
            [3] Dans le sens horaire, chacun met deux citoyens dans une région ; puis, en sens inverse, deux autres ; puis, dans le sens horaire, les deux derniers.
           *[other] Dans le sens horaire, chacun met deux citoyens dans une région ; puis, en sens inverse, deux autres.
        }
plague-phase-action = Actions
    .about = Dans n’importe quel ordre, chacune une fois, chacune si tu veux : prends une carte ; place des citoyens dans une région, autant qu’il y a de rats ; utilise chacune de tes cartes. Ensuite, déplace la peste.
plague-phase-look = La Sorcière regarde
    .about = La face n’est montrée qu’à toi.
plague-phase-swap = La Sorcière échange
    .about = La Sorcière peut échanger les deux rats qu’elle a regardés ; ce que l’on sait d’eux les suit.
plague-phase-courier = Le Messager continue
    .about = Jusqu’à trois déplacements, chacun d’un citoyen vers une région voisine.
plague-phase-caravan = La caravane continue
    .about = Elle fait ses deux pas, et chacun amène un citoyen de la réserve.
plague-phase-nun = La Nonne continue
    .about = Jusqu’à trois nonnes sont posées ou déplacées, chacune dans n’importe quelle région.
plague-phase-spread = Propagation
    .about =
        { $soldier ->
            [yes] La peste s’est déplacée. Un rat dans sa nouvelle région en amène un nouveau, deux ou trois en amènent deux, dans des régions voisines de moins de trois rats. Qui possède le Soldat peut en ajouter un.
           *[no] La peste s’est déplacée. Un rat dans sa nouvelle région en amène un nouveau, deux ou trois en amènent deux, dans des régions voisines de moins de trois rats.
        }
plague-phase-fury = Le Chevalier
    .about = Tu peux laisser la peste faire rage : pendant ce ravage, les limites sont atteintes deux citoyens plus tôt.
plague-phase-ravage = Ravage
    .about = Là où se tient la peste, les rats sont retournés un par un, tant qu’il y a un rat et un citoyen. S’il y a au moins autant de citoyens que sa limite, ses symboles frappent. Puis le rat s’en va.
plague-phase-after = Après la peste
    .about = Selon certaines règles, quelques cartes peuvent encore servir maintenant.
plague-phase-last = Dernière manche
    .about = Tous, sauf celui qui a provoqué la fin, peuvent utiliser encore une fois chaque carte.
plague-phase-final = Dernier ravage
    .about = Tous les rats de toutes les régions sont retournés. Puis on compte les citoyens sur le plateau et au château ; à égalité gagne celui dont le tour serait venu ensuite.
plague-phase-over = Fin
    .about = La partie est finie.

## Ce que font les cartes. $game est l’édition, $steps la distance de la peste avec le Chevalier ; les deux peuvent manquer

card-peasant-rule = Quand tu places des citoyens : un de plus qu’il n’y a de rats, si tu veux ; donc même un là où il n’y a pas de rat. Dans la dernière manche : un citoyen dans n’importe quelle région.
card-merchant-rule = Déplace un à trois de tes citoyens d’une région vers une région voisine.
card-monk-rule = Déplace n’importe quel rat vers une région voisine qui en a moins de trois.
card-knight-rule =
    La peste avance { $steps ->
        [1] d’un pas
        [3] d’un à trois pas
       *[other] d’un ou deux pas
    }, et avant que le premier rat soit retourné tu peux { $game ->
        [bigbox] baisser toutes les limites de deux
       *[other] la faire compter comme deux citoyens de plus
    }, pour que les contaminations viennent plus tôt. Dans la dernière manche : déplace la peste { $steps ->
        [1] d’un pas
        [3] de trois pas au plus
       *[other] de deux pas au plus
    }, ou laisse-la ; { $game ->
        [bigbox] cette région est ravagée aussitôt, avec des limites baissées de deux
       *[other] là où elle se tient à la fin, elle compte comme deux citoyens
    }.
card-witch-rule = Regarde n’importe quel rat, puis un autre si tu veux ; s’ils sont dans des régions différentes, tu peux les échanger. Ce que tu as vu reste sur ton plateau ; les autres ne le voient pas.
card-king-rule = Amène au château un de tes citoyens d’une région sans rats : il y est en sécurité pour toujours et compte à la fin.
card-courier-rule = Déplace un de tes citoyens vers une région voisine, jusqu’à trois fois : des citoyens différents, ou le même encore.
card-caravanner-rule = Conduis la caravane dans une région voisine, puis dans une autre ou de retour. Dans chacune des deux s’installe un citoyen de ta réserve. Avec une réserve vide, tu ne peux pas l’utiliser.
card-queen-rule = Si ton plus grand royaume est plus grand que celui de tous les autres : quand tu places des citoyens, deux de plus, si tu veux ; donc même deux là où il n’y a pas de rat. Un royaume, ce sont des régions voisines où tu as chaque fois un citoyen ; c’est le nombre de régions qui compte. Dans la dernière manche, dans ce cas : deux citoyens dans n’importe quelle région.
card-serf-rule =
    Dans ta phase de peste : après chaque rat qui tue des citoyens des autres, un des tiens vient de ta réserve dans cette région. Dans la dernière manche : déplace la peste d’un pas, ou laisse-la ; elle ravage { $game ->
        [rattus] comme d’habitude à la fin
       *[other] aussitôt cette région
    }.
card-soldier-rule =
    La peste avance d’un ou deux pas, et tu peux ajouter un rat à côté d’elle. Dans la dernière manche : déplace la peste de deux pas au plus, ou laisse-la, et ajoute un rat à côté, si la réserve de rats est vide l’un de ceux déjà retournés ; la peste ravage { $game ->
        [rattus] comme d’habitude à la fin
       *[other] aussitôt cette région
    }.
card-nun-rule = Pose des nonnes sur le plateau ou déplace-les, jusqu’à trois par tour, chacune dans n’importe quelle région. Il y en a trois ; elles restent jusqu’à ce que la Nonne les déplace. Là où est une nonne, la population compte un de moins, si bien que les limites sont atteintes plus tard.

card-reconstructed = Reconstitué : aucune règle connue de nous ne dit ce que fait cette carte ; ceci est notre version.
card-note = Prends une carte par tour, à côté du plateau ou chez un autre joueur. Les cartes restent chez toi jusqu’à ce que quelqu’un les prenne. Chacune sert une fois à chacun de tes tours, même celui où tu la prends. Mais attention : un rat qui montre la lettre de la classe de ta carte te coûte un citoyen.

card-courier = Messager
    .nom = le Messager
    .acc = le Messager
    .dat = au Messager
    .gen = du Messager
card-courier-rule = Déplace un de tes cubes vers une région voisine, jusqu’à trois fois : des cubes différents, ou encore le même.
board-does-courier = Déplace un cube, jusqu’à 3 fois
plague-step-courier = Messager : déplacer un cube { $regionGen } { $toDat }
plague-ask-courier =
    { $count ->
        [one] Le Messager : encore { $count } déplacement, ou est-ce assez ?
       *[other] Le Messager : encore { $count } déplacements, ou est-ce assez ?
    }
    .short =
        { $count ->
            [one] Encore { $count } déplacement, ou est-ce assez ?
           *[other] Encore { $count } déplacements, ou est-ce assez ?
        }
plague-enough-courier = plus de déplacement
plague-phase-courier = Le Messager continue
    .about = Jusqu’à trois déplacements, chacun d’un cube vers une région voisine.
table-verb-courier = Utiliser le Messager
board-start-courier = Messager : déplacer un cube d’ici…
board-hint-courier-from = { $region } : où va ton cube ?
terminal-plague-title-courier = le Messager déplace

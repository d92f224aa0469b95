card-monk = Moine
    .nom = le Moine
    .acc = le Moine
    .dat = au Moine
    .gen = du Moine
card-monk-rule = Déplace le rat de ton choix vers une région voisine qui en a moins de trois.
board-does-monk = Déplace un rat
plague-step-monk =
    { $slot ->
        [none] Moine : déplacer un rat { $regionGen } { $toDat }
       *[other] Moine : déplacer le rat { $slot } { $regionGen } { $toDat }
    }
refusal-plague-rats =
    { $count ->
        [0] Il n’y a pas de rat { $regionDat }.
        [one] Il y a { $count } rat { $regionDat }.
       *[other] Il y a { $count } rats { $regionDat }.
    }
refusal-plague-one-rat = Il n’y a qu’un rat { $regionDat }, donc on n’en nomme aucun : monk { $regionId } { $toId }.
refusal-plague-none-named = { $seat } ne distingue pas les rats { $regionDat }, donc on n’en nomme aucun : monk { $regionId } { $toId }.
refusal-plague-one-named = { $seat } distingue les rats { $regionDat }, donc on en nomme un : monk { $regionId }/PLACE { $toId }.
table-verb-monk = Utiliser le Moine
board-start-monk = Moine : déplacer un rat d’ici…
board-hint-monk-from = { $region } : où va le rat ?
terminal-plague-title-monk = le Moine déplace un rat

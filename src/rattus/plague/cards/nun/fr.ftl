card-nun = Nonne
    .nom = la Nonne
    .acc = la Nonne
    .dat = à la Nonne
    .gen = de la Nonne
card-nun-rule = Pose des nonnes sur le plateau ou déplace-les, jusqu’à trois par tour, chacune dans la région de ton choix. Il y en a trois ; elles restent jusqu’à ce que la Nonne les déplace. Pour chaque nonne dans une région, la population y compte un cube de moins, si bien que les limites sont atteintes plus tard.
board-does-nun = Ses nonnes protègent des régions
plague-step-nun =
    { $toId ->
        [none] Nonne : envoyer une nonne { $regionDat }
       *[other] Nonne : déplacer une nonne { $regionGen } { $toDat }
    }
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
plague-enough-nun = plus de nonne
plague-phase-nun = La Nonne continue
    .about = Jusqu’à trois nonnes sont posées ou déplacées, chacune dans n’importe quelle région.
refusal-plague-nuns-out = Toutes les nonnes sont sur le plateau ; on en déplace une : nun DE VERS.
refusal-plague-no-nun = Il n’y a pas de nonne { $regionDat }.
refusal-plague-nun-there = La nonne est déjà { $regionDat }.
table-verb-nun = Utiliser la Nonne
board-start-nun = Nonne : déplacer une nonne d’ici…
board-hint-nun-from = { $region } : où va la nonne ?
terminal-plague-title-nun =
    { $sourceId ->
        [none] nouvelle nonne
       *[other] nonne { $sourceGen } vers
    }

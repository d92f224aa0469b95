card-merchant = Marchand
    .nom = le Marchand
    .acc = le Marchand
    .dat = au Marchand
    .gen = du Marchand
card-merchant-rule = Déplace un à trois de tes cubes d’une région vers une région voisine.
board-does-merchant = Déplace jusqu’à 3 cubes
plague-step-merchant =
    { $number ->
        [one] Marchand : déplacer { $number } cube { $regionGen } { $toDat }
       *[other] Marchand : déplacer { $number } cubes { $regionGen } { $toDat }
    }
refusal-plague-too-many =
    { $has ->
        [one] { $seat } a { $has } cube { $regionDat }, pas { $count }.
       *[other] { $seat } a { $has } cubes { $regionDat }, pas { $count }.
    }
refusal-plague-merchant-most = Le Marchand déplace { $most } cubes au plus, pas { $count }.
table-verb-merchant = Utiliser le Marchand
board-start-merchant = Marchand : déplacer des cubes d’ici…
board-hint-merchant-from = { $region } : où vont tes cubes ?
terminal-plague-title-merchant = le Marchand déplace

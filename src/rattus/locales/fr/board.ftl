# Libellés de la table du jeu de plateau dans le navigateur.

board-map = Carte de l’Europe. Les flèches vont de région en région, Entrée en désigne une.
board-subtitle = L’Europe, en l’an 1347
board-free = Cartes à côté du plateau
board-none-free = Toutes les cartes sont prises.
board-seats = Ce que possède chacun
board-seat = { $name } ({ $seat })
board-you = toi
board-no-card = aucune carte
board-reserve = { $count } en réserve
board-in-haven = { $count } au château
board-unit-reserve = réserve
board-unit-haven = château
board-haven = Le château : ici, on est sauf pour toujours
board-score = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-supply = { $count ->
    [one] { $count } rat dans la réserve
   *[other] { $count } rats dans la réserve
}
board-card = { $kind }, { $ownerId ->
    [none] à côté du plateau
   *[other] chez { $owner }
}{ $lit ->
    [yes] . Peut être choisie.
   *[no] {""}
}

## Une région, pour qui l’écoute

board-region = { $region } : { $contents }.{ $lit ->
    [yes] {" "}Ici, tu peux : { $can }.
   *[no] {""}
}
board-can-more = la choisir, puis une autre région
board-no-rats = aucun rat
board-rats = { $count ->
    [one] { $count } rat
   *[other] { $count } rats
}
board-face = limite { $limit } : { $symbols }
board-known-rat = le rat { $slot } montre { $face }
board-seen-rat = le rat { $slot } a été regardé par { $seats }
board-plague = la peste
board-caravan = la caravane
board-nuns = { $count ->
    [one] { $count } nonne
   *[other] { $count } nonnes
}
board-citizens = { $seat } { $count }

## Choisir pas à pas

board-start-merchant = Marchand : déplacer des citoyens d’ici…
board-start-courier = Messager : déplacer un citoyen d’ici…
board-start-monk = Moine : déplacer un rat d’ici…
board-start-nun = Nonne : déplacer une nonne d’ici…
board-start-plague = Déplacer la peste …
board-start-caravan = Conduire la caravane …
board-hint = { $name } : choisis une région.
board-hint-merchant-from = { $region } : où vont tes citoyens ?
board-hint-courier-from = { $region } : où va ton citoyen ?
board-hint-monk-from = { $region } : où va le rat ?
board-hint-nun-from = { $region } : où va la nonne ?
board-cancel = Annuler

## Un rat retourné

board-compared = { $region } : { $population } pour une limite de { $limit } — { $outbreak ->
    [yes] contamination !
   *[no] rien ne se passe.
}
board-raged = { $rages ->
    [yes] La peste fait rage !
   *[no] La peste reste calme.
}

## Ce que fait une carte, en quelques mots

board-does-peasant = Place un citoyen de plus
board-does-merchant = Déplace jusqu’à 3 citoyens
board-does-monk = Déplace un rat
board-does-knight = La peste va plus loin et peut faire rage
board-does-witch = Regarde 2 rats, échange-les
board-does-king = Mène un citoyen au château
board-does-courier = Jusqu’à 3 petits déplacements
board-does-caravanner = Mène la caravane 2 pas
board-does-queen = Plus grand domaine : 2 de plus
board-does-serf = Ta peste tue : un citoyen arrive
board-does-soldier = La peste fait 2 pas, 1 rat de plus
board-does-nun = Les nonnes protègent

## Ce qui est reconstitué

sources-more = Tout ce qui est reconstitué
board-neighbours = Voisines
board-sources = Ce qui est reconstitué sur ce plateau
board-sources-borders =
    { $count ->
        [one] 1 frontière en jeu sur { $all } est reconstituée : { $names }.
       *[other] { $count } frontières en jeu sur { $all } sont reconstituées : { $names }.
    }
board-sources-regions =
    { $count ->
        [one] Sur { $all } régions en jeu, 1 a un nom reconstitué : { $names }.
       *[other] Sur { $all } régions en jeu, { $count } ont un nom reconstitué : { $names }.
    }
board-sources-rats =
    { $count ->
        [one] Sur { $all } jetons rat, 1 a une face reconstituée.
       *[other] Sur { $all } jetons rat, { $count } ont une face reconstituée.
    }

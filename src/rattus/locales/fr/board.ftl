# Libellés de la table du jeu de plateau dans le navigateur.

board-map = Carte de l’Europe. Les flèches vont de région en région, Entrée en choisit une.
board-zoom = Zoom de la carte
board-zoom-in = Agrandir la carte
board-zoom-out = Réduire la carte
board-zoom-all = Voir toute la carte
board-subtitle = L’Europe, en l’an 1347
board-free = Cartes à côté du plateau
board-none-free = Toutes les cartes sont prises.
board-seats = Ce que possède chaque joueur
board-seat = { $name } ({ $seat })
board-you = toi
board-no-card = aucune carte
board-reserve = { $count } en réserve
board-in-haven = { $count } au Château
board-unit-reserve = réserve
board-unit-haven = Château
board-haven = Le Château : les cubes y sont en sécurité jusqu’à la fin
board-score = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-supply = { $count ->
    [one] { $count } rat dans la réserve de rats
   *[other] { $count } rats dans la réserve de rats
}
board-card = { $kind }, { $ownerId ->
    [none] à côté du plateau
   *[other] chez { $owner }
}{ $lit ->
    [yes] . Peut être choisie.
   *[no] {""}
}

## Une région, pour qui l’écoute

board-region = { $region } : { $contents }.{ $lit ->
    [yes] {" "}Ici, tu peux : { $can }.
   *[no] {""}
}
board-can-more = la choisir, puis une autre région
board-no-rats = aucun rat
board-rats = { $count ->
    [one] { $count } rat
   *[other] { $count } rats
}
board-face = limite { $limit } : { $symbols }
board-known-rat = le rat { $slot } montre { $face }
board-seen-rat = le rat { $slot } a été regardé par { $seats }
board-plague = la Peste
board-caravan = la caravane
board-nuns = { $count ->
    [one] { $count } nonne
   *[other] { $count } nonnes
}
board-citizens = { $seat } { $count }

## Choisir pas à pas

board-start-plague = Déplacer la Peste…
board-hint = { $name } : choisis une région.
board-hint-take = Prendre une carte : laquelle ?
board-cancel = Renoncer

## Un rat retourné

board-compared = { $region } : { $population } pour une limite de { $limit } – { $outbreak ->
    [yes] contamination !
   *[no] il ne se passe rien.
}
board-nobody = Personne n’est touché.
board-raged = { $rages ->
    [yes] La Peste fait rage !
   *[no] La Peste reste calme.
}

## Tous les rats

board-all-rats = Tous les rats
board-limit = Valeur limite
board-rat = Rat { $slot } { $regionDat }
board-rat-hidden = Il est face cachée ; tu ne connais pas sa face.
board-rat-seen = Regardé par { $seats }.
board-rats-about = Un rat retourné quitte le plateau. Les régions nommées sont celles des rats dont tu connais la face.
board-rats-starting = Rats de départ : { $count }
board-rats-others = Autres rats : { $count }
board-rats-count =
    { $count ->
        [one] { $count } exemplaire
       *[other] { $count } exemplaires
    }
board-rats-turned =
    { $all ->
        [one] retourné
       *[other]
            { $count ->
                [one] { $count } retourné
               *[other] { $count } retournés
            }
    }
board-rats-known = connu de toi : { $places }
board-rats-unknown =
    { $count ->
        [one] { $count } inconnu
       *[other] { $count } inconnus
    }
board-symbols = Ce que les symboles veulent dire

## Ce qui est reconstitué

sources-more = Tout ce qui est reconstitué
board-neighbours = Voisines
board-sources = Ce qui est reconstitué sur ce plateau
board-sources-borders =
    { $count ->
        [one] 1 frontière en jeu sur { $all } est reconstituée : { $names }.
       *[other] { $count } frontières en jeu sur { $all } sont reconstituées : { $names }.
    }
board-sources-regions =
    { $count ->
        [one] Sur { $all } régions en jeu, 1 a un nom reconstitué : { $names }.
       *[other] Sur { $all } régions en jeu, { $count } ont un nom reconstitué : { $names }.
    }
board-sources-rats =
    { $count ->
        [one] Sur { $all } jetons rat, 1 a une face reconstituée.
       *[other] Sur { $all } jetons rat, { $count } ont une face reconstituée.
    }

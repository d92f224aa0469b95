# Libellés de la table du jeu de cartes dans le navigateur. Ses phrases et ses noms sont dans cartus.ftl.

cards-table = Table de cartes

## Bâtiments

cards-buildings = Bâtiments de cette manche
cards-building = Bâtiment { $place } : { $building }, { $kind }. Provisions : { $supplies }.
cards-supply = Provisions
cards-visitor = { $seat } s’y trouve, { $count ->
    [0] sans carte.
    [one] avec { $count } carte face cachée.
   *[other] avec { $count } cartes face cachée.
}
cards-visitor-shows = { $seat } s’y trouve avec : { $cards }.

## Manches

cards-round-of = Manche { $round } sur { $rounds }
cards-last-round = Dernière manche

## La rangée des nonnes et la Peste

cards-nun-row = Rangée des nonnes
cards-nun = Carte { $spot } de la rangée des nonnes : { $card }.
cards-nun-hidden = Carte { $spot } de la rangée des nonnes, face cachée.
cards-seen-by = Vue par { $seats }.
cards-nuns-known = { $nuns ->
    [one] { $nuns } nonne connue
   *[other] { $nuns } nonnes connues
}{ $unknown ->
    [0] .
    [one] , { $unknown } carte inconnue.
   *[other] , { $unknown } cartes inconnues.
}
cards-rats-of = { $seat } : { $count ->
    [one] { $count } rat.
   *[other] { $count } rats.
}
cards-survival = survie
cards-survival-is = Tes chances de survivre : { $chance }

## Mains

cards-hand = Ta main, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
cards-hand-empty = Ta main est vide
cards-hand-of = { $seat }, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en main. { $cards }

## Pistes

cards-tracks = Influence
cards-track = { $kind } : { $places }
cards-track-empty = { $kind } : encore personne

## Joueurs

cards-seats = Joueurs
cards-seat = { $seat }, { $name } : { $rats ->
    [one] { $rats } rat
   *[other] { $rats } rats
}, { $hand ->
    [one] { $hand } carte en main.
   *[other] { $hand } cartes en main.
}
cards-tokens = { $count ->
    [one] { $count } jeton de victoire.
   *[other] { $count } jetons de victoire.
}
cards-token-values = Valeur : { $values }.
cards-points = { $count ->
    [one] { $count } point de victoire pour les pistes.
   *[other] { $count } points de victoire pour les pistes.
}
cards-points-of-tracks = Points de victoire des pistes à cet instant
cards-start = Premier joueur.

## Piles

cards-piles = Pioches et piles
cards-pile = { $name } : { $count }.
cards-deck = Pioche
cards-building-deck = Pioche des bâtiments
cards-token-pile = Jetons de victoire
cards-discards = Défausse : { $count }
cards-discards-show = Défausse : { $count }. La montrer
cards-discards-none = Rien n’a encore été défaussé.

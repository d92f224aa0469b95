# Labels of the card game's table in the browser. Its sentences and names are in cartus.ftl.

cards-table = Card table

## Buildings

cards-buildings = Buildings of this round
cards-building = Building { $place }: { $building }, { $kind }. Supplies: { $supplies }.
cards-supply = Supplies
cards-visitor = { $seat } is there, { $count ->
    [0] without cards.
    [one] with { $count } card face down.
   *[other] with { $count } cards face down.
}
cards-visitor-shows = { $seat } is there with: { $cards }.

## Rounds

cards-round-of = Round { $round } of { $rounds }
cards-last-round = Final round

## The nun-row and the plague

cards-nun-row = Nun-row
cards-nun = Nun-row card { $spot }: { $card }.
cards-nun-hidden = Nun-row card { $spot }, face down.
cards-seen-by = Seen by { $seats }.
cards-nuns-known = { $nuns ->
    [one] { $nuns } nun known
   *[other] { $nuns } nuns known
}{ $unknown ->
    [0] .
    [one] , { $unknown } card unknown.
   *[other] , { $unknown } cards unknown.
}
cards-rats-of = { $seat }: { $count ->
    [one] { $count } rat.
   *[other] { $count } rats.
}
cards-survival = survival
cards-survival-is = Your chance of survival: { $chance }

## Hands

cards-hand = Your hand, { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
cards-hand-empty = Your hand is empty
cards-hand-of = { $seat }, { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in hand. { $cards }

## Tracks

cards-tracks = Influence
cards-track = { $kind }: { $places }
cards-track-empty = { $kind }: nobody yet

## Seats

cards-seats = Players
cards-seat = { $seat }, { $name }: { $rats ->
    [one] { $rats } rat
   *[other] { $rats } rats
}, { $hand ->
    [one] { $hand } card in hand.
   *[other] { $hand } cards in hand.
}
cards-tokens = { $count ->
    [one] { $count } victory token.
   *[other] { $count } victory tokens.
}
cards-token-values = Worth { $values }.
cards-points = { $count ->
    [one] { $count } victory point for the tracks.
   *[other] { $count } victory points for the tracks.
}
cards-points-of-tracks = Victory points for the tracks as they are now
cards-start = Start player.

## Piles

cards-piles = Decks and piles
cards-pile = { $name }: { $count }.
cards-deck = Deck
cards-building-deck = Building deck
cards-token-pile = Victory tokens
cards-discards = Discards: { $count }
cards-discards-show = Discards: { $count }. Show them
cards-discards-none = Nothing has been discarded.

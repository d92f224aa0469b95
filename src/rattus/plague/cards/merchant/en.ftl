card-merchant = Merchant
    .nom = the Merchant
    .acc = the Merchant
    .dat = the Merchant
    .gen = the Merchant
card-merchant-rule = Move one to three of your citizens from one region to one neighbouring region.
board-does-merchant = Move up to 3 citizens
plague-step-merchant =
    { $number ->
        [one] Merchant: move { $number } citizen from { $regionDat } to { $toDat }
       *[other] Merchant: move { $number } citizens from { $regionDat } to { $toDat }
    }
refusal-plague-too-many =
    { $has ->
        [one] { $seat } has { $has } citizen in { $regionDat }, not { $count }.
       *[other] { $seat } has { $has } citizens in { $regionDat }, not { $count }.
    }
refusal-plague-merchant-most = The Merchant moves { $most } citizens at most, not { $count }.
table-verb-merchant = Use the Merchant
board-start-merchant = Merchant: move citizens from here …
board-hint-merchant-from = From { $regionDat }: where do your citizens go?
terminal-plague-title-merchant = Merchant moves

# Les pages sans serveur : ce qu’elles disent du maître du jeu dans ce navigateur, et de ce qui y est gardé.

home-title = Dans ce navigateur
home-docs = Documentation
home-friends = Des amis au loin ? Une table par le réseau demande un serveur.
home-friends-how = Comment en installer un
home-mine = Ces tables ne sont que dans ce navigateur. Pour les garder dans un fichier :
way-new = Préparer une table
way-new-hint = aussi à plusieurs sur un écran

## Pendant le démarrage

home-coming-python = Chargement de Python avec les règles
home-coming-core = Le maître du jeu se réveille
home-coming-rules = Les jeux sont déballés
home-coming = { $what } : { $percent } %
home-coming-bar = Progression
home-complete = Tout est là : Rattus se joue désormais aussi sans réseau.

## Versions plus récentes

home-newer = Une version plus récente de Rattus est là. Tes parties restent.
home-newer-take = L’utiliser maintenant
home-newer-later = Plus tard
home-newer-playing = Une table est ouverte dans un autre onglet. Ferme-le d’abord.

## Ce qui peut mal tourner

home-storage-full = Ce navigateur n’a plus de place. Tu peux continuer, mais les nouveaux coups seront perdus à la fermeture de la page. Garde tes tables dans un fichier, puis fais de la place.
home-storage-refused = Ce navigateur ne garde rien ici, comme dans une fenêtre privée. Tu peux jouer, mais tes tables seront perdues à la fermeture de la page.
home-broken = Le maître du jeu de ce navigateur s’est arrêté. Ce qui était sur la table est gardé ; recharge la page pour continuer.
home-reload = Recharger la page
home-keep = Garder les tables dans un fichier

## Ce qui est gardé

home-about = Rattus se joue sur ton appareil, sans serveur. Ton nom, tes tables et tes études restent dans ce navigateur, et rien n’est envoyé nulle part.
home-name = Ton nom
home-file = Les tables en fichier
home-file-about = Le fichier contient toutes tes tables et tes études. Ouvre-le dans un autre navigateur pour continuer là-bas.
home-export = Tout garder dans un fichier
home-open = Ouvrir un fichier
home-open-about = Un fichier de tables, ou l’enregistrement d’une seule partie, qui est alors rejouée. Tu peux aussi le déposer sur n’importe quelle page.
home-open-label = Choisir un fichier
home-imported =
    { $count ->
        [0] Il n’y avait rien de nouveau dans ce fichier.
        [one] Une table ou une étude a été reprise.
       *[other] { $count } tables et études ont été reprises.
    }
home-not-ours = Ce n’est ni un fichier de tables, ni l’enregistrement d’une partie.
home-room = Stockage
home-room-used = { $used } Mo sont utilisés.
home-room-kept = Le navigateur a promis de garder tes tables.
home-room-unkept = Le navigateur peut effacer tes tables si la place vient à manquer.
home-room-memory = Le navigateur ne garde rien ici : tes tables seront perdues à la fermeture de la page.
home-room-ask = Lui demander de les garder
home-room-no = Le navigateur n’a pas accepté. Certains le font quand une page est souvent utilisée, ou installée.
home-forget = Oublier cette table
home-forget-sure = L’oublier pour de bon ?
home-far = Amis au loin

### La première partie guidée et les exercices. Chaque texte a deux phrases au plus.

## Le guide

guide = Guide
guide-next = Continuer
guide-leave = Quitter le guide
guide-back = Reprendre le guide
guide-waits = Les autres jouent. Ce sera bientôt de nouveau ton tour.
guide-other = C’est permis aussi. Voyons ce que cela donne.
guide-else = Tu peux faire cela d’abord. Mon ordre n’oblige à rien.
guide-prepared = Le hasard de cette partie guidée est préparé et le même pour tous. Elle n’est donc jamais classée.

## Le jeu de plateau

guide-plague-goal = La Peste arrive en Europe, et les rats avec elle. Celui à qui il reste le plus de cubes à la fin gagne.
guide-plague-settle = Place tes deux premiers cubes : montre une région de la carte. Celle du bouton, par exemple.
    .other = Un bon endroit aussi. Chaque région a maintenant un rat, et personne ne connaît sa face.
guide-plague-settle-two = Les autres ont placé leurs cubes, et c’est encore à toi. Deux cubes de plus, ici ou ailleurs.
    .other = C’est bien aussi. Dans deux régions, tes cubes ne meurent pas d’un seul coup.
guide-plague-place = À toi : place des cubes dans une région, autant qu’il y a de rats. Plus de rats, c’est plus de cubes, et plus de danger.
    .other = Bien. Un cube pour chaque rat qui s’y trouve.
    .else = Tu t’en es passé, c’est permis. Mais c’est ainsi que viennent de nouveaux cubes : essaie la prochaine fois.
guide-plague-plague = Maintenant, déplace la Peste : elle doit aller dans une région voisine. Là où elle arrive, des rats se propagent et les cubes sont en danger.
    .other = Comme tu veux. Les rats ne sont retournés que là où il y a des cubes.
    .else = Tu peux faire cela avant. La Peste vient en dernier et termine ton tour.
guide-plague-spread = La Peste amène de nouveaux rats : place celui-ci à côté d’elle. Là où il est, on pourra placer plus de cubes.
    .other = Bien. On pourra y placer plus de cubes, avec plus de danger.
guide-plague-others = C’était un tour complet. Aux autres de jouer : regarde où ils envoient la Peste.
guide-plague-rat = La Peste ravage { $regionAcc }, et un rat est retourné. { $outbreak ->
        [yes] Sa limite est { $limit } et la population compte { $population } : contamination.
       *[no] Sa limite est { $limit } et la population ne compte que { $population } : il ne se passe rien.
    }
guide-plague-rat-more = Le rat suivant : limite { $limit }, population { $population }. { $outbreak ->
        [yes] Contamination : chacun de ses symboles coûte un cube à quelqu’un.
       *[no] Trop peu de cubes, il ne se passe donc rien.
    }
guide-plague-lost-mine = Tu perds un cube : { $cause ->
        [majority] M frappe celui qui a le plus de cubes sur place.
        [symbol] le rat montre la Classe d’une de tes cartes.
       *[all] A frappe tout le monde sur place.
    } Il retourne dans ta réserve, et tu pourras le replacer.
guide-plague-lost = { $seat } perd un cube : { $cause ->
        [majority] M frappe celui qui a le plus de cubes sur place.
        [symbol] le rat montre la Classe d’une de ses cartes.
       *[all] A frappe tout le monde sur place.
    } Chaque symbole d’un rat en coûte un à quelqu’un.
guide-plague-card = De nouveau ton tour, avec une nouveauté : prends une carte. Elle t’aide à chaque tour, mais les rats qui montrent sa Classe te frappent.
    .other = Une bonne carte aussi. Tu peux en prendre une à chaque tour, même à un autre joueur.
    .else = Tu n’as pas besoin de carte. Elles sont fortes, mais chacune te rend vulnérable.
guide-plague-card-taken = { $cardNom } : { $does }. Utilise cette carte une fois à chacun de tes tours, tout de suite si tu veux.
guide-plague-turn = Prends, place et utilise tes cartes dans l’ordre que tu veux. Déplacer la Peste vient toujours en dernier.
guide-plague-end = La fin vient quand il n’y a plus de rats, ou quand la réserve de quelqu’un est vide. Tu sais tout ce qu’il faut : continue comme tu veux.
guide-plague-last-round = La dernière manche : chacun peut utiliser ses cartes une fois encore. Mets tes cubes à l’abri.
guide-plague-final = Le ravage final : tous les rats de toutes les régions sont retournés. Puis on compte les cubes.

## Le jeu de cartes

guide-cartus-goal = Six Classes, six pistes : gagnes-y de l’influence, car à la fin ceux qui sont en tête ont des points. Mais avec trop de rats, tu es mort.
guide-cartus-supply = Prends d’abord des provisions : ce qui est à côté d’un des bâtiments. Plus de cartes, c’est un bon début.
    .other = C’est bien aussi. Cartes, rats en moins ou regard : tu choisis à chaque manche.
guide-cartus-enter = Maintenant, entre dans un bâtiment. Au Monastère, tes deux moines sont chez eux.
    .other = Bien. Les cartes de la Classe de ce bâtiment n’apportent pas de rats.
guide-cartus-lay = Pose une carte face cachée : chacune vaut un point d’influence dans la Classe du bâtiment. Une personne d’une autre Classe apporte aussi un rat.
    .other = Permis, et un point d’influence aussi. Si elle est étrangère ici, un rat vient avec elle.
    .else = Tu n’as rien posé, c’est permis. Mais sans carte, pas d’influence.
guide-cartus-lay-two = Tu peux en poser d’autres. Celui qui en pose le plus ici a la meilleure action du bâtiment.
    .other = Bien. Plus de cartes ici, moins plus tard.
guide-cartus-done = Assez ? Alors dis-le, et les autres entrent.
    .else = Une de plus, c’est permis. Dis quand cela suffit.
guide-cartus-reveal = Tes cartes sont retournées : influence { $influence }, nouveaux rats { $rats }. Regarde les pistes.
guide-cartus-action = Le bâtiment t’aide : { $premium ->
        [yes] tu y as posé le plus de cartes, l’action premium est à toi.
       *[no] quelqu’un en a posé plus ou est entré avant toi, tu as donc l’action standard.
    } Montre un bâtiment pour lire ce qu’il fait.
guide-cartus-nuns = Cinq cartes sont cachées, la rangée des nonnes. Celui qui a à la fin plus de rats qu’elles ne montrent de nonnes est mort.
guide-cartus-supply-two = Une nouvelle manche, avec de nouveaux bâtiments. Prends des cartes, débarrasse-toi de rats ou regarde la rangée des nonnes.
guide-cartus-end = Après neuf manches, les pistes donnent des points et on compte les nonnes. Tu sais tout ce qu’il faut : continue comme tu veux.
guide-cartus-last-round = La dernière manche : plus d’actions. Celui qui pose le plus dans un bâtiment gagne un point d’influence de plus.
guide-cartus-plague = La Peste arrive : la rangée des nonnes est retournée. As-tu plus de rats qu’elle ne montre de nonnes ?

## L’offre

guide-offer = Première visite ?
guide-offer-play = Jouer une première partie guidée
guide-offer-close = Non merci
guide-list = Une première partie guidée
    .about = Une vraie partie contre des bots bienveillants. Tu apprends en jouant, en cinq à huit minutes.

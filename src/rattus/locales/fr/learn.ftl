### La première partie guidée et les exercices. Chaque texte a deux phrases au plus.

## Le guide

guide = Guide
guide-next = Continuer
guide-leave = Quitter le guide
guide-back = Reprendre le guide
guide-waits = Les autres jouent. Ce sera bientôt de nouveau ton tour.
guide-other = C’est permis aussi. Voyons ce que cela donne.
guide-else = Tu peux faire cela d’abord. Mon ordre n’oblige à rien.

## Le jeu de plateau

guide-plague-goal = La Peste arrive en Europe, et les rats avec elle. Celui à qui il reste le plus de cubes à la fin gagne.
guide-plague-settle = Place tes deux premiers cubes : montre une région de la carte. Le bouton en nomme une bonne.
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

## La page

guide-list = Une première partie guidée
    .about = Une vraie partie contre des bots bienveillants. Tu apprends en jouant, en cinq à huit minutes.

## Exercices

learn = Apprendre
    .lead = Joue une première partie guidée, ou fais de petits exercices : chaque réponse dit pourquoi.
learn-tasks = Exercices
learn-plague = Exercices du jeu de plateau
learn-cartus = Exercices du jeu de cartes
learn-none = Il n’y a pas d’exercice là-dessus. Les règles l’expliquent.
learn-task = Exercice
learn-solved = { $count } sur { $all } réussis
learn-done = réussi
learn-try = Ta réponse
learn-right = Juste !
learn-wrong = Pas celle-ci.
learn-allowed = C’est permis, mais ce n’est pas ce qui est demandé.
learn-more = { $count ->
        [one] Une autre réponse est juste.
       *[other] { $count } autres réponses sont justes.
    }
learn-all = Tu as trouvé toutes les réponses justes.
learn-again = Recommencer
learn-next = Exercice suivant
learn-chapter = Lire la règle
learn-practise = Essayer dans un exercice
learn-help = Un exercice là-dessus
learn-list = Tous les exercices
learn-story = Ce qui s’est passé

task-card = { $name }
    .task = C’est ton tour, et tu as { $cardAcc }. Que peux-tu faire ?
task-building = { $does }
    .task = Voici ce que tu veux : { $does }. Dans quel bâtiment entres-tu ?
    .wrong = Tu es dans un autre bâtiment, et il fait autre chose.

task-plague-settle = Placer les premiers cubes
    .task = Tu places deux cubes. Quelles régions sont en jeu à trois joueurs ?
    .right = Toute région en jeu convient, même si d’autres y sont déjà.
task-plague-place = Placer des cubes
    .task = Place exactement deux cubes. Compte les rats.
    .right = Autant de cubes que de rats : deux pour deux.
    .wrong = C’est le nombre de rats qui décide, pas toi.
task-plague-take = Prendre une carte
    .task = Prends une carte à un autre joueur.
    .right = Personne ne peut refuser. Tu as maintenant l’aide, et le danger.
    .wrong = Cette carte était à côté du plateau.
task-plague-move = Déplacer la Peste
    .task = La Peste est en Turquie. Où peut-elle aller ?
    .right = Dans toute région voisine, par terre ou par mer.
task-plague-spread = La propagation
    .task = La Peste est en Hongrie et amène un nouveau rat. Où peux-tu le placer ?
    .right = À côté de la Peste, là où il y a moins de trois rats.
task-plague-ravage = Un ravage sans perte
    .task = La Sorcière t’a montré trois rats. Déplace la Peste sans perdre de cube.
    .right = Sans rats, ou avec moins de cubes que la limite, il ne se passe rien.
    .wrong = Tu y perds un cube.
task-plague-limit = Quel rat d’abord ?
    .task = Tu connais les deux rats en Gaule. Retournes-en un pour ne perdre aucun cube.
    .right = Jaune, qui a le Paysan, en a perdu un ; trois cubes ne suffisaient plus pour la limite de quatre.
    .wrong = Quatre cubes atteignent sa limite de quatre, et il frappe tout le monde.
task-plague-once = Une fois par tour
    .task = Tu as pris le Marchand à ce tour. Que peux-tu encore faire ?
    .right = Chaque action une fois, dans l’ordre que tu veux, et la Peste en dernier.
task-plague-full = Trois rats, c’est assez
    .task = Tu as le Moine. Quel rat peut aller où ?
    .right = Un rat peut aller dans toute région voisine qui en a moins de trois.
task-plague-last = La dernière manche
    .task = Tu as le Paysan dans la dernière manche. Place un cube là où il n’y a pas de rat.
    .right = Là, rien ne peut lui arriver pendant le ravage final.
    .wrong = C’est permis, mais il y a des rats, et le ravage final arrive.
task-plague-serf = Serf
    .task = Tu as le Serf, et la Sorcière t’a montré deux rats. Déplace la Peste là où tu gagnes un cube.
    .right = Un autre joueur y a perdu un cube, alors un des tiens est venu aussitôt.
    .wrong = Personne d’autre n’est là, alors tu ne fais que perdre.

task-cartus-supplies = Les provisions
    .task = Il te faut des cartes. Quelles provisions prends-tu ?
    .right = Quatre cartes à poser, maintenant ou plus tard.
    .wrong = Cela donne un rat en moins et un regard, mais pas de carte.
task-cartus-enter = Entrer
    .task = Tu vas poser un moine. Entre là où il n’apporte pas de rat.
    .right = Un moine est chez lui au Monastère, un bâtiment du Clergé.
    .wrong = Au Château fort, un moine est un étranger, et un étranger apporte un rat.
task-cartus-lay = Poser des cartes
    .task = Tu es au Monastère. Pose une carte qui rapporte de l’influence et pas de rat.
    .right = Un moine est du Clergé : un point d’influence, pas de rat.
    .wrong = Elle rapporte de l’influence, mais elle est étrangère ici, et un rat vient avec elle.
task-cartus-premium = L’action premium
    .task = Jaune est entré avant toi et a posé deux cartes. Gagne l’action premium.
    .right = Trois, c’est plus que deux. À égalité, elle serait à Jaune, entré avant toi.
    .wrong = Cela ne suffit pas : à égalité, elle est à celui qui est entré d’abord.
task-cartus-joker = Un joker
    .task = Tu n’as pas de moine. Gagne de l’influence au Monastère sans rat.
    .right = Un joker vaut un point d’influence dans tout bâtiment et n’apporte jamais de rat.
    .wrong = Cela rapporte de l’influence, mais aussi un rat.
task-cartus-look = Un regard
    .task = Tu peux regarder une carte de la rangée des nonnes. Laquelle ?
    .right = N’importe laquelle que tu n’as pas encore vue.

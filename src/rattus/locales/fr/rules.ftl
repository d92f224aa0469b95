### Les règles par chapitres, avec nos mots. Une ligne vide sépare les paragraphes, • commence un point, _ces mots_ sont appuyés.

rules = Règles
rules-lead = Lis un chapitre en une minute, puis essaie-le sur le plateau à côté : touche ce qui est éclairé.
rules-learn = Parties guidées et exercices
rules-games = Jeux
rules-contents = Tous les chapitres
rules-chapters = Chapitres
rules-chapter = chapitre { $number } sur { $count }
rules-try = Essaie.
rules-you-can = Ce que tu peux faire ici
rules-not-here = Dans cette petite position, on ne peut faire que ce qui est éclairé.
rules-story = Ce qui s’est passé
rules-again = Recommencer

rules-plague = Jeu de plateau
    .about = Rattus (2010) pour 2 à 4 joueurs, et Rattus Big Box pour 2 à 6. Une partie dure environ une demi-heure.
rules-cartus = Jeu de cartes
    .about = Rattus Cartus pour 2 à 5 joueurs : six Classes, une rangée de bâtiments, et une Peste qui vient à la fin.

## Le jeu de plateau

rules-plague-aim = Le but du jeu
    .about = Garder le plus de cubes en vie
    .text =
        Europe, 1347 : la Peste approche. Tu places tes _cubes de population_ dans les régions et tu essaies de les garder en vie pendant que les rats se répandent de pays en pays. _Celui à qui il reste le plus de cubes à la fin gagne_ : ceux du plateau et ceux du Château.

        Le dilemme est simple. De nouveaux cubes n’arrivent que là où il y a des rats, et plus il y a de rats, plus tu peux en placer. Mais quand la Peste atteint une région, ses rats sont retournés, et c’est alors que la population meurt.

        Six cartes de Classe t’aident, et chacune te rend plus vulnérable : un rat qui montre le symbole de la Classe de ta carte te coûte un cube.
    .task = Tu es Rouge. Place des cubes en Angleterre (un rat), en Bulgarie (deux) ou en Gaule (trois), et regarde ton score.
    .learnt = Ton score, c’est le nombre de tes cubes en vie. Trois d’un coup, c’est tentant, mais la Gaule est l’endroit le plus dangereux de cette carte.

rules-plague-setup = Mise en place
    .about = Un rat dans chaque région, et tes quatre premiers cubes
    .text =
        Chaque région en jeu reçoit, face cachée, un _rat de départ_ (un jeton rat cerclé de violet). Tous les autres rats sont mélangés et attendent dans la _réserve de rats_ ; personne ne connaît leurs faces. À moins de joueurs, quelques-uns sont retirés du jeu sans être vus. L’_emblème de la Peste_ est placé dans une région tirée au sort, et les six cartes de Classe sont à côté du plateau.

        Chacun a 20 cubes en _réserve_. Les livrets de règles font commencer le plus jeune ; ici, le premier joueur est tiré au sort, à moins que la table n’en ait choisi un. Dans le sens des aiguilles d’une montre, chacun place deux cubes ensemble dans une région. Puis vient un second tour de table en sens inverse, en commençant par le dernier : encore deux cubes, dans la même région ou dans une autre.

        Chacun commence donc avec quatre cubes sur le plateau. On peut partager une région ; il y a de la place pour tous.
    .task = Bleu a commencé. Place maintenant deux de tes cubes dans une des régions éclairées.
    .learnt = Tu en placeras deux autres quand tout le monde aura joué. Près de la Peste, on grandit vite mais on risque gros ; loin d’elle, on a du temps.

rules-plague-turn = Un tour
    .about = Prendre, placer, utiliser ; puis déplacer la Peste
    .text =
        Un tour a deux parties. D’abord les _actions_, dans l’ordre que tu veux, chacune une fois au plus, et toutes facultatives :

        • _prendre_ une carte, à côté du plateau ou chez un autre joueur ;
        • _placer_ des cubes dans une région, autant qu’il y a de rats ;
        • _utiliser_ une fois chaque carte devant toi, même celle que tu viens de prendre.

        Ensuite, toujours en dernier, la _Peste_ : tu la déplaces dans une région voisine, elle se propage, puis elle ravage la région. Après, c’est au joueur suivant.
    .task = Joue un tour entier : prends une carte, place des cubes, puis déplace la Peste.
    .learnt = Voilà un tour. La Peste s’est déplacée, et c’est à Jaune de jouer.

rules-plague-take = Prendre une carte
    .about = Une aide qui rend vulnérable
    .text =
        Une fois par tour, tu peux prendre _une carte_ : l’une de celles qui sont à côté du plateau, ou l’une de celles d’un autre joueur, qui ne peut pas refuser.

        Les cartes restent chez toi et tu ne peux pas les rendre : elles ne partent que si quelqu’un te les reprend. Tu peux en avoir autant que tu veux et les utiliser toutes, chacune une fois à chacun de tes tours.

        Mais chaque carte appartient à une Classe, et les rats montrent les symboles des Classes. À chaque carte de plus, davantage de rats peuvent te nuire. Parfois, le mieux est que quelqu’un te la reprenne.
    .task = Prends une des cartes : trois sont à côté du plateau, d’autres devant Vert et Bleu.
    .learnt = La carte est à toi et sert dès ce tour. Celui qui l’avait est débarrassé de son danger.

rules-plague-place = Placer des cubes
    .about = Autant qu’il y a de rats
    .text =
        Une fois par tour, tu peux placer des cubes de ta réserve dans _une seule_ région : exactement _autant qu’il y a de rats_, donc un, deux ou trois. Tu ne peux pas en placer moins ; ce n’est que si ta réserve est trop petite que tu y places tout ce qui te reste.

        Là où il n’y a pas de rat, tu ne peux rien placer, sauf avec le Paysan. Peu importe que tu y aies déjà des cubes, ou qui d’autre s’y trouve.
    .task = Il y a trois rats en Gaule, deux en Bulgarie, un en Scandinavie et un en Russie. Place tes cubes.
    .learnt = Autant de cubes que de rats. Il n’y a pas de rat en Italie ni en Germanie, elles n’étaient donc pas éclairées.

rules-plague-move = Déplacer la Peste
    .about = Une région plus loin, jamais sur place
    .text =
        À la fin de ton tour, tu dois déplacer la Peste dans une région _voisine_. Elle ne peut pas rester où elle est. Deux régions sont voisines si elles ont une frontière commune ou si une ligne les relie par la mer ; seules comptent les régions en jeu.

        Là où elle arrive, c’est maintenant la _région infectée_. Deux choses suivent, toujours dans cet ordre : la Peste _se propage_ autour de cette région, puis elle la _ravage_.

        C’est toi qui choisis. Envoie-la chez les autres, ou là où elle ne fait pas de mal ; mais il faut qu’elle aille quelque part.
    .task = La Peste est en Turquie. Déplace-la : il n’y a pas de rat en Italie, un en Tartarie, deux en Bulgarie.
    .learnt = C’est le nombre de rats là où la Peste arrive qui décide combien de nouveaux arrivent.

rules-plague-spread = La propagation
    .about = De nouveaux rats à côté de la Peste
    .text =
        Quand la Peste arrive, compte les rats de la région infectée :

        • aucun : rien ne se propage ;
        • un : _un_ nouveau rat arrive ;
        • deux ou trois : _deux_ nouveaux rats arrivent.

        Tu prends chaque nouveau rat dans la réserve de rats et tu le places, face cachée et sans le regarder, dans une région _voisine_ de la région infectée. Deux rats peuvent aller dans la même région ou dans deux régions différentes. Une région n’a jamais plus de _trois_ rats ; si toutes les régions voisines sont pleines, le reste n’est pas placé. Si la réserve de rats s’épuise, le reste n’est pas placé, et la partie finit après ce tour.

        Tu décides donc aussi où les autres pourront placer beaucoup de cubes.
    .task = Il y a deux rats en Bulgarie : places-en deux nouveaux dans des régions voisines.
    .learnt = Il n’y a pas de cube en Bulgarie, ses propres rats restent donc face cachée.

rules-plague-ravage = Le ravage
    .about = Les rats sont retournés un par un
    .text =
        Après la propagation, la Peste ravage la région infectée, s’il y a là des rats et des cubes. Un rat est retourné et lu, puis le suivant, _jusqu’à ce qu’il n’y reste plus de rat ou plus de cube_.

        Chaque rat retourné est retiré du jeu, qu’il ait fait du mal ou non. Les rats qui n’ont pas été retournés restent face cachée.

        Les cubes perdus retournent dans la réserve de leur joueur. Ils ne sont pas perdus pour toujours : on pourra les placer de nouveau plus tard.

        Ce que fait un rat est expliqué au chapitre suivant.
    .task = Il y a six cubes en Gaule, parmi trois rats. Envoies-y la Peste, place les deux nouveaux rats et regarde.
    .learnt = Le premier rat a frappé les possesseurs de deux cartes, le deuxième demandait plus de cubes qu’il n’en restait, le troisième a frappé celui qui en avait le plus.

rules-plague-rat = Lire un rat
    .about = La limite et les symboles
    .text =
        La face d’un rat montre un nombre et des symboles. Le nombre est sa _valeur limite_ : s’il y a au moins autant de cubes dans la région, toutes couleurs comprises, il y a _contamination_. Sinon, il ne se passe rien.

        Lors d’une contamination, chaque symbole coûte des cubes dans cette région :

        • _M_, Majorité : celui qui a le plus de cubes ici en perd un ; en cas d’égalité, chacun des ex æquo. Il se lit en premier, et tous les M d’un rat comptent les cubes tels qu’ils étaient quand il a été retourné.
        • _Le symbole d’une Classe_ : celui qui possède une carte de cette Classe perd un cube ici, s’il en a un.
        • _A_, Tous : chaque joueur qui a des cubes ici en perd un.

        Qui choisit le rat à retourner ? Le joueur actif, mais seulement s’il peut distinguer deux des rats qui sont là : parce que quelqu’un a regardé l’un et pas l’autre, ce que tout le monde a vu, ou parce qu’il connaît lui-même deux faces différentes. Sinon, on prend le premier.
    .task = La Sorcière t’a montré deux rats en Gaule : l’un frappe la Bourgeoisie et le Clergé, l’autre demande cinq cubes et frappe tout le monde. Lequel retourner d’abord ?
    .learnt = Moins de cubes, moins de contaminations : si tu connais les rats, tu peux retourner d’abord le petit pour que le gros échoue, ou laisser le gros frapper d’abord.

rules-plague-peasant = Paysan
    .about = Paysannerie : un cube de plus
    .text =
        Le Paysan appartient à la _Paysannerie_. Quand tu places des cubes, tu peux en ajouter _un de plus_ : quatre là où il y a trois rats, et un même là où il n’y en a aucun. Ce n’est pas obligatoire.

        À la dernière manche, le Paysan place un cube dans n’importe quelle région.
    .task = Place trois ou quatre cubes en Gaule, deux ou trois en Bulgarie, ou un en Italie où il n’y a pas de rat.
    .learnt = Un de plus à chaque tour, et une porte vers les régions sûres.

rules-plague-merchant = Marchand
    .about = Bourgeoisie : la fuite dans une région voisine
    .text =
        Le Marchand appartient à la _Bourgeoisie_. Déplace _un à trois_ de tes cubes d’une région vers _une_ région voisine. Ils vont tous au même endroit ; on ne les sépare pas.

        Sers-t’en avant de déplacer la Peste, pour être loin quand elle arrive.
    .task = Emmène des cubes hors de Gaule, ou de Germanie en Scandinavie. Touche la région où ils sont, puis celle où ils vont.
    .learnt = Ils voyagent ensemble, et la Peste trouve moins des tiens.

rules-plague-monk = Moine
    .about = Clergé : éloigne un rat
    .text =
        Le Moine appartient au _Clergé_. Déplace _n’importe quel rat_ du plateau dans une région voisine qui en a moins de trois. Sa face reste cachée.

        Tu peux placer d’abord et déplacer le rat ensuite, ou l’inverse : trois cubes pour trois rats, et ensuite un rat de moins.

        Tu ne choisis quel rat d’une région s’en va que si tu peux en distinguer deux : par ceux qui les ont regardés, ou par les faces que tu connais. Sinon, ils se valent.
    .task = Essaie les deux : place des cubes en Gaule puis éloigne un rat, ou déplace d’abord le rat.
    .learnt = L’ordre compte : d’abord les cubes, ensuite le rat, c’est souvent mieux.

rules-plague-knight = Chevalier
    .about = Chevalerie : la Peste va plus loin
    .text =
        Le Chevalier appartient à la _Chevalerie_ et agit quand tu déplaces la Peste. Elle peut se déplacer d’_une ou deux régions_ (Big Box à cinq ou six joueurs : jusqu’à trois). Elle ne peut pas finir où elle a commencé ; elle ne se propage et ne ravage que là où elle s’arrête.

        De plus, avant que le premier rat soit retourné, tu peux décider que la Peste _fait rage_ : elle compte pour _deux cubes supplémentaires_ (neutres) face aux limites de ce ravage. Elle n’a jamais la majorité, ne peut rien perdre, et sans vrai cube il n’y a pas de ravage. Dans Big Box, les limites baissent de deux, ce qui revient au même.

        À la dernière manche, le Chevalier peut encore déplacer la Peste, ou la laisser. Selon les règles de 2010, elle compte alors pour deux cubes là où elle se trouve pendant le ravage final ; dans Big Box, elle ravage aussitôt cette région, avec des limites baissées de deux.
    .task = La Peste est en Espagne. Envoie-la deux régions plus loin, en Angleterre, où Bleu a un seul cube, et décide si elle fait rage.
    .learnt = Un cube, c’est moins que la limite de deux ; avec la Peste qui fait rage, il y en a trois.

rules-plague-witch = Sorcière
    .about = Magie : regarde des rats et les intervertit
    .text =
        La Sorcière appartient à la _Magie_. Regarde _n’importe quel rat_ du plateau, sans le montrer aux autres. Puis, si tu veux, _un autre_. S’ils sont dans des régions différentes, tu peux les _intervertir_.

        Ce que tu as vu reste indiqué sur ton plateau tant que ce rat est face cachée, où qu’il aille ; les autres voient seulement que tu l’as regardé. Quand c’est à toi de choisir le rat à retourner, tu peux t’en servir.
    .task = Regarde un rat en Gaule, puis un autre en Scandinavie ou en Bulgarie. Intervertis-les ou laisse-les.
    .learnt = Tu reconnaîtras ces rats jusqu’à la fin de la partie.

rules-plague-king = Roi
    .about = Noblesse : à l’abri au Château
    .text =
        Le Roi appartient à la _Noblesse_. Mets au Château _un_ de tes cubes pris dans une région _sans rat_. Là, rien ne peut lui arriver ; à la fin, il compte comme les autres.

        On ne revient pas du Château : le Roi est lent, mais sûr.
    .task = Il n’y a pas de rat en Germanie, où tu as deux cubes. Mets-en un au Château.
    .learnt = Un point que personne ne peut te prendre.

rules-plague-end = La fin
    .about = Dernière manche, ravage final, victoire
    .text =
        La partie touche à sa fin après un tour pendant lequel la _réserve de rats_ s’est épuisée, ou à la fin duquel le joueur actif n’a _plus de cube en réserve_. (Selon les livrets de règles allemand et français, il suffit que sa réserve ait été vide à un moment quelconque du tour.)

        Vient alors la _dernière manche_, dans le sens inverse des aiguilles d’une montre : tous, sauf celui qui a joué le dernier tour, peuvent utiliser encore une fois chacune de leurs cartes. On ne prend pas de carte, on ne place pas de cube, on ne déplace pas la Peste, à deux exceptions près : le Paysan place un cube où il veut, et le Chevalier déplace la Peste.

        Puis le _ravage final_ : tous les rats de toutes les régions sont retournés, l’un après l’autre, tant qu’il y a des cubes. Là où l’on peut distinguer les rats, c’est celui qui a joué le dernier tour qui choisit l’ordre. Rien ne se propage plus.

        Celui qui a le plus de cubes sur le plateau et au Château l’emporte. En cas d’égalité, c’est, parmi les ex æquo, celui dont le tour serait venu le premier.
    .task = La dernière manche : tu as le Paysan. Place un cube en Gaule, pleine de monde, ou en Russie, déserte, puis passe et regarde le ravage final.
    .learnt = C’était une partie très courte. À la toute fin, un endroit sûr vaut autant qu’une croissance hardie avant.

rules-plague-bigbox = Big Box et livrets de règles
    .about = Plus de cartes, plus de régions, d’autres éditions
    .text =
        Rattus Big Box se joue comme le jeu de 2010 sur une carte plus grande, jusqu’à six joueurs. Ce qui change :

        • il y a plus de rats, et les rats de départ qui restent sont mélangés aux autres avant que quelques-uns soient retirés du jeu ;
        • à cinq ou six joueurs, chacun place trois fois deux cubes au début, et huit cartes sont en jeu ;
        • le _Messager_ (Bourgeoisie) déplace des cubes un par un, trois déplacements au plus en tout ;
        • le _Caravanier_ (Islam) conduit la caravane de deux régions, et un de tes cubes est placé dans chaque région où elle entre ;
        • le Chevalier va jusqu’à trois régions plus loin à cinq ou six joueurs, et baisse les limites de deux ; à la dernière manche, la région est ravagée aussitôt.

        Une table peut aussi choisir d’autres cartes : la _Reine_, le _Serf_, le _Soldat_ et la _Nonne_. Il peut alors y avoir deux cartes de la même Classe ; un symbole frappe le possesseur de chacune. Ce que nous avons dû reconstituer est signalé dans le jeu.

        Les livrets de règles imprimés de 2010 diffèrent aussi, et tu peux en choisir un. Selon l’_allemand_, le Roi, le Marchand et la Sorcière servent aussi après la Peste, le premier joueur choisit où la Peste commence, et l’on finit le tour de table avant la dernière manche. Selon le _français_, le Roi sert aussi après la Peste. Selon ces deux-là, une réserve vide à un moment quelconque du tour déclenche aussi la fin ; selon l’_anglais_, c’est la fin du tour qui compte.
    .task = Tu as le Caravanier. Conduis la caravane d’Italie dans une région voisine, puis plus loin.
    .learnt = Deux cubes, qu’il y ait des rats ou non ; la caravane fait ses deux déplacements.

rules-plague-seats = De deux à six joueurs
    .about = Ce qui change avec le nombre
    .text =
        À moins de joueurs, il y a moins de régions ; les autres sont voilées et hors jeu. Voici combien de régions sont en jeu et combien de rats sont dans la réserve de rats au début :

        • Rattus (2010) : à deux joueurs 8 régions et 29 rats, à trois 10 et 33, à quatre 12 et 37.
        • Big Box : à deux joueurs 7 régions et 34 rats, à trois 10 et 35, à quatre 12 et 37, à cinq 15 et 42, à six 17 et 48.

        À cinq ou six joueurs, huit cartes sont en jeu au lieu de six, chacun place ses premiers cubes en trois fois au lieu de deux, et le Chevalier peut déplacer la Peste d’une troisième région. À deux, c’est un duel ; à quatre et plus, les alliances et les vengeances viennent toutes seules.
    .task = Un duel : huit régions sont en jeu. Place tes deux premiers cubes.
    .learnt = Sur une petite carte, nulle part où se cacher.

## Le jeu de cartes

rules-cartus-aim = Le but du jeu
    .about = De l’influence, et pas trop de rats
    .text =
        Six Classes, six pistes. Tu entres dans les bâtiments des Classes et tu y poses des cartes ; chacune rapporte de l’_influence_. À la fin, chaque piste donne des points à ceux qui sont en tête : 10, 5 et 2.

        Mais les étrangers, les cartes d’une autre Classe, apportent des rats. Celui qui a à la fin _plus de rats qu’il n’y a de nonnes_ dans la rangée des nonnes est mort et ne peut pas gagner, quel que soit son score. La rangée des nonnes, ce sont cinq cartes qui restent face cachée pendant toute la partie.

        C’est donc une course avec une limite que personne ne connaît exactement. _Le survivant qui a le plus de points gagne._
    .task = Tu es au Monastère, un bâtiment du Clergé. Pose jusqu’à deux cartes et dis que tu as fini. Un moine convient ; un roi ou une sorcière apporte un rat.
    .learnt = Chaque carte a rapporté un point d’influence dans le Clergé ; chaque étranger, en plus, un rat.

rules-cartus-round = Une manche
    .about = Bâtiments, provisions, entrée, résolution
    .text =
        Chacun commence avec cinq cartes de population et dix rats. Une manche se déroule ainsi :

        • Des _bâtiments_ sont retournés : deux à deux ou trois joueurs, trois à quatre ou cinq. S’ils sont tous identiques, le dernier est remplacé.
        • _Provisions_ : à tour de rôle, chacun prend ce que l’un d’eux fournit.
        • _Entrer_ : à tour de rôle, chacun entre dans un bâtiment et pose des cartes face cachée.
        • _Résolution_ : les bâtiments sont résolus de gauche à droite.
        • Le premier joueur de la manche suivante est son voisin de gauche.

        Il y a 10 manches à deux joueurs, 9 à trois, 8 à quatre ou cinq. À la _dernière manche_, il n’y a pas d’actions : à la place de l’action premium, on gagne un point d’influence de plus.
    .task = Joue une manche : prends les quatre cartes, entre dans un bâtiment, pose des cartes, et dis que tu as fini.
    .learnt = La manche suivante a commencé, avec d’autres bâtiments et un autre premier joueur.

rules-cartus-supplies = Provisions
    .about = Cartes, rats en moins, regards
    .text =
        Chaque carte de bâtiment montre des provisions à côté du bâtiment. Choisis _une_ des cartes de bâtiment et prends ce qu’elle fournit, de gauche à droite. D’autres peuvent choisir la même, et tu pourras entrer ensuite dans un autre bâtiment.

        Il y a cinq sortes de provisions :

        • 4 cartes ;
        • 2 cartes et 1 rat en moins ;
        • 2 cartes et 1 regard ;
        • 2 rats en moins ;
        • 1 rat en moins et 1 regard.

        Les _cartes_ viennent de la pioche des cartes de population ; quand elle est vide, la défausse devient la nouvelle pioche. Un _regard_ te montre une carte de la rangée des nonnes que tu n’as pas vue ; personne d’autre ne la voit.
    .task = Prends les provisions du Monastère ou de la Tente.
    .learnt = Les cartes, c’est de l’influence à venir ; les regards disent combien de rats tu peux te permettre.

rules-cartus-enter = Entrer et poser
    .about = Où, et avec combien de cartes
    .text =
        À tour de rôle, chacun entre dans _un_ bâtiment, même si d’autres y sont déjà, et pose autant de cartes face cachée qu’il veut, ou aucune. Tous voient combien, personne ne voit lesquelles.

        On peut poser des cartes de population, des jokers, des épées et des flûtes ; mais ni cartes Passe ni cartes Or.

        Chaque carte de population et chaque joker rapportera un point d’influence dans la Classe _du bâtiment_. Une carte de population d’une autre Classe apporte aussi un _rat_. Un joker, jamais.

        Celui qui pose le plus de cartes de population et de jokers dans un bâtiment aura l’action premium ; à égalité, c’est le premier entré. Les derniers savent donc combien il faut en poser.
    .task = Jaune est au Monastère avec deux cartes, Vert dans la Tente avec une. Entre dans un bâtiment et pose des cartes.
    .learnt = À égalité, le premier entré a l’action premium ; une carte de plus, et elle est à toi.

rules-cartus-resolve = Résolution
    .about = Révéler, épées, flûtes, actions
    .text =
        Les bâtiments sont résolus un par un, de gauche à droite, les joueurs dans l’ordre d’entrée :

        • _Révéler_ : toutes les cartes posées là sont retournées. L’influence monte sur la piste de la Classe du bâtiment, jusqu’à 15 ; les étrangers apportent des rats. Sur une même case, le premier arrivé est devant.
        • _Épées_, puis _flûtes_, si tous n’en ont pas posé autant.
        • _Actions_ : l’action _premium_ pour le plus de cartes de population et de jokers réunis, même si c’est zéro ; à égalité, pour le premier entré. Puis l’action _standard_ pour tous les autres présents.
        • Les cartes posées s’en vont : les cartes de population à la défausse, les autres sur leurs piles.

        À deux joueurs, il n’y a qu’_une seule action premium par manche_ : pour celui qui a posé le plus de cartes, quel que soit le bâtiment.
    .task = Jaune est entré ici le premier et a posé deux cartes. Tu en as posé une. Ajoutes-en jusqu’à deux, ou dis que tu as fini, et regarde ce qui se passe.
    .learnt = Deux partout : Jaune, entré le premier, a l’action premium. À trois, elle est à toi.

rules-cartus-buildings = Les bâtiments
    .about = Les douze, un par un
    .text =
        Chaque Classe a deux bâtiments. On convient avant la partie des cinq cartes de chaque Classe : cinq fois le même bâtiment, ou les deux mélangés, au choix ou au hasard. À deux joueurs, un conseil publié est de laisser de côté la Tour de guet. Pour une première partie, on prend la Ferme, le Marché, le Monastère, le Château fort, la Tente de la voyante et le Palais.

        • _{ building-farm }_ (Paysannerie). { building-farm-rule }
        • _{ building-brewery }_ (Paysannerie). { building-brewery-rule }
        • _{ building-marketplace }_ (Bourgeoisie). { building-marketplace-rule }
        • _{ building-office }_ (Bourgeoisie). { building-office-rule }
        • _{ building-monastery }_ (Clergé). { building-monastery-rule }
        • _{ building-hospital }_ (Clergé). { building-hospital-rule }
        • _{ building-castle }_ (Chevalerie). { building-castle-rule }
        • _{ building-guard-tower }_ (Chevalerie). { building-guard-tower-rule }
        • _{ building-pied-pipers-hut }_ (Magie). { building-pied-pipers-hut-rule }
        • _{ building-fortune-tellers-tent }_ (Magie). { building-fortune-tellers-tent-rule }
        • _{ building-palace }_ (Noblesse). { building-palace-rule }
        • _{ building-treasury }_ (Noblesse). { building-treasury-rule }

        Si une pile ne suffit pas, on reçoit ce qui reste.
    .task = Tu as l’action premium de l’Hôpital : un rat est déjà parti. Défausse des cartes pour te débarrasser d’autres rats, ou garde-les.
    .learnt = Une carte pour un rat : bon marché si tu risques de mourir, cher sinon.

rules-cartus-specials = Jokers et cartes spéciales
    .about = Épées, flûtes, cartes Passe, cartes Or
    .text =
        • _Joker_. { card-joker-rule }
        • _Épée_. { card-sword-rule }
        • _Flûte_. { card-flute-rule }
        • _Carte Passe_. { card-pass-rule }
        • _Carte Or_. { card-gold-rule }

        Si plusieurs joueurs ont posé le moins d’épées ou de flûtes, celui qui en a posé le plus choisit parmi eux. Les cartes posées ne sont plus en main quand on résout les épées. Un joueur sans rat ne peut pas en envoyer.

        Le plus d’épées, le plus de flûtes et le plus de cartes Passe en main valent 2 points chacun à la fin.
    .task = Toi et Vert êtes au Monastère, et Jaune suivra. Tu as deux épées : poses-en une ou aucune.
    .learnt = La moitié d’une main pour une épée. Celui qui donne choisit les cartes, et personne d’autre ne les voit.

rules-cartus-rats = Rats et nonnes
    .about = Combien, c’est trop
    .text =
        Les cartes de population montrent de 0 à 4 _nonnes_. Il y a 84 cartes : par Classe quatre avec 4 nonnes, deux avec 3, deux avec 2, deux avec 1 et quatre sans ; deux nonnes par carte en moyenne. Cinq d’entre elles forment la _rangée des nonnes_.

        Dix rats, le nombre avec lequel chacun commence, c’est donc à peu près ce à quoi on survit. Mais la rangée peut avoir beaucoup de nonnes, ou peu. Chaque carte que tu vois ailleurs n’est pas dans la rangée : ta main, la défausse, ce que tu as regardé. La table calcule tes chances de survie d’après ce que tu sais.

        Les rats arrivent avec les étrangers et par les flûtes. Ils partent grâce aux provisions, au Monastère et à l’Hôpital.
    .task = La Tente te laisse regarder deux cartes de la rangée des nonnes. Choisis, et vois comment tes chances changent.
    .learnt = Beaucoup de nonnes : tu peux oser. Peu : débarrasse-toi des rats à temps.

rules-cartus-plague = Peste et décompte
    .about = La fin de la partie
    .text =
        Après la dernière manche, on compte les points :

        • sur chaque piste, 10 points pour le plus d’influence, 5 pour le deuxième et 2 pour le troisième (à deux joueurs : 10 et 5). Sans influence, pas de point ; sur une même case, le premier arrivé est devant ;
        • 2 points pour le plus de cartes de population et de jokers en main, de même pour le plus d’épées, de flûtes et de cartes Passe ; à égalité, 1 chacun ;
        • les cartes Or, si une Trésorerie était dans la partie : 6 points pour le plus, 3 pour le deuxième. Les ex æquo se partagent 9 points en tête, 3 au deuxième rang, arrondis à l’inférieur. À deux joueurs : 6 points pour le plus, ou 4 chacun ;
        • les jetons de victoire : leur valeur.

        Puis la rangée des nonnes est retournée. _Celui qui a plus de rats qu’elle n’a de nonnes est mort._ Parmi les vivants, le plus de points gagne ; à égalité, le moins de rats, sinon on partage la victoire. Si tous sont morts, tous ont perdu.
    .task = C’est la dernière manche, et tu poses des cartes en dernier. Puis la Peste arrive.
    .learnt = Pas d’actions à la dernière manche, mais un point d’influence de plus à la place de l’action premium ; et à la fin, seules comptent les nonnes.

## Ce qui est reconstitué : une page à part

sources-title = Ce qui est reconstitué
sources-lead =
    Les plateaux, jetons rat et cartes imprimés sont des images, et nous ne les connaissons pas tous. Ce qu’aucun livret de règles ni aucune autre source publique ne dit est _reconstitué_ : c’est de nous, et cela s’accorde avec tout ce qui est connu. Dans le jeu, un petit anneau le marque.
sources-chapter = Ce qui en est reconstitué
sources-of = { $ours } sur { $all } : reconstitué
sources-none = rien de reconstitué sur { $all }
sources-known =
    { $rulebook ->
        [0] { $published ->
            [0] {""}
           *[other] { $published } publié ailleurs
        }
       *[other] { $published ->
            [0] { $rulebook } d’après un livret de règles
           *[other] { $rulebook } d’après un livret de règles, { $published } publié ailleurs
        }
    }
sources-unstated = { $count } sans indication
sources-regions = Régions
    .about = Leurs noms ; à combien de joueurs elles sont en jeu, le livret de règles le dit.
sources-borders = Frontières
    .about = Quelles régions sont voisines, par terre ou par mer. Le dessin du plateau est de nous, lui aussi.
sources-faces = Faces des jetons rat
    .about = Limite et symboles, une étoile pour les rats de départ. Combien il y a de jetons, le livret de règles le dit.
sources-cards = Cartes de Classe
    .about = Ce qu’elles font.
sources-buildings = Bâtiments
    .about = Leurs deux actions.
sources-supplies = Provisions
    .about = Chaque bâtiment a une carte avec chacune d’elles.
sources-people = Nonnes des cartes de population
    .about = Combien de cartes d’une Classe montrent de 0 à 4 nonnes. Les totaux viennent du livret de règles ; que chaque Classe en ait autant est de nous.
sources-tokens = Jetons de victoire
    .about = Leurs valeurs. Combien il y en a, le livret de règles le dit.
sources-parameters = Nombres des règles
    .about = Cartes en main, rats, points et ainsi de suite, tels qu’ils figurent dans le fichier d’édition.
sources-nuns =
    { $count ->
        [one] { $count } nonne
       *[other] { $count } nonnes
    }
sources-value =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
sources-own = Jouer avec un fichier corrigé
    .text =
        Tu possèdes le jeu ? Alors tu en sais plus que nous. Copie le fichier d’édition, corrige ce qui est imprimé autrement et joue avec ta copie dans le terminal. Le fichier est lu et vérifié avant le début de la partie.
        Sur un serveur, on ne joue que les éditions fournies.

sources-file = Fichier d’édition
sources-missing = Ce qui ne fait pas partie de ce programme
    .text = Des extensions publiées, seules quelques cartes se jouent ici, au choix à une table de Rattus Big Box.
sources-here = Ici
sources-not-here = Pas ici
sources-nothing = rien
sources-and-more = et d’autres choses
sources-all = tout
sources-expansion-promotional = Cartes promotionnelles
sources-failed = La liste ne peut pas être chargée en ce moment.

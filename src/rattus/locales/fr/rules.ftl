### Les règles par chapitres, avec nos mots. Une ligne vide sépare les paragraphes, • commence un point, _ces mots_ sont appuyés.

rules = Règles
rules-lead = Lis un chapitre en une minute, puis essaie-le sur le plateau à côté : montre ce qui est éclairé.
rules-games = Jeux
rules-contents = Tous les chapitres
rules-chapters = Chapitres
rules-chapter = chapitre { $number } sur { $count }
rules-try = Essaie.
rules-you-can = Ce que tu peux faire ici
rules-not-here = Dans cette petite position, seul ce qui est éclairé est possible.
rules-story = Ce qui s’est passé
rules-again = Encore une fois

rules-plague = Jeu de plateau
    .about = Rattus (2010) pour 2 à 4 joueurs, et Rattus Big Box pour 2 à 6. Une partie dure environ une demi-heure.
rules-cartus = Jeu de cartes
    .about = Rattus Cartus pour 2 à 5 joueurs : six classes, une rangée de bâtiments, et une peste qui vient à la fin.

## Le jeu de plateau

rules-plague-aim = De quoi il s’agit
    .about = Garder le plus de citoyens en vie
    .text =
        Europe, 1347 : la peste approche. Tu installes tes citoyens dans les régions et tu essaies de les garder en vie pendant que les rats se répandent de pays en pays. _Qui a le plus de citoyens à la fin gagne_ : ceux du plateau et ceux du château.

        Le dilemme est simple. De nouveaux citoyens n’arrivent que là où il y a des rats, et plus il y a de rats, plus tu peux en placer. Mais quand la peste atteint une région, ses rats sont retournés, et alors des gens meurent.

        Six cartes t’aident, et chacune te rend plus vulnérable : un rat qui montre le signe de la classe de ta carte te coûte un citoyen.
    .task = Tu es Rouge. Place des citoyens en Anglia (un rat), en Bulgaria (deux) ou en Gallia (trois), et regarde ton score.
    .learnt = Ton score, ce sont tes citoyens vivants. Trois d’un coup, c’est tentant, mais Gallia est l’endroit le plus dangereux de cette carte.

rules-plague-setup = Mise en place
    .about = Un rat dans chaque région, et tes quatre premiers citoyens
    .text =
        Chaque région en jeu reçoit, face cachée, un _rat de départ_. Tous les autres rats sont mélangés et attendent dans la _réserve de rats_ ; personne ne connaît leurs faces. À moins de joueurs, quelques-uns quittent la partie sans être vus. La peste se tient dans une région tirée au sort, et les six cartes sont à côté du plateau.

        Chacun a 20 citoyens en _réserve_. Le premier joueur est tiré au sort. Dans le sens des aiguilles d’une montre, chacun _installe_ deux citoyens ensemble dans une région. Puis vient un second tour en sens inverse, en commençant par le dernier : encore deux citoyens, dans la même région ou dans une autre.

        Chacun commence donc avec quatre citoyens sur le plateau. On peut partager une région ; il y a de la place pour tous.
    .task = Bleu a commencé. Installe maintenant deux de tes citoyens dans une des régions éclairées.
    .learnt = Une seconde paire suivra quand les autres se seront installés. Près de la peste : croissance et danger ; loin d’elle : du temps.

rules-plague-turn = Un tour
    .about = Prendre, placer, utiliser ; puis déplacer la peste
    .text =
        Un tour a deux parties. D’abord les _actions_, dans l’ordre que tu veux, chacune au plus une fois, et toutes facultatives :

        • _prendre_ une carte, à côté du plateau ou chez un autre joueur ;
        • _placer_ des citoyens dans une région, autant qu’il y a de rats ;
        • _utiliser_ une fois chaque carte devant toi, même celle que tu viens de prendre.

        Ensuite, toujours et en dernier, la _peste_ : tu la déplaces dans une région voisine, elle se propage, puis elle ravage. Après, c’est au joueur suivant.
    .task = Joue un tour entier : prends une carte, place des citoyens, puis déplace la peste.
    .learnt = Voilà un tour. La peste a bougé, et c’est à Jaune.

rules-plague-take = Prendre une carte
    .about = Une aide qui rend vulnérable
    .text =
        Une fois par tour, tu peux prendre _une carte_ : une de celles à côté du plateau, ou une qui est devant quelqu’un. Personne ne peut refuser.

        Les cartes restent chez toi et tu ne peux pas les rendre : elles ne partent que si quelqu’un les prend. Tu peux en avoir autant que tu veux et les utiliser toutes, chacune une fois à chacun de tes tours.

        Mais chaque carte appartient à une classe, et les rats montrent les signes des classes. Avec chaque carte, plus de rats peuvent te nuire. Parfois, le mieux est qu’on t’en prenne une.
    .task = Prends une des cartes : trois sont à côté du plateau, d’autres devant Vert et Bleu.
    .learnt = La carte est à toi et sert dès ce tour. Qui l’avait est débarrassé de son danger.

rules-plague-place = Placer des citoyens
    .about = Autant qu’il y a de rats
    .text =
        Une fois par tour, tu peux placer des citoyens de ta réserve dans _une seule_ région : exactement _autant qu’il y a de rats_, donc un, deux ou trois. Pas moins ; seulement si ta réserve est trop petite, tout ce qui reste y va.

        Là où il n’y a pas de rat, on ne place personne, sauf avec le Paysan. Peu importe que tu y aies déjà des citoyens, et qui d’autre y vit.
    .task = Gallia a trois rats, Bulgaria deux, Scandia et Russia un chacune. Place tes citoyens.
    .learnt = Autant de citoyens que de rats. Italia et Germania n’en ont pas, elles n’étaient donc pas éclairées.

rules-plague-move = Déplacer la peste
    .about = Un pas, et jamais sur place
    .text =
        À la fin de ton tour, tu dois déplacer la peste dans une région _voisine_. Elle ne peut pas rester. Sont voisines les régions qui ont une frontière commune ou qu’une ligne relie par la mer ; seules comptent les régions en jeu.

        Là où elle arrive est maintenant la _région infectée_. Deux choses suivent, toujours dans cet ordre : la peste _se propage_ de là, puis elle y _ravage_.

        C’est toi qui choisis. Envoie-la chez les autres, ou là où elle ne fait pas de mal ; mais il faut qu’elle aille quelque part.
    .task = La peste est en Turcia. Déplace-la : Italia n’a pas de rats, Tartaria en a un, Bulgaria deux.
    .learnt = Le nombre de rats là où la peste arrive décide combien de nouveaux viennent.

rules-plague-spread = La propagation
    .about = De nouveaux rats à côté de la peste
    .text =
        Quand la peste arrive, compte les rats de sa région :

        • aucun : rien ne se propage ;
        • un : _un_ nouveau rat vient ;
        • deux ou trois : _deux_ nouveaux rats viennent.

        Tu mets chaque nouveau rat, face cachée et sans le voir, de la réserve dans une région _voisine_ de la région infectée. Deux peuvent aller dans la même ou dans deux différentes. Une région n’a jamais plus de _trois_ rats ; si toutes les voisines sont pleines, le reste ne vient pas. Si la réserve s’épuise, le reste n’est pas placé, et la partie finit après ce tour.

        Tu décides donc aussi où les autres pourront placer beaucoup de citoyens.
    .task = Bulgaria a deux rats : mets-en deux nouveaux dans des régions voisines.
    .learnt = Personne n’habite en Bulgaria, ses propres rats restent donc face cachée.

rules-plague-ravage = Le ravage
    .about = Les rats sont retournés, un par un
    .text =
        Après la propagation, la peste ravage sa région, s’il y a là des rats et des citoyens. Un rat est retourné et lu, puis le suivant, _jusqu’à ce qu’il n’y reste plus de rat ou plus de citoyen_.

        Chaque rat retourné quitte la partie, qu’il ait fait du mal ou non. Les rats qui n’ont pas servi restent face cachée.

        Les citoyens morts retournent dans la réserve de leur joueur. Ils ne sont pas perdus pour toujours : on pourra les replacer plus tard.

        Ce que fait un rat est au chapitre suivant.
    .task = Six citoyens vivent en Gallia, parmi trois rats. Envoies-y la peste, pose les deux nouveaux rats et regarde.
    .learnt = Le premier rat a frappé les détenteurs de deux cartes, le deuxième demandait plus de citoyens qu’il n’en restait, le troisième a frappé celui qui en avait le plus.

rules-plague-rat = Lire un rat
    .about = La limite et les signes
    .text =
        La face d’un rat porte un nombre et des signes. Le nombre est sa _limite_ : ce n’est que si au moins autant de citoyens, tous joueurs réunis, sont dans la région qu’il y a _contamination_. Sinon, rien ne se passe.

        Lors d’une contamination, chaque signe coûte des citoyens dans cette région :

        • _M_, majorité : qui a le plus de citoyens ici en perd un ; s’ils sont plusieurs, chacun d’eux. Il se lit en premier, et tous les M d’un rat regardent les citoyens tels qu’ils étaient quand il a été retourné.
        • _Le signe d’une classe_ : qui a une carte de cette classe perd un citoyen ici, s’il en a un.
        • _A_, tous : chacun qui a des citoyens ici en perd un.

        Qui choisit le rat à retourner ? Le joueur actif ; mais on ne le lui demande que s’il a regardé un des rats qui sont là, sinon c’est égal.
    .task = La Sorcière t’a montré deux rats en Gallia : l’un frappe la bourgeoisie et le clergé, l’autre demande cinq citoyens et frappe tout le monde. Lequel d’abord ?
    .learnt = Moins de citoyens, moins de contaminations : qui connaît les rats laisse le petit ouvrir la voie, ou le gros frapper d’abord.

rules-plague-peasant = Paysan
    .about = Paysannerie : un citoyen de plus
    .text =
        Le Paysan appartient à la _paysannerie_. Quand tu places des citoyens, tu peux en ajouter _un de plus_ : quatre là où il y a trois rats, et un même là où il n’y en a aucun. Ce n’est pas obligatoire.

        À la dernière manche, le Paysan met un citoyen dans n’importe quelle région.
    .task = Place trois ou quatre citoyens en Gallia, deux ou trois en Bulgaria, ou un en Italia où il n’y a pas de rat.
    .learnt = Un de plus à chaque tour, et une porte vers les régions sûres.

rules-plague-merchant = Marchand
    .about = Bourgeoisie : la fuite chez le voisin
    .text =
        Le Marchand appartient à la _bourgeoisie_. Déplace _un à trois_ de tes citoyens d’une région vers _une_ région voisine. Ils vont tous au même endroit ; on ne les sépare pas.

        Sers-t’en avant de déplacer la peste, pour être loin quand elle vient.
    .task = Emmène des citoyens hors de Gallia, ou de Germania en Scandia. Montre où ils sont, puis où ils vont.
    .learnt = Ils voyagent ensemble, et la peste en trouve moins des tiens.

rules-plague-monk = Moine
    .about = Clergé : éloigne un rat
    .text =
        Le Moine appartient au _clergé_. Déplace _n’importe quel rat_ du plateau dans une région voisine qui en a moins de trois. Sa face reste cachée.

        Tu peux placer d’abord et déplacer le rat ensuite, ou l’inverse : trois citoyens pour trois rats, et puis un rat de moins.

        Tu ne choisis quel rat d’une région s’en va que si tu as regardé l’un d’eux ; sinon ils se valent.
    .task = Essaie les deux : place en Gallia puis éloigne un rat, ou déplace d’abord le rat.
    .learnt = L’ordre compte : d’abord les citoyens, puis le rat, rapporte souvent plus.

rules-plague-knight = Chevalier
    .about = Chevalerie : la peste va plus loin
    .text =
        Le Chevalier appartient à la _chevalerie_ et agit quand tu déplaces la peste. Elle peut faire _un ou deux pas_ (Big Box à cinq ou six : jusqu’à trois). Elle ne peut pas finir où elle a commencé ; elle ne se propage et ne ravage que là où elle s’arrête.

        De plus, avant le premier rat tu peux décider que la peste _fait rage_ : elle compte comme _deux citoyens de plus_ pour les limites de ce ravage. Elle n’a pas de majorité, ne peut pas mourir, et sans vrai citoyen il n’y a pas de ravage. Big Box dit que les limites baissent de deux, ce qui revient au même.

        À la dernière manche, le Chevalier peut encore déplacer la peste, ou la laisser. Selon les règles de 2010, elle compte alors comme deux citoyens là où elle se trouve pendant le ravage final ; dans Big Box, elle y ravage aussitôt, avec des limites abaissées de deux.
    .task = La peste est en Hispania. Envoie-la à deux pas, en Anglia, où Bleu a un seul citoyen, et décide si elle fait rage.
    .learnt = Un citoyen, c’est moins que deux ; avec la peste qui fait rage, il y en a trois.

rules-plague-witch = Sorcière
    .about = Magie : regarde des rats et les échange
    .text =
        La Sorcière appartient à la _magie_. Regarde _n’importe quel rat_ du plateau, toi seul. Puis, si tu veux, _un autre_. S’ils sont dans des régions différentes, tu peux les _échanger_.

        Ce que tu as vu reste visible sur ton plateau tant que ce rat est face cachée, où qu’il aille ; les autres voient seulement que tu l’as regardé. Qui connaît un rat peut choisir quand il est retourné.
    .task = Regarde un rat en Gallia, puis un en Scandia ou en Bulgaria. Échange-les ou laisse-les.
    .learnt = Tu reconnaîtras ces rats jusqu’à la fin de la partie.

rules-plague-king = Roi
    .about = Noblesse : à l’abri au château
    .text =
        Le Roi appartient à la _noblesse_. Amène _un_ de tes citoyens d’une région _sans rat_ au château. Là, rien ne peut lui arriver ; à la fin, il compte comme les autres.

        On ne revient pas du château : le Roi est lent, mais sûr.
    .task = Il n’y a pas de rat en Germania, où vivent deux des tiens. Amènes-en un au château.
    .learnt = Un point que personne ne peut te prendre.

rules-plague-end = La fin
    .about = Dernière manche, ravage final, victoire
    .text =
        La partie régulière finit après un tour pendant lequel la _réserve de rats_ s’est épuisée, ou à la fin duquel le joueur actif n’a _plus de citoyen en réserve_.

        Vient alors la _dernière manche_, en sens inverse des aiguilles d’une montre : tous, sauf celui qui a eu le dernier tour, peuvent utiliser encore une fois chacune de leurs cartes. On ne prend pas de carte, on ne place personne, la peste ne bouge pas, à deux exceptions près : le Paysan met un citoyen où il veut, et le Chevalier déplace la peste.

        Puis le _ravage final_ : tous les rats de toutes les régions sont retournés, l’un après l’autre, tant qu’il y a des citoyens. Rien ne se propage plus.

        Le plus de citoyens sur le plateau et au château l’emporte. En cas d’égalité gagne, parmi les ex æquo, celui dont le tour serait venu le premier.
    .task = La dernière manche : tu as le Paysan. Mets un citoyen dans Gallia pleine de monde ou dans Russia déserte, puis passe et regarde le ravage final.
    .learnt = C’était une partie très courte. Les endroits sûrs à la toute fin valent autant qu’une croissance hardie avant.

rules-plague-bigbox = Big Box et livrets
    .about = Plus de cartes, plus de régions, d’autres éditions
    .text =
        Rattus Big Box se joue comme le jeu de 2010 sur une carte plus grande, jusqu’à six joueurs. Ce qui change :

        • plus de rats, et les rats de départ qui restent sont mélangés aux autres avant que quelques-uns quittent la partie ;
        • à cinq ou six, chacun installe trois fois deux citoyens, et huit cartes sont en jeu ;
        • le _Messager_ (bourgeoisie) déplace des citoyens un par un, trois pas au plus en tout ;
        • le _Caravanier_ (islam) mène la caravane de deux pas, et un de tes citoyens s’installe dans chaque région où elle entre ;
        • le Chevalier va jusqu’à trois pas à cinq ou six, et baisse les limites de deux ; à la dernière manche, on ravage aussitôt.

        Une table peut aussi choisir d’autres cartes : la _Reine_, le _Serf_, le _Soldat_ et la _Nonne_. Il peut alors y avoir deux cartes d’une classe ; un signe frappe le détenteur de chacune. Ce que nous avons dû reconstituer est signalé dans le jeu.

        Les livrets imprimés de 2010 diffèrent aussi, et tu peux en choisir un. Dans l’_allemand_, le Roi, le Marchand et la Sorcière agissent aussi après la peste, le premier joueur choisit où commence la peste, et on finit le tour de table avant la dernière manche. Dans le _français_, le Roi agit aussi après la peste.
    .task = Tu as le Caravanier. Mène la caravane d’Italia chez un voisin, puis plus loin.
    .learnt = Deux citoyens, qu’il y ait des rats ou non ; les deux pas sont faits.

rules-plague-seats = De deux à six joueurs
    .about = Ce qui change avec le nombre
    .text =
        À moins de joueurs, moins de régions ; les autres sont voilées et hors jeu. Voici combien de régions sont en jeu et combien de rats sont dans la réserve au début :

        • Rattus (2010) : à deux 8 régions et 29 rats, à trois 10 et 33, à quatre 12 et 37.
        • Big Box : à deux 7 régions et 34 rats, à trois 10 et 35, à quatre 12 et 37, à cinq 15 et 42, à six 17 et 48.

        Tout le reste est pareil. À deux, c’est un duel ; à quatre et plus, les alliances et les vengeances viennent toutes seules.
    .task = Un duel : huit régions sont en jeu. Installe tes deux premiers citoyens.
    .learnt = Petite carte, nulle cachette.

## Le jeu de cartes

rules-cartus-aim = De quoi il s’agit
    .about = De l’influence, et pas trop de rats
    .text =
        Six classes, six pistes. Tu entres dans les bâtiments des classes et tu y poses des cartes ; chacune rapporte de l’_influence_. À la fin, chaque piste donne des points à ceux qui sont en tête : 10, 5 et 2.

        Mais les étrangers apportent des rats. Qui a à la fin _plus de rats qu’il n’y a de nonnes_ dans la rangée des nonnes est mort et ne peut pas gagner, quel que soit son score. La rangée, ce sont cinq cartes face cachée pendant toute la partie.

        C’est donc une course avec une limite que personne ne connaît exactement. _Le vivant qui a le plus de points gagne._
    .task = Tu es au Monastère, un bâtiment du clergé. Pose jusqu’à deux cartes et dis que tu as fini. Un moine convient ; un roi ou une sorcière apporte un rat.
    .learnt = Chaque carte était une influence au clergé ; chaque étranger, en plus, un rat.

rules-cartus-round = Une manche
    .about = Bâtiments, provisions, entrée, résolution
    .text =
        Chacun commence avec cinq cartes de population et dix rats. Une manche va ainsi :

        • Des _bâtiments_ sont retournés : deux à deux ou trois joueurs, trois à quatre ou cinq. Si tous sont le même bâtiment, le dernier est remplacé.
        • _Provisions_ : à tour de rôle, chacun prend ce que l’un d’eux fournit.
        • _Entrer_ : à tour de rôle, chacun entre dans un bâtiment et pose des cartes face cachée.
        • _Résolution_ : les bâtiments sont résolus de gauche à droite.
        • Le premier joueur change : c’est le suivant à gauche.

        Il y a 10 manches à deux, 9 à trois, 8 à quatre ou cinq. À la _dernière manche_, pas d’actions : à la place de l’action premium, une influence de plus.
    .task = Joue une manche : prends les quatre cartes, entre dans un bâtiment, pose des cartes, et finis.
    .learnt = La manche suivante a commencé, avec d’autres bâtiments et un autre premier joueur.

rules-cartus-supplies = Provisions
    .about = Cartes, rats en moins, regards
    .text =
        Chaque carte de bâtiment montre des provisions à côté du bâtiment. Choisis _une_ carte de la rangée et prends ce qu’elle fournit, de gauche à droite. D’autres peuvent choisir la même, et tu pourras entrer ensuite dans un autre bâtiment.

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
        À tour de rôle, chacun entre dans _un_ bâtiment, même si d’autres y sont, et pose autant de cartes face cachée qu’il veut, ou aucune. Tous voient combien, personne ne voit lesquelles.

        On peut poser des cartes de population, des jokers, des épées et des flûtes ; pas les cartes Passe ni l’or.

        Chaque carte de population et chaque joker sera une influence dans la classe _du bâtiment_. Une carte de population d’une autre classe apporte aussi un _rat_. Un joker, jamais.

        Qui pose le plus de cartes de population et de jokers dans un bâtiment aura l’action premium ; à égalité, le premier entré. Les derniers savent donc ce qu’il faut dépasser.
    .task = Jaune est au Monastère avec deux cartes, Vert dans la Tente avec une. Entre dans un bâtiment et pose des cartes.
    .learnt = À égalité, le premier arrivé a le premium ; une carte de plus, et il est à toi.

rules-cartus-resolve = Résolution
    .about = Révéler, épées, flûtes, actions
    .text =
        Les bâtiments sont résolus un par un, de gauche à droite, les joueurs dans l’ordre d’entrée :

        • _Révéler_ : toutes les cartes posées là sont retournées. L’influence monte sur la piste de la classe du bâtiment, jusqu’à 15 ; les étrangers apportent des rats. Sur une même case, le premier arrivé est devant.
        • _Épées_, puis _flûtes_, si tous n’en ont pas posé autant.
        • _Actions_ : l’action _premium_ pour le plus de cartes de population et de jokers réunis, même si c’est zéro ; à égalité, pour le premier entré. Puis l’action _standard_ pour tous les autres présents.
        • Les cartes posées s’en vont : la population à la défausse, les autres sur leurs piles.

        À deux joueurs, il n’y a qu’_une seule action premium par manche_ : pour qui a posé le plus, quel que soit le bâtiment.
    .task = Jaune a posé deux cartes ici et est arrivé le premier. Tu en as posé une. Ajoutes-en jusqu’à deux, ou finis, et regarde ce qui se passe.
    .learnt = Deux partout : Jaune, arrivé le premier, a le premium. À trois, il est à toi.

rules-cartus-buildings = Les bâtiments
    .about = Tous les douze, un par un
    .text =
        Chaque classe a deux bâtiments. On choisit avant la partie lesquels y sont ; pour une première, on prend la Ferme, le Marché, le Monastère, le Château fort, la Tente de la voyante et le Palais.

        • _{ building-farm }_ (paysannerie). { building-farm-rule }
        • _{ building-brewery }_ (paysannerie). { building-brewery-rule }
        • _{ building-marketplace }_ (bourgeoisie). { building-marketplace-rule }
        • _{ building-office }_ (bourgeoisie). { building-office-rule }
        • _{ building-monastery }_ (clergé). { building-monastery-rule }
        • _{ building-hospital }_ (clergé). { building-hospital-rule }
        • _{ building-castle }_ (chevalerie). { building-castle-rule }
        • _{ building-guard-tower }_ (chevalerie). { building-guard-tower-rule }
        • _{ building-pied-pipers-hut }_ (magie). { building-pied-pipers-hut-rule }
        • _{ building-fortune-tellers-tent }_ (magie). { building-fortune-tellers-tent-rule }
        • _{ building-palace }_ (noblesse). { building-palace-rule }
        • _{ building-treasury }_ (noblesse). { building-treasury-rule }

        Si une pile ne suffit pas, on reçoit ce qui reste.
    .task = Tu as l’action premium de l’Hôpital : un rat est déjà parti. Défausse des cartes pour en chasser d’autres, ou garde-les.
    .learnt = Une carte pour un rat : bon marché si tu es au bord, cher sinon.

rules-cartus-specials = Jokers et cartes spéciales
    .about = Épées, flûtes, cartes Passe, or
    .text =
        • _Joker_. { card-joker-rule }
        • _Épée_. { card-sword-rule }
        • _Flûte_. { card-flute-rule }
        • _Carte Passe_. { card-pass-rule }
        • _Or_. { card-gold-rule }

        Si plusieurs ont posé le moins d’épées ou de flûtes, celui qui en a le plus choisit parmi eux. Les cartes posées ne sont plus en main quand on résout les épées. Qui n’a pas de rat ne peut pas en envoyer.

        Le plus d’épées, le plus de flûtes et le plus de cartes Passe en main valent 2 points chacun à la fin.
    .task = Toi et Vert êtes au Monastère, et Jaune suivra. Tu as deux épées : poses-en une ou aucune.
    .learnt = Une demi-main pour une épée. Celui qui donne choisit les cartes, et personne d’autre ne les voit.

rules-cartus-rats = Rats et nonnes
    .about = Combien, c’est trop
    .text =
        Les cartes de population montrent de 0 à 4 _nonnes_. Il y a 84 cartes : par classe quatre avec 4 nonnes, deux avec 3, deux avec 2, deux avec 1 et quatre sans ; deux nonnes par carte en moyenne. Cinq d’entre elles forment la _rangée des nonnes_.

        Dix rats, le départ de chacun, c’est donc à peu près ce à quoi on survit. Mais la rangée peut avoir beaucoup de nonnes, ou peu. Chaque carte que tu vois ailleurs n’est pas dans la rangée : ta main, la défausse, ce que tu as regardé. La table calcule ta chance de survivre d’après ce que tu sais.

        Les rats viennent avec les étrangers et par les flûtes. Ils partent par les provisions, le Monastère et l’Hôpital.
    .task = La Tente te laisse regarder deux cartes de la rangée. Choisis, et vois comment ta chance change.
    .learnt = Beaucoup de nonnes : tu peux oser. Peu : débarrasse-toi des rats à temps.

rules-cartus-plague = Peste et décompte
    .about = La fin de la partie
    .text =
        Après la dernière manche, on compte les points :

        • sur chaque piste, 10 points pour le plus d’influence, 5 pour le deuxième et 2 pour le troisième (à deux : 10 et 5). Rien sans influence ; sur une même case, le premier arrivé est devant ;
        • 2 points pour le plus de cartes de population et de jokers en main, de même pour le plus d’épées, de flûtes et de cartes Passe ; à égalité, 1 chacun ;
        • l’or, si une Trésorerie était dans la partie : 6 pour le plus, 3 pour le deuxième. Une égalité en tête partage 9, une égalité au deuxième rang 3, arrondi à l’inférieur. À deux : 6 pour le plus, ou 4 chacun ;
        • les jetons de victoire : leur valeur.

        Puis la rangée des nonnes est retournée. _Qui a plus de rats qu’elle n’a de nonnes est mort._ Parmi les vivants, le plus de points gagne ; à égalité, le moins de rats, sinon on partage la victoire. Si tous sont morts, tous ont perdu.
    .task = La dernière manche, et tu poses des cartes en dernier. Puis la peste arrive.
    .learnt = Pas d’actions à la dernière manche, mais une influence de plus pour le premium ; et à la fin, seules comptent les nonnes.

## Ce qui est reconstitué : une page à part

sources-title = Ce qui est reconstitué
sources-lead =
    Les plateaux, jetons rat et cartes imprimés sont des images, et nous ne les connaissons pas tous. Ce qu’aucune règle ni aucune autre source publique ne dit est _reconstitué_ : c’est de nous, et cela s’accorde avec tout ce qui est connu. Dans le jeu, un petit anneau le marque.
sources-chapter = Ce qui en est reconstitué
sources-of = { $ours } sur { $all } : reconstitué
sources-none = rien de reconstitué sur { $all }
sources-known =
    { $rulebook ->
        [0] { $published ->
            [0] {""}
           *[other] { $published } publié ailleurs
        }
       *[other] { $published ->
            [0] { $rulebook } d’après une règle
           *[other] { $rulebook } d’après une règle, { $published } publié ailleurs
        }
    }
sources-unstated = { $count } sans indication
sources-regions = Régions
    .about = Leurs noms ; à combien de joueurs elles sont en jeu, la règle le dit.
sources-borders = Frontières
    .about = Quelles régions sont voisines, par terre ou par mer. Le dessin du plateau est de nous, lui aussi.
sources-faces = Faces des jetons rat
    .about = Limite et symboles, une étoile pour les rats de départ. Combien il y a de jetons, la règle le dit.
sources-cards = Cartes de Classe
    .about = Ce qu’elles font.
sources-buildings = Bâtiments
    .about = Leurs deux actions.
sources-supplies = Provisions
    .about = Chaque bâtiment a une carte avec chacune d’elles.
sources-people = Nonnes des cartes de population
    .about = Combien de cartes d’une classe montrent de 0 à 4 nonnes. Les totaux sont de la règle ; que chaque classe en ait autant est de nous.
sources-tokens = Jetons de victoire
    .about = Leurs valeurs. Combien il y en a, la règle le dit.
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
        Tu possèdes le jeu ? Alors tu en sais plus que nous. Copie le fichier d’édition, corrige ce qui est imprimé autrement et joue avec ta copie dans le terminal. Le fichier est lu et vérifié avant le début de la partie.

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

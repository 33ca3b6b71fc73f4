/** More words taken one for another, written as in `topics.fr.ts`. */
export const moreTopics = `
golfe: détroit océan persique gascogne mexique baie lion guinée saint-laurent tonkin finlande morbihan côte ; mer / golf*: joueur trou terrain club green golfeur jouer parcours balle tournoi champion practice
abjurer: foi religion hérésie protestantisme erreur catholicisme galilée hérétique calvinisme inquisition / adjurer: supplier témoin conjurer
luxure: péché débauche orgueil avarice gourmandise stupre chair vice démon ascète / luxuriance: végétation jungle forêt tropical jardin plante feuillage nature décor
prescription: médecin médical ordonnance médicament pharmacien pharmacie délai trentenaire posologie crime antibiotique / proscription: exil bannir bannissement alcool sylla banni interdit
recouvrer: vue santé liberté raison créance dette impôt mémoire ouïe parole esprit usage prisonnier / recouvrir: neige toile peinture drap poussière table bâche couverture tissu cahier toit mousse tapis canapé plancher eau forêt cendre nappe
consumer: incendie flamme feu cendre bougie cigarette passion chagrin bûche bois cierge brasier braise / consommer: viande énergie électricité essence client eau alcool français produit drogue kilo litre carburant
emprunt: banque rembourser intérêt prêt immobilier créancier état russe obligataire bibliothèque / empreinte: digital doigt pas pied carbone neige boue génétique sable animal écologique dentaire
avènement: trône roi empereur république règne internet messie démocratie pape ; louis / événement: sportif historique mondain malheureux culturel récent
percepteur: impôt taxe contribuable payer trésor / précepteur: prince enfant élève dauphin éduquer latin fils éducation roi
affleurer: rocher roche récif surface sol eau granite nappe / effleurer: main joue lèvre caresse doigt idée esprit balle épaule baiser caresser soupçon
étancher: soif assoiffé boire / épancher: cœur confidence tristesse douleur confier chagrin
esquisser: sourire geste pas dessin croquis crayon portrait danse plan / esquiver: coup question attaque boxeur adversaire poing obstacle projectile difficulté
évasion: prisonnier prison cellule détenu fiscal fiscale fuite mur geôlier bagne forçat / invasion: barbare armée ennemi troupe allemand normand sauterelle territoire frontière romain pologne insecte viking
exhaler: parfum odeur soupir senteur fleur puanteur souffle rose / exalter: imagination foule esprit héros patriotisme vertu passion jeunesse courage
gradation: progressif peine nuance insensible intensité couleur / graduation: thermomètre règle échelle éprouvette cadran degré
intégralité: texte somme salaire œuvre dette film facture version discours concert / intégrité: physique territorial moral juge honnêteté corps honneur probité magistrat
judicieux: conseil choix remarque idée emploi décision / judiciaire: police tribunal casier enquête procédure erreur juge pouvoir avocat instruction liquidation
coasser: grenouille crapaud mare étang nénuphar rainette / croasser: corbeau corneille clocher freux charogne
isolation: thermique phonique comble acoustique laine mur vitrage toiture bruit maison fenêtre froid / isolement: prisonnier solitude détenu social cellule malade vieillard solitaire patient quartier diplomatique
oiseux: question discussion propos parole débat / oisif: riche rentier vie jeunesse désœuvré paresseux
ombragé: allée terrasse parc cour jardin promenade place chemin / ombrageux: caractère cheval susceptible humeur méfiant jaloux tempérament
inclinaison: toit pente terrain terre axe angle degré tour plan soleil orbite / inclination: penchant mariage amour goût cœur vertu sentiment
tendresse: amour mère enfant regard affection caresse baiser maternel / tendreté: viande bœuf cuisson steak morceau boucher veau
agonir: injure insulte reproche sottise / agoniser: mourant blessé lit malade hôpital mourir bête râle
apurer: compte passif dette comptable / épurer: air style eau administration ligne pétrole
prodige: enfant mozart miracle piano tenir violon accomplir virtuose / prodigue: fils retour dépenser avare économe bible père
septique: fosse cuve vidange eau microbe choc plaie / sceptique: doute douter public rester moue air regard laisser demeurer philosophe
capituler: ennemi armée ville reddition garnison assiéger général forteresse vaincu / récapituler: point résumer événement liste fait
amnistie: prisonnier président loi condamné politique pardon gracier détenu insurgé communard / armistice: guerre novembre signer ennemi allié belligérant combat franco-allemand cessez-le-feu soldat général
anoblir: roi titre baron bourgeois noblesse comte reine / ennoblir: travail âme sentiment vertu souffrance art
arborer: drapeau sourire décoration chapeau cravate médaille couleurs / abhorrer: mensonge violence détester haïr guerre
astrologue: horoscope zodiaque prédire voyance étoile voyant / astronome: télescope planète comète observatoire galaxie étoiles satellite lunette
circonscrire: incendie feu pompier épidémie / circoncire: rabbin enfant juif rite
colorer: joue ciel vin eau visage verre / colorier: dessin enfant crayon album feutre carte image
désaffecté: usine gare église chapelle entrepôt hangar caserne bâtiment / désinfecté: plaie hôpital chambre blessure alcool
exode: rural exil population juin paysan égypte / exorde: discours orateur rhétorique plaidoirie
funèbre: pompe oraison marche cortège veillée cérémonie / funeste: conséquence sort erreur passion dessein décision
imprudence: conducteur accident danger / impudence: insolence effronté mensonge répondre toupet
importun: visiteur gêneur bavard déranger / opportun: moment instant occasion mesure
ingénu: jeune naïf candide fille innocence air / ingénieux: inventeur mécanisme système idée invention dispositif
lagune: venise gondole flamant / lacune: connaissance mémoire combler élève loi savoir
préjudice: victime causer réparer dommage subir / préjugé: racial social tenace combattre esprit
prolongation: match délai joueur mandat séjour visa / prolongement: rue ligne route métro mur
raisonnement: logique déduction philosophe absurde mathématique argument / résonance: cloche magnétique voix écho corde
somptuaire: dépense loi impôt taxe / somptueux: palais fête robe repas décor villa cadeau banquet
stalactite: plafond voûte pendre / stalagmite: sol monter
usité: mot terme expression forme verbe / usé: vêtement chaussure semelle tissu
vénal: juge politicien corrompre femme magistrat / véniel: péché faute confesser
`

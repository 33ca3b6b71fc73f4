/** Verbs of letters, offers and daily life, which the treebanks may not have. */
export const verbsOfLetters: readonly string[] =
  `abandonner abonner aborder aboutir aboyer abriter absorber abîmer accabler accepter acclimater
accompagner accomplir accorder accoster accoutumer accrocher accroître accueillir accumuler accuser
accéder accélérer acheminer acheter achever acquitter acquérir actionner activer actualiser adapter
adhérer admettre administrer admirer adopter adorer adosser adoucir adresser affairer affecter afficher
affiner affirmer affronter affûter agacer agencer aggraver agir agiter agrafer agrandir agréer aguerrir
aider aiguiller aiguiser aimer ajouter ajuster alarmer alerter aligner alimenter allaiter aller allier
allonger allumer alourdir alterner amarrer amasser ambitionner amener amorcer amortir amuser améliorer
aménager analyser ancrer animer annoncer annoter annuler anticiper anéantir apaiser apercevoir aplatir
apparaître appartenir appauvrir appeler applaudir appliquer apporter apprendre approcher approfondir
approuver approvisionner apprécier apprêter appuyer arbitrer archiver argumenter armer arpenter arracher
arranger arriver arrondir arroser arrêter articuler aspirer assainir assembler assigner assimiler
assister associer assortir assouplir assumer assurer attacher attaquer attarder atteindre atteler
attendre attester attirer attraper attribuer auditer augmenter automatiser autoriser avaler avancer
avertir aviser avoir avouer avérer aérer baisser balader balancer balayer baliser bannir baptiser barrer
baser battre bavarder bercer biner blanchir blesser bloquer boire boiter bombarder booster border bosser
boucher boucler bouder bouger bouler bouleverser bouquiner bourrer bouturer brancher brasser bricoler
briller briser broder brosser brouter broyer brûler butter bâcher bâtir bénir bénéficier bêcher bûcher
cacher cadrer calculer calfater calmer cambrioler camoufler camper candidater capitaliser capter captiver
capturer caractériser caresser cartographier caser casser causer centraliser centrer cerner certifier
cesser challenger changer chanter charger charmer chasser chatouiller chauffer chausser chercher chiffrer
choisir choquer chronométrer chuchoter chérir chômer circuler cirer clarifier classer cliquer clouer
clôturer coacher cocher coder codifier cogner coiffer collaborer collationner collecter collectionner
coller coloniser colorer combiner combler commander commencer commenter commercialiser communiquer
comparer compenser compiler compliquer compléter comporter composer composter comprendre comptabiliser
compter concentrer concerner concerter concevoir concilier conclure concrétiser condamner condenser
conditionner conduire confectionner confier configurer confirmer confisquer confronter congeler conjuguer
connaître connecter consacrer conseiller consentir conserver considérer consigner consister consoler
consolider consommer constater constituer construire consulter contacter contempler conteneuriser
contenir contenter conter contester continuer contourner contracter contrarier contraster contribuer
contrôler convaincre convenir convertir convier convoquer coopérer coordonner copier correspondre
corriger coter coucher coudre couler couper courir couvrir coïncider coûter cracher craindre craquer
creuser crier critiquer croire croiser crouler créditer créer cueillir cuire cuisiner culpabiliser
cultiver cumuler cuver câbler câliner céder célébrer côtoyer danser dater demander demeurer descendre
dessiner destiner devenir deviner devoir diagnostiquer dialoguer dicter diffuser différencier différer
digitaliser digérer diminuer diplômer dire diriger discerner discuter disposer disputer distinguer
distribuer diversifier divertir diviser divorcer divulguer documenter dominer dompter donner dormir doser
doter doubler doucher douter dresser durcir durer dynamiser déballer débarquer débarrasser débiter
débloquer déboguer déborder déboucher débrancher débrouiller débuter décaisser décaler décaper décentrer
décerner décharger déchirer décider déclarer déclencher décliner décoller décommander décongeler décorer
découper décourager découvrir décrire décrocher décéder dédier dédommager défavoriser défendre défiler
définir dégager déguiser déguster déjeuner délaisser délibérer délimiter délivrer déloger déléguer
démarcher démarrer démissionner démonter démontrer démouler déménager dénicher dénoncer dénouer dépanner
départager dépasser dépendre dépenser dépister déplacer déplier déployer déposer dépoussiérer déranger
dérober dérouler désherber désigner désinfecter désirer détacher détailler détecter déterminer détester
détourner détériorer développer dévier dévoiler dévorer dévouer dîner effacer effectuer effrayer emballer
embarquer embaucher embellir embrasser emmener empiler employer emporter emprunter empêcher encadrer
encaisser enchaîner encoder encombrer encourager endommager endosser enfiler enflammer engager engendrer
enlacer enlever ennuyer enquêter enregistrer enrichir enrober enseigner ensiler ensoleiller entamer
entasser entendre enterrer entourer entraider entraîner entreposer entreprendre entrer entretenir envahir
envelopper envisager envoyer errer espérer essayer essuyer estimer estomper exagérer examiner exceller
exciter exclure exercer exiger exister expirer expliciter expliquer exploiter explorer exporter exposer
exprimer expédier expérimenter externaliser extruder extérioriser exécuter fabriquer faciliter facturer
fagoter faire falloir falsifier familiariser faner farder fasciner fatiguer faucher favoriser façonner
fermer ficeler ficher fidéliser figer figurer filer filmer filtrer finaliser financer finir fixer flamber
flatter fleurir flotter fluidifier fléchir focaliser fonctionner fonder forcer forger formaliser former
formuler fouiller fourbir fournir fragiliser franchir frapper frire frotter frémir fréquenter frôler fuir
fumer fusionner fâcher fédérer féliciter fêter gagner galoper garantir garder garer gaspiller gifler
glacer glisser gonfler gorger gouverner goûter grandir gratter graver gravir greffer griffer griller
grimper gronder grossir grouper gréer grêler guetter guider guérir gâcher généraliser générer gérer gêner
habiller habiter habituer haler harmoniser harnacher hasarder hausser heurter hisser hiérarchiser honorer
huer humaniser humer hurler héberger hésiter identifier ignorer illuminer illustrer imaginer imiter
immatriculer immerger impacter implanter impliquer implémenter importer imposer impressionner imprimer
improviser imprégner inaugurer incarner inciter incliner inclure incomber incorporer indemniser indiquer
industrialiser influencer informer initier injecter innover inscrire insister inspecter inspirer
installer instaurer instruire insérer intensifier intercaler interpeller interpréter interroger
intervenir intriguer introduire intégrer intéresser inventer inventorier investir inviter isoler jaillir
jardiner jaser jauger jeter jeûner joindre jongler jouer jouir juger jumeler jurer justifier labourer
laisser lancer langer larguer latter laver lever libérer licencier lier ligoter limer limiter lire lisser
lister livrer localiser loger longer louer lubrifier luger luire lutter lâcher lécher légender magasiner
maigrir maintenir majorer malaxer manager mandater manger manier manifester manipuler manquer manœuvrer
maquiller marchander marcher marcotter marier marquer masquer masser matérialiser maudire maçonner
maîtriser menacer mendier mener mentionner mentir mesurer mettre meuler militer mimer miser mixer
mobiliser modeler moderniser modifier moduler modéliser modérer moissonner monter montrer moquer mordre
motiver moucher mouiller mouler mouliner mousser muer multiplier munir murer murmurer muter mâcher
mécaniser médiatiser méditer mélanger mémoriser ménager mériter mêler mûrir nager naviguer naître neiger
nettoyer nier niveler noircir nommer normaliser noter notifier nouer nourrir nuancer nuire numériser
numéroter négliger négocier objecter obliger observer obstiner obtenir obéir occasionner occuper octroyer
officier offrir ombrer opposer opter optimiser opérer orchestrer ordonnancer ordonner organiser orienter
orner oser oublier outiller ouvrir pagayer paginer pailler paner panser parachever paramétrer paraître
parcourir pardonner parer parier parler parrainer partager participer partir parvenir passer passionner
patienter patrouiller paver payer peaufiner peigner peindre peiner peler pencher penser percer percher
perdre perdurer perfectionner perforer perler permettre perpétuer persister personnaliser persuader
persévérer perturber peser pester photocopier photographier picorer piger piloter pincer piquer pister
placer plaider plaindre plaire plaisanter planer planifier planter plaquer pleurer plier plonger plumer
plâtrer pointer polir poncer pondre porter poser positionner posséder poster postuler poudrer poursuivre
pousser pouvoir pratiquer prendre prescrire presser prier primer prioriser priver privilégier proclamer
procurer procéder produire professionnaliser profiler profiter programmer progresser projeter prolonger
promener promettre promouvoir prononcer propager proposer propulser prospecter prospérer protéger prouver
provenir provisionner provoquer préciser préconiser précéder prédominer préférer préjuger prélever
préoccuper préparer présager présenter préserver présider prétexter prévenir prévoir prêcher prêter
prôner publier puer puiser punir pâturer pédaler pénétrer pêcher qualifier quantifier questionner quitter
raboter raccommoder raccompagner raccorder raccourcir raccrocher racheter racler raconter raffiner
rafraîchir rajouter ralentir rallier ramasser ramener ramer ramper ranger ranimer rapatrier rappeler
rapporter rapprocher raser rassembler rassurer rater rattacher rattraper ravir ravitailler raviver rayer
rayonner rebrousser recaler recenser recevoir recharger rechercher recommander recommencer reconditionner
reconnaître reconnecter reconstituer recopier recouper recruter rectifier recueillir recycler redonner
redoubler redouter redresser refermer refléter refuser regagner regarder regretter regrouper rehausser
rejeter rejoindre rejouer relancer relater relayer relever relier reloger remarquer rembourser remercier
remettre remonter remorquer remplacer remplir remporter remuer remédier rencontrer rendre renforcer
renoncer renouer renouveler renseigner rentabiliser rentrer renverser renvoyer repasser repiquer replacer
replanter replier reporter reposer repousser reprendre reprogrammer représenter repérer requalifier
requérir respecter respirer responsabiliser ressembler ressentir resserrer restaurer rester restituer
restructurer retenir retirer retomber retoucher retourner retracer retrouver revendiquer revenir
revisiter revoir rider rimer rincer risquer rivaliser ronfler ronger rougir rouler ruer ruiner ruser
râler râper réagir réaliser réaménager réapprovisionner réceptionner récidiver réclamer récolter
récompenser réconcilier réconforter récréer récupérer rédiger réduire réfléchir réformer référencer
régaler régler régner régulariser réguler réhabiliter réinsérer réitérer réjouir rémunérer rénover
réorganiser réorienter réparer répartir répertorier répondre réprimander réputer répéter réserver résider
résilier résister résonner résorber résoudre résulter résumer rétablir rétracter rétrécir réunifier
réunir réussir réutiliser réveiller réviser révéler réécouter rééduquer rêver rôder sacrifier saisir
saluer sarcler sauter sauvegarder sauver savoir savourer sceller scier scolariser sculpter seconder
secouer secourir sembler semer sensibiliser sentir serrer servir sevrer siffler signaler signer signifier
simplifier simuler situer siéger soigner solder solidifier solliciter solutionner sonder songer sonner
sortir soucier souder souffler souffrir souhaiter soulager soulever souligner soumettre souper soupirer
soupçonner soutenir souvenir spécialiser spécifier stabiliser stationner statuer stimuler stocker stopper
structurer styliser stériliser subir subordonner subsister substituer succéder sucrer suer suffire
suggérer suivre superviser supplier supporter supposer supprimer surfer surligner surmonter surpasser
surprendre surveiller survoler susciter suspecter synchroniser synthétiser sécher sécuriser séduire
séjourner sélectionner séparer séquencer tacher tailler tamiser taper tapisser taquiner tarder tasser
tatouer taxer teinter tempérer tendre tenir tenter terminer tester tirer tisser titulariser toiletter
toiser tolérer tomber tondre tordre torréfier torturer toucher tourmenter tourner tousser tracer traduire
trahir traire traiter transformer transférer transiter transmettre transpirer transplanter transporter
traquer travailler traverser traîner trembler tremper treuiller tricher tricoter trier triompher tripler
tronçonner troquer trotter troubler trouer trousser trouver tuer tutorer tutoyer tâcher télécharger
téléphoner témoigner téter unifier unir urbaniser user usiner utiliser vacciner valider valoir valoriser
valser vanter varier veiller vendre venger venir ventiler verbaliser verrouiller verser vexer vibrer
vider vieillir virer viser visionner visiter visser vivifier vivre voguer voiler voir voler voter vouer
vouloir voyager voûter vulgariser végétaliser vérifier zapper ébaucher écarter échanger échapper
échelonner échouer éclaircir éclairer éclater économiser écouler écouter écraser écrire éditer éduquer
égaler égarer élaborer élaguer élancer élargir élever éliminer élire éloigner émerger émouvoir énerver
énoncer énumérer épanouir épargner épauler éplucher éponger épouser éprouver équilibrer équiper établir
étaler étayer étendre étiqueter étirer étoffer étonner étouffer étriller étudier évacuer évaluer éveiller
éviter évoluer évoquer être ôter œuvrer`.split(/\s+/u)

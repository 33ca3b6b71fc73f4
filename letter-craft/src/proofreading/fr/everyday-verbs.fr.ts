/** Everyday verbs in -er. */
export const everydayVerbs = `
vanter mouliner étriller brouter toiletter harnacher atteler fagoter faner ensiler biner sarcler butter repiquer
pincer marcotter bouturer greffer treuiller amarrer larguer haler gréer calfater abandonner abîmer abonner aboyer
abriter absorber accabler accélérer accoster accoutumer accuser achever acquitter actionner activer adhérer adopter
adosser affairer afficher affiner affûter agacer aggraver agiter agrafer aiguiller aiguiser alarmer alerter aligner
allaiter allonger allumer alterner amasser ambitionner amorcer amuser ancrer annoter annuler apaiser appeler
apprêter approuver armer arpenter arracher arranger arrêter aspirer assigner assimiler associer attaquer attarder
attraper attribuer autoriser avaler avérer aviser avouer baisser balader balancer balayer baptiser barrer baser
bercer blesser bloquer boiter bombarder boucher boucler bouleverser bouquiner bourrer briller briser broder brosser
broyer brûler cacher calmer cambrioler camoufler camper capturer caractériser caresser casser causer câliner centrer
certifier cesser céder célébrer charmer chasser chauffer chausser choquer chômer chronométrer chuchoter circuler
cirer cliquer clouer clôturer coder cogner coïncider collectionner coloniser colorer commenter compenser compiler
compliquer comporter composter concerter condamner condenser confisquer congeler connecter conserver considérer
consister consoler consommer constituer contempler contenter contester contourner contrarier contraster convoquer
copier coucher coûter cracher craquer crier critiquer culpabiliser danser dater déballer débarquer déborder
déboucher débrancher débrouiller décaisser décaler décaper décentrer décerner décéder déchirer déclencher décoller
décommander décongeler décourager dédommager défavoriser défiler déguiser déguster déjeuner délibérer délimiter
déloger déménager démouler dénicher dénoncer dénouer départager dépenser déplier dépoussiérer dérober dérouler
désigner détacher détecter détester détériorer détourner dévier dévoiler dévorer dicter différencier différer
digérer diriger discerner disputer distinguer diversifier divulguer dîner dominer doter douter effacer effrayer
embarquer embrasser empêcher empiler enchaîner encombrer endommager enfiler enflammer engendrer enlever enrober
ensoleiller entasser enterrer entraider envelopper essuyer estomper exagérer exciter expirer explorer externaliser
extérioriser ébaucher écarter échapper échelonner échouer éclater écouler écraser égarer éloigner émerger énerver
énoncer énumérer épargner éplucher éponger épouser éprouver équilibrer étayer étirer étoffer étouffer éviter
falsifier fatiguer faucher fermer fédérer féliciter ficeler filer filmer filtrer flatter flotter fonctionner forcer
fouiller fragiliser frotter fumer fusionner galoper garer gaspiller gâcher généraliser générer gêner glisser gonfler
gouverner graver griller grimper grouper guetter harmoniser heurter hisser humaniser humer ignorer illuminer imiter
immatriculer imprégner imprimer improviser inaugurer incliner incomber indemniser injecter insérer intensifier
intercaler interpeller interpréter intriguer inventer jauger jeter jongler jumeler labourer langer lâcher libérer
ligoter limer limiter lisser lubrifier lutter maçonner magasiner majorer malaxer mandater maquiller marchander
marier masser matérialiser menacer mendier mentionner meuler mécaniser médiatiser méditer mélanger mémoriser ménager
mêler militer mimer mixer modeler modérer moissonner moucher mouiller mouler multiplier murmurer muter nager
négliger niveler normaliser notifier numériser numéroter objecter obliger obstiner occasionner octroyer officier
opposer opter ordonner orner outiller ôter paginer pailler paner panser parachever parier patrouiller paver payer
peigner peiner peler pencher penser percher perforer perpétuer persister personnaliser perturber peser pédaler
pénétrer pêcher photocopier photographier picorer piger piquer pister plaisanter planer plaquer plâtrer pleurer
pointer poster presser précéder prédominer préjuger prélever présager présider prétexter prêcher primer priver
proclamer procurer profiler promener prononcer propager propulser provoquer prôner puiser quantifier raboter
raccommoder raccompagner raccorder raccrocher racheter raffiner rajouter ramer ranimer rapatrier rappeler raser
rassembler rattacher rattraper raviver rayer rayonner rebrousser recaler recharger recommencer reconnecter
reconstituer recopier recouper recycler redouter redresser refermer refuser regagner rehausser rejeter reloger
rembourser remédier remorquer remporter remuer renoncer rentabiliser renverser repérer replacer replanter replier
repousser requalifier respirer resserrer retirer retomber retracer revendiquer revisiter récidiver réconcilier
réconforter récréer récupérer réécouter rééduquer réformer régner régulariser réinsérer réitérer rémunérer rénover
répéter réprimander réputer réserver résider résilier résister résonner résulter résumer rétracter réunifier
réutiliser réveiller ronger rouler ruiner sacrifier sauter sauvegarder sceller scier scolariser sculpter secouer
semer serrer sevrer sécher séjourner séquencer siéger signifier simuler solder solidifier sonder songer sonner
souffler soulever soupçonner souper soupirer spécifier stabiliser stationner statuer stopper styliser subordonner
subsister substituer succéder supplier supporter supposer supprimer surfer surligner surmonter surpasser survoler
suspecter synthétiser tamiser taper tapisser taquiner tarder tatouer taxer teinter tempérer télécharger téléphoner
tolérer torréfier tourmenter tousser traîner transiter transpirer transplanter trembler tremper tricher tricoter
troquer trotter troubler trouer tuer tutoyer unifier urbaniser venger verbaliser verrouiller vexer végétaliser vider
virer visionner vivifier voguer voiler vouer zapper œuvrer`

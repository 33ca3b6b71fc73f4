/** Frequent misspellings in letters, with corrections; `_` is a space. The spelling of 1990 is accepted too. */
const pairs = `
cordialements:cordialement jai:j’ai cest:c’est jaime:j’aime jespère:j’espère
javais:j’avais jétais:j’étais jaimerais:j’aimerais jaurais:j’aurais cétait:c’était quil:qu’il quon:qu’on
dun:d’un nai:n’ai nest:n’est sest:s’est aujourdhui:aujourd’hui lentreprise:l’entreprise jeffectue:j’effectue
jespere:j’espère jadore:j’adore jattends:j’attends lannonce:l’annonce lexpression:l’expression dagréer:d’agréer
dagréé:d’agréer lequipe:l’équipe léquipe:l’équipe lécole:l’école jécris:j’écris japprécie:j’apprécie japprends:j’apprends
courrant:courant courrante:courante courrants:courants interêt:intérêt interêts:intérêts entierement:entièrement
acceuil:accueil acceuillir:accueillir accueuil:accueil professionel:professionnel professionels:professionnels
proffessionnel:professionnel profesionnel:professionnel interressé:intéressé interressée:intéressée interresse:intéresse
intéréssé:intéressé developper:développer dévelloper:développer develloper:développer dévelopement:développement
developpement:développement conaissance:connaissance conaissances:connaissances connaisance:connaissance malgrés:malgré sû:su lû:lu
parmis:parmi biensûr:bien_sûr motivaton:motivation experience:expérience expèrience:expérience expériance:expérience
apartenir:appartenir appeller:appeler aggréer:agréer agréér:agréer agreer:agréer ausi:aussi cordialment:cordialement
courament:couramment language:langage enthousiame:enthousiasme entousiasme:enthousiasme entreprize:entreprise equipe:équipe
interet:intérêt intêret:intérêt intérèt:intérêt opportunitée:opportunité oportunité:opportunité qualitée:qualité
responsabilitée:responsabilité rigeur:rigueur rigoureu:rigoureux savoire:savoir serieux:sérieux sérieu:sérieux succés:succès
toujour:toujours traivail:travail vraiement:vraiment notament:notamment evidemment:évidemment recament:récemment
récement:récemment dilpôme:diplôme diplome:diplôme stagaire:stagiaire remercit:remercie solicite:sollicite soliciter:solliciter
sallutations:salutations éffectuer:effectuer éffectué:effectué éfficace:efficace éfficacité:efficacité éffort:effort
éfforts:efforts actuelement:actuellement professionelle:professionnelle professionelles:professionnelles
professionellement:professionnellement personnelement:personnellement personelle:personnelle personel:personnel
personellement:personnellement experiences:expériences competence:compétence competences:compétences compétance:compétence
compétances:compétences interessant:intéressant interressant:intéressant interessé:intéressé interessée:intéressée
interesse:intéresse intéret:intérêt intérets:intérêts interets:intérêts interèt:intérêt etude:étude etudes:études
etudiant:étudiant etudiante:étudiante equipes:équipes ecole:école etablissement:établissement établisement:établissement
activitée:activité activitées:activités qualitées:qualités responsabilitées:responsabilités capacitée:capacité
capacitées:capacités possibilitée:possibilité disponibilitée:disponibilité rapiditée:rapidité sociétée:société securité:sécurité
sécuritée:sécurité disponibilite:disponibilité disponnible:disponible acceuille:accueille acceuilli:accueilli
acceuillant:accueillant acceuillante:accueillante acueil:accueil accuiel:accueil receuil:recueil receuillir:recueillir
cueuillir:cueillir aquérir:acquérir acquerir:acquérir aquis:acquis aquise:acquise acquérire:acquérir apprentisage:apprentissage
aprentissage:apprentissage aprentisage:apprentissage apprendres:apprendre rigoureuxe:rigoureuse rigueure:rigueur
ponctuelité:ponctualité ponctualitée:ponctualité autonomme:autonome polivalent:polyvalent polivalente:polyvalente
polyvallent:polyvalent polyvalante:polyvalente dinamique:dynamique dynamisque:dynamique dinamisme:dynamisme motivee:motivée
rélationnel:relationnel relationel:relationnel adéquoition:adéquation adequation:adéquation oportunités:opportunités
opportunitées:opportunités enteprise:entreprise entrprise:entreprise societé:société societe:société intégrér:intégrer
integrer:intégrer integré:intégré integration:intégration intergrer:intégrer stratégic:stratégique strategie:stratégie
reussite:réussite reussir:réussir reussi:réussi resultat:résultat resultats:résultats recherce:recherche recherhce:recherche
developpé:développé developpée:développée dévelopé:développé développemnt:développement devellopement:développement
dévelloppement:développement dévelloppé:développé développpement:développement collaborrer:collaborer collaborater:collaborateur
colaborer:collaborer colaboration:collaboration collegue:collègue collegues:collègues collégue:collègue collégues:collègues
proffesseur:professeur proffession:profession profesion:profession métié:métier metier:métier metiers:métiers
secretaire:secrétaire secretariat:secrétariat comptabilite:comptabilité comptabilitée:comptabilité gérrer:gérer gerer:gérer
geré:géré géstion:gestion éxigence:exigence éxigences:exigences éxigeant:exigeant éxercer:exercer éxercice:exercice
éxpérience:expérience éxemple:exemple exemplle:exemple esperience:expérience environement:environnement environnment:environnement
environemment:environnement aujourdhui:aujourd’hui biensur:bien_sûr plusieures:plusieurs plusieur:plusieurs
certainnement:certainement egalement:également égallement:également immediatement:immédiatement immédiatemment:immédiatement
récemmant:récemment recemment:récemment recémment:récemment precedent:précédent précédament:précédemment précedemment:précédemment
précédement:précédemment fréquement:fréquemment fréquament:fréquemment couramant:couramment consciencieu:consciencieux
conciencieux:consciencieux consiencieux:consciencieux conscienceux:consciencieux conscencieux:consciencieux consience:conscience
exellent:excellent exellente:excellente excelent:excellent excelente:excellente efficasse:efficace
eficace:efficace eficacité:efficacité efficaçité:efficacité aissance:aisance passionant:passionnant passionante:passionnante
passioné:passionné passionée:passionnée pasionné:passionné enrichisant:enrichissant enrichisante:enrichissante referance:référence
réference:référence reference:référence references:références réferences:références difficultée:difficulté dificile:difficile
dificulté:difficulté diférent:différent diférents:différents différament:différemment differents:différents
differentes:différentes different:différent necessaire:nécessaire nécéssaire:nécessaire necessaires:nécessaires
nécessitée:nécessité négociaton:négociation negociation:négociation clientelle:clientèle clientéle:clientèle clientele:clientèle
logistisque:logistique logiciele:logiciel informatisque:informatique maintenace:maintenance maintenence:maintenance
connaissence:connaissance connaissences:connaissances connaissannce:connaissance conaitre:connaître conpétences:compétences
conpétence:compétence acompagner:accompagner acompagnement:accompagnement accompagnemment:accompagnement acomplir:accomplir
acompli:accompli acompagné:accompagné alternence:alternance permetra:permettra permetrait:permettrait permetre:permettre
permettera:permettra permetterait:permettrait aporter:apporter aprécié:apprécié aprécier:apprécier aprendre:apprendre apris:appris
aprofondir:approfondir aprofondi:approfondi aprofondie:approfondie approndir:approfondir atente:attente atentes:attentes
atentif:attentif attentione:attention atention:attention attension:attention attout:atout attouts:atouts consernant:concernant
conserne:concerne souaite:souhaite souaiter:souhaiter souhaîte:souhaite souhaîter:souhaiter voulloir:vouloir cherhce:cherche
sincéres:sincères sincére:sincère sinceres:sincères sincere:sincère sincérement:sincèrement sincerement:sincèrement
respecteuses:respectueuses distingé:distingué distingées:distinguées salutatons:salutations salutatiosn:salutations
sentimments:sentiments considèration:considération agrer:agréer agreez:agréez aggréez:agréez veuiller:veuillez veuillé:veuillez
veuilllez:veuillez veulliez:veuillez cordialemment:cordialement cordialemant:cordialement madamme:madame monsieure:monsieur
monsieurs:messieurs rendezvous:rendez-vous bientot:bientôt plutot:plutôt tres:très apres:après aupres:auprès auprés:auprès
aprés:après trés:très trè:très grace:grâce grâçe:grâce controle:contrôle controler:contrôler role:rôle hopital:hôpital
hopitaux:hôpitaux interessement:intéressement hotel:hôtel hotellerie:hôtellerie hôtelerie:hôtellerie batiment:bâtiment
batiments:bâtiments benevole:bénévole bénévol:bénévole benevolat:bénévolat energie:énergie evenement:événement
evenements:événements evolution:évolution evoluer:évoluer element:élément elements:éléments eleve:élève eleves:élèves
ecrire:écrire electricien:électricien electricité:électricité mecanique:mécanique medical:médical medecin:médecin
infirmiére:infirmière premiére:première derniére:dernière matiére:matière matiéres:matières carriére:carrière maniére:manière
filiére:filière reguliérement:régulièrement régulierement:régulièrement regulierement:régulièrement réguliérement:régulièrement
particulierement:particulièrement particuliérement:particulièrement entierement:entièrement complétement:complètement
completement:complètement sérieusment:sérieusement serieuse:sérieuse serieusement:sérieusement rigoureusment:rigoureusement
curieu:curieux creatif:créatif creativité:créativité créativitée:créativité procedure:procédure procedures:procédures
preparer:préparer préparration:préparation preparation:préparation realiser:réaliser realisé:réalisé réalisr:réaliser
realisation:réalisation reception:réception recéption:réception recommendation:recommandation recomandation:recommandation
recomander:recommander rémunaration:rémunération renumération:rémunération magazin:magasin magazins:magasins
magasinnier:magasinier comerce:commerce comercial:commercial comerciale:commerciale commmercial:commercial marketting:marketing
marketeing:marketing managment:management mangement:management mannagement:management organistation:organisation
orgnanisation:organisation orginisation:organisation dévouee:dévouée caracteristique:caractéristique caractére:caractère
caractere:caractère bibliothéque:bibliothèque bibliotheque:bibliothèque probleme:problème problemes:problèmes problèmme:problème
systeme:système systèmme:système systémes:systèmes théatre:théâtre theatre:théâtre septempbre:septembre fevrier:février
decembre:décembre ethique:éthique éthnique:ethnique universitée:université universite:université lycee:lycée lyçée:lycée
baccalaureat:baccalauréat baccalauréa:baccalauréat recu:reçu concu:conçu recoit:reçoit francais:français francaise:française
lecon:leçon garcon:garçon facon:façon apperçu:aperçu appercevoir:apercevoir appartir:à_partir addresse:adresse addresser:adresser
aggrandir:agrandir aggresser:agresser anée:année annee:année annees:années anées:années ammener:amener amméliorer:améliorer
ameliorer:améliorer amélliorer:améliorer amelioration:amélioration béneficier:bénéficier beneficier:bénéficier cariere:carrière
carrierre:carrière ceuillette:cueillette chifre:chiffre chomage:chômage chomâge:chômage coordonées:coordonnées
corespond:correspond corespondre:correspondre correspont:correspond corespondent:correspondent deja:déjà déja:déjà
disposiition:disposition disposisition:disposition dossié:dossier doccument:document embauce:embauche enfait:en_fait
enseigment:enseignement enseignment:enseignement ensegnement:enseignement equilibre:équilibre equipement:équipement équippe:équipe
équippement:équipement espéce:espèce exéprience:expérience fidel:fidèle fidéle:fidèle fidele:fidèle finallement:finalement
finalment:finalement flexibilitée:flexibilité formatin:formation formtion:formation gagnier:gagner heureusment:heureusement
honnéte:honnête honete:honnête humainne:humaine hygiéne:hygiène hygiene:hygiène hygiènne:hygiène idéé:idée imediat:immédiat
immediat:immédiat independant:indépendant independance:indépendance indépendament:indépendamment initative:initiative
initiatve:initiative inovation:innovation inover:innover inovant:innovant inovante:innovante interim:intérim
interimaire:intérimaire intérimère:intérimaire jusqua:jusqu’à langagues:langues languages:langages ligitime:légitime
malgrès:malgré mème:même meme:même mieu:mieux moin:moins naturellment:naturellement necessite:nécessite objetif:objectif
objectifes:objectifs obtenire:obtenir occassion:occasion ocasion:occasion occupper:occuper ocuper:occuper offfre:offre ofre:offre
opérationel:opérationnel opérationelle:opérationnelle operationnel:opérationnel operationnelle:opérationnelle parcour:parcours
parceque:parce_que pedagogie:pédagogie perfectionment:perfectionnement perseverance:persévérance persévérence:persévérance
plannification:planification plannifier:planifier postullé:postulé postuller:postuler prioritée:priorité priorite:priorité
produitt:produit proximitée:proximité qualite:qualité qualites:qualités quotidienement:quotidiennement
quotidiennment:quotidiennement reactif:réactif réactivitée:réactivité reactivité:réactivité reconaissance:reconnaissance
reconaissant:reconnaissant reconnaissence:reconnaissance reconvertion:reconversion reconverssion:reconversion remerçie:remercie
répondres:répondre repondre:répondre reponse:réponse réponce:réponse responsabilite:responsabilité responssable:responsable
resposable:responsable saisonier:saisonnier saisoniére:saisonnière saisonière:saisonnière savoirfaire:savoir-faire
scolarite:scolarité sejour:séjour selectionner:sélectionner séléction:sélection selection:sélection sensibilitée:sensibilité
siége:siège siege:siège specialiser:spécialiser specialisé:spécialisé specialité:spécialité spécialitée:spécialité
spécifitée:spécificité stabilitée:stabilité strutcure:structure succes:succès sucès:succès suceptible:susceptible
susceptbile:susceptible sucsès:succès supérmarché:supermarché telephone:téléphone teléphone:téléphone téléphonne:téléphone
tems:temps ténacitée:ténacité traitment:traitement travaillleur:travailleur travaill:travail travails:travaux trésorie:trésorerie
utilisasion:utilisation vehicule:véhicule vehicules:véhicules vétement:vêtement vetement:vêtement vetements:vêtements
vétements:vêtements volontée:volonté volonte:volonté voullais:voulais expertisse:expertise hierarchie:hiérarchie
hièrarchie:hiérarchie hiérachie:hiérarchie perenne:pérenne bénéfie:bénéficie pédagogque:pédagogique tranmettre:transmettre
transmetre:transmettre tanspsort:transport pharmarcie:pharmacie professionalisme:professionnalisme
profesionnalisme:professionnalisme professionalismes:professionnalisme`

/** The correction of a certain misspelling. */
export const misspellings: ReadonlyMap<string, string> = new Map(
  pairs
    .trim()
    .split(/\s+/u)
    .map((pair) => {
      const [wrong = '', right = ''] = pair.split(':')
      return [wrong, right.replaceAll('_', ' ')] as const
    }),
)

/** Endings and beginnings that no French word has. */
export const misspeltPatterns: readonly (readonly [RegExp, string])[] = [
  [/i[eé]re(s?)$/u, 'ière$1'],
  [/^[ée]ff(?=[aeiouéè])/u, 'eff'],
  [/^éx(?=[aeioupct])/u, 'ex'],
  [/^aqu[ée](?=r)/u, 'acqué'],
  [/ceuil/u, 'cueil'],
  [/ti[oô]nn?ell?ement$/u, 'tionnellement'],
  // «invitée», «habitée» are correct; «activitée», «responsabilitée» are not.
  [/(?<=bil|iv|nal|ral|ual|ur|os|ular|idar)itée(s?)$/u, 'ité$1'],
]

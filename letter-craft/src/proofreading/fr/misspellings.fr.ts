/**
 * Frequent misspellings in letters that the dictionary does not know how to correct with certainty, with corrections;
 * `_` is a space.
 */
const pairs = `
cordialements:cordialement jai:j’ai cest:c’est jaime:j’aime jespère:j’espère javais:j’avais jétais:j’étais
jaimerais:j’aimerais jaurais:j’aurais cétait:c’était quil:qu’il quon:qu’on dun:d’un nai:n’ai nest:n’est sest:s’est
aujourdhui:aujourd’hui lentreprise:l’entreprise jeffectue:j’effectue jespere:j’espère jadore:j’adore
jattends:j’attends lannonce:l’annonce lexpression:l’expression dagréer:d’agréer dagréé:d’agréer lequipe:l’équipe
léquipe:l’équipe lécole:l’école jécris:j’écris japprécie:j’apprécie japprends:j’apprends develloper:développer
malgrés:malgré sû:su lû:lu parmis:parmi biensûr:bien_sûr motivaton:motivation cordialment:cordialement
language:langage enthousiame:enthousiasme entreprize:entreprise opportunitée:opportunité qualitée:qualité
responsabilitée:responsabilité rigoureu:rigoureux savoire:savoir sérieu:sérieux succés:succès toujour:toujours
traivail:travail vraiement:vraiment recament:récemment dilpôme:diplôme stagaire:stagiaire remercit:remercie
activitée:activité activitées:activités qualitées:qualités responsabilitées:responsabilités capacitée:capacité
capacitées:capacités possibilitée:possibilité disponibilitée:disponibilité rapiditée:rapidité sociétée:société
sécuritée:sécurité accuiel:accueil aquérir:acquérir aquis:acquis aquise:acquise acquérire:acquérir
apprendres:apprendre rigoureuxe:rigoureuse rigueure:rigueur ponctuelité:ponctualité ponctualitée:ponctualité
autonomme:autonome dynamisque:dynamique adéquoition:adéquation opportunitées:opportunités enteprise:entreprise
entrprise:entreprise intergrer:intégrer stratégic:stratégique recherce:recherche recherhce:recherche
développemnt:développement devellopement:développement collaborater:collaborateur métié:métier
comptabilitée:comptabilité esperience:expérience environnment:environnement biensur:bien_sûr plusieures:plusieurs
plusieur:plusieurs precedent:précédent précédament:précédemment fréquament:fréquemment couramant:couramment
consciencieu:consciencieux conciencieux:consciencieux consiencieux:consciencieux conscienceux:consciencieux
conscencieux:consciencieux consience:conscience excellant:excellent efficasse:efficace referance:référence
difficultée:difficulté différament:différemment different:différent nécessitée:nécessité négociaton:négociation
logistisque:logistique logiciele:logiciel informatisque:informatique maintenace:maintenance conaitre:connaître
conpétences:compétences conpétence:compétence permettera:permettra permetterait:permettrait approndir:approfondir
attentione:attention attension:attention consernant:concernant conserne:concerne souaite:souhaite souaiter:souhaiter
cherhce:cherche respecteuses:respectueuses distingé:distingué distingées:distinguées salutatons:salutations
salutatiosn:salutations agrer:agréer veuiller:veuillez veuillé:veuillez veulliez:veuillez monsieure:monsieur
monsieurs:messieurs rendezvous:rendez-vous apres:après trés:très trè:très grace:grâce bénévol:bénévole energie:énergie
evenement:événement evenements:événements eleve:élève eleves:élèves maniére:manière complétement:complètement
completement:complètement sérieusment:sérieusement rigoureusment:rigoureusement curieu:curieux créativitée:créativité
réalisr:réaliser rémunaration:rémunération renumération:rémunération magazin:magasin magazins:magasins
marketeing:marketing managment:management mangement:management organistation:organisation orgnanisation:organisation
orginisation:organisation septempbre:septembre universitée:université baccalauréa:baccalauréat appartir:à_partir
anée:année anées:années chomage:chômage correspont:correspond disposiition:disposition disposisition:disposition
dossié:dossier embauce:embauche enfait:en_fait enseigment:enseignement enseignment:enseignement
ensegnement:enseignement exéprience:expérience fidel:fidèle finalment:finalement flexibilitée:flexibilité
formatin:formation formtion:formation gagnier:gagner heureusment:heureusement initative:initiative
initiatve:initiative intérimère:intérimaire jusqua:jusqu’à langagues:langues languages:langages ligitime:légitime
malgrès:malgré mème:même meme:même mieu:mieux moin:moins naturellment:naturellement objetif:objectif
objectifes:objectifs obtenire:obtenir parcour:parcours parceque:parce_que perfectionment:perfectionnement
prioritée:priorité proximitée:proximité quotidiennment:quotidiennement réactivitée:réactivité
reconvertion:reconversion répondres:répondre réponce:réponse resposable:responsable savoirfaire:savoir-faire
sensibilitée:sensibilité siége:siège spécialitée:spécialité spécifitée:spécificité stabilitée:stabilité
strutcure:structure succes:succès sucès:succès suceptible:susceptible susceptbile:susceptible sucsès:succès tems:temps
ténacitée:ténacité traitment:traitement travails:travaux trésorie:trésorerie utilisasion:utilisation volontée:volonté
hiérachie:hiérarchie perenne:pérenne bénéfie:bénéficie pédagogque:pédagogique tranmettre:transmettre
tanspsort:transport pharmarcie:pharmacie professionalismes:professionnalisme`

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

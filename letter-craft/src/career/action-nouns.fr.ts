/**
 * Verbs of nouns of action that their ending does not give. A verb with «…» takes the place of the whole beginning:
 * «mise en rayon des produits» → «mettre en rayon les produits».
 */
export const verbOfNoun: ReadonlyMap<string, string> = new Map(
  `application appliquer
explication expliquer
publication publier
éducation éduquer
convocation convoquer
location louer
prévention prévenir
maintien maintenir
obtention obtenir
résolution résoudre
acquisition acquérir
calcul calculer
constat constater
culture cultiver
débarrassage débarrasser
défense défendre
délivrance délivrer
dessin dessiner
destruction détruire
émission émettre
extraction extraire
insertion insérer
instruction instruire
manutention manutentionner
paiement payer
perçage percer
ponçage poncer
proposition proposer
purge purger
réassort réassortir
répartition répartir
résolution résoudre
retranscription retranscrire
soumission soumettre
suppression supprimer
test tester
traçage tracer
transfert transférer
transcription transcrire
vidange vidanger
accueil accueillir
achat acheter
analyse analyser
appui appuyer
approche approcher
audit auditer
captation capter
confection confectionner
enlèvement enlever
management encadrer
collecte collecter
conception concevoir
conduite conduire
conseil conseiller
construction construire
contrôle contrôler
coordination coordonner
correction corriger
couture coudre
cuisson cuire
définition définir
démarchage démarcher
développement développer
diagnostic diagnostiquer
diffusion diffuser
direction diriger
découverte découvrir
dépannage dépanner
détection détecter
découpe découper
description décrire
enquête enquêter
entretien entretenir
envoi envoyer
essai essayer
étude étudier
exploitation exploiter
expédition expédier
extension étendre
fabrication fabriquer
fourniture fournir
garde garder
gestion gérer
impression imprimer
inscription inscrire
inspection inspecter
introduction introduire
lancement lancer
lecture lire
livraison livrer
mesure mesurer
montage monter
modélisation modéliser
mobilisation mobiliser
négociation négocier
ouverture ouvrir
fermeture fermer
pesée peser
pilotage piloter
plantation planter
pose poser
peinture peindre
présentation présenter
prospection prospecter
protection protéger
production produire
promotion promouvoir
recherche rechercher
réception réceptionner
recueil recueillir
récolte récolter
réduction réduire
rédaction rédiger
réfection refaire
relance relancer
relecture relire
revue revoir
remplacement remplacer
remise remettre
réparation réparer
reprise reprendre
révision réviser
saisie saisir
sélection sélectionner
signature signer
soudure souder
soutien soutenir
stockage stocker
suivi suivre
supervision superviser
surveillance surveiller
taille tailler
tenue tenir
tonte tondre
traduction traduire
transmission transmettre
transport transporter
tri trier
usinage usiner
utilisation utiliser
vente vendre
vérification vérifier
traite traire
encaissement encaisser
semis semer
vendange vendanger
dépôt déposer
retrait retirer
règlement régler
cueillette cueillir
débit débiter
interview interviewer
dosage doser
récurage récurer
chasse chasser
décoration décorer
administration administrer
service servir
dactylographie dactylographier
frappe taper
photocopie photocopier
copie copier
visite visiter
écoute écouter
écriture écrire
clôture clôturer
connexion connecter
rencontre rencontrer
changement changer`
    .split('\n')
    .map((row) => row.split(' ') as [string, string]),
)

/** Nouns of action that are told as things: their ending’s verb is another’s, or is not said. */
export const withoutVerb: ReadonlySet<string> = new Set(
  `jonction ménage élevage partage stage ouvrage passage message village étage avantage apprentissage chauffage équipage voyage paysage bagage relation section
fonction station condition action opération situation prestation intervention attraction question position
équipement logement document médicament vêtement département appartement bâtiment rapport mission
prévention cession habitation consultation permission session pension version occasion profession commission réunion marchandisage`.split(
    /\s/u,
  ),
)

/** Nouns that take their verb before «de» alone: «test des cartes», but «tests unitaires». */
export const things: ReadonlySet<string> = new Set(
  'test audit essai étude diagnostic enquête conseil photo vidéo visite animation manutention inscription intégration notation soudure soudage taille'.split(
    ' ',
  ),
)

/** A deed of several words, «mise en place», «prise en charge», as the source of a pattern. */
export const deedOfWords = '(?:re)?mises? (?:en \\p{L}+|à jour|au point)|prises? en (?:charge|compte|main)'

/** Beginnings of several words, and the infinitive in their place. */
export const verbOfPhrase: readonly (readonly [RegExp, string])[] = [
  [/^mises? (en|à|au|aux|sous) /iu, 'mettre $1 '],
  [/^prises? (?:de |d[’'])(?=commandes|rendez-vous|appels)/iu, 'prendre les '],
  [/^prises? de (?=notes|photos|mesures)/iu, 'prendre des '],
  [/^prises? (?:de |des )(?!vues)(?=\p{L}+s(?!\p{L}))/iu, 'prendre les '],
  [/^prises? en /iu, 'prendre en '],
  [/^prises? de (?=parole|contact)/iu, 'prendre '],
  [/^prise (?=d[’'](?!e)|d(?:es|u) |de la )/iu, 'prendre '],
  [/^compte[- ]rendu (?=de|d’)/iu, 'rédiger le compte rendu '],
  [/^comptes?[- ]rendus? (?=de|d’)/iu, 'rédiger les comptes rendus '],
  [/^coiffures? des (?=personnes|client|mariée|enfants|hommes|femmes|résident)/iu, 'coiffer les '],
  [/^premières? interventions? incendie/iu, 'assurer la première intervention en cas d’incendie'],
  [/^visites? de stages?(?!\p{L})/iu, 'effectuer les visites de stage'],
  [/^entretiens (?=\p{L})/iu, 'mener les entretiens '],
  [/^états? des lieux/iu, 'réaliser les états des lieux'],
  [/^mains? courantes?(?!\p{L})/iu, 'tenir la main courante'],
  [/^essais (?=en|sur|de )/iu, 'réaliser des essais '],
  [/^travaux (?=d)/iu, 'réaliser des travaux '],
  [/^participations? (à|au|aux) /iu, 'participer $1 '],
  [/^contributions? (à|au|aux) /iu, 'contribuer $1 '],
  [
    /^(?:aides?|assistance) (?:à (?=l[’'])|au (?=\p{L})|à (?=la )|aux (?=\p{L}))(?=(?:l[’']|la )?(?:enseignant|institut|professeur|médecin|infirmi|cuisini|chef|directeur|directrice|comptable|pâtissi|boulang|équipe|technicien|monit|éducat|responsable|ATSEM|AESH|secrétaire|assistante?|infirmière))/iu,
    'aider ',
  ],
  [
    /^(?:aides?|assistance) aux (?=(?:familles|personnes|clients|usagers|élèves|enfants|résidents|patients|parents|seniors|jeunes|adhérents|locataires)(?!\p{L}))/iu,
    'aider les ',
  ],
  [/^(?:aides?|assistance) (aux|au|à la|à l[’']) ?/iu, 'aider $1 '],
  [/^veilles? (à|au|aux|sur) /iu, 'veiller $1 '],
  [/^conseils? (?:à la|à l[’'])\s?/iu, 'conseiller la '],
  [/^conseils? aux /iu, 'conseiller les '],
  [/^réponses? (à|au|aux) /iu, 'répondre $1 '],
  [/^travail (en|avec|sur|au|à) /iu, 'travailler $1 '],
  [/^travail de (?=nuit|jour|week-end)/iu, 'travailler de '],
  [/^missions? (en|au|aux|à|chez|dans) /iu, 'effectuer des missions $1 '],
  [/^conseils? de (?=classe|quartier|discipline|vie)/iu, 'participer aux conseils de '],
  [/^relations? (?=clients?(?!\p{L}))/iu, 'assurer la relation '],
  [/^relations (?=presse|publiques)/iu, 'assurer les relations '],
  [/^collaborations? avec /iu, 'collaborer avec '],
  [/^(?:mise en œuvre|mise en oeuvre) /iu, 'mettre en œuvre '],
  [/^contrôle de gestion(?!\p{L})/iu, 'assurer le contrôle de gestion'],
]

import { type Case, hardNegatives, letter } from './case.ts'

const she = { candidateGender: 'feminine' } as const
const he = { candidateGender: 'masculine' } as const
const offer = {
  offer:
    'Vous serez chargé de préparer les commandes des clients du magasin et de tenir la caisse le samedi et le dimanche.',
} as const

/** Faulty and correct texts for the rules of formulas and content. */
export const faultyFormulas: readonly Case[] = [
  { text: 'Je suis né à Brest et j’y vis.', rules: ['gender-agreement'], context: she },
  {
    text: 'Je reste à votre écoute, motivé(e) et prêt.',
    rules: ['inclusive-form'],
    context: he,
    becomes: 'Je reste à votre écoute, motivé et prêt.',
  },
  { text: 'Je rêve de rejoindre le poste de {poste}.', rules: ['placeholder'] },
  {
    text: letter('Votre maison me plaît.', 'Madame Durand,', 'Je vous prie d’agréer mes salutations.'),
    rules: ['salutation-name'],
  },
  {
    text: letter(
      'Votre maison me plaît.',
      'Monsieur le Maire,',
      'Veuillez agréer, Monsieur, mes salutations.',
    ),
    rules: ['closing-mirror'],
  },
  {
    text: letter('Votre maison me plaît.', 'Monsieur,', 'Veuillez agréer, Mr, mes salutations.'),
    rules: ['closing-civility'],
  },
  { text: 'En attendant votre appel, veuillez agréer mes salutations.', rules: ['hanging-participle'] },
  {
    text: 'Veuillez recevoir l’expression de mes meilleures salutations.',
    rules: ['expression-of-greetings'],
  },
  { text: 'Je vous prie de croire, Monsieur, en l’expression de mes sentiments.', rules: ['believe-in'] },
  { text: 'Un dossier est parti à l’intention du directeur.', rules: ['formula-spelling'] },
  { text: 'Votre offre a suscité un vif intérêt.', rules: ['cliche'] },
  { text: 'Je vends. Je pèse. Je compte. Vous lisez. On rit. Je pars.', rules: ['je-openings'] },
  {
    text: `Votre atelier ${'coupe le bois et polit la pierre et '.repeat(5)}forge.`,
    rules: ['long-sentence'],
  },
  { text: 'Je suis célibataire et mobile.', rules: ['private-matter'] },
  {
    text: 'On y vient. On y reste. On y revient. On en parle.',
    rules: ['company-missing'],
    context: { company: 'Le Patio' },
  },
  {
    text: 'Je tiens à ceci\u00a0: préparer les commandes des clients du magasin et de tenir la caisse le samedi.',
    rules: ['copied-offer'],
    context: offer,
  },
  {
    text: 'Dear Hiring Manager,\n\nI like your work.\n\nYours sincerely,',
    rules: ['english-closing'],
    language: 'en',
  },
]

export const cleanFormulas: readonly Case[] = [
  ...hardNegatives('typography', [
    'J’ai vu «\u00a0Les Temps modernes\u00a0» à 20\u00a0h\u00a030.',
    'Qui sait\u202f? Le cœur du métier, c’est l’écoute.',
    'Le prix\u00a0: 1\u00a0250\u00a0€, soit 12\u00a0% de moins.',
    'M.\u00a0Roux, Mme\u00a0Petit et moi tenions le stand.',
  ]),
  ...hardNegatives('gender-agreement', [
    'Je suis fleuriste et je m’y sens bien.',
    'Je suis une élève appliquée.',
    'Ma fille est motivée, et moi aussi.',
  ]),
  { text: 'Je suis motivée et prête.', rules: [], context: she, nearRule: 'gender-agreement' },
  ...hardNegatives('inclusive-form', [
    'J’ai lu votre annonce (et vos avis).',
    'Le rayon (fruits) est à moi.',
    'La licence (bac plus trois) est acquise.',
    'Mon site (e-commerce) vend du thé.',
  ]),
  ...hardNegatives('placeholder', [
    'Le tableau [1] figure dans mon mémoire.',
    'J’ai lu [ce billet](https://exemple.org/a).',
    'La taille XXL part vite.',
    'J’ai tenu la salle du nom de «\u00a0Xanadu\u00a0».',
  ]),
  ...hardNegatives('salutation-name', [
    letter('Mme\u00a0Dupont m’a formé.'),
    letter('Votre maison me plaît.', 'Monsieur le Proviseur,'),
    letter('Votre maison me plaît.', 'Madame la Présidente,'),
    'Chère à mon cœur, la mer m’a vu grandir.',
  ]),
  ...hardNegatives('closing-mirror', [
    letter('Votre maison me plaît.', 'Madame,'),
    letter('Votre maison me plaît.', 'Madame la Directrice,'),
    letter('Votre maison me plaît.', 'Madame,', 'Je vous prie d’agréer mes salutations.'),
    letter('Votre maison me plaît.', 'Madame,', 'Cordialement,'),
  ]),
  ...hardNegatives('closing-civility', [
    letter('M.\u00a0Roux m’a formé.', 'Madame,'),
    letter('Mme\u00a0Petit m’a formé.', 'Monsieur,'),
    letter('Votre maison me plaît.', 'Messieurs,'),
    letter('Votre maison me plaît.', 'Docteur,', 'Je vous prie d’agréer mes salutations.'),
  ]),
  ...hardNegatives('hanging-participle', [
    'En vous remerciant, je vous prie d’agréer mes salutations.',
    'Veuillez agréer mes salutations.',
    'Dans l’espoir de vous lire, je vous salue.',
    'Je reste dans l’attente de votre appel. Veuillez agréer mes salutations.',
  ]),
  ...hardNegatives('expression-of-greetings', [
    'Veuillez agréer mes salutations distinguées.',
    'Je vous prie d’agréer l’expression de mes sentiments distingués.',
    'Recevez l’assurance de ma considération.',
    'L’expression de la joie des enfants me porte.',
  ]),
  ...hardNegatives('believe-in', [
    'Je vous prie de croire à l’assurance de mes sentiments.',
    'Je crois en l’école publique.',
    'Croyez à ma sincère considération.',
    'Croire en ses élèves, c’est déjà les aider.',
  ]),
  ...hardNegatives('formula-spelling', [
    'Je vous prie d’agréer mes salutations.',
    'Mon intention est de rester.',
    'J’ai pris le temps de vous lire.',
    'Je vous ai pris pour modèle.',
  ]),
  ...hardNegatives('cliche', [
    'Votre intérêt pour le bois se voit.',
    'Je présente la carte à la table.',
    'L’équipe a de l’esprit.',
    'Le défi était de tenir la salle à trois.',
  ]),
  ...hardNegatives('je-openings', [
    'Je lis. Vous lisez. On lit. Ils lisent. Elle lit. Tous lisent. J’écris.',
    'Vous vendez. On achète. Je conseille. Le client revient. Tout va. La suite vient.',
    'Je vends. Je conseille.',
    'Jeudi, tout ouvre. Jean arrive. On vend. On range. On ferme. On part.',
  ]),
  ...hardNegatives('long-sentence', [
    'Votre atelier coupe le bois, polit la pierre et forge le fer depuis trois générations de compagnons.',
    'J’ai repris un rayon en difficulté, revu ses commandes et ses étiquettes, et il a doublé ses ventes en un an.',
    'On vient de loin pour vos pains\u00a0: je le sais, car j’ai grandi à deux rues du fournil et je les porte encore à ma mère.',
    'Le samedi, je tiens la caisse\u202f; le dimanche, la réserve\u202f; le lundi, je compte.',
  ]),
  ...hardNegatives('private-matter', [
    'J’ai enseigné au lycée catholique Saint-Marc.',
    'J’accompagne des adultes en situation de handicap.',
    'J’ai animé un atelier pour les mères de famille.'.replace('mères de famille', 'familles'),
    'Le bar a un âge certain, 45\u00a0ans de service.',
    'L’enceinte du stade compte dix portes.',
  ]),
  {
    text: 'Le Patio me plaît. On y mange. On y rit. On y revient.',
    rules: [],
    context: { company: 'LE PATIO' },
    nearRule: 'company-missing',
  },
  {
    text: 'Chez Flunch, on mange. On y rit. On y dort. On y vit.',
    rules: [],
    context: { company: 'FLUNCH' },
    nearRule: 'company-missing',
  },
  { text: 'Un début. Une suite.', rules: [], context: { company: 'FLUNCH' }, nearRule: 'company-missing' },
  { text: 'Un. Deux mots. Trois mots ici. Quatre mots sont ici.', rules: [], nearRule: 'company-missing' },
  {
    text: 'Je sais préparer les commandes des clients.',
    rules: [],
    context: offer,
    nearRule: 'copied-offer',
  },
  {
    text: 'Je tiens la caisse le samedi et le dimanche.',
    rules: [],
    context: offer,
    nearRule: 'copied-offer',
  },
  {
    text: 'Vos clients du magasin me connaissent déjà.',
    rules: [],
    context: offer,
    nearRule: 'copied-offer',
  },
  {
    text: 'Préparer une commande, c’est penser à qui l’ouvre.',
    rules: [],
    context: offer,
    nearRule: 'copied-offer',
  },
  ...[
    'Dear Ms Hill,\n\nI ran a shop.\n\nYours sincerely,',
    'Dear Sir or Madam,\n\nI ran a shop.\n\nYours faithfully,',
    'Dear Committee Members,\n\nI ran a shop.\n\nYours faithfully,',
    'Dear Mr Hill,\n\nI ran a shop.\n\nKind regards,',
  ].map((text): Case => ({ text, rules: [], language: 'en', nearRule: 'english-closing' })),
]

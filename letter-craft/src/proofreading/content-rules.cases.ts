import type { RuleCases } from '../../testing/rule-cases.ts'

const plain = 'Votre maison reçoit des clients fidèles, et je sais les servir.'
const many = (times: number) => Array(times).fill(plain).join(' ')

export const contentCases: readonly RuleCases[] = [
  {
    rule: 'placeholder',
    breaks: [
      'Je candidate pour le poste de [[intitulé du poste] → ].',
      'Je rêve de rejoindre le poste de [{poste} → ].',
      'Je souhaite rejoindre [XXX → ] en tant que caissière.',
      'Votre offre de [[intitulé du poste] → ] m’intéresse.',
      'Je suis disponible à partir du [{{date}} → ].',
      'J’ai travaillé ([à compléter → ]) ans dans la restauration.',
      'Passionné par le secteur [[secteur d’activité] → ], je vous écris.',
      'Mon stage chez [Nom de l’entreprise → ] m’a beaucoup appris.',
      'Je suis né à Lille et j’ai [____ → ] ans d’expérience.',
      'J’ai vu votre annonce sur [[site] → ] hier soir.',
      'Je vous écris au sujet du poste de [[POSTE] → ].',
      'Je souhaite rejoindre [[Nom de l’entreprise] → ].',
      'Je souhaite rejoindre [{{company}} → ] dès mai.',
      'Mon expérience chez [XXX → ] m’a formé.',
    ],
    allows: [
      'Le tableau [1] figure dans mon mémoire.',
      'J’ai lu [ce billet](https://exemple.org/a).',
      'La taille XXL part vite.',
      'J’ai tenu la salle du nom de «\u00a0Xanadu\u00a0».',
      'J’ai noté (au crayon) le nom de chaque pommier.',
    ],
  },
  {
    rule: 'machine-turn',
    breaks: [
      '[Fort de mon → ] expérience en boulangerie, je viens à vous.',
      'Ce poste allie [non seulement → ] la vente, mais aussi le conseil.',
      'Je vous apporterai [ma rigueur, mon autonomie et mon sens du service → ].',
      'Ce stage [m’a permis de développer → ] mon écoute.',
    ],
    allows: [
      'Je suis plus fort en calcul qu’en dessin.',
      'J’accueillais les clients, je tenais la caisse et je montais la vitrine.',
      'Le quartier évolue sans cesse.',
      'J’ai servi des fruits, des légumes et des fleurs.',
      'Il ne faut pas hésiter à demander.',
    ],
  },
  { rule: 'machine-turn', language: 'en', breaks: ['I [honed my → ] skills there.'] },
  {
    rule: 'cliche',
    breaks: [
      'Votre entreprise, [leader dans son secteur → ], m’attire.',
      'Votre offre a suscité [un vif intérêt → ].',
      '[Par la présente → ], je vous soumets ma candidature.',
      'Votre entreprise est [leader dans son domaine → ].',
      '[Dynamique et motivée → ], je saurai m’intégrer.',
      'Votre offre a [retenu toute mon attention → ].',
      'C’est avec [un vif intérêt → ] que j’ai lu votre offre.',
      '[Je me permets de vous écrire afin → ] de vous proposer ma candidature.',
      'Je suis doté d’un [excellent relationnel → ].',
      'J’ai l’[esprit d’équipe → ] et le sens des responsabilités.',
      'Actuellement [à la recherche d’un emploi → ], je vous propose mes services.',
      'Votre entreprise, [reconnue pour son sérieux et son dynamisme → ], m’attire.',
      'Je suis [force de proposition → ] et je sais m’adapter.',
      'Votre annonce [a particulièrement attiré mon attention → ].',
      'Je suis [une personne motivée, → ] dynamique et ayant le sens du contact.',
      'Rejoindre un [leader dans son domaine → ] serait une fierté.',
      '[Par la présente → ], je postule chez vous.',
      'Vous êtes [leader dans votre domaine → ].',
      'Je suis [dynamique et motivée → ].',
    ],
    allows: [
      'Votre intérêt pour le bois se voit.',
      'Je présente la carte à la table.',
      'L’équipe a de l’esprit.',
      'Le défi était de tenir la salle à trois.',
      'Mes horaires ont changé trois fois en un an, et mon équipe a suivi.',
    ],
  },
  { rule: 'cliche', language: 'en', breaks: ['I am a [team player → ] at heart.'] },
  {
    rule: 'private-matter',
    breaks: [
      '[Je suis célibataire → ] et mobile.',
      'Je suis [mère de deux → ] enfants et je connais l’organisation.',
      '[Marié → ], deux enfants, je suis stable.',
      'Je suis [en bonne santé → ] et sportif.',
      '[De confession → ] musulmane, je respecte toutes les convictions.',
      'J’ai été [délégué syndical → ] CGT pendant six ans.',
      'J’ai une reconnaissance de [travailleur handicapé → ].',
      'Je suis [père de famille → ] et donc responsable.',
      '[J’ai 45\u00a0ans → ] et je sais vendre.',
      '[Mariée → ], je vis près de chez vous.',
      '[Mère de deux → ] enfants, je cherche des horaires.',
    ],
    allows: [
      'J’ai enseigné au lycée catholique Saint-Marc.',
      'J’accompagne des adultes en situation de handicap.',
      'J’ai animé un atelier pour les familles.',
      'Le bar a un âge certain, 45\u00a0ans de service.',
      'L’enceinte du stade compte dix portes.',
    ],
  },
  {
    rule: 'company-missing',
    context: { company: 'Le Patio' },
    breaks: ['[On y vient. → ] On y reste. On y revient. On en parle.'],
  },
  {
    rule: 'company-missing',
    context: { company: 'Les Pivoines' },
    breaks: [
      '[Un. → ] Deux mots. Trois mots ici. Quatre mots sont ici.',
      '[Votre vitrine change. → ] Les clients entrent. Je compose. Ils reviennent.',
    ],
    allows: ['La boutique des Pivoines est connue. Les clients entrent. Je compose. Ils reviennent.'],
  },
  {
    rule: 'company-missing',
    context: { company: 'FLUNCH' },
    breaks: ['[Bonjour. → ] Je viens. Je reste ici. Vous lirez.'],
    allows: ['Chez Flunch, on mange. On y rit. On y dort. On y vit.', 'Un début. Une suite.'],
  },
  {
    rule: 'company-missing',
    context: { company: 'SARL Morvan' },
    breaks: ['[Votre maison plaît. → ] On y dort. On y mange. On y rit.'],
  },
  {
    rule: 'company-missing',
    context: { company: 'LE PATIO' },
    allows: ['Le Patio me plaît. On y mange. On y rit. On y revient.'],
  },
  { rule: 'company-missing', allows: ['Un. Deux mots. Trois mots ici. Quatre mots sont ici.'] },
  {
    rule: 'copied-offer',
    context: {
      offer:
        'Vous serez chargé de préparer les commandes des clients du magasin et de tenir la caisse le samedi et le dimanche.',
    },
    breaks: [
      'Je tiens à ceci\u00a0: [préparer les commandes des clients du magasin et de tenir la caisse le samedi → ].',
      'Je sais [préparer les commandes des clients du magasin et de tenir la caisse → ].',
      'Mon goût va vers ceci\u00a0: [les commandes des clients du magasin et de tenir la caisse le samedi → ].',
      '[Des clients du magasin et de tenir la caisse le samedi et le dimanche → ], voilà.',
    ],
    allows: [
      'Je sais préparer les commandes des clients.',
      'Je tiens la caisse le samedi et le dimanche.',
      'Vos clients du magasin me connaissent déjà.',
      'Préparer une commande, c’est penser à qui l’ouvre.',
      'Le samedi, je prépare les commandes et je tiens la caisse.',
    ],
  },
  {
    rule: 'copied-offer',
    context: {
      offer:
        'Vous assurez la préparation des commandes, le contrôle des livraisons et le rangement de la réserve dans le respect des procédures de sécurité.',
    },
    breaks: [
      'Je sais que [vous assurez la préparation des commandes, le contrôle des livraisons et le rangement de la réserve dans le respect des procédures de sécurité → ].',
    ],
  },
  {
    rule: 'copied-offer',
    context: {
      offer:
        'Au sein d’une équipe de huit personnes, vous prenez en charge l’accueil physique et téléphonique des patients ainsi que la gestion des rendez-vous.',
    },
    breaks: [
      'Je souhaite, au sein d’une équipe de huit personnes, prendre [en charge l’accueil physique et téléphonique des patients ainsi que la gestion des rendez-vous → ].',
    ],
  },
  {
    rule: 'copied-offer',
    context: {
      offer:
        'Vous assurez la préparation des commandes, le contrôle des livraisons et le rangement de la réserve dans le respect des procédures de sécurité.',
    },
    allows: ['J’ai préparé des commandes et contrôlé des livraisons pendant deux ans.'],
  },
  {
    rule: 'no-figure',
    breaks: [
      `${many(6)} [${plain} → ] ${many(5)}`,
      `J’aime ce métier et il me le rend. ${many(5)} [${plain} → ] ${many(6)}`,
      `${many(6)} [J’ai formé trois apprentis. → ] ${many(6)}`,
      `${many(6)} [Je me sers de Sage. → ] ${many(6)}`,
      `${many(5)} J’ai appris à composer des bouquets avec des fleurs du jardin. [${plain} → ] ${many(5)}`,
    ],
    allows: [
      `En trois ans, j’ai formé douze apprentis sous Excel. ${many(12)}`,
      `${many(6)} J’ai formé trois apprentis sous Sage. ${many(6)}`,
      `${many(6)}`,
      `${many(6)} En 2023, les ventes ont monté de 12\u00a0%. ${many(6)}`,
      `${many(6)} J’ai tenu deux rayons et formé quatre collègues. ${many(6)}`,
    ],
  },
]

import { breaking, type Case, tempting } from './case.ts'

const atMorvan = { context: { company: 'Morvan' } } as const

/** A fourth set of faults, met while letters were written for the pictures of the product. */
export const examFourthFaulty: readonly Case[] = [
  ...breaking('agreement', [
    [
      'Les élèves dont j’avais la charge on réussi leur examen.',
      'Les élèves dont j’avais la charge ont réussi leur examen.',
    ],
    [
      'Les missions que l’on m’a confié étaient variées.',
      'Les missions que l’on m’a confiées étaient variées.',
    ],
    ['Les pièces qu’on m’a remis sont jointes.', 'Les pièces qu’on m’a remises sont jointes.'],
    ['Les fiches que j’y ai repris sont claires.', 'Les fiches que j’y ai reprises sont claires.'],
    ['Les recettes que j’ai appris me serviront.', 'Les recettes que j’ai apprises me serviront.'],
    [
      'Ces deux années m’ont beaucoup appris et ont renforcées mon envie.',
      'Ces deux années m’ont beaucoup appris et ont renforcé mon envie.',
    ],
    ['Mon stage m’a plu et a confirmée ma vocation.', 'Mon stage m’a plu et a confirmé ma vocation.'],
    ['Elles se sont succédées pendant deux ans.', 'Elles se sont succédé pendant deux ans.'],
    ['Je me suis permise de vous écrire.', 'Je me suis permis de vous écrire.'],
    [
      'Ayant travaillée cinq ans en magasin, je connais ce métier.',
      'Ayant travaillé cinq ans en magasin, je connais ce métier.',
    ],
    ['Vos valeurs sont aussi les mienne.', 'Vos valeurs sont aussi les miennes.'],
    ['Vos projets ressemblent aux mien.', 'Vos projets ressemblent aux miens.'],
  ]),
  ...breaking('verb-form', [
    ['Je pourrai venir dès que vous le souhaiter.', 'Je pourrai venir dès que vous le souhaitez.'],
    ['Le créneau que vous me proposer me convient.', 'Le créneau que vous me proposez me convient.'],
    ['Je suis quelqu’un d’organiser et de calme.', 'Je suis quelqu’un d’organisé et de calme.'],
    ['J’ai écris trois articles.', 'J’ai écrit trois articles.'],
    'Les articles que j’ai écris ont été publiés.',
  ]),
  ...breaking('gender-agreement', [
    ['Je suis bien sûr de mon choix.', 'Je suis bien sûre de mon choix.'],
  ]).map((one): Case => ({ ...one, context: { candidateGender: 'feminine' } })),
  ...breaking('confusion', [
    ['Sa m’a permis de comprendre.', 'Ça m’a permis de comprendre.'],
    ['J’ai tenu un stand, et sa m’a plu.', 'J’ai tenu un stand, et ça m’a plu.'],
  ]),
  ...breaking('wrong-company', [
    'Je souhaite rejoindre la Coopérative Atlantique en mai.',
    'Mon projet est de rejoindre le Crédit Mutuel.',
    'J’aimerais intégrer l’Atelier Bricard dès la rentrée.',
    'Travailler chez Carrefour serait pour moi une chance.',
    'Votre magasin Carrefour de Nantes m’est familier.',
    'L’image de Carrefour me plaît.',
    'Mon attachement à Carrefour ne date pas d’hier.',
    'Les projets de Carrefour en matière de bio m’attirent.',
    'Je souhaite contribuer au développement de Carrefour.',
    'Candidate au poste d’hôtesse de caisse chez Carrefour, je tiens à vous rencontrer.',
    'En rejoignant Carrefour, je pourrai progresser.',
    'Je veux m’investir chez Carrefour pour longtemps.',
  ]).map((one) => ({ ...one, ...atMorvan })),
]

export const examFourthClean: readonly Case[] = [
  ...tempting('agreement', [
    'Les articles que j’ai écrits ont été publiés.',
    'Les élèves dont j’avais la charge ont réussi leur examen.',
    'Les clients dont nous gérons les comptes nous font confiance.',
    'Les missions qu’elle m’a confiées étaient variées.',
    'La semaine qu’on m’a proposée me convient.',
    'Les gestes que j’ai appris me serviront.',
    'Les plats que j’y ai repris ont plu.',
    'Les résultats qu’elles ont obtenus et ont présentés hier me donnent raison.',
    'Les années se sont succédé.',
    'Elle s’est permis de m’appeler.',
    'Elle me l’a permise une fois.',
    'Les ayant préparées seule, je connais ces fiches.',
    'J’ai passé un VIE à Londres.',
    'Je prépare un BTS de comptabilité et une VAE.',
    'Vos valeurs sont les miennes.',
    'Mon parcours ressemble au sien.',
    'La caisse, je la tiens sans erreur, et je les tiens prêtes.',
    'Cette caisse était la mienne, et ces clés étaient les siennes.',
  ]),
  ...tempting('gender-agreement', [
    'Je reste bien sûr à votre disposition.',
    'Je suis bien sûr prête à me déplacer.',
  ]).map((one): Case => ({ ...one, context: { candidateGender: 'feminine' } })),
  ...tempting('verb-form', [
    'J’ai appris à vous le demander.',
    'Je viendrai pour vous le montrer.',
    'Je sais que vous aimez enseigner.',
    'J’aimerais vous la présenter.',
    'J’ai cherché quelqu’un pour m’aider.',
    'Je suis quelqu’un de précis.',
  ]),
  ...tempting('confusion', [
    'Peu de monde s’en charge.',
    'Ma cheffe m’a laissé sa place, et sa mission m’a plu.',
    'Toute l’équipe s’en charge avec moi.',
    'Personne ne s’en plaint.',
  ]),
  ...[
    'Je souhaite rejoindre la Bretagne en mai.',
    'Je souhaite rejoindre la Maison Morvan en mai.',
    'Je souhaite intégrer le Master de droit public.',
    'Avant de rejoindre la Coopérative Atlantique, j’ai étudié à Lyon.',
    'J’ai choisi de rejoindre le Conservatoire de Nantes en 2019.',
    'Je souhaite rejoindre la Direction des achats.',
    'Après trois ans chez Carrefour, je souhaite vous rejoindre.',
    'Forte de mon expérience chez Carrefour, je saurai tenir vos rayons.',
    'Caissière depuis 2021 chez Carrefour, je voudrais changer d’air.',
    'En rejoignant Carrefour en 2019, j’ai appris la mise en rayon.',
    'Chez Carrefour, j’encadrais deux stagiaires.',
    'Mon intérêt pour Kubernetes ne date pas d’hier.',
    'J’ai participé au développement de Firefox.',
    'L’histoire de Rome m’a toujours plu.',
    'Les projets de Nantes en matière de bio m’attirent.',
    'Votre magasin Morvan de Nantes m’est familier.',
    'J’ai vu votre annonce sur Indeed.',
    'Les produits de Carrefour et les vôtres se ressemblent peu.',
  ].map((text): Case => ({ text, rules: [], tempts: 'wrong-company', ...atMorvan })),
  // An agency recruits for another, whom the offer names.
  {
    text: 'Je souhaite rejoindre Airbus dès le mois de mai.',
    rules: [],
    tempts: 'wrong-company',
    context: { company: 'Adecco', offer: 'Adecco recrute pour son client Airbus des ajusteurs.' },
  },
]

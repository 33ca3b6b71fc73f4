import type { ComposeRequest } from '../../src/composer/request.ts'

export type SamplePerson = Pick<ComposeRequest, 'profile' | 'interview'>

/** Invented candidates: empty, poor, rich, untidy, in the wrong language. For tests only. */
export const samplePeople: readonly SamplePerson[] = [
  {},
  {
    profile: {
      name: 'Al',
      experience: 'Bénévole à la Croix-Rouge depuis 2020',
      skills: [],
      achievements: [''],
    },
    interview: { availability: 'de suite' },
  },
  {
    profile: {
      name: 'Inès Roux',
      gender: 'feminine',
      experience:
        'Vendeuse, Leroy Merlin, 2019-2023: conseil client, mise en rayon\n3 ans caissière chez Leclerc',
      skills: ['Excel', 'Sage', 'relation client', 'permis B'],
      education: 'BTS MCO 2021\nBac pro commerce, lycée Colbert, 2019',
      achievements: ['Hausse de 12 % du CA du rayon en un an', 'Formé 4 apprentis', '+15 % de fréquentation'],
    },
    interview: {
      whyThem:
        "je connais votre équipe car j'y ai fait un remplacement l'été dernier. J'ai aimé la façon dont on y traite les gens",
      proudOf: "j'ai repris un rayon en difficulté et l'ai remis à flot en six mois",
      fit: 'le contact avec le public',
      availability: '1er septembre',
    },
  },
  {
    profile: {
      gender: 'masculine',
      experience:
        "J'ai travaillé cinq ans comme technicien dans une PME de 40 personnes. J'y ai géré le planning. Je me suis aussi formé à Python.",
      skills: ['Python', 'Docker', 'Dynamique', 'motivé'],
      education: 'Licence informatique, Université Lyon 1, 2018',
      achievements: ["J'ai réduit de 30 % le temps de traitement des commandes."],
    },
    interview: {
      whyThem: 'votre réputation dans la région',
      proudOf: '12 personnes formées en deux ans',
      availability: 'préavis de deux mois',
    },
  },
  {
    profile: {
      experience:
        "EXPÉRIENCES :\n• 2021 - aujourd'hui : Aide à domicile, ADMR\n• 2018-2020 Agent d'entretien à la mairie de Nantes\n- Stage de 2 mois à l'hôpital 😀\nhttps://mon-cv.fr\n06 12 34 56 78",
      skills: ['écoute ; organisation', '[compétence]', 'x'],
      education: 'Bac +2',
      achievements: ['{{resultat}}', 'Responsable d’une équipe de 6 personnes', 'Recherche poste stable'],
    },
    interview: {
      whyThem: "PARCE QUE J'ADORE VOTRE FAÇON DE TRAVAILLER",
      fit: 'je ne sais pas',
      proudOf: 'undefined',
      availability: 'Je peux commencer lundi !!!',
    },
  },
  {
    profile: {
      gender: 'feminine',
      experience: 'I worked for three years as a shop assistant at Tesco. I was in charge of the tills.',
      skills: ['Excel', 'project management'],
      education: 'BA in History, University of Leeds, 2019',
      achievements: ['I trained 5 new colleagues.'],
    },
    interview: {
      whyThem: 'I have used your services for years and I like the way you work.',
      fit: 'helping customers',
      availability: 'from 1 June',
    },
  },
  {
    profile: {
      gender: 'feminine',
      experience:
        'Baby-sitting, 2 ans\nVendeuse chez Zara SAS 2018-2020, caissière chez Lidl 2021\nStage de 8 semaines, mairie de Gap, 2022',
      skills: [
        'Excel avancé',
        'Canva',
        'anglais B2',
        'espagnol',
        'BAFA',
        'sens du contact',
        'encaissement',
        'tenir un stand',
        'gestion de conflits',
      ],
      education: 'BTS MCO, lycée Aristide-Briand, en cours\nLicence AES, 2e année',
      achievements: ['Organisation d’un tournoi de 80 joueurs', 'zéro absence en deux ans', '-20 % de casse'],
    },
    interview: {
      whyThem:
        'jaime bcp votre façon d accueillir les gens. Votre magasin est le seul du quartier ou on prend le temps',
      proudOf: 'j ai formé deux collègues en une semaine',
      fit: 'être au contact des gens',
      availability: 'un mois de préavis',
    },
  },
  {
    profile: {
      gender: 'feminine',
      experience:
        'jai travaillé 5 ans dans un restaurant. j ai géré une équipe de 6 personnes\nServeuse chez Paul 2018-2020, plongeuse Flunch 2017\nBaby-sitting, 2 ans\nAgent de tri, SARL Tri Ouest, 2016',
      skills: [
        'anglais courant',
        'permis B',
        'tenue de caisse',
        'gestion des stocks',
        'HACCP',
        'service au plateau',
        'Excel',
      ],
      education: 'CAP restaurant, CFA de Dax, 2025-2027\nBac pro cuisine',
    },
    interview: { whyThem: 'jaime votre façon de travailler, c est franc', availability: 'fin juin' },
  },
]

import type { CareerCards } from '../src/plan/facts.ts'

type JobCard = CareerCards['jobs'][number]

const job = (
  title: string,
  employer: string,
  place: string,
  tasks: readonly string[],
  more: Partial<JobCard> = {},
): Omit<JobCard, 'id' | 'from' | 'to'> => ({
  kind: 'employment',
  title,
  employer,
  employerKind: '',
  place,
  current: false,
  tasks,
  results: [],
  ...more,
})

/** Jobs of invented people, by trade, in both genders or in one. */
export const sampleJobs = [
  job('Vendeuse', 'Maison Orlane', 'Dijon', [
    'conseiller les clientes',
    'tenir la caisse',
    'réassortir les rayons',
    'monter la vitrine',
  ]),
  job('Caissier', 'Marché Vert', 'Tours', [
    'encaisser les clients',
    'compter la caisse',
    'ranger les rayons',
  ]),
  job('Serveur', 'Brasserie du Port', 'La Rochelle', [
    'prendre les commandes',
    'servir à table',
    'encaisser les clients',
  ]),
  job('Aide-soignante', 'Résidence des Tilleuls', 'Nevers', [
    'aider les résidents à la toilette',
    'servir les repas',
    'transmettre les observations',
  ]),
  job('Magasinier', 'Entrepôts Delval', 'Les Mureaux', [
    'réceptionner les marchandises',
    'préparer les commandes',
    'conduire un chariot élévateur',
  ]),
  job('Secrétaire', 'Cabinet Moreau', 'Pau', [
    'accueillir les patients',
    'répondre au téléphone',
    'classer les dossiers',
    'prendre les rendez-vous',
  ]),
  job('Comptable', 'Groupe Vial', 'Le Mans', [
    'saisir les factures',
    'relancer les clients',
    'préparer les déclarations de TVA',
  ]),
  job('Développeuse web', 'Studio Nacre', 'Rennes', [
    'développer des applications web',
    'corriger des anomalies',
    'rédiger la documentation',
  ]),
  job('Maçon', 'Bâti Sud', 'Nîmes', ['monter des murs', 'couler les dalles', 'lire les plans']),
  job('Animateur', 'Mairie de Vannes', 'Vannes', [
    'animer des ateliers pour les enfants',
    'surveiller la cantine',
  ]),
  job('Cuisinière', 'Lycée Jean-Macé', 'Vitry', [
    'préparer les repas',
    'contrôler les températures',
    'gérer les stocks',
  ]),
  job('Agent d’entretien', 'Propreté Plus', 'Lille', ['nettoyer les bureaux', 'sortir les poubelles']),
  job('Électricien', 'Missions intérim', '', ['poser les câbles', 'raccorder les tableaux électriques']),
  job('Chargée de communication', 'Association Rivages', 'Brest', [
    'rédiger la lettre d’information',
    'animer les réseaux sociaux',
    'organiser des événements',
  ]),
  job('Stagiaire', 'Agence Plume', 'Lyon', ['analyser la concurrence', 'rédiger des articles'], {
    kind: 'internship',
  }),
  job('Bénévole', 'Restos du Quartier', 'Metz', ['distribuer les repas'], { kind: 'volunteering' }),
  job('Conductrice de bus', 'Transports Aulnay', 'Meaux', []),
  job(
    'Responsable de salle',
    'Hôtel Bellevue',
    'Annecy',
    ['encadrer l’équipe de salle', 'planifier les horaires'],
    {
      results: [{ text: 'réduire de 10 % les pertes', year: '2021' }],
    },
  ),
] as const

export const sampleEducation = [
  {
    diploma: 'BTS',
    field: 'Management commercial opérationnel',
    school: 'Lycée Mozart',
    place: 'Dijon',
    details: [],
  },
  { diploma: 'CAP', field: 'Cuisine', school: '', place: 'Pau', details: [] },
  { diploma: 'Licence', field: 'Informatique', school: 'Université de Nantes', place: '', details: [] },
  { diploma: 'Baccalauréat', field: 'général', school: 'Lycée Pasteur', place: 'Lens', details: [] },
  {
    diploma: 'Titre professionnel',
    field: 'Développeur web',
    school: 'Écoles du Numérique',
    place: '',
    details: [],
  },
] as const

/** Offers of invented employers. */
export const sampleOffers = [
  {
    title: 'Vendeur (H/F)',
    company: 'La Halle aux Thés',
    text: 'Boutique à Nantes.\nVos missions :\n- conseiller la clientèle\n- tenir la caisse\n- mettre les produits en rayon\nPermis B souhaité.',
  },
  {
    title: 'Serveur / Serveuse (H/F)',
    company: 'Auberge du Lac',
    text: 'À Annecy.\nMissions :\n- prise de commandes et service à table\n- encaissement\nAnglais courant apprécié.',
  },
  {
    title: 'Aide-soignant (H/F)',
    company: 'EHPAD Les Glycines',
    text: 'Vous aidez les résidents à la toilette et aux repas.\nDiplôme d’État exigé.',
  },
  {
    title: 'Préparateur de commandes (H/F)',
    company: '',
    text: 'Notre client, entrepôt à Cestas.\n- préparation de commandes\n- réception des marchandises\nCACES exigé.',
  },
  {
    title: 'Assistant administratif (H/F)',
    company: 'Mairie de Royan',
    text: 'Missions :\n- accueil téléphonique\n- classement des dossiers\n- suivi des factures\nMaîtrise d’Excel.',
  },
  {
    title: 'Développeur web (H/F)',
    company: 'Studio Aria',
    text: 'Vous développez des applications web et corrigez les anomalies. Python, Docker.',
  },
  {
    title: 'Animateur périscolaire (H/F)',
    company: 'Ville de Melun',
    text: 'Vous animez des activités pour les enfants et assurez leur surveillance. BAFA exigé.',
  },
  {
    title: 'Stage communication',
    company: 'Agence Nova',
    text: 'Stage de 4 mois à Lyon : rédaction d’articles, animation des réseaux sociaux.',
  },
  {
    title: 'Apprenti cuisinier (H/F)',
    company: 'Restaurant Les Halles',
    text: 'En apprentissage : préparation des plats, respect des règles d’hygiène.',
  },
  { title: 'Horloger (H/F)', company: 'Atelier Perrin', text: 'Petite équipe, bonne ambiance.' },
  { title: 'Fleuriste', company: 'Les Pivoines', text: '' },
] as const

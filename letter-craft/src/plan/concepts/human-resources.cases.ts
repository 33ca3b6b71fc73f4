import type { ConceptCases } from '../concept.ts'

export const humanResourcesCases: ConceptCases = {
  recruit: {
    names: [
      'gestion des recrutements',
      'Sourcing et sélection des candidats',
      'recruter et former le personnel',
    ],
    not: [
      'Notre processus de recrutement tient en deux entretiens',
      'Processus de recrutement : un appel puis une rencontre',
      'Nous souhaitons recruter un chauffeur',
      'Nous recrutons un boulanger',
      'processus rapide',
    ],
  },
  'run-interviews': {
    names: ['entretiens de recrutement', 'accueil des candidats', 'conduite d’entretiens annuels'],
    not: ['envoyez votre candidature pour un entretien'],
  },
  'write-job-ads': {
    names: [
      'rédaction et diffusion des annonces',
      'publication des offres d’emploi',
      'rédiger les fiches de poste',
    ],
    not: ['réponse à cette offre d’emploi'],
  },
  'prepare-pay': {
    names: [
      'gestionnaire de paie',
      'établissement des bulletins de paie',
      'saisie des éléments variables de paie',
    ],
    not: ['10 % de congés payés', 'fiche de paie dématérialisée remise au salarié'],
  },
  'social-declarations': {
    names: ['DSN et charges sociales', 'déclarations sociales', 'calcul des cotisations'],
    not: ['déclaration de TVA'],
  },
  'manage-staff-files': {
    names: [
      'administration du personnel',
      'gestion des absences et des congés',
      'rédaction des contrats de travail',
    ],
    not: ['logement du personnel', 'votre dossier de candidature'],
  },
  'organise-staff-training': {
    names: [
      'suivi des formations',
      'élaboration du plan de formation',
      'identifier les besoins en formation',
    ],
    not: [
      'Un plan de formation chaque année pour votre évolution',
      'suivre la formation de CAP',
      'concevoir des formations',
      'de formation comptable',
    ],
  },
  'staff-dialogue': {
    names: ['relations avec le CSE', 'dialogue social', 'négociation des accords d’entreprise'],
    not: [
      'Vos avantages : CSE, mutuelle et transport',
      'Un accord d’entreprise favorable',
      'En lien avec les partenaires sociaux du territoire',
      'les avantages de la maison',
    ],
  },
  'improve-work-life': {
    names: [
      'actions de qualité de vie au travail',
      'politique handicap et diversité',
      'étude ergonomique : ergonomie des postes',
    ],
    not: ['qualité de vie et équilibre personnel', 'bonnes conditions de travail'],
  },
  'place-temps': {
    names: [
      'délégation du personnel intérimaire : gestion des intérimaires',
      'agence de travail temporaire',
      'suivi des intérimaires',
    ],
    not: ['poste en intérim'],
  },
  'manage-careers': {
    names: ['gestion des carrières', 'mobilité interne', 'suivi des parcours et des carrières'],
    not: ['carrière de pierre'],
  },
}

import type { ConceptCases } from '../concept.ts'

export const educationCases: ConceptCases = {
  'teach-classes': {
    names: ['professeur des écoles', 'donner des cours de mathématiques', 'Enseignement des langues'],
    not: [
      'Une enseigne bien connue cherche son vendeur',
      'Nos enseignes de sport',
      'En lien avec les enseignants',
      'Établissement d’enseignement privé',
      'au cours de la mission',
    ],
  },
  'prepare-lessons': {
    names: [
      'conception de supports pédagogiques',
      'préparation des cours et des évaluations',
      'élaborer des séquences',
    ],
    not: [
      'utiliser les outils pédagogiques',
      'préparer les commandes en cours',
      'préparer les produits en cours',
    ],
  },
  'train-adults': {
    names: ['animation de sessions de formation', 'formateur en bureautique', 'formation des utilisateurs'],
    not: [
      'une entreprise dynamique et formatrice',
      'Nos formateurs vous accompagnent',
      'une formation est assurée par nos soins',
      'formation initiale exigée',
    ],
  },
  'assess-learners': {
    names: ['évaluation des acquis', 'correction des copies', 'Suivi de la progression des stagiaires'],
    not: ['suivi de la progression des ventes'],
  },
  'tutor-pupils': {
    names: ['aide aux devoirs', 'Soutien scolaire', 'cours particuliers à domicile'],
    not: ['transports scolaires'],
  },
  'supervise-pupils': {
    names: ['surveillance des récréations', 'assistant d’éducation', 'encadrement des élèves à l’internat'],
    not: ['surveillance de chantier'],
  },
  'support-pupils-disability': {
    names: [
      'AESH en école primaire',
      'accompagnement d’un élève en situation de handicap',
      'inclusion scolaire des enfants',
    ],
    not: ['aider un élève à s’inscrire'],
  },
  'teach-driving': {
    names: ['enseignant de la conduite', 'moniteur d’auto-école', 'formation à la conduite d’engins'],
    not: ['permis de conduire exigé'],
  },
  'teach-music-art': {
    names: ['professeur de piano', 'cours de danse', 'Enseignement artistique au conservatoire'],
    not: ['cours d’anglais'],
  },
  'teach-french-foreigners': {
    names: ['formateur FLE', 'cours d’alphabétisation', 'Apprentissage du français'],
    not: ['une entreprise française'],
  },
  'design-training': {
    names: [
      'ingénierie de formation',
      'concevoir des parcours de formation',
      'Conception de modules e-learning et de formations',
    ],
    not: ['élaboration du plan de formation', 'suivi des formations', 'développer un parcours client'],
  },
  'coordinate-teaching': {
    names: [
      'coordinateur pédagogique',
      'Animation de l’équipe d’enseignants',
      'organisation des emplois du temps',
    ],
    not: ['concevoir et animer des formations', 'le suivi des études de stabilité', 'organiser le travail'],
  },
  'run-school': {
    names: ['directeur d’école', 'chef d’établissement scolaire', 'responsable d’internat'],
    not: [
      'gestion des données en université ou école d’ingénieurs',
      'Sous l’autorité du directeur d’école',
      'diplôme d’une école de commerce',
    ],
  },
  'advise-on-careers': {
    names: [
      'bilan de compétences',
      'accompagnement dans le projet professionnel',
      'conseiller d’orientation',
    ],
    not: ['orientation des clients'],
  },
  'do-research': {
    names: ['projets de recherche appliquée', 'chercheur en sociologie', 'Mener des travaux de recherche'],
    not: [
      'Mener des recherches documentaires',
      'effectuer des recherches de références produits',
      'la recherche de financements',
      'nous recherchons un vendeur',
    ],
  },
  'publish-results': {
    names: [
      'publications scientifiques',
      'rédaction d’articles de recherche',
      'Valoriser et diffuser les résultats auprès de la communauté scientifique',
    ],
    not: [
      'rédiger la documentation et participer aux revues de code',
      'formation scientifique',
      'publication des annonces',
    ],
  },
  'analyse-data': {
    names: ['collecte et analyse de données', 'data analyst', 'modèles statistiques'],
    not: ['analyser les ventes'],
  },
  'run-clinical-trials': {
    names: ['attaché de recherche clinique', 'Suivi des essais cliniques', 'coordination d’études cliniques'],
    not: ['examen clinique'],
  },
  'survey-people': {
    names: ['enquêteur téléphonique', 'réalisation de sondages', 'administration de questionnaires'],
    not: ['enquête de police'],
  },
}

import type { ConceptCases } from '../concept.ts'

export const careCases: ConceptCases = {
  'keep-house-for-people': {
    names: ['entretien du cadre de vie', 'ménage chez des particuliers', 'aide ménagère'],
    not: ['entretien des locaux industriels'],
  },
  'help-at-home': {
    names: [
      'auxiliaire de vie',
      'intervenir au domicile de personnes âgées',
      'aide aux gestes de la vie quotidienne',
    ],
    not: ['travail à domicile, télétravail'],
  },
  'shop-for-people': {
    names: [
      'accompagnement aux courses',
      'aide aux sorties et aux courses',
      'faire les courses et préparer les repas',
    ],
    not: ['chevaux de course'],
  },
  'keep-company': {
    names: ['maintien du lien social', 'lutter contre l’isolement', 'stimulation cognitive des personnes'],
    not: ['compagnie d’assurances'],
  },
  'support-disabled': {
    names: [
      'accompagner des adultes en situation de handicap',
      'élèves handicapés',
      'soutien aux enfants autistes',
    ],
    not: [
      'Poste ouvert aux personnes en situation de handicap',
      'Nous luttons contre toute discrimination liée au handicap',
      'poste ouvert aux travailleurs sans restriction',
    ],
  },
  'look-after-children': {
    names: ['garde d’enfants à domicile', 'assistante maternelle', 'sortie d’école et garde des enfants'],
    not: [
      'Nos aides : mutuelle, logement, garde d’enfants',
      'CSE, garde d’enfants et chèques-vacances',
      'prise en charge de la mutuelle familiale',
    ],
  },
  'care-young-children': {
    names: ['expérience en crèche', 'accueil du jeune enfant', 'CAP petite enfance'],
    not: [
      'Une crèche à proximité de nos bureaux',
      'Place en crèche, mutuelle, CSE',
      'Vente de santons et de crèches de Noël',
      'la crèche de Noël',
      'la petite monnaie',
    ],
  },
  'develop-children': {
    names: ['mise en place d’activités d’éveil', 'éducatrice de jeunes enfants', 'éveil musical de l’enfant'],
    not: ['réveil de nuit'],
  },
  'help-nursery-teacher': {
    names: ['ATSEM en école maternelle', 'assister l’enseignant', 'préparation du matériel pédagogique'],
    not: ['langue maternelle'],
  },
  'escort-school-children': {
    names: [
      'sortie d’école',
      'récupérer les enfants à la crèche et à l’école',
      'accompagnatrice de transport scolaire',
    ],
    not: ['école de conduite'],
  },
  'foster-people': {
    names: ['assistante familiale', 'famille d’accueil', 'accueil familial d’adultes'],
    not: ['place de parking : accueil des clients'],
  },
  'support-families': {
    names: ['soutien à la parentalité', 'accompagnement des familles', 'relation avec les parents'],
    not: ['entreprise familiale'],
  },
  'run-home-help-team': {
    names: [
      'responsable de secteur d’aide à domicile',
      'planification des interventions à domicile',
      'encadrement des auxiliaires de vie',
    ],
    not: ['coordonner les soins en salle d’intervention', 'responsable de crèche', 'garde à domicile'],
  },
}

import type { ConceptCases } from '../concept.ts'

export const socialWorkCases: ConceptCases = {
  'support-people-in-need': {
    names: ['accompagnement social global', 'soutien aux publics vulnérables', 'travailleur social'],
    not: ['avantages sociaux', 'accueil du siège social'],
  },
  'open-rights': {
    names: [
      'accès aux droits',
      'aide aux démarches administratives',
      'instruction des dossiers d’aide sociale',
    ],
    not: ['droit des affaires'],
  },
  'educate-young-people': {
    names: ['éducateur spécialisé en foyer', 'suivi éducatif des jeunes', 'actions éducatives de terrain'],
    not: [
      'Éducateur de jeunes enfants',
      'CAP accompagnant éducatif petite enfance',
      'diplôme de moniteur ou d’éducateur spécialisé exigé',
      'un projet éducatif',
      'éducation nationale',
    ],
  },
  'write-personal-projects': {
    names: ['élaboration des projets individualisés', 'suivi du projet personnalisé', 'bilan éducatif'],
    not: ['un projet immobilier'],
  },
  mediate: {
    names: ['médiation sociale', 'prévention et gestion des conflits', 'médiateur familial'],
    not: ['zone de conflit d’horaires : conflictuel'],
  },
  'listen-to-people': {
    names: ['écoute active des usagers', 'mener des entretiens individuels', 'psychologue'],
    not: [
      'Écoute active et force de conviction',
      'un suivi assuré par une psychologue',
      'être à l’écoute des familles',
      'soirée d’écoute musicale',
    ],
  },
  'teach-trade-in-integration': {
    names: ['encadrant technique d’insertion', 'moniteur d’atelier en ESAT', 'chantier d’insertion'],
    not: ['insertion d’annonces'],
  },
  'help-find-work': {
    names: ['conseiller en insertion professionnelle', 'retour à l’emploi', 'suivi des demandeurs d’emploi'],
    not: ['contrat d’insertion signé au siège : offre d’emploi'],
  },
  'help-create-business': {
    names: [
      'accompagnement des porteurs de projet',
      'conseil en création d’entreprise',
      'aide aux créateurs et repreneurs d’entreprise',
    ],
    not: ['depuis la création de notre société'],
  },
  'develop-area': {
    names: ['agent de développement local', 'aménagement du territoire', 'politique de la ville'],
    not: ['cadre de la fonction publique territoriale', 'locaux rénovés'],
  },
  'find-funding': {
    names: [
      'montage des dossiers de subvention',
      'Recherche de financements',
      'réponse aux appels à projets',
    ],
    not: ['au fond du magasin'],
  },
  'lead-volunteers': {
    names: [
      'coordination des bénévoles',
      'animation de la vie associative',
      'mobilisation de nouveaux bénévoles',
    ],
    not: ['bienveillance'],
  },
  'run-social-centre': {
    names: [
      'directeur d’établissement médico-social',
      'chef de service d’un foyer : gestion d’un foyer',
      'responsable de structure sociale',
    ],
    not: ['direction des affaires sociales'],
  },
  'protect-adults': {
    names: ['mandataire judiciaire', 'mesures de tutelle et de curatelle', 'protection des majeurs protégés'],
    not: ['la protection des données'],
  },
  'lead-worship': {
    names: ['célébration du culte', 'vie de la paroisse', 'aumônier'],
    not: ['culture d’entreprise'],
  },
}

import type { ConceptCases } from '../concept.ts'

export const industryStudiesCases: ConceptCases = {
  'use-cad': {
    names: ['Dessinateur projeteur', 'dessin sur AutoCAD', 'modélisation 3D sous SolidWorks', 'CAO DAO'],
    not: ['dessinateur illustrateur', 'dessin d’enfant'],
  },
  'design-mechanical-parts': {
    names: ['Conception mécanique', 'prototypage', 'mise au point d’outillages', 'designer industriel'],
    not: ['conception de sites web'],
  },
  'design-circuits': {
    names: ['Conception de cartes électroniques', 'réalisation de schémas électriques', 'routage de PCB'],
    not: ['circuits touristiques', 'adresse électronique'],
  },
  'program-controllers': {
    names: ['Automaticien', 'programmation d’automates Siemens', 'automatisme et robotique'],
    not: ['automate bancaire', 'distributeur automatique'],
  },
  'set-work-methods': {
    names: [
      'Technicien méthodes',
      'gammes de fabrication',
      'amélioration continue des procédés',
      'lean manufacturing',
      'optimisation des process',
    ],
    not: ['gamme de produits', 'process de recrutement'],
  },
  'plan-production': {
    names: [
      'Ordonnancement de la production',
      'planification des ordres de fabrication',
      'gestion de production',
      'GPAO',
    ],
    not: ['production de contenus'],
  },
  'lead-production': {
    names: [
      'Chef d’atelier',
      'responsable de production',
      'encadrement des équipes de production',
      'chef de ligne de fabrication',
    ],
    not: ['animation d’ateliers créatifs', 'directeur de production audiovisuelle'],
  },
  'run-quality-system': {
    names: ['Qualiticien', 'traitement des non-conformités', 'audits qualité', 'démarche qualité ISO 9001'],
    not: ['produits de qualité', 'qualité de vie au travail'],
  },
  'follow-environment': {
    names: ['Animateur HSE', 'suivi des rejets', 'réglementation ICPE', 'prévention des pollutions'],
    not: ['rejet de candidature'],
  },
  'advise-machine-users': {
    names: [
      'Technicien support client en industrie',
      'assistance technique aux clients',
      'support technique clients',
    ],
    not: ['support informatique'],
  },
  'lead-industrial-deals': {
    names: [
      'Ingénieur d’affaires en industrie',
      'chargé d’affaires électricité',
      'chiffrage de projets industriels',
    ],
    not: ['chargé d’affaires en banque', 'chiffre d’affaires'],
  },
  'follow-medicine-rules': {
    names: [
      'Chargé de pharmacovigilance',
      'affaires réglementaires',
      'dossiers d’autorisation de mise sur le marché',
    ],
    not: ['délivrance des médicaments'],
  },
}

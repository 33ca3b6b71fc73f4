import type { ConceptCases } from '../concept.ts'

export const buildingStudiesCases: ConceptCases = {
  'run-building-site': {
    names: [
      'Conducteur de travaux',
      'chef de chantier',
      'suivi de chantier',
      'coordination des travaux des entreprises',
    ],
    not: ['chantier d’insertion', 'travaux dirigés'],
  },
  'survey-land': {
    names: ['Géomètre topographe', 'relevés topographiques', 'bornage de terrains', 'mesures de terrain'],
  },
  'draw-building-plans': {
    names: ['Dessinateur en bâtiment', 'plans de coffrage', 'maquette numérique BIM', 'logiciel Revit'],
    not: ['plan de formation du personnel'],
  },
  'design-buildings': {
    names: ['Architecte', 'conception architecturale', 'dépôt de permis de construire'],
    not: ['architecte logiciel', 'architecture du système'],
  },
  'design-interiors': {
    names: ['Architecte d’intérieur', 'décoratrice d’intérieur', 'aménagement intérieur'],
    not: ['promotion interne en intérieur jour'],
  },
  'estimate-works': {
    names: ['Métreur', 'études de prix', 'chiffrage des chantiers', 'économiste de la construction'],
    not: ['chiffre d’affaires en hausse', 'à un mètre du chantier'],
  },
  'inspect-properties': {
    names: ['Diagnostiqueur immobilier', 'diagnostic amiante', 'contrôle technique de la construction'],
    not: ['diagnostic automobile'],
  },
  'advise-energy-works': {
    names: ['Conseiller en rénovation énergétique', 'audits énergétiques', 'économies d’énergie'],
    not: ['complément énergétique'],
  },
  'calculate-structures': {
    names: ['Ingénieur structure', 'dimensionnement des fondations', 'calcul de structures en béton armé'],
    not: ['salaire calculé selon la structure'],
  },
  'drill-ground': {
    names: ['Foreur', 'sondages géotechniques', 'forage de puits'],
    not: ['sondage d’opinion', 'en forme'],
  },
  'work-quarry': {
    names: ['Extraction de roches', 'exploitation de carrières', 'concassage et granulats'],
    not: ['évolution de carrière', 'évoluer dans sa carrière'],
  },
  'study-ground': {
    names: ['Géologue', 'études géotechniques', 'étude des sols', 'hydrogéologue'],
    not: ['sols souples'],
  },
}

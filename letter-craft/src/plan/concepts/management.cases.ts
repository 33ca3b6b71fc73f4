import type { ConceptCases } from '../concept.ts'

export const managementCases: ConceptCases = {
  'run-business': {
    names: ['dirigeant de PME', 'gérer une structure', 'direction d’établissement', 'gérant d’agence'],
    not: ['directement en entreprise'],
  },
  'set-strategy': {
    names: [
      'définir la stratégie de l’établissement',
      'mise en œuvre de la stratégie',
      'élaborer la politique générale',
    ],
    not: ['un poste stratégique'],
  },
  'improve-organisation': {
    names: ['optimisation des processus', 'améliorer l’organisation du service', 'conduite du changement'],
    not: ['organisation syndicale'],
  },
  'advise-managers': {
    names: ['conseil à la direction', 'consultant en organisation', 'aide à la décision des élus'],
    not: ['nous conseillons de postuler'],
  },
  'run-csr': {
    names: [
      'déployer la politique RSE',
      'réalisation du bilan carbone',
      'Vous pilotez la transition écologique du site',
    ],
    not: [
      'Une entreprise reconnue pour sa démarche RSE',
      'Le groupe agit pour le développement durable',
      'environnement de travail agréable',
    ],
  },
  'coordinate-departments': {
    names: [
      'coordination entre les services',
      'interface entre les équipes et la direction',
      'liaison avec les différents services',
    ],
    not: ['la coordination avec l’équipe de la commande et les services', 'notre service de livraison'],
  },
  'handle-crises': { names: ['gestion de crise', 'cellule de crise'], not: ['crise sanitaire de 2020'] },
  'represent-organisation': {
    names: [
      'représenter l’association auprès des élus',
      'relations institutionnelles',
      'représentation de la structure',
    ],
    not: ['une entreprise représentée dans vingt pays'],
  },
}

import type { ConceptCases } from '../concept.ts'

export const accountingCases: ConceptCases = {
  'enter-invoices': {
    names: [
      'Saisie des écritures comptables',
      'enregistrement des factures fournisseurs',
      'traitement des notes de frais',
    ],
    not: ['facturation des clients à l’heure : facturable'],
  },
  'keep-accounts': {
    names: [
      'Tenue de la comptabilité générale',
      'gestion comptable et suivi des comptes',
      'opérations comptables courantes',
    ],
    not: ['expert-comptable, notre client, recherche un jardinier', 'tenir compte des besoins'],
  },
  'bill-customers': {
    names: ['facturation clients', 'Émission des factures', 'établir et envoyer les factures'],
    not: ['panne fracturée'],
  },
  'chase-payments': {
    names: ['relances clients', 'suivi des règlements clients', 'recouvrement amiable des créances'],
    not: ['vous relancez une machine'],
  },
  'reconcile-bank': {
    names: ['rapprochements bancaires', 'lettrage des comptes', 'contrôle des relevés bancaires'],
    not: ['rapprochement familial'],
  },
  'file-tax-returns': {
    names: ['déclarations de TVA', 'préparation de la liasse fiscale', 'Déclarations fiscales et sociales'],
    not: ['avantages fiscaux'],
  },
  'close-accounts': {
    names: [
      'établissement des bilans',
      'arrêté des comptes : arrêter les comptes annuels',
      'clôture mensuelle des comptes',
    ],
    not: ['bilan de compétences', 'clôture de caisse'],
  },
  'manage-cash': {
    names: ['suivi de la trésorerie', 'prévisions de trésorerie', 'relations avec les banques'],
    not: ['trésor public : trésors cachés'],
  },
  'control-management': {
    names: ['contrôle de gestion', 'analyse des écarts budgétaires', 'mise en place de tableaux de bord'],
    not: ['contrôle de la gestion des déchets : tableau noir'],
  },
  'audit-accounts': {
    names: ['audit comptable et financier', 'révision des comptes', 'commissaire aux comptes'],
    not: ['audit énergétique'],
  },
  'analyse-finances': {
    names: [
      'analyse financière',
      'étude de la solvabilité : analyse de la solvabilité',
      'fusions-acquisitions',
    ],
    not: ['analyser les besoins des clients'],
  },
  'advise-firms-on-accounts': {
    names: [
      'cabinet d’expertise comptable',
      'conseil en gestion aux dirigeants',
      'gérer un portefeuille de dossiers',
    ],
    not: ['conseiller de vente'],
  },
  'manage-admin-finance': {
    names: [
      'Directeur administratif et financier',
      'gestion administrative et financière de la structure',
      'suivi administratif et comptable',
    ],
    not: ['partenaires financiers'],
  },
  'collect-taxes': {
    names: ['contrôleur des impôts', 'recouvrement de l’impôt', 'agent des douanes'],
    not: [
      'établissement des déclarations fiscales',
      'contrôler les recettes associées',
      'formalités de douane',
      'chèques-déjeuner sans impôt',
    ],
  },
}

import type { ConceptCases } from '../concept.ts'

export const bankingCases: ConceptCases = {
  'advise-bank-customers': {
    names: ['Conseiller clientèle particuliers', 'vente de produits d’épargne', 'conseiller bancaire'],
    not: ['notre banque partenaire', 'rapprochement bancaire'],
  },
  'study-loans': {
    names: ['montage des dossiers de prêt', 'analyse des demandes de crédit', 'courtier en crédit'],
    not: ['crédit d’impôt', 'prêt de matériel', 'le crédit photo'],
  },
  'invest-savings': {
    names: [
      'conseiller en gestion de patrimoine',
      'bilan patrimonial des clients',
      'gestion de portefeuilles financiers',
    ],
    not: ['épargne salariale', 'la conservation du patrimoine culturel'],
  },
  'trade-markets': {
    names: [
      'trader en salle des marchés',
      'suivi des opérations sur les marchés financiers',
      'passer les ordres de bourse',
    ],
    not: ['vente sur les marchés', 'marchés publics'],
  },
  'check-bank-customers': {
    names: ['lutte contre le blanchiment', 'contrôles KYC et LCB-FT', 'repérer les transactions suspectes'],
    not: ['blanchiment du linge', 'vérifier les commandes des clients'],
  },
  'process-bank-files': {
    names: [
      'traitement des opérations bancaires',
      'ouverture des comptes bancaires',
      'gestion des flux bancaires',
    ],
    not: ['relevé d’identité bancaire à fournir', 'rapprochements bancaires'],
  },
  'sell-insurance': {
    names: ['Conseiller en assurances', 'vente de contrats d’assurance', 'courtier en assurance'],
    not: ['assurance qualité', 'avec assurance et sourire'],
  },
  'manage-insurance-contracts': {
    names: [
      'gestion des contrats d’assurance',
      'gestionnaire en assurances',
      'suivi des contrats des assurés',
    ],
    not: ['les contrats de travail', 'la gestion des contrats fournisseurs'],
  },
  'settle-claims': {
    names: ['gestionnaire sinistres', 'instruction des dossiers de sinistre', 'indemnisation des assurés'],
    not: ['indemnisation des stages', 'entreprise de nettoyage après un sinistre'],
  },
  'assess-damage': {
    names: ['évaluation des dommages', 'expertise automobile', 'expert d’assurance'],
    not: ['notre expertise du métier', 'évaluation des besoins'],
  },
  'price-insurance-risks': {
    names: ['actuaire', 'souscripteur en assurance', 'évaluation des risques d’assurance'],
    not: ['évaluation des risques professionnels', 'prime de fin d’année'],
  },
  'run-bank-branch': {
    names: ['Directeur d’agence bancaire', 'piloter une agence', 'responsable d’agence immobilière'],
    not: ['agence de voyages', 'en agence ou en télétravail', 'avec le directeur d’agence bancaire'],
  },
  'sell-homes': {
    names: ['Conseiller immobilier', 'estimation des biens immobiliers', 'négociateur immobilier'],
    not: ['entretien des maisons', 'la vente de matériaux pour maisons', 'parc immobilier'],
  },
  'let-homes': {
    names: ['gestion locative', 'suivi des locataires et des loyers', 'états des lieux de sortie'],
    not: ['location de véhicules', 'état des lieux de la production'],
  },
  'manage-condominiums': {
    names: [
      'Gestionnaire de copropriété',
      'tenue des assemblées de copropriétaires',
      'syndic de copropriété',
    ],
    not: ['syndicat professionnel', 'assemblée générale des actionnaires'],
  },
  'develop-property': {
    names: ['montage d’opérations immobilières', 'prospection foncière', 'suivi de programmes immobiliers'],
    not: ['agence immobilière', 'projet de vie'],
  },
}

import type { ConceptCases } from '../concept.ts'

export const salesMarketingCases: ConceptCases = {
  prospect: {
    names: [
      'prospection téléphonique et terrain',
      'développer un portefeuille clients',
      'conquête de nouveaux clients',
    ],
    not: ['prospectus en boîte aux lettres'],
  },
  'keep-client-portfolio': {
    names: [
      'gestion d’un portefeuille clients',
      'Fidélisation de la clientèle',
      'suivi commercial des grands comptes',
    ],
    not: [
      'suivi des commandes des clients',
      'la gestion de la satisfaction client',
      'associés à notre portefeuille clients',
      'le portefeuille de projets',
    ],
  },
  'negotiate-sales': {
    names: ['négociation commerciale', 'conclure la vente', 'technico-commercial en solutions industrielles'],
    not: ['négocier avec les syndicats'],
  },
  'phone-sales': {
    names: ['télévente', 'émission d’appels vers les prospects', 'vente à distance'],
    not: [
      'centre d’appels',
      'contacts téléphoniques avec les fournisseurs',
      'conseil à distance de sécurité',
    ],
  },
  'process-orders': {
    names: ['saisie et suivi des commandes', 'administration des ventes', 'gestion des commandes clients'],
    not: ['conducteur de commandes numériques'],
  },
  'handle-export': {
    names: ['assistant import-export', 'formalités douanières', 'commercial export'],
    not: ['exporter un fichier'],
  },
  'visit-doctors': {
    names: ['visiteur médical', 'information des professionnels de santé', 'délégué pharmaceutique'],
    not: ['médecine'],
  },
  'lead-sales-team': {
    names: [
      'manager une équipe de commerciaux',
      'Animation de la force de vente',
      'Vous encadrez une équipe de trois vendeurs',
    ],
    not: [
      'former un commercial débutant',
      'une formation en école de commerce',
      'fixer les objectifs de vente',
    ],
  },
  'set-sales-targets': {
    names: [
      'définir la stratégie commerciale',
      'Fixer des objectifs commerciaux',
      'la politique commerciale',
    ],
    // Who leads sellers does not always set their targets.
    not: ['Vous encadrez une équipe de trois vendeurs', 'une formation en école de commerce'],
  },
  'study-market': {
    names: ['études de marché', 'veille concurrentielle', 'analyse des tendances et des attentes'],
    not: ['les produits du marché'],
  },
  'run-marketing': {
    names: ['actions marketing', 'Lancement de nouveaux produits', 'campagnes d’e-mailing'],
    not: ['une campagne paisible'],
  },
  'run-web-presence': {
    names: ['animation des réseaux sociaux', 'mise à jour du site web', 'gestion d’une boutique en ligne'],
    not: ['suivez-nous sur notre site'],
  },
  'follow-customer-satisfaction': {
    names: [
      'traitement des demandes clients',
      'garantir la satisfaction client',
      'Service client par mail et par téléphone',
    ],
    not: ['client satisfait ou remboursé'],
  },
  'demonstrate-products': {
    names: [
      'démonstration des produits',
      'vente à domicile et démonstration',
      'présentation des gammes aux clients',
    ],
    not: ['démontrer sa motivation'],
  },
  'buy-goods': {
    names: ['acheteur industriel', 'sélection des fournisseurs', 'gestion des achats de matières'],
    not: ['pouvoir d’achat', 'après l’achat du client'],
  },
}

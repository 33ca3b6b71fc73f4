import type { ConceptCases } from '../concept.ts'

export const warehouseCases: ConceptCases = {
  'prepare-orders': {
    names: [
      'Préparation de commandes à la vocale',
      'Préparateur / Préparatrice de commandes',
      'vous préparez les commandes des clients',
      'picking et réapprovisionnement',
    ],
    not: ['préparer la machine à commande numérique', 'passer les commandes aux fournisseurs'],
  },
  'load-unload-trucks': {
    names: [
      'Chargement et déchargement des camions',
      'vous chargez votre véhicule',
      'Dépotage de conteneurs',
    ],
    not: ['chargé de projet marchandises', 'Chargée de clientèle'],
  },
  'drive-forklift': {
    names: [
      'Cariste avec CACES 3 et 5',
      'Conduite de chariot élévateur',
      'utilisation du transpalette électrique',
      'préparer des commandes (CACES 1, 2, 3 et 4)',
    ],
    not: ['pousser un chariot de ménage', 'le chariot repas'],
  },
  'carry-loads': {
    names: ['Manutention diverse', 'port de charges lourdes', 'agent de manutention'],
    not: ['le calcul des charges sociales', 'réduire les charges de personnel'],
  },
  'pack-parcels': {
    names: [
      'emballage des marchandises',
      'Mise en carton et colisage',
      'préparer les colis pour l’expédition',
    ],
    not: ['l’emballage plastique est recyclé'],
  },
  'wrap-pallets': {
    names: ['palettisation des produits finis', 'mise sur palette', 'filmer les palettes'],
    not: ['palette de maquillage', 'une palette de services'],
  },
  'sort-parcels': {
    names: ['Tri des colis par destination', 'vous triez le courrier', 'agent de tri en messagerie'],
    not: ['tri selectif', 'traitement du courrier'],
  },
  'store-goods': {
    names: ['Stockage des produits en racks', 'Magasinier', 'rangement des palettes', 'entreposage'],
    not: ['gestion administrative du stock'],
  },
  'record-goods-movements': {
    names: ['saisie des entrées et sorties de stock', 'Scanner les produits', 'utilisation d’un WMS'],
    not: ['régler les entrées et sorties d’air', 'les sorties scolaires'],
  },
  'ship-goods': {
    names: ['Expédition des produits finis', 'gestion des expéditions', 'assurer le suivi des expéditions'],
    not: ['expédition polaire', 'expédier les affaires courantes'],
  },
  'run-warehouse': {
    names: ['Responsable d’entrepôt', 'gérer la plateforme logistique', 'chef de quai'],
    not: ['préparateur en entrepôt'],
  },
  'optimise-flows': {
    names: ['Optimisation des flux logistiques', 'suivi des flux physiques', 'Logisticien', 'supply chain'],
    not: ['flux migratoires', 'les flux financiers'],
  },
  'plan-supplies': {
    names: ['Approvisionneur', 'gestion des approvisionnements', 'calculer les besoins en composants'],
    not: ['approvisionner le poste de travail'],
  },
}

import type { ConceptCases } from '../concept.ts'

export const vehicleRepairCases: ConceptCases = {
  'repair-cars': {
    names: [
      'Mécanicien automobile',
      'entretien et réparation de véhicules légers',
      'diagnostic automobile',
      'vidange et freins',
    ],
    not: ['vendeur automobile', 'entretien des locaux'],
  },
  'change-tyres': {
    names: ['Montage de pneus', 'remplacement de pneumatiques', 'équilibrage et géométrie des trains'],
    not: ['vérins pneumatiques'],
  },
  'repair-trucks': {
    names: ['Mécanicien poids lourds', 'entretien de véhicules industriels', 'réparation d’autocars'],
    not: ['chauffeur poids lourd'],
  },
  'repair-plant': {
    names: [
      'Mécanicien engins de chantier',
      'réparation de matériels agricoles',
      'maintenance de chariots élévateurs',
      'révision des tracteurs',
    ],
    not: ['conducteur d’engins'],
  },
  'repair-motorbikes-cycles': {
    names: [
      'Mécanicien cycles',
      'réparation de vélos électriques',
      'mécanicien moto',
      'entretien de deux-roues',
    ],
    not: ['livreur à vélo', 'cycle de formation'],
  },
  'repair-bodywork': {
    names: [
      'Carrossier',
      'débosselage sans peinture',
      'tôlerie carrosserie',
      'remplacement des éléments de carrosserie',
    ],
    not: ['tôlerie fine'],
  },
  'paint-cars': {
    names: [
      'Peintre automobile',
      'carrossier-peintre',
      'mise en peinture des véhicules',
      'préparation des teintes de carrosserie',
    ],
    not: ['peintre en bâtiment'],
  },
  'prepare-cars': {
    names: [
      'Préparateur automobile',
      'nettoyage et lustrage des véhicules',
      'préparation esthétique des véhicules',
    ],
    not: ['préparation de commandes'],
  },
  'dismantle-cars': {
    names: ['Démonteur automobile', 'dépollution des VHU', 'démontage de véhicules hors d’usage'],
    not: ['démontage de meubles'],
  },
  'inspect-vehicles': {
    names: [
      'Contrôleur technique automobile',
      'centre de contrôle technique',
      'contrôle technique de véhicules',
    ],
    not: ['contrôle technique de la construction'],
  },
  'tow-vehicles': {
    names: ['Dépanneur remorqueur', 'remorquage de véhicules', 'dépannage automobile sur autoroute'],
    not: ['camion remorque', 'bateau'],
  },
  'receive-garage-customers': {
    names: [
      'Réceptionnaire après-vente',
      'ordres de réparation',
      'accueil des clients de l’atelier mécanique',
    ],
    not: ['accueil du public'],
  },
  'repair-boats': {
    names: ['mécanique navale', 'préparateur de bateaux', 'hivernage des bateaux', 'accastillage'],
    not: ['matelot de navire'],
  },
  'repair-aircraft': {
    names: ['Mécanicien avion', 'maintenance aéronautique', 'révision de moteurs d’hélicoptères'],
    not: ['assistance des avions en escale'],
  },
  'maintain-trains': {
    names: ['Maintenance ferroviaire', 'entretien du matériel roulant', 'mécanicien de rames de tramway'],
    not: ['conducteur de train'],
  },
}

import type { ConceptCases } from '../concept.ts'

export const farmingCases: ConceptCases = {
  'mow-lawns': {
    names: ['Tonte et débroussaillage', 'entretien des pelouses'],
    not: ['tondeuse à cheveux'],
  },
  'trim-hedges': {
    names: ['Taille de haies', 'tailler les arbustes', 'taille des végétaux'],
    not: ['entreprise de taille humaine'],
  },
  'prune-tall-trees': {
    names: ['Élagueur grimpeur', 'élagage', 'démontage d’arbres'],
  },
  'fell-trees': {
    names: ['Bûcheron', 'abattage d’arbres', 'conduite de tronçonneuse', 'exploitation forestière'],
    not: ['abattage de volailles'],
  },
  'drive-forest-machines': {
    names: ['Conducteur de porteur forestier', 'débardage', 'abatteuse', 'engins forestiers'],
    not: ['garde forestier'],
  },
  'look-after-forests': {
    names: ['Sylviculteur', 'gestion forestière', 'travaux de reboisement', 'technicien forestier'],
    not: ['porteur forestier'],
  },
  'plant-gardens': {
    names: ['Ouvrier paysagiste', 'plantation d’arbustes', 'création de jardins', 'fleurissement'],
    not: ['jardin d’enfants'],
  },
  'keep-green-spaces': {
    names: [
      'Agent d’entretien des espaces verts',
      'désherbage',
      'entretien de parcs et jardins',
      'travaux de jardinage',
    ],
    not: ['parc automobile', 'entretien du parc informatique'],
  },
  'design-landscapes': {
    names: ['Concepteur paysagiste', 'conception de jardins', 'études paysagères'],
    not: ['jardinier', 'projet de jardin d’enfants'],
  },
  'water-plants': {
    names: ['Arrosage des plantes', 'pose d’arrosage automatique', 'irrigation des parcelles'],
  },
  'keep-natural-sites': {
    names: [
      'Entretien des espaces naturels',
      'restauration de cours d’eau',
      'balisage et entretien de sentiers',
      'génie écologique',
    ],
    not: ['sensible à la biodiversité'],
  },
  'watch-wildlife': {
    names: ['Inventaires naturalistes', 'garde du littoral', 'suivi de la faune et de la flore'],
    not: ['paiement en espèces'],
  },
  'sow-and-plant': {
    names: ['Semis et repiquage', 'plantation de légumes', 'préparation des sols', 'rempotage'],
    not: ['implantation d’un magasin'],
  },
  'weed-by-hand': {
    names: ['Désherbage manuel', 'binage et sarclage'],
  },
  'harvest-crops': {
    names: ['Cueillette de pommes', 'récolte des légumes', 'ramassage de fraises', 'vendanges'],
    not: ['récolte de fonds'],
  },
  'grow-vegetables': {
    names: ['Maraîcher', 'culture de tomates sous serre', 'production de légumes bio'],
    not: ['vente de légumes'],
  },
  'tend-vines': {
    names: ['Ouvrier viticole', 'taille de la vigne', 'travaux dans les vignes', 'palissage'],
  },
  'tend-fruit-trees': {
    names: [
      'Ouvrier arboricole',
      'éclaircissage des fruits',
      'arboriculture fruitière',
      'entretien du verger',
    ],
    not: ['marché du quartier'],
  },
  'make-wine': {
    names: ['Vinification', 'caviste de chai', 'œnologue', 'élevage et soutirage des vins'],
    not: ['carte des vins'],
  },
  'drive-farm-machines': {
    names: [
      'Tractoriste',
      'conduite de tracteur',
      'conducteur d’engins agricoles',
      'conduite de moissonneuse-batteuse',
    ],
    not: ['mécanicien agricole', 'tracteur routier'],
  },
  'treat-crops': {
    names: ['Traitements phytosanitaires', 'épandage d’engrais', 'suivi des cultures', 'Certiphyto'],
    not: ['produits culturels'],
  },
  'run-farm': {
    names: [
      'Exploitant agricole',
      'chef de culture',
      'responsable d’élevage',
      'gestion d’une exploitation agricole',
    ],
    not: ['culture d’entreprise'],
  },
  'advise-farmers': {
    names: [
      'Conseiller agricole',
      'accompagnement des éleveurs',
      'technicien agricole',
      'suivi technique des agriculteurs',
    ],
    not: ['conseiller de vente'],
  },
  'grow-flowers': {
    names: ['Ouvrier horticole', 'pépiniériste', 'production de plants', 'culture de fleurs coupées'],
    not: ['vente de fleurs'],
  },
}

import type { ConceptCases } from '../concept.ts'

export const manufacturingCases: ConceptCases = {
  'package-products': {
    names: [
      'Opérateur de conditionnement',
      'mise en barquettes',
      'emballage des produits finis',
      'embouteillage',
    ],
    not: ['air conditionné', 'conditionnée à l’obtention'],
  },
  'make-food-products': {
    names: [
      'Agent de production agroalimentaire',
      'pesée et mélange des ingrédients',
      'fabrication de produits surgelés',
    ],
    not: ['vente de produits alimentaires'],
  },
  'cut-meat-industrially': {
    names: ['Ouvrier d’abattoir', 'désossage et parage', 'découpe de volailles'],
    not: ['découpe de papier'],
  },
  'make-cheese': {
    names: ['Fromager', 'affinage des fromages', 'transformation du lait'],
    not: ['vente de fromages à la coupe'],
  },
  'brew-beer-cider': {
    names: ['Brasseur', 'brassage et fermentation', 'production en cidrerie'],
    not: ['brasserie parisienne recherche un serveur', 'brassard'],
  },
  'run-chemical-process': {
    names: [
      'Opérateur de fabrication en industrie chimique',
      'conduite de réacteurs',
      'production pharmaceutique selon les BPF',
    ],
    not: ['préparateur en pharmacie', 'vente de cosmétiques'],
  },
  'run-power-plant': {
    names: [
      'Technicien d’exploitation nucléaire',
      'conduite d’une chaufferie',
      'exploitation de centrales hydroélectriques',
      'pilotage d’une unité de méthanisation',
    ],
    not: ['centrale d’achat', 'exploitation du standard et de la centrale téléphonique'],
  },
  'shape-plastics': {
    names: ['Opérateur en plasturgie', 'injection plastique', 'mouleur-stratifieur', 'pièces composites'],
    not: ['médicament par injection', 'chirurgie plastique'],
  },
  'make-paper': {
    names: ['Conducteur de machine à papier', 'fabrication de carton ondulé', 'industrie papetière'],
    not: ['mise en carton', 'tri des papiers'],
  },
  'make-glass-ceramics': {
    names: ['Opérateur en céramique', 'verrier', 'fabrication du verre creux', 'émaillage de pièces'],
    not: ['servir un verre', 'tuile'],
  },
  'make-building-materials': {
    names: ['Pilote de centrale à béton', 'préfabrication d’éléments en béton', 'armaturier'],
    not: ['vente de matériaux de construction'],
  },
  'cut-wood': {
    names: ['Ouvrier de scierie', 'sciage de bois', 'travail sur machines à bois', 'débit de panneaux'],
    not: ['vente de bois de chauffage'],
  },
  'make-joinery': {
    names: ['Menuisier d’atelier', 'fabrication de meubles sur mesure', 'ébéniste', 'travail du bois'],
    not: ['poseur de menuiseries', 'vente de meubles'],
  },
  'sew-industrially': {
    names: ['Couturière industrielle', 'piqueuse en maroquinerie', 'confection de vêtements', 'surjeteuse'],
    not: ['confection de repas'],
  },
  'cut-fabric': {
    names: ['coupeur textile', 'patronnier gradeur', 'découpe de tissus et de cuirs'],
    not: ['coupe de cheveux'],
  },
  'run-textile-machines': {
    names: ['Opérateur en industrie textile', 'tissage', 'conduite de machines à tricoter', 'filature'],
    not: ['tisser des liens avec les familles'],
  },
}

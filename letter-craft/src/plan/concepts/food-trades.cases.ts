import type { ConceptCases } from '../concept.ts'

export const foodTradesCases: ConceptCases = {
  'make-bread': {
    names: [
      'Pétrissage, façonnage et cuisson des pains',
      'boulanger tourier',
      'fabrication de produits de boulangerie',
    ],
    not: ['vendeuse de pains de savon'],
  },
  'make-pastries': {
    names: ['réalisation des entremets et des tartes', 'Vous préparez les desserts', 'pâtissier'],
    not: ['vente de pâtisseries'],
  },
  'make-chocolates': {
    names: ['chocolatier', 'fabrication de glaces et sorbets', 'moulage des chocolats'],
    not: ['le chocolat chaud au bar'],
  },
  'cut-meat': {
    names: ['Découpe et désossage des viandes', 'boucher', 'préparer les carcasses'],
    not: ['bouchée à la reine', 'embouchure'],
  },
  'make-charcuterie': {
    names: [
      'charcutier-traiteur',
      'fabrication de terrines et de produits charcutiers',
      'préparation des produits traiteur',
    ],
    not: ['prestataire de charcuterie'],
  },
  'prepare-fish': {
    names: [
      'poissonnier',
      'levée de filets : préparer les poissons',
      'ouverture des huîtres et coquillages : ouvrir les coquillages',
    ],
    not: ['un poisson d’aquarium'],
  },
  'sell-food-counter': {
    names: ['Vendeuse en boulangerie', 'vente de produits frais au rayon coupe', 'service au comptoir'],
    not: ['vente de chaussures'],
  },
  'roast-coffee': {
    names: ['torréfacteur', 'Torréfaction et mélange', 'sélectionner les grains de café'],
    not: ['café offert au personnel'],
  },
  'run-market-stall': {
    names: ['vente sur les marchés', 'Montage et tenue du stand', 'vendeur ambulant'],
    not: ['marchés publics'],
  },
  'trade-livestock': {
    names: ['négociant en bétail', 'achat et vente de bovins', 'transport des animaux vivants'],
    not: ['vente d’accessoires pour animaux'],
  },
  'cook-meals': {
    names: ['Cuisinier de collectivité', 'préparer et cuire les plats', 'élaboration des menus'],
    not: ['préparer le plateau technique'],
  },
  'prepare-ingredients': {
    names: ['épluchage et taillage des légumes', 'Préparation des entrées froides', 'commis de cuisine'],
    not: ['couper les haies'],
  },
  'plate-dishes': {
    names: ['dressage des assiettes et des plats', 'dresser les entrées', 'envoi des plats au service'],
    not: ['dresser la liste des clients'],
  },
  'plan-menus': {
    names: ['élaboration des menus', 'concevoir de nouvelles recettes', 'Vous proposez des menus équilibrés'],
    not: ['création de documentation, tests et recettes de l’application', 'lecture des menus d’un logiciel'],
  },
  'run-kitchen': {
    names: ['Chef de cuisine', 'encadrer la brigade', 'gestion de la cuisine'],
    not: ['laboratoire d’analyses', 'cuisine équipée pour les salariés'],
  },
  'make-pizzas': {
    names: ['pizzaïolo', 'garnir et cuire les pizzas', 'travail en pizzeria'],
    not: ['livreur de repas'],
  },
  'make-pancakes': {
    names: ['crêpier', 'préparation des galettes', 'saison en crêperie'],
    not: ['galette des rois offerte'],
  },
  'make-fast-food': {
    names: ['Équipier de restauration rapide', 'confection des sandwichs', 'assemblage des burgers'],
    not: ['la salle de pause'],
  },
  'wash-dishes': {
    names: ['Plonge et entretien de la cuisine', 'lavage de la vaisselle', 'plongeur'],
    not: ['la plongée en piscine'],
  },
  'clean-kitchen': {
    names: [
      'nettoyage du poste de travail',
      'entretien de la cuisine et des ustensiles',
      'Maintenir la propreté de la cuisine',
    ],
    not: ['nettoyage des vitres'],
  },
}

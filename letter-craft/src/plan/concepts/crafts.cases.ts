import type { ConceptCases } from '../concept.ts'

export const craftsCases: ConceptCases = {
  'make-fine-furniture': {
    names: ['tapissier d’ameublement', 'restauration de meubles anciens', 'garnissage des fauteuils'],
    not: ['vente de meubles', 'restauration rapide'],
  },
  'make-jewels': {
    names: ['Bijoutier joaillier', 'sertissage de pierres', 'réparation de bijoux'],
    not: ['vente de bijoux fantaisie', 'sertissage des câbles'],
  },
  'repair-watches': {
    names: ['horloger', 'réparation de montres', 'réglage des mouvements horlogers'],
    not: ['montre tes talents', 'montrer le chemin'],
  },
  'sew-garments': {
    names: ['Couturière en atelier', 'confection de vêtements sur mesure', 'broderie à la main'],
    not: ['vente de vêtements', 'tailleur de pierre', 'tailleur de haies'],
  },
  'design-fashion': {
    names: ['styliste de mode', 'modéliste', 'préparation des collections'],
    not: ['collecte des patrons d’entreprise', 'une collection de livres'],
  },
  'work-leather': {
    names: ['maroquinier en atelier', 'coupe du cuir', 'sellier garnisseur'],
    not: ['vente de maroquinerie', 'un canapé en cuir'],
  },
  'shape-clay-glass': {
    names: ['céramiste', 'tournage de poteries', 'souffleur de verre'],
    not: ['le tournage d’un film', 'tournage de pièces mécaniques', 'pose de carrelage en céramique'],
  },
  'make-art-works': {
    names: ['artiste plasticien', 'création de fresques', 'sculpteur sur pierre'],
    not: ['mise en œuvre du béton', 'peintre en bâtiment'],
  },
  'engrave-metal': {
    names: ['graveur d’art', 'ferronnerie d’art', 'gravure sur verre'],
    not: ['une faute grave', 'métallier en bâtiment'],
  },
  'bind-books': {
    names: ['relieur d’art', 'restauration de livres anciens', 'reliure à la main'],
    not: ['relier deux villes', 'reliure de dossiers'],
  },
  'make-instruments': {
    names: ['luthier', 'accord de pianos : accorder des pianos', 'facteur d’orgues'],
    not: ['accord d’entreprise', 'facteur à la poste'],
  },
  'dress-windows': {
    names: ['étalagiste', 'décoration des vitrines', 'installation des décors'],
    not: ['la vitrine de notre région', 'décorer les gâteaux'],
  },
  'make-bouquets': {
    names: ['fleuriste', 'confection de bouquets', 'art floral'],
    not: ['un bouquet de services', 'vente de plantes'],
  },
}

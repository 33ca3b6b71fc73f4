import type { ConceptCases } from '../concept.ts'

export const beautyCases: ConceptCases = {
  'cut-hair': {
    names: ['coiffeuse mixte', 'réaliser des coupes hommes et femmes', 'shampooings et brushings'],
    not: ['couper les haies'],
  },
  'colour-hair': {
    names: ['Coupes, colorations et brushings', 'techniques de mèches', 'soins capillaires'],
    not: ['balayage des rues'],
  },
  'shave-beards': {
    names: ['barbier', 'taille de barbe', 'rasage à l’ancienne'],
    not: ['tailler les rosiers'],
  },
  'give-beauty-care': {
    names: ['Soins du visage et épilations', 'esthéticienne', 'maquillage des clientes'],
    not: ['soins infirmiers'],
  },
  'remove-hair': { names: ['épilations à la cire', 'Vous réalisez soins et épilations'], not: ['la pilule'] },
  'do-nails': {
    names: [
      'prothésiste ongulaire',
      'manucure et beauté des pieds',
      'pose de vernis semi-permanent : onglerie',
    ],
    not: ['vernis pour meubles'],
  },
  massage: {
    names: ['massages bien-être', 'spa praticienne', 'modelages du corps'],
    not: ['un travail de masse'],
  },
  'give-thermal-care': {
    names: ['agent de soins thermaux', 'accueil des curistes', 'Soins d’hydrothérapie'],
    not: ['la pompe thermique'],
  },
  'sell-cosmetics': {
    names: ['vente de cosmétiques', 'conseillère en parfumerie', 'proposer des produits de beauté'],
    not: ['vente de meubles'],
  },
  'make-wigs': {
    names: ['posticheur', 'entretien des perruques', 'réaliser des postiches'],
    not: ['la perruche'],
  },
  'advise-image': {
    names: ['conseillère en image', 'séances de relooking', 'conseil en style vestimentaire'],
    not: ['conseil en gestion'],
  },
  'pierce-tattoo': {
    names: ['perceur corporel', 'pose de piercings', 'tatoueur'],
    not: ['perceuse à colonne'],
  },
  'keep-salon': {
    names: [
      'nettoyage et rangement du salon',
      'préparer la cabine de soins',
      'prise de rendez-vous au salon',
    ],
    not: ['tenue d’un salon professionnel', 'participation à un salon'],
  },
}

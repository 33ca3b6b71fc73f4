import type { ConceptCases } from '../concept.ts'

export const animalsCases: ConceptCases = {
  'feed-livestock': {
    names: ['Alimentation du troupeau', 'soins aux animaux d’élevage', 'agent d’élevage porcin', 'vacher'],
    not: ['vente d’aliments'],
  },
  'milk-animals': {
    names: ['Traite des vaches', 'traite en salle de traite', 'traire matin et soir'],
    not: ['traite les demandes des clients'],
  },
  'clean-stables': {
    names: ['Curage et paillage des box', 'nettoyage des bâtiments d’élevage', 'entretien des enclos'],
    not: ['nettoyage des cages d’escalier'],
  },
  'care-for-horses': {
    names: ['Palefrenier soigneur', 'soins aux chevaux', 'débourrage de jeunes chevaux'],
    not: ['à cheval sur les horaires'],
  },
  'shoe-horses': {
    names: ['Maréchal-ferrant', 'maréchalerie', 'ferrage des chevaux'],
    not: ['voies ferrées'],
  },
  'breed-animals': {
    names: ['Éleveur de bovins', 'suivi des vêlages', 'insémination artificielle', 'élevage de volailles'],
    not: ['élever le débat', 'élevage du vin'],
  },
  'raise-fish-shellfish': {
    names: ['Ouvrier ostréicole', 'pisciculture', 'tri des huîtres', 'élevage de truites'],
    not: ['vente de poissons'],
  },
  'fish-at-sea': {
    names: ['Marin pêcheur', 'pêche côtière', 'mise à l’eau des filets', 'pêcheur à pied'],
    not: ['filet de poisson'],
  },
  'keep-bees': {
    names: ['Apiculteur', 'entretien des ruches', 'récolte du miel'],
  },
  'help-vet': {
    names: ['Auxiliaire vétérinaire', 'assistance du vétérinaire', 'contention des animaux'],
    not: ['produits vétérinaires en rayon'],
  },
  'treat-animals': {
    names: ['Vétérinaire', 'vaccination des animaux', 'ostéopathe animalier', 'soin des animaux blessés'],
    not: ['auxiliaire vétérinaire'],
  },
  'look-after-pets': {
    names: [
      'Soigneur animalier',
      'garde d’animaux',
      'agent animalier en refuge',
      'nourrir et promener les chiens',
    ],
    not: ['agent de garde'],
  },
  'groom-animals': {
    names: ['Toiletteur canin', 'toilettage', 'bain et tonte des chiens'],
    not: ['nettoyage des toilettes'],
  },
  'train-animals': {
    names: ['Éducateur canin', 'dressage d’animaux', 'comportementaliste animalier'],
    not: ['dresser les tables'],
  },
}

import type { ConceptCases } from '../concept.ts'

export const everywhereExchangesCases: ConceptCases = {
  'welcome-public': {
    names: [
      'Accueil physique et téléphonique',
      'recevoir, informer et orienter les usagers',
      'accueil du public',
    ],
    not: ['une entreprise accueillante', 'un beau public'],
  },
  'welcome-customers': {
    names: [
      'accueil et conseil de la clientèle',
      'Vous accueillez chaleureusement les clients',
      'accueil physique et téléphonique des clients',
    ],
    not: [
      'renseigner les demandes des clients',
      'une bonne orientation client',
      'le sens de la relation client',
      'Notre client recherche un vendeur',
    ],
  },
  'answer-phone': {
    names: [
      'gestion des appels entrants',
      'Accueil physique et téléphonique',
      'tenue du standard téléphonique',
    ],
    not: ['un entretien téléphonique puis une rencontre', 'appels à projets', 'répondre aux appels d’offres'],
  },
  'handle-complaints': {
    names: [
      'Gestion des litiges et réclamations',
      'vous traitez les plaintes des clients',
      'suivi des réclamations',
    ],
    not: ['notre service après-vente', 'La réclamation d’un droit'],
  },
  'speak-english': {
    names: ['Anglais courant exigé', 'maîtrise de l’anglais', 'clientèle internationale'],
    not: ['une entreprise anglaise'],
  },
  'work-with-partners': {
    names: [
      'relations avec les partenaires institutionnels',
      'Développer les partenariats locaux',
      'travail en réseau partenarial',
    ],
    not: ['un réseau de 300 magasins', 'nos partenaires bénéficient d’une remise'],
  },
  'manage-stock': {
    names: ['suivi des stocks', 'Vous réalisez les inventaires', 'gestion et rotation des stocks'],
    not: ['des stock-options'],
  },
  'order-supplies': {
    names: [
      'passation et suivi des commandes fournisseurs',
      'gestion des approvisionnements',
      'commander les matières premières',
    ],
    not: ['suivi des commandes des clients', 'un poste de commandes numériques'],
  },
  'receive-deliveries': {
    names: [
      'réception des marchandises',
      'Réceptionner et contrôler les livraisons',
      'déchargement des colis',
    ],
    not: ['la réception de l’hôtel'],
  },
  'negotiate-suppliers': {
    names: [
      'négociation des tarifs avec les fournisseurs',
      'gérer les relations fournisseurs',
      'négocier l’achat des matières',
    ],
    not: ['négocier avec les clients'],
  },
  'advise-customers': {
    names: ['conseiller la clientèle', 'vente-conseil', 'Vous guidez les clients selon leurs besoins'],
    not: [
      'une orientation client',
      'traiter les demandes des clients',
      'Cabinet de conseil pour de grands clients',
      'Nous accompagnons nos clients',
      'conseil d’administration',
    ],
  },
}

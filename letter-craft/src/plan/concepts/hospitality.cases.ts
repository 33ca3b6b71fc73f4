import type { ConceptCases } from '../concept.ts'

export const hospitalityCases: ConceptCases = {
  'serve-tables': {
    names: ['Serveur en restauration', 'assurer le service des repas', 'chef de rang'],
    not: [
      'des services en ligne pour les clients',
      'servir au mieux nos clients',
      'serveurs Linux',
      'le service après-vente',
    ],
  },
  'take-orders': {
    names: ['prise de commande en salle', 'Vous prenez les commandes', 'conseiller la carte'],
    not: ['la prise en main des commandes de la machine'],
  },
  'lay-tables': {
    names: ['Mise en place de la salle', 'débarrassage et dressage des tables', 'mise en place du buffet'],
    not: ['mettre la table de données à jour : table SQL', 'dresser un bilan'],
  },
  'serve-drinks': {
    names: ['barman', 'préparation des cocktails', 'service au bar'],
    not: ['servez-vous un café'],
  },
  'serve-wine': {
    names: ['sommelier', 'gestion de la cave à vins', 'établir la carte des vins'],
    not: ['vente de véhicules', 'une cuisine accompagnée d’une carte des vins de plus de 150 références'],
  },
  'clean-rooms': {
    names: ['Entretien des chambres', 'femme de chambre', 'nettoyage et remise en état des chambres'],
    not: ['réservation de chambres'],
  },
  'make-beds': {
    names: ['réfection des lits', 'changement des draps et des serviettes', 'préparation du lit'],
    not: ['gestion des lits'],
  },
  'supervise-floors': {
    names: ['gouvernante d’hôtel', 'Contrôle des chambres', 'coordonner le personnel d’étage'],
    not: ['gouvernance d’entreprise'],
  },
  'run-reception': {
    names: [
      'réceptionniste de nuit',
      'check-in et check-out',
      'accueillir les clients à la réception',
      'enregistrement des arrivées et des départs',
    ],
    not: ['la réception des marchandises'],
  },
  'take-bookings': {
    names: ['gestion des réservations', 'Effectuer des réservations par téléphone', 'agent de réservation'],
    not: ['réserve indienne', 'sous réserve'],
  },
  concierge: {
    names: [
      'chef concierge d’hôtel',
      'service de conciergerie',
      'renseigner les clients sur les services de l’hôtel',
    ],
    not: ['concierge d’immeuble'],
  },
  'carry-luggage': { names: ['bagagiste', 'Port des bagages', 'voiturier'], not: ['bagage universitaire'] },
  'keep-cloakroom': {
    names: ['responsable de vestiaire', 'tenue du vestiaire', 'garde des effets personnels'],
    not: ['vestiaires à disposition du personnel'],
  },
  'serve-breakfast': {
    names: ['Service des petits-déjeuners', 'mise en place du buffet du petit déjeuner'],
    not: ['petit déjeuner offert'],
  },
  'serve-canteen': {
    names: ['distribution des plateaux-repas', 'Restauration collective', 'service à la cantine scolaire'],
    not: ['titres-restaurant'],
  },
  'run-hotel-restaurant': {
    names: ['directeur d’hôtel', 'gérer un gîte', 'responsable de restauration'],
    not: ['Vous êtes rattaché au directeur de restaurant', 'gérer les réservations d’un théâtre'],
  },
  'oversee-room-service': {
    names: ['maître d’hôtel', 'coordonner l’équipe de salle', 'superviser la salle'],
    not: [
      'coordonner les soins en salle d’opération',
      'Sous l’autorité du responsable de salle',
      'salle de réunion',
    ],
  },
  'set-prices-by-demand': {
    names: ['yield management', 'optimisation des tarifs', 'revenue manager'],
    not: ['afficher les prix'],
  },
}

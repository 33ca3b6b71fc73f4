import type { ConceptCases } from '../concept.ts'

export const officeCases: ConceptCases = {
  'run-switchboard': {
    names: ['gestion du standard téléphonique', 'filtrage des appels', 'prise de messages'],
    not: ['un produit standard'],
  },
  'manage-diary': {
    names: ['prise de rendez-vous', 'gestion de l’agenda du directeur', 'planifier les RDV'],
    not: ['en rendez-vous chez nos clients'],
  },
  'file-papers': {
    names: ['classement et archivage', 'numérisation des documents', 'tri et classement des dossiers'],
    not: ['un monument classé'],
  },
  'enter-data': {
    names: ['saisie informatique', 'Saisir les commandes', 'mise à jour de la base de données'],
    not: ['bourse saisonnière'],
  },
  'type-letters': {
    names: ['frappe de courriers', 'mise en forme de documents', 'travaux de secrétariat'],
    not: ['un bac en secrétariat', 'mise en page web du site'],
  },
  'track-admin-files': {
    names: [
      'gestion administrative',
      'suivi administratif des dossiers',
      'Constitution des dossiers d’inscription',
    ],
    not: [
      'gérer plusieurs dossiers en même temps',
      'la gestion des dossiers des patients',
      'un directeur administratif',
    ],
  },
  'organise-travel': {
    names: [
      'organisation des déplacements professionnels',
      'réservation des billets',
      'gestion des voyages de la direction',
    ],
    not: ['déplacements à prévoir'],
  },
  'assist-manager': {
    names: ['assistante de direction', 'assister le responsable technique', 'seconder la directrice'],
    not: ['assistance aux utilisateurs'],
  },
  'write-minutes': {
    names: ['rédaction des comptes-rendus', 'compte rendu de réunion', 'prise de notes'],
    not: ['rendre un avis'],
  },
  'order-office-supplies': {
    names: ['gestion des fournitures', 'services généraux', 'commande de fournitures de bureau'],
    not: ['meuble de bureau'],
  },
  'welcome-patients': {
    names: [
      'accueil physique et téléphonique des patients',
      'secrétariat médical',
      'Bureau des admissions des patients',
    ],
    not: ['soins aux patients'],
  },
  'handle-council-work': {
    names: ['secrétaire de mairie', 'tenue de l’état civil', 'rédaction des délibérations'],
    not: ['adhérents et sélections'],
  },
  'manage-beds': { names: ['gestionnaire de lits', 'gestion des flux patients'], not: ['faire les lits'] },
  'prepare-quotes': {
    names: ['rédaction de devis', 'Réponse aux appels d’offres', 'réaliser les chiffrages'],
    not: ['devise étrangère'],
  },
}

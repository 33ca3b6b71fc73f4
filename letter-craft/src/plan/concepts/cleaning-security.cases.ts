import type { ConceptCases } from '../concept.ts'

export const cleaningSecurityCases: ConceptCases = {
  'clean-premises': {
    names: [
      'Entretien des locaux et des bureaux',
      'agent de propreté',
      'lavage des sols et désinfection des sanitaires',
    ],
    not: ['entretien des espaces verts', 'entretien d’embauche'],
  },
  'use-cleaning-machines': {
    names: ['conduite de l’autolaveuse', 'utilisation des machines de nettoyage', 'lavage haute pression'],
    not: ['conduites à haute pression', 'commande des produits d’entretien', 'machine à café'],
  },
  'clean-windows': {
    names: ['laveur de vitres', 'nettoyage de la vitrerie', 'entretien des surfaces vitrées'],
    not: ['pose de vitrages'],
  },
  'check-cleaning': {
    names: [
      'responsable de secteur propreté',
      'Contrôle des prestations de nettoyage',
      'suivi des chantiers de nettoyage',
    ],
    not: ['produits de nettoyage'],
  },
  'clean-streets': {
    names: ['balayage des rues', 'agent de propreté urbaine', 'nettoiement de la voirie'],
    not: ['construction de voirie'],
  },
  'collect-waste': {
    names: ['ripeur', 'ramassage des ordures ménagères', 'collecte des déchets'],
    not: ['collecte de données'],
  },
  'sort-waste': {
    names: ['tri sélectif', 'gardien de déchetterie', 'gestion et valorisation des déchets'],
    not: ['tri du courrier'],
  },
  'treat-water': {
    names: ['traitement des eaux usées', 'réseaux d’assainissement', 'curage des canalisations'],
    not: ['bouteille d’eau offerte'],
  },
  'fight-pests': {
    names: ['dératisation et désinsectisation', 'Lutte contre les nuisibles', 'pose de pièges et d’appâts'],
    not: ['traitement des déchets'],
  },
  'watch-premises': {
    names: [
      'agent de prévention et de sécurité',
      'rondes de surveillance',
      'protection des biens et des personnes',
    ],
    not: ['surveillance des enfants'],
  },
  'control-access': {
    names: [
      'contrôle d’accès',
      'filtrage du public à l’entrée : filtrer les entrées',
      'inspection des bagages',
    ],
    not: [
      'contrôle des entrées en stock',
      'contrôler le droit d’accès aux données',
      'installation de systèmes de contrôle d’accès',
      'contrôle des marchandises',
      'accès au réseau',
    ],
  },
  'handle-incidents': {
    names: ['gestion des alarmes', 'intervention sur incident', 'levée de doute'],
    not: [
      'traitement des incidents informatiques',
      'Gérer les incidents de cybersécurité',
      'gestion des incidents de production',
      'vol direct',
    ],
  },
  'protect-people': {
    names: [
      'agent de protection rapprochée',
      'protection des biens et des personnes',
      'maintien de l’ordre public',
    ],
    not: ['protection sociale', 'protection des données'],
  },
  'carry-money': {
    names: ['convoyeur de fonds', 'transport de fonds et de valeurs'],
    not: ['fonds de caisse'],
  },
  investigate: {
    names: ['enquêtes judiciaires', 'détective privé', 'recueil des preuves'],
    not: ['mener des enquêtes de satisfaction'],
  },
  'enforce-law': {
    names: ['constater les infractions', 'police municipale', 'lutte contre la fraude'],
    not: ['dans le respect de la réglementation en vigueur', 'loi de finances : budget'],
  },
  'guard-prisoners': {
    names: ['surveillant pénitentiaire', 'garde des détenus'],
    not: ['titulaire détenant un permis'],
  },
  'serve-in-army': {
    names: ['missions militaires', 'maintenance de l’armement', 'opérations extérieures'],
    not: [
      'Nos clients : l’armée et les hôpitaux',
      'une formation pour le ministère des Armées',
      'l’armée du Salut',
      'l’Armée du Salut recrute',
      'béton armé',
    ],
  },
  'fight-fires': {
    names: ['lutte contre l’incendie', 'sapeur-pompier', 'secours à personnes'],
    not: ['aide sociale'],
  },
  'look-after-building': {
    names: ['gardien d’immeuble', 'sortie des conteneurs', 'entretien des parties communes'],
    not: ['achat d’immeubles'],
  },
  'sort-post': {
    names: [
      'tri et affranchissement du courrier',
      'facteur',
      'distribution de prospectus en boîtes aux lettres',
    ],
    not: ['rédiger un courrier'],
  },
  'carry-coffins': {
    names: ['porteur funéraire', 'portage des cercueils', 'conduite du convoi et mise en cercueil'],
    not: ['cérémonie des vœux'],
  },
  'support-bereaved': {
    names: ['conseiller funéraire', 'accueil des familles en deuil', 'soins aux défunts'],
    not: ['le feu de cheminée'],
  },
}

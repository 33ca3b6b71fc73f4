import type { ConceptCases } from '../concept.ts'

export const transportCases: ConceptCases = {
  'deliver-goods': {
    names: [
      'Chauffeur livreur',
      'Livraison de colis chez les particuliers',
      'assurer votre tournée de livraison',
    ],
    not: ['réceptionner les livraisons de marchandises', 'livrer un projet dans les délais'],
  },
  'drive-truck': {
    names: [
      'Conducteur SPL en régional',
      'Chauffeur poids lourd',
      'permis CE exigé',
      'conduite d’un camion benne',
    ],
    not: ['permis B exigé', 'porteur de projet', 'conducteur de porteur forestier'],
  },
  'drive-coach-bus': {
    names: [
      'Conducteur de bus',
      'conduite d’un autocar scolaire',
      'permis D exigé',
      'transport de voyageurs',
    ],
    not: ['véhiculé ou transports en commun à proximité', 'permis de conduire'],
  },
  'drive-people': {
    names: ['Chauffeur de taxi', 'transport de personnes à mobilité réduite', 'conducteur accompagnateur'],
    not: ['transport de marchandises', 'personnes conduites à évoluer'],
  },
  'secure-load': {
    names: ['arrimage des marchandises', 'bâchage et sanglage', 'répartition des charges dans la remorque'],
    not: ['la répartition de la charge de travail'],
  },
  'check-vehicle': {
    names: [
      'Contrôle du véhicule avant chaque départ',
      'entretien courant du véhicule',
      'propreté du véhicule',
    ],
    not: ['véhicule de service mis à disposition'],
  },
  'plan-routes': {
    names: ['Planification des tournées des conducteurs', 'optimiser les itinéraires', 'préparer sa tournée'],
    not: ['itinéraire professionnel'],
  },
  'dispatch-drivers': {
    names: [
      'Exploitant transport',
      'agent d’exploitation routier',
      'gérer une équipe de conducteurs',
      'affectation des conducteurs',
    ],
    not: ['vous échangez avec le chauffeur'],
  },
  'transport-papers': {
    names: [
      'renseigner les documents de transport',
      'faire signer les bons de livraison',
      'lettres de voiture',
    ],
    not: ['les documents comptables'],
  },
  'clear-customs': {
    names: ['Déclarant en douane', 'formalités douanières', 'déclarations d’import auprès des douanes'],
  },
  'charter-transport': {
    names: ['Affréteur', 'négociation avec les transporteurs', 'affrètement national'],
    not: ['négocier avec les fournisseurs'],
  },
  'organise-freight': {
    names: ['Coordinateur import export', 'fret maritime et aérien', 'transitaire'],
    not: ['importer des données'],
  },
  'handle-transport-disputes': {
    names: ['gestion des litiges transport', 'Traiter les litiges et les avaries', 'suivi des avaries'],
    not: ['conseil en droit des litiges fiscaux'],
  },
  'move-households': {
    names: ['Déménageur', 'démontage et transport de meubles', 'Déménagement de bureaux'],
    not: ['la vente de meubles'],
  },
  'lift-with-cranes': {
    names: ['Utilisation du pont roulant', 'pontier élingueur', 'camion-grue'],
  },
  'carry-dangerous-goods': {
    names: ['transport de matières dangereuses', 'Conducteur citerne ADR', 'livraison de carburant'],
    not: ['travaux dangereux'],
  },
  'drive-train': {
    names: ['Conducteur de train fret', 'conduite de locotracteur', 'conducteur de métro'],
    not: ['monter dans le train'],
  },
  'regulate-rail-traffic': {
    names: ['Aiguilleur du rail', 'agent de circulation ferroviaire', 'manœuvre de wagons'],
    not: ['maintenance ferroviaire'],
  },
  'check-tickets': {
    names: [
      'Contrôle des titres de transport',
      'vente de billets aux voyageurs',
      'contrôleur dans les trains',
    ],
    not: ['contrôle des titres de séjour'],
  },
  'look-after-air-passengers': {
    names: ['Hôtesse de l’air ou steward', 'sécurité des passagers à bord', 'personnel navigant commercial'],
    not: ['transport de passagers'],
  },
  'check-in-passengers': {
    names: ['Enregistrement et embarquement des passagers', 'agent d’escale', 'enregistrement des bagages'],
    not: ['voyageurs de commerce'],
  },
  'handle-aircraft': {
    names: [
      'Agent de piste',
      'assistance des avions en escale',
      'dégivrage des avions',
      'chargement des soutes',
    ],
    not: ['piste de ski'],
  },
  'control-air-traffic': {
    names: ['Contrôleur aérien', 'gestion du trafic aérien', 'surveillance de l’espace aérien'],
    not: ['fret aérien'],
  },
  'fly-planes': {
    names: ['Pilote de ligne', 'pilotage d’avions d’affaires', 'pilote d’hélicoptère'],
    not: ['piloter une ligne de production'],
  },
  'fly-drones': {
    names: ['Télépilote', 'prises de vues par drone', 'pilotage de drone'],
  },
  'work-on-boats': {
    names: ['Matelot de la navigation fluviale', 'amarrage du navire', 'entretien du bateau'],
    not: ['la vie marine'],
  },
  'steer-boat': {
    names: ['Capitaine de navire', 'pilotage de péniche', 'permis bateau'],
    not: ['diriger la réparation navale'],
  },
  'handle-ship-cargo': {
    names: ['Ouvrier docker', 'déchargement de navires', 'manutention portuaire'],
  },
  'run-ski-lifts': {
    names: ['Agent de remontées mécaniques', 'conducteur de télésiège', 'accueil des skieurs'],
  },
  'read-meters': {
    names: ['Releveur de compteurs', 'relève des compteurs à domicile', 'lecture des compteurs d’eau'],
  },
  'count-cash': {
    names: ['Traitement de valeurs', 'comptage et tri des billets', 'transport de fonds'],
    not: ['compter sur les valeurs humaines'],
  },
}

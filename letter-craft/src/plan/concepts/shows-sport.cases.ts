import type { ConceptCases } from '../concept.ts'

export const showsSportCases: ConceptCases = {
  'act-on-stage': {
    names: ['Comédien', 'interprétation de personnages', 'jouer des rôles au théâtre'],
    not: ['un rôle clé', 'jouer un rôle moteur', 'acteur majeur du secteur'],
  },
  'play-music': {
    names: ['musicien d’orchestre', 'jouer en concert', 'chanteuse lyrique'],
    not: ['de concert avec le chef', 'orchestration de conteneurs'],
  },
  'dance-perform': {
    names: ['danseur de cabaret', 'création de chorégraphies', 'artiste de cirque'],
    not: ['numéro de téléphone', 'professeur de français'],
  },
  'set-sound': {
    names: ['régisseur son', 'mixage et enregistrement du son', 'installation de la sonorisation'],
    not: ['son équipe', 'la prise de poste à huit heures'],
  },
  'set-lights': {
    names: ['éclairagiste', 'régisseur lumière', 'installation des projecteurs'],
    not: ['mettre en lumière nos produits', 'installation d’éclairage public'],
  },
  'stage-manage': {
    names: ['régisseur général', 'régie de scène', 'préparer le plateau avant la représentation'],
    not: ['régisseur d’immeuble', 'plateau téléphonique', 'préparation des plateaux-repas'],
  },
  'build-sets': {
    names: ['machiniste de théâtre', 'montage des décors', 'construction de décors'],
    not: ['décor agréable', 'un machiniste de bus'],
  },
  'film-pictures': {
    names: ['cadreur', 'opérateur de prise de vues', 'tournage de reportages'],
    not: ['caméras de surveillance', 'point de vue'],
  },
  'edit-film': {
    names: ['monteur vidéo', 'montage de films', 'post-production audiovisuelle'],
    not: ['monteur en chauffage', 'montage de meubles'],
  },
  'direct-shows': {
    names: ['metteur en scène', 'réalisation de documentaires', 'direction d’acteurs'],
    not: ['mise en scène des produits', 'la réalisation des travaux'],
  },
  'produce-shows': {
    names: ['producteur de films', 'production de spectacles', 'régisseur de production'],
    not: ['agent de production', 'production de pièces plastiques', 'directeur de production industrielle'],
  },
  'book-tours': {
    names: ['diffusion de spectacles', 'agent artistique', 'organisation de tournées d’artistes'],
    not: ['tournée de distribution du courrier', 'la préparation des tournées de livraison'],
  },
  'cast-performers': {
    names: ['directeur de casting', 'organisation des auditions', 'recherche de figurants'],
    not: ['auditions comptables', 'le choix des produits'],
  },
  'dress-performers': {
    names: ['costumier', 'habillage des comédiens', 'entretien des costumes'],
    not: ['en costume et cravate', 'habiller les murs'],
  },
  'make-up-performers': {
    names: ['maquilleuse de plateau', 'maquillage des comédiens', 'coiffeur de spectacle'],
    not: ['vente de maquillage', 'maquillage des clientes'],
  },
  'handle-props': {
    names: ['accessoiriste de plateau', 'effets spéciaux de scène', 'artificier'],
    not: ['vente d’accessoires de mode', 'effets secondaires'],
  },
  'present-on-air': {
    names: ['animateur radio', 'présenter une émission', 'DJ pour soirées'],
    not: ['antenne locale de l’association', 'animer des ateliers'],
  },
  'train-athletes': {
    names: ['Entraîneur de football', 'entraînement des athlètes', 'préparation des championnats'],
    not: ['formation et entraînement des modèles', 'un esprit de compétition'],
  },
  'compete-in-sport': {
    names: ['sportif professionnel', 'participer à des championnats', 'joueuse professionnelle'],
    not: ['esprit de compétition', 'participer aux réunions'],
  },
  'referee-matches': {
    names: ['arbitre de football', 'arbitrage des rencontres', 'arbitre professionnel'],
    not: ['arbitrage budgétaire', 'les arbitrages de la direction'],
  },
}

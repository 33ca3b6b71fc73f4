import type { ConceptCases } from '../concept.ts'

export const communicationCases: ConceptCases = {
  'write-articles': {
    names: [
      'Rédaction d’articles',
      'rédacteur web',
      'Journaliste',
      'rédaction de newsletters et de contenus',
    ],
    not: ['vendre des articles de sport', 'rédiger des courriers'],
  },
  'gather-news': {
    names: ['Reportages et interviews', 'reporter d’images', 'enquêtes journalistiques'],
    not: ['reporting hebdomadaire', 'reporter un rendez-vous', 'recherche d’informations'],
  },
  'present-programmes': {
    names: ['Présentateur journaliste', 'animation d’émissions de radio', 'présenter le journal télévisé'],
    not: ['présenter les produits'],
  },
  'run-social-media': {
    names: [
      'Community manager',
      'animation des réseaux sociaux',
      'publication sur les réseaux sociaux',
      'social media manager',
    ],
    not: ['réseau social d’entraide', 'suivez-nous sur les réseaux sociaux', 'travailleur social'],
  },
  'publish-online': {
    names: [
      'Création de contenus',
      'publication de contenus web',
      'mise en ligne de fiches produits',
      'stratégie éditoriale',
    ],
    not: ['contenu de la formation'],
  },
  'make-communication-tools': {
    names: [
      'Chargé de communication',
      'création de supports de communication',
      'conception de flyers et d’affiches',
      'réalisation de plaquettes',
    ],
    not: ['afficher les prix', 'bonne communication orale'],
  },
  'run-communication': {
    names: [
      'Plan de communication',
      'communication interne et externe',
      'campagnes publicitaires',
      'directrice de communication',
    ],
    not: ['bonnes capacités de communication'],
  },
  'deal-with-press': {
    names: ['Attaché de presse', 'relations presse', 'communiqués de presse', 'relations avec les médias'],
    not: ['maison de la presse', 'presse à injecter'],
  },
  'run-advertising': {
    names: ['Chef de publicité', 'achat d’espaces publicitaires', 'traffic manager', 'campagnes Google Ads'],
    not: ['distribution de prospectus publicitaires'],
  },
  'reference-websites': {
    names: ['Référencement naturel', 'SEO et SEA', 'référenceur web', 'suivi sous Google Analytics'],
    not: ['référencement des fournisseurs'],
  },
  'sell-online': {
    names: [
      'Responsable e-commerce',
      'gestion d’une boutique en ligne',
      'vente en ligne sur des marketplaces',
    ],
    not: ['postuler en ligne'],
  },
  'design-graphics': {
    names: [
      'Graphiste',
      'création graphique',
      'réalisation de visuels',
      'maîtrise de Photoshop et d’Illustrator',
    ],
    not: ['troubles visuels'],
  },
  'lay-out-pages': {
    names: ['Mise en page de magazines', 'opérateur PAO', 'maquettiste sous InDesign', 'prépresse'],
    not: ['mise en page de courriers'],
  },
  'animate-images': {
    names: ['Motion designer', 'animation 3D', 'After Effects', 'réalisation de dessins animés'],
    not: ['animation d’ateliers'],
  },
  'take-photos': {
    names: ['Photographe', 'prises de vues en studio', 'shooting photo', 'réalisation de photos de produits'],
    not: ['CV avec photo'],
  },
  'process-photos': {
    names: ['Retouche d’images', 'tirage photographique', 'développement de photos', 'Lightroom'],
    not: ['retouche de vêtements'],
  },
  'make-videos': {
    names: ['Montage vidéo', 'vidéaste', 'tournage et montage de clips', 'captation de vidéos'],
    not: ['jeux vidéo', 'vidéosurveillance'],
  },
  'correct-texts': {
    names: [
      'Relecture et correction de textes',
      'secrétaire de rédaction',
      'correctrice',
      'relecture des épreuves',
    ],
    not: ['action corrective', 'correction de la vue'],
  },
  'publish-books': {
    names: [
      'Assistant d’édition en maison d’édition',
      'édition de livres scolaires',
      'fabrication de livres',
      'éditeurs de livres',
    ],
    not: ['éditeur de logiciels', 'éditer les factures'],
  },
  'translate-texts': {
    names: ['Traductrice', 'traduction de documents techniques', 'sous-titrage'],
    not: ['traduire les besoins en cahier des charges'],
  },
  'interpret-speech': {
    names: ['Interprète de conférence', 'interprétariat', 'interprète en langue des signes'],
    not: ['interpréter les résultats'],
  },
  'write-advertising': {
    names: ['Concepteur-rédacteur', 'copywriting', 'rédaction publicitaire'],
    not: ['supports publicitaires'],
  },
  'write-stories': {
    names: ['Écrivain public', 'scénariste', 'écriture de scénarios', 'auteur de jeux de société'],
    not: ['écrire des articles'],
  },
  'plan-weddings-fairs': {
    names: ['Chef de projet événementiel', 'wedding planner', 'organisation de congrès et de séminaires'],
    not: ['organiser le salon de coiffure'],
  },
  'print-documents': {
    names: ['Imprimeur offset', 'sérigraphie', 'conducteur de machine d’impression', 'reprographie'],
    not: ['imprimante à installer', 'faire bonne impression'],
  },
  'finish-printed-sheets': {
    names: ['façonnage routage', 'massicotier', 'mise sous pli', 'reliure de livres'],
    not: ['routage IP', 'relier deux réseaux'],
  },
  'show-films': {
    names: ['Projectionniste', 'projection de films', 'préparation des séances de cinéma'],
    not: ['gestion de projet', 'projection de béton'],
  },
}

import type { ConceptCases } from '../concept.ts'

export const industryCases: ConceptCases = {
  'run-machines': {
    names: [
      'Conducteur de ligne de production',
      'opérateur sur machine',
      'surveillance des machines automatisées',
      'pilotage de lignes automatisées',
    ],
    not: ['conduite de réunions', 'utiliser une machine à laver'],
  },
  'feed-production-line': {
    names: ['alimentation de la machine en matière', 'approvisionnement de la ligne'],
    not: ['approvisionner les rayons'],
  },
  'set-up-machines': {
    names: [
      'Régleur en plasturgie',
      'réglage des machines',
      'changement d’outils et de séries',
      'paramétrage des presses',
    ],
    not: ['règlement intérieur', 'régler les fournisseurs'],
  },
  'run-cnc-machines': {
    names: ['Opérateur sur commande numérique', 'programmation CNC', 'conduite de centre d’usinage'],
    not: ['passer une commande'],
  },
  'machine-parts': {
    names: ['Tourneur fraiseur', 'usinage de pièces mécaniques', 'ajusteur outilleur'],
    not: ['usine de production', 'tourner sur les postes'],
  },
  weld: {
    names: ['Soudeur TIG', 'soudure semi-automatique', 'soudage MIG MAG', 'travaux de brasage'],
    not: ['une équipe soudée'],
  },
  'shape-sheet-metal': {
    names: ['Chaudronnier', 'pliage de tôles', 'découpe laser', 'tôlerie fine'],
    not: ['plier le linge', 'tolérance'],
  },
  'fit-pipework': {
    names: [
      'Tuyauteur soudeur',
      'préfabrication de tuyauteries',
      'lecture d’isométriques',
      'montage de tubes et tuyauterie',
    ],
  },
  'forge-cast-metal': {
    names: ['Forgeron', 'fondeur mouleur', 'coulée de métal en fonderie', 'noyautage'],
    not: ['fonder une société', 'collecte de fonds'],
  },
  'assemble-parts': {
    names: ['Monteur assembleur', 'assemblage de sous-ensembles', 'montage mécanique'],
    not: ['montage vidéo', 'assemblée générale', 'monteur vidéo'],
  },
  'use-hand-tools': {
    names: [
      'Utilisation d’outillage électroportatif',
      'manier une visseuse et une perceuse',
      'outils à main',
    ],
    not: ['outils informatiques'],
  },
  'read-technical-drawings': {
    names: ['Lecture de plans', 'interpréter des dessins industriels', 'à partir de plans'],
    not: ['lire le plan d’action'],
  },
  'read-wiring-diagrams': {
    names: ['Lecture de schémas électriques', 'schémas de câblage', 'interpréter les schémas pneumatiques'],
    not: ['schéma directeur'],
  },
  'wire-cabinets': {
    names: ['Câbleur d’armoires', 'câblage de coffrets électriques', 'montage de faisceaux'],
    not: ['armoire à pharmacie'],
  },
  'solder-electronics': {
    names: [
      'Monteur câbleur en électronique',
      'brasage de composants électroniques',
      'cartes électroniques',
      'bobinier',
    ],
    not: ['signature électronique'],
  },
  'check-parts': {
    names: [
      'Contrôle dimensionnel des pièces',
      'autocontrôle',
      'métrologie',
      'utilisation du pied à coulisse',
    ],
    not: ['contrôle des pièces justificatives'],
  },
  'test-materials': {
    names: [
      'Analyses physico-chimiques',
      'prélèvement d’échantillons',
      'analyses HPLC',
      'essais en laboratoire',
    ],
    not: ['analyse des ventes', 'échantillon de clients'],
  },
  'test-weld-quality': {
    names: ['Contrôle non destructif', 'ressuage et magnétoscopie', 'certification COFREND'],
    not: ['échographie aux ultrasons'],
  },
  'finish-wood-metal': {
    names: ['Polisseur', 'ponçage et polissage', 'ébavurage de pièces', 'sablage et grenaillage'],
    not: ['police municipale', 'politesse', 'sable fin'],
  },
  'paint-industrially': {
    names: ['Peintre industriel', 'application de peinture au pistolet', 'cabine de peinture'],
    not: ['peintre en bâtiment', 'pistolet radar'],
  },
  'treat-surfaces': {
    names: [
      'Opérateur en traitement de surface',
      'galvanisation',
      'traitement thermique',
      'conduite de bains de traitement',
    ],
    not: ['traitement de texte'],
  },
  'work-on-production-line': {
    names: [
      'Agent de production',
      'opérateur de fabrication',
      'travail à la chaîne',
      'ouvrier polyvalent de production',
    ],
    not: ['production audiovisuelle', 'chaîne de magasins'],
  },
}

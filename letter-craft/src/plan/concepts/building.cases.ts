import type { ConceptCases } from '../concept.ts'

export const buildingCases: ConceptCases = {
  'lay-masonry': {
    names: ['Maçon traditionnel', 'Montage de murs en parpaings', 'travaux de maçonnerie', 'gros œuvre'],
    not: ['monter une équipe', 'franc-maçonnerie'],
  },
  'pour-concrete': {
    names: ['Coffreur bancheur', 'coulage de dalles', 'coffrage et ferraillage', 'préparation du béton'],
    not: ['dalles de moquette', 'coffre fort'],
  },
  'prepare-building-site': {
    names: ['Nettoyage et rangement du chantier', 'Manœuvre bâtiment', 'approvisionnement des chantiers'],
    not: ['préparation des repas de chantier en cuisine', 'visiter les chantiers'],
  },
  demolish: {
    names: ['Démolisseur', 'travaux de démolition', 'percer des murs'],
    not: ['abattoir de volailles', 'percevoir un salaire dans nos murs'],
  },
  'remove-asbestos': {
    names: ['Désamianteur', 'retrait d’amiante', 'travaux en présence d’amiante'],
  },
  'fit-partitions': {
    names: ['Plaquiste', 'Pose de faux plafonds', 'montage de cloisons sèches'],
    not: ['peindre les plafonds'],
  },
  'plaster-walls': {
    names: ['Plâtrier', 'projection de plâtre', 'application d’enduits intérieurs'],
    not: ['poser des plaques de cuisson'],
  },
  'paint-buildings': {
    names: ['Peintre en bâtiment', 'travaux de peinture intérieure', 'peinture des murs'],
    not: ['peinture automobile', 'atelier de peinture sur toile'],
  },
  'hang-wallpaper-floors': {
    names: [
      'Solier moquettiste',
      'Pose de parquets',
      'pose de revêtements muraux',
      'collage de sols souples',
    ],
    not: ['revêtement de surface par galvanoplastie', 'carreler les sols'],
  },
  'lay-tiles': {
    names: ['Carreleur mosaïste', 'pose de carrelage et de faïence', 'chape et carrelage'],
  },
  'lay-insulation': {
    names: ['Isolation thermique par l’extérieur', 'pose d’isolants', 'calorifugeage'],
    not: ['personnes isolées', 'transformateur d’isolement'],
  },
  'render-facades': {
    names: ['Façadier', 'Ravalement de façades', 'rénovation de façades'],
    not: ['façade commerciale d’un magasin'],
  },
  'cover-roofs': {
    names: ['Couvreur zingueur', 'réfection de toitures', 'pose de gouttières'],
    not: ['couverture médiatique', 'couverture santé'],
  },
  'seal-roofs': {
    names: ['Étancheur', 'pose de membranes d’étanchéité', 'étanchéité des toitures-terrasses'],
    not: ['contrôler l’étanchéité d’un circuit'],
  },
  'frame-roofs': {
    names: ['Charpentier bois', 'taille et pose de charpentes', 'maisons à ossature bois'],
  },
  'assemble-steel-frames': {
    names: ['Monteur en structures métalliques', 'charpente métallique', 'métallier serrurier'],
    not: ['structures d’accueil'],
  },
  'fit-joinery': {
    names: [
      'Menuisier poseur',
      'pose de menuiseries extérieures',
      'installation de volets et de portails',
      'remplacement de fenêtres',
    ],
    not: ['poste de vente porte à porte'],
  },
  'fit-kitchens': {
    names: [
      'Poseur de cuisines',
      'menuisier agenceur',
      'montage de meubles chez les clients',
      'travaux d’agencement',
    ],
    not: ['cuisiner des plats', 'postuler en cuisine'],
  },
  'install-plumbing': {
    names: [
      'Plombier chauffagiste',
      'installation de sanitaires',
      'réparation de robinetterie',
      'dépannage plomberie',
    ],
    not: ['respecter les règles sanitaires', 'installation des mesures sanitaires et sociales'],
  },
  'install-heating': {
    names: ['Chauffagiste', 'pose de pompes à chaleur', 'entretien de chaudières', 'technicien CVC'],
    not: ['radiateur de véhicule à changer chez le garagiste'],
  },
  'wire-buildings': {
    names: [
      'Électricien du bâtiment',
      'tirage de câbles',
      'raccordement de tableaux électriques',
      'courants forts et faibles',
    ],
    not: ['poser sa candidature', 'réaliser des prises de sang'],
  },
  'install-solar': {
    names: ['Poseur de panneaux solaires', 'installateur photovoltaïque', 'centrales solaires en toiture'],
    not: ['crème solaire'],
  },
  'install-power-lines': {
    names: ['Monteur de réseaux électriques', 'éclairage public', 'pose de câbles souterrains', 'caténaire'],
    not: ['réseaux sociaux', 'lignes aériennes'],
  },
  'fit-charging-points': {
    names: ['Installation de bornes de recharge', 'habilitation IRVE', 'bornes de recharge pour véhicules'],
    not: ['borne d’accueil'],
  },
  'sweep-chimneys': {
    names: ['Ramoneur', 'ramonage de conduits', 'nettoyage des conduits de cheminée'],
  },
  'lay-pipes': {
    names: ['Canalisateur', 'réseaux d’assainissement', 'ouverture de tranchées', 'pose de réseaux humides'],
    not: ['poser un diagnostic réseau'],
  },
  'build-roads': {
    names: [
      'Ouvrier VRD',
      'pose de bordures et de pavés',
      'réfection de la voirie',
      'chef d’équipe travaux publics',
    ],
    not: ['feuille de route', 'nettoyage de la voirie', 'mécanicien d’engins de travaux publics'],
  },
  'drive-diggers': {
    names: ['Conducteur d’engins de chantier', 'conduite de pelle à pneus', 'CACES R482 A', 'mini-pelle'],
    not: ['pelle à tarte'],
  },
  earthwork: {
    names: ['Travaux de terrassement', 'terrassier', 'remblaiement et nivellement du sol'],
    not: ['service en terrasse'],
  },
  'operate-tower-crane': {
    names: ['Grutier', 'conduite de grue à tour', 'CACES grue mobile', 'guidage des grues'],
  },
  'put-up-scaffolding': {
    names: ['Échafaudeur', 'montage d’échafaudages', 'vérification des échafaudages'],
  },
  'cut-stone': {
    names: ['Tailleur de pierre', 'restauration de monuments anciens', 'marbrier'],
    not: ['pierre angulaire de l’équipe'],
  },
  'install-glass': {
    names: ['Miroitier poseur', 'remplacement de vitrages', 'pose de pare-brise', 'vitrier'],
    not: ['nettoyage des vitres'],
  },
  'build-pools': {
    names: ['Pisciniste', 'construction de piscines', 'installation de piscines'],
    not: ['nager à la piscine'],
  },
  'lay-rail-tracks': {
    names: ['Poseur de voies ferrées', 'travaux de voie', 'remplacement de traverses et de rails'],
    not: ['voie professionnelle'],
  },
}

import type { ConceptCases } from '../concept.ts'

export const retailCases: ConceptCases = {
  'keep-till': {
    names: [
      'Tenue de la caisse',
      'Vous encaissez les clients',
      'hôte ou hôtesse de caisse',
      'Encaissement des achats',
    ],
    not: ['la gestion de la caisse de retraite', 'Caisse des écoles', 'Caisse d’épargne'],
  },
  'cash-up': {
    names: ['clôture de caisse', 'Comptage du fonds de caisse', 'remise en banque des recettes'],
    not: [
      'contrôler les recettes du marché',
      'comptoir et caisse',
      'comptabiliser les cotisations de la caisse de retraite',
    ],
  },
  'stock-shelves': {
    names: ['Mise en rayon des produits frais', 'approvisionnement des linéaires', 'réassort et facing'],
    not: ['chef de rayon', 'rayons X'],
  },
  'sell-in-shop': {
    names: [
      'Vente de produits alimentaires',
      'conseiller de vente en prêt-à-porter',
      'vendre des articles de sport',
    ],
    not: ['actions de prévente en ligne'],
  },
  'display-goods': {
    names: ['réalisation des vitrines', 'Merchandising', 'mise en valeur des produits'],
    not: ['la vitrine de notre savoir-faire'],
  },
  'label-prices': {
    names: ['Étiquetage et mise en rayon', 'changement des prix', 'pose des antivols'],
    not: ['prix et salaires'],
  },
  'check-dates': {
    names: ['contrôle des dates limites de consommation', 'gestion des DLC', 'retrait des produits périmés'],
    not: ['date limite de candidature'],
  },
  'run-department': {
    names: ['chef de rayon épicerie', 'Responsable du rayon fruits et légumes', 'vous gérez votre rayon'],
    not: ['employé de rayon'],
  },
  'run-shop': {
    names: ['Responsable de magasin', 'gérer un point de vente', 'adjoint du directeur de magasin'],
    not: [
      'par téléphone ou directement au comptoir du magasin',
      'tenue d’un salon professionnel',
      'Veiller à la bonne tenue du magasin',
      'Sous l’autorité du directeur de magasin',
      'le responsable du service magasin',
      'responsable de la propreté',
    ],
  },
  'run-promotions': {
    names: [
      'Animation commerciale en magasin',
      'mise en place des opérations promotionnelles',
      'démonstration de produits',
    ],
    not: ['promotion interne possible'],
  },
  'track-sales-figures': {
    names: [
      'suivi et analyse du chiffre d’affaires',
      'pilotage des indicateurs de vente',
      'atteinte des objectifs commerciaux',
    ],
    not: [
      'suivi des indicateurs de paie',
      'développement des résultats de l’entreprise',
      'une entreprise au chiffre d’affaires de dix millions',
    ],
  },
  'sell-clothes': {
    names: ['Vendeuse en prêt-à-porter', 'vente de chaussures', 'tenue des cabines d’essayage'],
    not: ['nettoyage des vêtements'],
  },
  'sell-household': {
    names: ['vendeur en électroménager', 'conseil et vente de cuisines', 'vente de meubles et de literie'],
    not: ['vendeur en boulangerie'],
  },
  'sell-sport-leisure': {
    names: ['vendeur en articles de sport', 'vente de vélos', 'conseil et vente de produits culturels'],
    not: ['vente de fromages'],
  },
  'sell-plants-animals': {
    names: ['vente de végétaux', 'arrosage et entretien des plantes', 'conseil en jardinerie'],
    not: ['entretien des espaces verts'],
  },
  'care-shop-animals': {
    names: ['vente d’animaux et d’accessoires', 'Soins aux animaux de l’animalerie', 'bien-être des animaux'],
    not: ['nourriture des clients'],
  },
  'sell-vehicles': {
    names: [
      'vendeur automobile',
      'Vente de véhicules neufs et d’occasion',
      'conseiller commercial en véhicules industriels',
    ],
    not: ['secrétaire après-vente automobile', 'commercial avec véhicule de société'],
  },
  'rent-vehicles': {
    names: [
      'Agent de location de véhicules',
      'louer du matériel de chantier',
      'préparation des véhicules avant location',
    ],
    not: ['location de salles'],
  },
  'run-fuel-station': {
    names: ['pompiste en station-service', 'distribution de carburant', 'responsable de station de lavage'],
    not: ['véhicule et carte carburant fournis'],
  },
  'buy-second-hand': {
    names: ['estimation d’objets anciens', 'rachat d’or et de bijoux', 'brocanteur'],
    not: ['des véhicules d’occasion'],
  },
  'clean-clothes': {
    names: ['repassage et pliage du linge', 'employée de pressing', 'Nettoyage à sec des vêtements'],
    not: ['secteur salle et laverie', 'un lave-linge neuf'],
  },
  'repair-shoes-leather': {
    names: ['cordonnier', 'ressemelage des chaussures', 'réparer divers articles en cuir'],
    not: ['vente de chaussures'],
  },
  'alter-clothes': {
    names: ['Retouches de vêtements', 'faire des ourlets', 'ajustement des costumes'],
    not: ['retouche de photos'],
  },
}

import type { ConceptCases } from '../concept.ts'

export const leisureCases: ConceptCases = {
  'inform-tourists': {
    names: [
      'conseiller en séjour à l’office de tourisme',
      'informer les vacanciers',
      'promotion touristique',
    ],
    not: ['véhicule de tourisme'],
  },
  'sell-travel': {
    names: ['conseiller voyages en agence de voyages', 'Vente de séjours', 'émission de billets d’avion'],
    not: ['déplacements et voyages d’affaires possibles'],
  },
  'design-tours': {
    names: [
      'Création de produits touristiques',
      'montage de circuits touristiques',
      'chef de produit tourisme',
    ],
    not: ['circuit court'],
  },
  'guide-visits': {
    names: ['animation de visites guidées', 'accompagner un groupe en randonnée', 'guide-conférencier'],
    not: ['animer et gérer un groupe d’apprenants', 'visite médicale'],
  },
  'lead-activities': {
    names: [
      'Animer des activités de loisirs',
      'proposer des activités ludiques et créatives',
      'animation des temps périscolaires',
    ],
    not: ['animer une équipe commerciale'],
  },
  'run-workshops': {
    names: [
      'Animation d’ateliers créatifs',
      'mise en place d’ateliers mémoire',
      'vous proposez des ateliers',
    ],
    not: ['chef d’atelier mécanique'],
  },
  'mind-groups-of-children': {
    names: [
      'encadrement d’enfants de 6 à 11 ans',
      'Animateur en centre de loisirs',
      'veiller à la sécurité des jeunes',
    ],
    not: ['nom des enfants à charge', 'garde d’enfants remboursée'],
  },
  'run-leisure-centre': {
    names: ['directeur d’accueil de loisirs', 'coordonner l’équipe d’animation', 'BAFD exigé'],
    not: ['directeur de banque'],
  },
  'coach-sport': {
    names: [
      'éducateur sportif',
      'Entraînement des joueurs',
      'animer des cours de fitness',
      'cours d’équitation',
    ],
    not: ['vendeur d’articles de sport'],
  },
  'plan-training': {
    names: [
      'programmation des entraînements',
      'Préparation physique et mentale',
      'analyse des performances sportives',
    ],
    not: [
      'une analyse des performances de l’entreprise',
      'préparation des entraînements de modèles',
      'plan de formation',
    ],
  },
  'watch-swimmers': {
    names: ['surveillant de baignade', 'surveillance des bassins', 'maître-nageur sauveteur'],
    not: ['construction de piscines'],
  },
  'run-rides': {
    names: ['opérateur d’attraction', 'sécurité des visiteurs du manège', 'saison en parc d’attractions'],
    not: ['l’attraction des talents'],
  },
  'deal-cards': { names: ['croupier', 'travail en casino', 'tenue des tables de jeux'], not: ['jeux vidéo'] },
  'usher-audience': {
    names: ['contrôle des billets', 'Billetterie et placement du public', 'ouvreuse'],
    not: ['ticket restaurant'],
  },
  'run-sport-site': {
    names: [
      'directeur d’équipement sportif',
      'gestion des installations sportives',
      'développement des activités sportives et responsable de club',
    ],
    not: ['club de lecture'],
  },
  'rig-beach': { names: ['plagiste', 'installation des transats et des parasols'], not: ['plage horaire'] },
  'teach-nature': {
    names: ['animations nature', 'sensibilisation à l’environnement', 'éducation à la biodiversité'],
    not: ['découvrir votre futur environnement de travail', 'bureau d’études environnement'],
  },
  'explain-science': {
    names: ['médiation scientifique', 'animer des ateliers numériques', 'vulgarisation scientifique'],
    not: ['présenter une expérience de deux ans', 'recherche scientifique'],
  },
}

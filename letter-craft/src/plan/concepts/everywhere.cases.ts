import type { ConceptCases } from '../concept.ts'

export const everywhereCases: ConceptCases = {
  'work-in-team': {
    names: [
      'Vous travaillez au sein d’une petite équipe',
      'Travail en équipe et en autonomie',
      'bon esprit d’équipe',
    ],
    not: ['un cadre de travail agréable au sein d’une équipe dynamique', 'L’équipe comptera dix personnes'],
  },
  'lead-team': {
    names: [
      'Encadrement de l’équipe de nuit',
      'Vous managez une équipe de six personnes',
      'animer et fédérer les équipes de vente',
      'chef d’équipe',
      'remplacer le chef de rayon pendant ses congés',
    ],
    not: [
      'La coordination avec l’équipe de vente',
      'Vous travaillez sous la supervision du chef d’équipe',
      'en lien avec le chef d’équipe',
      'organiser et coordonner le travail d’équipe',
      'Gestion des stocks en équipe',
      'Vous rejoignez une équipe encadrée',
      'CDD de remplacement de la responsable qualité',
    ],
  },
  'train-newcomers': {
    names: [
      'Formation et intégration des nouveaux salariés',
      'Vous accompagnez les apprentis',
      'tutorat des alternants',
    ],
    not: [
      'Nous accompagnons nos futurs salariés',
      'la formation et les nouvelles missions',
      'former le personnel aux gestes qui sauvent',
      'Une formation est prévue à votre arrivée',
    ],
  },
  'plan-rotas': {
    names: [
      'Gestion du planning des intervenants',
      'élaborer les plannings hebdomadaires',
      'vous gérez les plannings',
    ],
    not: ['Planning fixe du lundi au vendredi'],
  },
  'work-nights': {
    names: [
      'poste de nuit',
      'Vous travaillez de nuit, en équipe de trois',
      'surveillant ou veilleur de nuit',
      'rondes de nuit, réponse aux sonnettes',
      'remplacements jour/nuit',
    ],
    not: ['une boîte de nuit'],
  },
  'work-weekends': {
    names: [
      'Travail un week-end sur deux',
      'disponible le week-end',
      'Vous travaillez les samedis et dimanches',
    ],
    not: ['Offert : votre week-end prolongé'],
  },
  'work-shifts': {
    names: ['horaires décalés, matin ou soir', 'Poste en 3x8', 'Vous travaillez par roulement'],
    not: ['les équipes produits'],
  },
  'visit-clients': {
    names: [
      'Déplacements quotidiens chez les clients',
      'visites clients',
      'Vous intervenez chez les particuliers',
    ],
    not: ['Les clients se déplacent au magasin'],
  },
  'drive-for-work': {
    names: [
      'déplacements fréquents',
      'conduite d’un véhicule de service',
      'Nombreux déplacements sur le département',
    ],
    not: ['véhicule de société et téléphone', 'le déplacement des meubles'],
  },
  'apply-hygiene': {
    names: [
      'respecter les normes d’hygiène et de sécurité',
      'Application des protocoles d’hygiène',
      'hygiène alimentaire',
    ],
    not: ['rayon hygiène et beauté'],
  },
  haccp: {
    names: ['Appliquer les normes HACCP', 'respect de la chaîne du froid', 'relevé des températures'],
    not: ['la température de la salle'],
  },
  'follow-safety': {
    names: [
      'respect des consignes de sécurité',
      'appliquer les règles de sécurité du site',
      'Port des EPI obligatoire',
    ],
    not: ['agent de sécurité incendie'],
  },
  'prevent-risks': {
    names: [
      'Évaluation des risques professionnels',
      'mise à jour du document unique',
      'prévention des accidents du travail',
    ],
    not: ['prévenir les risques de rupture de stock'],
  },
  'control-quality': {
    names: [
      'contrôle qualité des prestations',
      'Participer à la démarche qualité',
      'Vous contrôlez la qualité des produits',
    ],
    not: ['qualité de vie au travail'],
  },
  'keep-records': {
    names: [
      'Tenue des registres',
      'rendre compte à la hiérarchie',
      'Reporting hebdomadaire',
      'compléter les fiches de suivi',
    ],
    not: ['Prendre en compte les demandes'],
  },
  'plan-organise': {
    names: ['planifier les interventions', 'Organisation du travail de l’atelier', 'répartition des tâches'],
    not: ['les organisations syndicales'],
  },
  'use-office-software': {
    names: ['Maîtrise du Pack Office', 'aisance avec les outils informatiques', 'Word, Excel'],
    not: ['un bureau partagé'],
  },
  'write-documents': {
    names: ['Rédaction de comptes rendus', 'vous rédigez les courriers', 'qualités rédactionnelles'],
    not: ['la salle de rédaction'],
  },
  'manage-budget': {
    names: ['élaboration et suivi du budget', 'gestion budgétaire', 'vous pilotez le budget du service'],
    not: ['un budget de deux millions d’euros'],
  },
  'manage-project': {
    names: ['gestion de projet', 'Piloter les projets du service', 'coordination d’un projet culturel'],
    not: ['notre projet d’entreprise'],
  },
  'run-meetings': {
    names: ['Organisation et animation de réunions', 'préparer les réunions de service'],
    not: ['participer aux réunions d’équipe', 'l’île de la Réunion'],
  },
  'organise-events': {
    names: [
      'Organisation d’événements et de salons',
      'Vous préparez les manifestations de la ville',
      'logistique des séminaires',
    ],
    not: ['en cas d’événement imprévu'],
  },
  'secure-data': {
    names: [
      'protection des données personnelles',
      'assurer la confidentialité des dossiers',
      'application du RGPD',
    ],
    not: ['discrétion et respect de la confidentialité', 'saisie de données'],
  },
  'keep-watch-on-field': {
    names: ['assurer une veille juridique', 'veille concurrentielle', 'suivre les évolutions du métier'],
    not: ['la veille de Noël', 'il veille au respect'],
  },
}

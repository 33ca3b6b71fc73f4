import type { ConceptCases } from '../concept.ts'

export const informationTechnologyCases: ConceptCases = {
  'develop-web-apps': {
    names: [
      'Développeur web full stack',
      'développement front-end et back-end',
      'création de sites internet',
      'Développeur / Développeuse web',
    ],
    not: ['développer notre présence en magasin', 'mettre à jour le site internet'],
  },
  'code-software': {
    names: [
      'Développeur logiciel .NET',
      'Développement d’applications métiers',
      'Programmation en Java',
      'écriture de code propre',
    ],
    not: ['programmation culturelle', 'code du travail', 'utiliser les logiciels de bureautique'],
  },
  'make-mobile-apps': {
    names: ['Développeur mobile Android', 'applications iOS et Android', 'application mobile en Flutter'],
    not: ['téléphone mobile fourni'],
  },
  'make-video-games': {
    names: ['Développeur de jeux vidéo', 'game designer', 'level design sous Unity'],
    not: ['jeux de société'],
  },
  'test-software': {
    names: [
      'Tests unitaires et fonctionnels',
      'testeur logiciel',
      'recette fonctionnelle des applications',
      'plan de tests automatisés',
    ],
    not: ['tests de dépistage', 'recettes de cuisine'],
  },
  'debug-code': {
    names: ['Correction de bugs', 'maintenance évolutive', 'débogage', 'TMA'],
    not: ['correction de copies'],
  },
  'set-up-cloud': {
    names: [
      'Ingénieur cloud',
      'déploiement sur AWS',
      'infrastructures Azure',
      'administration de Kubernetes',
    ],
  },
  'automate-releases': {
    names: ['Ingénieur DevOps', 'pipelines CI/CD', 'automatisation des déploiements', 'Docker et Ansible'],
    not: ['automatisation industrielle'],
  },
  'help-users': {
    names: [
      'Support utilisateurs de niveau 1 et 2',
      'technicien helpdesk',
      'assistance informatique',
      'résolution des incidents des utilisateurs',
    ],
    not: ['former une équipe', 'tickets restaurant'],
  },
  'install-workstations': {
    names: [
      'Installation et configuration de postes informatiques',
      'gestion du parc informatique',
      'remplacement de périphériques',
      'préparation des PC',
    ],
    not: ['installation du poste de soudure', 'travail sur ordinateur'],
  },
  'repair-computers': {
    names: [
      'Dépannage d’ordinateurs',
      'réparation de smartphones',
      'Maintenance informatique',
      'technicien informatique',
    ],
    not: ['réparation automobile'],
  },
  'run-servers': {
    names: [
      'Administrateur systèmes et réseaux',
      'Gestion des serveurs Windows et Linux',
      'supervision des serveurs',
      'VMware',
    ],
    not: ['serveur en salle', 'gestion des serveurs de bar'],
  },
  'wire-networks': {
    names: [
      'Administrateur réseau',
      'configuration de routeurs et de switchs',
      'Ingénieur réseaux',
      'déploiement du réseau',
    ],
    not: ['gestion des réseaux sociaux', 'installation de réseaux électriques', 'notre réseau de magasins'],
  },
  'secure-systems': {
    names: [
      'Analyste en cybersécurité',
      'sécurité des systèmes d’information',
      'Formateur Cybersécurité',
      'sécurisation du système d’information',
    ],
    not: ['sécurité des personnes', 'sécurité routière', 'système de sécurité incendie'],
  },
  'test-intrusion': {
    names: ['Pentester', 'tests d’intrusion', 'recherche de failles de sécurité', 'ethical hacking'],
    not: ['personnes en situation de vulnérabilité'],
  },
  'run-databases': {
    names: [
      'Administrateur de bases de données',
      'requêtes SQL',
      'conception de bases de données',
      'PostgreSQL',
    ],
    not: ['saisie dans une base de données', 'mise à jour de la base de données clients'],
  },
  'query-data': {
    names: [
      'Data analyst',
      'Data scientist',
      'tableaux de bord Power BI',
      'Analyse des données de vente',
      'informatique décisionnelle',
    ],
    not: ['saisie de données'],
  },
  'build-data-pipelines': {
    names: ['Data engineer', 'pipelines de données', 'développement de flux ETL', 'Stagiaire Data Engineer'],
    not: ['flux de marchandises'],
  },
  'train-ai-models': {
    names: [
      'Ingénieur en intelligence artificielle',
      'modèles de machine learning',
      'développeur IA',
      'intégration de LLM',
    ],
    not: ['agent d’accueil', 'équipe data science', 'en lien avec le data scientist'],
  },
  'gather-it-needs': {
    names: [
      'Recueil des besoins des utilisateurs',
      'rédaction de spécifications fonctionnelles',
      'Product owner',
      'MOA',
    ],
    not: ['recueillir les besoins du patient', 'spécifications du produit chimique'],
  },
  'run-it-projects': {
    names: [
      'Chef de projet informatique',
      'pilotage de projets web',
      'gestion de projet IT',
      'directeur des systèmes d’information',
    ],
    not: ['chef de projet événementiel'],
  },
  'work-agile': {
    names: ['Méthodes agiles', 'Scrum master', 'sprint planning', 'équipe de développement en Kanban'],
  },
  'adapt-business-software': {
    names: [
      'Paramétrage de l’ERP',
      'consultant fonctionnel SAP',
      'déploiement de logiciels métiers',
      'intégration de progiciels',
    ],
    not: ['adaptation au poste', 'maîtrise du logiciel Word'],
  },
  'design-it-architecture': {
    names: [
      'Architecte logiciel',
      'conception d’architectures techniques',
      'urbanisation du système d’information',
      'microservices',
    ],
    not: ['architecte d’intérieur', 'architecture du bâtiment'],
  },
  'watch-it-systems': {
    names: [
      'Supervision des systèmes informatiques',
      'gestion des sauvegardes',
      'exploitation informatique',
      'monitoring applicatif',
    ],
    not: ['sauvegarde de la biodiversité', 'surveillance de la baignade'],
  },
  'write-it-docs': {
    names: [
      'Rédaction de documentation technique',
      'rédacteur technique',
      'documenter le code',
      'rédaction des guides utilisateurs',
    ],
    not: ['rédaction de courriers'],
  },
  'run-website': {
    names: ['Webmaster', 'mise à jour du site internet', 'administration WordPress', 'gestion du site web'],
    not: ['consultez notre site internet'],
  },
  'design-web-pages': {
    names: ['Web designer', 'UX/UI designer', 'intégration HTML et CSS', 'maquettes Figma'],
    not: ['maquettes de bâtiments', 'mise en page de courriers'],
  },
  'embed-software': {
    names: [
      'Ingénieur logiciel embarqué',
      'développement de firmware',
      'systèmes embarqués en C',
      'objets connectés',
    ],
    not: ['équipe embarquée en mer'],
  },
  'manage-it-stock': {
    names: [
      'Gestion du parc informatique',
      'inventaire informatique',
      'flotte mobile',
      'suivi des licences logicielles',
    ],
    not: ['parc de véhicules'],
  },
  'make-maps': {
    names: ['Cartographe', 'géomatique et SIG', 'cartographie sous QGIS', 'élaboration de cartes'],
    not: ['carte des desserts', 'tenir la carte des vins', 'carte bancaire'],
  },
  'forecast-weather': {
    names: ['Météorologue', 'prévision météo', 'observations météorologiques'],
    not: ['travail en extérieur selon la météo'],
  },
}

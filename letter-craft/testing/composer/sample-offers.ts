/** Invented offers, as untidy as real ones, for tests only. */
export type SampleOffer = { title: string; company: string; text: string }

export const sampleOffers: readonly SampleOffer[] = [
  {
    title: 'VENDEUR / VENDEUSE EN BOULANGERIE (H/F)',
    company: 'LE FOURNIL DORE',
    text: 'Nous recherchons un(e) vendeur(se) dynamique.\n\nVos missions :\n- Accueillir et conseiller la clientèle\n- Tenir la caisse ;\n- Réaliser la mise en place de la vitrine (pains, viennoiseries.)\n- Veiller à la propreté du magasin\n\nProfil :\n- Sourire et ponctualité\n\nSalaire : 1 850 € brut',
  },
  {
    title: 'Comptable F/H - Lille (59)',
    company: 'Orange',
    text: "Rattaché(e) au DAF, vous assurez la tenue de la comptabilité fournisseurs. Vous établissez les déclarations de TVA. Maîtrise d'Excel et de Sage exigée.\nAvantages : RTT, tickets restaurant",
  },
  {
    title: 'Aide-soignant(e) de nuit H/F (H/F)',
    company: "HOPITAL PRIVE DE L'OUEST",
    text: 'Missions principales :\n• Assurer les soins d’hygiène et de confort des résidents\n• Aide à la prise des repas\n• Transmission des informations à l’équipe soignante\nProfil : DEAS obligatoire',
  },
  {
    title: 'Développeur.se Full Stack React/Node.js (H/F)',
    company: 'Datalys',
    text: 'Tu rejoindras une équipe de 8 personnes.Tes missions :Concevoir des API REST.Participer aux revues de code.Écrire des tests automatisés.Stack : React, Node.js, PostgreSQL, Docker. Tu es curieux(se) ?',
  },
  {
    title: 'Alternance - Assistant(e) RH (H/F)',
    company: 'ADEQUAT INTERIM',
    text: "Notre agence recrute pour l'un de ses clients en contrat d'apprentissage.\nMissions : - Gestion des dossiers du personnel - Suivi des formations - Rédiger les annonces de recrutement Profil recherché : - Bac+2 minimum",
  },
  {
    title: 'Cariste CACES 1-3-5 H/F MISSION SOLEIL',
    company: 'LOGI 4000',
    text: '<p>Vous &ecirc;tes charg&eacute;(e) de :</p><ul><li>Charger et décharger les camions</li><li>Ranger les palettes dans l&#39;entrepôt</li></ul><p>CACES obligatoire</p>',
  },
  {
    title: 'Éducateur spécialisé / Éducatrice spécialisée',
    company: 'Association Les Trois Chênes',
    text: 'o Accompagner les jeunes dans leur projet\no Animer des ateliers éducatifs\no Rédiger des écrits professionnels\nDiplôme d’Etat exigé',
  },
  {
    title: 'un.e chargé.e de communication',
    company: 'MAIRIE DE SAINT-AUBIN',
    text: "Au sein de la direction, vous êtes chargé.e de :\n- la rédaction du bulletin municipal\n- l'animation des réseaux sociaux\n- l'organisation des événements publics\nConnaissance d'InDesign et de WordPress appréciée",
  },
  {
    title: 'Technicien de maintenance (h/f) CDI',
    company: 'HYDRELIS',
    text: 'Diagnostiquer les pannes électriques et mécaniques; Assurer la maintenance préventive des machines; Former les opérateurs de production. Permis B indispensable.',
  },
  {
    title: 'Stagiaire marketing digital - PARIS (H/F)',
    company: 'Yoplune',
    text: 'Durée : 6 mois\nTes missions :\n- Suivre les campagnes de publicité en ligne\n- Analyse des résultats avec Google Analytics\n- Création de contenus pour les réseaux sociaux',
  },
  { title: 'OUVRIER PAYSAGISTE', company: 'Jardins & Co', text: '' },
  {
    title: 'Hôte / hôtesse d’accueil',
    company: 'HUIT ET DEMI',
    text: 'Accueil des visiteurs, gestion du standard. Anglais souhaité. Contact : rh@huitetdemi.fr ou www.huitetdemi.fr',
  },
  {
    title: 'Infirmier(ère) IDE',
    company: 'EHPAD Les Hortensias',
    text: 'MISSIONS\n- Dispenser les soins infirmiers sur prescription\n- Tenir à jour le dossier de soins\n- Encadrement des aides-soignants\n- Participer aux réunions d’équipe',
  },
  {
    title: 'Chef de projet / Cheffe de projet BTP',
    company: 'BOUYGUARD CONSTRUCTION',
    text: 'Vous pilotez les chantiers de A à Z, vous encadrez les équipes et vous garantissez le respect des délais. 5 ans d’expérience minimum. AutoCAD.',
  },
  {
    title: 'Professeur·e d’anglais',
    company: 'Lycée Jean Moulin',
    text: 'Enseigner l’anglais aux classes de seconde. Préparer les élèves aux examens. Participer aux conseils de classe.',
  },
  {
    title: 'Employé libre service (H/F) REF-88213',
    company: 'SUPER U',
    text: 'vos missions\n* mise en rayon des produits frais\n* contrôle des dates de péremption\n* accueil et conseil des clients\nhoraires 5h-12h',
  },
  {
    title: 'Juriste droit social',
    company: '',
    text: 'Conseiller les responsables opérationnels en droit du travail. Rédiger les contrats et les avenants. Assurer une veille juridique.',
  },
  {
    title: 'Chauffeur-livreur SPL',
    company: 'TRANSPORTS MARTIN & FILS',
    text: 'Livraison des clients sur la région. Chargement et arrimage des marchandises. FIMO à jour, permis exigé!!!',
  },
  {
    title: 'Agent(e) d’entretien',
    company: 'Onet',
    text: 'Nettoyer les bureaux et les sanitaires. Évacuer les déchets. Signaler les anomalies constatées.',
  },
  { title: 'Master Droit de l’environnement', company: 'Université de Savoie', text: '' },
]

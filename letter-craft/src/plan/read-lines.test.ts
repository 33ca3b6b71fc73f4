import { expect, it } from 'vitest'
import { testKnowledge } from '../../testing/composer-knowledge.ts'
import { readLines } from './read-lines.ts'

const knowledge = testKnowledge()
const deps = { ...knowledge, morphology: knowledge.speller.french!.morphology }
const said = (line: string): string[] => readLines([line], 'card', deps).map(({ text }) => text)

it.each([
  // An object has its article.
  ['Vendre épargne et assurances', ['vendre l’épargne et les assurances']],
  ['accueillir clients', ['accueillir les clients']],
  ['encadrer équipe de 4 personnes', ['encadrer une équipe de quatre personnes']],
  ['porter secours aux personnes', ['porter secours aux personnes']],
  ['rester calme', ['rester calme']],
  // That nobody else was there tells most.
  ['Surveillance seule d’une plage', ['surveiller seule une plage']],
  // A pronoun before its verb changes place in the past: the letter does without.
  ['Relire les contrats et les faire signer', ['relire les contrats']],
  // How much it was stands in a bracket.
  ['tournées 35-40 patients/j', ['faire les tournées (35 à 40 patients par jour)']],
  ['interventions en EHPAD 1 j/semaine', ['assurer des interventions en EHPAD (1 jour par semaine)']],
  // What a developer makes, and what was done, by its verb.
  ['2 applis Symfony 5 puis 6 : espace adhérents, résa de salles', ['développer deux applications Symfony']],
  ['API REST pour une appli mobile', ['développer une API REST pour une application mobile']],
  ['6 sites livrés (artisans, gîte)', ['livrer six sites (artisans et gîte)']],
  // One deed of three kinds.
  [
    'Gestion administrative, comptable et financière',
    ['assurer la gestion administrative, comptable et financière'],
  ],
  // Things whose names end like those of deeds.
  ['montage/démontage échafaudages', ['monter et démonter les échafaudages']],
  ['gest. cdes fourn.', ['gérer les commandes fournisseurs']],
  // A telegram names once what was done to several, and its qualities agree.
  [
    'Mise en place et animation d’atelier ludique et pédagogique pour élève de CP en difficulté',
    ['mettre en place et animer des ateliers ludiques et pédagogiques pour des élèves de CP en difficulté'],
  ],
  ['Organisation d’événement culturel', ['organiser des événements culturels']],
  // Rules are applied, and not developed; a deed of its own follows «et».
  ['Application rigoureuse des procédures internes', ['appliquer les procédures internes']],
  ['Analyse des pièces justificatives et respect des délais', ['analyser les pièces justificatives']],
  // Each deed has the object that is its own.
  ['Réception, comptage et contrôle de conformité des fonds', ['réceptionner et compter les fonds']],
  ['Vente, gestion des stocks', ['assurer la vente', 'gérer les stocks']],
  [
    'Maintien de la propreté et de l’hygiène de la cuisine et des équipements',
    ['maintenir la propreté et l’hygiène de la cuisine et des équipements'],
  ],
  [
    'Préparation de synthèses et supports pour séminaires',
    ['préparer des synthèses et des supports pour des séminaires'],
  ],
  ['Formation de la clientèle sur le logiciel', ['former la clientèle']],
  ['Rangement et conseil client', ['assurer le rangement', 'conseiller la clientèle']],
  [
    'Découverte du besoin client pour définir une solution adaptée',
    ['identifier les besoins des clients pour définir une solution adaptée'],
  ],
  [
    'Préparation de commandes, livraisons, mise en rayon, vente, conseil',
    ['préparer des commandes', 'assurer les livraisons, la mise en rayon, la vente et le conseil'],
  ],
  ['Saisies informatiques des contrats fournisseurs', ['saisir les contrats fournisseurs']],
  ['Prélèvements des cartons', ['prélever des cartons']],
  ['Manager de 20 personnes.', ['encadrer 20 personnes']],
  [
    'manutention avec pont roulant et chariot élévateur du métal',
    ['manutentionner le métal au pont roulant et au chariot élévateur'],
  ],
  ['Réception et expédition de colis et de palettes', ['réceptionner et expédier des colis et des palettes']],
  ['Maîtrise du logiciel Hotello', ['utiliser le logiciel Hotello']],
  ['Planification des plannings hebdomadaires', ['établir les plannings hebdomadaires']],
  ['Gestion de portefeuilles clients', ['gérer des portefeuilles de clients']],
  [
    'Cours d’anglais pour apprenants de niveaux variés',
    ['donner des cours d’anglais à des apprenants de niveaux variés'],
  ],
  ['Conférences sur les dangers d’internet', ['donner des conférences sur les dangers d’internet']],
  ['Relance paiement', ['relancer les factures impayées']],
  [
    'J’ai, pendant ces deux années, aidé à entraîner des groupes de gymnastique',
    ['aider à entraîner des groupes de gymnastique'],
  ],
  ['J’avais pour but de distribuer le courriel et les colis', ['distribuer le courrier et les colis']],
  [
    'J’ai également eu l’occasion de participer activement en accompagnant des familles, ce qui m’a permis de comprendre leur vie',
    ['accompagner des familles'],
  ],
  [
    'J’ai aussi suivi la clôture d’un accompagnement, un moment clé qui m’a permis de progresser',
    ['suivre la clôture d’un accompagnement'],
  ],
  [
    'La mise en rayon : je m’occupe de l’approvisionnement des étals',
    ['s’occuper de l’approvisionnement des étals'],
  ],
  [
    'Utilisation du transpalette électrique, du gerbeur.',
    ['utiliser le transpalette électrique et le gerbeur'],
  ],
  ['Accueil et réception d’appels téléphoniques', ['recevoir des appels téléphoniques']],
  ['Gestion des agendas des Managers', ['gérer les agendas des managers']],
  [
    'Collaboration avec les équipes logistiques pour assurer la livraison et la gestion des stocks',
    ['collaborer avec les équipes logistiques'],
  ],
  ['Enseignement de l’informatique pour enfants du CP', ['enseigner l’informatique à des enfants du CP']],
  // Objects with the articles of a sentence.
  [
    'Animation comptes WhatsApp Business, Instagram, Facebook (publication)',
    ['assurer l’animation des comptes WhatsApp Business et Instagram'],
  ],
  ['Suivi de trésorerie', ['suivre la trésorerie']],
  [
    'Réalisation d’analyses descriptives et de tableaux de bord',
    ['réaliser des analyses descriptives et des tableaux de bord'],
  ],
  ['Formation des futurs sauveteurs', ['former les futurs sauveteurs']],
  ['Configuration de l’imprimante', ['configurer une imprimante']],
  ['Saisie des paies en logiciel CIEL', ['saisir les paies avec le logiciel CIEL']],
  ['Animation d’activités pour enfants et adultes', ['animer des activités pour des enfants et des adultes']],
  ['Vente sur marchés', ['assurer la vente sur les marchés']],
  ['Encadrement de l’équipe de 10 personnes', ['assurer l’encadrement d’une équipe de 10 personnes']],
  [
    'Mise à jour des produits ainsi que recherche de nouveaux produits',
    ['assurer la mise à jour des produits ainsi que la recherche de nouveaux produits'],
  ],
  ['Pilotage de 42 marques partenaires', ['piloter 42 marques partenaires']],
  [
    'Préparation des plats et boissons chaudes et froides',
    ['préparer des plats et des boissons chaudes et froides'],
  ],
  ['Création de l’application', ['créer une application']],
  [
    'Chargement et déchargement de camions avec transpalette et chariot élévateur',
    ['charger et décharger des camions avec un transpalette'],
  ],
  ['Préparation de ~40 commandes par jour', ['préparer environ 40 commandes par jour']],
  ['Livraisons et récupération', ['assurer les livraisons']],
  ['Création du site avec pour but principal de vendre des livres', ['créer un site pour vendre des livres']],
  [
    'Dispense de cours de soutien aux étudiants de 1re année en Finance, Comptabilité, Statistiques',
    ['donner des cours de soutien à des étudiants'],
  ],
  ['Développement en javascript et react', ['développer en JavaScript et React']],
  ['Utilisation quotidienne des logiciels', ['utiliser les logiciels']],
  // Qualities are no tasks.
  ['Relation clientèle, organisation, adaptation', ['assurer la relation clientèle']],
  ['Gestion d’employer, investissement', ['gérer les employés']],
  [
    '3 boutiques à Nyons et Valence - Coordination des commandes',
    ['gérer trois boutiques à Nyons et à Valence', 'coordonner les commandes'],
  ],
  ['Cours de couture avec les jeunes', ['donner des cours de couture aux jeunes']],
  ['Nettoyage de Véhicules , entretient des serres', ['nettoyer des véhicules', 'entretenir les serres']],
  ['Commande fournisseur', ['passer les commandes auprès des fournisseurs']],
  [
    'Service restaurant, réception hôtel',
    ['assurer le service au restaurant et l’accueil à la réception de l’hôtel'],
  ],
  [
    'Mon rôle consistait non seulement à préparer des plats, mais aussi à servir les clients.',
    ['préparer des plats et servir les clients'],
  ],
  [
    'Mes responsabilités incluaient le nettoyage des locaux ainsi que le travail en équipe.',
    ['nettoyer les locaux'],
  ],
])('«%s»', (line, tasks) => {
  expect(said(line)).toStrictEqual(tasks)
})

it('a deed that needs no object stays beside another; readings are no stock', () => {
  expect(said('mise en étui, palettisation')).toStrictEqual(['assurer la mise en étui et la palettisation'])
  expect(readLines(['contrôle stocks, relevés de compteurs'], 'card', deps)[0]?.doubt).toBeGreaterThan(1.5)
})

it.each([
  [
    'Gestion du bar et d’une équipe de 10 à 20 . Formation des nouveaux éléments',
    ['gérer le bar et une équipe de 10 à 20 personnes', 'former les nouveaux éléments'],
  ],
  ['1. Accueil des clients', ['accueillir les clients']],
  ['Accueil de personne', ['accueillir des personnes']],
  ['Tenue du bar . Gestion des stocks', ['tenir le bar', 'gérer les stocks']],
])('%s: read as its writer meant it, whatever the marks', (line, tasks) => {
  expect(said(line)).toStrictEqual(tasks)
})

it('initials that a trade knows are no doubtful word', () => {
  const [task] = readLines(['DSN'], 'card', deps)
  expect(task).toMatchObject({ text: 's’occuper des DSN' })
  expect(task?.doubt).toBeLessThan(0.5)
})

it('what is done once a week ends there', () => {
  const lines = ['animation ateliers mémoire avec la psycho 1x/sem.', 'référente de 6 résidents']
  expect(readLines(lines, 'card', deps)[0]?.text).toBe(
    'animer les ateliers mémoire avec la psychologue une fois par semaine',
  )
})

it.each([
  'mise en œuvre de poste de commandement',
  'Poste d’accompagnant éducatif',
  'Développement spécifique client',
  'Installation et formation des clients',
  'Accompagnement sur les événements pour réaliser les repas',
  'J’ai occupé le poste de développeur web au sein d’une entreprise spécialisée dans les formations',
  'Hôtesse de caisse',
  'Intégration dans une équipe de développeurs',
  'Amélioration de leur visibilité',
  'Maintenance système et réseau',
  'Application web complète pour société de formation',
  'Création de ma marque Lilou',
])('«%s» is told by no letter', (line) => {
  expect(readLines([line], 'card', deps).filter(({ doubt }) => (doubt ?? 0) < 1.9)).toStrictEqual([])
})

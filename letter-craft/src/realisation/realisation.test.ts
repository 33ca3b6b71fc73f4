import { describe, expect, it, test } from 'vitest'
import { testCareerLexicon } from '../../testing/career.ts'
import { testFrench } from '../../testing/french.ts'
import { titleForms } from './job-title.ts'
import { durationOf, lengthInWords, periodOf, toldPeriod } from './period.ts'
import { atPlace, withTownCapitals } from './place.ts'
import { withoutLastComplement } from './sayable-task.ts'
import { readTasks } from './task.ts'
import { conjugate, readVerbPhrase, withSubject } from './verb-phrase.ts'

const { morphology } = testFrench()
const { titleHeads } = testCareerLexicon()

test('towns within a name get their capital, names that look like towns stay', () => {
  const towns = new Map([
    ['evry', 'Évry'],
    ['saint etienne', 'Saint-Étienne'],
    ['elbeuf', 'Elbeuf'],
  ])
  const said = ['Mairie d’Evry', 'CHU de Saint-Etienne', 'Lycée d’Elbeuf', 'Evry', 'Garage de Eden'].map(
    (name) => withTownCapitals(name, towns),
  )
  expect(said).toEqual(['Mairie d’Évry', 'CHU de Saint-Étienne', 'Lycée d’Elbeuf', 'Evry', 'Garage de Eden'])
})

describe('a task', () => {
  const said = (text: string, tense: 'present' | 'imperfect' | 'perfect') => {
    const phrase = readVerbPhrase(text, morphology)
    const predicate = phrase && conjugate(phrase, tense, morphology)
    return predicate && withSubject(predicate)
  }

  it.each([
    ['tenir la caisse', 'je tiens la caisse', 'je tenais la caisse', 'j’ai tenu la caisse'],
    // The second verb depends on the preposition too.
    [
      'aider le chef à installer et désinstaller le matériel',
      'j’aide le chef à installer et désinstaller le matériel',
      'j’aidais le chef à installer et désinstaller le matériel',
      'j’ai aidé le chef à installer et désinstaller le matériel',
    ],
    [
      'accueillir et conseiller les clients',
      'j’accueille et conseille les clients',
      'j’accueillais et conseillais les clients',
      'j’ai accueilli et conseillé les clients',
    ],
    [
      'former les apprentis pour accueillir et servir',
      'je forme les apprentis pour accueillir et servir',
      'je formais les apprentis pour accueillir et servir',
      'j’ai formé les apprentis pour accueillir et servir',
    ],
    [
      'suivre six résidents',
      'j’assure le suivi de six résidents',
      'je suivais six résidents',
      'j’ai suivi six résidents',
    ],
    ['payer les factures', 'je paie les factures', 'je payais les factures', 'j’ai payé les factures'],
  ])('«%s» is said in three tenses', (task, present, imperfect, perfect) => {
    expect([said(task, 'present'), said(task, 'imperfect'), said(task, 'perfect')]).toEqual([
      present,
      imperfect,
      perfect,
    ])
  })

  it.each([
    [
      ['Suivi des stocks et gestion des', 'commandes de la boutique.'],
      ['suivre les stocks', 'gérer les commandes de la boutique'],
    ],
    // What it was for is told where it says something.
    [['suivre les stocks pour éviter les ruptures'], ['suivre les stocks pour éviter les ruptures']],
    [
      ['contrôler les livraisons reçues afin d’optimiser la performance'],
      ['contrôler les livraisons reçues'],
    ],
    [['Gestion du rayon (mise en rayon, étiquetage)'], ['gérer le rayon (mise en rayon et étiquetage)']],
    [['conseil client et mise en rayon'], ['conseiller la clientèle', 'assurer la mise en rayon']],
    [['Aide aux familles'], ['aider les familles']],
    [
      ['Identifier les demandes du marché et les tendances des clients'],
      ['identifier les demandes du marché et les tendances des clients'],
    ],
    [['DICT et demandes de permis'], ['s’occuper des DICT', 'faire les demandes de permis']],
    [['réponse aux clients - suivi des devis'], ['répondre aux clients', 'suivre les devis']],
    [['reportages associatifs'], ['réaliser des reportages associatifs']],
    [['entretiens de fin de contrat'], ['mener les entretiens de fin de contrat']],
    [['déchargement hayon'], ['s’occuper du déchargement hayon']],
    [['Ouverture de comptes, contrats, coffres'], ['ouvrir des comptes, des contrats et des coffres']],
    [
      ['Maintenance et mise en œuvre d’une presse'],
      ['assurer la maintenance et la mise en œuvre d’une presse'],
    ],
    [['Journée de formation donnée au personnel'], ['donner une journée de formation au personnel']],
    [['Cheffe de cellule logistique'], ['diriger la cellule logistique']],
    [['Préparation de commandes CACES 1/3'], ['préparer des commandes (CACES 1 et 3)']],
    [['Expédition et réception marchandises'], ['expédier et réceptionner les marchandises']],
    [['Vente de gâteau et macramé'], ['vendre des gâteaux et des macramés']],
    [['Vente de gâteau et zorgluberie'], ['vendre des gâteaux']],
    [['Rangement des caisses et cartons'], ['ranger les caisses et les cartons']],
    [
      ['Webdesign et mise à jour de site web'],
      ['concevoir des pages web', 'assurer la mise à jour du site web'],
    ],
    [['Prise de rendez-vous'], ['prendre les rendez-vous']],
    [['Maintenance des logiciels du service'], ['assurer la maintenance des logiciels du service']],
    [['Participation active aux réunions'], ['participer activement aux réunions']],
    [['Gestion planning livraison'], ['gérer le planning de livraison']],
    [
      ['Maintenance et mise en œuvre d’un radar type ZORGLUBE'],
      ['assurer la maintenance et la mise en œuvre d’un radar de type Zorglube'],
    ],
    [['Expédition de colis par la route (ADR, IATA)'], ['expédier des colis par la route (ADR et IATA)']],
    [['Développement de services en Python/Django'], ['développer des services en Python/Django']],
    [
      ['Développement d’une application dans le cloud en Python et en utilisant GCP'],
      ['développer une application dans le cloud en Python et en utilisant GCP'],
    ],
    [['Contrôle des livres, CD et DVD'], ['contrôler les livres, CD et DVD']],
    [['Gestion d’un parc (2 mois)'], ['gérer un parc']],
    [
      ["Membre de l'équipe de développement du logiciel d'éco-conduite Verdiane®"],
      ['participer au développement du logiciel d’éco-conduite Verdiane'],
    ],
    [['Mission : tri du linge ; pliage du linge'], ['trier le linge', 'plier le linge']],
    [['Surveillance seule d’un bassin'], ['surveiller un bassin']],
    [['Membre d’un projet de rénovation'], ['participer à un projet de rénovation']],
    [['Aide au repas, la gestion des courses'], ['aider au repas', 'gérer les courses']],
    [['Accueil client, encaissement'], ['accueillir la clientèle', 'assurer l’encaissement']],
    [['Mise en place et animation de formations'], ['mettre en place et animer des formations']],
    [['Création et mise en œuvre de campagnes'], ['créer et mettre en œuvre des campagnes']],
    [['Prise en charge des nouveaux arrivants'], ['prendre en charge les nouveaux arrivants']],
    [
      ['Sondage : mise en œuvre d’un questionnaire auprès de 300 familles'],
      ['mettre en œuvre un questionnaire auprès de 300 familles'],
    ],
    [['Méthode Agile : refactoring complet des scripts de calcul'], []],
    [['Conception d’un Guide d’Aide à la Vente'], ['concevoir un guide d’aide à la vente']],
    [['Analyse Chimique des eaux'], ['réaliser l’analyse chimique des eaux']],
    [
      ['Accompagnement client dans le choix et le financement de son véhicule'],
      ['accompagner les clients dans le choix et le financement de leur véhicule'],
    ],
    [['Écriture, réalisation de reportages'], ['écrire et réaliser des reportages']],
    [['Équipe de 12 vendeurs'], ['encadrer une équipe de 12 vendeurs']],
    [
      ['Élaboration de la carte avec le chef, produits locaux'],
      ['élaborer la carte avec le chef', 's’occuper des produits locaux'],
    ],
    [['préparer les sauces et mets simples'], ['préparer les sauces et mets simples']],
    [['Vente de materiel'], ['vendre du matériel']],
    // Lists of a few words in small letters are not lines that a page cut.
    [
      ['Tonte des pelouses', 'taille des haies', 'ramasser les feuilles', 'débroussaillage'],
      ['tondre les pelouses', 'tailler les haies', 'ramasser les feuilles', 'assurer le débroussaillage'],
    ],
    [
      ['Chargement/déchargement camions (30 palettes/jour)'],
      ['charger et décharger les camions (30 palettes par jour)'],
    ],
    [['Plonge et nettoyage cuisine'], ['assurer la plonge et le nettoyage de la cuisine']],
    [
      ['Entretien des vestiaires, tri du linge et service des repas'],
      ['entretenir les vestiaires', 'trier le linge', 'servir les repas'],
    ],
    [['Formation de 2 apprenties'], ['former deux apprenties']],
    [['tests électriques'], ['réaliser des tests électriques']],
    [['Ménage du hall (2 étages)'], ['faire le ménage du hall (2 étages)']],
    [['conseil de quartier'], ['participer aux conseils de quartier']],
    [['réunions de service'], ['participer aux réunions de service']],
    [['Plomberie neuve, dépannages'], ['faire de la plomberie neuve', 'assurer des dépannages']],
    [['vitrail du chœur'], ['s’occuper du vitrail du chœur']],
    [
      ['Accompagnement de 2 élèves (TSA, dyslexie) en cours'],
      ['accompagner deux élèves (TSA et dyslexie) en cours'],
    ],
    [['Appels (30/jour env.)'], ['s’occuper des appels (environ 30 par jour)']],
    [['circuits du matin et lavage du véhicule'], ['s’occuper des circuits du matin', 'laver le véhicule']],
    [['rigueur et polyvalence'], []],
    [['garde de 2 enfants de 4 et 7 ans'], ['garder deux enfants de 4 et 7 ans']],
    [['Service en salle, 90 couverts'], ['assurer le service en salle (90 couverts)']],
    [['standard 4 lignes'], ['tenir le standard de quatre lignes']],
    [['Chargement wagon, calage'], ['charger les wagons', 'assurer le calage']],
    [['Missions en crèche'], ['effectuer des missions en crèche']],
    [['Prise de constantes'], ['prendre les constantes']],
    [['s’occuper des enfants'], ['s’occuper des enfants']],
    [
      ['garder deux enfants le soir', 'préparer le repas, aider aux devoirs'],
      ['garder deux enfants le soir', 'préparer le repas', 'aider aux devoirs'],
    ],
    [['Divers'], []],
    [['Encaisement des clientss'], []],
    [['Accomplir les tâches pour lesquelles j’ai été embauchée'], []],
  ])('%j is read as %j', (lines, tasks) => {
    expect(readTasks(lines, morphology).map(({ text }) => text)).toEqual(tasks)
  })
})

it.each([
  ['Lyon (69)', 'à Lyon'],
  ['Paris 10ème', 'à Paris'],
  ['Le Havre', 'au Havre'],
  ['Les Mureaux', 'aux Mureaux'],
  ['TOURNON SUR RHONE', 'à Tournon-sur-Rhône'],
  ['Saint Ouen l’Aumône', 'à Saint-Ouen-l’Aumône'],
  ['Canada', 'au Canada'],
  ['Accra (Ghana)', 'à Accra, au Ghana'],
  ['Plusieurs villes', undefined],
  ['CC Les Arcades, Nantes (44)', 'à Nantes'],
  ['Ardèche', undefined],
])('«%s» is «%s»', (place, at) => {
  expect(atPlace(place)).toBe(at)
})

it.each([
  [{ from: '2018-03', to: '2020-06' }, 'de mars 2018 à juin 2020'],
  [{ from: '2018-10', to: '2019-08' }, 'd’octobre 2018 à août 2019'],
  [{ from: '2020-03', to: '2020-06' }, 'de mars à juin 2020'],
  [{ from: '2011', to: '', current: true }, 'depuis 2011'],
  [{ from: '2017', to: '2017' }, 'en 2017'],
  [{ from: '', to: '2019' }, 'jusqu’en 2019'],
  [{ from: '', to: '' }, undefined],
])('%j is «%s»', (dates, period) => {
  expect(periodOf(dates)).toBe(period)
})

it.each([
  [{ from: '2018-03', to: '2020-06' }, 'de 2018 à 2020'],
  [{ from: '2021-08', to: '', current: true }, 'depuis 2021'],
  // Short ones keep their months, and so does what stays within a year.
  [{ from: '2018-10', to: '2019-08' }, 'd’octobre 2018 à août 2019'],
  [{ from: '2026-08', to: '', current: true }, 'depuis août 2026'],
  [{ from: '2020-01', to: '2020-12' }, 'de janvier à décembre 2020'],
])('a letter tells %j as «%s»', (dates, period) => {
  expect(toldPeriod(dates, { year: 2026, month: 11 })).toBe(period)
})

test('beyond twenty years, a length is round', () => {
  expect(lengthInWords(19 * 12)).toBe('dix-neuf ans')
  expect(lengthInWords(25 * 12)).toBe('vingt-cinq ans')
  expect(lengthInWords(31 * 12)).toBe('plus de trente ans')
})

test('durations are whole, and unsure ones are not said', () => {
  const now = { year: 2026, month: 11 }
  expect(durationOf({ from: '2007', to: '2021' }, now)).toBe('quatorze ans')
  expect(durationOf({ from: '2024-01', to: '2024-06' }, now)).toBe('six mois')
  expect(durationOf({ from: '2023', to: '2024' }, now)).toBeUndefined()
  expect(durationOf({ from: '2022-03', to: '2023-12' }, now)).toBe('près de deux ans')
})

it.each([
  ['Conseillère de Vente', 'feminine', 'conseillère de vente'],
  ['Agent de courrier', 'feminine', 'agente de courrier'],
  ['Agent recenseur', 'feminine', 'agente recenseuse'],
  ['Directrice Pôle Chargés de Comptes', 'feminine', 'directrice du pôle Chargés de comptes'],
  ['Gestionnaire Grands Comptes', 'feminine', 'gestionnaire de grands comptes'],
  ['Enseignant primaire à divers degrés', 'masculine', 'enseignant primaire'],
  ['ELECTRICIEN', 'masculine', 'électricien'],
  ['Assistant / Assistante RH', 'feminine', 'assistante RH'],
  ['Ingénieure logiciel (programme « Numérique »)', 'feminine', 'ingénieure logiciel'],
] as const)('the title «%s» (%s) is «%s»', (raw, gender, title) => {
  expect(titleForms(raw, gender, morphology, titleHeads)).toMatchObject({ title, isPerson: true })
})

test('what one did is no title', () => {
  expect(titleForms('Baby-sitting', 'feminine', morphology, titleHeads)?.isPerson).toBe(false)
  expect(titleForms('Projet tutoré', 'feminine', morphology, titleHeads)?.isPerson).toBe(false)
})

it('a task is cut before its last complement, and never to its verb alone', () => {
  expect(withoutLastComplement('saisir les factures avec SAP')).toBe('saisir les factures')
  expect(withoutLastComplement('mettre en conformité le référentiel')).toBeUndefined()
})

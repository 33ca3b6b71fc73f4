import { expect, it } from 'vitest'
import { testFrench } from '../../testing/french.ts'
import { withOwnWords } from '../french/own-words.ts'
import { presentsPlace } from './plain-line.ts'
import { readTasks } from './task.ts'
import { inFullWords } from './task-text.ts'

const { morphology } = testFrench()
const textsOf = (line: string) => readTasks([line], morphology).map(({ text }) => text)

// Lines in the shapes in which people type them.
it.each([
  ['- Pose de PAC air/eau', ['assurer la pose de PAC air-eau']],
  ['soudure TIG / MAG acier et inox', ['souder en TIG et en MAG l’acier et l’inox']],
  ['FABRICATION DE PAINS SPÉCIAUX ET VIENNOISERIES', ['fabriquer des pains spéciaux et des viennoiseries']],
  ['Tutrice de 3 stagiaires', ['encadrer trois stagiaires']],
  ['référent de 6 résidents (projet)', ['suivre six résidents']],
  ['enseigner l’informatique pour des enfants', ['enseigner l’informatique à des enfants']],
  ['soutien aux élèves en difficultés', ['assurer le soutien aux élèves en difficulté']],
  [
    'préparer et de contrôler les commandes puis de les filmer pour l’expédition',
    ['préparer et contrôler les commandes'],
  ],
  ['accompagnement fin de vie', ['assurer l’accompagnement de fin de vie']],
  ['Ménage des chambres / service hôtelier', ['faire le ménage des chambres', 'assurer le service hôtelier']],
  ['maintenance ascenseurs', ['assurer la maintenance d’ascenseurs']],
  ['vente petit électroménager', ['vendre le petit électroménager']],
  ['contrôle qualité produits finis', ['contrôler la qualité des produits finis']],
  ['Service petits déjeuners', ['servir des petits déjeuners']],
  ['Entretien/réparation bus et camions', ['entretenir et réparer les bus et les camions']],
  ['Prise des commandes et préparations des boissons', ['prendre les commandes', 'préparer les boissons']],
  ['Établissement des factures', ['établir les factures']],
  ['Déploiement Windows 11', ['déployer Windows 11']],
  ['Gestion des stocks linge', ['gérer les stocks de linge']],
  ['Organisation de sorties et d’ateliers', ['organiser des sorties et des ateliers']],
  ['Chargée de l’accueil des nouveaux', ['accueillir les nouveaux']],
  ['En charge du tri et de la livraison des colis', ['trier et livrer les colis']],
  ['la pose de parquet', ['poser le parquet']],
  ['Gestionnaire du parc de vélos', ['gérer le parc de vélos']],
  ['Animatrice d’un club de lecture', ['animer un club de lecture']],
  [
    'Relecture et correction de thèses, articles et mémoires',
    ['relire et corriger des thèses, des articles et des mémoires'],
  ],
  ['Mise à jour et impression des cartes', ['mettre à jour et imprimer les cartes']],
  ['Financement : montage de dossiers de subvention', ['monter des dossiers de subvention']],
  ['Développement de nouveaux circuits', ['développer de nouveaux circuits']],
  ['Administration des ventes', ['assurer l’administration des ventes']],
  ['Amélioration de son accueil téléphonique', ['améliorer son accueil téléphonique']],
  ['Construction de dalle et de fondation', ['construire des dalles et des fondations']],
  ['Livraison de colis', ['livrer des colis']],
  ['Management et gestion d’une équipe de 6 serveurs', ['encadrer une équipe de six serveurs']],
  ['Création de main courante', ['tenir la main courante']],
  ['Chargé d’accueillir les visiteurs', ['accueillir les visiteurs']],
  ['Responsable de la caisse centrale', ['s’occuper de la caisse centrale']],
  ['J’ai géré seule la boutique', ['gérer la boutique']],
  ['Saisie comptable et rapprochements', ['assurer la saisie comptable et les rapprochements']],
  ['TRACTEUR : broyage, rognage', ['conduire le tracteur (broyage et rognage)']],
  ['Support technique de niveau 2', ['assurer le support technique de niveau 2']],
  ['Autocontrôles poids, étanchéité', ['s’occuper des autocontrôles de poids et d’étanchéité']],
  ['soutien scolaire collégiens', ['assurer le soutien scolaire de collégiens']],
  [
    'remplacement chauffe-eau, chaudières, WC',
    ['assurer le remplacement de chauffe-eau, de chaudières et de WC'],
  ],
  ['Contrôles en position (PB, PC, PE)', ['assurer des contrôles en position (PB, PC et PE)']],
  ['Environ 90 dossiers de prêt / an', ['traiter environ 90 dossiers de prêt par an']],
  ['Tournée 60 colis/jour', ['faire une tournée de 60 colis par jour']],
  ['traite matin et soir', ['assurer la traite du matin et du soir']],
  ['ateliers dessin / couture', ['animer les ateliers de dessin et de couture']],
  ['Vérif. véhicule, désinfection', ['vérifier le véhicule', 'assurer la désinfection']],
  ['Rédaction contrats / avenants', ['rédiger des contrats et des avenants']],
  ['Rédaction technique, relecture', ['assurer la rédaction technique et la relecture']],
  ['Remplacement de la directrice le week-end', ['remplacer la directrice le week-end']],
  ['urgences traumato le WE', ['gérer les urgences de traumatologie du week-end']],
  ['Vente comptoir et téléphone', ['assurer la vente au comptoir et au téléphone']],
  ['contrôle de 45 chambres / jour', ['contrôler 45 chambres par jour']],
])('«%s» is %j', (line, tasks) => {
  expect(textsOf(line)).toEqual(tasks)
})

it('says nothing of what an employer is', () => {
  const lines = [
    'Brasserie 90 couverts midi / 120 soir',
    'Unité protégée, 14 lits',
    'travail en binôme',
    'Chantier lycée Mermoz : CFO',
  ]
  expect(lines.filter((line) => !presentsPlace(line))).toEqual([])
  expect(['Établissement de 320 bulletins', 'Salons et foires'].map(presentsPlace)).toEqual([false, false])
})

it('leaves the English «we» alone', () => {
  expect(inFullWords('We sold what we grew')).toBe('We sold what we grew')
})

it('joins nothing to a line that tells no work', () => {
  const lines = ['Préparation des commandes, livraison', 'job étudiant week-ends et vacances']
  expect(readTasks(lines, morphology).map(({ text }) => text)).toEqual([
    'préparer les commandes',
    'assurer la livraison',
  ])
})

it('reads the words of a trade that no dictionary has as nouns', () => {
  const own = withOwnWords(morphology, new Set(['packshots', 'dévoilage']))
  const said = ['Packshots', 'Dévoilage des roues'].map((line) =>
    readTasks([line], own).map(({ text }) => text),
  )
  expect(said).toEqual([['s’occuper des packshots'], ['assurer le dévoilage des roues']])
  expect(own.readings('caisse')).toEqual(morphology.readings('caisse'))
})

it('doubts what it had to guess more than what a line says in so many words', () => {
  const doubtOf = (line: string) => readTasks([line], morphology)[0]?.doubt ?? 0
  expect(doubtOf('Gestion des plannings de l’équipe')).toBeLessThan(0.5)
  expect(doubtOf('Semis mottes, binage rangs')).toBeGreaterThan(0.3)
})

it.each([
  ['Tenue du PC sécurité', ['tenir le poste central de sécurité']],
  ['35 mandats exclusifs par an', ['prendre 35 mandats exclusifs par an']],
  ['Tailler, ébourgeonner et palisser les vignes', ['tailler, ébourgeonner et palisser les vignes']],
  ['Construction de murs, du terrassement à l’enduit', ['construire des murs, du terrassement à l’enduit']],
  [
    'Animation d’ateliers manuels, lecture, motricité',
    ['animer des ateliers (manuels, lecture et motricité)'],
  ],
  ['Référente des nouveaux conducteurs', ['accompagner les nouveaux conducteurs']],
  ['Développement front-end (React, TypeScript)', ['faire du développement front-end (React et TypeScript)']],
  ['Coiffure des personnes âgées', ['coiffer les personnes âgées']],
])('«%s», with the words of its trade, is %j', (line, tasks) => {
  expect(textsOf(line)).toEqual(tasks)
})

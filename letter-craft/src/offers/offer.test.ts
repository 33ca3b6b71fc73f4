import { describe, expect, it } from 'vitest'
import { testFrench } from '../../testing/french.ts'
import { cleanCompanyName } from './clean-company-name.ts'
import { cleanJobTitle } from './clean-job-title.ts'
import { readDuty } from './duty.ts'
import { resolveInclusive } from './inclusive.ts'
import { mentionsApprenticeship, readOffer } from './read-offer.ts'

const { morphology } = testFrench()

describe('cleanJobTitle', () => {
  it.each([
    ['Boulanger / Boulangère (H/F)', 'boulanger', 'boulangère'],
    [
      'Vendeur polyvalent / Vendeuse polyvalente en jardinerie F/H',
      'vendeur polyvalent en jardinerie',
      'vendeuse polyvalente en jardinerie',
    ],
    ['INGENIEUR ETUDES BTP H/F', 'ingénieur études BTP', 'ingénieur études BTP'],
    ['Chargé(e) de clientèle (H/F) - Lyon (69)', 'chargé de clientèle', 'chargée de clientèle'],
    ['Un.e directeur.rice adjoint.e', 'directeur adjoint', 'directrice adjointe'],
    ['Conseiller/ère en insertion F/H/NB', 'conseiller en insertion', 'conseillère en insertion'],
    ['Cuisinière ou cuisinier de collectivité', 'cuisinier de collectivité', 'cuisinière de collectivité'],
    ['Mécanicien (H/F) ETE2031', 'mécanicien', 'mécanicien'],
    [
      'Préparateur de commandes H/F Venez vibrer (H/F)',
      'préparateur de commandes',
      'préparateur de commandes',
    ],
    ['Stagiaire Contrôle de Gestion - NANTES', 'contrôle de gestion', 'contrôle de gestion'],
    [
      'Responsable Commercial et Marketing',
      'responsable commercial et marketing',
      'responsable commercial et marketing',
    ],
    ['Développeur Delphi', 'développeur Delphi', 'développeur Delphi'],
    ['TISF Secteur Roanne', 'TISF', 'TISF'],
    ['cariste', 'cariste', 'cariste'],
    ['', '', ''],
  ])('%j', (raw, masculine, feminine) => {
    expect(cleanJobTitle(raw)).toBe(masculine)
    expect(cleanJobTitle(raw, 'feminine')).toBe(feminine)
  })
})

describe('cleanCompanyName', () => {
  it.each([
    ['BRICOLUX', 'Bricolux'],
    ['SNCF', 'SNCF'],
    ['LE JARDIN DES SENS', 'Le Jardin des Sens'],
    ['Leroy Merlin', 'Leroy Merlin'],
    ['RESIDENCE LES TILLEULS', 'Résidence Les Tilleuls'],
    ['eBay', 'eBay'],
    ['MSA', 'MSA'],
    ['CAISSE MSA LOIRE', 'MSA Loire'],
    ['DUPONT SAS', 'Dupont'],
    ["L'OREE", 'L’Oree'],
  ])('%j → %j', (raw, name) => {
    expect(cleanCompanyName(raw)).toBe(name)
  })
})

describe('readDuty', () => {
  it.each([
    ['Assurer l’accueil physique des visiteurs', 'assurer l’accueil physique des visiteurs'],
    ['Vous accueillez les familles, afin de les rassurer', 'accueillir les familles'],
    [
      'Suivi des commandes auprès des fournisseurs (mails, téléphone)',
      'le suivi des commandes auprès des fournisseurs',
    ],
    ['Tenue et révision des comptes', 'la tenue et la révision des comptes'],
    ['Encadre les équipes de production', 'encadrer les équipes de production'],
    ['Organise et suit les chantiers du secteur', 'organiser et suivre les chantiers du secteur'],
    ['Elaborer les menus de la semaine', 'élaborer les menus de la semaine'],
  ])('%j', (line, duty) => {
    expect(readDuty(line, morphology)?.text).toBe(duty)
  })
  it.each([
    'Salaire : 1 850 € brut',
    'Rigueur et autonomie',
    'Rejoignez notre équipe dynamique',
    'Être à l’aise avec les chiffres',
    'Gérer les entrées, sorties et stocks',
    'Atelier de production',
    'Structure moderne à taille humaine',
    'Assurer vos missions avec sérieux',
    'Participer aux',
    'Rédiger documentation technique',
  ])('leaves out %j', (line) => {
    expect(readDuty(line, morphology)).toBeUndefined()
  })
})

describe('readOffer', () => {
  it('reads the duties of an offer written as sentences', () => {
    const text =
      'La Maison Trévarez cherche un responsable de magasin. Vous encadrez une équipe, vous tenez la caisse et vous suivez les stocks.'
    expect(readOffer({ text }, morphology).duties.map((duty) => duty.text)).toEqual([
      'encadrer une équipe',
      'tenir la caisse',
      'suivre les stocks',
    ])
  })
  it('reads a messy offer', () => {
    const offer = readOffer(
      {
        title: 'Assistant(e) commercial(e) H/F',
        company: 'MENUISERIES DU LAC',
        text: "Missions : - Assurer le suivi des devis - Gestion des appels entrants - Mettre à jour le fichier client Profil : - Maîtrise d'Excel exigée - 2 ans d'expérience\nSalaire : 2 000 €",
      },
      morphology,
    )
    expect(offer.jobTitle).toBe('assistant commercial')
    expect(offer.company).toBe('Menuiseries du Lac')
    expect(offer.duties.map((duty) => duty.text)).toEqual([
      'assurer le suivi des devis',
      'la gestion des appels entrants',
      'mettre à jour le fichier client',
    ])
    expect(offer.tools).toEqual(['Excel'])
    expect(offer.requirements[0]).toContain('Excel')
    expect(offer.address).toBe('vous')
  })
  it('distinguishes an apprenticeship from a rota', () => {
    expect(mentionsApprenticeship('CDI en alternance avec le chef')).toBe(false)
    expect(mentionsApprenticeship('Vendeur en alternance')).toBe(true)
    expect(mentionsApprenticeship('Contrat d’apprentissage de 12 mois')).toBe(true)
    expect(mentionsApprenticeship('Pâtissier\nNous recherchons un apprenti pâtissier')).toBe(true)
    expect(mentionsApprenticeship('Pâtissier\nVous formez l’apprenti(e) de la maison')).toBe(false)
    expect(mentionsApprenticeship('Formatrice en pâtisserie\nCFA : contrat d’apprentissage')).toBe(false)
    expect(mentionsApprenticeship('Conseillère de vente en alternance')).toBe(true)
  })
})

it.each([
  ['organisé(e) et rigoureux(se)', 'organisé et rigoureux', 'organisée et rigoureuse'],
  ['un·e candidat·e motivé·e', 'un candidat motivé', 'une candidate motivée'],
  ['coordinateur/trice', 'coordinateur', 'coordinatrice'],
  ['https://site.fr', 'https://site.fr', 'https://site.fr'],
])('resolveInclusive %j', (raw, masculine, feminine) => {
  expect(resolveInclusive(raw)).toBe(masculine)
  expect(resolveInclusive(raw, 'feminine')).toBe(feminine)
})

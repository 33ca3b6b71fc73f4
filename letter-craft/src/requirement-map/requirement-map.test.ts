import { describe, expect, it, test } from 'vitest'
import { readPostedOffer } from '../offers/read-posted-offer.ts'
import { conceptsOf, coverage } from './concepts.ts'
import { mapRequirements } from './map-requirements.ts'
import { pointsOf } from './points.ts'

const offer = `Chargé(e) de communication H/F
Ateliers Morvan
69001 Lyon

Vos missions :
- Rédiger le site, la lettre d'information et les réseaux sociaux
- Entretenir les relations avec la presse régionale
- Suivre un budget annuel

Profil :
- 3 ans d'expérience en communication
- Maîtrise de Photoshop et InDesign
- Anglais professionnel
- Permis B obligatoire
- Bac +3 en communication
- La connaissance du travail du bois serait un plus
- Rigueur`

const points = pointsOf(readPostedOffer(offer), offer)
const letter = (...body: string[]) =>
  [
    'Madame, Monsieur,',
    ...body,
    'Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.',
  ].join('\n\n')
const map = (body: string, profile: string[] = []) =>
  mapRequirements(points, { content: letter(body), language: 'fr', offer, profile })
const answerTo = (asked: RegExp, body: string) =>
  map(body).find(({ text }) => asked.test(text))?.answer?.quote

it('an offer becomes the few points that a letter can answer', () => {
  expect(points.map(({ need, text }) => `${need} ${text}`)).toMatchInlineSnapshot(`
    [
      "duty Rédiger le site, la lettre d’information et les réseaux sociaux",
      "duty Entretenir les relations avec la presse régionale",
      "duty Suivre un budget annuel",
      "must 3 ans d’expérience en communication",
      "must Maîtrise de Photoshop",
      "must InDesign",
      "must Anglais professionnel",
      "must Permis B",
      "must Bac +3 en communication",
    ]
  `)
})

describe('a point is answered by an experience in other words', () => {
  it.each([
    [/presse/u, 'Mon dossier a donné lieu à vingt-trois articles et à deux reportages.'],
    [/budget/iu, 'J’ai tenu les dépenses du musée, 38\u00a0000 € par an.'],
    [/Photoshop/u, 'Je travaille chaque jour sur Photoshop.'],
    [/Anglais/u, 'Mon TOEIC de 2024 en témoigne\u00a0: je réponds au téléphone aux clients étrangers.'],
    [/Permis/u, 'J’ai le permis B.'],
    [/Permis/u, 'J’ai le permis B, comme le demande votre offre.'],
    [/expérience/u, 'Depuis quatre ans, je conduis la communication du musée.'],
    [/Bac/u, 'Ma licence de communication date de 2022.'],
  ])('%s: %s', (asked, body) => expect(answerTo(asked, body)).toBe(body))
})

describe('texts that answer nothing', () => {
  it.each([
    ['a wish', /presse/u, 'Je souhaite entretenir vos relations avec les journaux.'],
    ['a reference to the offer', /budget/iu, 'Dans votre offre, le budget à suivre a retenu mon attention.'],
    [
      'a passage copied from the offer',
      /Rédiger/u,
      'J’ai lu\u00a0: rédiger le site, la lettre d’information et les réseaux sociaux.',
    ],
    ['a statement about other people', /presse/u, 'Vos articles de presse paraissent chaque semaine.'],
    ['fewer years', /expérience/u, 'Depuis deux ans, je conduis des camions.'],
    ['another field', /Bac/u, 'Mon master de droit public date de 2022.'],
    ['another permit', /Permis/u, 'J’ai le permis A.'],
  ])('%s', (_, asked, body) => expect(answerTo(asked, body)).toBeUndefined())

  it('a list of keywords', () => {
    const stuffed =
      'J’ai pratiqué la presse, le budget, Photoshop, InDesign, l’anglais, le permis B, le bois et la rédaction du site.'
    expect(map(stuffed).filter(({ answer }) => answer).length).toBeLessThanOrEqual(3)
  })
})

it.each([
  ['copied', /Rédiger/u, 'J’ai lu\u00a0: rédiger le site, la lettre d’information et les réseaux sociaux.'],
  ['unshown', /presse/u, 'Je souhaite entretenir vos relations avec les journaux.'],
])('a point that is %s is mentioned, not absent', (why, asked, body) => {
  expect(map(body).find(({ text }) => asked.test(text))?.mention).toMatchObject({ why, quote: body })
})

it('gives the position of the answering sentence', () => {
  const body = 'Vos meubles durent. J’ai le permis B et une voiture.'
  const found = map(body).find(({ answer }) => answer)
  expect(letter(body).slice(found?.answer?.start, found?.answer?.end)).toBe(
    'J’ai le permis B et une voiture.',
  )
})

it('proposes lines of the profile only where the letter has no answer', () => {
  const found = map('J’ai le permis B.', ['Permis B', 'Anglais B2', ''])
  const about = (asked: RegExp) => found.find(({ text }) => asked.test(text))
  expect(about(/Anglais/u)?.couldSay).toBe('Anglais B2')
  expect(about(/Permis/u)).toMatchObject({ answer: { quote: 'J’ai le permis B.' } })
  expect(about(/Permis/u)?.couldSay).toBeUndefined()
})

const care = `Aide-soignant H/F\nProfil : DEAS exigé, permis de conduire exigé\nContact : Mme Le Gall`

test.each([
  ['DEAS', 'J’ai obtenu mon diplôme d’État d’aide-soignante en 2016.', true],
  ['DEAS', 'Je travaille avec des aides-soignants.', false],
  ['Permis de conduire', 'J’ai également le permis B.', true],
  ['Permis de conduire', 'J’ai obtenu un permis de construire.', false],
])('«%s» is answered by «%s»: %j', (asked, body, isAnswered) => {
  const mapped = mapRequirements(pointsOf(readPostedOffer(care), care), {
    ...{ content: letter(body), language: 'fr' as const, offer: care, profile: [] },
  })
  expect(mapped.map(({ text }) => text)).toEqual(['DEAS', 'Permis de conduire'])
  expect(mapped.find(({ text }) => text === asked)?.answer !== undefined).toBe(isAnswered)
})

test.each([
  ['préparer les commandes', 'la préparation de commandes', true],
  ['tenir la caisse', 'encaisser les achats', true],
  ['accueillir les clients', 'la réception des visiteurs', true],
  ['conduire un poids lourd', 'rédiger des courriers', false],
  ['servir au bar', 'un baron de la presse', false],
])('«%s» and «%s» share their meaning: %j', (one, other, share) => {
  expect(coverage(conceptsOf(one), conceptsOf(other)).strong > 0).toBe(share)
})

it('an empty offer has no points', () => {
  expect(pointsOf(readPostedOffer(''), '')).toEqual([])
})

test('an open place asks, and mentions nothing', () => {
  const asked = map('[[Ce poste demande de suivre un budget annuel : racontez ce que vous avez fait.]]')
  expect(asked.find(({ text }) => /budget/u.test(text))?.mention).toBeUndefined()
})

test('the shopping of a home help is no lesson, and no handover', () => {
  const mission = 'Aide-soignante H/F\nVos missions :\n- Transmettre vos observations'
  const map = (sentence: string) =>
    mapRequirements(pointsOf(readPostedOffer(mission), mission), {
      ...{ content: letter(sentence), language: 'fr', offer: mission, profile: [] },
    })
  expect(
    map('J’aidais à la toilette des personnes, et je faisais le ménage et les courses.')[0],
  ).not.toHaveProperty('answer')
  expect(map('J’assurais des transmissions écrites et orales.')[0]).toHaveProperty('answer')
})

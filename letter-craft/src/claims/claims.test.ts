import { describe, expect, it, test } from 'vitest'
import { letterFrom } from '../../testing/composer/letter-from.ts'
import { sampleOffers } from '../../testing/composer/sample-offers.ts'
import { samplePeople } from '../../testing/composer/sample-profiles.ts'
import type { ClaimSources } from './claim.ts'
import { findNumbers } from './number-words.ts'
import { readClaims } from './read-claims.ts'
import { traceClaims } from './trace-claims.ts'
import { unsourcedClaims } from './unsourced-claims.ts'

test.each([
  ['vingt-trois articles', 23],
  ['quatre-vingt-dix-huit lits', 98],
  ['soixante et onze dossiers', 71],
  ['trente et un jours', 31],
  ['deux cent trente élèves', 230],
  ['trois mille cinq cents pas', 3_500],
  ['une quinzaine de couverts', 15],
  ['38\u00a0000 euros', 38_000],
  ['1\u202f200 abonnés', 1_200],
  ['2,5 tonnes', 2.5],
  ['deux millions d’euros', 2_000_000],
])('%s counts %d', (text, value) =>
  expect(findNumbers(text, 'fr')).toMatchObject([{ value, start: expect.any(Number) }]),
)

test.each([
  ['three hundred guests', 300],
  ['twenty-one beds', 21],
  ['two dozen orders', 24],
])('%s counts %d', (text, value) => expect(findNumbers(text, 'en')).toMatchObject([{ value }]))

test.each(['un jour', 'deuxième', 'les CACES 1-3-5', 'H24'])(
  '%s counts nothing that can be asked about',
  (text) => expect(findNumbers(text, 'fr').filter(({ value }) => value > 1)).toEqual([]),
)

const letter = (...body: string[]) =>
  [
    'Madame, Monsieur,',
    ...body,
    'Je vous prie d’agréer, Madame, Monsieur, mes salutations distinguées.',
  ].join('\n\n')

it('finds every claim of a letter with its position', () => {
  const content = letter(
    'Chez Leroy Merlin, j’ai formé vingt-trois saisonniers et augmenté les ventes de 12\u00a0%. Publicis m’a ensuite accueillie en mars 2024.',
    'Titulaire d’un BTS MCO du lycée Colbert, je maîtrise Excel. Mon permis B et mon anglais feront le reste à Lyon.',
  )
  const claims = readClaims(content, 'fr')
  expect(claims.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'employer Leroy Merlin',
    'figure vingt-trois saisonniers',
    'figure 12\u00a0%',
    'employer Publicis',
    'date mars 2024',
    'diploma BTS MCO',
    'school lycée Colbert',
    'tool Excel',
    'diploma permis B',
  ])
  for (const { text, start, end } of claims) expect(content.slice(start, end)).toBe(text)
})

it.each([
  'Votre livre «\u00a0Cent mains, deux fauteuils\u00a0» m’accompagne.',
  'Une demi-heure suffirait pour vous présenter trois idées.',
  'Les deux premiers rayons m’ont plu.',
  'Je me permets de vous écrire. Cela m’a plu. Encadrer m’a appris la patience.',
])('%s has no claims', (body) => expect(readClaims(letter(body), 'fr')).toEqual([]))

const none: ClaimSources = { profile: [], offer: [], letter: [], said: [] }
const originsOf = (body: string, sources: Partial<ClaimSources>, confirmed: string[] = []) =>
  traceClaims(letter(body), {
    language: 'fr',
    sources: { ...none, ...sources },
    confirmed,
    year: 2026,
  }).map(({ text, origin }) => [text, origin])

test.each([
  ['J’ai formé sept vendeurs.\n\n[[Racontez en deux ou trois phrases une situation.]]', ['sept vendeurs']],
  ['J’ai formé sept vendeurs chez {{entreprise}} en 2019.', ['sept vendeurs', '2019']],
])('what an open passage asks for is no claim: %s', (content, claims) => {
  const traced = traceClaims(content, { language: 'fr', sources: none, year: 2026 })
  expect(traced.map(({ text }) => text)).toEqual(claims)
})

describe('source of a claim', () => {
  it.each<[string, Partial<ClaimSources>, (string | undefined)[][]]>([
    [
      'J’ai servi douze couverts chez Bistrot Paul.',
      { profile: ['Serveur, BISTROT PAUL : 12 couv.'] },
      [
        ['douze couverts', 'profile'],
        ['Bistrot Paul', 'profile'],
      ],
    ],
    ['J’ai gagné 12\u00a0% de clients.', { profile: ['12 clients'] }, [['12\u00a0%', undefined]]],
    ['J’ai douze clients.', { profile: ['12\u00a0% de clients'] }, [['douze clients', undefined]]],
    ['J’ai quatre ans de métier.', { profile: ['Maçon, 2019-2023'] }, [['quatre ans', 'profile']]],
    ['J’ai sept ans de métier.', { profile: ['Maçon depuis 2019'] }, [['sept ans', 'profile']]],
    [
      'J’ai cinq ans de métier.',
      { profile: ['Maçon, 2019-2022\nGrutier, 2022-2024'] },
      [['cinq ans', 'profile']],
    ],
    ['J’ai neuf ans de métier.', { profile: ['Maçon, 2019-2023'] }, [['neuf ans', undefined]]],
    [
      // The post of today and the one before it, of three.
      'J’ai dix ans de métier.',
      { profile: ['Soignante, depuis 03/2019\nSoignante, 09/2016-02/2019\nServeuse, 2009-07/2015'] },
      [['dix ans', 'profile']],
    ],
    [
      // Two posts of one trade, and another between them.
      'J’ai huit ans de métier.',
      { profile: ['Vendeuse, 2018-2023\nFleuriste, 2016-2018\nVendeuse, 2013-2016'] },
      [['huit ans', 'profile']],
    ],
    ['J’utilise SAP chaque jour.', { offer: ['SAP souhaité'] }, [['SAP', 'offer']]],
    ['J’ai un master en droit.', { profile: ['Licence en droit, 2020'] }, [['master en droit', undefined]]],
    [
      'J’ai une licence en droit.',
      { profile: ['Licence de droit, 2020'] },
      [['licence en droit', 'profile']],
    ],
    [
      'J’ai obtenu mon baccalauréat professionnel SAPAT.',
      { profile: ['2022 : Bac pro SAPAT, lycée Le Gros Chêne'] },
      [['baccalauréat professionnel SAPAT', 'profile']],
    ],
    [
      'J’ai un baccalauréat professionnel SAPAT.',
      { profile: ['Bac général, 2020. Un projet SAPAT.'] },
      [['baccalauréat professionnel SAPAT', undefined]],
    ],
    [
      'J’ai appris la vente au lycée professionnel Rosa Delmas.',
      { profile: ['Lycée pro. Rosa Delmas, La Rochelle'] },
      [['lycée professionnel Rosa Delmas', 'profile']],
    ],
    [
      'J’ai appris la vente au lycée professionnel Rosa Delmas.',
      { profile: ['LP Rosa Delmas, La Rochelle'] },
      [['lycée professionnel Rosa Delmas', 'profile']],
    ],
    [
      'J’ai appris la vente au lycée professionnel Rosa Delmas.',
      { profile: ['Lycée pro. Rosa Bonnet, La Rochelle'] },
      [['lycée professionnel Rosa Delmas', undefined]],
    ],
    ['Libre dès le 1er septembre, je viendrai.', { said: ['1er septembre'] }, [['le 1er septembre', 'said']]],
    ['Depuis mars 2024, je tiens la caisse.', { profile: ['Caisse, 03/2024'] }, [['mars 2024', 'profile']]],
    ['Depuis mars 2024, je tiens la caisse.', { profile: ['Caisse, mai 2024'] }, [['mars 2024', undefined]]],
    ['Je rêve de travailler chez Kiloutou.', { letter: ['KILOUTOU'] }, [['Kiloutou', 'letter']]],
  ])('%s', (body, sources, expected) => expect(originsOf(body, sources)).toEqual(expected))

  it('prefers the writer’s own words to the offer', () => {
    expect(originsOf('Je maîtrise Excel.', { offer: ['Excel'], profile: ['Excel'] })).toEqual([
      ['Excel', 'profile'],
    ])
  })

  it('a confirmed claim has its writer as source at every position', () => {
    const body = 'J’ai servi 80 couverts. Oui, quatre-vingts couverts\u202f!'
    const claims = traceClaims(letter(body), { language: 'fr', sources: none, year: 2026 })
    const [orphan, ...others] = unsourcedClaims(claims)
    expect([orphan?.text, others]).toEqual(['80 couverts', []])
    expect(originsOf(body, {}, [orphan?.key ?? ''])).toEqual([
      ['80 couverts', 'said'],
      ['quatre-vingts couverts', 'said'],
    ])
  })
})

test('a claim of the career leads to its card; the years of two jobs together have none', () => {
  const cards = [
    { id: 'till', text: 'Caissière, Carrefour, 2015-2019 : tenir la caisse' },
    { id: 'desk', text: 'Hôtesse d’accueil, Etam, 2020-2022' },
    { id: 'excel', text: 'Excel' },
  ]
  const claims = traceClaims(
    letter('J’ai tenu la caisse chez Carrefour. Après six ans de métier, je me sers d’Excel.'),
    {
      language: 'fr',
      sources: { profile: cards.map(({ text }) => text), cards, offer: [], letter: [], said: [] },
      year: 2026,
    },
  )
  expect(claims.map(({ text, origin, card }) => [text, origin, card])).toEqual([
    ['Carrefour', 'profile', 'till'],
    ['six ans', 'profile', undefined],
    ['Excel', 'profile', 'excel'],
  ])
})

const unsourcedWith = (line: string, sentence: string) =>
  unsourcedClaims(
    traceClaims(letter(sentence), {
      language: 'fr',
      sources: { profile: [line], offer: [], letter: [], said: [] },
      year: 2026,
    }),
  )

test.each([
  ['J’ai obtenu mon DUT.', 'Diplôme universitaire technique génie électrique'],
  ['Je suis titulaire du permis B.', 'B-C-EB'],
  ['Je suis titulaire du permis B.', 'Permis : A, B'],
  ['J’ai travaillé pour SDIS 33.', 'Sapeur-pompier professionnel, SDIS33, depuis 09/2008'],
  ['J’ai travaillé chez Saint-James.', 'Chef de salle, Groupe Accord - St James'],
  ['Je me sers de MySQL.', 'PHP, MySql'],
])('%s is supported by «%s»', (sentence, line) => expect(unsourcedWith(line, sentence)).toEqual([]))

test.each([
  ['Je suis titulaire du permis C.', 'Permis B'],
  ['Je suis titulaire du permis B.', 'Plan B, atelier'],
  ['J’ai obtenu mon DUT.', 'Diplôme universitaire de soins palliatifs'],
  ['J’ai servi 33 couverts.', 'Serveur, SDIS133'],
])('%s is not supported by «%s»', (sentence, line) => expect(unsourcedWith(line, sentence)).toHaveLength(1))

it('the composer invents nothing: each of its claims has a source', () => {
  const invented: string[] = []
  for (const [index, { title, company, text }] of sampleOffers.entries())
    for (const person of samplePeople.filter((_, number) => number % 3 === index % 3))
      for (const language of ['fr', 'en'] as const) {
        const letter = letterFrom({ jobTitle: title, company, offer: text, ...person }, 1, language)
        // Open places are for the person to fill in.
        const content = letter.replace(/\[\[.*?\]\]/gu, '')
        const { experience = '', education = '', skills = [], achievements = [] } = person.profile ?? {}
        const sources = {
          profile: [experience, education, ...skills, ...achievements],
          offer: [text],
          letter: [title, company],
          said: Object.values(person.interview ?? {}),
        }
        const claims = traceClaims(content, { language, sources, year: 2026 })
        invented.push(
          ...unsourcedClaims(claims)
            // «votre annonce tient en deux missions»: a count of its tasks.
            .filter((claim) => !/^(?:deux|trois) (?:missions|verbes|tâches|choses)/iu.test(claim.text))
            .map((claim) => `${language} ${claim.text} in ${content}`),
        )
      }
  expect(invented).toEqual([])
})

import { expect, test } from 'vitest'
import { job, lettersFor, none } from '../../testing/composed-letters.ts'

const diploma = {
  id: 'dut',
  diploma: 'DUT',
  field: 'Techniques de commercialisation',
  school: 'IUT de Sceaux',
  place: '',
  from: '',
  to: '2002',
  status: 'obtained',
  details: [],
} as const
const german = { id: 'german', name: 'Allemand', level: 'courant', cefr: 'C1' } as const

test('a letter that would be short tells the rest of a career, its diploma and its languages', () => {
  const letters = lettersFor({
    cards: {
      ...none,
      jobs: [
        job('now', 'Jardinière', 'Verdier', '2022-01', '', ['tondre les pelouses']),
        job('then', 'Chargée d’affaires', 'Lorrain', '2008-04', '2015-10'),
        job('first', 'Monteuse', 'Roussel', '2003-01', '2007-12', ['monter des échafaudages']),
      ],
      education: [diploma],
      languages: [german],
    },
  })
  for (const letter of letters.split('=====')) {
    for (const told of ['Verdier', 'Lorrain', 'Roussel', 'DUT', 'allemand']) expect(letter).toContain(told)
  }
})

test('internships of which only the place is known are told where there is little else', () => {
  const letters = lettersFor({
    cards: {
      ...none,
      jobs: [
        job('a', 'Stage', 'CHRU Bretonneau', '2021-03', '2021-03'),
        job('b', 'Stage auprès d’une art-thérapeute', 'Mairie de Tours', '2022-03', '2022-03'),
      ],
      education: [diploma],
    },
  })
  expect(letters).toMatch(/stages? .*au CHRU Bretonneau/u)
  for (const letter of letters.split('=====')) expect(letter.split('CHRU Bretonneau').length).toBeLessThan(3)
  expect(letters).toMatch(/un stage auprès d’une art-thérapeute à la mairie de Tours/u)
})

test('who changes trades may open with the years spent in their own, and is asked why by the post they hold', () => {
  const letters = lettersFor({
    cards: {
      ...none,
      jobs: [
        job('now', 'Vendeuse', 'Duval', '2018-01', '2026-06', ['tenir la caisse']),
        job('then', 'Vendeuse en prêt-à-porter', 'Morin', '2012-01', '2017-12', ['conseiller les clientes']),
      ],
    },
    jobTitle: 'Jardinier',
    offer: 'Vous entretenez les espaces verts : tonte, taille des haies et plantations.',
  })
  expect(letters).toMatch(/quatorze ans (?:d’expérience )?dans le commerce/u)
  expect(letters).toMatch(/\[\[Vous avez été vendeuse : dites en une ou deux phrases pourquoi/u)
})

test('stages that overlap, or of one same year, are not told one after the other', () => {
  const letters = lettersFor({
    cards: {
      ...none,
      jobs: [
        job('now', 'Pompière professionnelle', 'SDIS 33', '2010-01', '', []),
        job('b', 'Pompière volontaire', 'SDIS 24', '2006-01', '2008-12'),
        job('a', 'Caviste', 'Ginestet', '2003-01', '2008-12'),
        job('c', 'Distributrice de prospectus', 'Izi', '2002', '2002'),
        job('d', 'Agente de conditionnement', 'Viapost', '2002', '2002'),
      ],
    },
  })
  expect(letters).not.toMatch(/(?:plus tard|par la suite|plus récemment),[^.]*SDIS 24/iu)
  expect(letters).not.toMatch(/(?:plus tard|par la suite|plus récemment),[^.]*en 2002/iu)
  expect(letters).not.toMatch(/Izi en 2002,? puis|Viapost en 2002,? puis comme distributrice/u)
})

test('a school that seeks employers for its apprentices, and an agency, are not named as the employer', () => {
  const school =
    'Le centre forme des apprentis. Nos partenaires (crèche et école) recherchent des alternants.'
  expect(lettersFor({ company: 'Vallier Horizon', offer: school })).not.toContain('Vallier')
  expect(lettersFor({ company: 'Randstad' })).not.toContain('Randstad')
})

test('a tool is mastered where its card says so, and known elsewhere', () => {
  const withTools = (names: readonly string[]): string =>
    lettersFor({
      cards: {
        ...none,
        jobs: [job('now', 'Secrétaire', 'Duval', '2020-01', '', ['accueillir les clients'])],
        tools: names.map((name, at) => ({ id: `t${at}`, name })),
      },
      jobTitle: 'Secrétaire',
      offer: 'Vous maîtrisez les outils de bureautique.',
    })
  expect(withTools(['Excel', 'Avancé'])).toMatch(/maîtrise (?:bien )?Excel/u)
  expect(withTools(['Excel'])).not.toMatch(/maîtrise/u)
})

test('what one did for a living comes before what one does beside it', () => {
  const letters = lettersFor({
    cards: {
      ...none,
      jobs: [
        job('now', 'Directrice de pôle', 'Verdier', '2022-01', ''),
        job('then', 'Gestionnaire de comptes clients', 'Lorrain', '2010-01', '2021-12'),
        {
          ...job('club', 'Présidente', 'Club de judo', '2015-01', '2020-12', ['coordonner une équipe']),
          kind: 'volunteering',
        },
      ],
    },
  })
  for (const letter of letters.split('====='))
    expect(letter.indexOf('Lorrain')).toBeLessThan(letter.indexOf('équipe'))
})

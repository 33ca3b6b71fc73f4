import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testCareerLexicon } from '../../testing/career.ts'
import { readCareer } from './read-career.ts'
import { segmentsOf } from './segments.ts'

const read = (text: string) => readCareer(text, testCareerLexicon())

const cv = `Nadège Kermarrec
Vendeuse en prêt-à-porter
29200 Brest

EXPÉRIENCES PROFESSIONNELLES
Depuis 04/2021 : Adjointe de magasin, Armor Lux, Brest
- Encadrer une équipe de 4 vendeuses
- Ouvrir et fermer le magasin
- Baisser de 12 % la démarque inconnue en 2023
2017 - 2021 : Vendeuse chez Cache Cache à Quimper
Conseil et encaissement
Mise en rayon
FORMATION
2016 BTS Management des unités commerciales – Lycée Vauban, Brest
2014 Baccalauréat STMG, lycée de l'Iroise
LANGUES
Anglais : B1, breton (notions)
INFORMATIQUE
Word, Excel
Permis B, SST
Loisirs
Voile, lecture`

/** How many cards and entries of the tray hold each character that is not blank. */
function coverOf(text: string): number[] {
  const { text: _, unfiled, ...lists } = read(text)
  const held = new Array<number>(text.length).fill(0)
  const spans = [
    ...unfiled,
    ...Object.values(lists).flatMap((cards) => cards.flatMap(({ sources }) => sources)),
  ]
  for (const { start, end } of spans) for (let at = start; at < end; at++) held[at] = (held[at] ?? 0) + 1
  return [...text].flatMap((character, at) => (character.trim() === '' ? [] : [held[at] ?? 0]))
}

describe('a CV read into cards', () => {
  it('has its jobs, with employer, place, months and tasks', () => {
    expect(read(cv).jobs).toMatchObject([
      {
        title: 'Adjointe de magasin',
        employer: 'Armor Lux',
        place: 'Brest',
        from: '2021-04',
        current: true,
        tasks: ['encadrer une équipe de 4 vendeuses', 'ouvrir et fermer le magasin'],
        results: [{ text: 'Baisser de 12 % la démarque inconnue en 2023', year: '2023' }],
        doubts: [],
      },
      {
        title: 'Vendeuse',
        employer: 'Cache Cache',
        place: 'Quimper',
        from: '2017',
        to: '2021',
        tasks: ['Conseil et encaissement', 'mettre en rayon'],
      },
    ])
  })

  it('has its diplomas, languages, tools, licences and interests', () => {
    const { education, languages, tools, certificates, interests } = read(cv)
    expect(education).toMatchObject([
      {
        diploma: 'BTS',
        field: 'Management des unités commerciales',
        school: 'Lycée Vauban',
        to: '2016',
        status: 'obtained',
      },
      { diploma: 'Baccalauréat STMG', school: "lycée de l'Iroise", to: '2014' },
    ])
    expect(languages).toMatchObject([
      { name: 'Anglais', cefr: 'B1' },
      { name: 'Breton', level: 'notions' },
    ])
    expect(tools.map(({ name }) => name)).toEqual(['Word', 'Excel'])
    expect(certificates.map(({ name }) => name)).toEqual(['Permis B, SST'])
    expect(interests.map(({ name }) => name)).toEqual(['Voile', 'lecture'])
  })

  it('leaves identity and headings in the tray, each under its kind', () => {
    const { unfiled } = read(cv)
    const texts = (kind: string) =>
      unfiled.filter((line) => line.kind === kind).map(({ start, end }) => cv.slice(start, end))
    expect(texts('identity')).toEqual(['Nadège Kermarrec', 'Vendeuse en prêt-à-porter', '29200 Brest'])
    expect(texts('heading')).toHaveLength(5)
    expect(texts('text')).toEqual([])
  })

  it('reads two columns one after the other', () => {
    const columns = [
      'CONTACT                    EXPÉRIENCES',
      'Lille                      Caissière           2019 - 2021',
      'Permis B                   Carrefour, Lille',
      '                           Tenir la caisse',
      'LANGUES                    FORMATION',
      'Anglais : courant          BEP Vente           2018',
      'Espagnol : notions         Lycée Baggio, Lille',
    ].join('\n')
    const career = read(columns)
    expect(segmentsOf(columns).at(1)?.text).toBe('Lille')
    expect(career.jobs).toMatchObject([
      {
        title: 'Caissière',
        employer: 'Carrefour',
        place: 'Lille',
        from: '2019',
        to: '2021',
        tasks: ['tenir la caisse'],
      },
    ])
    expect(career.languages.map(({ name }) => name)).toEqual(['Anglais', 'Espagnol'])
    expect(career.education).toMatchObject([{ diploma: 'BEP', field: 'Vente', school: 'Lycée Baggio' }])
  })

  it('holds every character that is not blank exactly once', () => {
    expect(new Set(coverOf(cv))).toEqual(new Set([1]))
  })

  it('loses and doubles no line of texts that are shuffled, cut, doubled and set in two columns', () => {
    const lines = cv.split('\n')
    const change = fc.record({
      order: fc.shuffledSubarray(lines.map((_, at) => at)),
      doubled: fc.nat(lines.length - 1),
      cut: fc.nat(200),
      columns: fc.boolean(),
    })
    fc.assert(
      fc.property(change, ({ order, doubled, cut, columns }) => {
        const chosen = [...order, doubled].map((at) => lines[at] ?? '')
        const half = Math.ceil(chosen.length / 2)
        const text = columns
          ? chosen
              .slice(0, half)
              .map((line, at) => `${line.padEnd(62)}${chosen[half + at] ?? ''}`)
              .join('\n')
          : chosen.join('\n')
        const held = coverOf(text.slice(cut))
        expect(held.every((count) => count === 1)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})

it('reads tasks behind the dates of a line', () => {
  const [job] = read(
    'Expériences\nVendeuse, Maison Orlane, Dijon, 2019-2023 : conseil aux clients, tenue de la caisse',
  ).jobs
  expect(job).toMatchObject({
    title: 'Vendeuse',
    employer: 'Maison Orlane',
    place: 'Dijon',
    from: '2019',
    to: '2023',
    tasks: ['conseiller les clients', 'tenir la caisse'],
  })
})

it('ends a head before a short line in lower case that tells a task', () => {
  const { jobs } = read('Expériences\n2021 - 2023 Mécanicien auto\nGarage Lebel\nastreintes\nvidanges')
  expect(jobs).toMatchObject([{ title: 'Mécanicien auto', employer: 'Garage Lebel' }])
  expect(jobs[0]?.tasks).toEqual(['astreintes', 'assurer les vidanges'])
})

it('reads the employer below a title with a colon', () => {
  const { jobs } = read(
    'Expériences\n9 mars 2024\nAtelier : pantins en bois\nAssociation Les Mains libres, Brest',
  )
  expect(jobs).toMatchObject([
    { title: 'Atelier : pantins en bois', employer: 'Association Les Mains libres', place: 'Brest' },
  ])
})

it('does not take what stands below «Divers» for an identity', () => {
  const text = 'Ida Roy\nExpériences\n2019-2021 Vendeuse, Zara, Lyon\nDIVERS\nVoile en club'
  const told = read(text).unfiled.map(({ kind, start, end }) => [kind, text.slice(start, end)])
  expect(told).toContainEqual(['text', 'Voile en club'])
})

it('dates a job by a date that columns read across each other left below its tasks', () => {
  const { jobs } = read(`Expériences
Profil
Logiciels
Word
Excel

Vice-présidente du bureau des étudiants,
Université de Tours
Gérer les comptes du bureau et le budget des soirées de l’année
Négocier avec les imprimeurs et les salles de la ville de Tours
Tenir les réunions

2020-2021

Assistante comptable,
06.2019-09.2019
Cabinet Morand, Blois
Saisir les factures`)
  expect(jobs).toMatchObject([
    {
      title: 'Vice-présidente du bureau des étudiants',
      employer: 'Université de Tours',
      from: '2020',
      to: '2021',
    },
    { title: 'Assistante comptable', employer: 'Cabinet Morand', from: '2019-06', to: '2019-09' },
  ])
  expect(jobs.map(({ tasks }) => tasks.length)).toEqual([3, 1])
})

it('ends a whole head before a task in lower case, however long the head', () => {
  const { jobs } = read('Expériences\n2022\nBoulanger chez Maison Lorin à Dijon\nfabrication du pain\nventes')
  expect(jobs).toMatchObject([{ employer: 'Maison Lorin', place: 'Dijon' }])
  expect(jobs[0]?.tasks).toHaveLength(2)
})

it('reads a compound title as one, and a season as a date', () => {
  const text = 'Expériences\nMonteur, Elys, Lens\n2017-2019\nAide-monteur, Elys, Lens\nSaison d’été 2016'
  expect(read(text).jobs).toMatchObject([
    { title: 'Monteur', from: '2017' },
    { title: 'Aide-monteur', employer: 'Elys', from: '2016', to: '2016' },
  ])
})

it('reads an employer with hours of work in brackets below a title', () => {
  const { jobs } = read(
    'Expériences\nÉquipière polyvalente 2021 - 2022\nQuick Bron (12 h par semaine, le soir)',
  )
  expect(jobs).toHaveLength(1)
  expect(jobs[0]?.employer).toContain('Quick')
})

import { expect, test } from 'vitest'
import { job, lettersFor, none } from '../../testing/composed-letters.ts'

/** The first sentence of each letter. */
const openingsOf = (letters: string): string[] =>
  letters.split('=====').map((letter) => letter.trim().split('\n\n')[1]?.split('. ')[0] ?? '')

const diploma = (id: string, name: string, field: string, school: string, to: string, isHeld = true) =>
  ({
    ...{ id, diploma: name, field, school, place: '', from: '', to, details: [] },
    status: isHeld ? 'obtained' : 'in-progress',
  }) as const

const baker = {
  ...{ jobTitle: 'Boulanger', company: 'Duval' },
  offer: 'Missions :\n- Pétrissage du pain\n- Cuisson des viennoiseries\n- Nettoyage du fournil',
}

test('who has just obtained a diploma opens with it, and is asked why another trade', () => {
  const letters = lettersFor({
    ...baker,
    cards: {
      ...none,
      jobs: [job('host', 'Hôte de caisse', 'Carrefour City', '2023-01', '2023-10', ['tenir la caisse'])],
      education: [diploma('d', 'Master', 'droit privé', 'Université de Grenoble', '2026')],
    },
  })
  const openings = openingsOf(letters)
  expect(openings.filter((one) => /master.*2026.*candidature/u.test(one)).length).toBeGreaterThan(3)
  expect(letters).toMatch(/\[\[Vous venez d’obtenir un master/u)
})

test('a student opens with what they prepare, a worker with the post of today', () => {
  const education = [diploma('d', 'BTS', 'Tourisme', 'Lycée Mozart', '2027', false)]
  const studying = openingsOf(lettersFor({ ...baker, cards: { ...none, education } }))
  expect(studying.filter((one) => /prépare .*BTS Tourisme/u.test(one)).length).toBeGreaterThan(3)
  const jobs = [job('nurse', 'Ambulancière', 'Ambulances Duroc', '2011-03', '')]
  const working = openingsOf(lettersFor({ ...baker, cards: { ...none, jobs, education } }))
  expect(
    working.filter((one) => /ambulancière.* Duroc|Duroc .*ambulancière/iu.test(one)).length,
  ).toBeGreaterThan(3)
  expect(working.join('\n')).not.toMatch(/prépare/u)
})

test('the last post, told after older ones, is said to be recent', () => {
  const letters = lettersFor({
    ...{ jobTitle: 'Magasinier', company: 'Duval', gender: 'masculine' },
    offer: 'Missions :\n- Réception des marchandises\n- Préparation des commandes',
    cards: {
      ...none,
      jobs: [
        job('late', 'Préparateur de commandes', 'Carglass', '2023-11', '2024-03'),
        job('main', 'Magasinier', 'Ariane Espace', '2007-01', '2021-06', [
          'réceptionner les marchandises',
          'préparer les commandes',
          'gérer les stocks',
        ]),
        job('first', 'Chauffeur livreur', 'Lorrain', '1991-01', '2002-05', [
          'livrer les marchandises',
          'conduire un porteur',
        ]),
      ],
    },
  })
  expect(letters).toMatch(/(?:Plus récemment|Dernièrement), j’ai (?:été|travaillé comme) préparateur/u)
  expect(letters).not.toMatch(/J’ai (?:aussi|également) (?:été|travaillé comme) préparateur/u)
})

test('who came back to a trade was not one thing, then another', () => {
  const letters = lettersFor({
    ...{ jobTitle: 'Logisticien', company: 'Duval', gender: 'masculine' },
    offer: 'Missions :\n- Réception des marchandises\n- Préparation des commandes\n- Suivi des stocks',
    cards: {
      ...none,
      jobs: [
        job('c', 'Préparateur de commandes', 'Carglass', '2021-11', '2025-03', ['préparer les commandes']),
        job('b', 'Magasinier', 'Lorrain', '2012-01', '2021-06', ['réceptionner les marchandises']),
        job('a', 'Préparateur de commandes', 'Samat', '2009-01', '2011-12', ['filmer les palettes']),
      ],
    },
  })
  expect(letters).toMatch(/préparateur de commandes et magasinier/u)
  expect(letters).not.toMatch(/préparateur de commandes puis magasinier/u)
})

test('a bracket of the card is told where it bears on the post', () => {
  const tasks = [
    'préparer des commandes (CACES 1 et 3)',
    'réceptionner les marchandises',
    'filmer les palettes',
  ]
  const jobs = [job('a', 'Magasinier', 'Lorrain', '2012-01', '2025-06', tasks)]
  const near = lettersFor({
    ...{ jobTitle: 'Cariste', company: 'Duval', gender: 'masculine' },
    offer: 'Missions :\n- Réception des marchandises\n- Préparation des commandes\nCACES 1, 3 et 5 exigés.',
    cards: { ...none, jobs },
  })
  expect(near).toMatch(/commandes avec les CACES 1 et 3/u)
  const far = lettersFor({ ...baker, gender: 'masculine', cards: { ...none, jobs } })
  expect(far).not.toMatch(/\(CACES/u)
})

test('who has driven for a living is not asked whether they may', () => {
  const asked = (title: string) =>
    lettersFor({
      ...{ jobTitle: 'Agent de propreté', company: 'Mairie de Privas', gender: 'masculine' },
      offer: 'Missions :\n- Nettoyage des rues\nPermis B exigé.',
      cards: { ...none, jobs: [job('a', title, 'Lorrain', '2012-01', '2025-06', ['charger les camions'])] },
    })
  expect(asked('Magasinier')).toMatch(/\[\[[^\]]*permis B/iu)
  expect(asked('Chauffeur livreur')).not.toMatch(/\[\[[^\]]*permis B/iu)
})

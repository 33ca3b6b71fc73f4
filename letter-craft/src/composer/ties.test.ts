import { expect, test } from 'vitest'
import { job, lettersFor, none } from '../../testing/composed-letters.ts'

const ask = /vous cherchez|vous avez besoin|il vous faut|votre annonce|votre poste|que vous/iu

/** Sentences of the letters that hold these words and say that the offer asks for it. */
const tiesOf = (letters: string, words: RegExp): string[] =>
  letters
    .replaceAll(/\[\[[^\]]*\]\]/gu, '')
    .split(/(?<=\.)\s/u)
    .filter((sentence) => words.test(sentence) && ask.test(sentence) && !/candidature/u.test(sentence))

const manager = job('manager', 'Responsable de salle', 'Hôtel du Lac', '2019-03', '2023-10', [
  'encadrer une équipe de quatre personnes',
  'passer les commandes',
  'contrôler la caisse',
])
const offer =
  'Missions :\n- Encadrement d’une équipe de dix agents\n- Organisation d’événements\n- Accueil du public'

const lettersOf = (tasks: readonly string[]) =>
  lettersFor({
    ...{ jobTitle: 'Coordinateur', company: 'Les Arcades', offer },
    cards: { ...none, jobs: [{ ...manager, tasks: [...tasks] }] },
  })

test('what was done is tied to the line of the offer that asks for it, with what is more of it', () => {
  const ties = tiesOf(lettersOf(manager.tasks), /une équipe de quatre personnes/u)
  expect(ties.length).toBeGreaterThan(2)
  // Their words for it and those of the card are not both said.
  for (const tie of ties) expect(tie.match(/une équipe/gu)).toHaveLength(1)
})

test('what was done in the words of the offer is not said twice over', () => {
  const ties = tiesOf(
    lettersOf(['organiser des événements', 'contrôler la caisse', 'passer les commandes']),
    /des événements/u,
  )
  expect(ties.length).toBeGreaterThan(2)
  for (const tie of ties) expect(tie.match(/événements/gu)).toHaveLength(1)
})

test('another deed with the same thing is no answer', () => {
  expect(tiesOf(lettersOf(['distribuer des affiches d’événements']), /affiches/u)).toEqual([])
})

test('what stands among the duties is asked for, though another trade is made of it', () => {
  const letters = lettersFor({
    ...{ jobTitle: 'Exploitant routier', company: 'Lorrain' },
    offer: 'Missions :\n- Gestion des plannings de chargement\n- Suivi de la réglementation du transport',
    cards: {
      ...none,
      jobs: [
        job('store', 'Magasinier', 'Verdier', '2010-01', '2021-12', [
          'gérer le planning des expéditions maritimes',
          'conditionner les marchandises',
        ]),
      ],
    },
  })
  const ties = tiesOf(letters, /expéditions maritimes/u)
  expect(ties.length).toBeGreaterThan(2)
  // They ask for no expedition by sea: only what they ask is said to be asked.
  for (const tie of ties) expect(tie).toMatch(/(?:d’|pour )établir les plannings/u)
})

test('a stage is no post', () => {
  const letters = lettersFor({
    ...{ jobTitle: 'Stage - Assistant technique', company: 'Les Arcades', type: 'internship' },
    offer: 'Vos missions :\n- Préparer les échantillons\n- Organiser des événements',
    cards: {
      ...none,
      jobs: [
        job('placed', 'Stagiaire', 'Verdier', '2025-06', '2025-07', [
          'préparer les échantillons',
          'colorer les lames',
        ]),
      ],
    },
  })
  expect(tiesOf(letters, /les échantillons/u).length).toBeGreaterThan(2)
  expect(letters).not.toMatch(/votre poste|le poste que/iu)
})

test('a tool that the offer asks for leads to the task that was done with it, and is not listed again', () => {
  const letters = lettersFor({
    ...{ jobTitle: 'Dessinateur projeteur', company: 'Lorrain', gender: 'masculine' },
    offer: 'Missions :\n- Réalisation des plans de détail\nProfil :\nMaîtrise d’AutoCAD exigée.',
    cards: {
      ...none,
      jobs: [
        job('d', 'Dessinateur', 'Verdier', '2019-03', '2025-10', [
          'réaliser les plans d’exécution sur AutoCAD',
        ]),
      ],
      tools: [{ id: 't', name: 'AutoCAD' }],
    },
  })
  expect(letters).toMatch(/(?:demande|demandez|cite|connaisse) AutoCAD [:;] [^.]*plans d’exécution/u)
  expect(letters).not.toMatch(/AutoCAD[^=]*AutoCAD[^=]*AutoCAD/u)
})

test('a licence or a language is said to be asked for only where every one of them is', () => {
  const lettersOf = (offered: string, cards: object) =>
    lettersFor({
      ...{ jobTitle: 'Aide à domicile', company: 'Les Arcades', offer: offered },
      cards: {
        ...none,
        jobs: [job('a', 'Aide à domicile', 'Verdier', '2019-03', '', ['faire le ménage'])],
        ...cards,
      },
    })
  const licence = { certificates: [{ id: 'b', name: 'Permis B', year: '' }] }
  const tied = /permis B, (?:que|comme)|comme [^.]*permis B/iu
  expect(lettersOf('Missions :\n- Ménage\nPermis B exigé.', licence)).toMatch(tied)
  expect(lettersOf('Missions :\n- Ménage', licence)).not.toMatch(tied)
  const english = { id: 'e', name: 'Anglais', level: 'courant', cefr: 'C1' }
  const italian = { id: 'i', name: 'Italien', level: 'courant', cefr: 'C1' }
  const spoken = /comme [^.]*parle couramment|couramment [^.]*, comme/iu
  const asked = 'Missions :\n- Ménage\nProfil :\nAnglais courant exigé.'
  expect(lettersOf(asked, { languages: [english] })).toMatch(spoken)
  expect(lettersOf(asked, { languages: [english, italian] })).not.toMatch(spoken)
})

test('a licence to drive answers where the offer says that one travels', () => {
  const cards = {
    ...none,
    jobs: [job('s', 'Assistante sociale', 'Duroc', '2019-01', '', ['accompagner les familles'])],
    certificates: [{ id: 'b', name: 'Permis B', year: '' }],
  }
  const asked = (more: string) =>
    lettersFor({
      ...{ jobTitle: 'Assistante sociale', company: 'Duval', cards },
      offer: `Missions :\n- Accompagnement des personnes en difficulté\n${more}`,
    })
  expect(asked('Vous êtes amenée à vous déplacer dans le département.')).toMatch(/déplacements[^.]*permis B/u)
  expect(asked('Remboursement des frais de déplacement.')).not.toMatch(/déplacements[^.]*permis B/u)
})

test('how many there were is not said to be asked; what an employer pays is no travelling', () => {
  const lead = job('l', 'Responsable de salle', 'Le Zinc', '2019-01', '', [
    'encadrer une équipe de quatre personnes',
  ])
  const manager = {
    ...{ jobTitle: 'Responsable de secteur', company: 'Duval' },
    offer: 'Missions :\n- Encadrement d’une équipe\n- Suivi des chantiers',
  }
  expect(lettersFor({ ...manager, cards: { ...none, jobs: [lead] } })).not.toMatch(/personnes, comme dans/u)
  const certificates = [{ id: 'b', name: 'Permis B', year: '' }]
  expect(
    lettersFor({
      ...manager,
      offer: `${manager.offer}\nAvantages : mutuelle, primes, déplacements pris en charge`,
      cards: { ...none, jobs: [lead], certificates },
    }),
  ).not.toMatch(/déplacements[^.]*permis B/u)
})

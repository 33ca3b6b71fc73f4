import { expect, test } from 'vitest'
import { job, lettersFor, none } from '../../testing/composed-letters.ts'
import { concepts } from '../plan/all-concepts.ts'
import { likenesses } from './french/likenesses.fr.ts'

/** Sentences of the letters that say what two trades have in common. */
const likenessesIn = (letters: string): string[] =>
  letters
    .split(/(?<=\.)\s/u)
    .filter((sentence) => likenesses.some(({ asks }) => sentence.includes(asks.replace(/^é/u, 'é'))))

const manager = {
  ...{ jobTitle: 'Conducteur de travaux', company: 'Lorrain', gender: 'masculine' as const },
  offer: 'Missions :\n- Suivi des chantiers\n- Organisation des chantiers avec les entreprises',
}

test('what two trades have in common is said of a task that was told and of a line of the offer', () => {
  const jobs = [
    job('r', 'Responsable de salle', 'Hôtel du Lac', '2019-03', '2025-10', ['encadrer une équipe']),
  ]
  const said = likenessesIn(lettersFor({ ...manager, cards: { ...none, jobs } }))
  expect(said.length).toBeGreaterThan(2)
  for (const sentence of said) expect(sentence).toMatch(/encadrer une équipe.*chantier/iu)
})

test('who works in the field of the post needs no likeness, nor does a task that only names the same thing', () => {
  const mason = job('m', 'Chef de chantier', 'Verdier', '2019-03', '2025-10', ['encadrer une équipe'])
  expect(likenessesIn(lettersFor({ ...manager, cards: { ...none, jobs: [mason] } }))).toEqual([])
  const coder = job('c', 'Développeur web', 'Capgemini', '2019-03', '2025-10', [
    'développer des outils pour les équipes',
  ])
  expect(likenessesIn(lettersFor({ ...manager, cards: { ...none, jobs: [coder] } }))).toEqual([])
})

test('a likeness names work that is known', () => {
  const unknown = likenesses.flatMap(({ concepts: ids }) => ids.filter((id) => !concepts.has(id)))
  expect(unknown).toEqual([])
})

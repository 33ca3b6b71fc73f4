import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { elides } from '../src/french/elision.ts'
import { plainLetters, upperFirst } from '../src/french/plain-letters.ts'
import { type Concept, type ConceptCases, isNamedIn } from '../src/plan/concept.ts'
import { testFrench } from './french.ts'
import { readText } from './read-text.ts'

/** The concepts of a file, with lines of offers that name them, or only look like it. */
type ConceptSubject = readonly [readonly Concept[], ConceptCases]

const { morphology } = testFrench()

const register = new URL('../data/occupations/occupations.tsv', import.meta.url)
const codes = readFileSync(register, 'utf8')
  .split('\n')
  .map((line) => line.split('\t')[0] ?? '')

/** «parler» with «de»: «de parler», «d’accueillir». */
const withDe = (words: string) => (elides(words) ? `d’${words}` : `de ${words}`)

const errorsIn = (sentence: string) =>
  readText(sentence)
    .filter(({ severity }) => severity === 'error')
    .map(({ rule, message }) => `${sentence} ${rule}: ${message}`)

/** The tests of a group of concepts, which stand near one another only. */
export function testConcepts(name: string, subjects: readonly ConceptSubject[]): void {
  const concepts = subjects.flatMap(([group]) => group)
  const cases: ConceptCases = Object.assign({}, ...subjects.map(([, group]) => group))

  describe(name, () => {
    it('have ids of their own', () => {
      const ids = concepts.map(({ id }) => id)
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    })

    it('stand near concepts that exist, and never near themselves', () => {
      const ids = new Set(concepts.map(({ id }) => id))
      const lost = concepts.flatMap(({ id, near }) => near.filter((other) => other === id || !ids.has(other)))
      expect(lost).toEqual([])
    })

    it('belong to occupations of the register', () => {
      const lost = concepts.flatMap(({ id, occupations }) =>
        occupations
          .filter((code) => !codes.some((one) => one.startsWith(code)))
          .map((code) => `${id} ${code}`),
      )
      expect(lost).toEqual([])
    })

    it('have cases, and no case stands without its concept', () => {
      expect(Object.keys(cases).sort()).toEqual(concepts.map(({ id }) => id).sort())
      const few = Object.entries(cases).filter(([, { names }]) => names.length < 2)
      expect(few.map(([id]) => id)).toEqual([])
    })

    it('begin with an infinitive', () => {
      const lost = concepts.flatMap(({ does }) =>
        does.filter((phrase) => {
          const verb = phrase.split(' ')[0] ?? ''
          return !morphology.readings(verb).some(({ tense }) => tense === 'infinitive')
        }),
      )
      expect(lost).toEqual([])
    })
  })

  describe.each(concepts.map((concept) => [concept.id, concept] as const))('%s', (id, concept) => {
    const { does, noun } = concept
    it('is found in its own words', () => {
      const missed = [...does, noun].filter((words) => !isNamedIn(concept, plainLetters(words)))
      expect(missed).toEqual([])
    })

    it('is found in lines of offers', () => {
      const missed = cases[id]?.names.filter((line) => !isNamedIn(concept, plainLetters(line)))
      expect(missed).toEqual([])
    })

    it('is not found in lines that only look like it', () => {
      const wrong = cases[id]?.not?.filter((line) => isNamedIn(concept, plainLetters(line)))
      expect(wrong ?? []).toEqual([])
    })

    it('reads well in the sentences of a letter', () => {
      const sentences = [
        ...does.flatMap((words) => [
          `Vous cherchez quelqu’un pour ${words}.`,
          `Le poste demande ${withDe(words)}.`,
          `J’ai appris à ${words}.`,
        ]),
        `${upperFirst(noun)} est mon quotidien.`,
      ]
      expect(sentences.flatMap(errorsIn)).toEqual([])
    })
  })
}

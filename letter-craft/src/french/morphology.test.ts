import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../../scripts/test-size.ts'
import { readDictionary } from '../spelling/affix-dictionary.ts'
import { createMorphology } from './morphology.ts'

const textOf = (name: string) =>
  readFileSync(new URL(`../../data/french-dictionary/${name}`, import.meta.url), 'utf8')
const dic = textOf('fr.dic')
const morphology = createMorphology(readDictionary({ aff: textOf('fr.aff'), dic }))
/** Verbs, nouns and adjectives in lower case; a lemma named by `st:` is another entry. */
const lemmas = [...dic.matchAll(/^(\p{Ll}{3,})\/\S+[\t ].*po:(?:v[123]|nom|adj)(?!.*st:).*$/gmu)].map(
  ([, word = '']) => word,
)

describe('morphology', () => {
  it.each([
    ['mangeons', 'manger', { tense: 'present', person: 1, number: 'p' }],
    ['nouvelles', 'nouveau', { pos: 'ADJ', gender: 'f', number: 'p' }],
    ['chevaux', 'cheval', { pos: 'NOUN', gender: 'm', number: 'p' }],
    ['kilomètres', 'kilomètre', { pos: 'NOUN', number: 'p' }],
    ['soient', 'être', { tense: 'subjunctive', person: 3, number: 'p' }],
  ] as const)('reads %s', (form, lemma, features) => {
    expect(morphology.readings(form)).toContainEqual(expect.objectContaining({ lemma, ...features }))
  })

  it.each([
    ['naître', { tense: 'participle', gender: 'f', number: 's' }, 'née'],
    ['aller', { tense: 'future', person: 3, number: 's' }, 'ira'],
    ['grand', { pos: 'ADJ', gender: 'f', number: 'p' }, 'grandes'],
    ['cheval', { pos: 'NOUN', number: 'p' }, 'chevaux'],
  ] as const)('inflects %s %j', (lemma, features, form) => {
    expect(morphology.inflect(lemma, features)).toContain(form)
  })

  it('reads every form that it generates, and generates every form that it reads', () => {
    fc.assert(
      fc.property(fc.constantFrom(...lemmas), (lemma) => {
        for (const form of morphology.inflect(lemma, {})) {
          const readings = morphology.readings(form).filter((reading) => reading.lemma === lemma)
          // Grammatical words have readings of their own.
          if (morphology.readings(form).some(({ pos }) => !/^(?:NOUN|ADJ|VERB)$/u.test(pos))) continue
          expect(readings, `${form} of ${lemma}`).not.toEqual([])
          for (const { pos, gender, number, tense, person } of readings)
            expect(
              morphology.inflect(lemma, {
                pos,
                ...(gender && { gender }),
                ...(number && { number }),
                ...(tense && { tense }),
                ...(person && { person }),
              }),
            ).toContain(form)
        }
      }),
      propertyRuns(300, 5_000),
    )
  })
})

import { readFileSync } from 'node:fs'
import { type CareerLexicon, createCareerLexicon } from '../src/career/lexicon.ts'
import { testFrench } from './french.ts'

const textOf = (name: string) => readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8')

let loaded: CareerLexicon | undefined

/** The lexicon of the reader of careers, loaded once for each process. */
export function testCareerLexicon(): CareerLexicon {
  loaded ??= createCareerLexicon(
    { titles: textOf('occupations/titles.tsv'), places: textOf('places.txt') },
    testFrench().morphology,
  )
  return loaded
}

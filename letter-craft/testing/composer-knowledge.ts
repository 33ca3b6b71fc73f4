import { readFileSync } from 'node:fs'
import { titleHeadsOf, townsOf } from '../src/career/lexicon.ts'
import { createOccupations } from '../src/career/occupations.ts'
import type { ComposerKnowledge } from '../src/composer/argue.ts'
import { createFrenchSpeller } from '../src/spelling/speller.ts'
import { testFrench } from './french.ts'

const textOf = (name: string) => readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8')

let loaded: ComposerKnowledge | undefined

/** What the composer knows, from the files of `data/`, loaded once for each process. */
export function testComposerKnowledge(): ComposerKnowledge {
  const titles = textOf('occupations/titles.tsv')
  loaded ??= {
    speller: createFrenchSpeller(testFrench()),
    occupations: createOccupations({
      titles,
      tasks: textOf('occupations/tasks.tsv'),
      access: textOf('occupations/access.tsv'),
      occupations: textOf('occupations/occupations.tsv'),
    }),
    titleHeads: titleHeadsOf(titles),
    towns: townsOf(textOf('places.txt')),
  }
  return loaded
}

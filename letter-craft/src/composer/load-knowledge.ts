import { titleHeadsOf, townsOf, verbObjectsOf } from '../career/lexicon.ts'
import { createOccupations } from '../career/occupations.ts'
import { loadFrench } from '../french/load-french.ts'
import { createFrenchSpeller } from '../spelling/speller.ts'
import type { ComposerKnowledge } from './argue.ts'

/** What the composer of French letters knows, from the files of `data/`: a third of a second. */
export function loadKnowledge(read: (name: string) => Uint8Array): ComposerKnowledge {
  const text = (name: string) => new TextDecoder().decode(read(name))
  const titles = text('occupations/titles.tsv')
  const french = loadFrench({
    aff: text('french-dictionary/fr.aff'),
    dic: text('french-dictionary/fr.dic'),
    tagger: read('french-tagger.bin'),
    context: read('french-context.bin'),
  })
  const occupations = createOccupations({
    titles,
    tasks: text('occupations/tasks.tsv'),
    access: text('occupations/access.tsv'),
    occupations: text('occupations/occupations.tsv'),
  })
  return {
    speller: createFrenchSpeller(french),
    occupations,
    titleHeads: titleHeadsOf(titles),
    towns: townsOf(text('places.txt')),
    verbObjects: verbObjectsOf(text('occupations/verb-objects.tsv')),
  }
}

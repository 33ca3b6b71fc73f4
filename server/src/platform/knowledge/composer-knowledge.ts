import { readFile } from 'node:fs/promises'
import { titleHeadsOf, townsOf, verbObjectsOf } from '@lettrine/letter-craft/career/lexicon'
import type { ComposerKnowledge } from '@lettrine/letter-craft/composer/argue'
import { loadOccupations } from './load-occupations.ts'
import { spellerOf } from './spellers.ts'

let loaded: Promise<ComposerKnowledge> | undefined

/** What the composer of French letters knows: the French engine and the register of occupations. Loaded on first use. */
export function composerKnowledge(): Promise<ComposerKnowledge> {
  loaded ??= load()
  // A failed load is tried again by the next letter.
  loaded.catch(() => {
    loaded = undefined
  })
  return loaded
}

async function load(): Promise<ComposerKnowledge> {
  const [speller, occupations, titles, places, verbObjects] = await Promise.all([
    spellerOf('fr'),
    loadOccupations(),
    textOf('occupations/titles.tsv'),
    textOf('places.txt'),
    textOf('occupations/verb-objects.tsv'),
  ])
  return {
    speller,
    occupations,
    titleHeads: titleHeadsOf(titles),
    towns: townsOf(places),
    verbObjects: verbObjectsOf(verbObjects),
  }
}

const textOf = (name: string): Promise<string> =>
  readFile(new URL(import.meta.resolve(`@lettrine/letter-craft/data/${name}`)), 'utf8')

import { readFile } from 'node:fs/promises'
import { titleHeadsOf } from '@lettrine/letter-craft/career/lexicon'
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
  const titles = new URL(import.meta.resolve('@lettrine/letter-craft/data/occupations/titles.tsv'))
  const [speller, occupations, rows] = await Promise.all([
    spellerOf('fr'),
    loadOccupations(),
    readFile(titles, 'utf8'),
  ])
  return { speller, occupations, titleHeads: titleHeadsOf(rows) }
}

import { readFileSync } from 'node:fs'
import type { ComposerKnowledge } from '../src/composer/argue.ts'
import { loadKnowledge } from '../src/composer/load-knowledge.ts'

const data = new URL('../data/', import.meta.url)

let loaded: ComposerKnowledge | undefined

/** What the composer knows, from the files of `data/`, loaded once for each process. */
export function testKnowledge(): ComposerKnowledge {
  loaded ??= loadKnowledge((name) => readFileSync(new URL(name, data)))
  return loaded
}

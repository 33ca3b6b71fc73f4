import { readFileSync } from 'node:fs'
import type { ComposerKnowledge } from '@lettrine/letter-craft/composer/argue'
import { loadKnowledge } from '@lettrine/letter-craft/composer/load-knowledge'

let loaded: ComposerKnowledge | undefined

/** What the composer of French letters knows, for letters composed at build time. */
export function composerKnowledge(): ComposerKnowledge {
  loaded ??= loadKnowledge((name) =>
    readFileSync(new URL(import.meta.resolve(`@lettrine/letter-craft/data/${name}`))),
  )
  return loaded
}

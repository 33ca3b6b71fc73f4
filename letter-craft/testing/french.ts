import { readFileSync } from 'node:fs'
import { loadFrench } from '../src/french/load-french.ts'
import type { French } from '../src/french/sentence.ts'

const data = new URL('../data/', import.meta.url)
const bytesOf = (name: string) => readFileSync(new URL(name, data))

/** The French engine on the files of `data/`, with nothing remembered. */
export const freshFrench = (): French =>
  loadFrench({
    aff: bytesOf('french-dictionary/fr.aff').toString('utf8'),
    dic: bytesOf('french-dictionary/fr.dic').toString('utf8'),
    tagger: bytesOf('french-tagger.bin'),
    context: bytesOf('french-context.bin'),
  })

let loaded: French | undefined

/** The French engine on the files of `data/`, loaded once for each process. */
export function testFrench(): French {
  loaded ??= freshFrench()
  return loaded
}

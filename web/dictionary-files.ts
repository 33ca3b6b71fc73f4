import { createRequire } from 'node:module'
import { dirname } from 'node:path'

// Their packages only export what Node reads; the browser fetches the files themselves.
const { resolve } = createRequire(import.meta.url)

/** Aliases by which the browser reaches the files of the spelling dictionaries. */
export const dictionaryFiles = ['dictionary-fr', 'dictionary-en', 'dictionary-en-gb'].map((name) => ({
  find: new RegExp(`^${name}/(index\\.(?:aff|dic))`),
  replacement: `${dirname(resolve(name))}/$1`,
}))

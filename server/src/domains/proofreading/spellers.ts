import type { Language } from '@lettrine/contract/letters'
import { type DictionaryFiles, readDictionary } from '@lettrine/letter-craft/spelling/affix-dictionary'
import { createSpeller, type Speller } from '@lettrine/letter-craft/spelling/speller'

/** British and American spellings are both right in a letter. */
const sources = {
  fr: () => [import('dictionary-fr')],
  en: () => [import('dictionary-en-gb'), import('dictionary-en')],
} as const satisfies Record<Language, () => unknown[]>

const spellers = new Map<Language, Promise<Speller>>()

/** The speller of a language; its dictionaries are read at the first letter, not at the start of the server. */
export function spellerOf(language: Language): Promise<Speller> {
  let speller = spellers.get(language)
  if (!speller) {
    speller = loadSpeller(language)
    spellers.set(language, speller)
    // A failed reading is tried again by the next letter.
    speller.catch(() => spellers.delete(language))
  }
  return speller
}

/** Reads the dictionaries of a language from their packages: about a tenth of a second. */
export async function loadSpeller(language: Language): Promise<Speller> {
  const packages = await Promise.all(sources[language]())
  const dictionaries = packages.map(({ default: files }) => readDictionary(asText(files)))
  return createSpeller(dictionaries, language)
}

const asText = ({ aff, dic }: Record<keyof DictionaryFiles, Uint8Array>): DictionaryFiles => {
  const decoder = new TextDecoder()
  return { aff: decoder.decode(aff), dic: decoder.decode(dic) }
}

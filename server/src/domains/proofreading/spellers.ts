import type { Language } from '@lettrine/contract/letters'
import { type DictionaryFiles, readDictionary } from '@lettrine/letter-craft/spelling/affix-dictionary'
import { createSpeller, type Speller } from '@lettrine/letter-craft/spelling/speller'

/** British and American spellings are both accepted. */
const sources = {
  fr: () => [import('dictionary-fr')],
  en: () => [import('dictionary-en-gb'), import('dictionary-en')],
} as const satisfies Record<Language, () => unknown[]>

const spellers = new Map<Language, Promise<Speller>>()

/** The spell checker of a language; its dictionaries are loaded on first use. */
export function spellerOf(language: Language): Promise<Speller> {
  let speller = spellers.get(language)
  if (!speller) {
    speller = loadSpeller(language)
    spellers.set(language, speller)
    // A failed load is retried by the next call.
    speller.catch(() => spellers.delete(language))
  }
  return speller
}

/** Loads the dictionaries of a language: about a tenth of a second. */
export async function loadSpeller(language: Language): Promise<Speller> {
  const packages = await Promise.all(sources[language]())
  const dictionaries = packages.map(({ default: files }) => readDictionary(asText(files)))
  return createSpeller(dictionaries, language)
}

const asText = ({ aff, dic }: Record<keyof DictionaryFiles, Uint8Array>): DictionaryFiles => {
  const decoder = new TextDecoder()
  return { aff: decoder.decode(aff), dic: decoder.decode(dic) }
}

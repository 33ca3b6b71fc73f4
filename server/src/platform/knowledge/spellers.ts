import { readFile } from 'node:fs/promises'
import type { Language } from '@lettrine/contract/letters'
import { loadFrench } from '@lettrine/letter-craft/french/load-french'
import type { Morphology } from '@lettrine/letter-craft/french/morphology'
import { type DictionaryFiles, readDictionary } from '@lettrine/letter-craft/spelling/affix-dictionary'
import { createFrenchSpeller, createSpeller, type Speller } from '@lettrine/letter-craft/spelling/speller'

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

/** The French dictionary with its morphology; loaded on first use. */
export async function frenchMorphology(): Promise<Morphology> {
  const { french } = await spellerOf('fr')
  if (!french) throw new Error('the French speller has no engine')
  return french.morphology
}

/** Loads the dictionaries of a language, and for French the engine that reads its sentences. */
export const loadSpeller = (language: Language): Promise<Speller> =>
  language === 'fr' ? loadFrenchSpeller() : loadEnglishSpeller()

async function loadFrenchSpeller(): Promise<Speller> {
  const [aff, dic, tagger, context] = await Promise.all(
    ['french-dictionary/fr.aff', 'french-dictionary/fr.dic', 'french-tagger.bin', 'french-context.bin'].map(
      (name) => readFile(new URL(import.meta.resolve(`@lettrine/letter-craft/data/${name}`))),
    ),
  )
  if (!aff || !dic || !tagger || !context) throw new Error('a file of the French engine is missing')
  return createFrenchSpeller(loadFrench({ ...asText({ aff, dic }), tagger, context }))
}

/** British and American spellings are both accepted. */
async function loadEnglishSpeller(): Promise<Speller> {
  const packages = await Promise.all([import('dictionary-en-gb'), import('dictionary-en')])
  const dictionaries = packages.map(({ default: files }) => readDictionary(asText(files)))
  return createSpeller(dictionaries, 'en')
}

const asText = ({ aff, dic }: Record<keyof DictionaryFiles, Uint8Array>): DictionaryFiles => {
  const decoder = new TextDecoder()
  return { aff: decoder.decode(aff), dic: decoder.decode(dic) }
}

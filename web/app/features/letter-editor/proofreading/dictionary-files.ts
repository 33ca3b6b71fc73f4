import contextFile from '@lettrine/letter-craft/data/french-context.bin?url'
import frAff from '@lettrine/letter-craft/data/french-dictionary/fr.aff?url'
import frDic from '@lettrine/letter-craft/data/french-dictionary/fr.dic?url'
import taggerFile from '@lettrine/letter-craft/data/french-tagger.bin?url'
import { loadFrench } from '@lettrine/letter-craft/french/load-french'
import { readDictionary } from '@lettrine/letter-craft/spelling/affix-dictionary'
import { createFrenchSpeller, createSpeller, type Speller } from '@lettrine/letter-craft/spelling/speller'
import type { Language } from '@lettrine/letter-craft/typography/fix'
import enAff from 'dictionary-en/index.aff?url'
import enDic from 'dictionary-en/index.dic?url'
import enGbAff from 'dictionary-en-gb/index.aff?url'
import enGbDic from 'dictionary-en-gb/index.dic?url'

/** British and American spellings are both correct in a letter. */
const english = [
  { aff: enGbAff, dic: enGbDic },
  { aff: enAff, dic: enDic },
]

/**
 * Fetches and parses the dictionaries of a language, and for French the models that read its sentences: less than a
 * megabyte once, then from the HTTP cache.
 */
export const fetchSpeller = (language: Language): Promise<Speller> =>
  language === 'fr' ? fetchFrenchSpeller() : fetchEnglishSpeller()

async function fetchFrenchSpeller(): Promise<Speller> {
  const [aff, dic, tagger, context] = await Promise.all([
    textAt(frAff),
    textAt(frDic),
    bytesAt(taggerFile),
    bytesAt(contextFile),
  ])
  return createFrenchSpeller(loadFrench({ aff, dic, tagger, context }))
}

async function fetchEnglishSpeller(): Promise<Speller> {
  const dictionaries = await Promise.all(
    english.map(async ({ aff, dic }) => {
      const files = await Promise.all([textAt(aff), textAt(dic)])
      return readDictionary({ aff: files[0], dic: files[1] })
    }),
  )
  return createSpeller(dictionaries, 'en')
}

const textAt = async (address: string): Promise<string> => (await fetched(address)).text()
const bytesAt = async (address: string): Promise<Uint8Array> =>
  new Uint8Array(await (await fetched(address)).arrayBuffer())

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer
}

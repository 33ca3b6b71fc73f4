import { readDictionary } from '@lettrine/letter-craft/spelling/affix-dictionary'
import { createSpeller, type Speller } from '@lettrine/letter-craft/spelling/speller'
import type { Language } from '@lettrine/letter-craft/typography/fix'
import enAff from 'dictionary-en/index.aff?url'
import enDic from 'dictionary-en/index.dic?url'
import enGbAff from 'dictionary-en-gb/index.aff?url'
import enGbDic from 'dictionary-en-gb/index.dic?url'
import frAff from 'dictionary-fr/index.aff?url'
import frDic from 'dictionary-fr/index.dic?url'

/** British and American spellings are both correct in a letter. */
const addresses = {
  fr: [{ aff: frAff, dic: frDic }],
  en: [
    { aff: enGbAff, dic: enGbDic },
    { aff: enAff, dic: enDic },
  ],
} as const satisfies Record<Language, readonly { aff: string; dic: string }[]>

/** Fetches and parses the dictionaries of a language: about 400 kB once, then from the HTTP cache. */
export async function fetchSpeller(language: Language): Promise<Speller> {
  const dictionaries = await Promise.all(
    addresses[language].map(async ({ aff, dic }) => {
      const files = await Promise.all([textAt(aff), textAt(dic)])
      return readDictionary({ aff: files[0], dic: files[1] })
    }),
  )
  return createSpeller(dictionaries, language)
}

async function textAt(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.text()
}

import { plainLetters } from '../french/plain-letters.ts'
import { cleanCompanyName } from '../offers/clean-company-name.ts'
import { splitLetter } from '../proofreading/proof-letter.ts'
import { countWords } from '../text/measure.ts'
import type { Language } from '../typography/fix.ts'
import { hasPlaceholder } from './check-passage.ts'
import { namesAnotherCompany, readFacts } from './claims.ts'
import { readReply } from './clean-reply.ts'
import { isInAnotherLanguage, type ReplyFault } from './reply-faults.ts'

/** A letter shorter than this says nothing. */
export const fewestWords = 60
const mostWords = 700

export type ExpectedLetter = {
  language: Language
  company: string
  /** Every text the letter may use. */
  facts: readonly string[]
}

/** Why the body of a reply can be no letter as a whole; its sentences have their own gate. */
export function letterFault(
  body: string,
  { language, company, facts }: ExpectedLetter,
): ReplyFault | undefined {
  const words = countWords(body)
  if (words === 0) return 'empty'
  if (isInAnotherLanguage(body, language)) return 'wrong-language'
  if (words < fewestWords) return 'too-short'
  if (words > mostWords) return 'too-long'
  if (!mentions(body, company) && namesAnotherCompany(body, readFacts([company, ...facts])))
    return 'wrong-company'
  return undefined
}

const mentions = (text: string, company: string) => {
  const spaced = plainLetters(text)
  return [company, cleanCompanyName(company)].some(
    (name) => name !== '' && spaced.includes(plainLetters(name)),
  )
}

/** A letter in prose, sentence by sentence; `opening` and `closing` where it had them, without blanks. */
export type ProseLetter = {
  opening?: string
  sentences: { paragraph: number; text: string }[]
  closing?: string
}

/** Reads a reply that is a letter as people write it; undefined for a text without salutation and closing formula. */
export function readProse(reply: string, language: Language): ProseLetter | undefined {
  const { opening, body, closing } = readReply(reply, language)
  if (opening === undefined && closing === undefined) return undefined
  const isWhole = (line: string | undefined) => line !== undefined && !hasPlaceholder(line, language)
  return {
    ...(isWhole(opening) && { opening }),
    ...(isWhole(closing) && { closing }),
    sentences: body.flatMap((text, index) =>
      // A salutation added first keeps a short first paragraph from being parsed as one.
      splitLetter(`X,\n\n${text}`, language, {}).sentences.map((sentence) => ({
        paragraph: index + 1,
        text: sentence.text,
      })),
    ),
  }
}

import { splitLetter } from '../proofreading/proof-letter.ts'
import { rules } from '../proofreading/proofread.ts'
import { countWords } from '../text/measure.ts'
import { fixTypography, type Language } from '../typography/fix.ts'
import { readFacts, unsupportedClaims } from './claims.ts'
import { unwrapReply } from './clean-reply.ts'
import { followsInjection, isInAnotherLanguage, type ReplyFault } from './reply-faults.ts'

export type CheckedPassage = { usable: true; content: string } | { usable: false; fault: ReplyFault }

const unusable = (fault: ReplyFault): CheckedPassage => ({ usable: false, fault })

const placeholderRule = rules.find(({ id }) => id === 'placeholder')!

/** Whether a text holds a blank to fill. */
export const hasPlaceholder = (text: string, language: Language): boolean =>
  [...placeholderRule.check(splitLetter(text, language, {}))].length > 0

/** Expectations for a rewritten passage. */
export type ExpectedPassage = {
  language: Language
  /** Texts that must not be repeated: the data delimiter, the sentences of the instructions. */
  secrets: readonly string[]
  passage: string
  /** Every text the passage may use besides itself. */
  facts: readonly string[]
}

/**
 * Extracts a rewritten passage from a model's reply, or says why there is none: nothing is dropped from it, so any fault
 * makes it unusable. Pure, a few milliseconds.
 */
export function checkPassage(reply: string, expected: ExpectedPassage): CheckedPassage {
  const { language, passage } = expected
  if (followsInjection(reply, expected.secrets)) return unusable('obeys-data')
  const text = unwrapReply(reply)
    .replace(/^[^\n]{0,120}:\n+/u, '')
    .replace(/^[«“"]\s*([^«»“”"]+?)\s*[»”"]$/u, '$1')
    .trim()
  if (text === '') return unusable('empty')
  if (isInAnotherLanguage(text, language)) return unusable('wrong-language')
  if (countWords(text) > 2 * countWords(passage) + 30) return unusable('too-long')
  if (hasPlaceholder(text, language)) return unusable('placeholder')
  const facts = readFacts([passage, ...expected.facts])
  const { sentences } = splitLetter(`X,\n\n${text}`, language, {})
  if (sentences.some((sentence) => unsupportedClaims(sentence.text, facts).length > 0))
    return unusable('unsupported')
  return { usable: true, content: fixTypography(text, language) }
}

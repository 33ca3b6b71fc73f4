import type { Tone } from '@lettrine/contract/letters'
import { openingAddress, repeatedAddress } from '@lettrine/letter-craft/composer/address'
import { closingFormula, suggestionSentence } from '@lettrine/letter-craft/composer/closing-formula'
import { interviewQuestions } from '@lettrine/letter-craft/composer/interview-questions'
import { isClosingFormula } from '@lettrine/letter-craft/text/closing-paragraph'
import { parseLetter } from '@lettrine/letter-craft/text/parse'
import { textUnits } from '@lettrine/letter-craft/text/plain-text'
import type { LetterDraft } from '../autosave/letter-draft.ts'

const longestAddress = 60

/** The salutation of the letter: its own first line if that is one, else the one that suits the recipient. */
export function addressOf({ content, recipient, language }: LetterDraft, tone: Tone): string {
  const first = textUnits(parseLetter(content))[0]?.split('\n')[0]?.trim() ?? ''
  const written = first.endsWith(',') && first.length <= longestAddress ? first.slice(0, -1) : undefined
  return repeatedAddress(written ?? openingAddress(recipient.name, language, tone))
}

/** A closing formula that repeats the salutation; each seed gives another one. */
export const closingFor = (draft: LetterDraft, tone: Tone, seed: number): string =>
  closingFormula(addressOf(draft, tone), draft.language, tone, seed)

/** Whether the last paragraph is a closing formula. */
export function endsWithClosing({ content, language }: LetterDraft): boolean {
  const last = parseLetter(content).blocks.at(-1)
  return last?.type === 'paragraph' && isClosingFormula(textUnits({ blocks: [last] }).join(' '), language)
}

export const suggestionFor = ({ language, type }: LetterDraft, seed: number): string =>
  suggestionSentence(language, type, seed)

export const questionsFor = ({ jobTitle, company, type, offer }: LetterDraft) =>
  interviewQuestions({ jobTitle, company, type, offer })

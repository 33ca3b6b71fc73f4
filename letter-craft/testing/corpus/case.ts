import type { ProofreadContext } from '../../src/proofreading/finding.ts'
import type { Language } from '../../src/typography/fix.ts'

/** A text and the rules it must trigger, and no others; `becomes` is the text after every certain fix. */
export type Case = {
  text: string
  rules: readonly string[]
  becomes?: string
  context?: ProofreadContext
  language?: Language
  /** The rule that a correct text is close to. */
  nearRule?: string
}

/** A letter with salutation, body and closing formula. */
export const letter = (
  body: string,
  opening = 'Madame, Monsieur,',
  closing = `Je vous prie d’agréer, ${opening} mes salutations distinguées.`,
) => `${opening}\n\n${body}\n\n${closing}`

/** Texts with one violation of a rule; with their corrected form where the fix is certain. */
export const faultyCases = (rule: string, texts: readonly (string | readonly [string, string])[]): Case[] =>
  texts.map((one) =>
    typeof one === 'string' ? { text: one, rules: [rule] } : { text: one[0], rules: [rule], becomes: one[1] },
  )

/** Hard negatives: correct texts close to a violation of a rule. */
export const hardNegatives = (rule: string, texts: readonly string[]): Case[] =>
  texts.map((text) => ({ text, rules: [], nearRule: rule }))

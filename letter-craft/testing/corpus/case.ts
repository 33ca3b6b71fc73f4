import type { ProofreadContext } from '../../src/proofreading/finding.ts'
import type { Language } from '../../src/typography/fix.ts'

/** A text and the rules it must raise, none other; `becomes` is the text once every certain fix is in. */
export type Case = {
  text: string
  rules: readonly string[]
  becomes?: string
  context?: ProofreadContext
  language?: Language
  /** The rule that a clean text comes close to. */
  nearRule?: string
}

/** A letter of one opening, a body and a closing formula. */
export const letter = (
  body: string,
  opening = 'Madame, Monsieur,',
  closing = `Je vous prie d’agréer, ${opening} mes salutations distinguées.`,
) => `${opening}\n\n${body}\n\n${closing}`

/** Texts that break one rule once; with what they become where the fix is certain. */
export const faultyCases = (rule: string, texts: readonly (string | readonly [string, string])[]): Case[] =>
  texts.map((one) =>
    typeof one === 'string' ? { text: one, rules: [rule] } : { text: one[0], rules: [rule], becomes: one[1] },
  )

/** Right texts that come close to a rule. */
export const hardNegatives = (rule: string, texts: readonly string[]): Case[] =>
  texts.map((text) => ({ text, rules: [], nearRule: rule }))

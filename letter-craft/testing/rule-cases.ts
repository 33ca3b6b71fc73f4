import type { ProofreadContext } from '../src/proofreading/finding.ts'
import type { Language } from '../src/typography/fix.ts'

/**
 * Texts of a rule that is not one of grammar, with everything it needs to know. Faults are marked like those of the
 * rules of grammar: «Je [pris → prie]»; without a certain correction, nothing follows the arrow.
 */
export type RuleCases = {
  rule: string
  context?: ProofreadContext
  language?: Language
  /** Texts in which the rule finds what is marked, and nothing else is found. */
  breaks?: readonly string[]
  /** Texts close to a fault, in which nothing is found. */
  allows?: readonly string[]
}

/** A letter with salutation, body and closing formula. */
export const letter = (
  body: string,
  opening = 'Madame, Monsieur,',
  closing = `Je vous prie d’agréer, ${opening} mes salutations distinguées.`,
) => `${opening}\n\n${body}\n\n${closing}`

type Mark = { start: number; end: number; fix?: string }

/** A fault may itself be between brackets: «[[Nom] → ]». */
const marked = /\[((?:\[[^\]]*\]|(?! → )[^[])+) → ([^\]]*)\]/gu

/** The plain text of an example, and its marks. */
export function readMarks(example: string): { text: string; marks: Mark[] } {
  const marks: Mark[] = []
  let text = ''
  let from = 0
  for (const { 0: whole, 1: fault = '', 2: fix = '', index } of example.matchAll(marked)) {
    text += example.slice(from, index)
    marks.push({ start: text.length, end: text.length + fault.length, fix })
    text += fault
    from = index + whole.length
  }
  return { text: text + example.slice(from), marks }
}

/** The example of a text with its findings. */
export const withMarks = (text: string, findings: readonly Mark[]): string =>
  [...findings]
    .sort((one, other) => other.start - one.start)
    .reduce(
      (all, { start, end, fix = '' }) =>
        `${all.slice(0, start)}[${all.slice(start, end)} → ${fix}]${all.slice(end)}`,
      text,
    )

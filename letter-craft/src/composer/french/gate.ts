import { proofread } from '../../proofreading/proofread.ts'
import type { Speller } from '../../spelling/speller.ts'
import type { Draft } from './draft-letter.ts'
import type { Sentence } from './scribe.ts'

/** Rules about a whole letter, or about what its sender adds: a sentence is not to blame for them. */
const ofThePage =
  /^(?:placeholder|length|missing|too-|short|page|signature|date|object|opening|closing|first-person|proof)/u

/**
 * The last gate: sentences in which the proofreader finds a fault, or has a question about one, fall. Undefined when the
 * first paragraph or the last would lose all.
 */
export function createGate(speller: Speller, known: readonly string[]): (draft: Draft) => Draft | undefined {
  return (draft) => {
    const faulty = (sentence: Sentence): boolean =>
      proofread(sentence.text, { language: 'fr', spelling: { speller, accepted: known } }).some(
        ({ rule, severity }) => severity !== 'advice' && !ofThePage.test(rule),
      )
    const paragraphs = draft.paragraphs.map((paragraph) =>
      paragraph.filter((sentence) => sentence.frame === undefined || !faulty(sentence)),
    )
    if (paragraphs[0]?.length === 0 || paragraphs.at(-1)?.length === 0) return undefined
    return { ...draft, paragraphs: paragraphs.filter((paragraph) => paragraph.length > 0) }
  }
}

import type { Finding } from '../proofreading/finding.ts'
import type { Draft, Sentence } from './draft.ts'

/** Rules about a whole letter, or about what its sender adds: a sentence is not to blame for them. */
const ofThePage =
  /^(?:placeholder|length|missing|too-|short|page|signature|date|object|opening|closing|first-person|proof)/u

/** Whether a finding says that a sentence may be wrong; advice does not. */
export const isFault = ({ rule, severity }: Pick<Finding, 'rule' | 'severity'>): boolean =>
  severity !== 'advice' && !ofThePage.test(rule)

/** The same judgement, made once for each text: drafts share most of their sentences. */
export function judgedOnce(judge: (text: string) => boolean): (text: string) => boolean {
  const judged = new Map<string, boolean>()
  return (text) => {
    const sound = judged.get(text) ?? judge(text)
    judged.set(text, sound)
    return sound
  }
}

/** The sentences that are not sound; the person’s own words are theirs. */
export const unsoundSentences = (
  { paragraphs }: Draft,
  isSound: (text: string) => boolean,
): ReadonlySet<Sentence> =>
  new Set(paragraphs.flat().filter((sentence) => sentence.frame !== undefined && !isSound(sentence.text)))

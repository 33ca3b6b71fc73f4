import { tagOf } from '../../french/reading.ts'
import type { Word } from '../../french/sentence.ts'
import type { Fault, Grammar } from './grammar-rule.ts'

/**
 * Rules that find less than 97 faults for 3 false alarms on sentences that others wrote: what they find is put as a
 * question. Measured with the accuracy of the proofreader (`docs/proofreading.md`), not estimated.
 */
const questions: ReadonlySet<string> = new Set([
  'conjugation/not-conjugated',
  'confusion/appas-appat',
  'confusion/exigeant-exigent',
  'confusion/faire-part-parti-partie',
  'expression/cet-before-vowel',
  'expression/dont-que',
  'expression/doubled-word',
  'expression/euphonic-t',
  'expression/fixed-plural',
  'expression/hyphen-geography',
  'expression/imperative-hyphen',
  'expression/inversion-vous',
  'expression/lower-case-calendar',
  'expression/mille-invariable',
  'expression/one-word',
  'expression/se-rappeler',
  'expression/vas-y',
  'expression/verb-with-de',
  'expression/vingt-plural',
  'homophone/as-has',
  'homophone/ce-before-noun',
  'homophone/ceux-pronoun',
  'homophone/dans-d-en',
  'homophone/dit-dix',
  'homophone/donc-dont',
  'homophone/est-after-subject',
  'homophone/et-between-words',
  'homophone/la-verb',
  'homophone/mes-mais',
  'homophone/on-pronoun',
  'homophone/parce-que',
  'homophone/pas-par',
  'homophone/peut-etre',
  'homophone/puis-puits',
  'homophone/quand-quant',
  'homophone/quelle-qu-elle',
  'homophone/qui-qu-il',
  'homophone/sait-verb',
  'homophone/sest-before-participle',
  'homophone/soit-soi',
  'homophone/sur-sur-accent',
  'homophone/ta-t-a',
  'homophone/tout-tous',
  'homophone/vu-que',
  'homophone/where-accent',
])

/** Natural logarithm: how much less probable than the written word the correction of a homophone may be. */
const refuted = -3

/** Whether a finding is put as a question: its rule, or the sentence, leaves a doubt. */
export const isDoubtful = (rule: string, fault: Fault, grammar: Grammar): boolean =>
  fault.doubtful === true ||
  questions.has(rule) ||
  (rule.startsWith('homophone/') && isRefuted(fault, grammar))

/** The context model prefers the word that is written. */
function isRefuted({ first, last, fix }: Fault, { sentence, french }: Grammar): boolean {
  const word = sentence.words[first]
  if (!word || first !== last || fix === undefined) return false
  const other = french.morphology.readings(fix.toLowerCase())
  if (other.length === 0) return false
  const tags = french.context(sentence.words, word.index)
  const best = (readings: Word['readings']) =>
    Math.max(...readings.map((reading) => tags.get(tagOf(reading)) ?? Number.NEGATIVE_INFINITY))
  return best(other) - best(word.readings) < refuted
}

import type { Morphology } from '../french/morphology.ts'
import type { Reading } from '../french/reading.ts'

export type CandidateForms = { readonly masculine: string; readonly feminine: string }

const agrees = ({ pos, tense }: Reading) => pos === 'ADJ' || tense === 'participle'

/** The singular forms of an adjective or a participle; undefined for any other word, and for one without gender. */
export function genderedForms(word: string, morphology: Morphology): CandidateForms | undefined {
  const readings = morphology.readings(word)
  // «plus» is no participle of «plaire» here.
  if (readings.some(({ pos }) => /^(?:DET|PRON|ADP|CCONJ|SCONJ)$/u.test(pos)) || word === 'plus')
    return undefined
  const found = readings.find(agrees)
  if (!found) return undefined
  const { lemma, pos, tense } = found
  const kind = { pos, number: 's', ...(tense && { tense }) } as const
  const [masculine] = morphology.inflect(lemma, { ...kind, gender: 'm' })
  const [feminine] = morphology.inflect(lemma, { ...kind, gender: 'f' })
  return masculine && feminine && masculine !== feminine ? { masculine, feminine } : undefined
}

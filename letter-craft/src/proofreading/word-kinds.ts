import type { Morphology } from '../french/morphology.ts'
import { isFiniteVerb, type Reading } from '../french/reading.ts'

const isNoun = ({ pos }: Reading) => pos === 'NOUN'
const isInfinitive = ({ tense }: Reading) => tense === 'infinitive'
const isParticiple = ({ tense }: Reading) => tense === 'participle'
const isThirdPerson = (reading: Reading) => isFiniteVerb(reading) && reading.person === 3
const isThirdSingular = (reading: Reading) => isThirdPerson(reading) && reading.number === 's'
const isClosed = ({ pos }: Reading) => /^(?:DET|NUM|PRON|ADP|CCONJ|SCONJ|ADV)$/u.test(pos)

type Kind = (readings: readonly Reading[]) => boolean

/** A noun, but no word of grammar («plus», «son») and no verb of the third person («donne»). */
const noun = (readings: readonly Reading[], shape: Pick<Reading, 'gender' | 'number'>): boolean => {
  const nouns = readings.filter(isNoun)
  return (
    nouns.length > 0 &&
    !readings.some((one) => isClosed(one) || isThirdPerson(one)) &&
    nouns.every(({ gender }) => shape.gender === undefined || gender === shape.gender) &&
    nouns.every(({ number }) => shape.number === undefined || number === shape.number)
  )
}

/** Kinds of words that phrases name; `finite` and `conjugated` are verbs that can be nothing else. */
const kinds = {
  infinitive: (readings) => readings.some(isInfinitive),
  participle: (readings) => readings.some(isParticiple) && !readings.some(isClosed),
  verb: (readings) => readings.some(isInfinitive) && !readings.some(isNoun),
  formed: (readings) =>
    readings.some((one) => isParticiple(one) && one.gender !== 'f' && one.number !== 'p') &&
    !readings.some(isNoun),
  finite: (readings) => readings.some(isThirdSingular) && !readings.some(isOther),
  conjugated: (readings) => readings.some(isFiniteVerb) && !readings.some(isOther),
  noun: (readings) => noun(readings, {}),
  feminine: (readings) => noun(readings, { gender: 'f', number: 's' }),
  masculine: (readings) => noun(readings, { gender: 'm', number: 's' }),
  plural: (readings) => noun(readings, { number: 'p' }),
} as const satisfies Record<string, Kind>

const isOther = (reading: Reading) => !isFiniteVerb(reading)

export type WordKind = keyof typeof kinds
export const wordKinds = Object.keys(kinds) as WordKind[]

/** Whether a word, in lower case, is of a kind; never without the dictionary. */
export const isOfKind = (kind: WordKind, word: string, morphology: Morphology | undefined): boolean =>
  morphology !== undefined && kinds[kind](morphology.readings(word))

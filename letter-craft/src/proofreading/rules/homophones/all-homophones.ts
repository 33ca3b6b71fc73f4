import type { PatternRule } from '../pattern-rule.ts'
import { homophonesOfA } from './a.fr.ts'
import { homophonesOfAdverbs } from './adverbs.fr.ts'
import { homophonesOfLa } from './ca-la-leur.fr.ts'
import { homophonesOfCe } from './ce.fr.ts'
import { homophonesOfEt } from './et.fr.ts'
import { homophonesOfMes } from './mes-tes.fr.ts'
import { homophonesOfMoreForms } from './more-forms.fr.ts'
import { homophonesOfOu } from './ou-on-son.fr.ts'
import { homophonesOfQuel } from './quel-quand.fr.ts'
import { homophonesOfShortForms } from './short-forms.fr.ts'
import { homophonesOfSmallWords } from './small-words.fr.ts'

/** Grammatical words that sound alike. */
export const homophones: readonly PatternRule[] = [
  ...homophonesOfA,
  ...homophonesOfAdverbs,
  ...homophonesOfCe,
  ...homophonesOfEt,
  ...homophonesOfLa,
  ...homophonesOfMes,
  ...homophonesOfMoreForms,
  ...homophonesOfOu,
  ...homophonesOfQuel,
  ...homophonesOfShortForms,
  ...homophonesOfSmallWords,
]

import type { PatternRule } from '../pattern-rule.ts'
import { barbarisms } from './barbarisms.fr.ts'
import { coloursAndCapitals } from './colours-capitals.fr.ts'
import { comparisons } from './comparisons.fr.ts'
import { elisions } from './elision.fr.ts'
import { everydayTurns } from './everyday.fr.ts'
import { hyphenatedNouns } from './hyphenated-nouns.fr.ts'
import { hyphens } from './hyphens.fr.ts'
import { hyphensAtWork } from './hyphens-at-work.fr.ts'
import { inversions } from './inversions.fr.ts'
import { lettersTurns } from './letters.fr.ts'
import { numbers } from './numbers.fr.ts'
import { oneWords } from './one-word.fr.ts'
import { pleonasms } from './pleonasms.fr.ts'
import { prepositions } from './prepositions.fr.ts'

/** Set phrases, hyphens, elisions, prepositions. */
export const expressions: readonly PatternRule[] = [
  ...barbarisms,
  ...coloursAndCapitals,
  ...comparisons,
  ...elisions,
  ...everydayTurns,
  ...hyphenatedNouns,
  ...hyphens,
  ...hyphensAtWork,
  ...inversions,
  ...lettersTurns,
  ...numbers,
  ...oneWords,
  ...pleonasms,
  ...prepositions,
]

import type { Finding } from '../src/proofreading/finding.ts'
import { proofread } from '../src/proofreading/proofread.ts'
import { createFrenchSpeller, type Speller } from '../src/spelling/speller.ts'
import { testFrench } from './french.ts'
import type { RuleCases } from './rule-cases.ts'

let speller: Speller | undefined

/** The findings in a text, with the French engine. */
export function readText(
  text: string,
  { language = 'fr', context }: Pick<RuleCases, 'language' | 'context'> = {},
): Finding[] {
  speller ??= createFrenchSpeller(testFrench())
  return proofread(text, {
    language,
    ...(context && { context }),
    ...(language === 'fr' && { spelling: { speller } }),
  })
}

import type { Finding } from '../src/proofreading/finding.ts'
import { proofread } from '../src/proofreading/proofread.ts'
import { createFrenchSpeller, type Speller } from '../src/spelling/speller.ts'
import type { Case } from './corpus/case.ts'
import { testFrench } from './french.ts'

let speller: Speller | undefined

/** The findings in a text of the corpus, with the French engine. */
export function readCase({ text, language = 'fr', context }: Case): Finding[] {
  speller ??= createFrenchSpeller(testFrench())
  return proofread(text, {
    language,
    ...(context && { context }),
    ...(language === 'fr' && { spelling: { speller } }),
  })
}

/** Rules whose findings may stand for a label of the corpus: grammar, and words that do not exist. */
const mayStandFor = ({ rule }: Pick<Finding, 'rule'>) =>
  rule.includes('/') || rule === 'spelling' || rule === 'formula-spelling'

/**
 * The findings in a text under the labels of the corpus: the rules of grammar are finer than its labels, so what they
 * find takes a label that no other finding has.
 */
export function readLabels(one: Case): (Pick<Finding, 'rule'> & Partial<Finding>)[] {
  const findings = readCase(one)
  const missing = [...one.rules]
  for (const { rule } of findings) if (missing.includes(rule)) missing.splice(missing.indexOf(rule), 1)
  return findings.flatMap((finding) => {
    if (one.rules.includes(finding.rule) || !mayStandFor(finding)) return [finding]
    const label = missing.shift()
    if (label !== undefined) return [{ rule: label }]
    // A name that no dictionary has is only a warning.
    const isName = finding.rule === 'spelling' && finding.severity !== 'error'
    return one.rules.length > 0 || isName ? [] : [finding]
  })
}

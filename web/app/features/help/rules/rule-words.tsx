import './rules.css'
import type { FaultyExample } from '@lettrine/letter-craft/proofreading/rules/explained-rules'

/** The fault, struck, and its correction. */
export const RuleWords = ({ fault, fix }: Pick<FaultyExample, 'fault' | 'fix'>) => (
  <span className="rule-words">
    <del>{fault}</del> <ins>{fix}</ins>
  </span>
)

/** A sentence with its fault struck and its correction beside. */
export const CorrectedSentence = ({ before, fault, fix, after }: FaultyExample) => (
  <>
    {before}
    <RuleWords fault={fault} fix={fix} />
    {after}
  </>
)

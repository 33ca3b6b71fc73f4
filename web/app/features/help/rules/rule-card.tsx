import '../help.css'
import type { ExplainedRule } from '@lettrine/letter-craft/proofreading/rules/explained-rules'
import { ChevronDown } from 'lucide-react'
import { CorrectedSentence, RuleWords } from './rule-words.tsx'
import { rulesTexts as texts } from './rules.fr.ts'

/** A rule that expands to its examples and its source. */
export function RuleCard({ rule: { name, why, source, wrong, right } }: { rule: ExplainedRule }) {
  const [first] = wrong
  return (
    <details id={name} className="help-question">
      <summary>
        <span className="rule-title">
          {first && <RuleWords fault={first.fault} fix={first.fix} />}
          <h2 className="font-normal text-body leading-body">{why}</h2>
        </span>
        <ChevronDown aria-hidden="true" size={18} />
      </summary>
      <dl className="rule-examples pt-2 pb-7">
        <dt>{texts.wrong}</dt>
        <dd>
          {wrong.map((example) => (
            <p key={example.before + example.fault + example.after} className="rule-sentence">
              <CorrectedSentence {...example} />
            </p>
          ))}
        </dd>
        <dt>{texts.right}</dt>
        <dd>
          {right.map((sentence) => (
            <p key={sentence} className="rule-sentence">
              {sentence}
            </p>
          ))}
        </dd>
        <dt>{texts.source}</dt>
        <dd className="text-ui leading-body">{source}</dd>
      </dl>
    </details>
  )
}

import './proofreading-lists.css'
import { Button } from '../../ui/button.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { rulePath } from '../help/rule-path.ts'
import { ignoredRulesText as texts } from './ignored-rules.fr.ts'
import { useIgnoredRules, useRuleIgnoring } from './ignored-rules.queries.ts'

/** The rules that the user ignores; each is reported again with one button. */
export function IgnoredRuleList() {
  const rules = useIgnoredRules()
  const { restore } = useRuleIgnoring()
  if (rules.length === 0) return <p className="text-ink-muted text-ui">{texts.none}</p>
  return (
    <ul className="rule-list" aria-label={texts.title}>
      {rules.map(({ rule, why }) => (
        <li key={rule}>
          <TextLink to={rulePath(rule) ?? ''} target="_blank" rel="noopener" className="rule-list-why">
            {why}
          </TextLink>
          <Button
            variant="secondary"
            size="small"
            aria-label={texts.restoreRule(why)}
            onClick={() => restore(rule)}
          >
            {texts.restore}
          </Button>
        </li>
      ))}
    </ul>
  )
}

import { BookOpen } from 'lucide-react'
import { rulePath } from '../../../shared/help/rule-path.ts'
import { useRuleIgnoring } from '../../../shared/proofreading/ignored-rules.queries.ts'
import { proofreadingText as texts } from './proofreading.fr.ts'
import type { DisplayedFinding } from './proofreading.store.ts'

/** What a writer can do with the rule of a finding: read its page in another tab, or no longer hear of it. */
export function FindingRule({
  finding: { rule, message },
  onIgnore,
}: {
  finding: DisplayedFinding
  onIgnore?: () => void
}) {
  const { ignore } = useRuleIgnoring()
  const path = rulePath(rule)
  if (!path) return null
  return (
    <div className="finding-rule">
      <a href={path} target="_blank" rel="noopener">
        <BookOpen aria-hidden="true" size={16} />
        {texts.seeRule}
      </a>
      <button
        type="button"
        onClick={() => {
          ignore({ rule, why: message })
          onIgnore?.()
        }}
      >
        {texts.ignoreRule}
      </button>
    </div>
  )
}

import { IgnoredRuleList } from '../../shared/proofreading/ignored-rule-list.tsx'
import { ignoredRulesText as texts } from '../../shared/proofreading/ignored-rules.fr.ts'
import { TitledPanel } from '../../ui/titled-panel.tsx'

/** The rules of proofreading that the user ignores. */
export const IgnoredRulesSection = () => (
  <TitledPanel title={texts.title} lead={texts.intro}>
    <IgnoredRuleList />
  </TitledPanel>
)

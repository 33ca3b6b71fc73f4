import type { ExplainedRule, RuleFamily } from '@lettrine/letter-craft/proofreading/rules/explained-rules'
import { familyPath, rulesPath } from '../../../shared/help/rule-path.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { useOpenAnchor } from '../use-open-anchor.ts'
import { FamilyNav } from './family-nav.tsx'
import { RuleCard } from './rule-card.tsx'
import { familyTexts, rulesTexts as texts } from './rules.fr.ts'

export type RuleFamilyData = { family: RuleFamily; rules: ExplainedRule[] }

/** The rules of one family, each with its examples and its source. */
export function RuleFamilyPage({ family, rules }: RuleFamilyData) {
  useOpenAnchor(true)
  const { title, lead } = familyTexts[family]
  return (
    <main id="main" className="min-h-dvh bg-paper">
      <div className="wrap flex flex-col gap-10 pt-28 pb-24">
        <header className="flex flex-col items-start gap-4">
          <BackLink to={rulesPath}>{texts.backToRules}</BackLink>
          <h1 className="font-serif text-h1 leading-head tracking-head">{title}</h1>
          <p className="max-w-[38rem] text-ink-muted text-lead leading-normal">{lead}</p>
        </header>
        <div className="grid gap-x-14 gap-y-10 md:grid-cols-[13rem_minmax(0,1fr)]">
          <FamilyNav addressOf={familyPath} current={family} />
          <div className="min-w-0 border-line border-t">
            {rules.map((rule) => (
              <RuleCard key={rule.id} rule={rule} />
            ))}
          </div>
        </div>
      </div>
    </main>
  )
}

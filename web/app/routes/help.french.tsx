import { explainedRules, ruleFamilies } from '@lettrine/letter-craft/proofreading/rules/explained-rules'
import { useLoaderData } from 'react-router'
import { rulesTexts } from '../features/help/rules/rules.fr.ts'
import { listedRule } from '../features/help/rules/rules-index.ts'
import { RulesPage, type RulesPageData } from '../features/help/rules/rules-page.tsx'
import { pageMeta } from '../lib/text/page-meta.ts'
import { rulesPath } from '../shared/help/rule-path.ts'

export const meta = () =>
  pageMeta({ title: rulesTexts.metaTitle, description: rulesTexts.description, path: rulesPath })

/** Runs at build time only: the rules are not part of the browser bundle. */
export const loader = (): RulesPageData => ({
  families: ruleFamilies.map((family) => ({ family, rules: explainedRules(family).map(listedRule) })),
})

export default function FrenchRules() {
  return <RulesPage {...useLoaderData<typeof loader>()} />
}

import { explainedRules, ruleFamilies } from '@lettrine/letter-craft/proofreading/rules/explained-rules'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { type RuleFamilyData, RuleFamilyPage } from '../features/help/rules/rule-family-page.tsx'
import { familyTexts } from '../features/help/rules/rules.fr.ts'
import { pageMeta } from '../lib/text/page-meta.ts'
import { familyPath } from '../shared/help/rule-path.ts'

export const meta = ({ loaderData }: { loaderData?: RuleFamilyData }) => {
  if (!loaderData) return []
  const { metaTitle, description } = familyTexts[loaderData.family]
  return pageMeta({ title: metaTitle, description, path: familyPath(loaderData.family) })
}

/** Runs at build time only: the rules are not part of the browser bundle. */
export function loader({ params }: LoaderFunctionArgs): RuleFamilyData {
  const family = ruleFamilies.find((one) => one === params.family)
  if (!family) throw new Response(null, { status: 404 })
  return { family, rules: explainedRules(family) }
}

export default function FrenchRuleFamily() {
  return <RuleFamilyPage {...useLoaderData<typeof loader>()} />
}

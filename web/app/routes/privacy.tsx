import { privacyTexts } from '../features/legal/legal.fr.ts'
import { LegalDocument } from '../features/legal/legal-document.tsx'
import { analyticsSectionId } from '../features/legal/privacy-rights.fr.ts'
import { pageMeta } from '../lib/text/page-meta.ts'
import { AnalyticsSwitch } from '../shared/analytics/analytics-switch.tsx'

export const meta = () =>
  pageMeta({ title: privacyTexts.metaTitle, description: privacyTexts.description, path: privacyTexts.path })

export default function Privacy() {
  return <LegalDocument page={privacyTexts} controls={{ [analyticsSectionId]: <AnalyticsSwitch /> }} />
}

import { helpTexts } from '../features/help/help.fr.ts'
import { HelpPage } from '../features/help/help-page.tsx'
import { faqStructuredData } from '../features/help/help-structured-data.ts'
import { pageMeta } from '../lib/text/page-meta.ts'
import { helpQuestions } from '../shared/help/help.ts'

export const meta = () => [
  ...pageMeta({ title: helpTexts.metaTitle, description: helpTexts.description, path: '/help' }),
  { 'script:ld+json': faqStructuredData(helpQuestions) },
]

export default HelpPage

import { helpTexts } from '../features/help/help.fr.ts'
import { HelpPage } from '../features/help/help-page.tsx'
import { faqStructuredData } from '../features/help/help-structured-data.ts'
import { helpQuestions } from '../lib/help/help.ts'
import { pageMeta } from '../lib/page-meta.ts'

export const meta = () => [
  ...pageMeta({ title: helpTexts.metaTitle, description: helpTexts.description, path: '/help' }),
  { 'script:ld+json': faqStructuredData(helpQuestions) },
]

export default HelpPage

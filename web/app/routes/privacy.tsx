import { privacyTexts } from '../features/legal/legal.fr.ts'
import { LegalDocument } from '../features/legal/legal-document.tsx'
import { pageMeta } from '../lib/page-meta.ts'

export const meta = () =>
  pageMeta({ title: privacyTexts.metaTitle, description: privacyTexts.description, path: privacyTexts.path })

export default function Privacy() {
  return <LegalDocument page={privacyTexts} />
}

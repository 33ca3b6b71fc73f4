import { termsTexts } from '../features/legal/legal.fr.ts'
import { LegalDocument } from '../features/legal/legal-document.tsx'
import { pageMeta } from '../lib/text/page-meta.ts'

export const meta = () =>
  pageMeta({ title: termsTexts.metaTitle, description: termsTexts.description, path: termsTexts.path })

export default function Terms() {
  return <LegalDocument page={termsTexts} />
}

import { privacyTexts } from '../features/legal/legal.fr.ts'
import { LegalDocument } from '../features/legal/legal-document.tsx'

export const meta = () => [
  { title: privacyTexts.metaTitle },
  { name: 'description', content: privacyTexts.description },
]

export default function Privacy() {
  return <LegalDocument page={privacyTexts} />
}

import { termsTexts } from '../features/legal/legal.fr.ts'
import { LegalDocument } from '../features/legal/legal-document.tsx'

export const meta = () => [
  { title: termsTexts.metaTitle },
  { name: 'description', content: termsTexts.description },
]

export default function Terms() {
  return <LegalDocument page={termsTexts} />
}

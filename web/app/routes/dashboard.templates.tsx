import { libraryText } from '../features/template-library/template-library.fr.ts'
import { TemplateLibrary } from '../features/template-library/template-library.tsx'

export const meta = () => [{ title: libraryText.metaTitle }]

export default function TemplatesRoute() {
  return <TemplateLibrary />
}

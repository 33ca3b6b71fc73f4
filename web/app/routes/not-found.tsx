import { notFoundTexts } from '../features/not-found/not-found.fr.ts'
import { NotFound } from '../features/not-found/not-found.tsx'

export const meta = () => [{ title: notFoundTexts.metaTitle }, { name: 'robots', content: 'noindex' }]

export default function NotFoundPage() {
  return <NotFound />
}

import { Landing } from '../features/landing/landing.tsx'
import { landingStructuredData } from '../features/landing/landing-structured-data.ts'
import { pageMeta, siteAddress } from '../lib/text/page-meta.ts'
import { rootTexts } from '../root.fr.ts'

const { title, description } = rootTexts

export const meta = () => [
  ...pageMeta({ title, description, path: '/' }),
  { 'script:ld+json': landingStructuredData(siteAddress('/'), description) },
]

export default function Home() {
  return <Landing />
}

import { securityTexts } from '../features/security/security.fr.ts'
import { SecurityPage } from '../features/security/security-page.tsx'

export const meta = () => [{ title: securityTexts.metaTitle }]

export default function SecurityRoute() {
  return <SecurityPage now={new Date()} />
}

import { SocialReturn } from '../features/social-return/social-return.tsx'
import { socialTexts as say } from '../lib/social.fr.ts'

export const meta = () => [{ title: say.metaTitle }, { name: 'robots', content: 'noindex' }]

export default function Social() {
  return <SocialReturn />
}

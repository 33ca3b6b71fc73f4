import { SocialReturn } from '../features/social-return/social-return.tsx'
import { socialTexts as texts } from '../shared/identity/social.fr.ts'

export const meta = () => [{ title: texts.metaTitle }, { name: 'robots', content: 'noindex' }]

export default function Social() {
  return <SocialReturn />
}

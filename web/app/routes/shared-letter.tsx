import { useParams } from 'react-router'
import { sharedText } from '../features/shared-letter/shared-letter.fr.ts'
import { SharedLetter } from '../features/shared-letter/shared-letter.tsx'

export const meta = () => [
  { title: sharedText.metaTitle },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
]

export default function SharedLetterRoute() {
  const { token } = useParams()
  return token && <SharedLetter key={token} token={token} />
}

import type { Profile } from '@lettrine/contract/profile'
import { useOutletContext } from 'react-router'
import { profileText } from '../features/profile/profile.fr.ts'
import { ProfilePage } from '../features/profile/profile-page.tsx'

export const meta = () => [{ title: profileText.metaTitle }]

export default function ProfileRoute() {
  return <ProfilePage user={useOutletContext<Profile>()} />
}

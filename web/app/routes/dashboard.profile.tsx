import type { Profile } from '@lettrine/contract/profile'
import { useOutletContext } from 'react-router'
import { DeleteAccountSection } from '../features/my-data/delete-account-section.tsx'
import { profileText } from '../features/profile/profile.fr.ts'
import { ProfilePage } from '../features/profile/profile-page.tsx'

export const meta = () => [{ title: profileText.metaTitle }]

export default function ProfileRoute() {
  return <ProfilePage user={useOutletContext<Profile>()} ending={<DeleteAccountSection />} />
}

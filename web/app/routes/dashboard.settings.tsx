import type { Profile } from '@lettrine/contract/profile'
import { useOutletContext } from 'react-router'
import { PersonalDictionaryDialog } from '../features/letter-editor/proofreading/personal-dictionary-dialog.tsx'
import { settingsText } from '../features/settings/settings.fr.ts'
import { SettingsPage } from '../features/settings/settings-page.tsx'

export const meta = () => [{ title: settingsText.metaTitle }]

export default function SettingsRoute() {
  const user = useOutletContext<Profile>()
  return <SettingsPage userId={user.id} dictionary={<PersonalDictionaryDialog />} />
}

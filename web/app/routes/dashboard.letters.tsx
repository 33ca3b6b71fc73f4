import type { Profile } from '@lettrine/contract/profile'
import { useOutletContext } from 'react-router'
import { LetterQuotaMeter } from '../features/dashboard/letter-quota-meter.tsx'
import { UnsavedDrafts } from '../features/letter-editor/autosave/unsaved-drafts.tsx'
import { listText } from '../features/letter-list/letter-list.fr.ts'
import { LetterList } from '../features/letter-list/letter-list.tsx'
import { useLetterNavigation } from './use-letter-navigation.ts'
import { usePreparedEditor } from './use-prepared-editor.ts'

export const meta = () => [{ title: listText.metaTitle }]

export default function LettersRoute() {
  const user = useOutletContext<Profile>()
  usePreparedEditor()
  return (
    <>
      <UnsavedDrafts userId={user.id} />
      <LetterList userId={user.id} now={new Date()} navigation={useLetterNavigation(user)} />
      <LetterQuotaMeter place="page" />
    </>
  )
}

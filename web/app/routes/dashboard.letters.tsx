import type { Profile } from '@lettrine/contract/profile'
import { useOutletContext } from 'react-router'
import { LetterRoomMeter } from '../features/dashboard/letter-quota-meter.tsx'
import { WaitingDrafts } from '../features/letter-editor/autosave/unsaved-drafts.tsx'
import { listText } from '../features/letter-list/letter-list.fr.ts'
import { LetterList } from '../features/letter-list/letter-list.tsx'
import { useLetterDoors } from './use-letter-navigation.ts'

export const meta = () => [{ title: listText.metaTitle }]

export default function LettersRoute() {
  const user = useOutletContext<Profile>()
  return (
    <>
      <WaitingDrafts userId={user.id} />
      <LetterList userId={user.id} now={new Date()} doors={useLetterDoors()} />
      <LetterRoomMeter place="page" />
    </>
  )
}

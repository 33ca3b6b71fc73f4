import type { Profile } from '@lettrine/contract/profile'
import { useLocation, useOutletContext } from 'react-router'
import { importText } from '../features/career/import/import.fr.ts'
import { ImportPage } from '../features/career/import/import-page.tsx'
import { letterPathIn } from './letter-path.ts'

export const meta = () => [{ title: importText.metaTitle }]

const newId = () => crypto.randomUUID()

export default function CareerImportRoute() {
  const user = useOutletContext<Profile>()
  const { state } = useLocation()
  return <ImportPage userId={user.id} newId={newId} letterPath={letterPathIn(state)} />
}

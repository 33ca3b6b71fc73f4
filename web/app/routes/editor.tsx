import { Navigate, useParams } from 'react-router'

/** Short addresses: /editor and /editor/{id}. */
export default function EditorAddress() {
  const { letterId } = useParams()
  return <Navigate replace to={letterId ? `/dashboard/letters/${letterId}/edit` : '/dashboard/letters/new'} />
}

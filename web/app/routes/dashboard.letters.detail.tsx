import { Navigate, useParams } from 'react-router'

/** The address of a letter opens it in the editor. */
export default function LetterAddress() {
  const { letterId } = useParams()
  return <Navigate replace to={`/dashboard/letters/${letterId}/edit`} />
}

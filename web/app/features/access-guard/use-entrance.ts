import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { returnPath } from '../../lib/session/return-path.ts'
import { useSession } from '../../lib/session/session.ts'
import { toast } from '../../ui/toast.tsx'

/**
 * Leads who is signed in to where they were going.
 * @param welcomed - where who has just entered goes instead
 * @returns what a form calls when it is sent, so that its success is greeted with `welcome`
 */
export function useRedirectWhenSignedIn(
  welcome?: { title: string; message: string },
  welcomed?: string,
): () => void {
  const { status } = useSession()
  const navigate = useNavigate()
  const { state } = useLocation()
  const greets = useRef(false)
  useEffect(() => {
    if (status !== 'authenticated') return
    if (greets.current && welcome) toast.success(welcome)
    const to = greets.current && welcomed ? welcomed : returnPath(state)
    void navigate(to, { replace: true })
  }, [status, navigate, state, welcome, welcomed])
  return () => {
    greets.current = true
  }
}

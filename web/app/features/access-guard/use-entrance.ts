import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { returnPath, returnState } from '../../lib/session/return-path.ts'
import { useSession } from '../../lib/session/session.ts'
import { toast } from '../../ui/toast.ts'

/**
 * Redirects a signed-in user to the page they asked for.
 * @param welcomed - destination after a sign-in through this form, instead of the requested page
 * @returns callback for the form to call on submit, so that its success is announced with `welcome`
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
    if (greets.current && welcomed) void navigate(welcomed, { replace: true })
    else void navigate(returnPath(state), { replace: true, state: returnState(state) })
  }, [status, navigate, state, welcome, welcomed])
  return () => {
    greets.current = true
  }
}

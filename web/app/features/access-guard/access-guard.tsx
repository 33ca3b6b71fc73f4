import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { faultReference } from '../../lib/api/fault-reference.fr.ts'
import { recentReference } from '../../lib/api/fault-reference.ts'
import { retrySession, useSession } from '../../lib/session/session.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { LogoMark } from '../../ui/logo.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { guardTexts as texts } from './access-guard.fr.ts'

const shortestCheckMs = 500

/** Renders private content when signed in, and the sign-in prompt otherwise. */
export function AccessGuard({ children }: { children: ReactNode }) {
  const session = useSession()
  const { pathname, search, hash, state } = useLocation()
  const checked = useElapsed(shortestCheckMs)
  const asked = { from: `${pathname}${search}${hash}`, ...(state && { fromState: state as unknown }) }
  if (session.status === 'loading' || !checked) return <Checking />
  if (session.status === 'authenticated') return children
  const isKnown = session.fault === undefined
  if (session.reason === 'signed-out') return <Navigate to="/" replace />
  // Whoever opens a letter wants to write: nothing stands before the form.
  if (session.reason === 'lost' || (isKnown && isLetterPath(pathname)))
    return <Navigate to="/login" replace state={asked} />
  return <Restricted asked={asked} unreachable={!isKnown} />
}

const isLetterPath = (path: string) => /^\/dashboard\/letters(?:\/|$)/.test(path)

/** Whether the page has been open for `ms`; later mounts within that time do not start the delay again. */
function useElapsed(ms: number): boolean {
  const [elapsed, setElapsed] = useState(() => performance.now() >= ms)
  useEffect(() => {
    if (elapsed) return
    const timer = setTimeout(() => setElapsed(true), Math.max(0, ms - performance.now()))
    return () => clearTimeout(timer)
  }, [elapsed, ms])
  return elapsed
}

function Checking() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <p role="status" className="flex items-center gap-3 text-ui text-ink-muted">
        <Spinner className="text-accent" />
        {texts.checking}
      </p>
    </main>
  )
}

function Restricted({ asked, unreachable }: { asked: object; unreachable: boolean }) {
  const reference = recentReference()
  return (
    <main id="main" className="grid min-h-dvh place-items-center px-5 py-10">
      <div className="flex w-full max-w-[26rem] flex-col gap-6 border-margin-line border-l pl-6 sm:pl-10">
        <LogoMark className="size-12" />
        <div className="flex flex-col gap-2">
          <h1 className="font-serif text-h2 leading-head tracking-head">{texts.title}</h1>
          <p className="text-body text-ink-muted">{texts.lead}</p>
        </div>
        {unreachable ? (
          <Banner
            tone="warning"
            action={
              <Button size="small" variant="secondary" onClick={() => void retrySession()}>
                {texts.retry}
              </Button>
            }
          >
            {texts.unreachable}
            {reference && ` ${faultReference(reference)}`}
          </Banner>
        ) : null}
        <div className="flex flex-col gap-3">
          <ButtonLink to="/login" state={asked}>
            {texts.signIn}
          </ButtonLink>
          <ButtonLink to="/register" state={asked} variant="secondary">
            {texts.signUp}
          </ButtonLink>
          <ButtonLink to="/" variant="ghost">
            {texts.home}
          </ButtonLink>
        </div>
      </div>
    </main>
  )
}

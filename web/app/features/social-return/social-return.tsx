import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { countEvent } from '../../lib/analytics/analytics.ts'
import { resumeSession } from '../../lib/session/session.ts'
import { withSecondStep } from '../../shared/identity/second-step-state.ts'
import { socialMessage, socialTexts as texts } from '../../shared/identity/social.fr.ts'
import {
  publishResult,
  readResult,
  type SocialResult,
  takeRedirect,
} from '../../shared/identity/social-redirect.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { LogoMark } from '../../ui/logo.tsx'
import { toast } from '../../ui/toast.ts'

/**
 * Return page of identity providers: publishes the result to the page that opened the popup and closes, or continues
 * itself after a full-page redirect.
 */
export function SocialReturn() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const [isPublished, setPublished] = useState(false)
  const result = readResult(query)
  const isHandled = useRef(false)
  const message = result.error === undefined ? undefined : socialMessage(result.error, result.provider)

  useEffect(() => {
    if (isHandled.current) return
    isHandled.current = true
    const trip = takeRedirect()
    // A result without attempt id can only belong to a redirect of this tab.
    if (trip && (result.attempt ?? trip.attempt) === trip.attempt) {
      if (result.asksSecondStep)
        return void navigate('/login', { replace: true, state: withSecondStep({ from: trip.from }) })
      const isSignedIn = message === undefined ? resumeSession() : Promise.resolve()
      const state = { from: trip.from, ...(message === undefined ? {} : { socialFault: message }) }
      const wayIn = trip.purpose === 'link' ? trip.from : '/login'
      const way = trip.purpose === 'sign-in' ? result.provider : undefined
      const note = (isIn: boolean) =>
        way && countEvent({ name: isIn ? 'login_success' : 'login_failed', way })
      void isSignedIn.then(
        () => note(message === undefined),
        () => note(false),
      )
      void isSignedIn.finally(() => {
        if (result.isPasswordWithdrawn) toast.warning(texts.passwordWithdrawn)
        return navigate(message === undefined ? trip.from : wayIn, { replace: true, state })
      })
      return
    }
    if (result.attempt) publishResult(result as SocialResult)
    setPublished(true)
    // Without attempt id, no other page can display the error.
    if (result.attempt) window.close()
  }, [navigate, result, message])

  return (
    <main id="main" className="grid min-h-dvh place-items-center px-5 py-10">
      <div className="flex w-full max-w-[26rem] flex-col gap-5 border-margin-line border-l pl-6 sm:pl-10">
        <LogoMark className="size-12" />
        <h1 className="font-serif text-h3 leading-head tracking-head">
          {message ? texts.failedTitle : isPublished ? texts.done : texts.finishing}
        </h1>
        {message ? <p className="text-body text-ink-muted">{message}</p> : null}
        {isPublished ? (
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => window.close()}>{texts.close}</Button>
            <ButtonLink to="/login" variant="ghost">
              {texts.backToSignIn}
            </ButtonLink>
          </div>
        ) : null}
      </div>
    </main>
  )
}

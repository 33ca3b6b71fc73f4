import { KeyRound } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ApiError } from '../../lib/api/api-error.ts'
import {
  fillInPasskey,
  fillsInPasskeys,
  hasPasskeys,
  isPasskeyCancelled,
  signInWithPasskey,
} from '../../lib/session/passkeys.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { signInTexts as texts } from './sign-in.fr.ts'

const never = () => () => {}

/** A sign-in with a passkey: by a button, or among what the browser fills in. Nothing where there are no passkeys. */
export function PasskeySignIn({ onSubmitted }: { onSubmitted: () => void }) {
  const isOffered = useSyncExternalStore(never, hasPasskeys, () => false)
  const [fault, setFault] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const waiting = useRef<AbortController>(undefined)
  const submitted = useRef(onSubmitted)
  submitted.current = onSubmitted

  useEffect(() => {
    const controller = new AbortController()
    waiting.current = controller
    const wait = async () => {
      if (!(await fillsInPasskeys()) || controller.signal.aborted) return
      await fillInPasskey(controller.signal, () => submitted.current())
    }
    // Without it, one signs in by the button.
    wait().catch((refused: unknown) => {
      if (refused instanceof ApiError && refused.code === 'PASSKEY_REFUSED') setFault(refused.message)
    })
    return () => controller.abort()
  }, [])

  const start = async () => {
    setFault(undefined)
    setIsBusy(true)
    // A browser answers one request at a time.
    waiting.current?.abort()
    try {
      onSubmitted()
      await signInWithPasskey()
    } catch (refused) {
      setFault(
        isPasskeyCancelled(refused)
          ? texts.passkeyCancelled
          : refused instanceof ApiError
            ? refused.message
            : texts.passkeyFailed,
      )
    } finally {
      setIsBusy(false)
    }
  }

  if (!isOffered) return null
  return (
    <>
      {fault ? (
        <Banner tone="danger" onDismiss={() => setFault(undefined)}>
          {fault}
        </Banner>
      ) : null}
      <Button
        variant="secondary"
        icon={<KeyRound aria-hidden="true" size={18} />}
        busy={isBusy}
        onClick={() => void start()}
      >
        {texts.passkey}
      </Button>
    </>
  )
}

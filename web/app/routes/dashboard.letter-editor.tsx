import type { Profile } from '@lettrine/contract/profile'
import { type CheckId, checkIds } from '@lettrine/letter-craft/sending/preflight'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import {
  type NavigateOptions,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useSearchParams,
} from 'react-router'
import { AccessGuard } from '../features/access-guard/access-guard.tsx'
import { begunLetterIn, keepBegunLetter } from '../features/letter-editor/autosave/begun-letter.ts'
import { uuidv7 } from '../features/letter-editor/autosave/device-id.ts'
import { deviceMemory } from '../features/letter-editor/autosave/device-memory.ts'
import { type EditorSession, sessionFor } from '../features/letter-editor/autosave/editor-session.state.ts'
import { selfDescription } from '../features/letter-editor/generation/generation.state.ts'
import { guideStepIn } from '../features/letter-editor/guide/guide-steps.ts'
import { editorText } from '../features/letter-editor/letter-editor.fr.ts'
import { LetterEditor } from '../features/letter-editor/letter-editor.tsx'
import { FinalSteps } from '../features/letter-export/final-steps.tsx'
import { LetterExport } from '../features/letter-export/letter-export.tsx'
import { ShareDialog } from '../features/letter-sharing/share-dialog.tsx'
import { TemplateStart } from '../features/template-library/template-start.tsx'
import { orpc } from '../lib/api/api.ts'
import { loadUntilThere } from '../lib/react/load-until-there.ts'
import { useSession } from '../lib/session/session.ts'
import { useLetterQuota } from '../shared/letter-quota/letter-quota.ts'
import { LetterQuotaNotice } from '../shared/letter-quota/letter-quota-notice.tsx'
import { useSettings } from '../shared/settings/settings.ts'
import { useCommandPalette } from './use-command-palette.tsx'

const VersionDialog = lazy(() =>
  loadUntilThere(() =>
    import('../features/letter-versions/version-dialog.tsx').then((loaded) => ({
      default: loaded.VersionDialog,
    })),
  ),
)

export const meta = () => [{ title: editorText.metaTitle }]

/** Both addresses of the editor, new and edit, share this route: navigating between them keeps it mounted. */
export default function LetterEditorRoute() {
  const { user } = useSession()
  const { palette } = useCommandPalette(user)
  return (
    <AccessGuard>
      {user && <Editor user={user} />}
      {palette}
    </AccessGuard>
  )
}

/** The letter page passes the words to scroll to. */
const quoteIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'quote' in state && typeof state.quote === 'string'
    ? state.quote
    : undefined

/** It passes the field or the page to show, too. */
const checkIn = (state: unknown): CheckId | undefined =>
  typeof state === 'object' && state !== null && 'check' in state
    ? checkIds.find((id) => id === state.check)
    : undefined

/** The library passes the job to write for. */
const jobTitleIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'jobTitle' in state && typeof state.jobTitle === 'string'
    ? state.jobTitle
    : undefined

const addressOf = (id: string) => `/dashboard/letters/${id}/edit`

/**
 * Changes a part of the address. A letter can be saved, which names it in its path, in the moment that its next step is
 * asked for: neither change undoes the other. Who is on the way to another page is not called back: the entry of the
 * history knows its letter.
 */
function useLetterAddress() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { location: ahead } = useNavigation()
  const address = useRef({ pathname, search })
  const places = useRef({ shown: pathname, ahead: pathname })
  // An effect would come too late: the answer to a save may arrive before the page is left.
  places.current = { shown: pathname, ahead: ahead?.pathname ?? pathname }
  useEffect(() => {
    address.current = { pathname, search }
  }, [pathname, search])
  return (change: { pathname?: string; search?: string }, options: NavigateOptions) => {
    const own = [places.current.shown, address.current.pathname]
    // The address of the browser changes before the page does.
    const isLeaving = [places.current.ahead, window.location.pathname].some((place) => !own.includes(place))
    if (isLeaving) return
    address.current = { ...address.current, ...change }
    void navigate(address.current, options)
  }
}

function Editor({ user }: { user: Profile }) {
  const { letterId } = useParams()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [search] = useSearchParams()
  const templateId = search.get('template')
  const moveTo = useLetterAddress()
  const [session, setSession] = useState<EditorSession>()
  const addressId = letterId === 'new' ? undefined : letterId
  const shown = sessionFor(session, addressId, uuidv7, begunLetterIn(state))
  if (shown !== session) setSession(shown)

  const begun = shown.unnamed ? shown.letterId : undefined
  useEffect(() => {
    if (begun) keepBegunLetter(begun)
  }, [begun])

  // Settings that the next new letter starts with.
  useSettings(user.id)

  // Lists and statistics must include what was written here.
  useEffect(() => () => void client.invalidateQueries({ queryKey: orpc.letters.key() }), [client])

  // Checked once per new letter: the text being written is never hidden.
  const { quota, checkAgain } = useLetterQuota()
  const [checked, setChecked] = useState<string>()
  if (shown.unnamed && checked !== shown.key) {
    if (quota && !quota.canCreate) return <LetterQuotaNotice room={quota} onRetry={checkAgain} />
    setChecked(shown.key)
  }

  if (templateId && !letterId)
    return (
      <TemplateStart
        templateId={templateId}
        letterId={shown.letterId}
        about={selfDescription(deviceMemory(user.id).about(shown.letterId, null))}
        wall={quota && <LetterQuotaNotice room={quota} onRetry={checkAgain} />}
        onFull={checkAgain}
        onReady={(id) => void navigate(addressOf(id), { replace: true })}
      />
    )

  return (
    <LetterEditor
      session={shown}
      user={user}
      startAt={quoteIn(state)}
      dialogs={{
        // Opened again for another purpose, it starts there.
        renderExport: (slot) => <LetterExport key={slot.view} {...slot} />,
        renderFinalSteps: (slot) => <FinalSteps {...slot} />,
        renderShare: (slot) => <ShareDialog {...slot} />,
        renderVersions: (slot) => (
          <Suspense>
            <VersionDialog {...slot} />
          </Suspense>
        ),
      }}
      navigation={{
        onSavedAs(id) {
          if (id === letterId) return
          if (letterId && id !== shown.letterId) setSession({ ...shown, letterId: id, movedFrom: letterId })
          moveTo({ pathname: addressOf(id) }, { replace: true, preventScrollReset: true })
        },
        onOpenLetter: (id) => void navigate(addressOf(id)),
        onList: () => void navigate('/dashboard/letters'),
        onSignIn: () => void navigate('/login', { state: { from: pathname } }),
        check: checkIn(state),
        jobTitle: shown.unnamed ? jobTitleIn(state) : undefined,
        step: guideStepIn(search),
        onStep: (step, how) =>
          moveTo(
            { search: step ? `?step=${step}` : '' },
            // The next entry of the history is about the same letter, which its address may not name yet.
            { ...how, state: { begun: shown.letterId } },
          ),
      }}
    />
  )
}

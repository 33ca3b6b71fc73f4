import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useLetterRoom } from '../../lib/letter-room.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import type { AutosaveState } from './autosave.state.ts'
import { conflictText } from './conflict-dialog.fr.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { useAutosaveState, useFault, useLetterEditing } from './letter-editing.tsx'
import { editorText } from './letter-editor.fr.ts'

const say = editorText.banner

const isOffline = ({ online }: AutosaveState) => !online

/** What keeps the text from the server, what is safe, and what to do. */
export function SaveBanner({
  onSignIn,
  onOpenLetter,
}: {
  onSignIn: () => void
  onOpenLetter: (letterId: string) => void
}) {
  const { autosave } = useLetterEditing()
  const obstacle = useAutosaveState((state) => state.obstacle)
  const offline = useAutosaveState(isOffline)
  const fault = useUnshownFault()
  const willBeRefused = useIsFull()
  const [postponed, setPostponed] = useState<unknown>(null)
  const retry = { label: say.retryNow, run: autosave.saveNow }

  if (offline) return <Notice tone="info" text={say.offline} />
  switch (obstacle?.kind) {
    case undefined:
      if (willBeRefused) return <FullNotice text={say.willBeFull} />
      return fault === null ? null : <Notice tone="warning" text={say.server(fault)} />
    case 'unreachable':
      return <Notice tone="info" text={say.unreachable} action={retry} />
    case 'server':
    case 'refused':
      return <Notice tone="warning" text={say.server(obstacle.message)} action={retry} />
    case 'full':
      return <FullNotice text={say.full} action={retry} />
    case 'session':
      return <Notice tone="warning" text={say.session} action={{ label: say.signIn, run: onSignIn }} />
    case 'deleted':
      return (
        <Notice
          tone="warning"
          text={say.deleted}
          action={{ label: say.saveAsNew, run: autosave.saveAsNew }}
        />
      )
    case 'conflict':
      return (
        <>
          <Notice
            tone="warning"
            text={say.conflict}
            action={{ label: say.choose, run: () => setPostponed(null) }}
          />
          <ConflictDialog
            theirs={obstacle.theirs}
            open={postponed !== obstacle}
            onOpenChange={(open) => setPostponed(open ? null : obstacle)}
            onOpenLetter={onOpenLetter}
          />
        </>
      )
  }
}

const linkLook = 'font-semibold text-inherit underline underline-offset-[3px]'

const isNew = ({ exists }: AutosaveState) => !exists

/** Whether this letter is one more than the plan keeps, as the last check says. */
function useIsFull(): boolean {
  const { room } = useLetterRoom()
  return useAutosaveState(isNew) && room?.canCreate === false && room.currentCount !== undefined
}

/** One letter too many: where its text is, and the two ways on. */
function FullNotice({ text, action }: { text: string; action?: NoticeAction }) {
  return (
    <Notice tone="warning" text={text} action={action}>
      {' '}
      <Link to="/dashboard/letters" className={linkLook}>
        {say.seeLetters}
      </Link>
      {', '}
      <Link to="/dashboard/subscription" className={linkLook}>
        {say.seePlans}
      </Link>
    </Notice>
  )
}

/** What keeps the text or the title from the server: the other fields say it themselves. */
function useUnshownFault(): string | null {
  const content = useFault('content')
  const title = useFault('title')
  const { fields } = conflictText
  if (content !== undefined) return editorText.fieldNotSaved(fields.content, content)
  return title === undefined ? null : editorText.fieldNotSaved(fields.title, title)
}

type NoticeAction = { label: string; run: () => void } | undefined

function Notice({
  tone,
  text,
  action,
  children,
}: {
  tone: 'info' | 'warning'
  text: string
  action?: NoticeAction
  children?: ReactNode
}) {
  return (
    <Banner
      tone={tone}
      action={
        action && (
          <Button variant="secondary" size="small" onClick={action.run}>
            {action.label}
          </Button>
        )
      }
    >
      {text}
      {children}
    </Banner>
  )
}

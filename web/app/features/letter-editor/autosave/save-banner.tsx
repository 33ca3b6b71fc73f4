import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useLetterQuota } from '../../../shared/letter-quota/letter-quota.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { useAutosaveState, useFault, useLetterEditing } from '../letter-editing.tsx'
import { editorText } from '../letter-editor.fr.ts'
import type { AutosaveState } from './autosave.state.ts'
import { conflictText } from './conflict-dialog.fr.ts'
import { ConflictDialog } from './conflict-dialog.tsx'

const texts = editorText.banner

const isOffline = ({ online }: AutosaveState) => !online

/** Why the text is not saved on the server, what is safe, and what to do. */
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
  const retry = { label: texts.retryNow, run: autosave.saveNow }

  if (offline) return <Notice tone="info" text={texts.offline} />
  switch (obstacle?.kind) {
    case undefined:
      if (willBeRefused) return <FullNotice text={texts.willBeFull} />
      return fault === null ? null : <Notice tone="warning" text={texts.server(fault)} />
    case 'unreachable':
      return <Notice tone="info" text={texts.unreachable} action={retry} />
    case 'server':
    case 'refused':
      return <Notice tone="warning" text={texts.server(obstacle.message)} action={retry} />
    case 'full':
      return <FullNotice text={texts.full} action={retry} />
    case 'session':
      return <Notice tone="warning" text={texts.session} action={{ label: texts.signIn, run: onSignIn }} />
    case 'deleted':
      return (
        <Notice
          tone="warning"
          text={texts.deleted}
          action={{ label: texts.saveAsNew, run: autosave.saveAsNew }}
        />
      )
    case 'conflict':
      return (
        <>
          <Notice
            tone="warning"
            text={texts.conflict}
            action={{ label: texts.choose, run: () => setPostponed(null) }}
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

/** Whether the quota leaves no room for this new letter, according to the last check. */
function useIsFull(): boolean {
  const { quota } = useLetterQuota()
  return useAutosaveState(isNew) && quota?.canCreate === false && quota.currentCount !== undefined
}

/** Quota reached: where the text is, and the two ways to continue. */
function FullNotice({ text, action }: { text: string; action?: NoticeAction }) {
  return (
    <Notice tone="warning" text={text} action={action}>
      {' '}
      <Link to="/dashboard/letters" className={linkLook}>
        {texts.seeLetters}
      </Link>
      {', '}
      <Link to="/dashboard/subscription" className={linkLook}>
        {texts.seePlans}
      </Link>
    </Notice>
  )
}

/** What prevents saving the text or the title; other fields display their own error. */
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

import { useState } from 'react'
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
  const [postponed, setPostponed] = useState<unknown>(null)
  const retry = { label: say.retryNow, run: autosave.saveNow }

  if (offline) return <Notice tone="info" text={say.offline} />
  switch (obstacle?.kind) {
    case undefined:
      return fault === null ? null : <Notice tone="warning" text={say.server(fault)} />
    case 'unreachable':
      return <Notice tone="info" text={say.unreachable} action={retry} />
    case 'server':
    case 'refused':
      return <Notice tone="warning" text={say.server(obstacle.message)} action={retry} />
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

/** What keeps the text or the title from the server: the other fields say it themselves. */
function useUnshownFault(): string | null {
  const content = useFault('content')
  const title = useFault('title')
  const { fields } = conflictText
  if (content !== undefined) return editorText.fieldNotSaved(fields.content, content)
  return title === undefined ? null : editorText.fieldNotSaved(fields.title, title)
}

function Notice({
  tone,
  text,
  action,
}: {
  tone: 'info' | 'warning'
  text: string
  action?: { label: string; run: () => void }
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
    </Banner>
  )
}

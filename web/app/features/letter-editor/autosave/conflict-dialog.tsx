import { withPlainPlaces } from '@lettrine/letter-craft/templates/unfilled'
import { countWords } from '@lettrine/letter-craft/text/measure'
import { parseLetter } from '@lettrine/letter-craft/text/parse'
import { plainText } from '@lettrine/letter-craft/text/plain-text'
import { useState } from 'react'
import { saveFile } from '../../../lib/api/file-download.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { useAutosaveState, useLetterEditing } from '../letter-editing.tsx'
import { dateText, editorText } from '../letter-editor.fr.ts'
import { conflictText as messages } from './conflict-dialog.fr.ts'
import { type LetterDraft, mergeDrafts, type StoredLetter } from './letter-draft.ts'

/** Two versions of one letter: the user chooses, and neither is lost. */
export function ConflictDialog({
  theirs,
  open,
  onOpenChange,
  onOpenLetter,
}: {
  theirs: StoredLetter
  open: boolean
  onOpenChange: (open: boolean) => void
  onOpenLetter: (letterId: string) => void
}) {
  const { autosave } = useLetterEditing()
  const mine = useAutosaveState((state) => state.draft)
  const base = useAutosaveState((state) => state.acknowledged)
  const [busy, setBusy] = useState(false)
  const { disputed } = mergeDrafts(base, mine, theirs.draft)

  function takeTheirs() {
    saveFile(plainTextOf(mine), messages.downloadName(mine.title), 'text/plain;charset=utf-8')
    autosave.takeTheirs()
  }

  async function keepBoth() {
    setBusy(true)
    const result = await autosave.keepBoth(editorText.copyTitle)
    setBusy(false)
    if (result.kind !== 'stored') {
      const message = 'message' in result ? result.message : editorText.banner.unreachable
      return toast.error({ title: editorText.saveFailed(message) })
    }
    toast.success({
      title: messages.keptBoth,
      action: { label: messages.open, onClick: () => onOpenLetter(result.id) },
    })
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={messages.title}
      description={messages.description}
      size="wide"
      actions={
        <Button variant="ghost" onClick={() => onOpenChange(false)}>
          {messages.later}
        </Button>
      }
    >
      <p className="conflict-disputed">
        {messages.disputed(disputed.map((field) => messages.fields[field]).join(', '))}
      </p>
      <div className="conflict-sides">
        <Side name={messages.mine} when={messages.mineWhen} draft={mine} other={theirs.draft} />
        <Side
          name={messages.theirs}
          when={messages.theirsWhen(dateText(theirs.updatedAt))}
          draft={theirs.draft}
          other={mine}
        />
      </div>
      <div className="conflict-choices">
        <Choice label={messages.keepMine} hint={messages.keepMineHint} onChoose={autosave.keepMine} primary />
        <Choice
          label={messages.keepBoth}
          hint={messages.keepBothHint}
          onChoose={() => void keepBoth()}
          busy={busy}
        />
        <Choice label={messages.takeTheirs} hint={messages.takeTheirsHint} onChoose={takeTheirs} />
      </div>
    </Dialog>
  )
}

function plainTextOf(draft: LetterDraft): string {
  return plainText(parseLetter(withPlainPlaces(draft.content)))
}

/** One of the two texts; paragraphs that the other lacks are highlighted. */
function Side({
  name,
  when,
  draft,
  other,
}: {
  name: string
  when: string
  draft: LetterDraft
  other: LetterDraft
}) {
  const text = plainTextOf(draft)
  const shared = new Set(plainTextOf(other).split('\n\n'))
  return (
    <section className="conflict-side" aria-label={name}>
      <header>
        <h3>{name}</h3>
        <p>
          {when} · {messages.words(countWords(text))}
        </p>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable text must be reachable by keyboard */}
      <div className="conflict-text" tabIndex={0}>
        <p className="conflict-text-title">{draft.title || editorText.untitled}</p>
        {text === '' && <p className="muted">{messages.empty}</p>}
        {text.split('\n\n').map((paragraph, index) => (
          // Paragraphs can repeat and have no other identity than their index.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <p key={index}>{shared.has(paragraph) ? paragraph : <mark>{paragraph}</mark>}</p>
        ))}
      </div>
    </section>
  )
}

function Choice({
  label,
  hint,
  onChoose,
  primary = false,
  busy = false,
}: {
  label: string
  hint: string
  onChoose: () => void
  primary?: boolean
  busy?: boolean
}) {
  return (
    <div className="conflict-choice">
      <Button variant={primary ? 'primary' : 'secondary'} busy={busy} onClick={onChoose}>
        {label}
      </Button>
      <p>{hint}</p>
    </div>
  )
}

import type { LetterSummary } from '@lettrine/contract/letters'
import { Archive, ArchiveRestore, FileArchive, Trash2, X } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { listText as texts } from './letter-list.fr.ts'
import type { LetterActions } from './use-letter-actions.tsx'

/** Actions on the selected letters. */
export function SelectionBar({
  letters,
  actions,
  onClear,
}: {
  letters: readonly LetterSummary[]
  actions: LetterActions
  onClear: () => void
}) {
  const allArchived = letters.every(({ status }) => status === 'archived')
  return (
    <section className="selection-bar" aria-label={texts.selection}>
      <IconButton label={texts.unselect} icon={<X />} onClick={onClear} />
      <p role="status">{texts.selected(letters.length)}</p>
      <div>
        <Button
          variant="secondary"
          size="small"
          icon={<FileArchive size={16} />}
          busy={actions.exporting}
          busyLabel={texts.zipping}
          onClick={() => actions.exportZip(letters)}
        >
          {texts.exportZip}
        </Button>
        <Button
          variant="secondary"
          size="small"
          icon={allArchived ? <ArchiveRestore size={16} /> : <Archive size={16} />}
          onClick={() => actions.archive(letters, !allArchived)}
        >
          {allArchived ? texts.unarchive : texts.archive}
        </Button>
        <Button
          variant="danger"
          size="small"
          icon={<Trash2 size={16} />}
          onClick={() => actions.remove(letters, onClear)}
        >
          {texts.remove}
        </Button>
      </div>
    </section>
  )
}

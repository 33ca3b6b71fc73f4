import type { LetterVersion } from '@lettrine/contract/letters'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { useLetterEditing } from './letter-editing.tsx'
import { versionText as say } from './version-history.fr.ts'
import { useVersions } from './version-history.queries.ts'
import { VersionLabel } from './version-history-label.tsx'
import { VersionList } from './version-history-list.tsx'
import { WordDifference } from './word-difference.tsx'

/** The saved texts of a letter: any two can be compared, each can be named and brought back. */
export function VersionHistory({ open, onClose }: { open: boolean; onClose: () => void }) {
  return open ? <OpenHistory onClose={onClose} /> : null
}

function OpenHistory({ onClose }: { onClose: () => void }) {
  const { autosave, surface } = useLetterEditing()
  const versions = useVersions()
  const [chosenId, setChosenId] = useState<string>()
  const [current] = useState(() => surface.current?.markdown() ?? '')
  const chosen = versions.rows?.find(({ id }) => id === chosenId)
  const differs = chosen !== undefined && chosen.content !== current

  async function restore(version: LetterVersion) {
    onClose()
    // The text of today is saved first, as a version of its own: nothing that was written is lost.
    autosave.saveNow()
    const { obstacle } = await autosave.settled()
    const writing = surface.current
    if (!writing || obstacle?.kind === 'conflict') return
    autosave.creditNext('restore')
    writing.replaceAll(version.content)
    autosave.hurry()
    toast.info({
      title: say.restored,
      action: { label: say.undo, onClick: () => surface.current?.replaceAll(current) },
      duration: 10_000,
    })
  }

  return (
    <Dialog
      open
      onOpenChange={(next) => next || onClose()}
      title={say.title}
      description={say.intro}
      size="wide"
      actions={
        differs && (
          <Button variant="primary" onClick={() => void restore(chosen)}>
            {say.restore}
          </Button>
        )
      }
    >
      <div className="versions">
        <VersionList versions={versions} chosenId={chosenId} onChoose={setChosenId} />
        {chosen && (
          <Comparison
            key={chosen.id}
            chosen={chosen}
            others={(versions.rows ?? []).filter(({ id }) => id !== chosen.id)}
            current={current}
          />
        )}
      </div>
    </Dialog>
  )
}

const today = 'today'

function Comparison({
  chosen,
  others,
  current,
}: {
  chosen: LetterVersion
  others: readonly LetterVersion[]
  current: string
}) {
  const [otherId, setOtherId] = useState<string>(today)
  const other = others.find(({ id }) => id === otherId)
  const before = other?.content ?? current
  const differs = before !== chosen.content
  return (
    <div className="versions-text">
      <SelectField
        label={say.compareWith}
        options={[
          { value: today, label: say.today },
          ...others.map((version) => ({
            value: version.id,
            label: say.option(version, say.at(version.createdAt)),
          })),
        ]}
        value={other?.id ?? today}
        onValueChange={setOtherId}
      />
      <p className="muted small">
        {differs ? (other ? say.legendOther : say.legend) : other ? say.sameAsOther : say.same}
      </p>
      {differs && (
        <WordDifference
          before={before}
          after={chosen.content}
          label={other ? say.differenceOther : say.difference}
        />
      )}
      <VersionLabel version={chosen} />
    </div>
  )
}

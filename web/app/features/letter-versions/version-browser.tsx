import { withPlainPlaces } from '@lettrine/letter-craft/templates/unfilled'
import './letter-versions.css'
import type { LetterVersion } from '@lettrine/contract/letters'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { WordDifference } from '../../ui/word-difference.tsx'
import { versionText as messages } from './letter-versions.fr.ts'
import { useVersions } from './letter-versions.queries.ts'
import { VersionLabel } from './version-label.tsx'
import { VersionList } from './version-list.tsx'

export type VersionBrowserProps = {
  letterId: string
  /** Whether the server has the letter. */
  exists: boolean
  /** The current text, as Markdown. */
  current: string
  onRestore: (version: LetterVersion) => void
}

/** Versions of a letter: compare two, name one, restore one. */
export function VersionBrowser({
  letterId,
  exists,
  current,
  onRestore,
  layOut,
}: VersionBrowserProps & {
  /** Container of the compared texts and of the restore button. */
  layOut: (texts: ReactNode, restore: ReactNode) => ReactNode
}) {
  const versions = useVersions(letterId, exists)
  const [chosenId, setChosenId] = useState<string>()
  const chosen = versions.rows?.find(({ id }) => id === chosenId)
  return layOut(
    <div className="versions" data-chosen={chosen !== undefined}>
      <VersionList versions={versions} chosenId={chosenId} onChoose={setChosenId} />
      {chosen && (
        <Comparison
          key={chosen.id}
          letterId={letterId}
          chosen={chosen}
          others={(versions.rows ?? []).filter(({ id }) => id !== chosen.id)}
          current={current}
          onBack={() => setChosenId(undefined)}
        />
      )}
    </div>,
    chosen && chosen.content !== current && (
      <Button variant="primary" onClick={() => onRestore(chosen)}>
        {messages.restore}
      </Button>
    ),
  )
}

const today = 'today'

/** A phone displays the version in place of the list, below what stands above both: it starts at its top. */
function showOnPhone(text: HTMLElement | null) {
  if (text && window.innerWidth < 640) text.scrollIntoView({ block: 'start' })
}

function Comparison({
  letterId,
  chosen,
  others,
  current,
  onBack,
}: {
  letterId: string
  chosen: LetterVersion
  others: readonly LetterVersion[]
  current: string
  /** Back to the list, which a phone displays alone. */
  onBack: () => void
}) {
  const [otherId, setOtherId] = useState<string>(today)
  const other = others.find(({ id }) => id === otherId)
  const before = other?.content ?? current
  const differs = before !== chosen.content
  return (
    <div className="versions-text" ref={showOnPhone}>
      <Button variant="ghost" size="small" className="versions-back" icon={<ArrowLeft />} onClick={onBack}>
        {messages.back}
      </Button>
      <SelectField
        label={messages.compareWith}
        options={[
          { value: today, label: messages.today },
          ...others.map((version) => ({
            value: version.id,
            label: messages.option(version, messages.at(version.createdAt)),
          })),
        ]}
        value={other?.id ?? today}
        onValueChange={setOtherId}
      />
      <p className="muted small">
        {differs
          ? other
            ? messages.legendOther
            : messages.legend
          : other
            ? messages.sameAsOther
            : messages.same}
      </p>
      {differs && (
        <WordDifference
          before={withPlainPlaces(before)}
          after={withPlainPlaces(chosen.content)}
          label={other ? messages.differenceOther : messages.difference}
        />
      )}
      <VersionLabel letterId={letterId} version={chosen} />
    </div>
  )
}

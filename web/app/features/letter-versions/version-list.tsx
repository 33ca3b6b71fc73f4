import type { LetterVersion } from '@lettrine/contract/letters'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { versionText as texts } from './letter-versions.fr.ts'
import type { Versions } from './letter-versions.queries.ts'

/** Versions by name or time, with their author and the size of the change. */
export function VersionList({
  versions,
  chosenId,
  onChoose,
}: {
  versions: Versions
  chosenId: string | undefined
  onChoose: (id: string) => void
}) {
  const { rows, exists, isPending, isError, refetch } = versions
  if (!exists) return <p className="muted">{texts.none}</p>
  if (isPending)
    return (
      <p className="versions-status" role="status">
        <Spinner />
        {texts.loading}
      </p>
    )
  if (isError && !rows)
    return (
      <div role="alert">
        <p>{texts.failed}</p>
        <Button variant="secondary" size="small" onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </div>
    )
  if (!rows || rows.length === 0) return <p className="muted">{texts.none}</p>
  return (
    <div>
      <ul className="versions-list" aria-label={texts.list}>
        {rows.map((version) => (
          <li key={version.id}>
            <VersionButton
              version={version}
              chosen={version.id === chosenId}
              onChoose={() => onChoose(version.id)}
            />
          </li>
        ))}
      </ul>
      {versions.hasNextPage && (
        <Button
          variant="ghost"
          size="small"
          busy={versions.isFetchingNextPage}
          onClick={() => void versions.fetchNextPage()}
        >
          {texts.more}
        </Button>
      )}
      <p className="versions-kept muted small">{texts.kept}</p>
    </div>
  )
}

function VersionButton({
  version,
  chosen,
  onChoose,
}: {
  version: LetterVersion
  chosen: boolean
  onChoose: () => void
}) {
  const at = texts.at(version.createdAt)
  return (
    <button type="button" aria-pressed={chosen} onClick={onChoose}>
      <span className="versions-name">{version.label || at}</span>
      {version.label && <span className="muted small versions-name">{at}</span>}
      <span className="muted small">
        {texts.authors[version.author]} · {texts.change(version)}
      </span>
    </button>
  )
}

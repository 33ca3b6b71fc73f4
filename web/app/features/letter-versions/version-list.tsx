import type { LetterVersion } from '@lettrine/contract/letters'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { versionText as say } from './letter-versions.fr.ts'
import type { Versions } from './letter-versions.queries.ts'

/** The versions by name or by time, with who made each and how much it changed. */
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
  if (!exists) return <p className="muted">{say.none}</p>
  if (isPending)
    return (
      <p className="versions-status" role="status">
        <Spinner />
        {say.loading}
      </p>
    )
  if (isError && !rows)
    return (
      <div role="alert">
        <p>{say.failed}</p>
        <Button variant="secondary" size="small" onClick={() => void refetch()}>
          {say.retry}
        </Button>
      </div>
    )
  if (!rows || rows.length === 0) return <p className="muted">{say.none}</p>
  return (
    <div>
      <ul className="versions-list" aria-label={say.list}>
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
          {say.more}
        </Button>
      )}
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
  const at = say.at(version.createdAt)
  return (
    <button type="button" aria-pressed={chosen} onClick={onChoose}>
      <span className="versions-name">{version.label || at}</span>
      {version.label && <span className="muted small versions-name">{at}</span>}
      <span className="muted small">
        {say.authors[version.author]} · {say.change(version)}
      </span>
    </button>
  )
}

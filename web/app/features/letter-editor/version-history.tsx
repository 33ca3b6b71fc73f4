import type { LetterVersion } from '@lettrine/contract/letters'
import { countWords } from '@lettrine/letter-craft/text/measure'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { orpc } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast.tsx'
import { useAutosaveState, useLetterEditing } from './letter-editing.tsx'
import { versionText as say } from './version-history.fr.ts'
import { WordDifference } from './word-difference.tsx'

/** The saved texts of a letter: each can be compared with the text of today, and brought back. */
export function VersionHistory({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { surface } = useLetterEditing()
  const [chosen, setChosen] = useState<LetterVersion>()
  const current = open ? (surface.current?.markdown() ?? '') : ''

  function restore(version: LetterVersion) {
    onClose()
    surface.current?.replaceAll(version.content)
    toast.info({
      title: say.restored,
      action: { label: say.undo, onClick: () => surface.current?.replaceAll(current) },
      duration: 10_000,
    })
  }

  const differs = chosen !== undefined && chosen.content !== current
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={say.title}
      description={say.intro}
      size="wide"
      actions={
        differs && (
          <Button variant="primary" onClick={() => restore(chosen)}>
            {say.restore}
          </Button>
        )
      }
    >
      <div className="versions">
        {open && <VersionList chosen={chosen} onChoose={setChosen} />}
        {chosen && (
          <div className="versions-text">
            <p className="muted small">{differs ? say.legend : say.same}</p>
            {differs && <WordDifference before={current} after={chosen.content} label={say.difference} />}
          </div>
        )}
      </div>
    </Dialog>
  )
}

const pageSize = 20

function VersionList({
  chosen,
  onChoose,
}: {
  chosen: LetterVersion | undefined
  onChoose: (version: LetterVersion) => void
}) {
  const letterId = useAutosaveState((state) => state.letterId)
  const exists = useAutosaveState((state) => state.exists)
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery({
      ...orpc.letters.versions.infiniteOptions({
        input: (cursor: string | undefined) => ({
          id: letterId,
          limit: pageSize,
          ...(cursor ? { cursor } : {}),
        }),
        initialPageParam: undefined as string | undefined,
        getNextPageParam: (page) => page.data.nextCursor ?? undefined,
      }),
      enabled: exists,
      // What was saved a moment ago must be in the list.
      staleTime: 0,
      gcTime: 0,
    })
  if (!exists) return <p className="muted">{say.none}</p>
  if (isPending)
    return (
      <p className="rewrite-status" role="status">
        <Spinner />
        {say.loading}
      </p>
    )
  if (isError)
    return (
      <div role="alert">
        <p>{say.failed}</p>
        <Button variant="secondary" size="small" onClick={() => void refetch()}>
          {say.retry}
        </Button>
      </div>
    )
  const versions = data.pages.flatMap((page) => page.data.versions)
  if (versions.length === 0) return <p className="muted">{say.none}</p>
  return (
    <div>
      <ul className="versions-list" aria-label={say.list}>
        {versions.map((version) => (
          <li key={version.id}>
            <button type="button" aria-pressed={version.id === chosen?.id} onClick={() => onChoose(version)}>
              <span>{say.at(version.createdAt)}</span>
              <span className="muted small">{say.words(countWords(version.content))}</span>
            </button>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="ghost" size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {say.more}
        </Button>
      )}
    </div>
  )
}

import { useEffect } from 'react'
import { leaveEarlyPage } from '../../lib/api/early-letter.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { editorText as texts } from './letter-editor.fr.ts'

const lines = [38, 100, 96, 99, 62, 0, 97, 100, 94, 98, 41]

function SurfaceSkeleton() {
  return (
    <>
      <div className="letter-toolbar" aria-hidden="true" />
      <div className="letter-sheet" aria-busy="true">
        <div className="letter-measure surface-skeleton">
          {lines.map((width, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines are static
            <span key={index} style={{ inlineSize: `${width}%` }} />
          ))}
        </div>
      </div>
    </>
  )
}

export function EditorSkeleton() {
  return (
    <div className="editor" data-part="write" aria-busy="true">
      <header className="editor-header">
        <p className="sr-only" role="status">
          {texts.loading}
        </p>
      </header>
      <div className="editor-columns">
        <aside className="editor-tools" />
        <div className="editor-text">
          <div className="letter-fields" />
          <SurfaceSkeleton />
        </div>
        <aside className="editor-page" />
      </div>
    </div>
  )
}

export function EditorFailure({
  message,
  status,
  retry,
  onList,
}: {
  message: string
  status: number
  retry: () => void
  onList: () => void
}) {
  useEffect(leaveEarlyPage, [])
  // 400: the address holds no valid letter id.
  const missing = status === 404 || status === 400
  return (
    <main id="main" className="editor-failure" role="alert">
      <EmptyState
        action={
          <div className="editor-failure-actions">
            {!missing && (
              <Button variant="primary" onClick={retry}>
                {texts.retry}
              </Button>
            )}
            <Button variant="secondary" onClick={onList}>
              {texts.backToList}
            </Button>
          </div>
        }
      >
        {missing ? texts.missing : texts.loadFailed(message)}
      </EmptyState>
    </main>
  )
}

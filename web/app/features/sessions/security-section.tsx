import type { ReactNode } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { sessionsTexts } from './sessions.fr.ts'

type Loaded = { isPending: boolean; isError: boolean; data: unknown; refetch: () => Promise<unknown> }

/** A part of the page on a sheet of its own; what it lists, or why it cannot. */
export function SecuritySection({
  id,
  title,
  lead,
  query,
  failed,
  children,
}: {
  id: string
  title: string
  lead: string
  query: Loaded
  failed: string
  children: ReactNode
}) {
  return (
    <Panel aria-labelledby={id} className="flex flex-col gap-4 p-5 sm:p-7">
      <header className="flex flex-col gap-1">
        <h2 id={id} className="font-serif text-h4 leading-head">
          {title}
        </h2>
        <p className="text-ink-muted text-ui text-pretty">{lead}</p>
      </header>
      {query.isError && query.data === undefined ? (
        <Banner
          tone="danger"
          action={
            <Button variant="secondary" size="small" onClick={() => void query.refetch()}>
              {sessionsTexts.retry}
            </Button>
          }
        >
          {failed}
        </Banner>
      ) : null}
      {query.isPending ? <Skeleton rows={2} /> : children}
    </Panel>
  )
}

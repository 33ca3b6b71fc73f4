import type { ReactNode } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TitledPanel } from '../../ui/titled-panel.tsx'
import { securityTexts } from './security.fr.ts'

type Loaded = { isPending: boolean; isError: boolean; data: unknown; refetch: () => Promise<unknown> }

/** A section of the page: its list, or why it cannot be loaded. */
export function SecuritySection({
  title,
  lead,
  query,
  failed,
  children,
}: {
  title: string
  lead: string
  query: Loaded
  failed: string
  children: ReactNode
}) {
  return (
    <TitledPanel title={title} lead={lead}>
      {query.isError && query.data === undefined ? (
        <Banner
          tone="danger"
          action={
            <Button variant="secondary" size="small" onClick={() => void query.refetch()}>
              {securityTexts.retry}
            </Button>
          }
        >
          {failed}
        </Banner>
      ) : null}
      {query.isPending ? <Skeleton rows={2} /> : children}
    </TitledPanel>
  )
}

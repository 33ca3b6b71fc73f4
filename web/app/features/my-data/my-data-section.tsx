import type { ReactNode } from 'react'
import { Panel } from '../../ui/panel.tsx'

/** A part of the page on a sheet of its own. */
export function MyDataSection({
  id,
  title,
  lead,
  children,
}: {
  id: string
  title: string
  lead: string
  children: ReactNode
}) {
  return (
    <Panel aria-labelledby={id} className="flex flex-col gap-4 p-5 sm:p-7">
      <header className="flex flex-col gap-1">
        <h2 id={id} className="font-serif text-h4 leading-head">
          {title}
        </h2>
        <p className="text-pretty text-ink-muted text-ui">{lead}</p>
      </header>
      {children}
    </Panel>
  )
}

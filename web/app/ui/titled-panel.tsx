import { type ReactNode, useId } from 'react'
import { Panel } from './panel.tsx'

/** A panel with a title, actions and content. */
export function TitledPanel({
  anchor,
  title,
  lead,
  action,
  children,
}: {
  /** Its name in addresses: `#ma-voix`. */
  anchor?: string
  title: string
  lead?: string | undefined
  action?: ReactNode
  children?: ReactNode
}) {
  const id = useId()
  return (
    <Panel id={anchor} aria-labelledby={id} className="flex flex-col gap-5 p-5 sm:p-7">
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1">
          <h2 id={id} className="font-serif text-h4 leading-head">
            {title}
          </h2>
          {lead && <p className="mt-1 max-w-[40rem] text-ink-muted text-ui text-pretty">{lead}</p>}
        </div>
        {action}
      </header>
      {children}
    </Panel>
  )
}

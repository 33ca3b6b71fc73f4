import './page-head.css'
import type { ReactNode } from 'react'

/** Head of a dashboard page: title, description, main actions. */
export function PageHead({
  title,
  lead,
  children,
}: {
  title: string
  lead?: ReactNode
  children?: ReactNode
}) {
  return (
    <header className="page-head">
      <div>
        <h1>{title}</h1>
        {lead}
      </div>
      {children}
    </header>
  )
}

/** Title of a page about one item, as its owner named it. */
export function ItemTitle({ children }: { children: string }) {
  return <h1 className="item-title">{children}</h1>
}

import './page-head.css'
import type { ReactNode } from 'react'

/** The name of a page of the dashboard, what is said of it, and what it offers first. */
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

/** The name of the one thing a page is about, as its owner called it. */
export function ItemTitle({ children }: { children: string }) {
  return <h1 className="item-title">{children}</h1>
}

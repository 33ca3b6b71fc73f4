import './page-head.css'
import type { ReactNode, Ref } from 'react'

/** Head of a dashboard page: title, description, main actions. */
export function PageHead({
  title,
  titleRef,
  lead,
  children,
}: {
  title: string
  /** To move the focus to the title, where a page has several steps. */
  titleRef?: Ref<HTMLHeadingElement>
  lead?: ReactNode
  children?: ReactNode
}) {
  return (
    <header className="page-head">
      <div>
        <h1 ref={titleRef} tabIndex={titleRef ? -1 : undefined}>
          {title}
        </h1>
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

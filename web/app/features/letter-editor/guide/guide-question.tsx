import { type ReactNode, useEffect, useRef } from 'react'

/** A question, what answers it, and the button that goes on. The focus moves to the question when it is asked. */
export function GuideQuestion({
  title,
  lead,
  children,
  actions,
}: {
  title: string
  lead: string
  children: ReactNode
  actions: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <>
      <div className="guide-question">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="guide-lead">{lead}</p>
        {children}
      </div>
      <div className="guide-actions">{actions}</div>
    </>
  )
}

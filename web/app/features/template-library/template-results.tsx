import type { Template } from '@lettrine/contract/templates'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ViewMode } from './library.state.ts'
import { TemplateCard } from './template-card.tsx'
import { ahead } from './when-near.tsx'

const itemHeight = 200
const overscan = 5

/** The templates found, as pages, as rows, or as lines. */
export function TemplateResults({
  templates,
  mode,
  onPreview,
}: {
  templates: readonly Template[]
  mode: ViewMode
  onPreview: (template: Template) => void
}) {
  if (mode === 'list') return <VirtualList templates={templates} onPreview={onPreview} />
  return <Growing templates={templates} mode={mode} onPreview={onPreview} />
}

const atFirst = 9

/** The first cards at once, the others as one comes near them: to change a filter costs what is in sight. */
function Growing({
  templates,
  mode,
  onPreview,
}: {
  templates: readonly Template[]
  mode: ViewMode
  onPreview: (template: Template) => void
}) {
  const found = templates.map(({ id }) => id).join()
  const [grown, setGrown] = useState({ found, count: atFirst })
  const count = grown.found === found ? grown.count : atFirst
  const [end, setEnd] = useState<HTMLElement | null>(null)
  const isWhole = count >= templates.length
  useEffect(() => {
    if (!end || isWhole) return
    const watch = new IntersectionObserver(
      (entries) =>
        entries.some(({ isIntersecting }) => isIntersecting) && setGrown({ found, count: count + atFirst }),
      { rootMargin: ahead },
    )
    watch.observe(end)
    return () => watch.disconnect()
  }, [end, isWhole, found, count])
  return (
    <>
      <ul className={`templates templates-${mode}`}>
        {templates.slice(0, count).map((template, place) => (
          <li key={template.id} aria-setsize={templates.length} aria-posinset={place + 1}>
            <TemplateCard template={template} mode={mode} onPreview={onPreview} />
          </li>
        ))}
      </ul>
      <span ref={setEnd} />
    </>
  )
}

/** Only the rows in sight are drawn. */
function VirtualList({
  templates,
  onPreview,
}: {
  templates: readonly Template[]
  onPreview: (template: Template) => void
}) {
  const box = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => setTop(box.current?.offsetTop ?? 0), [])
  const rows = useWindowVirtualizer({
    count: templates.length,
    estimateSize: () => itemHeight,
    overscan,
    scrollMargin: top,
  })
  return (
    <ul ref={box} className="templates templates-list" style={{ blockSize: rows.getTotalSize() }}>
      {rows.getVirtualItems().map((row) => {
        const template = templates[row.index]
        return (
          template && (
            <li
              key={template.id}
              aria-setsize={templates.length}
              aria-posinset={row.index + 1}
              style={{ transform: `translateY(${row.start - top}px)`, blockSize: itemHeight }}
            >
              <TemplateCard template={template} mode="list" onPreview={onPreview} />
            </li>
          )
        )
      })}
    </ul>
  )
}

import type { Template } from '@lettrine/contract/templates'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { LazyCardList } from './lazy-card-list.tsx'
import type { ViewMode } from './library.state.ts'
import { TemplateCard } from './template-card.tsx'

const itemHeight = 200
const overscan = 5
// Before scrolling, as many as the Tab key needs to move on.
const overscanAtFirst = 1
// One row where the page is 1280 wide. Other visible cards follow a frame later, once the position of the list is
// known.
const initialCount = 3

/** Template results as cards, rows, or lines. */
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
  return (
    <LazyCardList
      key={mode}
      templates={templates}
      mode={mode}
      initialCount={initialCount}
      onPreview={onPreview}
    />
  )
}

/** Renders visible rows only. */
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
    overscan: useHasScrolled() ? overscan : overscanAtFirst,
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

function useHasScrolled(): boolean {
  const [hasScrolled, setHasScrolled] = useState(false)
  useEffect(() => {
    const scrolled = () => setHasScrolled(true)
    window.addEventListener('scroll', scrolled, { once: true, passive: true })
    return () => window.removeEventListener('scroll', scrolled)
  }, [])
  return hasScrolled
}

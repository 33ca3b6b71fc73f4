import type { Template } from '@lettrine/contract/templates'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, memo, useMemo, useRef, useState } from 'react'
import { cardsInRows, type GridLayout, virtualRowsOf } from './card-rows.ts'
import type { ViewMode } from './library.state.ts'
import { TemplateCard } from './template-card.tsx'
import { useGridLayout } from './use-grid-layout.ts'

/**
 * A list of cards, each rendered when it comes near the window. Placeholders give the list its full height from the
 * start: content below does not move, and a filter only renders visible cards.
 */
export const LazyCardList = memo(function CardPlaces({
  templates,
  mode,
  initialCount = 0,
  ranks = 0,
  onPreview,
}: {
  templates: readonly Template[]
  mode: ViewMode
  /** How many cards are rendered before their position is known. */
  initialCount?: number
  /** How many cards display their rank. */
  ranks?: number
  onPreview: (template: Template) => void
}) {
  const list = useRef<HTMLUListElement>(null)
  const grid = useGridLayout(list)
  const near = useCardsNearWindow(grid?.layout, templates.length)
  const rendered = useRendered(near, templates.map(({ id }) => id).join())
  return (
    <ul
      ref={list}
      className={`templates templates-${mode}`}
      {...(grid?.card && { style: { '--card-block-size': `${grid.card.height}px` } as CSSProperties })}
    >
      {templates.map((template, index) =>
        index < initialCount || rendered.has(index) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: an item keeps its position when its template changes
          <li key={index} aria-setsize={templates.length} aria-posinset={index + 1}>
            <TemplateCard
              template={template}
              mode={mode}
              {...(index < ranks && { rank: index + 1 })}
              onPreview={onPreview}
            />
          </li>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same
          <li key={index} aria-hidden="true" />
        ),
      )}
    </ul>
  )
})

/** Indexes of the cards in view and, while the user scrolls, of those near the window. */
function useCardsNearWindow(layout: GridLayout | undefined, cardCount: number): number[] {
  const { margin, ...options } = useMemo(() => virtualRowsOf(layout, cardCount), [layout, cardCount])
  const rows = useWindowVirtualizer({ ...options, overscan: 0, useFlushSync: false })
  const inView = rows.getVirtualItems()
  const [first, last] = [inView[0], inView.at(-1)]
  if (!layout || !first || !last) return []
  const overscan = rows.isScrolling ? margin : 0
  return cardsInRows(
    { first: first.index - overscan, last: last.index + overscan },
    { margin, columns: layout.columns, cardCount },
  )
}

/** Indexes of the cards to render. A rendered card stays rendered as long as `listKey` is the same. */
function useRendered(near: readonly number[], listKey: string): ReadonlySet<number> {
  const [state, setState] = useState({ listKey, rendered: new Set(near) })
  let { rendered } = state
  if (state.listKey !== listKey) rendered = new Set(near)
  else if (near.some((index) => !rendered.has(index))) rendered = new Set([...rendered, ...near])
  if (rendered !== state.rendered) setState({ listKey, rendered })
  return rendered
}

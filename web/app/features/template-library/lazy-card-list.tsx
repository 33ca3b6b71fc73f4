import type { Template } from '@lettrine/contract/templates'
import { memo, useRef } from 'react'
import type { ViewMode } from './library.state.ts'
import { TemplateCard } from './template-card.tsx'
import { useItemsInView } from './use-items-in-view.ts'

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
  const listKey = templates.map(({ id }) => id).join()
  const isRendered = useItemsInView(list, { listKey, count: templates.length, initialCount })
  return (
    <ul ref={list} className={`templates templates-${mode}`}>
      {templates.map((template, index) =>
        isRendered(index) ? (
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

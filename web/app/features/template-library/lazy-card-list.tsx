import type { Template } from '@lettrine/contract/templates'
import { memo, useRef } from 'react'
import type { ViewMode } from './library.state.ts'
import { TemplateCard } from './template-card.tsx'
import { useNearPlaces } from './use-in-view.ts'

/**
 * Cards, each built as one comes near it, in a list that has its whole height from the start: what stands below
 * holds still, and to change a filter costs what is in sight.
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
  /** How many are built without waiting to know where the list stands. */
  initialCount?: number
  /** How many show their place. */
  ranks?: number
  onPreview: (template: Template) => void
}) {
  const list = useRef<HTMLUListElement>(null)
  const shown = templates.map(({ id }) => id).join()
  const isNear = useNearPlaces(list, { shown, count: templates.length, initialCount })
  return (
    <ul ref={list} className={`templates templates-${mode}`}>
      {templates.map((template, place) =>
        isNear(place) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place stays when another template comes to it
          <li key={place} aria-setsize={templates.length} aria-posinset={place + 1}>
            <TemplateCard
              template={template}
              mode={mode}
              {...(place < ranks && { rank: place + 1 })}
              onPreview={onPreview}
            />
          </li>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same
          <li key={place} aria-hidden="true" />
        ),
      )}
    </ul>
  )
})

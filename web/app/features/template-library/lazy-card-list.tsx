import type { Template } from '@lettrine/contract/templates'
import { memo, useRef } from 'react'
import type { ViewMode } from './library.state.ts'
import { TemplateCard } from './template-card.tsx'
import { useItemsInView } from './use-items-in-view.ts'

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
  const listKey = templates.map(({ id }) => id).join()
  const isRendered = useItemsInView(list, { listKey, count: templates.length, initialCount })
  return (
    <ul ref={list} className={`templates templates-${mode}`}>
      {templates.map((template, index) =>
        isRendered(index) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place stays when another template comes to it
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

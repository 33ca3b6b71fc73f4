import type { TemplateDifficulty, TemplateType } from '@lettrine/contract/templates'
import { X } from 'lucide-react'
import { difficultyNames, templateTypeNames } from '../../shared/templates/template-names.fr.ts'
import { type ActiveFilter, activeFilters, type LibraryView, noFilter } from './library.state.ts'
import { libraryText as texts } from './template-library.fr.ts'

/** Number of results, and the active filters, each removable. */
export function ActiveFilters({
  view,
  total,
  onChange,
}: {
  view: LibraryView
  /** Number of results; absent while loading. */
  total: number | undefined
  onChange: (patch: Partial<LibraryView>) => void
}) {
  const filters = activeFilters(view)
  return (
    <div className="library-found">
      <p role="status">{total === undefined ? '\u00a0' : texts.found(total)}</p>
      {filters.length > 0 && (
        <ul aria-label={texts.active}>
          {filters.map((filter) => {
            const name = nameOf(filter)
            return (
              <li key={`${filter.kind} ${name}`}>
                <button
                  type="button"
                  aria-label={texts.remove(name)}
                  onClick={() => onChange(filter.without)}
                >
                  {name}
                  <X aria-hidden="true" size={14} />
                </button>
              </li>
            )
          })}
        </ul>
      )}
      {filters.length > 0 && (
        <button type="button" className="library-clear" onClick={() => onChange(noFilter)}>
          {texts.clear}
        </button>
      )}
    </div>
  )
}

function nameOf(filter: ActiveFilter): string {
  switch (filter.kind) {
    case 'search':
      return texts.activeOf.search(filter.value)
    case 'type':
      return templateTypeNames[filter.value as TemplateType]
    case 'difficulty':
      return difficultyNames[filter.value as TemplateDifficulty]
    case 'rating':
      return texts.activeOf.rating(filter.value)
    case 'time':
      return texts.activeOf.time(filter.value)
    case 'tag':
    case 'industry':
      return filter.value
    default:
      return texts.switches[filter.kind]
  }
}

import { TemplateSort, TemplateType } from '@lettrine/contract/templates'
import { Search, X } from 'lucide-react'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { type LibraryView, viewModes } from './library.state.ts'
import { libraryText as say } from './template-library.fr.ts'

const types = [
  { value: 'all' as const, label: say.allTypes },
  ...TemplateType.options.map((value) => ({ value, label: say.types[value] })),
]
const sorts = TemplateSort.options.map((value) => ({ value, label: say.sorts[value] }))
const views = viewModes.map((value) => ({ value, label: say.views[value] }))

/** Search, type, order and presentation. */
export function LibraryTools({
  view,
  onChange,
}: {
  view: LibraryView
  onChange: (patch: Partial<LibraryView>) => void
}) {
  return (
    <div className="library-tools">
      <div className="search-box">
        <Search aria-hidden="true" size={18} />
        <input
          type="search"
          aria-label={say.search}
          placeholder={say.search}
          maxLength={200}
          value={view.search}
          onChange={(event) => onChange({ search: event.currentTarget.value })}
        />
        {view.search !== '' && (
          <button type="button" aria-label={say.clearSearch} onClick={() => onChange({ search: '' })}>
            <X aria-hidden="true" size={16} />
          </button>
        )}
      </div>
      <SelectField
        label={<span className="sr-only">{say.type}</span>}
        options={types}
        value={view.type}
        onValueChange={(type) => onChange({ type })}
      />
      <SelectField
        label={<span className="sr-only">{say.sort}</span>}
        options={sorts}
        value={view.sort}
        onValueChange={(sort) => onChange({ sort })}
      />
      <SegmentedControl
        label={say.view}
        labelHidden
        options={views}
        value={view.view}
        onValueChange={(mode) => onChange({ view: mode })}
      />
    </div>
  )
}

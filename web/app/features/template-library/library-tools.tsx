import { TemplateSort, TemplateType } from '@lettrine/contract/templates'
import { templateTypeNames } from '../../lib/template-names.fr.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { type LibraryView, viewModes } from './library.state.ts'
import { libraryText as say } from './template-library.fr.ts'

const types = [
  { value: 'all' as const, label: say.allTypes },
  ...TemplateType.options.map((value) => ({ value, label: templateTypeNames[value] })),
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
      <SearchField
        label={say.search}
        placeholder={say.search}
        clearLabel={say.clearSearch}
        value={view.search}
        onChange={(search) => onChange({ search })}
      />
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

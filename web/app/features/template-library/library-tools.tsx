import { TemplateSort, TemplateType } from '@lettrine/contract/templates'
import { memo } from 'react'
import { templateTypeNames } from '../../lib/template-names.fr.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { type LibraryView, type ViewMode, viewModes } from './library.state.ts'
import { libraryText as say } from './template-library.fr.ts'

const types = [
  { value: 'all' as const, label: say.allTypes },
  ...TemplateType.options.map((value) => ({ value, label: templateTypeNames[value] })),
]
const sorts = TemplateSort.options.map((value) => ({ value, label: say.sorts[value] }))
const views = viewModes.map((value) => ({ value, label: say.views[value] }))

/** Search, type, order and presentation. */
export const LibraryTools = memo(function LibraryTools({
  search,
  type,
  sort,
  mode,
  onChange,
}: Pick<LibraryView, 'search' | 'type' | 'sort'> & {
  mode: ViewMode
  onChange: (patch: Partial<LibraryView>) => void
}) {
  return (
    <div className="library-tools">
      <SearchField
        label={say.search}
        placeholder={say.search}
        clearLabel={say.clearSearch}
        value={search}
        onChange={(text) => onChange({ search: text })}
      />
      <SelectField
        label={<span className="sr-only">{say.type}</span>}
        options={types}
        value={type}
        onValueChange={(chosen) => onChange({ type: chosen })}
      />
      <SelectField
        label={<span className="sr-only">{say.sort}</span>}
        options={sorts}
        value={sort}
        onValueChange={(chosen) => onChange({ sort: chosen })}
      />
      <SegmentedControl
        label={say.view}
        labelHidden
        options={views}
        value={mode}
        onValueChange={(chosen) => onChange({ view: chosen })}
      />
    </div>
  )
})

import { TemplateSort, TemplateType } from '@lettrine/contract/templates'
import { memo, useCallback } from 'react'
import { templateTypeNames } from '../../shared/templates/template-names.fr.ts'
import { SearchField } from '../../ui/search-field.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { type LibraryView, type ViewMode, viewModes } from './library.state.ts'
import { libraryText as texts } from './template-library.fr.ts'
import { useDebouncedInput } from './use-debounced-input.ts'

const types = [
  { value: 'all' as const, label: texts.allTypes },
  ...TemplateType.options.map((value) => ({ value, label: templateTypeNames[value] })),
]
const sorts = TemplateSort.options.map((value) => ({ value, label: texts.sorts[value] }))
const views = viewModes.map((value) => ({ value, label: texts.views[value] }))

type OnChange = (patch: Partial<LibraryView>) => void

/** Search, type, order and view mode; each renders only when its own value changes. */
export function LibraryTools({
  search,
  type,
  sort,
  mode,
  onChange,
}: Pick<LibraryView, 'search' | 'type' | 'sort'> & { mode: ViewMode; onChange: OnChange }) {
  return (
    <div className="library-tools">
      <Search words={search} onChange={onChange} />
      <Type chosen={type} onChange={onChange} />
      <Order chosen={sort} onChange={onChange} />
      <Presentation chosen={mode} onChange={onChange} />
    </div>
  )
}

const Search = memo(function Search({ words, onChange }: { words: string; onChange: OnChange }) {
  const report = useCallback((typed: string) => onChange({ search: typed }), [onChange])
  const [typed, setTyped] = useDebouncedInput(words, report)
  return (
    <SearchField
      label={texts.search}
      placeholder={texts.search}
      clearLabel={texts.clearSearch}
      value={typed}
      onChange={setTyped}
    />
  )
})

const Type = memo(function Type({ chosen, onChange }: { chosen: LibraryView['type']; onChange: OnChange }) {
  return (
    <SelectField
      label={<span className="sr-only">{texts.type}</span>}
      options={types}
      value={chosen}
      onValueChange={(type) => onChange({ type })}
    />
  )
})

const Order = memo(function Order({ chosen, onChange }: { chosen: TemplateSort; onChange: OnChange }) {
  return (
    <SelectField
      label={<span className="sr-only">{texts.sort}</span>}
      options={sorts}
      value={chosen}
      onValueChange={(sort) => onChange({ sort })}
    />
  )
})

const Presentation = memo(function Presentation({
  chosen,
  onChange,
}: {
  chosen: ViewMode
  onChange: OnChange
}) {
  return (
    <SegmentedControl
      label={texts.view}
      labelHidden
      options={views}
      value={chosen}
      onValueChange={(view) => onChange({ view })}
    />
  )
})

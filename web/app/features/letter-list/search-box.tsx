import { SearchField } from '../../ui/search-field.tsx'
import { listText as texts } from './letter-list.fr.ts'
import './letter-list.css'

export function SearchBox({
  value,
  onChange,
  brief = false,
}: {
  value: string
  onChange: (value: string) => void
  brief?: boolean
}) {
  return (
    <SearchField
      label={texts.searchLabel}
      placeholder={brief ? texts.searchLabel : texts.search}
      clearLabel={texts.clearSearch}
      value={value}
      onChange={onChange}
    />
  )
}

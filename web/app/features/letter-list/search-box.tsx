import { SearchField } from '../../ui/search-field.tsx'
import { listText as say } from './letter-list.fr.ts'
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
      label={say.searchLabel}
      placeholder={brief ? say.searchLabel : say.search}
      clearLabel={say.clearSearch}
      value={value}
      onChange={onChange}
    />
  )
}

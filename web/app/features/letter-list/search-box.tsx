import { Search, X } from 'lucide-react'
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
    <div className="search-box">
      <Search aria-hidden="true" size={18} />
      <input
        type="search"
        aria-label={say.searchLabel}
        placeholder={brief ? say.searchLabel : say.search}
        maxLength={200}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {value !== '' && (
        <button type="button" aria-label={say.clearSearch} onClick={() => onChange('')}>
          <X aria-hidden="true" size={16} />
        </button>
      )}
    </div>
  )
}

import { Search, X } from 'lucide-react'
import { listText as say } from './letter-list.fr.ts'
import './letter-list.css'

export function SearchBox({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <div className="search-box">
      <Search aria-hidden="true" size={18} />
      <input
        type="search"
        aria-label={say.searchLabel}
        placeholder={say.search}
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

import './search-field.css'
import { Search, X } from 'lucide-react'
import type { ReactNode } from 'react'

const longest = 200

export function SearchField({
  label,
  placeholder,
  clearLabel,
  value,
  onChange,
}: {
  label: string
  placeholder: string
  clearLabel: string
  value: string
  onChange: (value: string) => void
}): ReactNode {
  return (
    <div className="search-box">
      <Search aria-hidden="true" size={18} />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        maxLength={longest}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {value !== '' && (
        <button type="button" aria-label={clearLabel} onClick={() => onChange('')}>
          <X aria-hidden="true" size={16} />
        </button>
      )}
    </div>
  )
}

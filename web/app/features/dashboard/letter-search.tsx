import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { dashboardText } from './dashboard.fr.ts'

const say = dashboardText.search

/** Looks for letters from anywhere: Ctrl or Cmd+K leads here, Enter to the list of what was found. */
export function LetterSearch() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      event.preventDefault()
      field.current?.focus()
      field.current?.select()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  function look() {
    const wanted = typed.trim()
    // On the list, what else its address says stays: only the search changes.
    const params = new URLSearchParams(pathname === '/dashboard/letters' ? search : '')
    if (wanted) params.set('search', wanted)
    else params.delete('search')
    const query = params.toString()
    void navigate(`/dashboard/letters${query ? `?${query}` : ''}`)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to the test browsers' role tables yet
    <form
      role="search"
      className="dashboard-search"
      onSubmit={(event) => {
        event.preventDefault()
        look()
      }}
    >
      <Search aria-hidden="true" size={18} />
      <input
        ref={field}
        type="search"
        aria-label={say.label}
        aria-keyshortcuts="Control+K Meta+K"
        placeholder={say.placeholder}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <span className="dashboard-shortcut" aria-hidden="true">
        {say.shortcut}
      </span>
    </form>
  )
}

import { Search } from 'lucide-react'
import { isApple } from '../../lib/apple.ts'
import { useInBrowser } from '../../lib/use-in-browser.ts'
import { dashboardText } from './dashboard.fr.ts'

const say = dashboardText.search

/** Looks like a field and opens the search of everything; on a phone, an icon. */
export function SearchDoor({ onOpen, onPrepare }: { onOpen: () => void; onPrepare: () => void }) {
  const isOnApple = useInBrowser() && isApple(navigator.platform)
  const shared = {
    type: 'button',
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': isOnApple ? 'Meta+K' : 'Control+K',
    onClick: onOpen,
    onPointerEnter: onPrepare,
    onFocus: onPrepare,
  } as const
  return (
    <>
      <button {...shared} className="dashboard-search">
        <Search aria-hidden="true" size={18} />
        <span>{say.label}</span>
        <span className="dashboard-shortcut" aria-hidden="true">
          {isOnApple ? say.shortcutApple : say.shortcut}
        </span>
      </button>
      <button {...shared} aria-label={say.label} className="dashboard-find">
        <Search aria-hidden="true" size={20} />
      </button>
    </>
  )
}

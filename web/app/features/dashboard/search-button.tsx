import { Search } from 'lucide-react'
import { isApple } from '../../lib/device/apple.ts'
import { useIsHydrated } from '../../lib/react/use-is-hydrated.ts'
import { dashboardText } from './dashboard.fr.ts'

const texts = dashboardText.search

/** Opens the command palette. Looks like a search field; on a phone, an icon. */
export function SearchButton({ onOpen, onPrepare }: { onOpen: () => void; onPrepare: () => void }) {
  const isOnApple = useIsHydrated() && isApple(navigator.platform)
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
        <span>{texts.label}</span>
        <span className="dashboard-shortcut" aria-hidden="true">
          {isOnApple ? texts.shortcutApple : texts.shortcut}
        </span>
      </button>
      <button {...shared} aria-label={texts.label} className="dashboard-find">
        <Search aria-hidden="true" size={20} />
      </button>
    </>
  )
}

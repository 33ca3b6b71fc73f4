import { Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { IconButton } from './icon-button.tsx'
import { applyTheme, currentTheme, type Theme, watchTheme } from './theme.ts'
import { uiTexts } from './ui.fr.ts'

/** Toggles the light and dark theme and stores the choice on this device. */
export function ThemeSwitch({ className }: { className?: string }) {
  const { theme, toggle } = useTheme()
  const next = theme === 'dark' ? uiTexts.light : uiTexts.dark
  return (
    <IconButton
      label={`${uiTexts.theme}\u00a0: ${next.toLowerCase()}`}
      icon={
        <>
          {/* CSS selects the icon of the theme: a prerendered page does not know it. */}
          <Sun className="shown-in-dark" />
          <Moon className="shown-in-light" />
        </>
      }
      onClick={toggle}
      {...(className ? { className } : {})}
    />
  )
}

function useTheme(): { theme: Theme; toggle: () => void } {
  const theme = useSyncExternalStore(watchTheme, currentTheme, () => 'light' as const)
  return { theme, toggle: () => applyTheme(theme === 'dark' ? 'light' : 'dark') }
}

import { Moon, Sun } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from './icon-button.tsx'
import { applyTheme, type Theme } from './theme.ts'
import { uiTexts } from './ui.fr.ts'

/** Turns the page light or dark and remembers it on this device. */
export function ThemeSwitch({ className }: { className?: string }) {
  const { theme, toggle } = useTheme()
  const next = theme === 'dark' ? uiTexts.light : uiTexts.dark
  return (
    <IconButton
      label={`${uiTexts.theme}\u00a0: ${next.toLowerCase()}`}
      icon={theme === 'dark' ? <Sun /> : <Moon />}
      onClick={toggle}
      {...(className ? { className } : {})}
    />
  )
}

function useTheme(): { theme: Theme; toggle: () => void } {
  const [theme, setTheme] = useState<Theme>('light')
  useEffect(() => setTheme(document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light'), [])
  const toggle = () => {
    const next = theme === 'dark' ? 'light' : 'dark'
    applyTheme(next)
    setTheme(next)
  }
  return { theme, toggle }
}

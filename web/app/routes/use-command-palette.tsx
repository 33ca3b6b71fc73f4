import type { Profile } from '@lettrine/contract/profile'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { isApple } from '../lib/device/apple.ts'
import { toast } from '../ui/toast.ts'
import { paletteButtonText as texts } from './use-command-palette.fr.ts'

type Palette = typeof import('../features/command-palette/command-palette.tsx').CommandPalette

const load = () => import('../features/command-palette/command-palette.tsx')

/** Opened by Ctrl+K, Cmd+K or the search button; loaded on first use. */
export function useCommandPalette(user: Pick<Profile, 'isAdmin'> | undefined): {
  openPalette: () => void
  /** Preloads it. */
  preparePalette: () => void
  palette: ReactNode
} {
  const [Palette, setPalette] = useState<Palette>()
  const [open, setOpen] = useState(false)
  const isAllowed = user !== undefined
  const openPalette = useCallback(() => {
    load().then(
      ({ CommandPalette }) => {
        setPalette(() => CommandPalette)
        setOpen(true)
      },
      () => toast.error({ title: texts.failed, message: texts.tryAgain }),
    )
  }, [])
  useShortcut(isAllowed, openPalette)
  return {
    openPalette,
    // A failure is displayed when the palette is opened.
    preparePalette: () => void load().catch(() => undefined),
    palette: Palette && user && <Palette open={open} onOpenChange={setOpen} isAdmin={user.isAdmin} />,
  }
}

function useShortcut(isAllowed: boolean, openPalette: () => void): void {
  useEffect(() => {
    if (!isAllowed) return
    // On a Mac, Ctrl+K deletes to the end of the line, and keeps doing so.
    const held = isApple(navigator.platform) ? 'metaKey' : 'ctrlKey'
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !event[held] || event.altKey || event.shiftKey) return
      event.preventDefault()
      openPalette()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [isAllowed, openPalette])
}

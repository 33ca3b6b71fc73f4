import type { Profile } from '@lettrine/contract/profile'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { isApple } from '../lib/device/apple.ts'
import { toast } from '../ui/toast.tsx'
import { paletteButtonText as texts } from './use-command-palette.fr.ts'

type Palette = typeof import('../features/command-palette/command-palette.tsx').CommandPalette

const load = () => import('../features/command-palette/command-palette.tsx')

/** Ctrl or Cmd+K and the search of the top bar open it; its code comes when it is first wanted. */
export function useCommandPalette(user: Pick<Profile, 'isAdmin'> | undefined): {
  openPalette: () => void
  /** Begins to fetch it, before it is asked for. */
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
    // What fails here is said when it is asked for.
    preparePalette: () => void load().catch(() => undefined),
    palette: Palette && user && <Palette open={open} onOpenChange={setOpen} isAdmin={user.isAdmin} />,
  }
}

function useShortcut(isAllowed: boolean, openPalette: () => void): void {
  useEffect(() => {
    if (!isAllowed) return
    // On a Mac, Ctrl+K cuts to the end of the line, and stays that.
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

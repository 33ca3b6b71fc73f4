import type { ReactElement, ReactNode } from 'react'

type Entry = { label: ReactNode; icon?: ReactNode; tone?: 'danger'; shortcut?: string; disabled?: boolean }

export type MenuItem = (Entry & { onSelect: () => void }) | (Entry & { to: string }) | 'separator'

export type MenuProps = {
  /** The button that opens the menu. */
  trigger: ReactElement
  items: readonly MenuItem[]
  /** Content above the items, for example the signed-in user. */
  header?: ReactNode
  align?: 'start' | 'end'
}

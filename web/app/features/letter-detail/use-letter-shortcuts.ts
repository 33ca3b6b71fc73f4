import { useEffect } from 'react'

export type LetterShortcuts = {
  save: () => void
  export: () => void
  print: () => void
  duplicate: () => void
  toggleFullScreen: () => void
  leaveFullScreen: () => void
  help: () => void
}

const withControl: Partial<Record<string, keyof LetterShortcuts>> = {
  s: 'save',
  e: 'export',
  p: 'print',
  d: 'duplicate',
}
const alone: Partial<Record<string, keyof LetterShortcuts>> = {
  F11: 'toggleFullScreen',
  Escape: 'leaveFullScreen',
  '?': 'help',
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** The action of a key; undefined where the browser’s own shortcut must keep working. */
export function shortcutOf(event: Pressed): keyof LetterShortcuts | undefined {
  if (event.altKey) return undefined
  if (event.ctrlKey || event.metaKey) return event.shiftKey ? undefined : withControl[event.key.toLowerCase()]
  return alone[event.key]
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=radio]), textarea, select, [contenteditable]') !== null

/** Keyboard shortcuts of the letter page, disabled while a dialog is open. */
export function useLetterShortcuts(actions: LetterShortcuts): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const name = shortcutOf(event)
      if (!name || event.defaultPrevented || document.querySelector('[role=dialog]')) return
      if (name === 'help' && isTyping(event.target)) return
      // Listens at the document: any element may handle Escape first.
      if (name !== 'leaveFullScreen') event.preventDefault()
      actions[name]()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [actions])
}

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

/** The action a key stands for; none where the browser’s own meaning must stay. */
export function shortcutOf(event: Pressed): keyof LetterShortcuts | undefined {
  if (event.altKey) return undefined
  if (event.ctrlKey || event.metaKey) return event.shiftKey ? undefined : withControl[event.key.toLowerCase()]
  return alone[event.key]
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input:not([type=radio]), textarea, select, [contenteditable]') !== null

/** The keys of the letter’s page. A dialog that is open keeps its keys to itself. */
export function useLetterShortcuts(actions: LetterShortcuts): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const name = shortcutOf(event)
      if (!name || event.defaultPrevented || document.querySelector('[role=dialog]')) return
      if (name === 'help' && isTyping(event.target)) return
      // Escape belongs to whoever asks for it first; the page only listens.
      if (name !== 'leaveFullScreen') event.preventDefault()
      actions[name]()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [actions])
}

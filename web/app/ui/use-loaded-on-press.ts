import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { prefetchWhenIdle } from '../lib/react/first-screen.ts'
import { loadUntilThere } from '../lib/react/load-until-there.ts'

/**
 * What a button opens, fetched at its first press; the press is repeated on the button that takes its place. `trigger`
 * is the button for either.
 */
export function useLoadedOnPress<Loaded>(
  load: () => Promise<Loaded>,
  button: ReactElement,
  opens: 'menu' | 'dialog',
): { loaded: Loaded | undefined; trigger: ReactElement } {
  const [loaded, setLoaded] = useState<Loaded>()
  const isPressed = useRef(false)
  const id = useId()

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, ahead of a press
  useEffect(() => prefetchWhenIdle(load), [])

  useLayoutEffect(() => {
    if (!loaded || !isPressed.current) return
    isPressed.current = false
    const replaced = document.querySelector<HTMLElement>(`[data-opener="${id}"]`)
    replaced?.focus({ preventScroll: true })
    replaced?.click()
  }, [loaded, id])

  function press(): void {
    isPressed.current = true
    void loadUntilThere(load).then((module) => setLoaded(() => module))
  }
  function onKeyDown({ key }: KeyboardEvent): void {
    if (opens === 'menu' && (key === 'ArrowDown' || key === 'ArrowUp')) press()
  }

  const closed = { 'aria-haspopup': opens, 'aria-expanded': false, onClick: press, onKeyDown }
  return {
    loaded,
    trigger: cloneElement(
      button as ReactElement<object>,
      {
        'data-opener': id,
        ...(!loaded && closed),
      } as object,
    ),
  }
}

import { Tooltip as Base } from '@base-ui/react/tooltip'
import { useEffect, useState } from 'react'

const delayMs = 400
// After one tooltip, the next opens without delay.
const warmMs = 500

type Shown = { anchor: HTMLElement; label: string; keys: string | undefined }

/** Name of the hovered or focused element, from the attributes of `tooltip-attributes.ts`. */
function shownFor(target: EventTarget | null): Shown | undefined {
  const anchor = target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null
  const label = anchor?.dataset.tip
  return anchor && label ? { anchor, label, keys: anchor.dataset.tipKeys } : undefined
}

/**
 * The single tooltip of the page, at the root: it moves to the element with `tooltipAttributes`. One component per
 * button would cost a list of cards more than the cards themselves.
 */
export function Tooltips() {
  const shown = useShown()
  return (
    <Base.Root open={shown !== undefined}>
      <Base.Portal>
        <Base.Positioner anchor={shown?.anchor ?? null} sideOffset={6} className="z-(--z-tooltip)">
          {/* The button has this name already. */}
          <Base.Popup
            aria-hidden="true"
            className="pointer-events-none rounded-tag bg-tooltip px-2 py-1 text-small text-tooltip-ink shadow-float"
          >
            {shown?.label}
            {shown?.keys ? <kbd className="ml-2 font-sans opacity-70">{shown.keys}</kbd> : null}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

function useShown(): Shown | undefined {
  const [shown, setShown] = useState<Shown>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let current: Shown | undefined
    let hiddenAt = Number.NEGATIVE_INFINITY
    const show = (next: Shown) => {
      current = next
      setShown(next)
    }
    const hide = () => {
      clearTimeout(timer)
      if (current) hiddenAt = performance.now()
      current = undefined
      setShown(undefined)
    }
    const enter = (event: PointerEvent) => {
      if (event.pointerType === 'touch') return
      const next = shownFor(event.target)
      if (next?.anchor === current?.anchor) return
      hide()
      if (!next) return
      const isWarm = performance.now() - hiddenAt < warmMs
      timer = setTimeout(() => next.anchor.isConnected && show(next), isWarm ? 0 : delayMs)
    }
    const focus = ({ target }: FocusEvent) => {
      const next = shownFor(target)
      if (next?.anchor.matches(':focus-visible')) show(next)
    }
    const listeners = [
      ['pointerover', enter],
      ['pointerdown', hide],
      ['focusin', focus],
      ['focusout', hide],
      ['keydown', (event: KeyboardEvent) => event.key === 'Escape' && hide()],
    ] as const
    for (const [name, listener] of listeners)
      document.addEventListener(name, listener as EventListener, { passive: true, capture: true })
    return () => {
      clearTimeout(timer)
      for (const [name, listener] of listeners)
        document.removeEventListener(name, listener as EventListener, { capture: true })
    }
  }, [])
  // The element may have been removed with its parent.
  return shown?.anchor.isConnected ? shown : undefined
}

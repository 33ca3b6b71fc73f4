import { type RefObject, useEffect, useRef, useState } from 'react'

/** How far beyond the edges of the window a card is built once one scrolls: it is there before it is seen. */
const ahead = '600px 0px'

type Near = { shown: string; inSight: ReadonlySet<number>; built: ReadonlySet<number> }

const none: ReadonlySet<number> = new Set()

/**
 * Which children of a list are to be built: the first ones and those in sight at once, the others once one scrolls
 * and comes near them. What was built stays for as long as the list shows the same things. The list is told how tall
 * a built child is (`--card-block-size`, in CSS pixels), so that one that is not built yet takes the same place.
 * @param shown - changes when the list shows other things
 */
export function useNearPlaces(
  list: RefObject<HTMLUListElement | null>,
  { shown, count, initialCount }: { shown: string; count: number; initialCount: number },
): (place: number) => boolean {
  const [near, setNear] = useState<Near>({ shown, inSight: none, built: none })
  if (near.shown !== shown) setNear({ shown, inSight: near.inSight, built: near.inSight })
  const measuredWidth = useRef<number>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other things shown are looked at anew
  useEffect(() => {
    const box = list.current
    if (!box || count === 0) return
    const children = [...box.children]
    const watch = (told: (moves: readonly Move[]) => void, options?: IntersectionObserverInit) => {
      const observer = new IntersectionObserver((entries) => {
        // Cards of another width are of another height. Told again for less, it would restyle every card.
        const width = entries[0]?.boundingClientRect.width
        if (width !== measuredWidth.current && tellHeight(box, entries)) measuredWidth.current = width
        told(entries.map(({ target, isIntersecting }) => [children.indexOf(target), isIntersecting]))
      }, options)
      for (const child of children) observer.observe(child)
      return observer
    }
    const watches = [watch((moves) => setNear((before) => seen(before, moves)))]
    const lookAhead = () => {
      watches.push(watch((moves) => setNear((before) => built(before, moves)), { rootMargin: ahead }))
    }
    window.addEventListener('scroll', lookAhead, { once: true, passive: true })
    return () => {
      window.removeEventListener('scroll', lookAhead)
      for (const one of watches) one.disconnect()
    }
  }, [list, count, shown])
  return (place) => place < initialCount || near.built.has(place)
}

type Move = readonly [place: number, isNear: boolean]

function seen(before: Near, moves: readonly Move[]): Near {
  if (moves.every(([place, isNear]) => before.inSight.has(place) === isNear)) return before
  const inSight = new Set(before.inSight)
  for (const [place, isNear] of moves) {
    if (isNear) inSight.add(place)
    else inSight.delete(place)
  }
  return built({ ...before, inSight }, moves)
}

function built(before: Near, moves: readonly Move[]): Near {
  const more = moves.filter(([place, isNear]) => isNear && !before.built.has(place))
  return more.length === 0
    ? before
    : { ...before, built: new Set([...before.built, ...more.map(([place]) => place)]) }
}

/** The rectangles come with the entries: nothing is laid out for them. */
function tellHeight(box: HTMLElement, entries: readonly IntersectionObserverEntry[]): boolean {
  const heights = entries
    .filter(({ target, isIntersecting }) => isIntersecting && target.hasChildNodes())
    .map(({ boundingClientRect }) => boundingClientRect.height)
  if (heights.length === 0) return false
  const mean = heights.reduce((sum, height) => sum + height, 0) / heights.length
  box.style.setProperty('--card-block-size', `${Math.round(mean)}px`)
  return true
}

import { type RefObject, useEffect, useRef, useState } from 'react'

/** How far beyond the edges of the window a card is built: it is there before it is seen. */
const ahead = '200px'

type Near = { shown: string; places: ReadonlySet<number>; built: ReadonlySet<number> }

const none: ReadonlySet<number> = new Set()

/**
 * Which children of a list are to be built: the first ones at once, the others as one comes near them. What was built
 * stays for as long as the list shows the same things. The list is told how tall a built child is
 * (`--card-block-size`, in CSS pixels), so that one that is not built yet takes the same place.
 * @param shown - changes when the list shows other things
 */
export function useNearPlaces(
  list: RefObject<HTMLUListElement | null>,
  { shown, count, atFirst }: { shown: string; count: number; atFirst: number },
): (place: number) => boolean {
  const [near, setNear] = useState<Near>({ shown, places: none, built: none })
  if (near.shown !== shown) setNear({ shown, places: near.places, built: near.places })
  const measuredWidth = useRef<number>(undefined)
  useEffect(() => {
    const box = list.current
    if (!box || count === 0) return
    const children = [...box.children]
    const watch = new IntersectionObserver(
      (entries) => {
        // Cards of another width are of another height. Told again for less, it would restyle every card.
        const width = entries[0]?.boundingClientRect.width
        if (width !== measuredWidth.current && tellHeight(box, entries)) measuredWidth.current = width
        const moves = entries.map(
          ({ target, isIntersecting }) => [children.indexOf(target), isIntersecting] as const,
        )
        setNear((before) => moved(before, moves))
      },
      { rootMargin: `${ahead} 0px` },
    )
    for (const child of children) watch.observe(child)
    return () => watch.disconnect()
  }, [list, count])
  return (place) => place < atFirst || near.built.has(place)
}

function moved(before: Near, moves: readonly (readonly [place: number, isNear: boolean])[]): Near {
  if (moves.every(([place, isNear]) => before.places.has(place) === isNear)) return before
  const places = new Set(before.places)
  for (const [place, isNear] of moves) {
    if (isNear) places.add(place)
    else places.delete(place)
  }
  return { ...before, places, built: new Set([...before.built, ...places]) }
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

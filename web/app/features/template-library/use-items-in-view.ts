import { type RefObject, useEffect, useRef, useState } from 'react'

/** Once the user has scrolled, items this far beyond the edges of the window are rendered before they come into view. */
const rootMargin = '600px 0px'

type ItemsInView = { listKey: string; inView: ReadonlySet<number>; rendered: ReadonlySet<number> }
type Change = readonly [index: number, isIntersecting: boolean]

const none: ReadonlySet<number> = new Set()

/**
 * Which items of a list to render: the first ones and those in view at once, the others when they come near the window
 * after a first scroll. A rendered item stays rendered as long as `listKey` is the same. Sets `--card-block-size` on
 * the list to the mean height of its rendered items, in CSS pixels, so that a placeholder is as tall as an item.
 * @param listKey - changes when the list holds other items
 * @returns whether the item at an index is to be rendered
 */
export function useItemsInView(
  list: RefObject<HTMLUListElement | null>,
  { listKey, count, initialCount }: { listKey: string; count: number; initialCount: number },
): (index: number) => boolean {
  const [state, setState] = useState<ItemsInView>({ listKey, inView: none, rendered: none })
  if (state.listKey !== listKey) setState({ listKey, inView: state.inView, rendered: state.inView })
  const measuredWidth = useRef<number>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list with other items is observed again
  useEffect(() => {
    const box = list.current
    if (!box || count === 0) return
    const children = [...box.children]
    const observe = (onChanges: (changes: readonly Change[]) => void, options?: IntersectionObserverInit) => {
      const observer = new IntersectionObserver((entries) => {
        // The height only depends on the width. Setting it more often would restyle every card.
        const width = entries[0]?.boundingClientRect.width
        if (width !== measuredWidth.current && setItemHeight(box, entries)) measuredWidth.current = width
        onChanges(entries.map(({ target, isIntersecting }) => [children.indexOf(target), isIntersecting]))
      }, options)
      for (const child of children) observer.observe(child)
      return observer
    }
    const observers = [observe((changes) => setState((before) => withInView(before, changes)))]
    const observeMargin = () => {
      observers.push(
        observe((changes) => setState((before) => withRendered(before, changes)), { rootMargin }),
      )
    }
    window.addEventListener('scroll', observeMargin, { once: true, passive: true })
    return () => {
      window.removeEventListener('scroll', observeMargin)
      for (const observer of observers) observer.disconnect()
    }
  }, [list, count, listKey])
  return (index) => index < initialCount || state.rendered.has(index)
}

function withInView(before: ItemsInView, changes: readonly Change[]): ItemsInView {
  if (changes.every(([index, isIntersecting]) => before.inView.has(index) === isIntersecting)) return before
  const inView = new Set(before.inView)
  for (const [index, isIntersecting] of changes) {
    if (isIntersecting) inView.add(index)
    else inView.delete(index)
  }
  return withRendered({ ...before, inView }, changes)
}

function withRendered(before: ItemsInView, changes: readonly Change[]): ItemsInView {
  const added = changes.filter(([index, isIntersecting]) => isIntersecting && !before.rendered.has(index))
  return added.length === 0
    ? before
    : { ...before, rendered: new Set([...before.rendered, ...added.map(([index]) => index)]) }
}

/** Uses the rectangles of the entries, which cost no layout. */
function setItemHeight(box: HTMLElement, entries: readonly IntersectionObserverEntry[]): boolean {
  const heights = entries
    .filter(({ target, isIntersecting }) => isIntersecting && target.hasChildNodes())
    .map(({ boundingClientRect }) => boundingClientRect.height)
  if (heights.length === 0) return false
  const mean = heights.reduce((sum, height) => sum + height, 0) / heights.length
  box.style.setProperty('--card-block-size', `${Math.round(mean)}px`)
  return true
}

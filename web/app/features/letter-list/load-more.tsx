import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { listText as texts } from './letter-list.fr.ts'

// The next page is asked for before its place comes into view.
const ahead = '600px'

/** The next page comes as the end of the list nears; the button does the same for the keyboard. */
export function LoadMore({ busy, onMore }: { busy: boolean; onMore: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(() => {
    if (!busy) onMore()
  })
  // Observed anew after each page: an end still in view must be told again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && near(), {
      rootMargin: ahead,
    })
    if (end.current) observer.observe(end.current)
    return () => observer.disconnect()
  }, [busy])
  return (
    <div ref={end} className="list-more">
      <Button variant="secondary" busy={busy} busyLabel={texts.loadingMore} onClick={onMore}>
        {texts.more}
      </Button>
    </div>
  )
}

import { useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { listText as texts } from './letter-list.fr.ts'

// Margin before the end of the list at which the next page is requested.
const ahead = '600px'

/** Loads the next page as the end of the list comes near; the button does the same for the keyboard. */
export function LoadMore({ busy, onMore }: { busy: boolean; onMore: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(() => {
    if (!busy) onMore()
  })
  // A new observer per page: an end still in view must trigger again.
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

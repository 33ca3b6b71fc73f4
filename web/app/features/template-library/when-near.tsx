import { type ReactNode, useEffect, useState } from 'react'

/** How far below the fold a thing is prepared: nobody sees it come. */
export const ahead = '900px'

/** What is far below is built once one comes near it. */
export function WhenNear({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!place) return
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: ahead },
    )
    watch.observe(place)
    return () => watch.disconnect()
  }, [place])
  return isNear ? children : <div ref={setPlace} />
}

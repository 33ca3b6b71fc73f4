import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { prefetchWhenIdle } from '../lib/react/first-screen.ts'
import { loadUntilThere } from '../lib/react/load-until-there.ts'

/** A dialog whose file is fetched when it is first opened, or ahead while the browser is idle. */
export function loadedWhenOpen<Props extends { open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => ReactNode {
  const Loaded = lazy(() => loadUntilThere(load).then((component) => ({ default: component })))
  return function LoadedWhenOpen(props) {
    const [wasOpened, setWasOpened] = useState(props.open)
    useEffect(() => prefetchWhenIdle(load), [])
    if (props.open && !wasOpened) setWasOpened(true)
    return wasOpened ? (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    ) : null
  }
}

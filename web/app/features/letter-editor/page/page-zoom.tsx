import { Dialog } from '@base-ui/react/dialog'
import { X, ZoomIn, ZoomOut } from 'lucide-react'
import { type PointerEvent, useRef, useState } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { pageText as texts } from './page-preview.fr.ts'
import { pinchedScale, steppedScale } from './page-zoom.state.ts'

/** One page over the whole screen: pinched, or enlarged by buttons, and moved by scrolling. */
export function PageZoom({ image, name, onClose }: { image: string; name: string; onClose: () => void }) {
  const [scale, setScale] = useState(1)
  const pinch = usePinch(scale, setScale)
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup className="page-zoom">
          <div className="page-zoom-bar">
            <Dialog.Title>{name}</Dialog.Title>
            <IconButton
              label={texts.smaller}
              icon={<ZoomOut />}
              disabled={scale <= 1}
              onClick={() => setScale(steppedScale(scale, -1))}
            />
            <IconButton
              label={texts.larger}
              icon={<ZoomIn />}
              disabled={scale >= 4}
              onClick={() => setScale(steppedScale(scale, 1))}
            />
            <Dialog.Close render={<IconButton label={texts.closeZoom} icon={<X />} />} />
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
          <section className="page-zoom-view" tabIndex={0} aria-label={name} {...pinch}>
            <img
              className="page-zoomed"
              src={image}
              alt={name}
              draggable={false}
              style={{ inlineSize: `${scale * 100}%` }}
            />
          </section>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

type Point = { x: number; y: number }
const apart = ([one, other]: Point[]) => (one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0)

/** Two fingers change the scale; one scrolls, as the browser does by itself. */
function usePinch(scale: number, setScale: (scale: number) => void) {
  const fingers = useRef(new Map<number, Point>())
  const start = useRef({ distance: 0, scale: 1 })
  const begin = () => {
    start.current = { distance: apart([...fingers.current.values()]), scale }
  }
  const lift = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId)
    begin()
  }
  return {
    onPointerDown(event: PointerEvent) {
      if (event.pointerType !== 'touch') return
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      begin()
    },
    onPointerMove(event: PointerEvent) {
      if (!fingers.current.has(event.pointerId)) return
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      if (fingers.current.size === 2)
        setScale(pinchedScale(start.current, apart([...fingers.current.values()])))
    },
    onPointerUp: lift,
    onPointerCancel: lift,
  }
}

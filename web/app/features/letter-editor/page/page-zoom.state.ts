const largest = 4

/** The scale of a page as two fingers move apart from where the pinch began; from 1, the width of the screen, to 4. */
export const pinchedScale = (start: { distance: number; scale: number }, distance: number): number =>
  start.distance === 0
    ? start.scale
    : Math.min(largest, Math.max(1, (start.scale * distance) / start.distance))

/** The next scale of the buttons: half as much again, or back. */
export const steppedScale = (scale: number, direction: 1 | -1): number =>
  Math.min(largest, Math.max(1, direction === 1 ? scale * 1.5 : scale / 1.5))

import type { PlacedHeadPart } from '@lettrine/contract/export'
import type { PageDesign } from '@lettrine/contract/page'
import { a4, type HeadPlace } from '../../platform/typesetting/typeset-document.ts'

/** Designs whose sender stands on lines below one another, at the left. */
const stacked: readonly PageDesign[] = ['classique', 'sobre']

/** What keeps a part clear of the next one, in points. */
const gap = 4

/**
 * The parts of a letter's head as fractions of its sheet. Each is as wide as its column, whatever its text.
 * @param marginRight - in points
 */
export function placeHead(
  places: readonly HeadPlace[],
  design: PageDesign,
  marginRight: number,
): PlacedHeadPart[] {
  const edge = a4.width - marginRight
  const column = places.find(({ part }) => part === 'recipient')?.x ?? edge
  return places.map(({ part, x, y, endsAt }) => {
    const isBeside = (part === 'sender' && stacked.includes(design)) || (part === 'date' && x < column)
    return {
      part,
      x: x / a4.width,
      y: y / a4.height,
      width: ((isBeside ? column : edge) - x) / a4.width,
      height: Math.max(0, endsAt - y - gap) / a4.height,
    }
  })
}

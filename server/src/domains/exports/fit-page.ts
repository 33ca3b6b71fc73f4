import type { Margins, PageStyle } from '@lettrine/contract/page'

/** Settings that shrink to fit a letter on one page: a factor, centimetres, points. */
export type Tightness = { spacing: number; margins: Margins; fontSize: number }

/** Lower bounds of spacing, margins and font size. */
export const smallest = { spacing: 0.7, margin: 1.5, fontSize: 10.5 } as const
const steps = { spacing: 0.1, margin: 0.25, fontSize: 0.5 } as const

/** Steps from the chosen page to the tightest allowed: spacing first, then margins, then font size. */
export function tightening({ margins, fontSize }: Pick<PageStyle, 'margins' | 'fontSize'>): Tightness[] {
  const rungs: Tightness[] = [{ spacing: 1, margins, fontSize }]
  const last = () => rungs.at(-1)!
  const widest = Math.max(...Object.values(margins))
  for (const spacing of down(1, smallest.spacing, steps.spacing)) rungs.push({ ...last(), spacing })
  for (const margin of down(widest, smallest.margin, steps.margin))
    rungs.push({ ...last(), margins: limitConcurrency(margins, margin) })
  for (const size of down(fontSize, smallest.fontSize, steps.fontSize))
    rungs.push({ ...last(), fontSize: size })
  return rungs
}

function down(from: number, to: number, step: number): number[] {
  const count = Math.max(0, Math.ceil((from - to) / step - 1e-9))
  return Array.from({ length: count }, (_, index) =>
    Math.max(to, Math.round((from - (index + 1) * step) * 100) / 100),
  )
}

const limitConcurrency = ({ top, right, bottom, left }: Margins, limit: number): Margins => ({
  top: Math.min(top, limit),
  right: Math.min(right, limit),
  bottom: Math.min(bottom, limit),
  left: Math.min(left, limit),
})

/**
 * The loosest step that fits on one page; the tightest one where none does.
 * Lays out at most 2 + log₂ of the steps: a page that fits at one step fits at every tighter one.
 */
export async function fitOnePage<Layout extends { pageCount: number }>(
  rungs: readonly Tightness[],
  layOut: (rung: Tightness) => Promise<Layout>,
): Promise<{ rung: Tightness; layout: Layout; fits: boolean }> {
  const at = async (index: number) => ({ rung: rungs[index]!, layout: await layOut(rungs[index]!) })
  const loosest = await at(0)
  if (loosest.layout.pageCount === 1 || rungs.length === 1)
    return { ...loosest, fits: loosest.layout.pageCount === 1 }
  let best = await at(rungs.length - 1)
  if (best.layout.pageCount > 1) return { ...best, fits: false }
  let low = 1
  let high = rungs.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    const tried = await at(middle)
    if (tried.layout.pageCount === 1) {
      best = tried
      high = middle
    } else low = middle + 1
  }
  return { ...best, fits: true }
}

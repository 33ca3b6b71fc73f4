/** A sequence of asterisks or underscores in a text, in UTF-16 units. */
export type DelimiterRun = {
  readonly marker: '*' | '_'
  readonly start: number
  readonly end: number
  readonly canOpen: boolean
  readonly canClose: boolean
}

/** Text between two delimiters, which are the `size` characters before `from` and after `to`. */
export type EmphasisSpan = { from: number; to: number; size: 1 | 2 }

type OpenRun = { readonly run: DelimiterRun; end: number }

/**
 * Pairs delimiters as CommonMark does: each closing one with the nearest that may open. A search that failed is not
 * repeated below the place where it stopped, so that the time is in proportion to the text.
 */
export function resolveEmphasis(runs: readonly DelimiterRun[]): EmphasisSpan[] {
  const spans: EmphasisSpan[] = []
  const openers: OpenRun[] = []
  /** For each kind of closing delimiter, the height of `openers` below which none fits. */
  const bottoms = new Array<number>(kinds).fill(0)
  for (const run of runs) {
    let start = run.start
    while (run.canClose && start < run.end) {
      const kind = kindOf(run, run.end - start)
      const found = findOpener(openers, run, run.end - start, bottoms[kind] ?? 0)
      const opener = openers[found]
      if (!opener) {
        bottoms[kind] = openers.length
        break
      }
      const size = opener.end - opener.run.start > 1 && run.end - start > 1 ? 2 : 1
      spans.push({ from: opener.end, to: start, size })
      opener.end -= size
      start += size
      openers.length = opener.end > opener.run.start ? found + 1 : found
      // The shortened opener may fit where it did not.
      for (let other = 0; other < kinds; other += 1) if ((bottoms[other] ?? 0) > found) bottoms[other] = found
    }
    if (run.canOpen && start < run.end)
      openers.push({ run: start === run.start ? run : { ...run, start }, end: run.end })
  }
  return spans
}

/** What decides which opener fits a closing delimiter: its sign, whether it may open too, its length. */
const kindOf = ({ marker, canOpen }: DelimiterRun, length: number): number =>
  (marker === '*' ? 0 : 6) + (canOpen ? 3 : 0) + (length % 3)
const kinds = 12

function findOpener(
  openers: readonly OpenRun[],
  closer: DelimiterRun,
  closing: number,
  bottom: number,
): number {
  for (let index = openers.length - 1; index >= bottom; index -= 1) {
    const opener = openers[index]
    if (opener?.run.marker !== closer.marker) continue
    const opening = opener.end - opener.run.start
    const bothWays = opener.run.canClose || closer.canOpen
    if (!bothWays || closing % 3 === 0 || (opening + closing) % 3 !== 0) return index
  }
  return -1
}

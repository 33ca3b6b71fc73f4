/** What users were told, in the order of time. `what` is «200», «503 SERVER_BUSY», «cut». */
export class Observations {
  readonly #all: { at: number; what: string; isFine: boolean }[] = []

  add(what: string, isFine: boolean): void {
    this.#all.push({ at: performance.now(), what, isFine })
  }

  get count(): number {
    return this.#all.length
  }

  /** «412 × 200, 7 × 502», the most frequent first, since the observation number `from`. */
  told(from: number): string {
    const counts = new Map<string, number>()
    for (const { what } of this.#all.slice(from)) counts.set(what, (counts.get(what) ?? 0) + 1)
    return [...counts]
      .sort(([, one], [, other]) => other - one)
      .map(([what, count]) => `${count} × ${what}`)
      .join(', ')
  }

  /** How many were refused since the observation number `from`. */
  refusals(from: number): number {
    return this.#all.slice(from).filter(({ isFine }) => !isFine).length
  }

  /** When somebody was last refused, on the clock of `performance`; 0 when never. */
  lastRefusal(): number {
    return this.#all.findLast(({ isFine }) => !isFine)?.at ?? 0
  }

  lastFine(): number {
    return this.#all.findLast(({ isFine }) => isFine)?.at ?? 0
  }
}

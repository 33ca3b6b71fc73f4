/** A range of a text in UTF-16 units; `end` is exclusive. */
type Span = { readonly start: number; readonly end: number }

const bucketSize = 64

/**
 * Ranges of a text by their place, to find those that meet a range without comparing all. Fast where few of them
 * overlap each other.
 */
export class SpanIndex<T extends Span> {
  readonly #buckets = new Map<number, T[]>()

  constructor(spans: Iterable<T> = []) {
    for (const span of spans) this.add(span)
  }

  add(span: T): void {
    for (const bucket of bucketsOf(span)) {
      const held = this.#buckets.get(bucket)
      if (held) held.push(span)
      else this.#buckets.set(bucket, [span])
    }
  }

  /** How many ranges share a character with `span`. */
  meeting(span: Span): number {
    const found = new Set<T>()
    for (const bucket of bucketsOf(span))
      for (const other of this.#buckets.get(bucket) ?? [])
        if (other.start < span.end && span.start < other.end) found.add(other)
    return found.size
  }

  /** Whether a range that shares a character with `span`, or begins or ends where it does, satisfies `test`. */
  someNear(span: Span, test: (other: T) => boolean): boolean {
    for (const bucket of bucketsOf(span)) if (this.#buckets.get(bucket)?.some(test)) return true
    return false
  }
}

function* bucketsOf({ start, end }: Span): Iterable<number> {
  const last = Math.floor(end / bucketSize)
  for (let bucket = Math.floor(start / bucketSize); bucket <= last; bucket += 1) yield bucket
}

/** A transformed text with the original position of each of its UTF-16 units. */
export type TracedText = {
  readonly text: string
  /** One more entry than units: the last one is the position of the end. */
  readonly from: readonly number[]
}

/** An untransformed text: each unit is at its own position. */
export const traced = (text: string): TracedText => ({
  text,
  from: Array.from({ length: text.length + 1 }, (_, index) => index),
})

/** `String.replace` with a global pattern; inserted text takes the position of the match. */
export function replaceTraced(
  source: TracedText,
  pattern: RegExp,
  replacement: string | ((...match: string[]) => string),
): TracedText {
  const matches = [...source.text.matchAll(pattern)]
  if (matches.length === 0) return source
  const parts: string[] = []
  const from: number[] = []
  let done = 0
  for (const match of matches) {
    const put = typeof replacement === 'string' ? replacement : replacement(...match)
    parts.push(source.text.slice(done, match.index), put)
    for (let index = done; index < match.index; index += 1) from.push(source.from[index]!)
    for (let index = 0; index < put.length; index += 1) from.push(source.from[match.index]!)
    done = match.index + match[0].length
  }
  parts.push(source.text.slice(done))
  for (let index = done; index <= source.text.length; index += 1) from.push(source.from[index]!)
  return { text: parts.join(''), from }
}

export const sliceTraced = (source: TracedText, start: number, end = source.text.length): TracedText => ({
  text: source.text.slice(start, end),
  from: source.from.slice(start, end + 1),
})

/** Trimmed. */
export function trimTraced(source: TracedText): TracedText {
  const start = source.text.length - source.text.trimStart().length
  return sliceTraced(source, start, Math.max(start, source.text.trimEnd().length))
}

/** Pieces between the matches of a global pattern, trimmed, without empty ones. */
export function splitTraced(source: TracedText, separator: RegExp): TracedText[] {
  const pieces: TracedText[] = []
  let done = 0
  for (const match of source.text.matchAll(separator)) {
    pieces.push(sliceTraced(source, done, match.index))
    done = match.index + match[0].length
  }
  pieces.push(sliceTraced(source, done))
  return pieces.map(trimTraced).filter((piece) => piece.text !== '')
}

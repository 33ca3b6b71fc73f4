const graphemes = new Intl.Segmenter('fr', { granularity: 'grapheme' })

const width = (text: string) =>
  /^[\u0020-\u007e\u00a0-\u024f]*$/.test(text) ? text.length : [...graphemes.segment(text)].length

/**
 * Cuts a line at ordinary spaces, `columns` characters at most as a reader counts them; a word that is longer
 * stays whole.
 */
export function wrap(text: string, columns: number): string[] {
  const lines: string[] = []
  let line = ''
  let used = 0
  for (const word of text.split(' ')) {
    const length = width(word)
    if (line === '' && lines.length === 0 && used === 0) {
      line = word
      used = length
    } else if (used + 1 + length <= columns) {
      line += ` ${word}`
      used += 1 + length
    } else {
      lines.push(line)
      line = word
      used = length
    }
  }
  return [...lines, line]
}

/** Replaces every kind of space by U+0020. */
export function ordinarySpaces(text: string): string {
  return text.replace(/[^\S\n]/gu, ' ')
}

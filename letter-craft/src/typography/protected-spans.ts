/** Addresses, times, references and file names: their punctuation is not corrected. */
const untouchable =
  /https?:\/\/[^\s<>]*[^\s<>.,;:!?)»]|www\.[^\s<>]*[^\s<>.,;:!?)»]|(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+|&#?\w{1,31};|\b\d{1,2}:\d{2}\b|[\uE000-\uF8FF]/gu

/** Applies a correction while protected ranges are replaced by private-use characters. */
export function withProtectedSpans(text: string, correct: (text: string) => string): string {
  const held: string[] = []
  const masked = text.replace(untouchable, (match) => {
    held.push(match)
    return held.length > 6000 ? match : String.fromCharCode(0xe000 + held.length - 1)
  })
  return correct(masked).replace(/[\uE000-\uF8FF]/gu, (mark) => held[mark.charCodeAt(0) - 0xe000] ?? mark)
}

import { fixEnglish } from './english.ts'
import { fixFrench } from './french.ts'
import { withProtectedSpans } from './protected-spans.ts'

export type Language = 'fr' | 'en'

const rounds = 6

/**
 * Corrects the typography of plain or Markdown text without changing its words: spaces, quotes, apostrophes,
 * ellipses, ligatures. Idempotent. French follows the Imprimerie nationale: U+202F before ; ! ?, U+00A0 before : and
 * inside « ».
 */
export function fixTypography(text: string, language: Language): string {
  const correct = language === 'fr' ? fixFrench : fixEnglish
  let before = text
  // One correction may cause another («mot ! !» then «mot !!»): repeats until nothing changes.
  for (let round = 0; round < rounds; round++) {
    const after = withProtectedSpans(before, correct)
    if (after === before) break
    before = after
  }
  return before
}

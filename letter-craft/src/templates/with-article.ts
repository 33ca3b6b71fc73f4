import { elides } from '../french/elision.ts'
import type { Morphology } from '../french/morphology.ts'
import { isAcronym } from '../french/plain-letters.ts'
import { withDefinite } from '../french/word-forms.ts'

/** A group with its article: from the dictionary; elision hides the gender, and some endings reveal it. */
export function withArticle(group: string, morphology: Morphology | undefined): string | undefined {
  const known = withDefinite(morphology, group)
  if (known) return known
  const first = /^[\p{L}-]+/u.exec(group)?.[0] ?? ''
  if (first === '' || isAcronym(first) || /[sx]$/u.test(first)) return undefined
  if (elides(group)) return `l’${group}`
  if (/(?:tion|sion|té|ance|ence|ise|ure|esse|ette|tique|nique)$/u.test(first)) return `la ${group}`
  return /(?:age|ment|isme|ing|eau|oir)$/u.test(first) ? `le ${group}` : undefined
}

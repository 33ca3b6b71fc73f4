import { elides } from '../french/elision.ts'
import { withDefinite } from '../french/noun.ts'
import { isAcronym } from '../french/plain-letters.ts'

/** Elision hides the gender; some endings reveal it. */
export function withArticle(group: string): string | undefined {
  const known = withDefinite(group)
  if (known) return known
  const first = /^[\p{L}-]+/u.exec(group)?.[0] ?? ''
  if (first === '' || isAcronym(first) || /[sx]$/u.test(first)) return undefined
  if (elides(group)) return `l’${group}`
  if (/(?:tion|sion|té|ance|ence|ise|ure|esse|ette|tique|nique)$/u.test(first)) return `la ${group}`
  return /(?:age|ment|isme|ing|eau|oir)$/u.test(first) ? `le ${group}` : undefined
}

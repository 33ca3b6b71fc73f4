import type { Language } from './fix.ts'

/** Replacement of a keystroke: deletes `drop` characters before it, inserts `insert`. */
export type TypedReplacement = { drop: number; insert: string }

const nbsp = '\u00a0'
const thin = '\u202f'
/** A web or e-mail address: its punctuation stays. */
const address = /https?:|www\.|@/iu

/** What is typed since the last space. */
function lastToken(text: string): string {
  let start = text.length
  while (start > 0 && /\S/u.test(text[start - 1] ?? '')) start -= 1
  return text.slice(start)
}

/**
 * Typography of a character typed after `before` (the text of the line up to the caret), consistent with
 * `fixTypography`; null when it stays as typed. Only replacements that no later character can make wrong.
 */
export function typeset(before: string, character: string, language: Language): TypedReplacement | null {
  if (address.test(lastToken(before))) return null
  if (character === "'") return /[\p{L}\p{N}]$/u.test(before) ? { drop: 0, insert: '’' } : null
  if (character === '.') return /(?<!\.)\.\.$/u.test(before) ? { drop: 2, insert: '…' } : null
  return language === 'fr' ? typesetFrench(before, character) : null
}

function typesetFrench(before: string, character: string): TypedReplacement | null {
  const spaced = before.endsWith(' ')
  switch (character) {
    case '"':
      if (isInsideQuotes(before)) return { drop: spaced ? 1 : 0, insert: `${nbsp}»` }
      return /(?:^|[\s(])$/u.test(before) ? { drop: 0, insert: `«${nbsp}` } : null
    case ';':
    case '!':
    case '?':
      if (spaced) return /\S $/u.test(before) ? { drop: 1, insert: thin + character } : null
      return /[\p{L}\p{N})»’%€]$/u.test(before) ? { drop: 0, insert: thin + character } : null
    case ':':
      // Without a space before, it may belong to a time or an address.
      return /[^\s:] $/u.test(before) ? { drop: 1, insert: `${nbsp}:` } : null
    case '%':
    case '€':
      if (/\d $/u.test(before)) return { drop: 1, insert: nbsp + character }
      return /\d$/u.test(before) ? { drop: 0, insert: nbsp + character } : null
    case '»':
      return /\S $/u.test(before)
        ? { drop: 1, insert: `${nbsp}»` }
        : /\S$/u.test(before)
          ? { drop: 0, insert: `${nbsp}»` }
          : null
    case ' ':
      if (before.endsWith('«')) return { drop: 0, insert: nbsp }
      // The guillemet has inserted its space.
      if (before.endsWith(`«${nbsp}`)) return { drop: 0, insert: '' }
      return /(?<!\p{L})(?:M\.|MM\.|Mme|Mmes|Mlle|Dr|Pr)$/u.test(before) ? { drop: 0, insert: nbsp } : null
    default:
      return null
  }
}

const isInsideQuotes = (before: string) => before.lastIndexOf('«') > before.lastIndexOf('»')

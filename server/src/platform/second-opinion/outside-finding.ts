import type { Finding } from '@lettrine/contract/proofreading'

/** What an outside proofreader says of some words; its fields come from outside. */
export type OutsideRemark = Pick<Finding, 'rule' | 'severity' | 'start' | 'end' | 'message'> & {
  suggestions: readonly string[]
  source: NonNullable<Finding['source']>
}

const maxMessage = 500
const maxSuggestions = 5
const maxSuggestion = 200

/** A finding that the editor can display; none where a remark points at no words or says nothing. */
export function outsideFinding(text: string, remark: OutsideRemark): Finding[] {
  const { source, rule, severity, start, end } = remark
  const message = remark.message.trim().slice(0, maxMessage)
  if (start < 0 || end > text.length || start >= end || message === '') return []
  const quote = text.slice(start, end)
  // Offsets inside a character are those of another text.
  if (quote.trim() === '' || !quote.isWellFormed()) return []
  const suggestions = [...new Set(remark.suggestions)]
    .filter((words) => words !== quote && isLine(words))
    .slice(0, maxSuggestions)
  return [
    {
      rule: `${source}:${rule}`,
      severity,
      start,
      end,
      message,
      source,
      ...(suggestions.length > 0 && { suggestions }),
    },
  ]
}

/** A suggestion is a button, and becomes text on one line. */
const isLine = (words: string) =>
  words.trim() !== '' && words.length <= maxSuggestion && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(words)

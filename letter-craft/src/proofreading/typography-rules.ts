import { explainTypography } from '../typography/explain.ts'
import type { Rule } from './proof-letter.ts'

export const typographyRules: readonly Rule[] = [
  {
    id: 'typography',
    severity: 'warning',
    languages: ['fr', 'en'],
    // Findings are the changes of the typography engine, so that both always agree.
    *check({ paragraphs, language }) {
      for (const { text, start: from } of paragraphs)
        for (const { start, end, right, reason, slight } of explainTypography(text, language))
          yield {
            start: from + start,
            end: from + end,
            message: reason,
            fix: right,
            ...(slight && { severity: 'advice' as const }),
          }
    },
  },
]

import type { RuleCases } from '../rule-cases.ts'

/** A letter whose findings are kept in `findings.txt`. */
export type WholeLetter = Pick<RuleCases, 'context' | 'language'> & { name: string; text: string }

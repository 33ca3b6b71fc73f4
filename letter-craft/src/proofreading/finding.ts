import type { LetterType } from '../composer/request.ts'

export type Severity = 'error' | 'warning' | 'advice'

/** A range of a letter with an error or a possible improvement. */
export type Finding = {
  /** Stable identifier of the rule. */
  rule: string
  severity: Severity
  /** UTF-16 offsets in the Markdown content. */
  start: number
  end: number
  /** French, with the reason. */
  message: string
  /** Replacement; only where it is certain. */
  fix?: string
  /** Suggestions, likeliest first, where none is certain. */
  suggestions?: readonly string[]
  /** Who found it, when that is a second opinion and not these rules. */
  source?: 'grammalecte' | 'languagetool'
}

/** Context of the letter; each part enables more rules. */
export type ProofreadContext = {
  candidateGender?: 'feminine' | 'masculine'
  recipient?: string
  company?: string
  jobTitle?: string
  offer?: string
  type?: LetterType
}

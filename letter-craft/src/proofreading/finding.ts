export type Severity = 'error' | 'warning' | 'advice'

/** A stretch of a letter that a careful reader would mark. */
export type Finding = {
  /** Stable identifier of the rule. */
  rule: string
  severity: Severity
  /** UTF-16 offsets in the Markdown content. */
  start: number
  end: number
  /** French, with the reason. */
  message: string
  /** What replaces the stretch; only where it is certain. */
  fix?: string
  /** Words that may have been meant, likeliest first, where none is certain. */
  suggestions?: readonly string[]
}

/** What is known of the letter beside its text; each part lets more be decided. */
export type ProofreadContext = {
  candidateGender?: 'feminine' | 'masculine'
  recipient?: string
  company?: string
  jobTitle?: string
  offer?: string
  type?: 'job_application' | 'scholarship' | 'internship' | 'motivation'
}

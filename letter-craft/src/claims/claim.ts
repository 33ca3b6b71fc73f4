export type ClaimKind = 'figure' | 'date' | 'employer' | 'school' | 'diploma' | 'tool'

/** A stretch of a letter that states a fact somebody may ask about. */
export type Claim = {
  kind: ClaimKind
  /** As the letter says it. */
  text: string
  /** UTF-16 offsets in the content. */
  start: number
  end: number
  /** What makes it the same claim elsewhere in the letter: kind and normalised words. */
  key: string
}

/** Where a claim comes from: the letter's own fields (company, post, recipient), or what the user told or confirmed. */
export type ClaimOrigin = 'profile' | 'offer' | 'letter' | 'said'

export type ClaimSources = Readonly<Record<ClaimOrigin, readonly string[]>>

export type TracedClaim = Claim & {
  /** Absent for an orphan: nobody said this. */
  origin?: ClaimOrigin
  /** The words it comes from, when they are not its own. */
  evidence?: string
}

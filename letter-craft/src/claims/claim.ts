export type ClaimKind = 'figure' | 'date' | 'employer' | 'school' | 'diploma' | 'tool'

/** A range of a letter that states a verifiable fact. */
export type Claim = {
  kind: ClaimKind
  /** The words of the letter. */
  text: string
  /** UTF-16 offsets in the content. */
  start: number
  end: number
  /** Identity of the claim within the letter: kind and normalised words. */
  key: string
}

/** Source of a claim: the letter’s own fields (company, job, recipient), or what the user answered or confirmed. */
export type ClaimOrigin = 'profile' | 'offer' | 'letter' | 'said'

/** A card of the career, and all that it says. */
export type SourceCard = { readonly id: string; readonly text: string }

export type ClaimSources = Readonly<Record<ClaimOrigin, readonly string[]>> & {
  /** The cards that `profile` was told from, where they are known. */
  readonly cards?: readonly SourceCard[]
}

export type TracedClaim = Claim & {
  /** Absent without source. */
  origin?: ClaimOrigin
  /** The words of the source, when they differ. */
  evidence?: string
  /** Id of the card of the career that says it by itself. */
  card?: string
}

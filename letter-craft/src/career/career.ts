/** A place in a text, in UTF-16 units; `end` is exclusive. */
export type Span = { readonly start: number; readonly end: number }

export type CardDoubt = 'title' | 'employer' | 'dates' | 'kind' | 'diploma' | 'school'

/** What every card that was read carries: where its lines stand, and what the reader is not sure of. */
export type Traced = { sources: Span[]; doubts: CardDoubt[] }

export type JobKind = 'employment' | 'internship' | 'apprenticeship' | 'volunteering' | 'business'

export type ReadJob = Traced & {
  kind: JobKind
  title: string
  employer: string
  employerKind: string
  place: string
  /** `2021-09`, `2021`, or blank. */
  from: string
  to: string
  current: boolean
  tasks: string[]
  results: { text: string; year: string }[]
}

export type EducationStatus = 'obtained' | 'in-progress' | 'not-obtained'

export type ReadEducation = Traced & {
  diploma: string
  field: string
  school: string
  place: string
  from: string
  to: string
  status: EducationStatus
  details: string[]
}

export type CefrLevel = '' | 'A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2'

export type ReadCertificate = Traced & { name: string; year: string }
export type ReadLanguage = Traced & { name: string; level: string; cefr: CefrLevel }
export type ReadTool = Traced & { name: string }
export type ReadInterest = Traced & { name: string; used: boolean }

export type Unfiled = Span & { kind: 'heading' | 'identity' | 'text' }

/** A text as cards: every line that is not blank lies in the sources of one card, or in `unfiled`. */
export type ReadCareer = {
  jobs: ReadJob[]
  education: ReadEducation[]
  certificates: ReadCertificate[]
  languages: ReadLanguage[]
  tools: ReadTool[]
  interests: ReadInterest[]
  unfiled: Unfiled[]
  text: string
}

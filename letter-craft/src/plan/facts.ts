import type {
  ReadCertificate,
  ReadEducation,
  ReadInterest,
  ReadJob,
  ReadLanguage,
  ReadTool,
  Traced,
} from '../career/career.ts'
import type { Occupations } from '../career/occupations.ts'
import type { Morphology } from '../french/morphology.ts'
import type { DiplomaForms } from '../realisation/education.ts'
import type { EmployerForms } from '../realisation/employer-forms.ts'
import type { TitleForms } from '../realisation/job-title.ts'
import type { ResultForms } from '../realisation/result.ts'
import type { PersonGender, VerbPhrase } from '../realisation/verb-phrase.ts'

/** A card as its reader filed it, once it has an id of its own. */
type Card<Read extends Traced> = {
  readonly [Field in Exclude<keyof Read, keyof Traced>]: Read[Field] extends (infer Item)[]
    ? readonly Item[]
    : Read[Field]
} & { readonly id: string }

/** The confirmed cards that a letter may use; ids are those of the career. */
export type CareerCards = {
  readonly jobs: readonly Card<ReadJob>[]
  readonly education: readonly Card<ReadEducation>[]
  readonly certificates: readonly Card<ReadCertificate>[]
  readonly languages: readonly Card<ReadLanguage>[]
  readonly tools: readonly Card<ReadTool>[]
  readonly interests: readonly Card<ReadInterest>[]
}

/** The lines of a card that are wordings of the person, by the id of the card. */
export type ConfirmedLines = ReadonlyMap<string, ReadonlySet<string>>

/** What reading facts needs: the dictionary, the register of occupations, and how titles begin. */
export type FactDeps = {
  readonly morphology: Morphology
  readonly occupations: Occupations
  /** First words of the titles of the register, in plain letters. */
  readonly titleHeads: ReadonlySet<string>
  /** Towns as maps write them, by their letters without accents: see `placeKey`. */
  readonly towns?: ReadonlyMap<string, string>
  /** Whether a sentence is sound French; what is not is said shorter, or left out. */
  readonly isSound?: (sentence: string) => boolean
  /** Whether tasks are told by verbs alone, which letters in English translate. */
  readonly areVerbs?: boolean
  /** A sentence with its certain faults corrected. */
  readonly correct?: (sentence: string) => string
  /** Lines of cards that the person worded: they are told as they stand. */
  readonly confirmed?: ConfirmedLines
}

export type JobCard = CareerCards['jobs'][number]
export type EducationCard = CareerCards['education'][number]

/** A job as sentences can tell it. */
export type FactJob = {
  readonly id: string
  readonly card: JobCard
  /** The cards of its stays, where it joins several. */
  readonly stays?: readonly JobCard[]
  readonly title?: TitleForms
  readonly employer?: EmployerForms
  /** «à Lyon» */
  readonly at?: string
  /** «de mars 2018 à juin 2020» */
  readonly period?: string
  readonly months?: number
  /** Months since it ended, 0 while it lasts; undefined without dates. */
  readonly age?: number
  readonly current: boolean
  readonly tasks: readonly VerbPhrase[]
  readonly results: readonly ResultForms[]
  /** Codes of the ROME register of its titles; `code` is the first. */
  readonly codes: readonly string[]
  readonly code?: string
  /** All that the card says, in plain letters, for matching. */
  readonly said: string
}

export type FactEducation = {
  readonly id: string
  readonly card: EducationCard
  readonly forms: DiplomaForms
  /** Of studies that a card calls «en cours», and that ended years ago: «de 2019 à 2021», or that began in «2019». Nobody knows how they ended. */
  readonly followed?: string
  readonly said: string
}

export type CareerFacts = {
  readonly gender: PersonGender
  /** Latest first. */
  readonly jobs: readonly FactJob[]
  readonly education: readonly FactEducation[]
  readonly certificates: CareerCards['certificates']
  readonly languages: CareerCards['languages']
  readonly tools: CareerCards['tools']
  readonly interests: CareerCards['interests']
}

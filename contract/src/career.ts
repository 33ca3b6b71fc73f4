import { z } from 'zod'
import { careerMessages as texts } from './career.fr.ts'
import { endpoints } from './endpoints.ts'
import { data } from './envelope.ts'
import { id, line, proseAsTyped, textList } from './fields.ts'
import { limits } from './limits.ts'

/** `2021-09`, `2021`, or blank when not said. */
export const YearMonth = z.string().regex(/^(?:(?:19|20)\d{2}(?:-(?:0[1-9]|1[0-2]))?)?$/, texts.yearMonth)

/** A year, or blank when not said. */
export const Year = z.string().regex(/^(?:(?:19|20)\d{2})?$/, texts.year)

export const JobKind = z.enum(['employment', 'internship', 'apprenticeship', 'volunteering', 'business'])
export type JobKind = z.infer<typeof JobKind>

export const EducationStatus = z.enum(['obtained', 'in-progress', 'not-obtained'])
export type EducationStatus = z.infer<typeof EducationStatus>

/** Levels of the Common European Framework of Reference; blank when not said. */
export const CefrLevel = z.enum(['', 'A1', 'A2', 'B1', 'B2', 'C1', 'C2'])
export type CefrLevel = z.infer<typeof CefrLevel>

const text = line(limits.careerField)
const lines = textList(limits.careerLines, limits.careerLine)

export const JobResult = z.object({
  /** What changed, with its figure: «baisser de 12 % les ruptures». */
  text: line(limits.careerLine),
  year: Year.default(''),
})
export type JobResult = z.infer<typeof JobResult>

const Job = z.object({
  kind: JobKind.default('employment'),
  title: text.default(''),
  employer: text.default(''),
  /** «magasin de lingerie» */
  employerKind: text.default(''),
  place: text.default(''),
  from: YearMonth.default(''),
  to: YearMonth.default(''),
  current: z.boolean().default(false),
  /** Infinitives with their object: «réassortir les rayons». */
  tasks: lines.default([]),
  results: z.array(JobResult).max(limits.careerLines).default([]),
})

const Education = z.object({
  /** «BTS», «Licence», «CAP», or as typed. */
  diploma: text.default(''),
  /** «Management des unités commerciales» */
  field: text.default(''),
  school: text.default(''),
  place: text.default(''),
  from: YearMonth.default(''),
  to: YearMonth.default(''),
  status: EducationStatus.default('obtained'),
  /** Options, honours, projects. */
  details: lines.default([]),
})

/** A certificate or a licence: «permis B», «CACES R489 cat. 3», «TOEIC 845». */
const Certificate = z.object({ name: text, year: Year.default('') })
const SpokenLanguage = z.object({
  /** «Anglais» */
  name: text,
  /** «courant», «notions», as said. */
  level: text.default(''),
  cefr: CefrLevel.default(''),
})
/** A tool, a program or a technique, as its maker writes it. */
const Tool = z.object({ name: text })
const Interest = z.object({
  name: text,
  /** Whether letters may mention it. */
  used: z.boolean().default(false),
})

/** A place in a text, in UTF-16 units; `end` is exclusive. */
export const TextSpan = z.object({ start: z.number().int().min(0), end: z.number().int().min(0) })
export type TextSpan = z.infer<typeof TextSpan>

/** What a reader is not sure of on a card it read. */
export const CardDoubt = z.enum(['title', 'employer', 'dates', 'kind', 'diploma', 'school'])
export type CardDoubt = z.infer<typeof CardDoubt>

/** What of a text is on no card. Headings and identity need no filing; `text` is the person’s to file or drop. */
export const UnfiledKind = z.enum(['heading', 'identity', 'text'])
export type UnfiledKind = z.infer<typeof UnfiledKind>

const read = { sources: z.array(TextSpan), doubts: z.array(CardDoubt) }

/** A text read into cards: every line that is not blank lies in the sources of one card, or in `unfiled`. */
export const ReadCareer = z.object({
  jobs: z.array(Job.extend(read)),
  education: z.array(Education.extend(read)),
  certificates: z.array(Certificate.extend(read)),
  languages: z.array(SpokenLanguage.extend(read)),
  tools: z.array(Tool.extend(read)),
  interests: z.array(Interest.extend(read)),
  unfiled: z.array(TextSpan.extend({ kind: UnfiledKind })),
  /** The text that was read: the input, or what the file holds. */
  text: z.string(),
})
export type ReadCareer = z.infer<typeof ReadCareer>

// A new card has no id; one read from the former profile waits for its owner to confirm it.
const written = { id: id.optional(), confirmed: z.boolean().default(true) }
const stored = { id, confirmed: z.boolean() }

const cards = <Extra extends z.ZodRawShape>(extra: Extra) => ({
  jobs: z.array(Job.extend(extra)).max(limits.careerCards),
  education: z.array(Education.extend(extra)).max(limits.careerCards),
  certificates: z.array(Certificate.extend(extra)).max(limits.careerCards),
  languages: z.array(SpokenLanguage.extend(extra)).max(limits.careerCards),
  tools: z.array(Tool.extend(extra)).max(limits.careerCards),
  interests: z.array(Interest.extend(extra)).max(limits.careerCards),
})

/** The career of one person: what letters may say of them. */
export const Career = z.object({
  ...cards(stored),
  /** Lines that stand on no card yet: «À ranger». */
  unfiled: z.array(z.string()),
  /** Grows by one with each change; 0 before the first. */
  version: z.number().int().min(0),
  updatedAt: z.iso.datetime().nullable(),
})
export type Career = z.infer<typeof Career>
export type CareerJob = Career['jobs'][number]
export type CareerEducation = Career['education'][number]

/** A whole career in place of the stored one; `version` is the one it was based on. */
export const CareerChange = z.object({
  ...cards(written),
  unfiled: textList(limits.careerUnfiled, limits.careerUnfiledLine),
  version: z.number().int().min(0),
})
export type CareerChange = z.infer<typeof CareerChange>

const route = endpoints('Career')

export const career = {
  get: route.get('/career', 'The career of the signed-in user').output(data(Career)),
  put: route
    .put('/career', 'Replace the career; 409 with the stored one when `version` is stale')
    .input(CareerChange)
    .output(data(Career)),
  /** Also takes `multipart/form-data` with one `file`, at a route of its own that reads files. */
  read: route
    .post('/career/read', 'Read a text or a file into cards; nothing is stored')
    .input(z.object({ text: proseAsTyped(limits.careerText) }))
    .output(data(ReadCareer)),
}

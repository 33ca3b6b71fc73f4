import { oc } from '@orpc/contract'
import { z } from 'zod'
import { data, Page } from './envelope.ts'
import { id, line, optionalEmail, prose, textList, timeZone } from './fields.ts'
import { limits } from './limits.ts'
import { defaultPageSetting, PageSetting } from './page.ts'

export const LetterType = z.enum(['job_application', 'scholarship', 'internship', 'motivation'])
export type LetterType = z.infer<typeof LetterType>
export const defaultLetterType: LetterType = 'job_application'

export const LetterStatus = z.enum(['draft', 'final', 'archived', 'template', 'shared'])
export type LetterStatus = z.infer<typeof LetterStatus>

export const Tone = z.enum(['professional', 'casual', 'enthusiastic', 'formal'])
export type Tone = z.infer<typeof Tone>
export const defaultTone: Tone = 'professional'

export const Language = z.enum(['fr', 'en'])
export type Language = z.infer<typeof Language>
export const defaultLanguage: Language = 'fr'

export const Recipient = z.object({
  name: line(limits.personName).default(''),
  email: optionalEmail.default(''),
  /** Postal lines under the company name, one per array item. */
  address: z.array(line(limits.addressLine)).max(limits.addressLines).default([]),
})
export type Recipient = z.infer<typeof Recipient>

/** What stands at the head of the page, on the writer's side. */
export const Sender = z.object({
  name: line(limits.personName).default(''),
  address: z.array(line(limits.addressLine)).max(limits.addressLines).default([]),
  phone: line(40).default(''),
  email: optionalEmail.default(''),
  /** The place of «Lyon, le 3 mars 2026». */
  city: line(limits.addressLine).default(''),
})
export type Sender = z.infer<typeof Sender>

const letterFields = {
  title: line(limits.title),
  company: line(limits.company),
  jobTitle: line(limits.jobTitle),
  recipient: Recipient,
  sender: Sender,
  /** Reference of the offer, printed in the subject line. */
  reference: line(limits.listItem),
  /** The offer the letter answers, as pasted. */
  offer: prose(limits.offer),
  /** Markdown subset: paragraphs, bold, italic, lists, hard breaks. */
  content: prose(limits.content),
  type: LetterType,
  language: Language,
  /** An enclosed CV adds the «P. J.» line. */
  hasEnclosure: z.boolean(),
  /** Keys of the claims that neither profile nor offer supports and that the writer stands by. */
  confirmedClaims: textList(limits.confirmedClaims, limits.claimKey),
  page: PageSetting,
}

/** What made a text: its writer, the built-in writer, a model, a version brought back, a template. */
export const VersionAuthor = z.enum(['you', 'writer', 'model', 'restore', 'template'])
export type VersionAuthor = z.infer<typeof VersionAuthor>

const WritableStatus = z.enum(['draft', 'final', 'archived', 'template'])

export const NewLetter = z.object({
  ...letterFields,
  title: letterFields.title.default(''),
  company: letterFields.company.default(''),
  jobTitle: letterFields.jobTitle.default(''),
  recipient: Recipient.prefault({}),
  sender: Sender.prefault({}),
  reference: letterFields.reference.default(''),
  offer: letterFields.offer.default(''),
  content: letterFields.content.default(''),
  type: LetterType.default(defaultLetterType),
  language: Language.default(defaultLanguage),
  hasEnclosure: z.boolean().default(false),
  confirmedClaims: letterFields.confirmedClaims.default([]),
  page: PageSetting.default(defaultPageSetting),
  status: WritableStatus.default('draft'),
  /** Made on the device, so that a creation sent twice makes one letter. */
  id: id.optional(),
  author: VersionAuthor.optional(),
})
export type NewLetter = z.infer<typeof NewLetter>

/** What a letter's writer can change, by name. */
export const writableFields = [
  'title',
  'company',
  'jobTitle',
  'recipient',
  'sender',
  'reference',
  'offer',
  'content',
  'type',
  'language',
  'hasEnclosure',
  'confirmedClaims',
  'page',
  'status',
] as const satisfies readonly (keyof NewLetter)[]
export type WritableField = (typeof writableFields)[number]

/** What of a letter is on its page. */
export const DraftLetter = NewLetter.omit({ id: true, status: true, offer: true, confirmedClaims: true })
export type DraftLetter = z.infer<typeof DraftLetter>

/** The writable fields of a letter, without what only the server sets. */
export function writableOf<Whole extends Record<WritableField, unknown>>(
  letter: Whole,
): Pick<Whole, WritableField> {
  return Object.fromEntries(writableFields.map((field) => [field, letter[field]])) as Pick<
    Whole,
    WritableField
  >
}

/** Absent fields keep their value; `version` is the one the change was based on. */
export const LetterChange = z.object({
  id,
  version: z.number().int().min(1),
  title: letterFields.title.optional(),
  company: letterFields.company.optional(),
  jobTitle: letterFields.jobTitle.optional(),
  recipient: Recipient.optional(),
  sender: Sender.optional(),
  reference: letterFields.reference.optional(),
  offer: letterFields.offer.optional(),
  content: letterFields.content.optional(),
  type: LetterType.optional(),
  language: Language.optional(),
  hasEnclosure: z.boolean().optional(),
  confirmedClaims: letterFields.confirmedClaims.optional(),
  page: PageSetting.optional(),
  status: WritableStatus.optional(),
  author: VersionAuthor.optional(),
  /** Autosaves within a minute make one version; a save that was asked for makes its own. */
  autosave: z.boolean().optional(),
})
export type LetterChange = z.infer<typeof LetterChange>

export const Letter = z.object({
  id,
  ...letterFields,
  /** `shared` as long as a link shows it. */
  status: LetterStatus,
  /** What its writer set, behind a link. */
  writtenStatus: LetterStatus,
  isBookmarked: z.boolean(),
  version: z.number().int(),
  wordCount: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Letter = z.infer<typeof Letter>

/** A row of the list: the letter without its long texts. */
export const LetterSummary = Letter.omit({
  content: true,
  offer: true,
  sender: true,
  confirmedClaims: true,
  page: true,
})
export type LetterSummary = z.infer<typeof LetterSummary>

export const LetterSort = z.enum(['date', 'title'])
export type LetterSort = z.infer<typeof LetterSort>
export const SortOrder = z.enum(['asc', 'desc'])
export type SortOrder = z.infer<typeof SortOrder>

export const LetterQuery = Page.extend({
  search: line(limits.search).optional(),
  status: z.enum(['all', ...LetterStatus.options]).default('all'),
  sort: LetterSort.default('date'),
  order: SortOrder.optional(),
})
export type LetterQuery = z.infer<typeof LetterQuery>

export const LetterPage = z.object({
  letters: z.array(LetterSummary),
  nextCursor: z.string().nullable(),
})
export type LetterPage = z.infer<typeof LetterPage>

export const LetterVersion = z.object({
  id,
  version: z.number().int(),
  title: z.string(),
  content: z.string(),
  author: VersionAuthor,
  /** Words that came and went since the version before. */
  wordsAdded: z.number().int(),
  wordsRemoved: z.number().int(),
  /** The name its writer gave it; empty for most. */
  label: z.string(),
  createdAt: z.iso.datetime(),
})
export type LetterVersion = z.infer<typeof LetterVersion>

/** A letter in the bin, and when it leaves it for ever. */
export const BinnedLetter = LetterSummary.extend({
  deletedAt: z.iso.datetime(),
  erasedAt: z.iso.datetime(),
})
export type BinnedLetter = z.infer<typeof BinnedLetter>

export { binDays } from './public-constants.ts'

/** Figures of the person's letters, those in the bin left out; null where there is nothing to count. */
export const LetterStats = z.object({
  total: z.number().int(),
  createdThisMonth: z.number().int(),
  createdLastMonth: z.number().int(),
  /** Change of letters created from last month to this one, in percent; null without any last month. */
  monthChangePercent: z.number().int().nullable(),
  /** Finalised letters, shared ones among them. */
  final: z.number().int(),
  completionPercent: z.number().int().nullable(),
  sharedViews: z.number().int().nullable(),
  /** Letters changed in the last 7 days. */
  thisWeek: z.number().int(),
})
export type LetterStats = z.infer<typeof LetterStats>

const LetterRef = z.object({ id })
/** Several letters of one person: the call does all of them or none. */
const LetterRefs = z.object({
  ids: z
    .array(id)
    .min(1)
    .max(limits.lettersAtOnce)
    .transform((ids) => [...new Set(ids)]),
})
const tags = ['Letters']

export const letters = {
  list: oc
    .route({ method: 'GET', path: '/letters', summary: 'The user’s letters, newest first', tags })
    .input(LetterQuery)
    .output(data(LetterPage)),
  create: oc
    .route({ method: 'POST', path: '/letters', summary: 'Create a letter', tags, successStatus: 201 })
    .input(NewLetter)
    .output(data(Letter)),
  read: oc
    .route({ method: 'GET', path: '/letters/{id}', summary: 'One letter', tags })
    .input(LetterRef)
    .output(data(Letter)),
  save: oc
    .route({
      method: 'PUT',
      path: '/letters/{id}',
      summary: 'Save a letter; a stale version answers 409 with the current letter in details.letter',
      tags,
    })
    .input(LetterChange)
    .output(data(Letter)),
  remove: oc
    .route({
      method: 'DELETE',
      path: '/letters/{id}',
      summary: 'Put a letter in the bin, where it stays 30 days',
      tags,
    })
    .input(LetterRef)
    .output(data(LetterRef)),
  stats: oc
    .route({ method: 'GET', path: '/letters/stats', summary: 'Figures of the user’s letters', tags })
    .input(z.object({ timeZone: timeZone.default('Europe/Paris') }))
    .output(data(LetterStats)),
  bin: oc
    .route({ method: 'GET', path: '/letters/bin', summary: 'Deleted letters, the last deleted first', tags })
    .input(Page)
    .output(data(z.object({ letters: z.array(BinnedLetter), nextCursor: z.string().nullable() }))),
  removeMany: oc
    .route({ method: 'POST', path: '/letters/bin', summary: 'Put letters in the bin, all or none', tags })
    .input(LetterRefs)
    .output(data(LetterRefs)),
  restoreMany: oc
    .route({
      method: 'POST',
      path: '/letters/bin/restore',
      summary: 'Take letters out of the bin, all or none',
      tags,
    })
    .input(LetterRefs)
    .output(data(LetterRefs)),
  eraseMany: oc
    .route({
      method: 'POST',
      path: '/letters/bin/erase',
      summary: 'Delete letters of the bin for ever, all or none',
      tags,
    })
    .input(LetterRefs)
    .output(data(LetterRefs)),
  archiveMany: oc
    .route({
      method: 'POST',
      path: '/letters/archive',
      summary: 'Archive letters, or bring them back to the status they had; all or none',
      tags,
    })
    .input(LetterRefs.extend({ archived: z.boolean().default(true) }))
    .output(data(LetterRefs)),
  clone: oc
    .route({
      method: 'POST',
      path: '/letters/{id}/clone',
      summary: 'Duplicate a letter',
      tags,
      successStatus: 201,
    })
    .input(LetterRef)
    .output(data(Letter)),
  toggleBookmark: oc
    .route({
      method: 'POST',
      path: '/letters/{id}/toggle-bookmark',
      summary: 'Put the bookmark on, or take it off',
      tags,
    })
    .input(LetterRef)
    .output(data(z.object({ isBookmarked: z.boolean() }))),
  versions: oc
    .route({ method: 'GET', path: '/letters/{id}/versions', summary: 'Saved texts, newest first', tags })
    .input(Page.extend({ id }))
    .output(data(z.object({ versions: z.array(LetterVersion), nextCursor: z.string().nullable() }))),
  labelVersion: oc
    .route({
      method: 'PUT',
      path: '/letters/{id}/versions/{versionId}',
      summary: 'Name a version; a named one is never folded away',
      tags,
    })
    .input(z.object({ id, versionId: id, label: line(limits.versionLabel) }))
    .output(data(LetterVersion)),
}

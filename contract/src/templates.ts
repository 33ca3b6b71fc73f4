import { z } from 'zod'
import { id, line, name, prose, textList } from './fields.ts'
import { CandidateGender, CandidateProfile, Fallback, WriterName } from './generation.ts'
import { defaultTone, Letter, type LetterType, Tone } from './letters.ts'
import { limits } from './limits.ts'
import { PageDesign } from './page.ts'
import { templateMessages as messages } from './templates.fr.ts'

export const TemplateType = z.enum(['job', 'scholarship', 'internship', 'custom'])
export type TemplateType = z.infer<typeof TemplateType>

/** The type of the letter that a template makes. */
export const letterTypes = {
  job: 'job_application',
  scholarship: 'scholarship',
  internship: 'internship',
  custom: 'motivation',
} as const satisfies Record<TemplateType, LetterType>

export const TemplateDifficulty = z.enum(['beginner', 'intermediate', 'advanced'])
export type TemplateDifficulty = z.infer<typeof TemplateDifficulty>
export const defaultDifficulty: TemplateDifficulty = 'beginner'

/** `private`: its author’s alone; `pending`: proposed to all; `approved`: shown to all; `refused`: with a reason. */
export const TemplateModeration = z.enum(['private', 'pending', 'approved', 'refused'])
export type TemplateModeration = z.infer<typeof TemplateModeration>

export const TemplateSort = z.enum(['rating', 'useCount', 'recent', 'popular', 'alphabetical'])
export type TemplateSort = z.infer<typeof TemplateSort>
export const defaultTemplateSort: TemplateSort = 'rating'

export const ratingRange = { min: 0, max: 5, step: 0.5 } as const
/** In minutes. */
export const templateTimeRange = { min: 5, max: 120, step: 5, default: 15 } as const
export const maxTemplatesListed = 50

/** How the address of a gendered reader is written; without it, to both. */
export const Civility = z.enum(['madame', 'monsieur'])
export type Civility = z.infer<typeof Civility>

const templateFields = {
  title: line(limits.title).min(1, messages.titleRequired),
  /** The text, in the language of templates: `{{entreprise}}`, `{motivé|motivée}`, `[[optional]]`. */
  template: prose(limits.content).refine((text) => text.trim() !== '', messages.textRequired),
  description: line(limits.templateDescription),
  type: TemplateType,
  tags: textList(limits.templateTags, limits.templateTag),
  industry: textList(limits.templateTags, limits.templateTag),
  difficulty: TemplateDifficulty,
  /** Minutes it takes to fill in. */
  estimatedTime: z.number().int().min(1, messages.time).max(templateTimeRange.max, messages.time),
}

export const Template = z.object({
  id,
  ...templateFields,
  /** Null while `isLocked` (the text of a premium template goes to holders of a plan only), and in a list without texts. */
  template: z.string().nullable(),
  /** How the text begins, in words: 120 signs at most; empty while `isLocked`. */
  excerpt: z.string(),
  isLocked: z.boolean(),
  /** URL of its preview image, cacheable forever; null where there is none. */
  previewImage: z.string().nullable(),
  /** Average of 1 to 5; null for one that nobody has rated. */
  rating: z.number().nullable(),
  reviewCount: z.number().int(),
  useCount: z.number().int(),
  /** Share of its letters that were finished, in percent; null before its first use. */
  successRate: z.number().int().nullable(),
  /** The user’s id for their own template; authors of others are not disclosed. */
  creatorId: id.nullable(),
  /** Null for the templates of the library. */
  creatorName: z.string().nullable(),
  isMine: z.boolean(),
  isPremium: z.boolean(),
  isPublic: z.boolean(),
  isAIGenerated: z.boolean(),
  isFeatured: z.boolean(),
  isBookmarked: z.boolean(),
  /** What the user gave it; null before. */
  myRating: z.number().int().nullable(),
  /** Whether the user has made a letter of it and may rate it. */
  canRate: z.boolean(),
  /** Null for a template of another. */
  moderation: TemplateModeration.nullable(),
  /** Why it was refused; for its author. */
  refusalReason: z.string().nullable(),
  /** Rises with each change by its author; a change and a decision state the version they are based on. */
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type Template = z.infer<typeof Template>

// In a query string everything is text; typed callers pass booleans and lists.
const yesOrNo = z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')])
const flag = yesOrNo.default(false)
const names = z
  .union([z.string().transform((one) => [one]), z.array(z.string())])
  .pipe(textList(limits.templateTags, limits.templateTag))
  .default([])

/** The filters of the library. Names of tags and industries: any of them. */
export const TemplateQuery = z.object({
  search: line(limits.search).default(''),
  type: z.enum(['all', ...TemplateType.options]).default('all'),
  sort: TemplateSort.default(defaultTemplateSort),
  premiumOnly: flag,
  mine: flag,
  ai: flag,
  featured: flag,
  bookmarked: flag,
  difficulty: z.enum(['all', ...TemplateDifficulty.options]).default('all'),
  minRating: z.coerce.number().min(ratingRange.min).max(ratingRange.max).default(0),
  /** Minutes. */
  maxTime: z.coerce.number().int().min(1).max(templateTimeRange.max).default(templateTimeRange.max),
  tags: names,
  industries: names,
  limit: z.coerce.number().int().min(1).max(maxTemplatesListed).default(maxTemplatesListed),
  /** Whether the texts are included: without them the answer is a third of the size. */
  texts: yesOrNo.default(true),
})
export type TemplateQuery = z.infer<typeof TemplateQuery>

/** The first of the templates that match, and how many match. */
export const TemplateList = z.object({ templates: z.array(Template), total: z.number().int() })
export type TemplateList = z.infer<typeof TemplateList>

/** Counts of the templates that the user sees. */
export const TemplateStats = z.object({
  totalTemplates: z.number().int(),
  premiumTemplates: z.number().int(),
  publicTemplates: z.number().int(),
  myTemplates: z.number().int(),
  aiGeneratedTemplates: z.number().int(),
  featuredTemplates: z.number().int(),
  bookmarkedTemplates: z.number().int(),
})
export type TemplateStats = z.infer<typeof TemplateStats>

const Named = z.object({ name: z.string(), count: z.number().int() })

/** Figures shown beside the list. */
export const TemplateOverview = z.object({
  /** Three at most, best rated first. */
  featured: z.array(Template),
  /** Used more than five times; six at most, most used first. */
  popular: z.array(Template),
  /** Public templates of each type; `rating` is the average of those that were rated. */
  categories: z.array(
    z.object({
      type: TemplateType,
      count: z.number().int(),
      rating: z.number().nullable(),
      mostUsed: z.array(z.object({ id, title: z.string() })),
    }),
  ),
  /** Most frequent first. */
  tags: z.array(Named),
  industries: z.array(Named),
})
export type TemplateOverview = z.infer<typeof TemplateOverview>

export const NewTemplate = z.object({
  /** Generated by the client: a creation sent twice creates one template. */
  id: id.optional(),
  ...templateFields,
  description: templateFields.description.default(''),
  type: TemplateType.default('custom'),
  tags: templateFields.tags.default([]),
  industry: templateFields.industry.default([]),
  difficulty: TemplateDifficulty.default(defaultDifficulty),
  estimatedTime: templateFields.estimatedTime.default(templateTimeRange.default),
})
export type NewTemplate = z.infer<typeof NewTemplate>

/** Absent fields keep their value; `version` is the one the change was based on. */
export const TemplateChange = z.object({
  id,
  version: z.number().int().min(1),
  title: templateFields.title.optional(),
  template: templateFields.template.optional(),
  description: templateFields.description.optional(),
  type: TemplateType.optional(),
  tags: templateFields.tags.optional(),
  industry: templateFields.industry.optional(),
  difficulty: TemplateDifficulty.optional(),
  estimatedTime: templateFields.estimatedTime.optional(),
})
export type TemplateChange = z.infer<typeof TemplateChange>

/** Values of a template’s fields by name; an empty one is a missing one. */
const FieldValues = z.record(name(limits.listItem), prose(limits.answer)).default({})

/** Values that fill a template; facts of the profile and the offer stand in for absent ones. */
const filling = {
  fields: FieldValues,
  gender: CandidateGender.optional(),
  civility: Civility.optional(),
  tone: Tone.default(defaultTone),
  jobTitle: line(limits.jobTitle).default(''),
  company: line(limits.company).default(''),
  recipientName: line(limits.personName).default(''),
  /** The offer the letter answers, as pasted. */
  offer: prose(limits.offer).default(''),
  userProfile: CandidateProfile.optional(),
}

export const TemplateUse = z.object({
  id,
  ...filling,
  /** The letter to make, or one of the user’s that the template’s text went into: used once for each letter. */
  letterId: id,
})
export type TemplateUse = z.infer<typeof TemplateUse>

/** Unfilled parts of a template: `missing` fields stand in the text as `{{name}}`, in its order. */
const left = {
  missing: z.array(z.string()),
  /** Whether a choice such as `{motivé|motivée}` is left, because the writer’s gender is not known. */
  asksGender: z.boolean(),
}

/** A letter made of a template. */
export const UsedTemplate = z.object({ letter: Letter, ...left, useCount: z.number().int() })
export type UsedTemplate = z.infer<typeof UsedTemplate>

/** `data` holds field values by name and the other inputs of a template. */
export const TemplateData = z.object({
  templateId: id,
  data: z
    .object({ ...filling })
    .catchall(prose(limits.answer))
    .prefault({}),
})
export type TemplateData = z.infer<typeof TemplateData>

export const FilledTemplate = z.object({ content: z.string(), ...left })
export type FilledTemplate = z.infer<typeof FilledTemplate>

export const TemplateRequest = z.object({
  jobTitle: line(limits.jobTitle).min(1, messages.jobRequired),
  tone: Tone.default(defaultTone),
  type: TemplateType.default('job'),
  industry: templateFields.industry.default([]),
  customPrompt: prose(limits.prompt).optional(),
  userProfile: CandidateProfile.optional(),
  /** Asks for the built-in writer where a model is configured. */
  writer: z.literal('composer').optional(),
  seed: z.number().int().min(0).max(2_147_483_647).optional(),
})
export type TemplateRequest = z.infer<typeof TemplateRequest>

export const GeneratedTemplate = z.object({
  template: Template,
  writer: WriterName,
  /** Present when the composer wrote instead of the requested writer. */
  fallback: Fallback.optional(),
})
export type GeneratedTemplate = z.infer<typeof GeneratedTemplate>

/** A template as a page: the user’s own name, and the example of its fields; without a design, in that of the template. */
export const TemplatePreviewRequest = z.object({
  id,
  design: PageDesign.optional(),
  gender: CandidateGender.optional(),
})

/** A text that is still being written, as a page. */
export const DraftTemplatePreview = z.object({
  template: prose(limits.content),
  type: TemplateType.default('custom'),
  design: PageDesign.default('classique'),
  gender: CandidateGender.optional(),
})

/** The stars that one person gives. */
export const RatingInput = z.number().int().min(1, messages.rating).max(5, messages.rating)

/** A moderation decision on the version that was read. */
export const ModerationDecision = z.object({ id, version: z.number().int().min(1) })

export const RefusalReason = line(limits.refusalReason).min(1, messages.reasonRequired)

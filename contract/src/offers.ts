import { z } from 'zod'
import { endpoints } from './endpoints.ts'
import { data } from './envelope.ts'
import { line, proseAsTyped } from './fields.ts'
import { LetterNeed } from './letter-plan.ts'
import { limits } from './limits.ts'
import { offerMessages as texts } from './offers.fr.ts'

/** The text of an offer, or the address of its page: exactly one. */
export const OfferSource = z
  .object({
    text: proseAsTyped(limits.offer).optional(),
    url: line(limits.url).optional(),
  })
  .refine(({ text, url }) => (text === undefined) !== (url === undefined), texts.exactlyOne)
export type OfferSource = z.infer<typeof OfferSource>

export const ContractKind = z.enum([
  'CDI',
  'CDD',
  'interim',
  'apprenticeship',
  'professionalisation',
  'internship',
  'seasonal',
  'freelance',
  'volunteering',
  'civic-service',
  'civil-service',
])
export type ContractKind = z.infer<typeof ContractKind>

export const OfferHours = z.object({
  time: z.enum(['full', 'part']).optional(),
  weekly: z.number().optional().describe('Hours a week'),
  schedule: z
    .array(z.enum(['day', 'evening', 'night', 'early-morning', 'weekend', 'shifts', 'split', 'on-call']))
    .optional()
    .describe('When one works, where the offer says so'),
})
export type OfferHours = z.infer<typeof OfferHours>

export const OfferContract = z.object({
  kind: ContractKind,
  /** As the offer says it: «6 mois», «12 à 24 mois». */
  duration: z.string().optional(),
  hours: OfferHours.optional(),
})
export type OfferContract = z.infer<typeof OfferContract>

export const OfferRequirement = z.object({
  text: z.string(),
  need: z.enum(['must', 'nice']),
  kind: z.enum(['skill', 'tool', 'diploma', 'experience', 'language', 'permit', 'quality']),
  /** UTF-16 offsets in the `text` of the answer. */
  start: z.number().int(),
  end: z.number().int(),
})
export type OfferRequirement = z.infer<typeof OfferRequirement>

/** What an offer asks for, worded by concepts of ours and never by its own words. */
export const OfferNeed = LetterNeed.extend({
  id: z
    .string()
    .describe(
      'The same in every offer that asks for it, and in the plan of a letter: keep-till, licence:permis b',
    ),
  must: z.boolean().describe('Whether the offer, or the law, requires it'),
  sought: z
    .string()
    .describe(
      'Completes « vous cherchez » in French: « quelqu’un pour tenir la caisse », « quelqu’un qui ait le permis B »',
    ),
  weight: z
    .number()
    .describe('How much it matters to the recruiter, beside the other needs of this offer; higher is more'),
})
export type OfferNeed = z.infer<typeof OfferNeed>

/** Facts stated in an offer; unstated ones are absent. */
export const ReadOffer = z.object({
  /** As a sentence names the post: no H/F, no code; the masculine stands for both. */
  title: z.string().optional(),
  titleAsWritten: z.string().optional(),
  /** Absent when an agency does not name its client. */
  company: z.string().optional(),
  throughAgency: z.boolean(),
  recipient: z.string().optional(),
  /** «Vannes (56)», «Paris 8e (75)». */
  place: z.string().optional(),
  contract: OfferContract.optional(),
  hours: OfferHours.optional().describe('Those of the contract, also where the offer names no contract'),
  needs: z
    .array(OfferNeed)
    .describe(
      'What matters in this offer: tasks, then licences, diplomas, languages and tools; each part most important first',
    ),
  mandatory: z
    .array(z.string())
    .describe(
      'What the register of occupations calls mandatory for this post, as French sentences of the register',
    ),
  requirements: z.array(OfferRequirement),
  tools: z.array(z.string()),
  duties: z.array(z.object({ kind: z.enum(['infinitive', 'noun']), text: z.string() })),
  address: z.enum(['tu', 'vous']),
  /** As the offer says them. */
  salary: z.string().optional(),
  reference: z.string().optional(),
  startDate: z.string().optional(),
  /** The text that was read: the input, or the text of the page. */
  text: z.string(),
  /** Where it was read: in the given text, in the page's structured data, or in what the page shows. */
  source: z.enum(['text', 'json-ld', 'page']),
})
export type ReadOffer = z.infer<typeof ReadOffer>

const route = endpoints('Offers')

export const offers = {
  read: route
    .post('/offers/read', 'What a job offer says, from its text or from the address of its page')
    .input(OfferSource)
    .output(data(ReadOffer)),
}

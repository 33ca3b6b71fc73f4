import { z } from 'zod'
import { endpoints } from './endpoints.ts'
import { data } from './envelope.ts'
import { line, proseAsTyped } from './fields.ts'
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

export const OfferContract = z.object({
  kind: ContractKind,
  /** As the offer says it: «6 mois», «12 à 24 mois». */
  duration: z.string().optional(),
  hours: z
    .object({
      time: z.enum(['full', 'part']).optional(),
      /** Hours a week. */
      weekly: z.number().optional(),
    })
    .optional(),
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

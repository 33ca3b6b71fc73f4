import type { Morphology } from '../french/morphology.ts'
import { readPostedOffer } from '../offers/read-posted-offer.ts'
import { type FieldName, type FieldValues, templateFields } from './fields.fr.ts'

/** Known facts before a letter is written; empty and absent are equal. */
export type Known = {
  readonly company: string
  readonly jobTitle: string
  readonly recipientName: string
  /** The offer, as pasted. */
  readonly offer: string
  /** The trade of the writer today. */
  readonly currentJob?: string | undefined
  readonly profile?:
    | {
        readonly experience?: string | undefined
        readonly education?: string | undefined
        readonly skills?: readonly string[] | undefined
        readonly achievements?: readonly string[] | undefined
      }
    | undefined
}

// A longer text is a description, not the name of a post or of a diploma.
const shortName = (text = '') => (/^[^\n.]{1,80}$/u.test(text) ? text : undefined)

/** Template fields from the profile, the offer and the letter; only explicit values. */
export function knownFieldValues(
  { company, jobTitle, recipientName, offer, currentJob, profile }: Known,
  morphology?: Morphology,
): FieldValues {
  const posted = offer.trim() === '' ? undefined : readPostedOffer(offer, {}, morphology)
  const [competence1, competence2, competence3] = profile?.skills ?? []
  const values: FieldValues = {
    entreprise: company || posted?.company,
    poste: jobTitle || posted?.title,
    destinataire: recipientName || posted?.recipient,
    ville: posted?.place?.replace(/\s*\(.*$/u, ''),
    mission: posted?.duties.find(({ kind }) => kind === 'infinitive')?.text,
    metier: currentJob,
    experience: shortName(profile?.experience),
    diplome: shortName(profile?.education),
    realisation: profile?.achievements?.[0],
    competence1,
    competence2,
    competence3,
  }
  const said = Object.entries(values).filter(([, value]) => value !== undefined && value.trim() !== '')
  return Object.fromEntries(said)
}

/** Every field with its example, for previews of templates. */
export const exampleFields: FieldValues = Object.fromEntries(
  (Object.keys(templateFields) as FieldName[]).map((name) => [name, templateFields[name].example]),
)

import type { ClaimSources, TracedClaim } from '@lettrine/letter-craft/claims/claim'
import { traceClaims } from '@lettrine/letter-craft/claims/trace-claims'
import { sayLine } from '@lettrine/letter-craft/composer/say-line'
import type { Morphology } from '@lettrine/letter-craft/french/morphology'
import type { Gender } from '@lettrine/letter-craft/offers/inclusive'
import { type PostedOffer, readPostedOffer } from '@lettrine/letter-craft/offers/read-posted-offer'
import type { Finding, ProofreadContext } from '@lettrine/letter-craft/proofreading/finding'
import { proofread } from '@lettrine/letter-craft/proofreading/proofread'
import { type MappedPoint, mapRequirements } from '@lettrine/letter-craft/requirement-map/map-requirements'
import { pointsOf } from '@lettrine/letter-craft/requirement-map/points'
import type { Speller } from '@lettrine/letter-craft/spelling/speller'
import type { FieldPlace } from '@lettrine/letter-craft/templates/fill-template'
import {
  type RemovableSentence,
  removableSentences,
} from '@lettrine/letter-craft/trimming/removable-sentences'
import type { Language } from '@lettrine/letter-craft/typography/fix'
import type { FilledLetter, FillTask } from '../surface/fill-known.ts'
import { fetchSpeller } from './dictionary-files.ts'

export type ReadingTask = {
  id: number
  text: string
  language: Language
  context: ProofreadContext
  /** Texts whose words the spelling check accepts. */
  accepted: readonly string[]
  /** Ids of the rules that the user no longer wants to hear of. */
  ignoredRules: readonly string[]
  /** Texts that may support the claims of the letter. */
  sources: ClaimSources
  /** Keys of confirmed claims. */
  confirmed: readonly string[]
  /** A letter with unfilled fields. */
  unfilled?: FillTask
}
/** Places of one field, and what to say there. */
export type SayTask = {
  say: number
  places: readonly FieldPlace[]
  value: string
  gender: Gender | undefined
}
/** The words for each place; none where they could not be put in form. */
export type SayAnswer = { say: number; said: readonly string[] }
/** Whether spelling was checked: the dictionary loads after the first reading. */
export type SpellingState = 'loading' | 'ready' | 'unavailable'
export type ReadingAnswer = {
  id: number
  findings: Finding[]
  spelling: SpellingState
  offer: OfferHead
  points: OfferPoint[]
  claims: TracedClaim[]
  /** Sentences that could be removed, least useful first. */
  removable: RemovableSentence[]
  /** The letter with its known fields filled. */
  filled?: FilledLetter
}
/** A point of the offer; `sentence` is the line that could answer it as a sentence, where it can be one. */
export type OfferPoint = MappedPoint & { sentence?: string }
export type OfferHead = Pick<
  PostedOffer,
  'titleAsWritten' | 'company' | 'place' | 'contract' | 'throughAgency'
>

const spellers = new Map<Language, Speller>()
const loading = new Map<Language, Promise<void>>()
let latest: ReadingTask | undefined
let latestOffer: { text: string; morphology: Morphology | undefined; offer: PostedOffer } | undefined

// A worker: rules never block typing.
addEventListener('message', ({ data: task }: MessageEvent<ReadingTask | SayTask>) => {
  if ('places' in task) {
    void sayFields(task)
    return
  }
  latest = task
  const { language } = task
  // The files come while the first answer is made.
  if (!spellers.has(language) && !loading.has(language)) loading.set(language, load(language))
  void answer(task, spellers.has(language) ? 'ready' : 'loading')
})

async function answer(task: ReadingTask, spelling: SpellingState): Promise<void> {
  const { id, text, language, context, accepted, ignoredRules, sources, confirmed, unfilled } = task
  const speller = spellers.get(language)
  const findings = proofread(text, {
    language,
    context,
    ignoredRules,
    ...(speller && { spelling: { speller, accepted } }),
  })
  const morphology = spellers.get('fr')?.french?.morphology
  const offer = offerOf(context.offer ?? '', morphology)
  const points = mapRequirements(pointsOf(offer, context.offer ?? ''), {
    content: text,
    language,
    offer: context.offer ?? '',
    profile: [...sources.profile, ...sources.said],
  }).map((point) => withSentence(point, morphology))
  const year = new Date().getFullYear()
  const claims = traceClaims(text, { language, sources, confirmed, year })
  const answers = points.flatMap((point) => point.answer ?? [])
  const removable = removableSentences(text, language, { findings, answers, claims })
  const filled = unfilled && (await filledLetter(unfilled, morphology))
  postMessage({
    id,
    findings,
    spelling,
    offer: headOf(offer),
    points,
    claims,
    removable,
    ...(filled && { filled }),
  } satisfies ReadingAnswer)
}

/** The words of a person in the places of a field, as the sentences there need them. */
async function sayFields({ say, places, value, gender }: SayTask): Promise<void> {
  const morphology = spellers.get('fr')?.french?.morphology
  const module = await import('../surface/fill-known.ts').catch((fault: unknown) => console.warn(fault))
  const said = module ? places.map((place) => module.saidInPlace(place, value, { gender, morphology })) : []
  postMessage({ say, said } satisfies SayAnswer)
}

/** Few letters have unfilled fields: what reads templates is fetched with the first of them. */
async function filledLetter(task: FillTask, morphology: Morphology | undefined) {
  const module = await import('../surface/fill-known.ts').catch((fault: unknown) => console.warn(fault))
  return module?.fillKnown(task, morphology)
}

/** Parsed once, and again with the dictionary: the offer changes rarely. */
function offerOf(text: string, morphology: Morphology | undefined): PostedOffer {
  if (latestOffer?.text !== text || latestOffer.morphology !== morphology)
    latestOffer = { text, morphology, offer: readPostedOffer(text, {}, morphology) }
  return latestOffer.offer
}

function withSentence(point: MappedPoint, morphology: Morphology | undefined): OfferPoint {
  const sentence = point.couldSay === undefined ? undefined : sayLine(point.couldSay, morphology)
  return sentence === undefined ? point : { ...point, sentence }
}

const headOf = ({ titleAsWritten, company, place, contract, throughAgency }: PostedOffer): OfferHead => ({
  throughAgency,
  ...(titleAsWritten && { titleAsWritten }),
  ...(company && { company }),
  ...(place && { place }),
  ...(contract && { contract }),
})

async function load(language: Language): Promise<void> {
  let state: SpellingState = 'ready'
  try {
    spellers.set(language, await fetchSpeller(language))
  } catch (fault) {
    // Displayed in the list of findings; the next reading tries again.
    console.warn(fault)
    state = 'unavailable'
  }
  loading.delete(language)
  if (latest?.language === language) await answer(latest, state)
}

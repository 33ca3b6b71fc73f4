import type { LetterType } from '../composer/request.ts'
import { plainLetters } from '../french/plain-letters.ts'
import { longWords } from '../french/stems.ts'
import { isCourse } from '../realisation/education.ts'
import { asPattern } from '../text/as-pattern.ts'
import { chooseJobs } from './argued-jobs.ts'
import { type Concept, isNamedIn } from './concept.ts'
import type { CareerFacts, FactDeps, FactEducation, FactJob } from './facts.ts'
import { areOfOneField } from './job-traits.ts'
import { jobWorth, type SoughtPost } from './job-worth.ts'
import { namedCredentials } from './named-credentials.ts'
import type { Need } from './need.ts'
import { mainTasks, type OfferNeeds } from './offer-needs.ts'
import type { Pair, Proof, Situation } from './pair.ts'
import { proofsOf } from './proofs-of.ts'
import { isOfField } from './study-fields.fr.ts'

export type PlanQuestion =
  | { readonly kind: 'experience' | 'motive' | 'tasks' | 'offer' | 'education'; readonly about?: string }
  | { readonly kind: 'licence' | 'diploma' | 'language' | 'tool'; readonly about: string }

export type Plan = {
  readonly situation: Situation
  readonly pairs: readonly Pair[]
  /** Needs that no fact answers. */
  readonly unanswered: readonly Need[]
  /** Jobs that the letter tells, most telling first. */
  readonly argued: readonly FactJob[]
  /** Jobs with tasks that a letter tells too where the argued ones leave it short. */
  readonly others: readonly FactJob[]
  /** How much each job tells for the post, by its id: see `bearingWorth`. */
  readonly worths: ReadonlyMap<string, number>
  readonly questions: readonly PlanQuestion[]
  /** Ids of cards that the letter leaves to the CV. */
  readonly leftOut: readonly string[]
  /** Cards that the person does not want spoken of in this letter. */
  readonly silenced: ReadonlySet<string>
  /** Without those that the person denies. */
  readonly needs: OfferNeeds
  /** Ids of the diplomas and certificates whose names the offer has. */
  readonly named: ReadonlySet<string>
  /** Ids of the needs that the person put first, in this order. */
  readonly first: readonly string[]
  /** Whether a task is part of the wanted occupation, even where the offer does not name it. */
  readonly isOfTrade: (task: string) => boolean
}

export type PlanInput = {
  readonly facts: CareerFacts
  readonly needs: OfferNeeds
  readonly type: LetterType
  readonly isApprenticeship: boolean
  readonly company: string
  readonly isPublic: boolean
  readonly hasOffer: boolean
  readonly hasMotive: boolean
  /** Ids of needs that the person says not to have. */
  readonly denied: ReadonlySet<string>
  /** Proofs chosen by hand, by the id of the need. */
  readonly chosen?: Readonly<Record<string, readonly string[]>>
  /** Ids of the needs to argue first, in this order; the others follow by strength. */
  readonly order?: readonly string[]
}

/** Decides what the letter argues, before a word is written. */
export function planLetter(
  input: PlanInput,
  deps: Pick<FactDeps, 'occupations'>,
  concepts: ReadonlyMap<string, Concept>,
): Plan {
  const { facts, needs, denied, chosen = {}, order = [] } = input
  const asked = inOrder(mattering([...needs.needs, ...ownTools(facts, needs)], facts, concepts), order)
  const pairs: Pair[] = []
  const unanswered: Need[] = []
  const silenced = new Set<string>()
  for (const need of asked) {
    const all = proofsOf(need, facts, concepts)
    if (denied.has(need.id) && need.kind !== 'task') for (const { fact } of all) silenced.add(fact)
    const found = denied.has(need.id) ? [] : all
    const own = chosen[need.id]
    // A chosen card that proves nothing any more leaves the choice to the plan.
    const picked = own ? preferred(found, own) : found
    const proofs = picked.length > 0 ? picked : found
    if (proofs.length > 0) pairs.push({ need, proofs })
    else unanswered.push(need)
  }
  const situation = situationOf(input, deps, pairs)
  const isOfTrade = tasksOfTrade(needs.code, concepts)
  const post: SoughtPost = {
    pairs,
    code: needs.code,
    isOfTrade,
    relevance: needs.relevance,
    tools: needs.needs.flatMap(({ kind, label }) => (kind === 'tool' ? label : [])),
  }
  const worths = new Map(facts.jobs.map((job) => [job.id, jobWorth(job, post)]))
  const { argued, others } = chooseJobs(facts, {
    ...post,
    first: firstJobs(pairs, order),
    title: needs.title,
    situation,
    leads: needs.leads,
    worths,
  })
  const used = new Set([
    ...argued.map(({ id }) => id),
    ...pairs.flatMap(({ proofs }) => proofs.slice(0, 1).map(({ fact }) => fact)),
  ])
  const cards = [facts.jobs, facts.education, facts.certificates, facts.languages, facts.tools].flat()
  return {
    situation,
    pairs,
    unanswered,
    argued,
    others,
    worths,
    questions: questionsOf(input, unanswered),
    leftOut: cards.map(({ id }) => id).filter((id) => !used.has(id)),
    silenced,
    needs: { ...needs, needs: asked.filter(({ id }) => !denied.has(id)) },
    named: new Set(
      [...namedCredentials(facts, `${needs.title}\n${needs.text}`)].filter((id) => !silenced.has(id)),
    ),
    first: order,
    isOfTrade,
  }
}

/** Tools that offers name by their initials. */
const shortNames: ReadonlyMap<string, string> = new Map([
  ['Active Directory', 'AD'],
  ['JavaScript', 'JS'],
  ['TypeScript', 'TS'],
  ['Kubernetes', 'K8s'],
  ['Microsoft 365', 'O365|M365'],
])

/** Tools of the person that the offer names, though no list of ours has them: a software of the trade. */
const ownTools = ({ tools }: CareerFacts, { text, needs }: OfferNeeds): Need[] =>
  tools.flatMap(({ name }) => {
    const label = name.replace(/\s*\(.*$/u, '').trim()
    const short = shortNames.get(label)
    const isNamed =
      (short !== undefined && new RegExp(`(?<![\\p{L}\\d])${short}(?![\\p{L}\\d])`, 'u').test(text)) ||
      (label.length > 2 &&
        /^\p{Lu}/u.test(label) &&
        new RegExp(
          `(?<![\\p{L}\\d])(?:${asPattern(label)}|${asPattern(label.toUpperCase())})(?![\\p{L}\\d])`,
          'u',
        ).test(text))
    const id = `tool:${plainLetters(label)}`
    return isNamed && !needs.some((need) => need.id === id)
      ? [{ id, kind: 'tool' as const, label, must: false, weight: 1 }]
      : []
  })

/** Whether a task names something that the wanted occupation, or one of its family, is made of. */
function tasksOfTrade(
  code: string | undefined,
  concepts: ReadonlyMap<string, Concept>,
): (task: string) => boolean {
  const own =
    code === undefined
      ? []
      : [...concepts.values()].filter(
          ({ occupations, weight }) =>
            weight > 1 && occupations.some((one) => code.startsWith(one) || one.startsWith(code.slice(0, 3))),
        )
  return (task) => {
    const line = plainLetters(task)
    return own.some((concept) => isNamedIn(concept, line))
  }
}

/** The tasks that matter most, those that a task of the person answers, and what else is asked for. */
function mattering(
  needs: readonly Need[],
  facts: CareerFacts,
  concepts: ReadonlyMap<string, Concept>,
): Need[] {
  const first = needs.filter(({ kind }) => kind === 'task').slice(0, mainTasks)
  return needs.filter(
    (need) =>
      need.kind !== 'task' ||
      first.includes(need) ||
      proofsOf(need, facts, concepts).some(
        ({ reason, task }) => reason === 'same-task' && task !== undefined,
      ),
  )
}

/** The needs that the person put first, then the others as they were. */
function inOrder(needs: readonly Need[], order: readonly string[]): Need[] {
  const placeOf = ({ id }: Need): number => (order.includes(id) ? order.indexOf(id) : order.length)
  return [...needs].sort((one, other) => placeOf(one) - placeOf(other))
}

/** Ids of the cards that answer the needs put first, in the order of these needs. */
const firstJobs = (pairs: readonly Pair[], order: readonly string[]): string[] =>
  pairs
    .filter(({ need }) => order.includes(need.id))
    .flatMap(({ proofs }) => proofs.slice(0, 1).map(({ fact }) => fact))

/** What a need put first counts beside others; nothing where no order was given. */
export const orderBonus = ({ first }: Pick<Plan, 'first'>, { id }: Need): number =>
  first.includes(id) ? (first.length - first.indexOf(id)) * 100 : 0

const preferred = (proofs: readonly Proof[], ids: readonly string[]): Proof[] =>
  proofs
    .filter(({ fact }) => ids.includes(fact))
    .sort((one, other) => ids.indexOf(one.fact) - ids.indexOf(other.fact))

/** Months between the end of a job and that of the last one, from which its trade is not one’s own any more. */
const otherTrade = 96

function situationOf(
  { facts, needs, type, isApprenticeship, company, hasOffer, isPublic }: PlanInput,
  { occupations }: Pick<FactDeps, 'occupations'>,
  pairs: readonly Pair[],
): Situation {
  if (type === 'scholarship') return 'scholarship'
  if (type === 'motivation') return 'admission'
  if (isApprenticeship) return 'apprenticeship'
  if (type === 'internship') return 'internship'
  const worked = facts.jobs.filter(({ card }) => card.kind === 'employment' || card.kind === 'business')
  const name = plainLetters(company).trim()
  if (
    name !== '' &&
    facts.jobs.some(({ current, card }) => current && plainLetters(card.employer).trim() === name)
  )
    return 'internal-move'
  if (worked.length === 0) return 'first-job'
  const { code } = needs
  const last = Math.min(...worked.map(({ age }) => age ?? 0))
  // Who has been a fireman for sixteen years is no waiter any more.
  const lately = worked.filter(({ age = 0 }) => age - last < otherTrade)
  const codes = lately.flatMap(({ codes: own }) => own)
  if (code && codes.includes(code))
    return last > 24
      ? 'return-to-work'
      : hasOffer
        ? isPublic
          ? 'public-service'
          : 'same-occupation'
        : 'unsolicited'
  const near = code ? (occupations.find(code)?.near.map((one) => one.code) ?? []) : []
  const isLately = ({ fact }: Proof): boolean =>
    lately.some(({ id }) => id === fact) || !worked.some(({ id }) => id === fact)
  const isClose =
    codes.some(
      (one) =>
        near.includes(one) ||
        (code !== undefined &&
          areOfOneField(one, code) &&
          pairs.some(({ proofs }) => proofs[0]?.reason === 'same-task' && isLately(proofs[0]))) ||
        (code !== undefined && one.slice(0, 3) === code.slice(0, 3)),
    ) ||
    pairs.filter(
      ({ need, proofs }) =>
        need.kind === 'task' &&
        (need.concept?.weight ?? 0) > 1 &&
        proofs.some((proof) => proof.reason === 'same-task' && isLately(proof)),
    ).length >= 2
  if (!hasOffer) return isClose || code === undefined ? 'unsolicited' : 'change-of-occupation'
  if (isClose) return last > 24 ? 'return-to-work' : isPublic ? 'public-service' : 'close-occupation'
  return 'change-of-occupation'
}

const maxQuestions = 4

function questionsOf(
  { facts, hasOffer, hasMotive, denied, type }: PlanInput,
  unanswered: readonly Need[],
): PlanQuestion[] {
  const questions: PlanQuestion[] = []
  const told = facts.jobs.filter(({ tasks }) => tasks.length > 0)
  if (facts.jobs.length === 0) questions.push({ kind: 'experience' })
  else if (told.length === 0)
    questions.push({ kind: 'tasks', ...(facts.jobs[0]?.title && { about: facts.jobs[0].title.title }) })
  if (!hasMotive) questions.push({ kind: 'motive' })
  if (!hasOffer && type !== 'scholarship') questions.push({ kind: 'offer' })
  if (
    facts.education.length === 0 &&
    (type === 'internship' || type === 'scholarship' || type === 'motivation')
  )
    questions.push({ kind: 'education' })
  return [...needQuestions(unanswered, denied), ...questions.slice(0, maxQuestions)]
}

/** What the offer requires is asked for first; a licence or a diploma that it merely wishes for is not. */
function needQuestions(unanswered: readonly Need[], denied: ReadonlySet<string>): PlanQuestion[] {
  const asked = unanswered.flatMap(({ id, kind, label, must }) => {
    const isAsked = kind === 'language' || kind === 'tool' || (kind !== 'task' && must)
    return isAsked && !denied.has(id) ? [{ kind, about: label, must }] : []
  })
  return asked
    .sort((one, other) => Number(other.must) - Number(one.must))
    .slice(0, maxQuestions)
    .map(({ kind, about }) => ({ kind, about }))
}

/** A diploma whose level its name does not tell: most are those of a trade. */
const openDiploma = 4.5

/** Education that the letter may speak of: what is of the field or answers a need, else the highest. */
export function tellingEducation(
  facts: CareerFacts,
  { pairs, needs, named }: Pick<Plan, 'pairs' | 'needs' | 'named'>,
): FactEducation | undefined {
  const answering = pairs.flatMap(({ need, proofs }) =>
    proofs.filter(({ reason }) => reason === 'studied' || need.kind === 'diploma').map(({ fact }) => fact),
  )
  const able = facts.education
    .filter(({ forms }) => forms.status !== 'not-obtained')
    .sort((one, other) => (other.forms.level ?? openDiploma) - (one.forms.level ?? openDiploma))
  // Of those of the field, what bears the name of the post, then the latest.
  const title = longWords(needs.title, 5)
  const bearsTitle = ({ forms }: FactEducation): number =>
    title.filter((word) => plainLetters(forms.name).includes(word.slice(0, 8))).length
  const [namedOne] = able
    .filter(({ id }) => named.has(id))
    .sort((one, other) => bearsTitle(other) - bearsTitle(one))
  const [ofField] = able
    .filter(({ forms }) => isOfField(plainLetters(forms.name), needs.code))
    .sort(
      (one, other) =>
        bearsTitle(other) - bearsTitle(one) ||
        Number((other.forms.level ?? 5) >= 5) - Number((one.forms.level ?? 5) >= 5) ||
        (other.forms.year ?? 0) - (one.forms.year ?? 0),
    )
  // A higher diploma of the trade says more than the one that the offer names.
  const above = able.find(
    ({ forms }) =>
      (forms.level ?? openDiploma) > (namedOne?.forms.level ?? 9) &&
      isOfField(plainLetters(forms.name), needs.code),
  )
  return (
    above ??
    namedOne ??
    able.find(
      ({ id, forms }) =>
        answering.includes(id) && (forms.level ?? 5) > 4 && isOfField(plainLetters(forms.name), needs.code),
    ) ??
    ofField ??
    able.find(({ id, forms }) => answering.includes(id) && (forms.level ?? 5) > 4) ??
    able.find(({ forms }) => forms.status === 'in-progress' && !isCourse(forms)) ??
    able[0]
  )
}

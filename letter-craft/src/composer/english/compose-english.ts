import { concepts } from '../../plan/all-concepts.ts'
import type { CareerCards, CareerFacts } from '../../plan/facts.ts'
import type { Plan } from '../../plan/plan.ts'
import type { YearMonth } from '../../realisation/period.ts'
import { bestDraft, drawDrafts } from '../best-draft.ts'
import type { Draft } from '../draft.ts'
import type { LetterType, Tone } from '../request.ts'
import { englishStart } from './dates.ts'
import { draftEnglish, namesOf } from './draft-english.ts'
import { type EnglishJob, englishFacts } from './facts.ts'
import { createEnglishGate, withoutFaults } from './gate.ts'
import { scoreEnglish } from './judge.ts'
import { type EnglishLetter, postSlots } from './letter.ts'
import { englishSentences } from './say-line.ts'

const drafts = 16
const maxRead = 6
const maxArgued = 4

type Answers = { readonly motive?: string; readonly start?: string; readonly ownWords?: readonly string[] }

/** What an English letter takes of the request. */
type EnglishRequest = {
  readonly jobTitle: string
  readonly company: string
  readonly recipientName?: string
  readonly offer?: string
  readonly cards: CareerCards
  readonly type: LetterType
  readonly tone: Tone
  readonly answers?: Answers
  readonly now: YearMonth
  readonly avoided?: ReadonlySet<string>
}

type EnglishOptions = { seed: number; place?: string; towns: ReadonlyMap<string, string> | undefined }

/** The best of several drafts in English, from the same plan as a French letter. The same seed and facts give the same letter. */
export function composeEnglish(
  request: EnglishRequest,
  facts: CareerFacts,
  plan: Plan,
  { seed, place, towns }: EnglishOptions,
): Draft {
  const { answers = {}, recipientName, avoided = new Set<string>() } = request
  const english = englishFacts(facts, request.now, { concepts, towns })
  const letter: EnglishLetter = {
    plan,
    facts,
    english,
    argued: arguedIn(plan, english.jobs),
    type: request.type,
    tone: request.tone,
    slots: postSlots({ ...request, situation: plan.situation, ...(place && { place }) }, facts, towns),
    motive: englishSentences(answers.motive),
    ownWords: (answers.ownWords ?? []).flatMap(englishSentences),
    ...startIn(answers),
  }
  return bestDraft(
    drawDrafts(seed, drafts, (draftSeed) => draftEnglish(letter, recipientName, draftSeed, avoided)),
    {
      score: (draft) => scoreEnglish(draft, plan, letter.slots.E),
      maxRead,
      faultsIn: createEnglishGate(request, namesOf(letter)).faultsIn,
      withoutFaults,
    },
  )
}

/** The jobs of the plan that English can tell, then others whose tasks it can: those typed in English have no place in it. */
function arguedIn(plan: Plan, jobs: readonly EnglishJob[]): EnglishJob[] {
  const isTold = ({ tasks, title, employer, place, period }: EnglishJob) =>
    tasks.length > 0 ||
    (title !== undefined && (employer ?? place ?? period) !== undefined) ||
    employer !== undefined
  const planned = plan.argued.flatMap(({ id }) => jobs.find((job) => job.id === id && isTold(job)) ?? [])
  const isMain = ({ fact, tasks }: EnglishJob) =>
    fact.card.kind !== 'volunteering' && (tasks.length > 0 || fact.current)
  const others = jobs.filter((job) => job.tasks.length > 0 && !planned.includes(job))
  return [...planned.filter(isMain), ...others, ...planned.filter((job) => !isMain(job))].slice(0, maxArgued)
}

function startIn({ start }: Answers): { start?: string } {
  const said = start === undefined ? undefined : englishStart(start)
  return said === undefined ? {} : { start: said }
}

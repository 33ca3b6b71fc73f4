import type {
  CandidateGender,
  CandidateProfile,
  GenerationRequest,
  MissingFact,
} from '@lettrine/contract/generation'
import type { LetterNeed, LetterPlan } from '@lettrine/contract/letter-plan'
import type { ArguedRequest } from '@lettrine/letter-craft/composer/argue'
import { englishSentences } from '@lettrine/letter-craft/composer/english/say-line'
import type { CareerCards } from '@lettrine/letter-craft/plan/facts'
import type { Need } from '@lettrine/letter-craft/plan/need'
import type { Plan, PlanQuestion } from '@lettrine/letter-craft/plan/plan'
import { questionText, unsaidInEnglish, unusedLine } from '@lettrine/letter-craft/plan/questions.fr'
import { fixTypography } from '@lettrine/letter-craft/typography/fix'
import type { Voice } from '@lettrine/letter-craft/voice/voice'

/** What a letter is written from: confirmed cards, and sentences of the candidate’s own. */
export type LetterSources = {
  cards: CareerCards
  /** Sentences of the notes, said in the first person. */
  ownWords: readonly string[]
  /** Lines of the notes that are on no card. */
  unused: readonly string[]
  /** The notes of the request as they were told, where it tells any. */
  notes: readonly string[]
  /** The candidate’s other letters, whose sentences are avoided; read when the composer writes. */
  others: () => Promise<readonly string[]>
  /** Of the stored profile. */
  gender?: CandidateGender
  /** How the candidate writes. */
  voice?: Voice
  year: number
  month: number
}

type Asked = Pick<
  GenerationRequest,
  'jobTitle' | 'company' | 'jobDescription' | 'type' | 'tone' | 'plan' | 'language'
> & {
  recipientName?: string | undefined
  interview?: GenerationRequest['interview']
  userProfile?: CandidateProfile | undefined
}

/** The request of a letter as the composer takes it; answers to the plan come before those of the interview. */
export function argument(task: Asked, sources: LetterSources): ArguedRequest {
  const { plan, interview = {}, userProfile } = task
  const motive = plan?.motive ?? interview.whyThem
  const start = plan?.start ?? interview.availability
  return {
    jobTitle: task.jobTitle,
    company: task.company,
    cards: sources.cards,
    gender: userProfile?.gender ?? sources.gender,
    type: task.type,
    tone: task.tone,
    language: task.language,
    now: { year: sources.year, month: sources.month },
    answers: {
      ...(motive && { motive }),
      ...(start && { start }),
      ownWords: [...sources.ownWords, interview.proudOf, interview.fit].filter((text) => text !== undefined),
      ...(plan && {
        denied: plan.denied,
        chosen: plan.chosen,
        order: plan.order,
        wordings: plan.wordings,
      }),
    },
    ...(task.recipientName && { recipientName: task.recipientName }),
    ...(sources.voice && { voice: sources.voice }),
    ...(task.jobDescription && { offer: task.jobDescription }),
  }
}

const presentNeed = ({ id, kind, label, must }: Need): LetterNeed => ({ id, kind, label, must })

/** A plan as the API gives it. */
export function presentPlan(plan: Plan): LetterPlan {
  return {
    situation: plan.situation,
    pairs: plan.pairs.map(({ need, proofs }) => ({
      need: presentNeed(need),
      proofs: proofs.map(({ fact, reason, task }) => ({ fact, reason, ...(task && { task: task.text }) })),
    })),
    unanswered: plan.unanswered.map(presentNeed),
    questions: plan.questions.map((question) => {
      const need = plan.unanswered.find(
        ({ kind, label }) => kind === question.kind && label === question.about,
      )
      return {
        kind: question.kind,
        text: fixTypography(questionText(question), 'fr'),
        ...(need && { need: need.id }),
      }
    }),
    argued: plan.argued.map(({ id }) => id),
    leftOut: [...plan.leftOut],
  }
}

const topics: Readonly<Record<PlanQuestion['kind'], MissingFact['topic']>> = {
  experience: 'experience',
  tasks: 'experience',
  motive: 'whyThem',
  offer: 'offer',
  education: 'education',
  licence: 'experience',
  diploma: 'education',
  language: 'experience',
  tool: 'experience',
}

const maxUnused = 4

/** The questions of the plan, then the lines of the notes that the letter could not use. */
export function missingFacts(plan: Plan, { unused }: Pick<LetterSources, 'unused'>): MissingFact[] {
  return [
    ...plan.questions.map((question) => ({
      topic: topics[question.kind],
      question: fixTypography(questionText(question), 'fr'),
    })),
    ...unused
      .slice(0, maxUnused)
      .map((text) => ({ topic: 'experience' as const, question: fixTypography(unusedLine(text), 'fr') })),
  ]
}

/** Answers in French to a letter in English: it cannot quote them, and asks for them in English. */
export function unsaidWords({ language, answers = {} }: ArguedRequest): MissingFact[] {
  if (language !== 'en') return []
  const said = [
    ...(answers.motive ? [{ topic: 'whyThem' as const, text: answers.motive }] : []),
    ...(answers.ownWords ?? []).map((text) => ({ topic: 'experience' as const, text })),
  ]
  return said
    .filter(({ text }) => text.trim() !== '' && englishSentences(text).length === 0)
    .slice(0, maxUnused)
    .map(({ topic, text }) => ({ topic, question: fixTypography(unsaidInEnglish(text), 'fr') }))
}

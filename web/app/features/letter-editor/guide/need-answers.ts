import type { Career, CareerChange } from '@lettrine/contract/career'
import type { LetterNeed, LetterPlan } from '@lettrine/contract/letter-plan'
import { upperFirst } from '@lettrine/letter-craft/french/plain-letters'

/** A requirement of the offer that no card answers, and the question about it. */
export type AskedNeed = LetterNeed & { question: string }

export const answersOf = {
  licence: ['yes', 'no'],
  tool: ['yes', 'no'],
  language: ['notions', 'intermediate', 'fluent', 'no'],
  diploma: ['yes', 'in-progress', 'no'],
  task: [],
} as const satisfies Record<LetterNeed['kind'], readonly string[]>

export type AnswerKind = (typeof answersOf)[keyof typeof answersOf][number]

/** What a person says of one requirement; `detail` is the name of the diploma. */
export type NeedAnswer = { kind: AnswerKind; detail?: string }

/** The questions of a plan about what the offer requires, without those answered «no» for an earlier letter. */
export function askedNeeds({ unanswered, questions }: LetterPlan, lacks: readonly string[]): AskedNeed[] {
  return unanswered.flatMap((need) => {
    const question = questions.find((one) => one.need === need.id)?.text
    return question === undefined || answersOf[need.kind].length === 0 || lacks.includes(need.id)
      ? []
      : [{ ...need, question }]
  })
}

export const deniedBy = (answers: Readonly<Record<string, NeedAnswer>>): string[] =>
  Object.entries(answers)
    .filter(([, { kind }]) => kind === 'no')
    .map(([id]) => id)

const levels = { notions: 'notions', intermediate: 'intermédiaire', fluent: 'courant' } as const

/** Adds a confirmed card, or confirms the one of this name that waits. */
function confirmed<Card extends { name: string; confirmed: boolean }>(
  cards: Card[],
  card: Omit<Card, 'confirmed' | 'id'>,
): void {
  const same = cards.findIndex(({ name }) => name.toLowerCase() === card.name.toLowerCase())
  if (same >= 0) cards[same] = { ...cards[same]!, confirmed: true }
  else cards.push({ ...card, confirmed: true } as Card)
}

/** The career with a card for each requirement that the person says to meet; a diploma needs its name. */
export function withAnswers(
  career: Career,
  needs: readonly LetterNeed[],
  answers: Readonly<Record<string, NeedAnswer>>,
): Omit<CareerChange, 'version'> {
  const { version: _, updatedAt: __, ...document } = career
  const change: Omit<CareerChange, 'version'> = {
    ...document,
    education: [...document.education],
    certificates: [...document.certificates],
    languages: [...document.languages],
    tools: [...document.tools],
  }
  for (const { id, kind, label } of needs) {
    const answer = answers[id]
    if (!answer || answer.kind === 'no') continue
    const name = upperFirst(label)
    if (kind === 'licence') confirmed(change.certificates, { name, year: '' })
    else if (kind === 'tool') confirmed(change.tools, { name })
    else if (kind === 'language' && answer.kind in levels)
      confirmed(change.languages, {
        name,
        level: levels[answer.kind as keyof typeof levels],
        cefr: '' as const,
      })
    else if (kind === 'diploma' && answer.detail?.trim())
      change.education.push({
        ...{ diploma: answer.detail.trim(), field: '', school: '', place: '', from: '', to: '' },
        ...{ details: [], status: answer.kind === 'in-progress' ? 'in-progress' : 'obtained' },
        confirmed: true,
      })
  }
  return change
}

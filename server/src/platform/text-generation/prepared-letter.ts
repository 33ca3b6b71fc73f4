import { type ArguedRequest, gateFor } from '@lettrine/letter-craft/composer/argue'
import { plainLetters } from '@lettrine/letter-craft/french/plain-letters'
import { isNamedIn } from '@lettrine/letter-craft/plan/concept'
import type { Voice } from '@lettrine/letter-craft/voice/voice'
import { keepLatest } from '../keep-latest.ts'
import { spellerOf } from '../knowledge/spellers.ts'
import type { LetterWriting } from '../letter-writing/letter-writing.ts'
import type { BriefPlan, Preparation } from '../letter-writing/writing-tasks.ts'
import { argument, type LetterSources } from './letter-argument.ts'
import type { WritingTask } from './text-generator.ts'

/** What a model is told of a letter, and what its sentences are traced to. */
export type PreparedLetter = Preparation & {
  own: readonly OwnText[]
  gender: 'feminine' | 'masculine' | undefined
  /** How the candidate writes. */
  voice: Voice | undefined
  /** Whether the proofreader of French finds no fault. */
  isSound: (sentence: string) => boolean
  /** Ids of the needs that a sentence speaks of. */
  needsOf: (sentence: string) => string[]
  year: number
}

/** Another version of a letter is often asked for within minutes, and its plan is the same. */
const keptLetters = keepLatest<PreparedLetter>(40)

/** The plan and the facts of a letter: 15 ms, or none when the same letter was prepared before by this process. */
export async function prepareLetter(writing: LetterWriting, task: WritingTask): Promise<PreparedLetter> {
  const sources = await task.sources()
  const request = argument(task, sources)
  return keptLetters([request, task.language, sources.notes], () => prepare(writing, task, sources, request))
}

async function prepare(
  writing: LetterWriting,
  task: WritingTask,
  sources: LetterSources,
  request: ArguedRequest,
): Promise<PreparedLetter> {
  const [preparation, speller] = await Promise.all([
    writing(task.owner, 'preparation', request),
    spellerOf('fr'),
  ])
  const own = ownTexts(task, sources)
  const { plan, statable } = preparation
  let gate: ReturnType<typeof gateFor> | undefined
  return {
    ...preparation,
    own,
    gender: request.gender,
    voice: request.voice,
    statable: [...statable, ...own.map(({ id, text }) => ({ id, texts: [text] }))],
    isSound(sentence) {
      gate ??= gateFor(request, speller)
      return gate.isSound(sentence)
    },
    needsOf: (sentence) => needsIn(sentence, plan),
    year: sources.year,
  }
}

/** What the candidate said in their own sentences, with the ids that a model may name; they are no cards. */
type OwnText = { id: string; text: string }
const ownId = /^(?:own-\d+|motive|start|note-\d+)$/u

export const isCard = (id: string): boolean => !ownId.test(id)

function ownTexts(task: WritingTask, sources: LetterSources): OwnText[] {
  const { answers = {} } = argument(task, sources)
  const said = (id: string, text: string | undefined) => (text ? [{ id, text }] : [])
  return [
    ...said('motive', answers.motive),
    ...said('start', answers.start),
    ...(answers.ownWords ?? []).map((text, at) => ({ id: `own-${at + 1}`, text })),
    // Notes in English are on no card: the reader of careers reads French.
    ...(task.language === 'en' ? sources.notes : []).map((text, at) => ({ id: `note-${at + 1}`, text })),
  ]
}

function needsIn(sentence: string, { pairs, unanswered }: BriefPlan): string[] {
  const plain = plainLetters(sentence)
  return [...pairs.map(({ need }) => need), ...unanswered]
    .filter(({ concept, label }) =>
      concept ? isNamedIn(concept, plain) : plain.includes(plainLetters(label)),
    )
    .map(({ id }) => id)
}

import type { LetterPlan } from '@lettrine/contract/letter-plan'
import { gateFor, prepareArgument } from '@lettrine/letter-craft/composer/argue'
import { plainLetters } from '@lettrine/letter-craft/french/plain-letters'
import { isNamedIn } from '@lettrine/letter-craft/plan/concept'
import type { Plan } from '@lettrine/letter-craft/plan/plan'
import { type TellableFact, tellableFacts, textsOfFact } from '@lettrine/letter-craft/plan/tellable-facts'
import type { Voice } from '@lettrine/letter-craft/voice/voice'
import type { StatableFact } from '@lettrine/letter-craft/writing-check/check-sentence'
import { keepLatest } from '../keep-latest.ts'
import { composerKnowledge } from '../knowledge/composer-knowledge.ts'
import { argument, type LetterSources, presentPlan } from './letter-argument.ts'
import type { WritingTask } from './text-generator.ts'

/** What a model is told of a letter, and what its sentences are traced to. */
export type PreparedLetter = {
  plan: Plan
  presented: LetterPlan
  facts: readonly TellableFact[]
  own: readonly OwnText[]
  gender: 'feminine' | 'masculine' | undefined
  /** How the candidate writes. */
  voice: Voice | undefined
  statable: readonly StatableFact[]
  /** Whether the proofreader of French finds no fault. */
  isSound: (sentence: string) => boolean
  /** Ids of the needs that a sentence speaks of. */
  needsOf: (sentence: string) => string[]
  year: number
}

/** Another version of a letter is often asked for within minutes, and its plan is the same. */
const keptLetters = keepLatest<PreparedLetter>(40)

/** The plan and the facts of a letter: 15 ms, or none when the same letter was prepared before by this process. */
export async function prepareLetter(task: WritingTask): Promise<PreparedLetter> {
  const sources = await task.sources()
  return keptLetters([argument(task, sources), task.language, sources.notes], () => prepare(task, sources))
}

async function prepare(task: WritingTask, sources: LetterSources): Promise<PreparedLetter> {
  const knowledge = await composerKnowledge()
  const request = argument(task, sources)
  const gate = gateFor(request, knowledge.speller)
  const { facts, plan } = prepareArgument(request, knowledge, gate)
  const told = tellableFacts(facts, plan.silenced, request.now)
  const own = ownTexts(task, sources)
  return {
    plan,
    presented: presentPlan(plan),
    facts: told,
    own,
    gender: request.gender,
    voice: request.voice,
    statable: [
      ...told.map((fact) => ({ id: fact.id, texts: textsOfFact(fact, facts) })),
      ...own.map(({ id, text }) => ({ id, texts: [text] })),
    ],
    isSound: gate.isSound,
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

function needsIn(sentence: string, { pairs, unanswered }: Plan): string[] {
  const plain = plainLetters(sentence)
  return [...pairs.map(({ need }) => need), ...unanswered]
    .filter(({ concept, label }) =>
      concept ? isNamedIn(concept, plain) : plain.includes(plainLetters(label)),
    )
    .map(({ id }) => id)
}

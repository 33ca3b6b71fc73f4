import type { SeededRandom } from '../../composer/seeded-random.ts'
import { correctedExamples, reasonOf } from './explained-rules.ts'
import { withFrenchSpaces } from './french-spaces.ts'
import type { AnyRule } from './grammar-rules.ts'

/** A sentence of an exercise: with one fault, or correct. */
export type ExerciseSentence = {
  rule: string
  why: string
  text: string
  /** UTF-16 offsets in `text`, and what replaces them; null where the sentence is correct. */
  fault: { start: number; end: number; fix: string } | null
}

const sentencesInAll = 5
const maxCorrect = 2

/** Five sentences from the examples of rules, the first rules first; one or two of them are correct. */
export function drawExercise(rules: readonly AnyRule[], random: SeededRandom): ExerciseSentence[] {
  const correct = 1 + Math.floor(random.next() * maxCorrect)
  const faulty = inTurns(rules.map((rule) => random.shuffle(faultySentences(rule))))
  const allowed = inTurns(random.shuffle(rules).map((rule) => random.shuffle(correctSentences(rule))))
  return random.shuffle([...faulty.slice(0, sentencesInAll - correct), ...allowed.slice(0, correct)])
}

const faultySentences = (rule: AnyRule): ExerciseSentence[] =>
  correctedExamples(rule).map(({ before, fault, fix, after }) => ({
    rule: rule.id,
    why: reasonOf(rule),
    text: before + fault + after,
    fault: { start: before.length, end: before.length + fault.length, fix },
  }))

const correctSentences = (rule: AnyRule): ExerciseSentence[] =>
  rule.allows.map((text) => ({
    rule: rule.id,
    why: reasonOf(rule),
    text: withFrenchSpaces(text),
    fault: null,
  }))

/** The first of each list, then the second of each, and so on. */
function inTurns<T>(lists: readonly (readonly T[])[]): T[] {
  const turns = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: turns }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  ).flat()
}

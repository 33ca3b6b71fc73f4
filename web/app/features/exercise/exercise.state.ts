import type { ExerciseSentence } from '@lettrine/contract/proofreading'

/** The word that was chosen as the fault, by its place in the sentence; or that there is none. */
export type Answer = { start: number; end: number } | 'correct'

/** A stretch of a sentence: a word that can be chosen, or the signs and spaces between words. */
export type Stretch = { text: string; start: number; end: number; isWord: boolean }

const word = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*[’']?/gu

export function stretchesOf(text: string): Stretch[] {
  const stretches: Stretch[] = []
  const add = (start: number, end: number, isWord: boolean) => {
    if (end > start) stretches.push({ text: text.slice(start, end), start, end, isWord })
  }
  let done = 0
  for (const { index, 0: found } of text.matchAll(word)) {
    add(done, index, false)
    done = index + found.length
    add(index, done, true)
  }
  add(done, text.length, false)
  return stretches
}

export function isRight({ fault }: ExerciseSentence, answer: Answer): boolean {
  if (answer === 'correct' || fault === null) return answer === 'correct' && fault === null
  return answer.start < fault.end && answer.end > fault.start
}

export const scoreOf = (sentences: readonly ExerciseSentence[], answers: readonly Answer[]): number =>
  sentences.filter((sentence, place) => {
    const answer = answers[place]
    return answer !== undefined && isRight(sentence, answer)
  }).length

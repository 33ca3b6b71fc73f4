import type { French, Sentence } from '../../french/sentence.ts'

/** A sentence as grammar rules see it. */
export type Grammar = { sentence: Sentence; french: French }

/** Faulty words of a sentence, first and last index. */
export type Fault = {
  first: number
  last: number
  /** The only correction: text that replaces the words. */
  fix?: string
  /** Corrections, likeliest first, where none is certain. */
  suggestions?: readonly string[]
  /** The finding is put as a question. */
  doubtful?: boolean
}

/**
 * A rule of French with its own tests. `breaks` are sentences that it must find, the fault and its correction between
 * brackets: «Il a [manger → mangé].» (an empty correction: no fix is offered); `allows` are sentences that it must
 * leave alone.
 */
export type GrammarRule = {
  /** Stable, «family/rule». */
  id: string
  /** Why it is wrong, in one French sentence. */
  why: string
  /** A grammar or dictionary, with its section. */
  source: string
  find: (grammar: Grammar) => Iterable<Fault>
  breaks: readonly string[]
  allows: readonly string[]
}

/** An example with its fault marked, as a plain sentence, the faulty range and the correction. */
export function readExample(example: string): { text: string; start: number; end: number; fix: string } {
  const found = /^(.*?)\[(.*?) → (.*?)\](.*)$/su.exec(example)
  if (!found) throw new Error(`no [fault → correction] in «${example}»`)
  const [, before = '', fault = '', fix = '', after = ''] = found
  return { text: before + fault + after, start: before.length, end: before.length + fault.length, fix }
}

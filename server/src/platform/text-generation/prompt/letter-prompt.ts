import type { CheckedSentence } from '@lettrine/letter-craft/writing-check/check-sentence'
import type { WritingTask } from '../text-generator.ts'
import { delimitedPrompt, type Prompt } from './delimited-prompt.ts'
import type { LetterBrief } from './letter-brief.ts'
import { letterInstructionsEn, refusalsEn, rewritingInstructionsEn } from './letter-instructions.en.ts'
import { letterInstructionsFr, refusalsFr, rewritingInstructionsFr } from './letter-instructions.fr.ts'
import type { LetterPromptContext } from './letter-prompt-context.ts'

type Gender = LetterPromptContext['gender']

/** Lines of a reply: a sentence of the letter, and a refused one written again. */
const exampleLine = '{"p":1,"s":"…","facts":["id"]}'
const exampleAgain = '{"n":3,"s":"…","facts":["id"]}'

/** Asks for a letter, sentence by sentence. */
export function letterPrompt(
  { tone, type, language }: WritingTask,
  brief: LetterBrief,
  gender: Gender,
  delimiter: string,
): Prompt {
  const instructions = language === 'fr' ? letterInstructionsFr : letterInstructionsEn
  return delimitedPrompt(
    (mark) => instructions({ tone, type, gender, example: exampleLine }, mark),
    brief,
    delimiter,
  )
}

/** A refused sentence and its number in the letter. */
export type RefusedSentence = Pick<CheckedSentence, 'text' | 'facts' | 'faults' | 'about'> & { n: number }

/** Asks for refused sentences again, with what was wrong. */
export function rewritingPrompt(
  { tone, type, language }: WritingTask,
  brief: LetterBrief,
  gender: Gender,
  refused: readonly RefusedSentence[],
  delimiter: string,
): Prompt {
  const [instructions, again, reasons] =
    language === 'fr'
      ? [letterInstructionsFr, rewritingInstructionsFr, refusalsFr]
      : [letterInstructionsEn, rewritingInstructionsEn, refusalsEn]
  const told = refused.map(({ n, text, facts, faults, about }) => ({
    n,
    s: text,
    facts,
    why: faults.map((fault) => reasons[fault]),
    words: about,
  }))
  return delimitedPrompt(
    (mark) => instructions({ tone, type, gender, example: exampleLine }, mark) + again(exampleAgain),
    { ...brief, refused: told },
    delimiter,
  )
}

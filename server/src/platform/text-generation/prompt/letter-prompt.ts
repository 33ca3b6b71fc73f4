import { openingAddress } from '@lettrine/letter-craft/composer/address'
import type { WritingTask } from '../text-generator.ts'
import { letterInstructionsEn } from './letter-instructions.en.ts'
import { letterInstructionsFr } from './letter-instructions.fr.ts'
import { fencedPrompt, type Prompt } from './prompt.ts'

/** What the instructions of a letter depend on; none of it is free text of the user's or of the offer's. */
export type LetterManner = Pick<WritingTask, 'tone' | 'type'> & {
  /** «Madame, Monsieur»: what the letter opens with and its closing repeats. */
  address: string
  gender: 'feminine' | 'masculine' | undefined
}

/**
 * What a letter may draw on, as data. The candidate's name and the recipient's e-mail are left out: the text of a
 * letter needs neither, and they need not leave the house.
 */
export function letterFacts(task: WritingTask) {
  const { jobTitle, company, recipientName, jobDescription, interview, customPrompt } = task
  const { tone, language, type } = task
  const { name: _, ...userProfile } = task.userProfile ?? {}
  return {
    jobTitle,
    company,
    recipientName,
    jobDescription,
    userProfile,
    interview,
    customPrompt,
    tone,
    language,
    type,
  }
}

/** Every text of a task, for checking that a letter says nothing else. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

export function letterPrompt(task: WritingTask, delimiter: string): Prompt {
  const manner: LetterManner = {
    tone: task.tone,
    type: task.type,
    address: openingAddress(task.recipientName, task.language, task.tone, task.type),
    gender: task.userProfile?.gender,
  }
  const instructions = task.language === 'fr' ? letterInstructionsFr : letterInstructionsEn
  return fencedPrompt((mark) => instructions(manner, mark), letterFacts(task), delimiter)
}

import { openingAddress } from '@lettrine/letter-craft/composer/address'
import type { WritingTask } from '../text-generator.ts'
import { delimitedPrompt, type Prompt } from './delimited-prompt.ts'
import { letterInstructionsEn } from './letter-instructions.en.ts'
import { letterInstructionsFr } from './letter-instructions.fr.ts'
import type { LetterPromptContext } from './letter-prompt-context.ts'

/**
 * The facts of a letter, as data. The candidate's name and the recipient's e-mail are left out: the text needs neither,
 * so they are not sent to the provider.
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

/** All strings of a task, to check that a letter states nothing else. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}

export function letterPrompt(task: WritingTask, delimiter: string): Prompt {
  const manner: LetterPromptContext = {
    tone: task.tone,
    type: task.type,
    address: openingAddress(task.recipientName, task.language, task.tone, task.type),
    gender: task.userProfile?.gender,
  }
  const instructions = task.language === 'fr' ? letterInstructionsFr : letterInstructionsEn
  return delimitedPrompt((mark) => instructions(manner, mark), letterFacts(task), delimiter)
}

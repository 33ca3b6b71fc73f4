import type { AdviceTask } from '../text-generator.ts'
import { adviceInstructionsFr } from './advice-instructions.fr.ts'
import { fencedPrompt, type Prompt } from './prompt.ts'

export function advicePrompt(task: AdviceTask, delimiter: string): Prompt {
  return fencedPrompt(adviceInstructionsFr, task, delimiter)
}

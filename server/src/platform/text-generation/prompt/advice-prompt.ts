import type { AdviceTask } from '../text-generator.ts'
import { adviceInstructionsFr } from './advice-instructions.fr.ts'
import { delimitedPrompt, type Prompt } from './delimited-prompt.ts'

export function advicePrompt(task: AdviceTask, delimiter: string): Prompt {
  return delimitedPrompt(adviceInstructionsFr, task, delimiter)
}

import type { RewriteTask } from '../text-generator.ts'
import { delimitedPrompt, type Prompt } from './delimited-prompt.ts'
import { rewriteInstructionsEn } from './rewrite-instructions.en.ts'
import { rewriteInstructionsFr } from './rewrite-instructions.fr.ts'

export function rewritePrompt(task: RewriteTask, delimiter: string): Prompt {
  const instructions = task.language === 'fr' ? rewriteInstructionsFr : rewriteInstructionsEn
  return delimitedPrompt((mark) => instructions(task.intent, mark), task, delimiter)
}

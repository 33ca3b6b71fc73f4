import type { WritingTask } from '../text-generator.ts'

/** What the instructions of a letter depend on; none of it is free text of the user's or of the offer's. */
export type LetterPromptContext = Pick<WritingTask, 'tone' | 'type'> & {
  gender: 'feminine' | 'masculine' | undefined
  /** A line of the reply. */
  example: string
}

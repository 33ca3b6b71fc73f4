import type { RichBlock } from '../../lib/text/rich-text.ts'
import type { helpTopicNames } from './help-topics.fr.ts'

export type HelpTopicId = keyof typeof helpTopicNames

export type HelpTopic = { id: HelpTopicId; name: string }

/** Paragraphs, lists and steps, with links inside the site and names of keys (`readLine`). */
export type HelpBlock = Exclude<RichBlock, { table: unknown } | { lines: unknown }>

export type HelpQuestion = {
  /** The anchor on the page `/help`; it never changes, for others link to it. */
  id: string
  topic: HelpTopicId
  question: string
  answer: readonly HelpBlock[]
  /** Words that people type and the text does not say. */
  keywords: readonly string[]
}

/** A question as it is written in the files of one topic. */
export type TopicQuestion = Omit<HelpQuestion, 'topic'>

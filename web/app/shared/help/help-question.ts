import type { RichBlock } from '../../lib/text/rich-text.ts'
import type { helpTopicNames } from './help-topics.fr.ts'

export type HelpTopicId = keyof typeof helpTopicNames

export type HelpTopic = { id: HelpTopicId; name: string }

/** Paragraphs, lists and steps, with internal links and keyboard keys (`readLine`). */
export type HelpBlock = Exclude<RichBlock, { table: unknown } | { lines: unknown }>

export type HelpQuestion = {
  /** Anchor on the page `/help`; it never changes, because other pages link to it. */
  id: string
  topic: HelpTopicId
  question: string
  answer: readonly HelpBlock[]
  /** Search words that the text does not contain. */
  keywords: readonly string[]
}

/** A question in the file of its topic. */
export type TopicQuestion = Omit<HelpQuestion, 'topic'>

import type { ExportOptions } from '@lettrine/contract/export'
import { resolvePageStyle } from '@lettrine/contract/page'
import {
  type Engine,
  layOutPage,
  outcomeOf,
  type PageOutcome,
  type PageTask,
  pageOf,
} from './lay-out-page.ts'
import { type OtherFormat, renderLetter } from './render-letter.ts'

/** A letter to write in a format that Typst does not. */
export type FileTask = PageTask & { format: OtherFormat; options: ExportOptions; wordCount: number }

// A longer letter fills its page.
const mostWordsWithAir = 400

/** The program of Typst’s process that writes a letter as a file. */
export const run = (engine: Engine, task: FileTask): Promise<PageOutcome<Buffer>> =>
  outcomeOf(async () => {
    const { letter, choice, format, options, wordCount } = task
    const page = pageOf(task)
    if (format === 'txt') return renderLetter(page, format, options, 1)
    // A letter fitted on one page, or set with more air, is so in every format with pages.
    const isMeasured = resolvePageStyle(letter.page, choice).onePage || wordCount < mostWordsWithAir
    const { fontSize, margins, spacing } = isMeasured
      ? (await layOutPage(engine, task, page, {})).style
      : { ...options, spacing: 1 }
    return renderLetter(page, format, { ...options, fontSize, margins }, spacing)
  })

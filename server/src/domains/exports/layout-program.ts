import {
  type Engine,
  type LayoutOutputs,
  type LetterLayout,
  layOutPage,
  outcomeOf,
  type PageOutcome,
  type PageTask,
  pageOf,
} from './lay-out-page.ts'

export type LayoutTask = PageTask & { wanted: LayoutOutputs }

/** The program of Typst’s process that lays out a letter. */
export const run = (engine: Engine, task: LayoutTask): Promise<PageOutcome<LetterLayout>> =>
  outcomeOf(() => layOutPage(engine, task, pageOf(task), task.wanted))

import { join } from 'node:path'
import { openTaskProcess } from '../task-process.ts'
import { type TypesetDocument, TypesettingFailure, type TypesettingTask } from './typeset-document.ts'

/** Fifty thousand characters take a tenth of a second: this is a breakdown. */
const taskTimeoutMs = 10_000

/** Typst in a process of its own: a fault inside it aborts its process, and a long letter keeps it busy. */
export function openTypstProcess(): (task: TypesettingTask) => Promise<TypesetDocument> {
  const run = openTaskProcess<TypesettingTask, TypesetDocument>({
    script: join(import.meta.dirname, 'typst-child.ts'),
    timeoutMs: taskTimeoutMs,
  })
  return (task) =>
    run(task).catch((fault) => {
      throw new TypesettingFailure('Typst refused a page', { cause: fault })
    })
}

import { join } from 'node:path'
import type { ReadCareer } from '@lettrine/letter-craft/career/career'
import { openTaskProcess } from '../task-process.ts'
import { type FileRefusal, RefusedFile } from './file-refusal.ts'
import { fitLimits } from './fit-limits.ts'

export type CareerTask = { text: string } | { file: Uint8Array }
export type CareerAnswer = { career: ReadCareer } | { refused: FileRefusal }

export type CareerReader = {
  /** Reads a text into cards that can be stored. Rejects with `TaskFailure` when it takes too long. */
  readText: (text: string) => Promise<ReadCareer>
  /** Reads a file into cards that can be stored. Rejects with `RefusedFile`, or with `TaskFailure` when it takes too long or too much. */
  readFile: (bytes: Uint8Array) => Promise<ReadCareer>
}

/** A CV of two pages takes a tenth of a second: this is a breakdown. */
const taskTimeoutMs = 10_000
const memoryMb = 512

/** Reads careers in a process of its own, started by the first one. */
export function buildCareerReader(): CareerReader {
  const run = openTaskProcess<CareerTask, CareerAnswer>({
    script: join(import.meta.dirname, 'career-child.ts'),
    timeoutMs: taskTimeoutMs,
    memoryMb,
  })
  const read = async (task: CareerTask) => {
    const answer = await run(task)
    if ('refused' in answer) throw new RefusedFile(answer.refused)
    return fitLimits(answer.career)
  }
  return { readText: (text) => read({ text }), readFile: (file) => read({ file }) }
}

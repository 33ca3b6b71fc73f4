import { join } from 'node:path'
import type { ReadCareer } from '@lettrine/letter-craft/career/career'
import { openTaskProcess } from '../task-process.ts'

export type CareerTask = { text: string }

export type CareerReader = {
  /** Reads a text into cards. Rejects with `TaskFailure` when it takes too long. */
  readText: (text: string) => Promise<ReadCareer>
}

/** A CV of two pages takes a hundredth of a second: this is a breakdown. */
const taskTimeoutMs = 10_000
const memoryMb = 512

/** Reads careers in a process of its own, started by the first one. */
export function buildCareerReader(): CareerReader {
  const run = openTaskProcess<CareerTask, ReadCareer>({
    script: join(import.meta.dirname, 'career-child.ts'),
    timeoutMs: taskTimeoutMs,
    memoryMb,
  })
  return { readText: (text) => run({ text }) }
}

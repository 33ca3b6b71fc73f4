import { join } from 'node:path'
import type { LetterAnalysis } from '@lettrine/letter-craft/analysis/analysis'
import type { ClaimSources } from '@lettrine/letter-craft/claims/claim'
import type { Finding, ProofreadContext } from '@lettrine/letter-craft/proofreading/finding'
import type { Language } from '@lettrine/letter-craft/typography/fix'
import type { WatchQueue } from '../observability/process-state.ts'
import { openTaskProcess } from '../task-process.ts'
import { openTaskQueue } from '../task-queue.ts'

/** A letter to proofread; words of `accepted` are correct. */
export type ProofTask = {
  content: string
  language: Language
  ignoredRules: readonly string[]
  accepted: readonly string[]
  context?: ProofreadContext
}

/** A letter to judge, beside the offer and what its writer said. */
export type JudgeTask = ProofTask & {
  company: string
  offer: string
  profile: readonly string[]
  sources: ClaimSources
  confirmed: readonly string[]
  year: number
}

export type LetterTask = { proof: ProofTask } | { judge: JudgeTask }
export type LetterReading = { findings: Finding[] } | { judged: LetterAnalysis }

/** Reads letters; a thousand findings of one at most. Rejects with `SERVER_BUSY` or `TEXT_UNREADABLE`; `owner` is the account that asks. */
export type LetterReader = {
  proofread: (owner: string, task: ProofTask) => Promise<Finding[]>
  judge: (owner: string, task: JudgeTask) => Promise<LetterAnalysis>
}

/** The worst text takes 1.3 seconds on a busy machine. */
const taskTimeoutMs = 3_000
const memoryMb = 768
/** Of the second process. */
const idleMs = 60_000
/** A page takes a few milliseconds: two hundred accounts at once wait for less than a second. */
const bounds = { perOwner: 2, inAll: 200 }

/** Reads letters in two processes, started when they are needed: a hostile text makes no other request wait. */
export function buildLetterReader(watch?: WatchQueue): LetterReader {
  const process = (idle: { idleMs?: number }) =>
    openTaskProcess<LetterTask, LetterReading>({
      script: join(import.meta.dirname, 'letter-child.ts'),
      timeoutMs: taskTimeoutMs,
      memoryMb,
      ...idle,
    })
  const run = openTaskQueue([process({}), process({ idleMs })], bounds, (state) =>
    watch?.('letter-reading', state),
  )
  return {
    async proofread(owner, task) {
      const reading = await run(owner, { proof: task })
      if (!('findings' in reading)) throw new Error('the letter was not proofread')
      return reading.findings
    },
    async judge(owner, task) {
      const reading = await run(owner, { judge: task })
      if (!('judged' in reading)) throw new Error('the letter was not judged')
      return reading.judged
    },
  }
}

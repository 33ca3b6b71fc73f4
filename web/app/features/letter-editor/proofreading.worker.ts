import type { Finding } from '@lettrine/letter-craft/proofreading/finding'
import { proofread } from '@lettrine/letter-craft/proofreading/proofread'

export type ProofreadingTask = {
  id: number
  text: string
  options: Parameters<typeof proofread>[1]
}
export type ProofreadingAnswer = { id: number; findings: Finding[] }

// Off the page's thread: typing never waits for a rule.
addEventListener('message', ({ data: { id, text, options } }: MessageEvent<ProofreadingTask>) => {
  const answer: ProofreadingAnswer = { id, findings: proofread(text, options) }
  postMessage(answer)
})

import type { Finding, Severity } from '@lettrine/letter-craft/proofreading/finding'
import { proofread } from '@lettrine/letter-craft/proofreading/proofread'
import { type FaultySample, faultySamples } from './faulty-samples.fr.ts'
import type { ChapterId } from './tips.fr.ts'

/** Words of an example: at fault, or not. */
export type ExamplePiece = { text: string; isFaulty: boolean }

/** A rule of the proofreader, with its own reason. */
export type Tip = {
  rule: string
  severity: Severity
  reason: string
  /** The paragraphs that change, before and after; absent for what concerns a whole letter. */
  example?: { before: ExamplePiece[][]; after: string[] }
}

export type TipChapter = { id: ChapterId; tips: Tip[] }

/** What the proofreader finds in a sample. */
export const read = (text: string, { context = {} }: Pick<FaultySample, 'context'>): Finding[] =>
  proofread(text, { language: 'fr', context })

/** The text with every certain fix in it. */
function applyFixes(text: string, findings: readonly Finding[]): string {
  return [...findings]
    .sort((one, other) => other.start - one.start)
    .reduce(
      (mended, { start, end, fix }) =>
        fix === undefined ? mended : mended.slice(0, start) + fix + mended.slice(end),
      text,
    )
}

/** The better text of a sample; undefined where no excerpt could show it. */
export function betterText(sample: FaultySample): string | undefined {
  if (sample.mended !== undefined) return sample.mended
  const mended = applyFixes(sample.text, read(sample.text, sample))
  return mended === sample.text ? undefined : mended
}

/** Runs the proofreader over the samples. It is done when the site is built: a browser needs the result alone. */
export function makeTips(): TipChapter[] {
  const chapters = Object.entries(faultySamples) as [ChapterId, readonly FaultySample[]][]
  return chapters.map(([id, samples]) => ({ id, tips: samples.map(tipOf) }))
}

function tipOf(sample: FaultySample): Tip {
  const findings = read(sample.text, sample)
  const first = findings.find(({ rule }) => rule === sample.rule)
  if (!first) throw new Error(`The sample does not break ${sample.rule}: ${sample.text}`)
  const { rule, severity, message: reason } = first
  const after = betterText(sample)
  return after === undefined
    ? { rule, severity, reason }
    : { rule, severity, reason, example: exampleOf(sample.text, after, findings) }
}

function exampleOf(before: string, after: string, findings: readonly Finding[]): NonNullable<Tip['example']> {
  const [old, fresh] = [before.split('\n\n'), after.split('\n\n')]
  let at = 0
  const marked = old.map((paragraph) => {
    const start = at
    at += paragraph.length + 2
    return { paragraph, pieces: piecesOf(paragraph, start, findings) }
  })
  return {
    before: marked.filter(({ paragraph }) => !fresh.includes(paragraph)).map(({ pieces }) => pieces),
    after: fresh.filter((paragraph) => !old.includes(paragraph)),
  }
}

function piecesOf(paragraph: string, offset: number, findings: readonly Finding[]): ExamplePiece[] {
  const pieces: ExamplePiece[] = []
  let at = 0
  for (const finding of findings) {
    const start = Math.max(at, finding.start - offset)
    const end = Math.min(paragraph.length, finding.end - offset)
    if (end <= start) continue
    if (start > at) pieces.push({ text: paragraph.slice(at, start), isFaulty: false })
    pieces.push({ text: paragraph.slice(start, end), isFaulty: true })
    at = end
  }
  if (at < paragraph.length) pieces.push({ text: paragraph.slice(at), isFaulty: false })
  return pieces
}

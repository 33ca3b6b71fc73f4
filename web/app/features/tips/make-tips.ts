import type { Morphology } from '@lettrine/letter-craft/french/morphology'
import type { Finding, Severity } from '@lettrine/letter-craft/proofreading/finding'
import { proofread } from '@lettrine/letter-craft/proofreading/proofread'
import { type FaultySample, faultySamples } from './faulty-samples.fr.ts'
import type { ChapterId } from './tips.fr.ts'

/** Words of an example, marked as faulty or not. */
export type ExamplePiece = { text: string; isFaulty: boolean }

/** A rule of the proofreader, with its message. */
export type Tip = {
  rule: string
  severity: Severity
  reason: string
  /** The paragraphs that change, before and after; absent when the rule concerns a whole letter. */
  example?: { before: ExamplePiece[][]; after: string[] }
}

export type TipChapter = { id: ChapterId; tips: Tip[] }

/** Findings of the proofreader in a sample. */
export const read = (
  text: string,
  { context = {} }: Pick<FaultySample, 'context'>,
  morphology: Morphology,
): Finding[] => proofread(text, { language: 'fr', context, morphology })

/** The text with every certain correction applied. */
function applyFixes(text: string, findings: readonly Finding[]): string {
  return [...findings]
    .sort((one, other) => other.start - one.start)
    .reduce(
      (mended, { start, end, fix }) =>
        fix === undefined ? mended : mended.slice(0, start) + fix + mended.slice(end),
      text,
    )
}

/** The corrected text of a sample; undefined where no excerpt can display it. */
export function betterText(sample: FaultySample, morphology: Morphology): string | undefined {
  if (sample.mended !== undefined) return sample.mended
  const mended = applyFixes(sample.text, read(sample.text, sample, morphology))
  return mended === sample.text ? undefined : mended
}

/** Runs the proofreader over the samples at build time: the browser gets the results only. */
export function makeTips(morphology: Morphology): TipChapter[] {
  const chapters = Object.entries(faultySamples) as [ChapterId, readonly FaultySample[]][]
  return chapters.map(([id, samples]) => ({ id, tips: samples.map((sample) => tipOf(sample, morphology)) }))
}

function tipOf(sample: FaultySample, morphology: Morphology): Tip {
  const findings = read(sample.text, sample, morphology)
  const first = findings.find(({ rule }) => rule === sample.rule)
  if (!first) throw new Error(`The sample does not break ${sample.rule}: ${sample.text}`)
  const { rule, severity, message: reason } = first
  const after = betterText(sample, morphology)
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

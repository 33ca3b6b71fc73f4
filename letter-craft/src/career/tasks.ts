import type { Morphology } from '../french/morphology.ts'
import { continues, type DatedSegment } from './cut-cards.ts'
import { asInfinitives } from './infinitive.ts'

/** The lines below a head as sentences: a line that goes on with the one before is one with it. */
export function joinedLines(body: readonly DatedSegment[]): string[] {
  const lines: string[] = []
  let before: DatedSegment | undefined
  for (const segment of body) {
    const last = lines.at(-1)
    if (last !== undefined && continues(before, segment))
      lines[lines.length - 1] = /\p{L}-$/u.test(last)
        ? last.slice(0, -1) + segment.text
        : `${last} ${segment.text}`
    else lines.push(segment.text)
    before = segment
  }
  return lines
}

const result = /\d\s?%|(?<!\d)[+×x]\s?\d|(?:doubl|tripl|augment|baiss|rédui|hausse|progress)\p{L}*[^.]*\d/iu
const label =
  /^(?:missions?|t[âa]ches?|activit[ée]s?|r[ôo]le|responsabilit[ée]s|r[ée]sultats?)(?:\s+(?:principales?|confi[ée]es|effectu[ée]es))?\s*:\s*/iu

/** As infinitives where that is sure, else as written. */
function wordedTasks(text: string, morphology: Morphology | undefined): string[] {
  const tasks = morphology ? asInfinitives(text, morphology) : []
  return tasks.length > 0 ? tasks : [text]
}

/** Tasks and results of the lines below a head, one each; `told` is the end of the head that goes on below it. */
export function readTasks(
  body: readonly DatedSegment[],
  told: string,
  morphology: Morphology | undefined,
): { tasks: string[]; results: { text: string; year: string }[] } {
  const tasks: string[] = []
  const results: { text: string; year: string }[] = []
  const lines = joinedLines(body)
  const [first = ''] = lines
  if (told !== '' && /^[\p{Ll}(]/u.test(first)) lines[0] = `${told} ${first}`
  else if (told !== '') lines.unshift(told)
  for (const line of lines)
    for (const part of line.replace(label, '').split(/\s+(?:--+|•|·|▪)\s+|\s*;\s+/u)) {
      const text = part.trim().replace(/[\s.;,]+$/u, '')
      if (text === '') continue
      if (result.test(text)) results.push({ text, year: /\b((?:19|20)\d\d)\b/u.exec(text)?.[1] ?? '' })
      else tasks.push(...wordedTasks(text, morphology))
    }
  return { tasks, results }
}

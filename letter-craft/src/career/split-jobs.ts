import { periodsIn } from './dates.ts'
import { titleScore } from './head.ts'
import type { CareerLexicon } from './lexicon.ts'
import type { Segment } from './segments.ts'

/** Cuts a line that tells two jobs: «vendeuse chez Kiabi 2018-2020, puis caissière chez Lidl depuis 2021». */
export const splitJobs = (segments: readonly Segment[], lexicon: CareerLexicon): Segment[] =>
  segments.flatMap((segment) => splitJob(segment, lexicon))

function splitJob(segment: Segment, lexicon: CareerLexicon): Segment[] {
  const { text, end } = segment
  const [first, second] = periodsIn(text)
  if (!first || !second) return [segment]
  for (const mark of text.matchAll(
    /\s*[,;.]\s+(?:(?:puis|ensuite|et)\s+)?|\s+(?:puis|ensuite|et)\s+|\s*;\s*/gu,
  )) {
    const after = mark.index + mark[0].length
    if (mark.index < first.end - 1 || after > second.start) continue
    if (titleScore(text.slice(after), lexicon) < 3) continue
    // The text of a segment ends where the segment ends.
    const cut = end - text.length + after
    const rest: Segment = { ...segment, text: text.slice(after), start: cut, bullet: false, apart: false }
    return [{ ...segment, text: text.slice(0, mark.index).trim(), end: cut }, ...splitJob(rest, lexicon)]
  }
  return [segment]
}

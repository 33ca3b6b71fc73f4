import type { Run } from './tree.ts'

type TextRun = Exclude<Run, { type: 'break' }>

/**
 * Markdown keeps no spaces around a line break or at the ends of a paragraph, no empty lines, and no marks around
 * spaces: normalises the document to what will be read back.
 */
export function tidyRuns(runs: readonly Run[]): Run[] {
  const lines: TextRun[][] = [[]]
  for (const run of runs) {
    if (run.type === 'break') lines.push([])
    else lines.at(-1)?.push(...spacesOutsideMarks(run))
  }
  const kept = lines.map(trimLine).filter((line) => line.length > 0)
  return kept.flatMap((line, index): Run[] => (index === 0 ? line : [{ type: 'break' }, ...line]))
}

function trimLine(line: readonly TextRun[]): TextRun[] {
  const start = line.findIndex(({ value }) => value.trim() !== '')
  const end = line.findLastIndex(({ value }) => value.trim() !== '')
  return line.slice(Math.max(0, start), end + 1).map((run, index, { length }) => {
    const fromStart = index === 0 ? run.value.trimStart() : run.value
    return { ...run, value: index === length - 1 ? fromStart.trimEnd() : fromStart }
  })
}

function spacesOutsideMarks(run: TextRun): TextRun[] {
  if (!run.strong && !run.emphasis) return [run]
  const middle = run.value.trim()
  const from = run.value.length - run.value.trimStart().length
  const plain = { type: 'text', strong: false, emphasis: false } as const
  const parts: TextRun[] = [
    { ...plain, value: run.value.slice(0, from) },
    { ...run, value: middle },
    { ...plain, value: run.value.slice(from + middle.length) },
  ]
  return parts.filter(({ value }) => value !== '')
}

import type { Run } from './tree.ts'

type TextRun = Exclude<Run, { type: 'break' }>

/**
 * Markdown keeps no spaces around a line break or at the ends of a paragraph, no empty lines, and no marks around
 * spaces: normalises the document to what will be read back.
 */
export function tidyRuns(runs: readonly Run[]): Run[] {
  const tidy: Run[] = []
  let line: TextRun[] = []
  const endLine = () => {
    const kept = trimLine(line)
    if (kept.length > 0 && tidy.length > 0) tidy.push({ type: 'break' })
    for (const run of kept) tidy.push(run)
    line = []
  }
  for (const run of runs) {
    if (run.type === 'break') endLine()
    else if (run.strong || run.emphasis) line.push(...spacesOutsideMarks(run))
    else line.push(run)
  }
  endLine()
  return tidy
}

function trimLine(line: readonly TextRun[]): TextRun[] {
  const [only] = line
  if (only && line.length === 1) {
    const value = only.value.trim()
    return value === '' ? [] : value === only.value ? [only] : [{ ...only, value }]
  }
  const start = line.findIndex(({ value }) => value.trim() !== '')
  const end = line.findLastIndex(({ value }) => value.trim() !== '')
  return line.slice(Math.max(0, start), end + 1).map((run, index, { length }) => {
    const fromStart = index === 0 ? run.value.trimStart() : run.value
    return { ...run, value: index === length - 1 ? fromStart.trimEnd() : fromStart }
  })
}

function spacesOutsideMarks(run: TextRun): TextRun[] {
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

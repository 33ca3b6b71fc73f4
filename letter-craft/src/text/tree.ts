/** Tree of a letter, shared by the editor, the proofreader and every export. */
export type LetterTree = { readonly blocks: readonly Block[] }

export type Block = Paragraph | List
export type Paragraph = { readonly type: 'paragraph'; readonly children: readonly Inline[] }
/** Nested lists are flattened: a letter has one level of them. */
export type List = {
  readonly type: 'list'
  readonly ordered: boolean
  /** Number of the first item; 1 for an unordered list. */
  readonly start: number
  readonly items: readonly ListItem[]
}
export type ListItem = { readonly children: readonly Inline[] }

export type Inline = Text | Strong | Emphasis | HardBreak
export type Text = { readonly type: 'text'; readonly value: string }
export type Strong = { readonly type: 'strong'; readonly children: readonly Inline[] }
export type Emphasis = { readonly type: 'emphasis'; readonly children: readonly Inline[] }
export type HardBreak = { readonly type: 'break' }

/** A run of text with one format. Adjacent runs of a normalised line have different formats. */
export type Run =
  | { readonly type: 'text'; readonly value: string; readonly strong: boolean; readonly emphasis: boolean }
  | HardBreak

/** Flattens nested marks, as DOCX, PDF and the composer need them. */
export function runsOf(inlines: readonly Inline[], strong = false, emphasis = false): Run[] {
  return inlines.flatMap((inline): Run[] => {
    if (inline.type === 'text') return [{ type: 'text', value: inline.value, strong, emphasis }]
    if (inline.type === 'break') return [inline]
    return runsOf(inline.children, strong || inline.type === 'strong', emphasis || inline.type === 'emphasis')
  })
}

/** The inverse of `runsOf`, in the one canonical nesting: strong outside, emphasis inside. */
export function inlinesOf(runs: readonly Run[]): Inline[] {
  if (!runs.some((run) => run.type === 'text' && (run.strong || run.emphasis))) return bare(runs)
  return groupBy(runs, (run) => run.type === 'text' && run.strong).flatMap(({ marked, runs: group }) =>
    marked ? [{ type: 'strong', children: emphasised(group) } satisfies Strong] : emphasised(group),
  )
}

function emphasised(runs: readonly Run[]): Inline[] {
  return groupBy(runs, (run) => run.type === 'text' && run.emphasis).flatMap(({ marked, runs: group }) =>
    marked ? [{ type: 'emphasis', children: bare(group) } satisfies Emphasis] : bare(group),
  )
}

function bare(runs: readonly Run[]): Inline[] {
  const inlines: Inline[] = []
  for (const run of runs) {
    const last = inlines.at(-1)
    if (run.type === 'break') inlines.push({ type: 'break' })
    else if (last?.type === 'text')
      inlines[inlines.length - 1] = { type: 'text', value: last.value + run.value }
    else inlines.push({ type: 'text', value: run.value })
  }
  return inlines
}

type Group = { marked: boolean; runs: Run[] }

function groupBy(runs: readonly Run[], isMarked: (run: Run) => boolean): Group[] {
  const groups: Group[] = []
  for (const run of runs) {
    const marked = isMarked(run)
    const last = groups.at(-1)
    if (last?.marked === marked) last.runs.push(run)
    else groups.push({ marked, runs: [run] })
  }
  return groups
}

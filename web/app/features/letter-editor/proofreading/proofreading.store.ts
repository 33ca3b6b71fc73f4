import type { Finding } from '@lettrine/letter-craft/proofreading/finding'
import type { SpellingState } from './reading.worker.ts'
import { sortedFindings } from './spacing-findings.ts'

/** A finding with the words it quotes. */
export type DisplayedFinding = Finding & { id: string; quote: string }

export type ProofreadingState = {
  findings: readonly DisplayedFinding[]
  spelling: SpellingState
  /** The finding whose card is open. */
  active: string | null
  /** What opened it: a card opened by hovering closes when the pointer leaves. */
  by: 'hover' | 'click' | 'keyboard'
  /** Number of spaces and apostrophes just corrected, while that can be undone. */
  corrected: number | null
}

export type Correction = { id: string; text: string }

/** Corrections that were applied; they can be undone until the text changes again. */
export type AppliedStep = { isLast(): boolean; undo(): void }

/** Commands on the writing surface. */
export type FindingCommands = {
  /** Scrolls to the words of a finding and moves the caret there. */
  reveal(id: string): void
  /** Applies the corrections, as one step to undo. */
  replace(changes: readonly Correction[]): AppliedStep
  /** Draws the remaining findings. */
  draw(findings: readonly DisplayedFinding[]): void
  focus(): void
  /** Requests another reading of the letter. */
  readAgain(): void
}

/** Permanently ignored findings, by rule and words. */
export type IgnoredMemory = { ignored(): readonly string[]; keepIgnored(keys: readonly string[]): void }

const keyOf = ({ rule, quote }: DisplayedFinding) => `${rule}\n${quote}`
const maxIgnored = 300
/** A text that grew by so many characters between two readings was pasted or generated, not typed. */
const leastPasted = 40

const nothingRead: ProofreadingState = {
  findings: [],
  spelling: 'loading',
  active: null,
  by: 'click',
  corrected: null,
}

/**
 * Findings of one letter: displayed, open, ignored.
 * @param onFixed - receives the rules whose corrections are accepted
 */
export function createProofreading(
  memory: IgnoredMemory,
  onFixed: (rules: readonly string[]) => void = () => {},
) {
  let state: ProofreadingState = nothingRead
  let commands: FindingCommands | undefined
  const ignoredNow = new Set<string>()
  const listeners = new Set<() => void>()

  function become(next: Partial<ProofreadingState>): void {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const apply = (changes: readonly Correction[]) => commands?.replace(changes)
  const spacing = spacingCorrections(
    () => state.findings,
    apply,
    (corrected) => become({ corrected }),
  )
  const find = (id: string) => state.findings.find((finding) => finding.id === id)

  /** @param length - of the text that was read; the spaces and apostrophes of a pasted text are corrected at once */
  function show(findings: readonly DisplayedFinding[], length?: number): void {
    const ignored = new Set([...ignoredNow, ...memory.ignored()])
    const left = findings.filter((finding) => !ignored.has(keyOf(finding)))
    const active = sameAmong(left, state.active === null ? undefined : find(state.active))?.id ?? null
    become({ findings: left, active, corrected: spacing.left() })
    commands?.draw(left)
    if (length !== undefined && spacing.isPasted(length)) spacing.correct()
  }

  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    attach(next: FindingCommands | undefined): void {
      commands = next
    },
    show,
    spellingIs(spelling: SpellingState): void {
      if (spelling !== state.spelling) become({ spelling })
    },
    open: (id: string | null): void => become({ active: id, by: 'click' }),
    /** The pointer rests on a finding, or on none: a card opened by a click stays open. */
    hover(id: string | null): void {
      if (id === state.active || (state.active !== null && state.by !== 'hover')) return
      become({ active: id, by: 'hover' })
    },
    reveal(id: string): void {
      commands?.reveal(id)
      become({ active: id, by: 'click' })
    },
    /** Opens the next or previous finding; wraps around. */
    step(by: 1 | -1): void {
      const finding = neighbour(state, by)
      if (!finding) return
      commands?.reveal(finding.id)
      become({ active: finding.id, by: 'keyboard' })
    },
    /** Applies the certain correction, or the chosen suggestion. */
    replace(id: string, suggestion?: string): void {
      const finding = find(id)
      const text = suggestion ?? finding?.fix
      become({ active: null })
      if (finding && text !== undefined) {
        commands?.replace([{ id, text }])
        onFixed([finding.rule])
      }
      commands?.focus()
    },
    correctSpacing: spacing.correct,
    undoSpacing: spacing.undo,
    /** Applies every certain correction but those of spaces and apostrophes, which have a line of their own. */
    replaceAll(): void {
      const fixable = sortedFindings(state.findings).remarks.filter(({ fix }) => fix !== undefined)
      become({ active: null })
      commands?.replace(fixable.map(({ id, fix: text = '' }) => ({ id, text })))
      onFixed(fixable.map(({ rule }) => rule))
    },
    ignore(id: string, always = false): void {
      const finding = find(id)
      if (!finding) return
      ignoredNow.add(keyOf(finding))
      if (always) memory.keepIgnored([...memory.ignored(), keyOf(finding)].slice(-maxIgnored))
      show(state.findings)
    },
    readAgain: () => commands?.readAgain(),
    close(): void {
      become({ active: null })
      commands?.focus()
    },
  }
}
export type LetterProofreading = ReturnType<typeof createProofreading>

/** Corrects spaces and apostrophes together; `tell` receives how many can still be undone, null when none. */
function spacingCorrections(
  findings: () => readonly DisplayedFinding[],
  apply: (changes: readonly Correction[]) => AppliedStep | undefined,
  tell: (corrected: number | null) => void,
) {
  let step: { applied: AppliedStep | undefined; count: number } | undefined
  let lastLength: number | undefined
  return {
    correct(): void {
      const { spacing } = sortedFindings(findings())
      if (spacing.length === 0) return
      const applied = apply(spacing.map(({ id, fix: text = '' }) => ({ id, text })))
      step = { applied, count: spacing.length }
      tell(step.count)
    },
    undo(): void {
      if (step?.applied?.isLast()) step.applied.undo()
      step = undefined
      tell(null)
    },
    /** How many corrections can still be undone. */
    left: (): number | null => (step?.applied?.isLast() ? step.count : null),
    /** Whether a text of this length has grown by a paste since the last reading. */
    isPasted(length: number): boolean {
      const isGrown = lastLength !== undefined && length - lastLength >= leastPasted
      lastLength = length
      return isGrown
    },
  }
}

/** The finding after or before the open one, around the end; the first or last one when none is open. */
function neighbour(
  { findings, active }: Pick<ProofreadingState, 'findings' | 'active'>,
  by: 1 | -1,
): DisplayedFinding | undefined {
  const at = findings.findIndex(({ id }) => id === active)
  if (at < 0) return findings.at(by > 0 ? 0 : -1)
  return findings[(at + by + findings.length) % findings.length]
}

/** Finds the same finding in a new reading, so that an open card stays open. */
function sameAmong(
  findings: readonly DisplayedFinding[],
  old: DisplayedFinding | undefined,
): DisplayedFinding | undefined {
  if (!old) return undefined
  const distance = ({ start }: DisplayedFinding) => Math.abs(start - old.start)
  return findings
    .filter((finding) => keyOf(finding) === keyOf(old))
    .sort((one, other) => distance(one) - distance(other))[0]
}

/** Number of findings by severity. */
export function countBySeverity(findings: readonly DisplayedFinding[]) {
  const counts = { error: 0, warning: 0, advice: 0 }
  for (const { severity } of findings) counts[severity] += 1
  return counts
}

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

/**
 * Findings of one letter: displayed, open, ignored.
 * @param onFixed - receives the rules whose corrections are accepted
 */
export function createProofreading(
  memory: IgnoredMemory,
  onFixed: (rules: readonly string[]) => void = () => {},
) {
  let state: ProofreadingState = {
    findings: [],
    spelling: 'loading',
    active: null,
    by: 'click',
    corrected: null,
  }
  let step: AppliedStep | undefined
  let lastLength: number | undefined
  let commands: FindingCommands | undefined
  const ignoredNow = new Set<string>()
  const listeners = new Set<() => void>()

  function become(next: Partial<ProofreadingState>): void {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const find = (id: string) => state.findings.find((finding) => finding.id === id)

  /** @param length - of the text that was read; the spaces and apostrophes of a pasted text are corrected at once */
  function show(findings: readonly DisplayedFinding[], length = lastLength): void {
    const forGood = new Set(memory.ignored())
    const left = findings.filter((finding) => {
      const key = keyOf(finding)
      return !ignoredNow.has(key) && !forGood.has(key)
    })
    const active = sameAmong(left, state.active === null ? undefined : find(state.active))?.id ?? null
    const corrected = step?.isLast() ? state.corrected : null
    become({ findings: left, active, corrected })
    commands?.draw(left)
    const isPasted = lastLength !== undefined && length !== undefined && length - lastLength >= leastPasted
    lastLength = length
    if (isPasted) correctSpacing()
  }

  function correctSpacing(): void {
    const { spacing } = sortedFindings(state.findings)
    if (spacing.length === 0) return
    step = commands?.replace(spacing.map(({ id, fix: text = '' }) => ({ id, text })))
    become({ corrected: spacing.length })
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
    open(id: string | null): void {
      if (id !== state.active || state.by !== 'click') become({ active: id, by: 'click' })
    },
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
      const { findings, active } = state
      if (findings.length === 0) return
      const at = findings.findIndex(({ id }) => id === active)
      const next = at < 0 ? (by > 0 ? 0 : findings.length - 1) : (at + by + findings.length) % findings.length
      const finding = findings[next]
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
    correctSpacing,
    undoSpacing(): void {
      if (step?.isLast()) step.undo()
      step = undefined
      become({ corrected: null })
    },
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

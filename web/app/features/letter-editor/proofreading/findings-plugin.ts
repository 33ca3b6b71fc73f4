import type { Severity } from '@lettrine/letter-craft/proofreading/finding'
import type { EditorState } from '@tiptap/pm/state'
import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import type { DisplayedFinding } from './proofreading.store.ts'

export type PlacedFinding = { finding: DisplayedFinding; from: number; to: number }

const findingsKey = new PluginKey<DecorationSet>('findings')

/** A moving pointer crosses many words: a card opens only where it rests. */
const hoverMs = 400

export type FindingPointerHandlers = {
  open: (id: string) => void
  hover: (id: string | null) => void
}

/** One attribute per severity: where findings overlap, the more severe wins. */
const attributes = {
  error: 'data-finding-error',
  warning: 'data-finding-warning',
  advice: 'data-finding-advice',
} as const satisfies Record<Severity, string>

/** The element of a finding in the text. */
export const findingElement = ({ id, severity }: Pick<DisplayedFinding, 'id' | 'severity'>): Element | null =>
  document.querySelector(`[${attributes[severity]}="${id}"]`)

function findingOf(element: Element | null): string | null {
  for (const attribute of Object.values(attributes)) {
    const id = element?.closest(`[${attribute}]`)?.getAttribute(attribute)
    if (id) return id
  }
  return null
}

/** Underlines findings; one whose words are edited is removed at once, before the next reading. */
export function findingsPlugin({ open, hover }: FindingPointerHandlers): Plugin<DecorationSet> {
  let resting: ReturnType<typeof setTimeout> | undefined
  return new Plugin({
    key: findingsKey,
    state: {
      init: () => DecorationSet.empty,
      apply(tr, set) {
        const placed = tr.getMeta(findingsKey) as readonly PlacedFinding[] | undefined
        if (placed) return DecorationSet.create(tr.doc, placed.map(underline))
        return tr.docChanged ? withoutTouched(set, tr) : set
      },
    },
    view: () => ({ destroy: () => clearTimeout(resting) }),
    props: {
      decorations: (state) => findingsKey.getState(state),
      handleDOMEvents: {
        click(_, event) {
          clearTimeout(resting)
          const id = findingOf(event.target as Element)
          if (id) open(id)
          return false
        },
        pointerover(view, event) {
          if (event.pointerType !== 'mouse' || event.buttons !== 0) return false
          clearTimeout(resting)
          const { clientX, clientY } = event
          // Not before: a reading that ends while the pointer rests draws the same finding under another id.
          const openCard = () => hover(findingOf(view.root.elementFromPoint(clientX, clientY)))
          resting = setTimeout(openCard, hoverMs)
          return false
        },
        pointerleave() {
          clearTimeout(resting)
          resting = setTimeout(() => hover(null), hoverMs)
          return false
        },
        keydown() {
          clearTimeout(resting)
          return false
        },
      },
    },
  })
}

function underline({ finding, from, to }: PlacedFinding): Decoration {
  const look = { class: `finding finding-${finding.severity}`, [attributes[finding.severity]]: finding.id }
  return Decoration.inline(from, to, look, { finding })
}

function withoutTouched(set: DecorationSet, tr: Transaction): DecorationSet {
  const mapped = set.map(tr.mapping, tr.doc)
  const touched: Decoration[] = []
  tr.mapping.maps.forEach((map, index) => {
    map.forEach((_oldStart, _oldEnd, newStart, newEnd) => {
      const rest = tr.mapping.slice(index + 1)
      touched.push(...mapped.find(rest.map(newStart, -1), rest.map(newEnd, 1)))
    })
  })
  return mapped.remove(touched)
}

export const drawFindings = (tr: Transaction, placed: readonly PlacedFinding[]): Transaction =>
  tr.setMeta(findingsKey, placed).setMeta('addToHistory', false)

/** Current positions of the findings, mapped through the edits since they were found. */
export function placedFindings(state: EditorState): PlacedFinding[] {
  const found = findingsKey.getState(state)?.find() ?? []
  return found.map(({ from, to, spec }) => ({
    from,
    to,
    finding: (spec as { finding: DisplayedFinding }).finding,
  }))
}

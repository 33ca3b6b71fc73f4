import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/** A sentence that answers requirement `number` of the offer. */
export type PlacedAnswer = { from: number; to: number; number: number; lit: boolean }

type AnswersMeta = { answers: readonly PlacedAnswer[] } | { spot: { from: number; to: number } }

const lit = { class: 'answer-lit' }
const answersKey = new PluginKey<DecorationSet>('answers')

/** Numbers of the requirements that a paragraph answers, in its margin, and the highlighted answer. */
export function answersPlugin(): Plugin<DecorationSet> {
  return new Plugin({
    key: answersKey,
    state: {
      init: () => DecorationSet.empty,
      apply(tr, set) {
        const told = tr.getMeta(answersKey) as AnswersMeta | undefined
        const mapped = tr.docChanged ? set.map(tr.mapping, tr.doc) : set
        // A highlighted range stays highlighted until the text changes.
        const spots = tr.docChanged ? [] : spotsIn(mapped)
        if (!told) return tr.docChanged ? mapped.remove(spotsIn(mapped)) : mapped
        if ('answers' in told)
          return DecorationSet.create(tr.doc, [...decorationsOf(tr.doc, told.answers), ...spots])
        const { from, to } = told.spot
        return mapped.remove(spotsIn(mapped)).add(tr.doc, [Decoration.inline(from, to, lit, { spot: true })])
      },
    },
    props: { decorations: (state) => answersKey.getState(state) },
  })
}

const spotsIn = (set: DecorationSet) => set.find(undefined, undefined, ({ spot }) => spot === true)

export const drawAnswers = (tr: Transaction, answers: readonly PlacedAnswer[]): Transaction =>
  tr.setMeta(answersKey, { answers } satisfies AnswersMeta).setMeta('addToHistory', false)

/** Highlights a range until the text changes. */
export const spotlight = (tr: Transaction, from: number, to: number): Transaction =>
  tr.setMeta(answersKey, { spot: { from, to } } satisfies AnswersMeta).setMeta('addToHistory', false)

function decorationsOf(doc: Node, answers: readonly PlacedAnswer[]): Decoration[] {
  const sentences = answers
    .filter((answer) => answer.lit)
    .map(({ from, to }) => Decoration.inline(from, to, lit))
  const numbers = new Map<number, PlacedAnswer[]>()
  for (const answer of answers) {
    const start = doc.resolve(answer.from).start()
    numbers.set(start, [...(numbers.get(start) ?? []), answer])
  }
  const margins = [...numbers].map(([start, inside]) =>
    Decoration.widget(start, () => marginOf(inside), {
      side: -1,
      key: inside.map(({ number, lit }) => `${number}${lit ? '!' : ''}`).join(' '),
      ignoreSelection: true,
    }),
  )
  return [...sentences, ...margins]
}

function marginOf(answers: readonly PlacedAnswer[]): HTMLElement {
  const margin = document.createElement('span')
  margin.className = 'answer-numbers'
  margin.setAttribute('aria-hidden', 'true')
  margin.contentEditable = 'false'
  for (const { number, lit } of answers) {
    const shown = document.createElement('span')
    shown.textContent = String(number)
    if (lit) shown.className = 'answer-number-lit'
    margin.append(shown)
  }
  return margin
}

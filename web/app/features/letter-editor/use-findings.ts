import type { Editor } from '@tiptap/core'
import { closeHistory } from '@tiptap/pm/history'
import { TextSelection } from '@tiptap/pm/state'
import { type RefObject, useEffect, useRef } from 'react'
import type { DeviceMemory } from './device-memory.ts'
import { drawFindings, findingsPlugin, placedFindings } from './findings-plugin.ts'
import type { LetterDraft } from './letter-draft.ts'
import { useLetterEditing } from './letter-editing.tsx'
import { usePersonalWords } from './personal-dictionary.queries.ts'
import { type ProofText, placeIn, proofText } from './proof-text.ts'
import type { ShownFinding } from './proofreading.store.ts'
import type { ProofreadingAnswer, ProofreadingTask } from './proofreading.worker.ts'
import { wet } from './wet-ink.ts'

/** The hand must rest this long before the letter is read again. */
const restMs = 350

/** Reads the letter in a worker when the hand rests, and underlines what it finds. */
export function useFindings(editor: Editor, streaming: RefObject<boolean>): void {
  const { autosave, memory, proofreading } = useLetterEditing()
  const words = usePersonalWords()
  const latestWords = useRef(words)

  useEffect(() => {
    latestWords.current = words
    proofreading.readAgain()
  }, [words, proofreading])

  useEffect(() => {
    const worker = new Worker(new URL('./proofreading.worker.ts', import.meta.url), { type: 'module' })
    const plugin = findingsPlugin(proofreading)
    editor.registerPlugin(plugin)
    let asked = 0
    let read: { doc: Editor['state']['doc']; text: ProofText } | undefined
    let timer: ReturnType<typeof setTimeout> | undefined

    function ask(): void {
      if (streaming.current) {
        later()
        return
      }
      const { doc } = editor.state
      const text = proofText(doc)
      read = { doc, text }
      asked += 1
      const task: ProofreadingTask = {
        id: asked,
        text: text.text,
        ...knownOf(autosave.getState().draft, memory),
        accepted: [...ownTexts(autosave.getState().draft, memory), ...latestWords.current],
      }
      worker.postMessage(task)
    }
    function later(): void {
      clearTimeout(timer)
      timer = setTimeout(ask, restMs)
    }
    worker.addEventListener('message', ({ data }: MessageEvent<ProofreadingAnswer>) => {
      if (data.id !== asked || !read || !editor.state.doc.eq(read.doc)) return
      const { text } = read
      proofreading.spellingIs(data.spelling)
      proofreading.show(
        data.findings.map(
          (finding, index): ShownFinding => ({
            ...finding,
            id: `${data.id}-${index}`,
            quote: text.text.slice(finding.start, finding.end),
          }),
        ),
      )
    })

    proofreading.attach({
      draw(findings) {
        if (!read || editor.isDestroyed) return
        const { text } = read
        const placed = findings.flatMap((finding) => {
          const place = placeIn(text, finding.start, finding.end)
          return place ? [{ finding, ...place }] : []
        })
        editor.view.dispatch(drawFindings(editor.state.tr, placed))
      },
      reveal(id) {
        const place = placedFindings(editor.state).find(({ finding }) => finding.id === id)
        if (!place) return
        const selection = TextSelection.create(editor.state.doc, place.to)
        editor.view.dispatch(editor.state.tr.setSelection(selection).scrollIntoView())
      },
      replace(changes) {
        const wanted = new Map(changes.map(({ id, text }) => [id, text]))
        const places = placedFindings(editor.state)
          .filter(({ finding }) => wanted.has(finding.id))
          .sort((one, other) => other.from - one.from)
        let tr = closeHistory(editor.state.tr)
        let limit = Number.POSITIVE_INFINITY
        for (const { finding, from, to } of places) {
          // Two corrections of the same words: the later one waits for the next reading.
          const text = wanted.get(finding.id)
          if (text === undefined || to > limit) continue
          limit = from
          const marks = tr.doc.resolve(from).marksAcross(tr.doc.resolve(to)) ?? []
          tr = text === '' ? tr.delete(from, to) : tr.replaceWith(from, to, editor.schema.text(text, marks))
          if (places.length === 1) tr = wet(editor, tr, from, from + text.length)
        }
        if (tr.docChanged) editor.view.dispatch(tr)
      },
      focus: () => void editor.commands.focus(),
      readAgain: later,
    })

    editor.on('update', later)
    const unsubscribe = autosave.subscribe(watching(autosave.getState, later))
    later()
    return () => {
      clearTimeout(timer)
      unsubscribe()
      editor.off('update', later)
      proofreading.attach(undefined)
      worker.terminate()
      if (!editor.isDestroyed) editor.unregisterPlugin(plugin.spec.key ?? '')
    }
  }, [editor, autosave, memory, proofreading, streaming])
}

/** What else the reading depends on: a company renamed is a finding gone or come. */
const factsOf = ({ company, jobTitle, recipient, offer, type, language }: LetterDraft) =>
  [company, jobTitle, recipient.name, offer, type, language].join('\n')

function watching(getState: () => { draft: LetterDraft }, changed: () => void): () => void {
  let facts = factsOf(getState().draft)
  return () => {
    const next = factsOf(getState().draft)
    if (next === facts) return
    facts = next
    changed()
  }
}

/** What the writer says of themselves is spelled as they wish. */
function ownTexts({ sender }: LetterDraft, memory: DeviceMemory): string[] {
  const { name, experience, skills, education, achievements } = memory.profile()
  return [sender.name, sender.city, ...sender.address, name, experience, skills, education, achievements]
}

function knownOf(draft: LetterDraft, memory: DeviceMemory): Pick<ProofreadingTask, 'language' | 'context'> {
  const { company, jobTitle, recipient, offer, type, language } = draft
  const { gender } = memory.profile()
  return {
    language,
    context: {
      type,
      ...(company && { company }),
      ...(jobTitle && { jobTitle }),
      ...(recipient.name && { recipient: recipient.name }),
      ...(offer && { offer }),
      ...(gender !== 'none' && { candidateGender: gender }),
    },
  }
}

import type { Language } from '@lettrine/contract/letters'
import type { Editor } from '@tiptap/core'
import type { Plugin } from '@tiptap/pm/state'
import { type RefObject, useEffect, useRef } from 'react'
import { useIgnoredRules } from '../../../shared/proofreading/ignored-rules.queries.ts'
import type { LetterDraft } from '../autosave/letter-draft.ts'
import { useLetterEditing } from '../letter-editing.tsx'
import { answersPlugin } from '../offer/answers-plugin.ts'
import type { FieldSayer } from '../offer/reading.store.ts'
import { readingCommands } from '../offer/reading-commands.ts'
import { displayedFindings } from './displayed-findings.ts'
import { findingCommands } from './finding-commands.ts'
import { findingsPlugin } from './findings-plugin.ts'
import { usePersonalWords } from './personal-dictionary.queries.ts'
import { type ProofText, proofText } from './proof-text.ts'
import { proofreadingContext } from './proofreading-context.ts'
import type { ReadingAnswer, ReadingTask, SayAnswer, SayTask } from './reading.worker.ts'
import { askForSecondOpinion, useSecondOpinionLanguages } from './second-opinion.queries.ts'
import { createSecondOpinion } from './second-opinion.ts'

/** Debounce before the letter is read again. */
const restMs = 350

/** Reads the letter in a worker after a pause: findings, answers to the offer, and claims. */
export function useLetterReading(editor: Editor, streaming: RefObject<boolean>): void {
  const { autosave, memory, proofreading, reading } = useLetterEditing()
  const words = usePersonalWords()
  const latestWords = useRef(words)
  const languages = useSecondOpinionLanguages()
  const latestLanguages = useRef(languages)
  const ignoredRules = useIgnoredRules()
  const latestIgnored = useRef(ignoredRules)

  useEffect(() => {
    latestWords.current = words
    latestLanguages.current = languages
    latestIgnored.current = ignoredRules
    proofreading.readAgain()
  }, [words, languages, ignoredRules, proofreading])

  useEffect(() => {
    const worker = new Worker(new URL('./reading.worker.ts', import.meta.url), { type: 'module' })
    const plugin = findingsPlugin(proofreading)
    const answers = answersPlugin()
    for (const one of [plugin, answers]) editor.registerPlugin(one, inPlaceOfItsLike)
    let requestId = 0
    let read: { doc: Editor['state']['doc']; text: ProofText; language: Language } | undefined
    let answered: ReadingAnswer | undefined
    let timer: ReturnType<typeof setTimeout> | undefined

    function ask(): void {
      if (streaming.current) {
        later()
        return
      }
      const { doc } = editor.state
      const text = proofText(doc)
      const context = proofreadingContext(autosave.getState(), memory, latestWords.current)
      read = { doc, text, language: context.language }
      requestId += 1
      const task: ReadingTask = {
        id: requestId,
        text: text.text,
        ignoredRules: latestIgnored.current.map(({ rule }) => rule),
        ...context,
      }
      worker.postMessage(task)
    }
    function later(): void {
      clearTimeout(timer)
      timer = setTimeout(ask, restMs)
    }
    const secondOpinion = createSecondOpinion({ ask: askForSecondOpinion, arrived: showFindings })
    /** Shows the findings of the last reading and of the second opinion, unless the text has changed since. */
    function showFindings(): void {
      if (answered?.id !== requestId || !read || !editor.state.doc.eq(read.doc)) return
      const { text } = read.text
      const isAsked = latestLanguages.current.includes(read.language)
      const theirs = isAsked ? secondOpinion.on({ text, language: read.language }) : []
      proofreading.show(displayedFindings(text, answered, theirs), text.length)
    }
    const sayings = new Map<number, (said: readonly string[]) => void>()
    const sayFields: FieldSayer = (places, value) =>
      new Promise((resolve) => {
        const say = sayings.size + 1
        sayings.set(say, resolve)
        const { gender } = memory.profile()
        const task: SayTask = { say, places, value, gender: gender === 'none' ? undefined : gender }
        worker.postMessage(task)
      })
    worker.addEventListener('message', ({ data }: MessageEvent<ReadingAnswer | SayAnswer>) => {
      if ('said' in data) {
        sayings.get(data.say)?.(data.said)
        return
      }
      if (data.id !== requestId || !read || !editor.state.doc.eq(read.doc)) return
      answered = data
      proofreading.spellingIs(data.spelling)
      reading.show(data)
      showFindings()
    })

    proofreading.attach(findingCommands(editor, () => read?.text, later))
    reading.attach({ ...readingCommands(editor, () => read?.text), sayFields })
    editor.on('update', later)
    const unsubscribe = autosave.subscribe(watching(autosave.getState, later))
    later()
    return () => {
      clearTimeout(timer)
      secondOpinion.stop()
      unsubscribe()
      editor.off('update', later)
      proofreading.attach(undefined)
      reading.attach(undefined)
      worker.terminate()
      if (!editor.isDestroyed)
        for (const { spec } of [plugin, answers]) editor.unregisterPlugin(spec.key ?? '')
    }
  }, [editor, autosave, memory, proofreading, reading, streaming])
}

/** An unmounted editor keeps its plugins: in development, React unmounts and mounts it again at once. */
const inPlaceOfItsLike = (newcomer: Plugin, known: Plugin[]): Plugin[] => [
  ...known.filter(({ spec }) => spec.key !== newcomer.spec.key),
  newcomer,
]

/** Other input of a reading: for example, renaming the company adds or removes findings. */
const factsOf = ({
  company,
  jobTitle,
  recipient,
  offer,
  type,
  language,
  confirmedClaims,
  plan,
}: LetterDraft) =>
  [company, jobTitle, recipient.name, offer, type, language, JSON.stringify(plan), ...confirmedClaims].join(
    '\n',
  )

function watching(getState: () => { draft: LetterDraft }, changed: () => void): () => void {
  let facts = factsOf(getState().draft)
  return () => {
    const next = factsOf(getState().draft)
    if (next === facts) return
    facts = next
    changed()
  }
}

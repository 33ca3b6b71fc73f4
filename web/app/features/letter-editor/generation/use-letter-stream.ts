import { countWords } from '@lettrine/letter-craft/text/measure'
import { useEffect, useReducer, useRef, useState } from 'react'
import { api } from '../../../lib/api/api.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { streamGeneration } from '../../../lib/api/generation-stream.ts'
import { useInvalidateAiUsage } from '../../../shared/plans/ai-usage.ts'
import { toast } from '../../../ui/toast.ts'
import { useLetterEditing } from '../letter-editing.tsx'
import { generationText as texts } from './generation.fr.ts'
import { generation, type generationRequest } from './generation.state.ts'
import { type SentenceLink, sentenceLinks } from './sentence-links.state.ts'
import { forgetUnfinished, keepUnfinished, unfinishedRun } from './unfinished-run.ts'
import type { useSentenceLinks } from './use-sentence-links.ts'

export type LetterRun = {
  request: ReturnType<typeof generationRequest>
  /** What the letter replaces. */
  before: { text: string; links: readonly SentenceLink[] }
}

async function* wholeLetter(...[request, { signal }]: Parameters<typeof streamGeneration>) {
  const { data } = await api.generation.generate(request, { signal })
  yield { type: 'done' as const, letter: data }
}

/** Writes letters into the writing surface: as they are streamed, or whole. */
export function useLetterStream(sentences: ReturnType<typeof useSentenceLinks>) {
  const { autosave, surface } = useLetterEditing()
  const forgetAiUsage = useInvalidateAiUsage()
  const { letterId } = autosave.getState()
  const [unfinished] = useState(() => unfinishedRun(letterId))
  const [state, dispatch] = useReducer(generation, { phase: unfinished ? 'stopped' : 'idle' })
  const running = useRef<AbortController | null>(null)
  /** The letter that was last asked for. */
  const last = useRef<LetterRun | null>(null)
  /** Whether the running letter is wanted at once, in place of its stream. */
  const wantsWhole = useRef(false)

  useEffect(() => {
    forgetUnfinished(letterId)
    const leave = () => {
      if (running.current && last.current) keepUnfinished(letterId, last.current.request)
    }
    // Chromium has cut the stream before it hides the page; Safari on a phone tells no earlier.
    for (const end of ['beforeunload', 'pagehide'] as const) addEventListener(end, leave)
    return () => {
      for (const end of ['beforeunload', 'pagehide'] as const) removeEventListener(end, leave)
      leave()
      running.current?.abort()
    }
  }, [letterId])

  async function write(run: LetterRun, eventsOf: typeof streamGeneration) {
    const writing = surface.current
    if (!writing || running.current) return
    const { request, before } = run
    const control = new AbortController()
    running.current = control
    last.current = run
    let isLinked = false
    dispatch({ type: 'started' })
    const stream = writing.openStream()
    const screen = onNextFrame(stream.show)
    try {
      let text = ''
      for await (const event of eventsOf(request, { signal: control.signal })) {
        if (event.type === 'delta') {
          text += event.text
          screen.show(text)
          dispatch({ type: 'progressed', progress: event.progress, words: countWords(text) })
        } else if (event.type === 'restart') {
          text = ''
          dispatch({ type: 'restarted', fallback: event.fallback })
        } else {
          screen.show(event.letter.content)
          sentences.keep(sentenceLinks(event.letter))
          isLinked = true
          forgetUnfinished(letterId)
          autosave.attributeNextSave(event.letter.writer === 'composer' ? 'writer' : 'model')
          dispatch({ type: 'finished', letter: event.letter, words: countWords(event.letter.content) })
        }
      }
    } catch (fault) {
      if (control.signal.aborted) dispatch({ type: 'stopped' })
      else dispatch({ type: 'failed', message: fault instanceof ApiError ? fault.message : texts.failed })
    } finally {
      screen.flush()
      stream.close()
      running.current = null
      forgetAiUsage()
      autosave.flush()
    }
    if (wantsWhole.current) {
      wantsWhole.current = false
      await write(run, wholeLetter)
      return
    }
    // Nothing was replaced when generation failed at once; nothing can be restored once the editor is closed.
    if (!surface.current || surface.current.markdown() === before.text) return
    if (!isLinked) sentences.keep([])
    if (before.text === '') return
    offerUndo(() => {
      surface.current?.replaceAll(before.text)
      sentences.keep(before.links)
    })
  }

  return {
    state,
    isRunning: () => running.current !== null,
    write: (run: LetterRun) => write(run, streamGeneration),
    stop: () => running.current?.abort(),
    /** The same letter, whole: the built-in writer writes it again from the same seed. */
    showWhole() {
      if (running.current) {
        wantsWhole.current = true
        running.current.abort()
        return
      }
      const text = surface.current?.markdown() ?? ''
      const left = unfinished && { request: unfinished, before: { text, links: sentences.links } }
      const run = last.current ?? left
      if (run) void write(run, wholeLetter)
    },
  }
}

const offerUndo = (undo: () => void) =>
  toast.info({ title: texts.replaced, action: { label: texts.undo, onClick: undo }, duration: 10_000 })

/** Displays the latest text once per frame: deltas can come faster than the screen refreshes. */
function onNextFrame(show: (text: string) => void) {
  let waiting: string | undefined
  let frame = 0
  const flush = () => {
    cancelAnimationFrame(frame)
    frame = 0
    if (waiting !== undefined) show(waiting)
    waiting = undefined
  }
  return {
    show(text: string) {
      waiting = text
      frame ||= requestAnimationFrame(flush)
    },
    flush,
  }
}

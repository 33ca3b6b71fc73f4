import { countWords } from '@lettrine/letter-craft/text/measure'
import { useEffect, useReducer, useRef, useState } from 'react'
import { api } from '../../../lib/api/api.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { streamGeneration } from '../../../lib/api/generation-stream.ts'
import { useInvalidateAiUsage } from '../../../shared/plans/ai-usage.ts'
import { toast } from '../../../ui/toast.tsx'
import { useAutosaveState, useLetterEditing } from '../letter-editing.tsx'
import { generationText as texts } from './generation.fr.ts'
import { canGenerate, generation, generationRequest, keptPlan, type ProfileForm } from './generation.state.ts'
import { sendProfile } from './profile-sync.ts'
import { type SentenceLink, sentenceLinks } from './sentence-links.state.ts'
import { useLetterBrief } from './use-letter-brief.ts'
import { useLetterCareer } from './use-letter-career.ts'
import { useSentenceLinks } from './use-sentence-links.ts'
import { useWriteOnceReady } from './use-write-once-ready.ts'

/** Debounce before a changed profile is sent to the account. */
const sendDelayMs = 1_500

const newSeed = () => Math.floor(Math.random() * 2_147_483_647)

/** Runs generation: its input, its progress, and the text it streams into the writing surface. */
export function useGeneration() {
  const { autosave, memory, surface, proofreading } = useLetterEditing()
  const forgetAiUsage = useInvalidateAiUsage()
  const letterId = useAutosaveState((state) => state.letterId)
  const ready = useAutosaveState((state) => canGenerate(state.draft))
  const career = useLetterCareer()
  const sentences = useSentenceLinks(letterId)
  const [profile, setProfile] = useState(memory.profile)
  const { brief, changeBrief } = useLetterBrief()
  const [state, dispatch] = useReducer(generation, { phase: 'idle' })
  const running = useRef<AbortController | null>(null)
  /** The letter that was last asked for, and what it replaced. */
  const last = useRef<Run | null>(null)
  /** Whether the running letter is wanted at once, in place of its stream. */
  const wantsWhole = useRef(false)

  const telling = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => running.current?.abort(), [])

  function changeProfile(patch: Partial<ProfileForm>) {
    const next = { ...profile, ...patch }
    setProfile(next)
    memory.keepProfile(next)
    memory.markProfile('unsent')
    clearTimeout(telling.current)
    telling.current = setTimeout(() => void sendProfile(memory), sendDelayMs)
    proofreading.readAgain()
  }

  async function start() {
    const writing = surface.current
    if (!writing || running.current || !ready) return
    const before = { text: writing.markdown(), links: sentences.links }
    // The existing text is saved first, so that the version history has it too.
    autosave.flush()
    autosave.defer(!brief.saveAsLetter)
    // The text is kept with the plan that it is written from, also when only this device had it.
    autosave.edit({ plan: keptPlan(brief) })
    const request = generationRequest(autosave.getState().draft, profile, brief, newSeed(), career.career)
    await write({ request, before }, streamGeneration)
  }

  /** The same letter, whole: the built-in writer writes it again from the same seed. */
  function showWhole() {
    if (running.current) {
      wantsWhole.current = true
      running.current.abort()
    } else if (last.current) void write(last.current, wholeLetter)
  }

  async function write(run: Run, eventsOf: typeof streamGeneration) {
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
    ready,
    profile,
    career,
    brief,
    links: sentences.links,
    changeProfile,
    changeBrief,
    start: useWriteOnceReady(() => void start()),
    stop: () => running.current?.abort(),
    showWhole,
  }
}
export type GenerationControl = ReturnType<typeof useGeneration>

type Run = {
  request: ReturnType<typeof generationRequest>
  /** What the letter replaces. */
  before: { text: string; links: readonly SentenceLink[] }
}

async function* wholeLetter(...[request, { signal }]: Parameters<typeof streamGeneration>) {
  const { data } = await api.generation.generate(request, { signal })
  yield { type: 'done' as const, letter: data }
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

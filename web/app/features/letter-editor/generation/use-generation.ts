import { useRef, useState } from 'react'
import { useAutosaveState, useLetterEditing } from '../letter-editing.tsx'
import { canGenerate, generationRequest, keptPlan, type ProfileForm } from './generation.state.ts'
import { sendProfile } from './profile-sync.ts'
import { useLetterBrief } from './use-letter-brief.ts'
import { useLetterCareer } from './use-letter-career.ts'
import { useLetterStream } from './use-letter-stream.ts'
import { useSentenceLinks } from './use-sentence-links.ts'
import { useWriteOnceReady } from './use-write-once-ready.ts'

/** Debounce before a changed profile is sent to the account. */
const sendDelayMs = 1_500

const newSeed = () => Math.floor(Math.random() * 2_147_483_647)

/** Runs generation: its input, its progress, and the text that it writes into the writing surface. */
export function useGeneration() {
  const { autosave, memory, surface, proofreading } = useLetterEditing()
  const letterId = useAutosaveState((state) => state.letterId)
  const ready = useAutosaveState((state) => canGenerate(state.draft))
  const career = useLetterCareer()
  const sentences = useSentenceLinks(letterId)
  const [profile, setProfile] = useState(memory.profile)
  const { brief, changeBrief } = useLetterBrief()
  const letters = useLetterStream(sentences)

  const telling = useRef<ReturnType<typeof setTimeout>>(undefined)

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
    if (!writing || letters.isRunning() || !ready) return
    const before = { text: writing.markdown(), links: sentences.links }
    // The existing text is saved first, so that the version history has it too.
    autosave.flush()
    autosave.defer(!brief.saveAsLetter)
    // The text is kept with the plan that it is written from, also when only this device had it.
    autosave.edit({ plan: keptPlan(brief) })
    const request = generationRequest(autosave.getState().draft, profile, brief, newSeed(), career.career)
    await letters.write({ request, before })
  }

  return {
    state: letters.state,
    ready,
    profile,
    career,
    brief,
    links: sentences.links,
    changeProfile,
    changeBrief,
    start: useWriteOnceReady(() => void start()),
    stop: letters.stop,
    showWhole: letters.showWhole,
  }
}
export type GenerationControl = ReturnType<typeof useGeneration>

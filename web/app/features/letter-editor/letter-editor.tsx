import type { Profile } from '@lettrine/contract/profile'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useReadCareerAgain } from '../../shared/career/stored-career.ts'
import { toast } from '../../ui/toast.ts'
import type { Autosave } from './autosave/autosave.engine.ts'
import { deviceMemory } from './autosave/device-memory.ts'
import type { EditorSession } from './autosave/editor-session.state.ts'
import { useAutosave } from './autosave/use-autosave.ts'
import { useLetterSession } from './autosave/use-letter-session.ts'
import type { EditorDialogs } from './editor-dialogs.tsx'
import { EditorLayout, type EditorNavigation } from './editor-layout.tsx'
import { EditorFailure, EditorSkeleton } from './editor-placeholders.tsx'
import { adoptProfile } from './generation/profile-sync.ts'
import { type LetterEditing, LetterEditingProvider } from './letter-editing.tsx'
import { editorText as texts } from './letter-editor.fr.ts'
import { createReading } from './offer/reading.store.ts'
import { createProofreading } from './proofreading/proofreading.store.ts'
import { useFaultCounter } from './proofreading/use-fault-counter.ts'
import { createCaret } from './surface/caret.store.ts'
import type { SurfaceHandle } from './surface/surface-handle.ts'
import './proofreading/analysis.css'
import './generation/generation.css'
import './generation/letter-plan.css'
import './generation/line-wordings.css'
import './generation/sentence-links.css'
import './letter-editor.css'
import './letter-editor-narrow.css'
import './surface/letter-surface.css'
import './page/page-designs.css'
import './page/page-preview.css'
import './proofreading/proofreading.css'
import './offer/reading.css'

/** Opens the letter of a session and keeps its editor as long as the session lasts. */
export function LetterEditor({
  session,
  user,
  startAt,
  navigation,
  dialogs,
}: {
  session: EditorSession
  user: Profile
  /** Words of the letter to scroll to first. */
  startAt: string | undefined
  navigation: EditorNavigation
  dialogs: EditorDialogs
}) {
  const readCareerAgain = useReadCareerAgain()
  const memory = useMemo(() => deviceMemory(user.id), [user.id])
  // Before any component reads it; once per opening.
  useState(() => adoptProfile(memory, user, readCareerAgain))
  const opening = useLetterSession(session, user, memory, navigation.onSavedAs)
  const surface = useRef<SurfaceHandle | null>(null)
  const countFaults = useFaultCounter()
  // Findings ignored once are ignored for this letter.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the session’s key stands for the letter
  const proofreading = useMemo(
    () => createProofreading(memory, countFaults),
    [memory, countFaults, session.key],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same
  const reading = useMemo(() => createReading(startAt), [session.key])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same
  const caret = useMemo(() => createCaret(), [session.key])
  if (opening.phase === 'opening') return <EditorSkeleton />
  if (opening.phase === 'failed') return <EditorFailure {...opening} onList={navigation.onList} />
  const { autosave, recovered } = opening
  return (
    <OpenEditor
      key={session.key}
      autosave={autosave}
      editing={{ autosave, memory, surface, proofreading, reading, caret }}
      recovered={recovered}
      navigation={navigation}
      dialogs={dialogs}
    />
  )
}

function OpenEditor({
  autosave,
  editing,
  recovered,
  navigation,
  dialogs,
}: {
  autosave: Autosave
  editing: LetterEditing
  recovered: boolean
  navigation: EditorNavigation
  dialogs: EditorDialogs
}) {
  useAutosave(autosave)
  const begun = useRef(navigation.jobTitle)
  useEffect(() => {
    if (begun.current && autosave.getState().draft.jobTitle === '') autosave.edit({ jobTitle: begun.current })
    begun.current = undefined
  }, [autosave])
  const isGuided = useRef(navigation.step !== undefined)
  useEffect(() => {
    // In the guide, every answer is where it was left: that is all there is to say.
    if (recovered && !isGuided.current) toast.info({ title: texts.banner.recovered })
  }, [recovered])
  return (
    <LetterEditingProvider value={editing}>
      <EditorLayout navigation={navigation} dialogs={dialogs} />
    </LetterEditingProvider>
  )
}

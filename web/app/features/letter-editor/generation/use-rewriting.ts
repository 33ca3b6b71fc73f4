import type { RewriteIntent, RewrittenPassage } from '@lettrine/contract/rewriting'
import type { Editor } from '@tiptap/core'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../../lib/api/api.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { useInvalidateAiUsage } from '../../../shared/plans/ai-usage.ts'
import { toast } from '../../../ui/toast.ts'
import { useLetterEditing } from '../letter-editing.tsx'
import { replacePassage, type SelectedPassage, selectedPassage } from '../surface/selected-passage.ts'
import { rewriteRequest } from './generation.state.ts'
import { rewritingText as texts } from './rewriting.fr.ts'

export type Rewriting =
  | { phase: 'idle' }
  | { phase: 'asking'; intent: RewriteIntent; passage: SelectedPassage }
  | { phase: 'proposed'; intent: RewriteIntent; passage: SelectedPassage; proposal: RewrittenPassage }
  | { phase: 'failed'; intent: RewriteIntent; passage: SelectedPassage; message: string }

/** Rewriting of the selection: requested, displayed as a difference, then accepted or refused. */
export function useRewriting(editor: Editor) {
  const { autosave, memory } = useLetterEditing()
  const forgetAiUsage = useInvalidateAiUsage()
  const [state, setState] = useState<Rewriting>({ phase: 'idle' })
  const running = useRef<AbortController | null>(null)
  const seed = useRef(Math.floor(Math.random() * 1_000))

  useEffect(() => () => running.current?.abort(), [])

  async function ask(intent: RewriteIntent, passage: SelectedPassage) {
    running.current?.abort()
    const control = new AbortController()
    running.current = control
    seed.current += 1
    setState({ phase: 'asking', intent, passage })
    const { draft, letterId } = autosave.getState()
    try {
      const { data: proposal } = await api.rewriting.rewrite(
        rewriteRequest(draft, memory.about(letterId, draft.plan), { ...passage, intent }, seed.current),
        { signal: control.signal },
      )
      forgetAiUsage()
      if (!control.signal.aborted) setState({ phase: 'proposed', intent, passage, proposal })
    } catch (fault) {
      if (control.signal.aborted) return
      const message = fault instanceof ApiError ? fault.message : texts.failed
      setState({ phase: 'failed', intent, passage, message })
    }
  }

  function close() {
    running.current?.abort()
    setState({ phase: 'idle' })
    editor.commands.focus()
  }

  return {
    state,
    close,
    start(intent: RewriteIntent) {
      const passage = selectedPassage(editor)
      if (passage) void ask(intent, passage)
    },
    again: () => void (state.phase !== 'idle' && ask(state.intent, state.passage)),
    accept() {
      if (state.phase !== 'proposed') return
      const replaced = replacePassage(editor, state.passage, state.proposal.text)
      close()
      if (!replaced) toast.warning({ title: texts.moved })
      else
        toast.info({
          title: texts.accepted,
          action: { label: texts.undo, onClick: () => void editor.chain().focus().undo().run() },
        })
    },
  }
}
export type RewritingControl = ReturnType<typeof useRewriting>

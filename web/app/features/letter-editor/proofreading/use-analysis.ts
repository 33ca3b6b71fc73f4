import type { LetterAnalysis } from '@lettrine/contract/analysis'
import { useState } from 'react'
import { api } from '../../../lib/api/api.ts'
import { ApiError } from '../../../lib/api/api-error.ts'
import { useInvalidateAiUsage } from '../../../shared/plans/ai-usage.ts'
import { selfDescription } from '../generation/generation.state.ts'
import { useLetterEditing } from '../letter-editing.tsx'
import { analysisText as texts } from './analysis.fr.ts'

/** Scores of an earlier version, to display progress. */
type Earlier = { version: number; strength: number; competitiveness: number }

export type Analysis =
  | { phase: 'none' }
  | { phase: 'running' }
  | { phase: 'shown'; analysis: LetterAnalysis; earlier: Earlier | undefined }
  | { phase: 'failed'; message: string }

/** Analysis of the saved letter, on request only. */
export function useAnalysis() {
  const { autosave, memory } = useLetterEditing()
  const forgetAiUsage = useInvalidateAiUsage()
  const [state, setState] = useState<Analysis>({ phase: 'none' })

  async function run(withModel: boolean) {
    setState({ phase: 'running' })
    autosave.pull()
    autosave.saveNow()
    const { exists, letterId, obstacle, draft } = await autosave.whenSettled()
    if (!exists || obstacle) {
      setState({ phase: 'failed', message: texts.notSaved })
      return
    }
    try {
      const about = selfDescription(memory.about(letterId, draft.plan))
      const { data: analysis } = await api.analysis.analyze({ id: letterId, ...about, withModel })
      const { data } = await api.analysis.list({ id: letterId })
      const earlier = data.analyses.find(({ version }) => version < analysis.version)
      if (withModel) forgetAiUsage()
      setState({ phase: 'shown', analysis, earlier })
    } catch (fault) {
      setState({ phase: 'failed', message: fault instanceof ApiError ? fault.message : texts.failed })
    }
  }

  return { state, run: (withModel = false) => void run(withModel) }
}

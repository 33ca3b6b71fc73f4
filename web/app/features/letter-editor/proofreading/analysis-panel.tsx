import { CircleAlert, Gauge, Sparkles } from 'lucide-react'
import { AnalysisReport } from '../../../shared/analysis-report/analysis-report.tsx'
import { useLacks } from '../../../shared/plans/entitlements.ts'
import { useModelName } from '../../../shared/plans/model-name.ts'
import { planLockText } from '../../../shared/plans/plan-lock.fr.ts'
import { PlanLock } from '../../../shared/plans/plan-lock.tsx'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useAutosaveState, useLetterEditing } from '../letter-editing.tsx'
import { analysisText as texts } from './analysis.fr.ts'
import { useAnalysis } from './use-analysis.ts'

/** Scores and improvements, most important first; a click on a remark scrolls to its words. */
export function AnalysisPanel({ onReveal }: { onReveal: () => void }) {
  const { reading } = useLetterEditing()
  const { state, run } = useAnalysis()
  const version = useAutosaveState((letter) => letter.version)
  const model = useModelName()
  const running = state.phase === 'running'
  const isLocked = useLacks('analysis') && state.phase === 'none'
  return (
    <section className="analysis" aria-labelledby="analysis-title">
      <h2 id="analysis-title">{texts.title}</h2>
      {state.phase === 'none' && <p className="muted small">{texts.intro}</p>}
      {running && (
        <p className="rewrite-status" role="status">
          <Spinner />
          {texts.running}
        </p>
      )}
      {state.phase === 'failed' && (
        <p className="compose-failure" role="alert">
          <CircleAlert aria-hidden="true" size={18} />
          <span>{state.message}</span>
        </p>
      )}
      {state.phase === 'shown' && (
        <AnalysisReport
          analysis={state.analysis}
          earlier={state.earlier}
          model={model}
          onSee={(quote) => {
            onReveal()
            reading.revealQuote(quote)
          }}
        />
      )}
      {state.phase === 'shown' && version !== state.analysis.version && (
        <p className="muted small">{texts.stale}</p>
      )}
      {isLocked && <PlanLock>{planLockText.analysis}</PlanLock>}
      {!running && !isLocked && (
        <Button variant="tonal" size="small" icon={<Gauge size={16} />} onClick={() => run()}>
          {state.phase === 'none' ? texts.start : texts.again}
        </Button>
      )}
      {state.phase === 'shown' && model && (
        <Button variant="ghost" size="small" icon={<Sparkles size={16} />} onClick={() => run(true)}>
          {texts.withModel(model)}
        </Button>
      )}
    </section>
  )
}

import type { LetterAnalysis } from '@lettrine/contract/analysis'
import { CircleAlert, Gauge, Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { analysisText as say } from './analysis.fr.ts'
import { useAutosaveState, useLetterEditing } from './letter-editing.tsx'
import { type Analysis, useAnalysis } from './use-analysis.ts'
import { useModelName } from './use-model-name.ts'

type Shown = Extract<Analysis, { phase: 'shown' }>
type Place = LetterAnalysis['places']['suggestions'][number]

/** Scores, and what to better first; each remark leads to its words. */
export function AnalysisPanel({ onReveal }: { onReveal: () => void }) {
  const { state, run } = useAnalysis()
  const version = useAutosaveState((letter) => letter.version)
  const model = useModelName()
  const running = state.phase === 'running'
  return (
    <section className="analysis" aria-labelledby="analysis-title">
      <h2 id="analysis-title">{say.title}</h2>
      {state.phase === 'none' && <p className="muted small">{say.intro}</p>}
      {running && (
        <p className="rewrite-status" role="status">
          <Spinner />
          {say.running}
        </p>
      )}
      {state.phase === 'failed' && (
        <p className="compose-failure" role="alert">
          <CircleAlert aria-hidden="true" size={18} />
          <span>{state.message}</span>
        </p>
      )}
      {state.phase === 'shown' && <Judgement shown={state} onReveal={onReveal} />}
      {state.phase === 'shown' && version !== state.analysis.version && (
        <p className="muted small">{say.stale}</p>
      )}
      {!running && (
        <Button variant="tonal" size="small" icon={<Gauge size={16} />} onClick={() => run()}>
          {state.phase === 'none' ? say.start : say.again}
        </Button>
      )}
      {state.phase === 'shown' && model && (
        <Button variant="ghost" size="small" icon={<Sparkles size={16} />} onClick={() => run(true)}>
          {say.withModel(model)}
        </Button>
      )}
    </section>
  )
}

function Judgement({ shown: { analysis, earlier }, onReveal }: { shown: Shown; onReveal: () => void }) {
  const model = useModelName()
  const { strength, competitiveness, tone, weaknesses, improvementAreas, suggestions, places, modelAdvice } =
    analysis
  const since = (score: 'strength' | 'competitiveness') =>
    earlier && say.progress(analysis[score] - earlier[score], earlier.version)
  return (
    <>
      <div className="analysis-scores">
        <Score name={say.strength} score={strength} since={since('strength')} />
        <Score name={say.competitiveness} score={competitiveness} since={since('competitiveness')} />
      </div>
      <p className="muted small">{say.tone(tone)}</p>
      <Remarks title={say.weaknesses} texts={weaknesses} places={places.weaknesses} onReveal={onReveal} />
      <Remarks
        title={say.areas}
        texts={improvementAreas.map(({ suggestion }) => suggestion)}
        heads={improvementAreas.map(({ category, priority }) => (
          <span key={category} className={`analysis-area analysis-${priority}`}>
            {category}
            <span className="analysis-priority">{say.priorities[priority]}</span>
          </span>
        ))}
        places={places.improvementAreas}
        onReveal={onReveal}
      />
      <Remarks title={say.suggestions} texts={suggestions} places={places.suggestions} onReveal={onReveal} />
      {modelAdvice?.fallback && <p className="rewrite-fallback">{modelAdvice.fallback.message}</p>}
      {modelAdvice && (
        <Remarks
          title={say.modelAdvice(model ?? modelAdvice.writer)}
          texts={modelAdvice.suggestions}
          places={[]}
          onReveal={onReveal}
        />
      )}
    </>
  )
}

/** Green from 80, yellow from 60, else red; the level is said in words too. */
const levelOf = (score: number) => (score >= 80 ? 'good' : score >= 60 ? 'fair' : 'poor')

function Score({ name, score, since }: { name: string; score: number; since: string | undefined }) {
  const level = levelOf(score)
  return (
    <div className={`analysis-score analysis-score-${level}`}>
      <span className="small">{name}</span>
      <strong>{score}</strong>
      <meter
        min={0}
        max={100}
        low={60}
        high={80}
        optimum={100}
        value={score}
        aria-label={`${name}, ${say.score(score)}`}
      />
      <span className="small">{say.levels[level]}</span>
      {since && <span className="muted small">{since}</span>}
    </div>
  )
}

function Remarks({
  title,
  texts,
  heads,
  places,
  onReveal,
}: {
  title: string
  texts: readonly string[]
  heads?: readonly ReactNode[]
  places: readonly Place[]
  onReveal: () => void
}) {
  const { reading } = useLetterEditing()
  if (texts.length === 0) return null
  return (
    <div className="analysis-remarks">
      <h3>{title}</h3>
      <ul>
        {texts.map((text, index) => {
          const place = places[index]
          return (
            <li key={text}>
              {heads?.[index]}
              <span>{text}</span>
              {place && (
                <button
                  type="button"
                  onClick={() => {
                    onReveal()
                    reading.revealQuote(place.quote)
                  }}
                >
                  {say.see}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

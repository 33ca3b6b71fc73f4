import './analysis-report.css'
import type { AnalysisScores, LetterAnalysis } from '@lettrine/contract/analysis'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { analysisReportText as messages } from './analysis-report.fr.ts'

type Place = LetterAnalysis['places']['suggestions'][number]
type Scores = Pick<z.infer<typeof AnalysisScores>, 'version' | 'strength' | 'competitiveness'>

export type AnalysisReportProps = {
  analysis: LetterAnalysis
  /** Scores of an earlier version, to display progress. */
  earlier: Scores | undefined
  /** Name of the model that contributed. */
  model: string | undefined
  /** Scrolls to words of the letter. */
  onSee: (quote: string) => void
}

/** Scores of a letter, and improvements by priority; each links to its words. */
export function AnalysisReport({ analysis, earlier, model, onSee }: AnalysisReportProps) {
  const { strength, competitiveness, tone, weaknesses, improvementAreas, suggestions, places, modelAdvice } =
    analysis
  const since = (score: 'strength' | 'competitiveness') =>
    earlier && messages.progress(analysis[score] - earlier[score], earlier.version)
  return (
    <>
      <div className="analysis-report-scores">
        <Score name={messages.strength} score={strength} since={since('strength')} />
        <Score name={messages.competitiveness} score={competitiveness} since={since('competitiveness')} />
      </div>
      <p className="muted small">{messages.tone(tone)}</p>
      <Remarks title={messages.weaknesses} texts={weaknesses} places={places.weaknesses} onSee={onSee} />
      <Remarks
        title={messages.areas}
        texts={improvementAreas.map(({ suggestion }) => suggestion)}
        heads={improvementAreas.map(({ category, priority }) => (
          <span key={category} className={`analysis-report-area judgement-${priority}`}>
            {category}
            <span className="analysis-report-priority">{messages.priorities[priority]}</span>
          </span>
        ))}
        places={places.improvementAreas}
        onSee={onSee}
      />
      <Remarks title={messages.suggestions} texts={suggestions} places={places.suggestions} onSee={onSee} />
      {modelAdvice?.fallback && <p className="analysis-report-fallback">{modelAdvice.fallback.message}</p>}
      {modelAdvice && (
        <Remarks
          title={messages.modelAdvice(model ?? modelAdvice.writer)}
          texts={modelAdvice.suggestions}
          places={[]}
          onSee={onSee}
        />
      )}
    </>
  )
}

/** Green from 80, yellow from 60, else red; the level is also in words. */
const levelOf = (score: number) => (score >= 80 ? 'good' : score >= 60 ? 'fair' : 'poor')

function Score({ name, score, since }: { name: string; score: number; since: string | undefined }) {
  const level = levelOf(score)
  return (
    <div className={`analysis-report-score analysis-report-score-${level}`}>
      <span className="small">{name}</span>
      <strong>{score}</strong>
      <meter
        min={0}
        max={100}
        low={60}
        high={80}
        optimum={100}
        value={score}
        aria-label={`${name}, ${messages.score(score)}`}
      />
      <span className="small">{messages.levels[level]}</span>
      {since && <span className="muted small">{since}</span>}
    </div>
  )
}

function Remarks({
  title,
  texts,
  heads,
  places,
  onSee,
}: {
  title: string
  texts: readonly string[]
  heads?: readonly ReactNode[]
  places: readonly Place[]
  onSee: (quote: string) => void
}) {
  if (texts.length === 0) return null
  return (
    <div className="analysis-report-remarks">
      <h3>{title}</h3>
      <ul>
        {texts.map((text, index) => {
          const place = places[index]
          return (
            <li key={text}>
              {heads?.[index]}
              <span>{text}</span>
              {place && (
                <button type="button" onClick={() => onSee(place.quote)}>
                  {messages.see}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

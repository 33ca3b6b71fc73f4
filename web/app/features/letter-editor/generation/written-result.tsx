import type { InterviewTopic } from '@lettrine/contract/generation'
import { CircleAlert, CircleDashed, Info, ShieldCheck } from 'lucide-react'
import { generationText as texts } from './generation.fr.ts'
import type { Generation } from './generation.state.ts'

/** Result of generation: missing facts that would improve the letter, or the failure. Announced once, at the end. */
export function WrittenResult({
  state,
  writerName,
  onAsk,
}: {
  state: Generation
  /** Name of the model of this installation. */
  writerName: string
  onAsk: (topic: InterviewTopic) => void
}) {
  const fallback = 'fallback' in state ? state.fallback : undefined
  const assurance = state.phase === 'written' ? assuranceOf(state, writerName) : undefined
  return (
    <>
      <p className="sr-only" aria-live="polite">
        {fallback && `${fallback.message} `}
        {state.phase === 'written' && texts.written(state.words)}
        {state.phase === 'stopped' && texts.stopped}
      </p>
      {state.phase === 'failed' && (
        <p className="compose-failure" role="alert">
          <CircleAlert aria-hidden="true" size={18} />
          <span>
            {state.message} {texts.kept}
          </span>
        </p>
      )}
      {fallback && (
        <p className="compose-note compose-fallback">
          <Info aria-hidden="true" size={18} />
          <span>{fallback.message}</span>
        </p>
      )}
      {assurance && (
        <p className="compose-note">
          <ShieldCheck aria-hidden="true" size={18} />
          <span>{assurance}</span>
        </p>
      )}
      {state.phase === 'written' && state.missing.length > 0 && (
        <div className="compose-missing">
          <p>{texts.strengthen}</p>
          <ul>
            {state.missing.map(({ topic, question }) => (
              <li key={`${topic} ${question}`}>
                <button type="button" onClick={() => onAsk(topic)}>
                  <CircleDashed aria-hidden="true" size={18} />
                  <span>{question}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

/** What is guaranteed about the letter: more for the composer’s than for a model’s. */
function assuranceOf(written: Extract<Generation, { phase: 'written' }>, writerName: string) {
  if (written.writer !== 'composer') return texts.modelWrote(writerName)
  return written.missing.length === 0 ? texts.nothingMissing : undefined
}

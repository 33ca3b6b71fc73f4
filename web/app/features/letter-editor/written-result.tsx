import type { InterviewTopic } from '@lettrine/contract/generation'
import { CircleAlert, CircleDashed, ShieldCheck } from 'lucide-react'
import { generationText as say } from './generation.fr.ts'
import type { Generation } from './generation.state.ts'

/** What came of the writing: what would make the letter stronger, or what went wrong. Said once, at the end. */
export function WrittenResult({
  state,
  onAsk,
}: {
  state: Generation
  onAsk: (topic: InterviewTopic) => void
}) {
  return (
    <>
      <p className="sr-only" aria-live="polite">
        {state.phase === 'written' && say.written(state.words)}
        {state.phase === 'stopped' && say.stopped}
      </p>
      {state.phase === 'failed' && (
        <p className="compose-failure" role="alert">
          <CircleAlert aria-hidden="true" size={18} />
          <span>
            {state.message} {say.kept}
          </span>
        </p>
      )}
      {state.phase === 'written' && state.missing.length === 0 && (
        <p className="compose-note">
          <ShieldCheck aria-hidden="true" size={18} />
          {say.nothingMissing}
        </p>
      )}
      {state.phase === 'written' && state.missing.length > 0 && (
        <div className="compose-missing">
          <p>{say.strengthen}</p>
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

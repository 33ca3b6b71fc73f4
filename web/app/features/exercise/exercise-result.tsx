import type { ExerciseSentence } from '@lettrine/contract/proofreading'
import { CircleCheck, CircleX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { CorrectedText, RuleLink } from './corrected-text.tsx'
import { exerciseText as texts } from './exercise.fr.ts'
import { type Answer, isRight, scoreOf } from './exercise.state.ts'

/** The score, the sentences corrected, and another exercise. */
export function ExerciseResult({
  sentences,
  answers,
  onAgain,
}: {
  sentences: readonly ExerciseSentence[]
  answers: readonly Answer[]
  onAgain: () => void
}) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const right = scoreOf(sentences, answers)
  return (
    <Panel className="exercise-card">
      <div className="flex flex-col gap-1">
        <h2 ref={title} tabIndex={-1} className="exercise-score">
          {texts.score(right, sentences.length)}
        </h2>
        <p className="text-ink-muted">{texts.verdict(right, sentences.length)}</p>
      </div>
      <ol className="exercise-review">
        {sentences.map((sentence, place) => (
          <ReviewedSentence key={sentence.text} sentence={sentence} answer={answers[place] ?? 'correct'} />
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onAgain}>{texts.again}</Button>
        <ButtonLink to="/dashboard/profile" variant="secondary">
          {texts.toProfile}
        </ButtonLink>
      </div>
    </Panel>
  )
}

function ReviewedSentence({ sentence, answer }: { sentence: ExerciseSentence; answer: Answer }) {
  const right = isRight(sentence, answer)
  const Icon = right ? CircleCheck : CircleX
  return (
    <li>
      <span className="exercise-verdict" data-right={right}>
        <Icon role="img" aria-label={right ? texts.right : texts.wrong} size={18} />
      </span>
      <div className="flex min-w-0 flex-col gap-1">
        <p className="exercise-reviewed">
          <CorrectedText sentence={sentence} />
        </p>
        {!right && (
          <p className="text-ink-muted text-small">
            {sentence.why} <RuleLink rule={sentence.rule} />
          </p>
        )}
      </div>
    </li>
  )
}

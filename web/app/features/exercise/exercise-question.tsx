import type { ExerciseSentence } from '@lettrine/contract/proofreading'
import { CircleCheck, CircleX } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { CorrectedText, RuleLink } from './corrected-text.tsx'
import { exerciseText as texts } from './exercise.fr.ts'
import { type Answer, isRight, stretchesOf } from './exercise.state.ts'

/** One sentence: its words are buttons until one is chosen, then its correction and the reason are displayed. */
export function ExerciseQuestion({
  sentence,
  place,
  count,
  answer,
  onAnswer,
  onNext,
}: {
  sentence: ExerciseSentence
  place: number
  count: number
  answer: Answer | undefined
  onAnswer: (answer: Answer) => void
  onNext: () => void
}) {
  const start = useRef<HTMLParagraphElement>(null)
  // Where the next sentence begins, for those who do not see the page change.
  useEffect(() => {
    if (place > 1) start.current?.focus()
  }, [place])
  return (
    <Panel className="exercise-card">
      <p ref={start} tabIndex={-1} className="exercise-place">
        {texts.progress(place, count)}
      </p>
      <progress className="exercise-progress" aria-label={texts.title} value={place} max={count} />
      {answer === undefined ? (
        <>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a line of text */}
          <p role="group" aria-label={texts.sentence} className="exercise-sentence">
            <Words text={sentence.text} onChoose={onAnswer} />
          </p>
          <Button variant="secondary" className="self-start" onClick={() => onAnswer('correct')}>
            {texts.isCorrect}
          </Button>
        </>
      ) : (
        <Correction
          sentence={sentence}
          answer={answer}
          nextLabel={place === count ? texts.finish : texts.next}
          onNext={onNext}
        />
      )}
    </Panel>
  )
}

const Words = ({ text, onChoose }: { text: string; onChoose: (answer: Answer) => void }) =>
  stretchesOf(text).map(({ text: shown, start, end, isWord }) =>
    isWord ? (
      <button key={start} type="button" className="exercise-word" onClick={() => onChoose({ start, end })}>
        {shown}
      </button>
    ) : (
      <span key={start}>{shown}</span>
    ),
  )

function verdictOf(sentence: ExerciseSentence, answer: Answer): string {
  if (isRight(sentence, answer)) return sentence.fault ? texts.found : texts.foundCorrect
  if (sentence.fault === null) return texts.wasCorrect
  return answer === 'correct' ? texts.notCorrect : texts.missed
}

function Correction({
  sentence,
  answer,
  nextLabel,
  onNext,
}: {
  sentence: ExerciseSentence
  answer: Answer
  nextLabel: string
  onNext: () => void
}) {
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => next.current?.focus(), [])
  const right = isRight(sentence, answer)
  const Icon = right ? CircleCheck : CircleX
  return (
    <>
      <p className="exercise-sentence">
        <CorrectedText sentence={sentence} />
      </p>
      <div role="status" className="flex flex-col gap-1.5">
        <p className="exercise-verdict" data-right={right}>
          <Icon aria-hidden="true" size={18} />
          {verdictOf(sentence, answer)}
        </p>
        <p className="max-w-[38rem] text-ui leading-normal">{sentence.why}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button ref={next} onClick={onNext}>
          {nextLabel}
        </Button>
        <RuleLink rule={sentence.rule} />
      </div>
    </>
  )
}

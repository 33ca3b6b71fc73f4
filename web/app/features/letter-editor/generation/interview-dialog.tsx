import { Interview } from '@lettrine/contract/generation'
import { limits } from '@lettrine/contract/limits'
import { MessageSquareQuote } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useAutosaveState } from '../letter-editing.tsx'
import { generationText } from './generation.fr.ts'
import type { InterviewAnswers } from './generation.state.ts'
import { questionsFor } from './writing-help.ts'

const texts = generationText.interview

export type InterviewStep = keyof Interview
const isStep = (topic: string): topic is InterviewStep => topic in Interview.shape

/** Up to four questions, one at a time, each optional: their answers make the letter personal. */
export function InterviewDialog({
  answers,
  asking,
  onAskingChange,
  onChange,
}: {
  answers: InterviewAnswers
  asking: InterviewStep | null
  onAskingChange: (step: InterviewStep | null) => void
  onChange: (answers: InterviewAnswers) => void
}) {
  const draft = useAutosaveState((state) => (asking === null ? null : state.draft))
  const questions = draft
    ? questionsFor(draft).flatMap(({ topic, ...rest }) => (isStep(topic) ? [{ topic, ...rest }] : []))
    : []
  const index = Math.max(
    0,
    questions.findIndex(({ topic }) => topic === asking),
  )
  const question = questions[index]
  const answered = Object.values(answers).filter((answer) => answer.trim() !== '').length

  return (
    <>
      <button type="button" className="fold-toggle" onClick={() => onAskingChange('whyThem')}>
        <span>
          <strong>{texts.start}</strong>
          <span className="muted small">{answered > 0 ? texts.summary(answered, 4) : texts.pitch}</span>
        </span>
        <MessageSquareQuote aria-hidden="true" size={18} />
      </button>
      {question && (
        <Dialog
          open={asking !== null}
          onOpenChange={(open) => !open && onAskingChange(null)}
          title={question.question}
          description={texts.step(index + 1, questions.length)}
          actions={
            <Steps
              key={question.topic}
              blank={(answers[question.topic] ?? '').trim() === ''}
              previous={questions[index - 1]?.topic}
              next={questions[index + 1]?.topic}
              onGo={onAskingChange}
            />
          }
        >
          <TextArea
            key={question.topic}
            label={texts.answer}
            hint={texts.example(question.example)}
            rows={5}
            maxLength={limits.answer}
            value={answers[question.topic] ?? ''}
            onChange={(event) => onChange({ ...answers, [question.topic]: event.currentTarget.value })}
          />
        </Dialog>
      )}
    </>
  )
}

function Steps({
  blank,
  previous,
  next,
  onGo,
}: {
  blank: boolean
  previous: InterviewStep | undefined
  next: InterviewStep | undefined
  onGo: (step: InterviewStep | null) => void
}) {
  const forward = () => onGo(next ?? null)
  return (
    <>
      {previous && (
        <Button variant="ghost" onClick={() => onGo(previous)}>
          {texts.previous}
        </Button>
      )}
      <Button variant={blank ? 'secondary' : 'primary'} onClick={forward}>
        {blank ? texts.skip : next ? texts.next : texts.finish}
      </Button>
    </>
  )
}

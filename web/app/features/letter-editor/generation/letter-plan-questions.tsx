import type { PlanQuestion } from '@lettrine/contract/letter-plan'
import { useId } from 'react'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import type { InterviewAnswers } from './generation.state.ts'
import type { InterviewStep } from './interview-dialog.tsx'
import { letterPlanText as texts } from './letter-plan.fr.ts'
import { openQuestions } from './letter-plan.state.ts'

type Leads = { onAsk: (step: InterviewStep) => void; onOpenOffer: () => void }

/** What would make the letter stronger: each question leads to the place of its answer. */
export function PlanQuestions({
  questions,
  answers,
  ...leads
}: { questions: readonly PlanQuestion[]; answers: InterviewAnswers } & Leads) {
  const id = useId()
  return (
    <section className="plan-questions" aria-labelledby={id}>
      <h3 id={id}>{texts.questions}</h3>
      <ul>
        {openQuestions(questions).map(({ kind, text }) => (
          <li key={`${kind} ${text}`}>
            {kind === 'motive' ? (
              <Answer question={text} step="whyThem" answers={answers} onAsk={leads.onAsk} />
            ) : (
              <>
                <p>{text}</p>
                {kind === 'offer' ? (
                  <Button variant="secondary" size="small" onClick={leads.onOpenOffer}>
                    {texts.paste}
                  </Button>
                ) : (
                  <ButtonLink to="/dashboard/career" variant="secondary" size="small">
                    {texts.complete}
                  </ButtonLink>
                )}
              </>
            )}
          </li>
        ))}
        <li>
          <Answer question={texts.start} step="availability" answers={answers} onAsk={leads.onAsk} />
        </li>
      </ul>
    </section>
  )
}

/** A question that the interview asks too: its answer stands there. */
function Answer({
  question,
  step,
  answers,
  onAsk,
}: {
  question: string
  step: InterviewStep
  answers: InterviewAnswers
  onAsk: Leads['onAsk']
}) {
  const id = useId()
  const answer = answers[step]?.trim()
  return (
    <>
      <div>
        <p id={id}>{question}</p>
        {answer && <p className="plan-answer">{answer}</p>}
      </div>
      <Button variant="secondary" size="small" aria-describedby={id} onClick={() => onAsk(step)}>
        {answer ? texts.change : texts.answer}
      </Button>
    </>
  )
}

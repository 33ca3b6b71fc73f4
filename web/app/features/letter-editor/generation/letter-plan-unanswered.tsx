import type { LetterNeed, LetterPlan } from '@lettrine/contract/letter-plan'
import { Plus } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { letterPlanText as texts } from './letter-plan.fr.ts'
import { type PlanChoices, withDenial } from './letter-plan.state.ts'
import { NeedName } from './letter-plan-pairs.tsx'
import type { PlanBasis } from './use-letter-plan.ts'

/** Needs that no card answers; those that the server asks about can be denied. */
export function UnansweredNeeds({
  plan: { unanswered, questions },
  basis,
  choices,
  onChange,
}: {
  plan: LetterPlan
  basis: PlanBasis
  choices: PlanChoices
  onChange: (choices: PlanChoices) => void
}) {
  const id = useId()
  return (
    <section className="plan-unanswered" aria-labelledby={id}>
      <h3 id={id}>{texts.unanswered}</h3>
      <p>{texts.silent[basis]}</p>
      <ul>
        {unanswered.map((need) => (
          <Unanswered
            key={need.id}
            need={need}
            question={questions.find((question) => question.need === need.id)?.text}
            isDenied={choices.denied.includes(need.id)}
            onDeniedChange={(denied) => onChange(withDenial(choices, need.id, denied))}
          />
        ))}
      </ul>
      <TextLink to="/dashboard/career" className="plan-add">
        <Plus aria-hidden="true" size={16} />
        {texts.add}
      </TextLink>
    </section>
  )
}

function Unanswered({
  need,
  question,
  isDenied,
  onDeniedChange,
}: {
  need: LetterNeed
  question: string | undefined
  isDenied: boolean
  onDeniedChange: (denied: boolean) => void
}) {
  const note = isDenied ? texts.lacking : question
  return (
    <li>
      <div>
        <NeedName need={need} as="h4" />
        {note && <p>{note}</p>}
      </div>
      {note && (
        <Button variant="secondary" size="small" onClick={() => onDeniedChange(!isDenied)}>
          <span>
            {isDenied ? texts.undoLack : texts.lack}
            <span className="sr-only">{texts.aboutNeed(need.label)}</span>
          </span>
        </Button>
      )}
    </li>
  )
}

import type { Career } from '@lettrine/contract/career'
import type { AskedPlan } from '@lettrine/contract/letter-plan'
import type { Brief } from './generation.state.ts'
import type { InterviewStep } from './interview-dialog.tsx'
import { letterPlanText as texts } from './letter-plan.fr.ts'
import { cardNames, type PlanChoices } from './letter-plan.state.ts'
import { PlanPairs } from './letter-plan-pairs.tsx'
import { PlanQuestions } from './letter-plan-questions.tsx'
import { UnansweredNeeds } from './letter-plan-unanswered.tsx'
import { LineWordings } from './line-wordings.tsx'
import type { SentenceLink } from './sentence-links.state.ts'
import type { PlanBasis } from './use-letter-plan.ts'
import { useLocatedSentences, useRevealSentence } from './use-sentence-links.ts'

/** What a plan can lead to, each outside the plan. */
export type PlanExits = {
  onAsk: (step: InterviewStep) => void
  onOpenOffer: () => void
  onFill: () => void
  /** Brings the text into view. */
  onReveal: () => void
}

export type PlanProps = {
  brief: Brief
  career: Career | undefined
  links: readonly SentenceLink[]
  onChange: (choices: PlanChoices) => void
}

/** A plan: needs with their proofs, lines that it is unsure how to say, needs without proof, questions. */
export function LetterPlan({
  plan,
  basis,
  exits,
  brief,
  career,
  links,
  onChange,
}: PlanProps & { plan: AskedPlan; basis: PlanBasis; exits: PlanExits }) {
  const sentences = useLocatedSentences(links)
  const reveal = useRevealSentence(exits.onReveal)
  const cards = cardNames(career)
  const isEmpty = plan.pairs.length === 0 && plan.unanswered.length === 0
  return (
    <>
      {isEmpty && <p className="plan-empty">{texts.empty[basis]}</p>}
      {plan.pairs.length > 0 && (
        <PlanPairs
          pairs={plan.pairs}
          basis={basis}
          cards={cards}
          choices={brief.plan}
          onChange={onChange}
          sentences={sentences}
          onReveal={reveal}
        />
      )}
      {plan.wordings.length > 0 && (
        <LineWordings lines={plan.wordings} brief={brief} career={career} cards={cards} onChange={onChange} />
      )}
      {plan.unanswered.length > 0 && (
        <UnansweredNeeds plan={plan} basis={basis} choices={brief.plan} onChange={onChange} />
      )}
      <PlanQuestions questions={plan.questions} answers={brief.answers} {...exits} />
    </>
  )
}

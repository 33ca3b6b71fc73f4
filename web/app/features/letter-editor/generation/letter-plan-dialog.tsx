import type { Career } from '@lettrine/contract/career'
import type { AskedPlan } from '@lettrine/contract/letter-plan'
import { ListTree } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { Brief } from './generation.state.ts'
import type { InterviewStep } from './interview-dialog.tsx'
import { letterPlanText as texts } from './letter-plan.fr.ts'
import { cardNames, type PlanChoices } from './letter-plan.state.ts'
import { PlanPairs } from './letter-plan-pairs.tsx'
import { PlanQuestions } from './letter-plan-questions.tsx'
import { UnansweredNeeds } from './letter-plan-unanswered.tsx'
import { LineWordings } from './line-wordings.tsx'
import type { SentenceLink } from './sentence-links.state.ts'
import { type PlanBasis, useLetterPlan } from './use-letter-plan.ts'
import { useLocatedSentences, useRevealSentence } from './use-sentence-links.ts'

/** What a plan can lead to, each outside the plan. */
type PlanExits = {
  onAsk: (step: InterviewStep) => void
  onOpenOffer: () => void
  onFill: () => void
  /** Brings the text into view. */
  onReveal: () => void
  /** Undefined while the letter cannot be written. */
  onGenerate: (() => void) | undefined
}

type PlanProps = {
  brief: Brief
  career: Career | undefined
  links: readonly SentenceLink[]
  onChange: (choices: PlanChoices) => void
}

/** «Voir le plan»: what the employer looks for, face to face with what the candidate brings. */
export function LetterPlanDialog({ exits, ...plan }: PlanProps & { exits: PlanExits }) {
  const [open, setOpen] = useState(false)
  const leaving =
    <Rest extends unknown[]>(act: (...rest: Rest) => void) =>
    (...rest: Rest) => {
      setOpen(false)
      act(...rest)
    }
  const { onGenerate } = exits
  return (
    <>
      <button type="button" className="fold-toggle" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span>
          <strong>{texts.open}</strong>
          <span className="muted small">{texts.pitch}</span>
        </span>
        <ListTree aria-hidden="true" size={18} />
      </button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size="wide"
        title={texts.title}
        description={texts.description}
        actions={
          <>
            <Button variant="ghost" onClick={() => setOpen(false)}>
              {texts.close}
            </Button>
            {onGenerate && <Button onClick={leaving(onGenerate)}>{texts.generate}</Button>}
          </>
        }
      >
        <PlanBody
          {...plan}
          exits={{
            onAsk: leaving(exits.onAsk),
            onOpenOffer: leaving(exits.onOpenOffer),
            onFill: leaving(exits.onFill),
            onReveal: leaving(exits.onReveal),
          }}
        />
      </Dialog>
    </>
  )
}

type Exits = Omit<PlanExits, 'onGenerate'>

/** Asks for the plan once it is shown. */
function PlanBody({ exits, ...props }: PlanProps & { exits: Exits }) {
  const { plan, isFailed, isNameless, basis, retry } = useLetterPlan(props.brief)
  if (isNameless) return <Notice text={texts.nameless} action={texts.fill} onAct={exits.onFill} />
  if (plan) return <Plan plan={plan} basis={basis} exits={exits} {...props} />
  if (isFailed) return <Notice isAlert text={texts.failed} action={texts.retry} onAct={retry} />
  return (
    <div aria-busy="true" className="plan-loading">
      <p>{texts.loading}</p>
      <Skeleton />
    </div>
  )
}

function Plan({
  plan,
  basis,
  exits,
  brief,
  career,
  links,
  onChange,
}: PlanProps & { plan: AskedPlan; basis: PlanBasis; exits: Exits }) {
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

const Notice = ({
  text,
  action,
  onAct,
  isAlert = false,
}: {
  text: string
  action: string
  onAct: () => void
  isAlert?: boolean
}) => (
  <div className="plan-notice">
    <p role={isAlert ? 'alert' : undefined}>{text}</p>
    <Button variant="secondary" onClick={onAct}>
      {action}
    </Button>
  </div>
)

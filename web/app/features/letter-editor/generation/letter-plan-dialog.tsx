import { ListTree } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { loadUntilThere } from '../../../lib/react/load-until-there.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { letterPlanText as texts } from './letter-plan.fr.ts'
import type { PlanExits, PlanProps } from './letter-plan.tsx'
import { useLetterPlan } from './use-letter-plan.ts'

const LetterPlan = lazy(() =>
  loadUntilThere(() => import('./letter-plan.tsx').then(({ LetterPlan }) => ({ default: LetterPlan }))),
)

type DialogExits = PlanExits & {
  /** Undefined while the letter cannot be written. */
  onGenerate: (() => void) | undefined
}

/** «Voir le plan»: what the employer looks for, face to face with what the candidate brings. */
export function LetterPlanDialog({ exits, ...plan }: PlanProps & { exits: DialogExits }) {
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

/** Asks for the plan once it is shown. */
function PlanBody({ exits, ...props }: PlanProps & { exits: PlanExits }) {
  const { plan, isFailed, isNameless, basis, retry } = useLetterPlan(props.brief)
  if (isNameless) return <Notice text={texts.nameless} action={texts.fill} onAct={exits.onFill} />
  if (plan)
    return (
      <Suspense fallback={<Loading />}>
        <LetterPlan plan={plan} basis={basis} exits={exits} {...props} />
      </Suspense>
    )
  if (isFailed) return <Notice isAlert text={texts.failed} action={texts.retry} onAct={retry} />
  return <Loading />
}

const Loading = () => (
  <div aria-busy="true" className="plan-loading">
    <p>{texts.loading}</p>
    <Skeleton />
  </div>
)

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

import { BackToLetters } from '../back-to-letters.tsx'
import './letter-guide.css'
import type { Career } from '@lettrine/contract/career'
import { ArrowLeft } from 'lucide-react'
import { lazy, type MouseEvent, Suspense, useEffect, useState } from 'react'
import { loadUntilThere } from '../../../lib/react/load-until-there.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SaveState } from '../autosave/save-state.tsx'
import { cardGroups, countChosen } from '../generation/career-choice.state.ts'
import type { GenerationControl } from '../generation/use-generation.ts'
import { useAutosaveState } from '../letter-editing.tsx'
import { CareerStep } from './career-step.tsx'
import { type GuideStep, isBefore, numberOf, stepAfter, stepBefore, stepCount } from './guide-steps.ts'
import { guideText as texts } from './letter-guide.fr.ts'
import { NeedsStep } from './needs-step.tsx'
import { OfferStep } from './offer-step.tsx'
import { PostStep } from './post-step.tsx'

const loadMotiveStep = () =>
  loadUntilThere(() => import('./motive-step.tsx').then(({ MotiveStep }) => ({ default: MotiveStep })))

/** It knows how employers are named, which no other screen of the editor needs. */
const MotiveStep = lazy(loadMotiveStep)

export type GuideMove = (step: GuideStep | undefined, how?: { replace: boolean }) => void

/** Whether this step was come to from a later one: by the button of the guide, or by that of the browser. */
function useIsGoingBack(step: GuideStep): boolean {
  const [way, setWay] = useState({ step, isBack: false })
  if (way.step === step) return way.isBack
  const isBack = isBefore(step, way.step)
  setWay({ step, isBack })
  return isBack
}

/** A new letter, one question at a time; what was answered is in the letter and in the career already. */
export function LetterGuide({
  step,
  control,
  onStep,
  onWrite,
}: {
  step: GuideStep
  control: GenerationControl
  onStep: GuideMove
  /** Leaves the guide and has the letter written. */
  onWrite: () => void
}) {
  const { career } = control
  // The last step comes while the ones before it are answered.
  useEffect(() => void loadMotiveStep(), [])
  const hasOffer = useAutosaveState(({ draft }) => draft.offer.trim() !== '')
  const previous = stepBefore(step, { hasOffer })
  const isGoingBack = useIsGoingBack(step)
  const goOn = (how?: { replace: boolean }) => {
    const next = stepAfter(step, { hasOffer, career: career.career })
    if (next) onStep(next, how)
    else onWrite()
  }
  /** Past a question that was not asked: no entry of the history. */
  function skip() {
    if (isGoingBack && previous) onStep(previous, { replace: true })
    else goOn({ replace: true })
  }
  return (
    <main id="main" className="guide">
      <header className="guide-header">
        {previous ? (
          <IconButton label={texts.back} icon={<ArrowLeft />} onClick={() => onStep(previous)} />
        ) : (
          <BackToLetters />
        )}
        <span className="guide-name">{texts.name}</span>
        <progress
          className="guide-progress"
          aria-label={texts.step(numberOf(step), stepCount)}
          max={stepCount}
          value={numberOf(step)}
        />
        <SaveState writing={false} />
        <Button variant="ghost" size="small" onClick={() => onStep(undefined)}>
          {texts.leave}
        </Button>
      </header>
      {(step === 'needs' || step === 'motive') && <Waiting career={career.career} step={step} />}
      <div key={step} className="guide-step" onClickCapture={dropSecondTap}>
        {step === 'offer' && <OfferStep onNext={goOn} />}
        {step === 'post' && <PostStep onNext={goOn} />}
        {step === 'career' && <CareerStep known={career} onNext={goOn} />}
        {step === 'needs' && <NeedsStep control={control} onNext={goOn} onSkip={skip} />}
        {step === 'motive' && (
          <Suspense fallback={<Skeleton />}>
            <MotiveStep control={control} onWrite={onWrite} />
          </Suspense>
        )}
      </div>
    </main>
  )
}

/** A double tap on «Continuer» would also press the button that the next question has in its place. */
function dropSecondTap(event: MouseEvent): void {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}

/** Letters say nothing of cards that nobody has confirmed yet. */
function Waiting({ career, step }: { career: Career | undefined; step: GuideStep }) {
  const letterId = useAutosaveState((state) => state.letterId)
  const waiting = career ? countChosen(cardGroups(career), []).waiting : 0
  if (waiting === 0) return null
  return (
    <div className="guide-waiting">
      <Banner
        tone="warning"
        action={
          <ButtonLink
            to="/dashboard/career"
            state={{ returnTo: `/dashboard/letters/${letterId}/edit?step=${step}` }}
            variant="secondary"
            size="small"
          >
            {texts.confirm}
          </ButtonLink>
        }
      >
        {texts.waiting(waiting)}
      </Banner>
    </div>
  )
}

import { useEffect, useId, useRef, useState } from 'react'
import { useChangeCareer } from '../../../shared/career/change-career.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { toast } from '../../../ui/toast.ts'
import type { GenerationControl } from '../generation/use-generation.ts'
import { useLetterPlan } from '../generation/use-letter-plan.ts'
import { useLetterEditing } from '../letter-editing.tsx'
import { GuideQuestion } from './guide-question.tsx'
import { guideText } from './letter-guide.fr.ts'
import {
  type AnswerKind,
  type AskedNeed,
  answersOf,
  askedNeeds,
  deniedBy,
  type NeedAnswer,
  withAnswers,
} from './need-answers.ts'

const texts = guideText.needs

/** What the offer requires and no card answers; skipped where there is nothing to ask. */
export function NeedsStep({
  control,
  onNext,
  onSkip,
}: {
  control: GenerationControl
  onNext: () => void
  /** There is nothing to ask. */
  onSkip: () => void
}) {
  const { memory } = useLetterEditing()
  const { brief } = control
  const { plan, isFailed, isFetching, retry } = useLetterPlan(brief)
  const [lacks] = useState(memory.lacks)
  const needs = plan && !isFetching ? askedNeeds(plan, lacks) : undefined
  const skip = useRef(onSkip)
  skip.current = onSkip
  const isNothingAsked = needs?.length === 0
  useEffect(() => {
    if (isNothingAsked) skip.current()
  }, [isNothingAsked])
  if (needs && needs.length > 0) return <Needs needs={needs} control={control} onNext={onNext} />
  return (
    <GuideQuestion
      title={texts.title}
      lead={isFailed ? texts.failed : texts.loading}
      actions={
        isFailed && (
          <>
            <Button variant="secondary" size="large" onClick={retry}>
              {texts.retry}
            </Button>
            <Button size="large" onClick={() => onNext()}>
              {guideText.next}
            </Button>
          </>
        )
      }
    >
      {!isFailed && <Skeleton className="h-40" />}
    </GuideQuestion>
  )
}

function Needs({
  needs,
  control,
  onNext,
}: {
  needs: readonly AskedNeed[]
  control: GenerationControl
  onNext: () => void
}) {
  const { memory } = useLetterEditing()
  const changeCareer = useChangeCareer()
  const [answers, setAnswers] = useState<Readonly<Record<string, NeedAnswer>>>({})
  const [isSaving, setSaving] = useState(false)
  async function goOn() {
    const denied = deniedBy(answers)
    const { plan } = control.brief
    control.changeBrief({ plan: { ...plan, denied: [...new Set([...plan.denied, ...denied])] } })
    memory.keepLacks(denied)
    if (Object.keys(answers).length > denied.length) {
      setSaving(true)
      try {
        await changeCareer((career) => withAnswers(career, needs, answers))
      } catch {
        toast.error({ title: texts.saveFailed })
        return
      } finally {
        setSaving(false)
      }
    }
    onNext()
  }
  return (
    <GuideQuestion
      title={texts.title}
      lead={texts.lead}
      actions={
        <Button size="large" busy={isSaving} onClick={() => void goOn()}>
          {guideText.next}
        </Button>
      }
    >
      <div className="guide-needs">
        {needs.map((need) => (
          <Need
            key={need.id}
            need={need}
            answer={answers[need.id]}
            onAnswer={(answer) => setAnswers({ ...answers, [need.id]: answer })}
          />
        ))}
      </div>
    </GuideQuestion>
  )
}

function Need({
  need,
  answer,
  onAnswer,
}: {
  need: AskedNeed
  answer: NeedAnswer | undefined
  onAnswer: (answer: NeedAnswer) => void
}) {
  const name = useId()
  const asksName = need.kind === 'diploma' && answer !== undefined && answer.kind !== 'no'
  return (
    <fieldset className="guide-need">
      <legend>{need.question}</legend>
      <div className="guide-choices">
        {answersOf[need.kind].map((kind) => (
          <label key={kind}>
            <input
              type="radio"
              name={name}
              checked={answer?.kind === kind}
              onChange={() => onAnswer({ ...answer, kind })}
            />
            <span>{labelOf(need, kind)}</span>
          </label>
        ))}
      </div>
      {asksName && (
        <TextField
          label={texts.diploma}
          hint={texts.diplomaHint}
          value={answer.detail ?? ''}
          onChange={(event) => onAnswer({ ...answer, detail: event.currentTarget.value })}
        />
      )}
    </fieldset>
  )
}

function labelOf({ kind }: AskedNeed, answer: AnswerKind): string {
  if (kind === 'language' && answer === 'no') return texts.languageNo
  return kind === 'tool' && (answer === 'yes' || answer === 'no')
    ? texts.toolAnswers[answer]
    : texts.answers[answer]
}

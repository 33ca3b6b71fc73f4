import { type CareerEducation, EducationStatus } from '@lettrine/contract/career'
import { limits } from '@lettrine/contract/limits'
import { type FormEvent, useState } from 'react'
import { Chip } from '../../ui/chip.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { careerText } from './career.fr.ts'
import { FormActions } from './form-actions.tsx'
import { linesIn } from './lines.ts'
import { monthFrom } from './month-text.ts'

const texts = careerText.education
const statuses = EducationStatus.options.map((value) => ({ value, label: careerText.educationStatus[value] }))
const textFields = ['field', 'school', 'place'] as const

/** One diploma or course: the diploma by a tap or in words, where, when, and whether it was obtained. */
export function EducationForm({
  card,
  onSave,
  onCancel,
}: {
  card: CareerEducation
  onSave: (card: CareerEducation) => void
  onCancel: () => void
}) {
  const [draft, setDraft] = useState(() => ({
    ...card,
    from: careerText.period(card.from, '', false),
    to: careerText.period('', card.to, false),
    details: card.details.join('\n'),
  }))
  const [isTried, setTried] = useState(false)
  const set = (fields: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...fields }))
  const [from, to] = [monthFrom(draft.from), monthFrom(draft.to)]
  const isNameless = draft.diploma.trim() === ''

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isNameless || from === undefined || to === undefined) return
    onSave({ ...card, ...draft, diploma: draft.diploma.trim(), from, to, details: linesIn(draft.details) })
  }
  return (
    <form className="career-form" onSubmit={submit} noValidate>
      <div className="flex flex-col gap-2">
        <TextField
          label={texts.diploma}
          error={isTried && isNameless ? texts.diplomaMissing : undefined}
          value={draft.diploma}
          maxLength={limits.careerField}
          autoComplete="off"
          onChange={(event) => set({ diploma: event.target.value })}
        />
        <fieldset className="career-chips" aria-label={careerText.short.usual}>
          {careerText.diplomas.map((diploma) => (
            <Chip key={diploma} selected={draft.diploma === diploma} onClick={() => set({ diploma })}>
              {diploma}
            </Chip>
          ))}
        </fieldset>
      </div>
      <div className="career-fields">
        {textFields.map((name) => (
          <TextField
            key={name}
            label={texts[name]}
            optional
            value={draft[name]}
            maxLength={limits.careerField}
            onChange={(event) => set({ [name]: event.target.value })}
          />
        ))}
        {(['from', 'to'] as const).map((name) => (
          <TextField
            key={name}
            label={texts[name]}
            hint={careerText.job.dateHint}
            optional
            error={isTried && monthFrom(draft[name]) === undefined ? careerText.job.dateWrong : undefined}
            value={draft[name]}
            autoComplete="off"
            onChange={(event) => set({ [name]: event.target.value })}
          />
        ))}
      </div>
      <SegmentedControl
        label={texts.status}
        options={statuses}
        value={draft.status}
        onValueChange={(status) => set({ status })}
        className="max-w-[26rem]"
      />
      <TextArea
        label={texts.details}
        hint={texts.detailsHint}
        optional
        rows={2}
        value={draft.details}
        onChange={(event) => set({ details: event.target.value })}
      />
      <FormActions onCancel={onCancel} />
    </form>
  )
}

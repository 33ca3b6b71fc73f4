import { type CefrLevel, CefrLevel as Levels } from '@lettrine/contract/career'
import { limits } from '@lettrine/contract/limits'
import { type FormEvent, useState } from 'react'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { careerText } from '../career.fr.ts'
import type { CardOf } from '../career.state.ts'
import { EducationForm } from '../education-form.tsx'
import { FormActions } from '../form-actions.tsx'
import { JobForm } from '../job-form.tsx'
import { importText } from './import.fr.ts'
import type { ReviewCard } from './import.state.ts'

type Save = { onSave: (card: ReviewCard['card']) => void; onCancel: () => void }

/** The form of a card, whatever its list. */
export function CardForm({ shown: { list, card }, ...save }: { shown: ReviewCard } & Save) {
  switch (list) {
    case 'jobs':
      return <JobForm card={card} {...save} />
    case 'education':
      return <EducationForm card={card} {...save} />
    default:
      return <NameForm card={card} label={importText.review.kinds[list]} {...save} />
  }
}

const levels = Levels.options.map((value) => ({ value, label: careerText.levels[value] }))
const yearPattern = /^(?:(?:19|20)\d{2})?$/u

/** A card of one name, with the year of a certificate or the level of a language. */
function NameForm({
  card,
  label,
  onSave,
  onCancel,
}: { card: CardOf<'certificates' | 'languages' | 'tools' | 'interests'>; label: string } & Save) {
  const [name, setName] = useState(card.name)
  const [year, setYear] = useState('year' in card ? card.year : '')
  const [cefr, setCefr] = useState<CefrLevel>('cefr' in card ? card.cefr : '')
  const [isTried, setTried] = useState(false)
  const isNameless = name.trim() === ''
  const isYear = yearPattern.test(year.trim())

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isNameless || !isYear) return
    const named = { ...card, name: name.trim() }
    if ('year' in named) onSave({ ...named, year: year.trim() })
    else if ('cefr' in named) onSave({ ...named, cefr, level: cefr === named.cefr ? named.level : '' })
    else onSave(named)
  }
  return (
    <form className="career-form" onSubmit={submit} noValidate>
      <TextField
        label={label}
        error={isTried && isNameless ? importText.review.nameMissing : undefined}
        value={name}
        maxLength={limits.careerField}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      {'year' in card && (
        <TextField
          label={careerText.short.year}
          optional
          error={isTried && !isYear ? importText.review.yearWrong : undefined}
          value={year}
          inputMode="numeric"
          autoComplete="off"
          onChange={(event) => setYear(event.target.value)}
        />
      )}
      {'cefr' in card && (
        <SelectField label={careerText.short.level} options={levels} value={cefr} onValueChange={setCefr} />
      )}
      <FormActions onCancel={onCancel} />
    </form>
  )
}

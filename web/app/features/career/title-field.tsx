import { limits } from '@lettrine/contract/limits'
import type { FoundTitle } from '@lettrine/contract/occupations'
import { type MouseEvent, useRef, useState } from 'react'
import { Chip } from '../../ui/chip.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { careerText } from './career.fr.ts'
import { useTitles } from './career.queries.ts'

const texts = careerText.job

/** Both genders of a title, each once. */
const formsOf = ({ masculine, feminine }: FoundTitle) =>
  masculine === feminine ? [masculine] : [feminine, masculine]

/** A job title, completed from the register of occupations; `code` is that of the title that was touched. */
export function TitleField({
  label,
  hint,
  error,
  value,
  onChange,
}: {
  label: string
  hint: string
  error: string | undefined
  value: string
  onChange: (title: string, code: string | undefined) => void
}) {
  const [chosen, setChosen] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const found = useTitles(value)
  const isChosen = chosen !== '' && chosen === value
  const titles = isChosen
    ? []
    : found.flatMap((title) => formsOf(title).map((form) => ({ form, code: title.code })))
  function choose(event: MouseEvent, form: string, code: string) {
    setChosen(form)
    onChange(form, code)
    // The titles leave, and the focus of a keyboard with them; for a finger, a field would open its keyboard.
    if (event.detail === 0) input.current?.focus()
  }
  return (
    <div className="flex flex-col gap-2">
      <TextField
        ref={input}
        label={label}
        hint={hint}
        error={error}
        value={value}
        maxLength={limits.careerField}
        autoComplete="off"
        onChange={(event) => onChange(event.target.value, undefined)}
      />
      {titles.length > 0 && (
        <fieldset className="career-chips" aria-label={texts.suggestions}>
          {titles.slice(0, 8).map(({ form, code }) => (
            <Chip key={`${code} ${form}`} selected={false} onClick={(event) => choose(event, form, code)}>
              {form}
            </Chip>
          ))}
        </fieldset>
      )}
    </div>
  )
}

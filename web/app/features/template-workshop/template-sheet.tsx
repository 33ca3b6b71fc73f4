import { TemplateDifficulty, TemplateType } from '@lettrine/contract/templates'
import { difficultyNames, templateTypeNames } from '../../lib/template-names.fr.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { workshopText } from './template-workshop.fr.ts'
import type { FieldErrors } from './use-template-draft.ts'
import type { TemplateDraft } from './workshop.state.ts'

const say = workshopText.sheet
const types = TemplateType.options.map((value) => ({ value, label: templateTypeNames[value] }))
const difficulties = TemplateDifficulty.options.map((value) => ({ value, label: difficultyNames[value] }))

/** What a template is found by. */
export function TemplateSheet({
  draft,
  errors,
  onChange,
}: {
  draft: TemplateDraft
  errors: FieldErrors
  onChange: (patch: Partial<TemplateDraft>) => void
}) {
  return (
    <div className="template-sheet">
      <SelectField
        label={say.type}
        options={types}
        value={draft.type}
        onValueChange={(type) => onChange({ type })}
      />
      <SelectField
        label={say.difficulty}
        options={difficulties}
        value={draft.difficulty}
        onValueChange={(difficulty) => onChange({ difficulty })}
      />
      <TextArea
        label={say.description}
        hint={say.descriptionHint}
        optional
        error={errors.description}
        value={draft.description}
        onChange={(event) => onChange({ description: event.target.value })}
      />
      <TextField
        label={say.time}
        inputMode="numeric"
        error={errors.estimatedTime}
        value={draft.estimatedTime}
        onChange={(event) => onChange({ estimatedTime: event.target.value })}
      />
      {(['tags', 'industry'] as const).map((name) => (
        <TextField
          key={name}
          label={say[name]}
          hint={say.commas}
          optional
          error={errors[name]}
          value={draft[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      ))}
    </div>
  )
}

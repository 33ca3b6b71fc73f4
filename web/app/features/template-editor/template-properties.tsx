import { TemplateDifficulty, TemplateType } from '@lettrine/contract/templates'
import { difficultyNames, templateTypeNames } from '../../shared/templates/template-names.fr.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { templateEditorText } from './template-editor.fr.ts'
import type { TemplateDraft } from './template-editor.state.ts'
import type { FieldErrors } from './use-template-draft.ts'

const texts = templateEditorText.sheet
const types = TemplateType.options.map((value) => ({ value, label: templateTypeNames[value] }))
const difficulties = TemplateDifficulty.options.map((value) => ({ value, label: difficultyNames[value] }))

/** Properties of a template that filters and search use. */
export function TemplateProperties({
  draft,
  errors,
  onChange,
}: {
  draft: TemplateDraft
  errors: FieldErrors
  onChange: (patch: Partial<TemplateDraft>) => void
}) {
  return (
    <div className="template-properties">
      <SelectField
        label={texts.type}
        options={types}
        value={draft.type}
        onValueChange={(type) => onChange({ type })}
      />
      <SelectField
        label={texts.difficulty}
        options={difficulties}
        value={draft.difficulty}
        onValueChange={(difficulty) => onChange({ difficulty })}
      />
      <TextArea
        label={texts.description}
        hint={texts.descriptionHint}
        optional
        error={errors.description}
        value={draft.description}
        onChange={(event) => onChange({ description: event.target.value })}
      />
      <TextField
        label={texts.time}
        inputMode="numeric"
        error={errors.estimatedTime}
        value={draft.estimatedTime}
        onChange={(event) => onChange({ estimatedTime: event.target.value })}
      />
      {(['tags', 'industry'] as const).map((name) => (
        <TextField
          key={name}
          label={texts[name]}
          hint={texts.commas}
          optional
          error={errors[name]}
          value={draft[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      ))}
    </div>
  )
}

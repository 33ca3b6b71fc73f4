import { SelectField } from '../../ui/select-field.tsx'
import { writerText as texts } from './ai-usage.fr.ts'
import { lacksModel, usageLine, useAiUsage } from './ai-usage.ts'
import { PlanLock } from './plan-lock.tsx'

type ChosenWriter = 'default' | 'composer'

/** Who writes: the model, with its remaining uses, or the built-in writer; a lock where the plan has no model. */
export function WriterField({
  model,
  value,
  onValueChange,
}: {
  /** Name of the model. */
  model: string
  value: ChosenWriter
  onValueChange: (writer: ChosenWriter) => void
}) {
  const usage = useAiUsage(true)
  if (lacksModel(usage))
    return (
      <div className="grid gap-2">
        <p className="m-0 text-small">
          {texts.writtenBy} <strong>{texts.builtIn}</strong>
        </p>
        <PlanLock>{texts.locked(model)}</PlanLock>
      </div>
    )
  return (
    <SelectField
      label={texts.writtenBy}
      options={[
        { value: 'default', label: model },
        { value: 'composer', label: texts.builtIn },
      ]}
      value={value}
      hint={value === 'composer' ? undefined : usageLine(usage)}
      onValueChange={onValueChange}
    />
  )
}

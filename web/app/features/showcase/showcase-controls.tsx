import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button, type ButtonVariant } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Chip } from '../../ui/chip.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { StrengthMeter } from '../../ui/strength-meter.tsx'
import { Switch } from '../../ui/switch.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { showcaseTexts as texts } from './showcase.fr.ts'

const variants: [ButtonVariant, string][] = [
  ['primary', texts.finalize],
  ['secondary', texts.export],
  ['tonal', texts.resume],
  ['ghost', texts.ignore],
  ['danger', texts.remove],
]

export function Actions() {
  return (
    <div className="flex flex-wrap gap-3">
      {variants.map(([variant, label]) => (
        <Button key={variant} variant={variant}>
          {label}
        </Button>
      ))}
      {variants.map(([variant, label]) => (
        <Button key={variant} variant={variant} disabled>
          {label}
        </Button>
      ))}
      <Button busy busyLabel={texts.connecting} />
      <Button size="small" icon={<Plus className="size-4" />}>
        {texts.newLetter}
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          toast.success({
            title: texts.duplicated,
            message: texts.copy,
            action: { label: texts.open, onClick: () => {} },
          })
        }
      >
        {texts.showToast}
      </Button>
    </div>
  )
}

export function Fields() {
  const [type, setType] = useState<'job' | 'internship'>('job')
  return (
    <div className="flex flex-col gap-4">
      <TextField label={texts.company} placeholder={texts.companyName} />
      <TextField label={texts.email} defaultValue="ines.carpentier@" error={texts.emailError} />
      <PasswordField label={texts.password} defaultValue="Secret1!" />
      <StrengthMeter score={3} label="Fort" />
      <SelectField
        label={texts.type_}
        hint={texts.typeHint}
        options={[
          { value: 'job', label: texts.application },
          { value: 'internship', label: texts.internship },
        ]}
        value={type}
        onValueChange={setType}
      />
      <TextField label={texts.fileName} value="CARPENTIER_Ines_LM.pdf" disabled />
      <TextArea label={texts.instruction} optional />
    </div>
  )
}

export function Choices() {
  const [checked, setChecked] = useState(true)
  const [view, setView] = useState<'preview' | 'source'>('preview')
  return (
    <div className="flex flex-col gap-4">
      <Checkbox checked={!checked} onCheckedChange={(next) => setChecked(!next)}>
        {texts.favourites}
      </Checkbox>
      <Checkbox checked={checked} onCheckedChange={setChecked}>
        {texts.rememberMe}
      </Checkbox>
      <Switch checked={checked} onCheckedChange={setChecked}>
        {texts.onePage}
      </Switch>
      <SegmentedControl
        label={texts.view}
        options={[
          { value: 'preview', label: texts.preview },
          { value: 'source', label: texts.source },
        ]}
        value={view}
        onValueChange={setView}
      />
      <div className="flex gap-2">
        <Chip selected={false} count={12}>
          {texts.internship}
        </Chip>
        <Chip selected count={31}>
          {texts.job}
        </Chip>
      </div>
    </div>
  )
}

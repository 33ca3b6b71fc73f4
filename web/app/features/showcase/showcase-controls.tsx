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
import { toast } from '../../ui/toast.tsx'
import { showcaseTexts as say } from './showcase.fr.ts'

const variants: [ButtonVariant, string][] = [
  ['primary', say.finalize],
  ['secondary', say.export],
  ['tonal', say.resume],
  ['ghost', say.ignore],
  ['danger', say.remove],
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
      <Button busy busyLabel={say.connecting} />
      <Button size="small" icon={<Plus className="size-4" />}>
        {say.newLetter}
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          toast.success({
            title: say.duplicated,
            message: say.copy,
            action: { label: say.open, onClick: () => {} },
          })
        }
      >
        {say.showToast}
      </Button>
    </div>
  )
}

export function Fields() {
  const [type, setType] = useState<'job' | 'internship'>('job')
  return (
    <div className="flex flex-col gap-4">
      <TextField label={say.company} placeholder={say.companyName} />
      <TextField label={say.email} defaultValue="ines.carpentier@" error={say.emailError} />
      <PasswordField label={say.password} defaultValue="Secret1!" />
      <StrengthMeter score={3} label="Fort" />
      <SelectField
        label={say.type_}
        hint={say.typeHint}
        options={[
          { value: 'job', label: say.application },
          { value: 'internship', label: say.internship },
        ]}
        value={type}
        onValueChange={setType}
      />
      <TextField label={say.fileName} value="CARPENTIER_Ines_LM.pdf" disabled />
      <TextArea label={say.instruction} optional />
    </div>
  )
}

export function Choices() {
  const [checked, setChecked] = useState(true)
  const [view, setView] = useState<'preview' | 'source'>('preview')
  return (
    <div className="flex flex-col gap-4">
      <Checkbox checked={!checked} onCheckedChange={(next) => setChecked(!next)}>
        {say.favourites}
      </Checkbox>
      <Checkbox checked={checked} onCheckedChange={setChecked}>
        {say.rememberMe}
      </Checkbox>
      <Switch checked={checked} onCheckedChange={setChecked}>
        {say.onePage}
      </Switch>
      <SegmentedControl
        label={say.view}
        options={[
          { value: 'preview', label: say.preview },
          { value: 'source', label: say.source },
        ]}
        value={view}
        onValueChange={setView}
      />
      <div className="flex gap-2">
        <Chip selected={false} count={12}>
          {say.internship}
        </Chip>
        <Chip selected count={31}>
          {say.job}
        </Chip>
      </div>
    </div>
  )
}

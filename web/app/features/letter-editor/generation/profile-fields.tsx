import { CandidateGender } from '@lettrine/contract/generation'
import { limits } from '@lettrine/contract/limits'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { generationText } from './generation.fr.ts'
import type { ProfileForm } from './generation.state.ts'

const texts = generationText.profile
const genders = [...CandidateGender.options, 'none' as const].map((value) => ({
  value,
  label: texts.genders[value],
}))

/** Whom the letter speaks of: a name, and the gender that its words agree with. */
export function ProfileFields({
  profile: { name, gender },
  onChange,
}: {
  profile: ProfileForm
  onChange: (patch: Partial<ProfileForm>) => void
}) {
  const [open, setOpen] = useState(false)
  const summary = [name.trim(), gender === 'none' ? '' : texts.agreements[gender]].filter(Boolean).join(' · ')
  return (
    <div className="fold">
      <button type="button" className="fold-toggle" aria-expanded={open} onClick={() => setOpen(!open)}>
        <span>
          <strong>{texts.title}</strong>
          <span className="muted small">{summary || texts.empty}</span>
        </span>
        <ChevronDown aria-hidden="true" size={18} />
      </button>
      {open && (
        <div className="fold-body">
          <TextField
            label={texts.name}
            autoComplete="name"
            maxLength={limits.personName}
            value={name}
            onChange={(event) => onChange({ name: event.currentTarget.value })}
          />
          <SelectField
            label={texts.gender}
            options={genders}
            value={gender}
            onValueChange={(value) => onChange({ gender: value as ProfileForm['gender'] })}
          />
        </div>
      )}
    </div>
  )
}

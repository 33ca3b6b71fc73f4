import { CandidateGender } from '@lettrine/contract/generation'
import { limits } from '@lettrine/contract/limits'
import { ChevronDown } from 'lucide-react'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { generationText } from './generation.fr.ts'
import { type ProfileForm, profileFacts } from './generation.state.ts'

const texts = generationText.profile
const genders = [...CandidateGender.options, 'none' as const].map((value) => ({
  value,
  label: texts.genders[value],
}))

/** The facts that the composer may state about the candidate; it invents nothing else. */
export function ProfileFields({
  profile,
  open,
  onOpenChange,
  onChange,
}: {
  profile: ProfileForm
  open: boolean
  onOpenChange: (open: boolean) => void
  onChange: (patch: Partial<ProfileForm>) => void
}) {
  const facts = profileFacts(profile)
  return (
    <div className="fold">
      <button type="button" className="fold-toggle" aria-expanded={open} onClick={() => onOpenChange(!open)}>
        <span>
          <strong>{texts.title}</strong>
          <span className="muted small">{facts === 0 ? texts.empty : texts.filled(facts)}</span>
        </span>
        <ChevronDown aria-hidden="true" size={18} />
      </button>
      {open && (
        <div className="fold-body">
          <TextField
            label={texts.name}
            autoComplete="name"
            maxLength={limits.personName}
            value={profile.name}
            onChange={(event) => onChange({ name: event.currentTarget.value })}
          />
          <SelectField
            label={texts.gender}
            options={genders}
            value={profile.gender}
            onValueChange={(gender) => onChange({ gender: gender as ProfileForm['gender'] })}
          />
          <TextArea
            label={texts.experience}
            hint={texts.experienceHint}
            rows={3}
            maxLength={limits.profileText}
            value={profile.experience}
            onChange={(event) => onChange({ experience: event.currentTarget.value })}
          />
          <TextArea
            label={texts.skills}
            hint={texts.commas}
            rows={2}
            value={profile.skills}
            onChange={(event) => onChange({ skills: event.currentTarget.value })}
          />
          <TextArea
            label={texts.education}
            rows={2}
            maxLength={limits.profileText}
            value={profile.education}
            onChange={(event) => onChange({ education: event.currentTarget.value })}
          />
          <TextArea
            label={texts.achievements}
            hint={texts.commas}
            rows={2}
            value={profile.achievements}
            onChange={(event) => onChange({ achievements: event.currentTarget.value })}
          />
        </div>
      )}
    </div>
  )
}

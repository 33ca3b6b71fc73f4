import { CandidateGender } from '@lettrine/contract/generation'
import { limits } from '@lettrine/contract/limits'
import type { Profile } from '@lettrine/contract/profile'
import { Civility } from '@lettrine/contract/templates'
import { useState } from 'react'
import { useServerForm } from '../../lib/forms/server-form.ts'
import { FormBody } from '../../ui/form-body.tsx'
import { useUnsaved } from '../../ui/leave-guard.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { profileText } from './profile.fr.ts'
import { saveProfile } from './profile.queries.ts'
import { CandidateForm, candidateFormOf, candidateOf } from './profile.state.ts'
import { DetailList, FormActions, ProfileSection } from './profile-section.tsx'

const texts = profileText.candidate
const genders = [...CandidateGender.options, 'none' as const].map((value) => ({
  value,
  label: texts.genders[value],
}))
const civilities = [...Civility.options, 'none' as const].map((value) => ({
  value,
  label: texts.civilities[value],
}))

/** What the head and the wording of letters need to know: display and form. */
export function CandidateSection({ user }: { user: Profile }) {
  const [editing, setEditing] = useState(false)
  const form = candidateFormOf(user.candidate)
  return (
    <ProfileSection
      title={texts.title}
      lead={texts.lead}
      onEdit={editing ? undefined : () => setEditing(true)}
    >
      {editing ? (
        <CandidateEditor form={form} onDone={() => setEditing(false)} />
      ) : (
        <DetailList
          details={[
            { label: texts.gender, value: form.gender === 'none' ? '' : texts.genders[form.gender] },
            { label: texts.civility, value: form.civility === 'none' ? '' : texts.civilities[form.civility] },
            { label: texts.address, value: form.address },
            { label: texts.city, value: form.city },
          ]}
        />
      )}
    </ProfileSection>
  )
}

function CandidateEditor({ form: initial, onDone }: { form: CandidateForm; onDone: () => void }) {
  const { form, refusal, dismiss, register, submit } = useServerForm(CandidateForm, {
    defaultValues: initial,
    send: async (values) => {
      await saveProfile({ candidate: candidateOf(values) })
      toast.success({ title: profileText.saved })
      onDone()
    },
    onInvalid: () => toast.error({ title: profileText.mendFirst }),
  })
  const { errors, isSubmitting, isDirty } = form.formState
  useUnsaved(isDirty && !isSubmitting)
  return (
    <FormBody
      refusal={refusal && `${profileText.saveFailed}. ${refusal}`}
      onDismiss={dismiss}
      onSubmit={submit}
    >
      <div className="profile-fields">
        <SelectField
          label={texts.gender}
          options={genders}
          value={form.watch('gender')}
          onValueChange={(gender) => form.setValue('gender', gender, { shouldDirty: true })}
        />
        <SelectField
          label={texts.civility}
          options={civilities}
          value={form.watch('civility')}
          onValueChange={(civility) => form.setValue('civility', civility, { shouldDirty: true })}
        />
        <TextArea
          label={texts.address}
          hint={texts.addressHint}
          optional
          rows={3}
          autoComplete="street-address"
          error={errors.address?.message}
          {...register('address')}
        />
        <TextField
          label={texts.city}
          hint={texts.cityHint}
          optional
          autoComplete="address-level2"
          maxLength={limits.addressLine}
          error={errors.city?.message}
          {...register('city')}
        />
      </div>
      <FormActions busy={isSubmitting} onCancel={onDone} />
    </FormBody>
  )
}

import { limits } from '@lettrine/contract/limits'
import type { Profile } from '@lettrine/contract/profile'
import { industries } from '@lettrine/contract/profile.fr'
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
import { PageForm, pageChangeOf, pageFormOf } from './profile.state.ts'
import { DetailList, FormActions, ProfileSection } from './profile-section.tsx'

const texts = profileText.page
const sectors = [
  { value: '' as const, label: texts.noIndustry },
  ...industries.map((value) => ({ value, label: value })),
]

/** Personal details: display and form. */
export function PageSection({ user }: { user: Profile }) {
  const [editing, setEditing] = useState(false)
  return (
    <ProfileSection title={texts.title} onEdit={editing ? undefined : () => setEditing(true)}>
      {editing ? (
        <PageEditor user={user} onDone={() => setEditing(false)} />
      ) : (
        <DetailList
          details={[
            { label: texts.displayName, value: user.displayName },
            { label: texts.email, value: user.email },
            { label: texts.phoneNumber, value: user.phoneNumber ?? '' },
            { label: texts.jobTitle, value: user.jobTitle ?? '' },
            { label: texts.industry, value: user.industry ?? '' },
            { label: texts.location, value: user.location ?? '' },
            { label: texts.website, value: user.website ?? '' },
            { label: texts.bio, value: user.bio ?? '', isLong: true },
          ]}
        />
      )}
    </ProfileSection>
  )
}

function PageEditor({ user, onDone }: { user: Profile; onDone: () => void }) {
  const { form, refusal, dismiss, register, submit } = useServerForm(PageForm, {
    defaultValues: pageFormOf(user),
    send: async (values) => {
      await saveProfile(pageChangeOf(values))
      toast.success({ title: profileText.saved })
      onDone()
    },
    onInvalid: () => toast.error({ title: profileText.mendFirst }),
  })
  const { errors, isSubmitting, isDirty } = form.formState
  useUnsaved(isDirty && !isSubmitting)
  const text = (name: 'phoneNumber' | 'jobTitle' | 'location' | 'website') => ({
    label: texts[name],
    optional: true,
    error: errors[name]?.message,
    ...register(name),
  })
  return (
    <FormBody
      refusal={refusal && `${profileText.saveFailed}. ${refusal}`}
      onDismiss={dismiss}
      onSubmit={submit}
    >
      <div className="profile-fields">
        <TextField
          label={texts.displayName}
          autoComplete="name"
          maxLength={limits.personName}
          error={errors.displayName?.message}
          {...register('displayName')}
        />
        <TextField label={texts.email} value={user.email} readOnly disabled />
        <TextField type="tel" autoComplete="tel" {...text('phoneNumber')} />
        <TextField autoComplete="organization-title" {...text('jobTitle')} />
        <SelectField
          label={texts.industry}
          options={sectors}
          value={form.watch('industry') ?? ''}
          onValueChange={(industry) => form.setValue('industry', industry, { shouldDirty: true })}
        />
        <TextField autoComplete="address-level2" {...text('location')} />
        <TextField type="url" inputMode="url" autoComplete="url" {...text('website')} />
      </div>
      <TextArea
        label={texts.bio}
        optional
        rows={4}
        maxLength={limits.bio}
        error={errors.bio?.message}
        {...register('bio')}
      />
      <FormActions busy={isSubmitting} onCancel={onDone} />
    </FormBody>
  )
}

import { sharePasswordMinLength } from '@lettrine/contract/sharing'
import { sharingMessages } from '@lettrine/contract/sharing.fr'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../../lib/api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Switch } from '../../ui/switch.tsx'
import { toast } from '../../ui/toast.ts'
import { sharingText as texts } from './letter-sharing.fr.ts'
import { useCreateShare } from './letter-sharing.queries.ts'

type Expiry = keyof typeof texts.expiries
const expiries = (['7', '30', '90', 'never'] as const).map((value) => ({
  value,
  label: texts.expiries[value],
}))

/** Options of a new link: password, expiry, download. */
export function NewLinkForm({
  letterId,
  onMade,
  onBack,
}: {
  letterId: string
  onMade: (link: { shareId: string; url: string }) => void
  onBack: (() => void) | undefined
}) {
  const [isPublic, setPublic] = useState(true)
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [expiry, setExpiry] = useState<Expiry>('30')
  const [allowDownload, setAllowDownload] = useState(true)
  const create = useCreateShare(letterId)

  function submit() {
    if (!isPublic && password.length < sharePasswordMinLength)
      return setError(sharingMessages.passwordTooShort(sharePasswordMinLength))
    create.mutate(
      {
        password: isPublic ? null : password,
        days: expiry === 'never' ? null : Number(expiry),
        allowDownload,
      },
      {
        onSuccess: ({ share, url }) => onMade({ shareId: share.id, url }),
        onError: (fault) =>
          toast.error({ title: texts.failed, ...(fault instanceof ApiError && { message: fault.message }) }),
      },
    )
  }

  return (
    <form
      className="sharing-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div>
        <Switch checked={isPublic} onCheckedChange={setPublic}>
          {texts.publicAccess}
        </Switch>
        <p className="muted small">{isPublic ? texts.publicOn : texts.publicOff}</p>
      </div>
      {!isPublic && (
        <PasswordField
          label={texts.password}
          hint={texts.passwordHint}
          error={error}
          autoComplete="new-password"
          value={password}
          onChange={(event) => {
            setPassword(event.currentTarget.value)
            setError(undefined)
          }}
        />
      )}
      <SelectField label={texts.expiry} options={expiries} value={expiry} onValueChange={setExpiry} />
      <Switch checked={allowDownload} onCheckedChange={setAllowDownload}>
        {texts.allowDownload}
      </Switch>
      <div className="sharing-form-actions">
        {onBack && (
          <Button variant="ghost" onClick={onBack}>
            {texts.back}
          </Button>
        )}
        <Button type="submit" icon={<Link2 size={18} />} busy={create.isPending} busyLabel={texts.creating}>
          {texts.create}
        </Button>
      </div>
    </form>
  )
}

import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { ApiError } from '../../lib/api/api-error.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { secondFactorTexts as texts } from './second-factor.fr.ts'

export type OwnerProof = { password?: string }

/**
 * Asks for the password, where the account has one, then calls `onProved`; what that refuses is displayed. The second factor
 * is asked for by itself, where the server needs it.
 */
export function OwnerDialog({
  title,
  lead,
  confirm,
  isDanger = false,
  hasPassword,
  explain,
  onProved,
  onClose,
  children,
}: {
  title: string
  lead: string
  confirm: string
  isDanger?: boolean
  hasPassword: boolean
  /** The message of a fault that is not of our server. */
  explain?: (fault: unknown) => string | undefined
  onProved: (proof: OwnerProof) => Promise<void>
  onClose: () => void
  children?: ReactNode
}) {
  const formId = useId()
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<{ message: string; isPassword: boolean }>()
  const [isBusy, setIsBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setFault(undefined)
    setIsBusy(true)
    try {
      await onProved(hasPassword ? { password } : {})
    } catch (refused) {
      const message = explain?.(refused) ?? (refused as Error).message
      setFault({ message, isPassword: refused instanceof ApiError && refused.code === 'WRONG_PASSWORD' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => open || isBusy || onClose()}
      title={title}
      description={lead}
      initialFocus={() => document.getElementById(formId)?.querySelector('input')}
      actions={
        <>
          <Button variant="ghost" disabled={isBusy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form={formId} variant={isDanger ? 'danger' : 'primary'} busy={isBusy}>
            {confirm}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        {fault && !fault.isPassword ? <Banner tone="danger">{fault.message}</Banner> : null}
        {children}
        {hasPassword ? (
          <PasswordField
            label={texts.password}
            value={password}
            autoComplete="current-password"
            error={fault?.isPassword ? fault.message : undefined}
            onChange={(event) => {
              setPassword(event.target.value)
              setFault(undefined)
            }}
          />
        ) : null}
      </form>
    </Dialog>
  )
}

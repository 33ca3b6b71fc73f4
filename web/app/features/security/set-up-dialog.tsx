import { CodeForm } from '@lettrine/contract/second-factor'
import { Copy } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { renderSVG } from 'uqr'
import { api } from '../../lib/api/api.ts'
import { useServerForm } from '../../lib/forms/server-form.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { OwnerDialog } from './owner-dialog.tsx'
import { secondFactorTexts } from './second-factor.fr.ts'

const texts = secondFactorTexts.setUp

type Setup = { uri: string; key: string }

/** Sets up an application: the password, then the QR code and a first code. Calls `onOn` with the recovery codes. */
export function SetUpDialog({
  hasPassword,
  onOn,
  onClose,
}: {
  hasPassword: boolean
  onOn: (recoveryCodes: string[]) => void
  onClose: () => void
}) {
  const [setup, setSetup] = useState<Setup>()
  if (setup) return <ApplicationDialog setup={setup} onOn={onOn} onClose={onClose} />
  return (
    <OwnerDialog
      title={texts.title}
      lead={texts.lead}
      confirm={secondFactorTexts.goOn}
      hasPassword={hasPassword}
      onProved={async (proof) => setSetup((await api.secondFactor.begin(proof)).data)}
      onClose={onClose}
    />
  )
}

function ApplicationDialog({
  setup,
  onOn,
  onClose,
}: {
  setup: Setup
  onOn: (recoveryCodes: string[]) => void
  onClose: () => void
}) {
  const formId = useId()
  const { form, refusal, dismiss, register, submit } = useServerForm(CodeForm, {
    defaultValues: { code: '' },
    send: async (input) => onOn((await api.secondFactor.activate(input)).data.recoveryCodes),
  })
  const { errors, isSubmitting } = form.formState
  return (
    <Dialog
      open
      onOpenChange={(open) => open || isSubmitting || onClose()}
      title={texts.title}
      description={texts.scan}
      initialFocus={() => document.getElementById(formId)?.querySelector('input')}
      actions={
        <>
          <Button variant="ghost" disabled={isSubmitting} onClick={onClose}>
            {secondFactorTexts.cancel}
          </Button>
          <Button type="submit" form={formId} busy={isSubmitting}>
            {texts.submit}
          </Button>
        </>
      }
    >
      <QrCode uri={setup.uri} />
      <Key value={setup.key} />
      <form id={formId} method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        {refusal ? (
          <Banner tone="danger" onDismiss={dismiss}>
            {refusal}
          </Banner>
        ) : null}
        <TextField
          label={texts.code}
          hint={texts.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          error={errors.code?.message}
          readOnly={isSubmitting}
          {...register('code')}
        />
      </form>
    </Dialog>
  )
}

function QrCode({ uri }: { uri: string }) {
  const image = useMemo(
    () => `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(uri, { border: 2 }))}`,
    [uri],
  )
  // Black on white in dark mode, too: cameras need it.
  return (
    <img
      src={image}
      alt={texts.qr}
      width={192}
      height={192}
      className="mx-auto max-w-full rounded-control bg-white p-1"
    />
  )
}

function Key({ value }: { value: string }) {
  const copy = async () => {
    await navigator.clipboard.writeText(value)
    toast.success({ title: texts.keyCopied })
  }
  return (
    <div className="flex flex-col gap-2 text-small">
      <p className="text-ink-muted">{texts.orType}</p>
      <p className="flex flex-wrap items-center gap-2">
        <code className="min-w-0 wrap-anywhere rounded-control bg-sunken px-2.5 py-1.5 font-mono">
          {value.match(/.{1,4}/g)?.join(' ')}
        </code>
        <Button
          variant="ghost"
          size="small"
          icon={<Copy aria-hidden="true" size={16} />}
          onClick={() => void copy()}
        >
          {texts.copyKey}
        </Button>
      </p>
    </div>
  )
}

import { deletionPhrase } from '@lettrine/contract/my-data.fr'
import type { AccountContents } from '@lettrine/contract/my-data-routes'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../lib/api/api-error.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { uiTexts } from '../../ui/ui.fr.ts'
import { deletedItems, myDataTexts } from './my-data.fr.ts'
import { useAccountContents, useDeleteAccount } from './my-data.queries.ts'

const texts = myDataTexts.deletion

/** Step one lists what will be deleted; step two asks to type a confirmation. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState<'warning' | 'confirmation'>('warning')
  const contents = useAccountContents(true)
  const deletion = useDeleteAccount()
  if (deletion.data) return <Goodbye subscriptionEnded={deletion.data.data.subscriptionEnded} />
  if (step === 'warning')
    return (
      <Warning
        contents={contents.data?.data}
        isCounting={contents.isPending}
        onClose={onClose}
        onGoOn={() => setStep('confirmation')}
      />
    )
  return (
    <Confirmation
      // Without an answer the password field is displayed: an account without password ignores it.
      asksPassword={contents.data?.data.hasPassword ?? true}
      deletion={deletion}
      onClose={onClose}
      onBack={() => setStep('warning')}
    />
  )
}

function Warning({
  contents,
  isCounting,
  onClose,
  onGoOn,
}: {
  contents: AccountContents | undefined
  isCounting: boolean
  onClose: () => void
  onGoOn: () => void
}) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={texts.firstTitle}
      description={contents || isCounting ? texts.warning : texts.countsFailed}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {uiTexts.cancel}
          </Button>
          <Button variant="danger" disabled={isCounting} onClick={onGoOn}>
            {texts.goOn}
          </Button>
        </>
      }
    >
      {isCounting ? <Skeleton rows={2} /> : null}
      {contents ? (
        <>
          <ul className="list-disc space-y-1 pl-5 text-ui">
            {deletedItems(contents).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          {contents.publishedTemplates > 0 ? (
            <p className="text-ui">{texts.published(contents.publishedTemplates)}</p>
          ) : null}
          {contents.plan === 'free' ? null : <p className="text-ui">{texts.plan}</p>}
          <p className="text-ui text-ink-faint">{texts.receipts}</p>
        </>
      ) : null}
      <Banner tone="warning">{texts.saveFirst}</Banner>
    </Dialog>
  )
}

function Confirmation({
  asksPassword,
  deletion,
  onClose,
  onBack,
}: {
  asksPassword: boolean
  deletion: ReturnType<typeof useDeleteAccount>
  onClose: () => void
  onBack: () => void
}) {
  const [phrase, setPhrase] = useState('')
  const [password, setPassword] = useState('')
  const isComplete = phrase === deletionPhrase && (!asksPassword || password !== '')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isComplete || deletion.isPending) return
    deletion.mutate({ confirmation: deletionPhrase, ...(asksPassword ? { password } : {}) })
  }
  const fault = deletion.error instanceof ApiError ? deletion.error : undefined
  const isWrongPassword = fault?.code === 'WRONG_PASSWORD'
  return (
    <Dialog
      open
      onOpenChange={() => deletion.isPending || onClose()}
      title={texts.secondTitle}
      description={texts.secondLead}
      actions={
        <>
          <Button variant="ghost" disabled={deletion.isPending} onClick={onBack}>
            {texts.back}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            disabled={!isComplete}
            busy={deletion.isPending}
            busyLabel={texts.deleting}
          >
            {texts.confirm}
          </Button>
        </>
      }
    >
      <form id={formId} method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
        {deletion.isError ? (
          <Banner tone="danger">
            <p className="font-semibold">{texts.failed}</p>
            {fault && !isWrongPassword ? <p>{fault.message}</p> : null}
          </Banner>
        ) : null}
        <TextField
          label={texts.phrase}
          value={phrase}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => setPhrase(event.target.value)}
        />
        {asksPassword ? (
          <PasswordField
            label={texts.password}
            value={password}
            autoComplete="current-password"
            error={isWrongPassword ? fault.message : undefined}
            onChange={(event) => {
              setPassword(event.target.value)
              deletion.reset()
            }}
          />
        ) : null}
      </form>
    </Dialog>
  )
}

const formId = 'delete-account'

function Goodbye({ subscriptionEnded }: { subscriptionEnded: boolean }) {
  return (
    <Dialog open onOpenChange={() => {}} title={texts.doneTitle}>
      <p role="status" className="text-ui">
        {[texts.done, ...(subscriptionEnded ? [texts.subscriptionEnded] : []), texts.goingHome].join(' ')}
      </p>
    </Dialog>
  )
}

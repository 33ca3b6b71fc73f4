import { ApplicationStep, RecoveryStep } from '@lettrine/contract/identity'
import { useEffect, useState } from 'react'
import { useServerForm } from '../../lib/forms/server-form.ts'
import { finishSignIn } from '../../lib/session/second-step.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FormBody } from '../../ui/form-body.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { secondStepTexts as texts } from './second-step.fr.ts'

type Kind = 'application' | 'recovery'

const schemas = { application: ApplicationStep, recovery: RecoveryStep }
const other = { application: 'recovery', recovery: 'application' } as const

/** The second step of a sign-in: a code of the application, or a recovery code. */
export function SecondStepForm({ onSubmitted, onBack }: { onSubmitted: () => void; onBack: () => void }) {
  const [kind, setKind] = useState<Kind>('application')
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-muted text-ui text-pretty">{texts.lead[kind]}</p>
      <CodeForm key={kind} kind={kind} onSubmitted={onSubmitted} />
      <div className="flex flex-wrap gap-2.5">
        <Button variant="secondary" onClick={() => setKind(other[kind])}>
          {texts.other[kind]}
        </Button>
        <Button variant="ghost" onClick={onBack}>
          {texts.back}
        </Button>
      </div>
    </div>
  )
}

function CodeForm({ kind, onSubmitted }: { kind: Kind; onSubmitted: () => void }) {
  const { form, refusal, dismiss, register, submit } = useServerForm(schemas[kind], {
    defaultValues: { code: '', trustDevice: false },
    send: (input) => {
      onSubmitted()
      return finishSignIn(kind, input)
    },
  })
  const { setFocus } = form
  const { errors, isSubmitting } = form.formState
  useEffect(() => setFocus('code'), [setFocus])
  return (
    <FormBody refusal={refusal} onDismiss={dismiss} onSubmit={submit}>
      <TextField
        label={texts.label[kind]}
        hint={texts.hint[kind]}
        error={errors.code?.message}
        readOnly={isSubmitting}
        autoCapitalize="off"
        spellCheck={false}
        {...(kind === 'application'
          ? { inputMode: 'numeric' as const, autoComplete: 'one-time-code' }
          : { autoComplete: 'off' })}
        {...register('code')}
      />
      <Checkbox
        checked={form.watch('trustDevice') ?? false}
        onCheckedChange={(trustDevice) => form.setValue('trustDevice', trustDevice)}
        disabled={isSubmitting}
      >
        {texts.trust}
      </Checkbox>
      <Button type="submit" size="large" busy={isSubmitting} busyLabel={texts.submitting}>
        {texts.submit}
      </Button>
    </FormBody>
  )
}

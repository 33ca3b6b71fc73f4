import type { SecondFactorState } from '@lettrine/contract/second-factor'
import { useState } from 'react'
import { api } from '../../lib/api/api.ts'
import { Badge } from '../../shared/badges/badge.tsx'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { OwnerDialog } from './owner-dialog.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { secondFactorTexts as texts } from './second-factor.fr.ts'
import { useRefreshSecondFactor, useSecondFactor } from './second-factor.queries.ts'
import { SecuritySection } from './security-section.tsx'
import { SetUpDialog } from './set-up-dialog.tsx'

type Step = 'set-up' | 'turn-off' | 'renew'

/** Below this number of recovery codes, the section recommends others. */
const fewCodes = 2

/** Whether the second factor is on, and what turns it on or off. */
export function SecondFactorSection({ now }: { now: Date }) {
  const query = useSecondFactor()
  const state = query.data?.data
  const [step, setStep] = useState<Step>()
  return (
    <SecuritySection title={texts.title} lead={texts.lead} query={query} failed={texts.failed}>
      {state ? (
        <>
          {state.isRequired && !state.isOn && state.passkeys.length === 0 ? (
            <Banner tone="warning">{texts.required}</Banner>
          ) : null}
          <Standing state={state} now={now} />
          {state.isOn ? (
            <div className="flex flex-wrap gap-2.5">
              <Button
                variant="secondary"
                className="max-sm:whitespace-normal"
                onClick={() => setStep('renew')}
              >
                {texts.renewCodes}
              </Button>
              <Button variant="secondary" onClick={() => setStep('turn-off')}>
                {texts.turnOff}
              </Button>
            </div>
          ) : (
            <Button className="self-start max-sm:whitespace-normal" onClick={() => setStep('set-up')}>
              {texts.turnOn}
            </Button>
          )}
          <Steps step={step} hasPassword={state.hasPassword} onEnd={() => setStep(undefined)} />
        </>
      ) : null}
    </SecuritySection>
  )
}

function Standing({ state, now }: { state: SecondFactorState; now: Date }) {
  const { isOn, since, lastUsedAt, recoveryCodesLeft } = state
  if (!isOn || !since)
    return (
      <p>
        <Badge tone="draft">{texts.off}</Badge>
      </p>
    )
  const use = lastUsedAt ? `, ${texts.lastUse(lastUsedAt, now)}` : ''
  return (
    <div className="flex flex-col gap-1.5">
      <p>
        <Badge tone="final">{texts.on}</Badge>
      </p>
      <p className="text-ink-muted text-small">{`${texts.since(since)}${use}`}</p>
      {recoveryCodesLeft > fewCodes ? (
        <p className="text-ink-muted text-small">{texts.codesLeft(recoveryCodesLeft)}</p>
      ) : (
        <Banner tone="warning">{texts.codesLeft(recoveryCodesLeft)}</Banner>
      )}
    </div>
  )
}

function Steps({
  step,
  hasPassword,
  onEnd,
}: {
  step: Step | undefined
  hasPassword: boolean
  onEnd: () => void
}) {
  const refresh = useRefreshSecondFactor()
  const [codes, setCodes] = useState<readonly string[]>()
  const show = (recoveryCodes: readonly string[]) => {
    setCodes(recoveryCodes)
    onEnd()
    void refresh()
  }
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} />
  if (step === 'set-up')
    return (
      <SetUpDialog
        hasPassword={hasPassword}
        onOn={(recoveryCodes) => {
          toast.success({ title: texts.setUp.on })
          show(recoveryCodes)
        }}
        onClose={onEnd}
      />
    )
  if (step === 'renew')
    return (
      <OwnerDialog
        title={texts.renew.title}
        lead={texts.renew.lead}
        confirm={texts.renew.confirm}
        hasPassword={hasPassword}
        onProved={async (proof) => show((await api.secondFactor.renewCodes(proof)).data.recoveryCodes)}
        onClose={onEnd}
      />
    )
  if (step === 'turn-off')
    return (
      <OwnerDialog
        title={texts.turningOff.title}
        lead={texts.turningOff.lead}
        confirm={texts.turningOff.confirm}
        isDanger
        hasPassword={hasPassword}
        onProved={async (proof) => {
          await api.secondFactor.turnOff(proof)
          toast.success({ title: texts.turningOff.done })
          onEnd()
          void refresh()
        }}
        onClose={onEnd}
      />
    )
  return null
}

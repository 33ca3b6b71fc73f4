import '../../shared/proofreading/proofreading-lists.css'
import type { FrequentFault } from '@lettrine/contract/proofreading'
import { useState } from 'react'
import { rulePath } from '../../shared/help/rule-path.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { TitledPanel } from '../../ui/titled-panel.tsx'
import { frequentFaultsText as texts } from './frequent-faults.fr.ts'
import { useForgetFaults, useFrequentFaults } from './frequent-faults.queries.ts'

/** The rules that the user breaks most, with counts; nothing else is known of them. */
export function FrequentFaultsSection() {
  const faults = useFrequentFaults()
  const [asking, setAsking] = useState(false)
  const forget = useForgetFaults()
  const isEmpty = !faults || faults.length === 0
  return (
    <TitledPanel
      title={texts.title}
      lead={texts.lead}
      action={
        !isEmpty && (
          <Button variant="ghost" size="small" onClick={() => setAsking(true)}>
            {texts.erase}
          </Button>
        )
      }
    >
      {faults && isEmpty && <p className="text-ink-muted text-ui">{texts.none}</p>}
      {!isEmpty && <FaultList faults={faults} />}
      {faults?.some(({ rule }) => rulePath(rule)) && (
        <ButtonLink to="/dashboard/exercise" variant="secondary" className="self-start">
          {texts.practise}
        </ButtonLink>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={texts.confirm.title}
        description={texts.confirm.description}
        confirmLabel={texts.confirm.action}
        busy={forget.isPending}
        onConfirm={() => forget.mutate(undefined, { onSettled: () => setAsking(false) })}
      />
    </TitledPanel>
  )
}

const FaultList = ({ faults }: { faults: readonly FrequentFault[] }) => (
  <ol className="rule-list" aria-label={texts.title}>
    {faults.map(({ rule, why, count, lastAt }) => {
      const path = rulePath(rule)
      return (
        <li key={rule}>
          <span className="rule-list-why">
            {path ? <TextLink to={path}>{why}</TextLink> : why}
            <span className="mt-0.5 block text-ink-muted text-small">{texts.last(new Date(lastAt))}</span>
          </span>
          <span className="font-medium text-ui tabular-nums">{texts.times(count)}</span>
        </li>
      )
    })}
  </ol>
)

import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { TitledPanel } from '../../ui/titled-panel.tsx'
import { profileText as texts } from './profile.fr.ts'

/** A section of the profile: display or form. */
export function ProfileSection({
  title,
  lead,
  onEdit,
  children,
}: {
  title: string
  lead?: string
  /** Absent while the form is open. */
  onEdit?: (() => void) | undefined
  children: ReactNode
}) {
  return (
    <TitledPanel
      title={title}
      lead={lead}
      action={
        onEdit && (
          <Button
            variant="secondary"
            size="small"
            icon={<Pencil size={16} />}
            aria-label={texts.editOf(title)}
            onClick={onEdit}
          >
            {texts.edit}
          </Button>
        )
      }
    >
      {children}
    </TitledPanel>
  )
}

export type Detail = { label: string; value: string; isLong?: boolean }

/** List of details, and of those still missing. */
export function DetailList({ details }: { details: readonly Detail[] }) {
  return (
    <dl className="profile-details">
      {details.map(({ label, value, isLong }) => (
        <div key={label} data-long={isLong || undefined}>
          <dt>{label}</dt>
          <dd data-blank={value === '' || undefined}>{value === '' ? texts.blank : value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Cancel and save buttons. */
export function FormActions({ busy, onCancel }: { busy: boolean; onCancel: () => void }) {
  return (
    <div className="flex flex-wrap justify-end gap-2.5">
      <Button variant="ghost" onClick={onCancel}>
        {texts.cancel}
      </Button>
      <Button type="submit" busy={busy} busyLabel={texts.saving}>
        {texts.save}
      </Button>
    </div>
  )
}

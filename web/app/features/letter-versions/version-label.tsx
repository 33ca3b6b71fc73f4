import type { LetterVersion } from '@lettrine/contract/letters'
import { limits } from '@lettrine/contract/limits'
import { useState } from 'react'
import { ApiError } from '../../lib/api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { versionText as texts } from './letter-versions.fr.ts'
import { useNameVersion } from './letter-versions.queries.ts'

/** Form that names a version, or removes its name. */
export function VersionLabel({ letterId, version }: { letterId: string; version: LetterVersion }) {
  const [label, setLabel] = useState(version.label)
  const naming = useNameVersion(letterId, version.id)
  return (
    <form
      className="versions-label"
      onSubmit={(event) => {
        event.preventDefault()
        naming.mutate(label, {
          onSuccess: () => toast.success({ title: texts.named }),
          onError: (fault) =>
            toast.error({ title: texts.nameFailed, message: fault instanceof ApiError ? fault.message : '' }),
        })
      }}
    >
      <TextField
        label={texts.label}
        hint={texts.labelHint}
        value={label}
        maxLength={limits.versionLabel}
        onChange={(event) => setLabel(event.currentTarget.value)}
      />
      <Button
        type="submit"
        variant="secondary"
        busy={naming.isPending}
        disabled={label.trim() === version.label}
      >
        {texts.keepLabel}
      </Button>
    </form>
  )
}

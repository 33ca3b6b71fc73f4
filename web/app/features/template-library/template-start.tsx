import type { TemplateUse } from '@lettrine/contract/templates'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { countEvent } from '../../lib/analytics/analytics.ts'
import { api } from '../../lib/api/api.ts'
import { ApiError } from '../../lib/api/api-error.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { startText as texts } from './template-library.fr.ts'

const isFull = (fault: unknown) => fault instanceof ApiError && fault.code === 'LETTER_QUOTA_REACHED'

/** Creates a letter from a template, filled with known values, then opens it. */
export function TemplateStart({
  templateId,
  letterId,
  about,
  wall,
  onFull,
  onReady,
}: {
  templateId: string
  /** Id generated on the device: sending it twice creates one letter. */
  letterId: string
  about: Pick<TemplateUse, 'userProfile'>
  /** Rendered when the quota is reached. */
  wall: ReactNode
  onFull: () => void
  onReady: (letterId: string) => void
}) {
  const start = useMutation({
    mutationFn: () => api.templates.use({ id: templateId, letterId, ...about }),
    onSuccess: ({ data }) => {
      countEvent({ name: 'template_used' })
      onReady(data.letter.id)
    },
    onError: (fault) => isFull(fault) && onFull(),
  })
  const begun = useRef(false)
  const { mutate } = start
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    mutate()
  }, [mutate])
  if (isFull(start.error)) return wall
  if (!start.isError)
    return (
      <main id="main" className="template-start">
        <p role="status">
          <Spinner />
          {texts.starting}
        </p>
      </main>
    )
  return (
    <main id="main" className="template-start" role="alert">
      <h1>{texts.failed}</h1>
      <p>{start.error instanceof ApiError && start.error.message}</p>
      <div>
        <Button onClick={() => mutate()}>{texts.retry}</Button>
        <ButtonLink to="/dashboard/templates" variant="secondary">
          {texts.back}
        </ButtonLink>
      </div>
    </main>
  )
}

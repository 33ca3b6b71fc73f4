import type { TemplateUse } from '@lettrine/contract/templates'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { api } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { countEvent } from '../../lib/audience.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { startText as say } from './template-library.fr.ts'

const isFull = (fault: unknown) => fault instanceof ApiError && fault.code === 'LETTER_QUOTA_REACHED'

/** Makes a letter of a template, filled with what is known, then leads to it. */
export function TemplateStart({
  templateId,
  letterId,
  about,
  wall,
  onFull,
  onReady,
}: {
  templateId: string
  /** Made on the device: asked twice, one letter is made. */
  letterId: string
  about: Pick<TemplateUse, 'userProfile'>
  /** Shown when the plan keeps no letter more. */
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
          {say.starting}
        </p>
      </main>
    )
  return (
    <main id="main" className="template-start" role="alert">
      <h1>{say.failed}</h1>
      <p>{start.error instanceof ApiError && start.error.message}</p>
      <div>
        <Button onClick={() => mutate()}>{say.retry}</Button>
        <ButtonLink to="/dashboard/templates" variant="secondary">
          {say.back}
        </ButtonLink>
      </div>
    </main>
  )
}

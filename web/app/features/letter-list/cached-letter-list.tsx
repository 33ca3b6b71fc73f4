import { localDay } from '@lettrine/contract/day.fr'
import { useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { dateText, listText as texts } from './letter-list.fr.ts'
import { cachedLetters } from './letter-list.queries.ts'
import { LetterTable } from './letter-table.tsx'

/** When the server does not answer: the list cached on this device, marked as such, or an error. */
export function CachedLetterList({
  userId,
  now,
  onRetry,
}: {
  userId: string
  now: Date
  onRetry: () => void
}) {
  const [cached] = useState(() => cachedLetters(userId))
  return (
    <>
      <Banner
        tone="danger"
        action={
          <Button variant="secondary" size="small" onClick={onRetry}>
            {texts.retry}
          </Button>
        }
      >
        <strong>{texts.failedTitle}</strong>
        <br />
        {texts.failed} {cached && texts.cached(dateText.on(localDay(cached.at)))}
      </Banner>
      {cached && cached.value.length > 0 && <LetterTable letters={cached.value} now={now} />}
    </>
  )
}

import { useState } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { keptList } from './kept-list.ts'
import { dateText, listText as say } from './letter-list.fr.ts'
import { LetterTable } from './letter-table.tsx'

const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long' })

/** The server does not answer: the last list of this device, said to be so, or nothing. */
export function LetterFailure({ userId, now, onRetry }: { userId: string; now: Date; onRetry: () => void }) {
  const [kept] = useState(() => keptList(userId))
  return (
    <>
      <Banner
        tone="warning"
        action={
          <Button variant="secondary" size="small" onClick={onRetry}>
            {say.retry}
          </Button>
        }
      >
        {say.failed} {kept && say.cached(dateText.on(day.format(new Date(kept.at))))}
      </Banner>
      {kept && kept.letters.length > 0 && <LetterTable letters={kept.letters} now={now} />}
    </>
  )
}

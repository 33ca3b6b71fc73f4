import { ApiError } from '../../../lib/api/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { importText } from './import.fr.ts'
import { type Added, useAddToCareer } from './import.queries.ts'
import { documentIn, type Review, waitingCount } from './import.state.ts'

const texts = importText.end

const messageOf = (fault: Error): string => {
  if (!(fault instanceof ApiError)) return texts.failed
  return fault.isOffline ? texts.offline : `${texts.failed} ${fault.message}`
}

/** What will be added, and the button that adds it. */
export function ReviewBar({
  review,
  onAdded,
}: {
  review: Review
  onAdded: (added: Added, lines: number) => void
}) {
  const adding = useAddToCareer()
  const [cards, lines, waiting] = [review.cards.length, review.tray.length, waitingCount(review)]
  const add = () =>
    adding.mutate(documentIn(review), { onSuccess: (added) => onAdded(added, review.tray.length) })
  return (
    <div className="import-bar">
      {adding.error && <Banner tone="danger">{messageOf(adding.error)}</Banner>}
      <p>{texts.count(cards, waiting, lines)}</p>
      <Button
        size="large"
        busy={adding.isPending}
        busyLabel={texts.adding}
        disabled={cards + lines === 0}
        onClick={add}
      >
        {texts.add}
      </Button>
    </div>
  )
}

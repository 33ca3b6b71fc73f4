import { Plus, RotateCcw } from 'lucide-react'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { importText } from './import.fr.ts'
import { addJob, firstWaiting, type Review, selectCard, waitingCount } from './import.state.ts'
import { SetAside } from './set-aside.tsx'
import { TrayLines } from './tray-lines.tsx'
import type { Act } from './use-import.ts'

const texts = importText.tray

type Props = {
  review: Review
  act: Act
  go: (next: (now: Review) => Review) => void
  newId: () => string
  onRestart: () => void
}

/** After the last card: the lines on no card, and what was set aside. */
export function EndPanel({ review, act, go, newId, onRestart }: Props) {
  const isEmpty = review.cards.length === 0
  const lines = review.tray.length
  const waiting = waitingCount(review)
  const first = firstWaiting(review)
  return (
    <section className="import-end" aria-labelledby="import-end-title">
      {isEmpty && (
        <div className="import-empty">
          <h2 tabIndex={-1} data-focus-here={review.selected === null || undefined}>
            {importText.empty.title}
          </h2>
          <p>{importText.empty.text}</p>
        </div>
      )}
      {waiting > 0 && review.selected === null && first && (
        <Banner
          tone="warning"
          action={
            <Button variant="secondary" size="small" onClick={() => go((now) => selectCard(now, first))}>
              {importText.end.see(waiting)}
            </Button>
          }
        >
          {importText.end.left(waiting)}
        </Banner>
      )}
      <div className="import-end-head">
        <h2
          id="import-end-title"
          tabIndex={-1}
          data-focus-here={(!isEmpty && review.selected === null) || undefined}
        >
          {lines > 0 ? texts.title : texts.done} {lines > 0 && <span>{lines}</span>}
        </h2>
        <p>{lines > 0 ? texts.lead(lines) : texts.nothing}</p>
      </div>
      {lines > 0 && <TrayLines review={review} act={act} newId={newId} />}
      <SetAside review={review} act={act} />
      <div className="flex flex-wrap gap-2">
        <Button
          variant={isEmpty ? 'primary' : 'secondary'}
          icon={<Plus className="size-4" />}
          onClick={() => {
            const id = newId()
            act('', (now) => addJob(now, id))
          }}
        >
          {texts.addJob}
        </Button>
        <Button variant="ghost" icon={<RotateCcw className="size-4" />} onClick={onRestart}>
          {importText.review.another}
        </Button>
      </div>
    </section>
  )
}

import '../career.css'
import './import.css'
import './give-cv.css'
import './review.css'
import './review-cards.css'
import './review-end.css'
import './review-phone.css'
import { useEffect, useRef, useState } from 'react'
import { useBlocker, useNavigate } from 'react-router'
import { BackLink } from '../../../ui/back-link.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { PageHead } from '../../../ui/page-head.tsx'
import { toast } from '../../../ui/toast.ts'
import { GiveCv } from './give-cv.tsx'
import { importText } from './import.fr.ts'
import type { Added } from './import.queries.ts'
import { ReviewStep } from './review-step.tsx'
import { useImport } from './use-import.ts'

const careerPath = '/dashboard/career'

/** From a CV to cards: it is given, checked card by card, and added to the career. */
export function ImportPage({
  userId,
  newId,
  letterPath,
}: {
  userId: string
  newId: () => string
  /** The letter that asked for the career: it goes on once the cards are added. */
  letterPath: string | undefined
}) {
  const importing = useImport(userId, newId)
  const { review } = importing
  const navigate = useNavigate()
  const isDone = useRef(false)
  const [asksRestart, setAsksRestart] = useState(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      review !== undefined && !isDone.current && currentLocation.pathname !== nextLocation.pathname,
  )
  const title = useTitleFocus(review === undefined)

  function finish(added: Added, lines: number) {
    isDone.current = true
    importing.finish()
    // The letter’s next question says it; a message would cover that.
    if (!letterPath) toast.success(toldOf(added, lines))
    // On the way back from the next question, there is nothing left to import.
    void navigate(letterPath ?? careerPath, { replace: true })
  }
  const texts = review ? importText.review : importText.give
  return (
    <div className="import" data-step={review ? 'review' : 'give'}>
      <BackLink to={letterPath ?? careerPath}>
        {letterPath ? importText.backToLetter : importText.back}
      </BackLink>
      <PageHead title={texts.title} titleRef={title} lead={<p className="import-lead">{texts.lead}</p>} />
      {review ? (
        <ReviewStep
          importing={importing}
          review={review}
          newId={newId}
          onRestart={() => setAsksRestart(true)}
          onAdded={finish}
        />
      ) : (
        <GiveCv typed={importing.typed} onType={importing.type} onRead={importing.read} />
      )}
      <ConfirmDialog
        open={asksRestart}
        onOpenChange={setAsksRestart}
        title={importText.restart.title}
        description={importText.restart.text}
        confirmLabel={importText.restart.confirm}
        onConfirm={() => {
          setAsksRestart(false)
          importing.restart()
        }}
      />
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        onOpenChange={(open) => !open && blocker.reset?.()}
        title={importText.leave.title}
        description={importText.leave.text}
        confirmLabel={importText.leave.confirm}
        onConfirm={() => blocker.proceed?.()}
      />
    </div>
  )
}

/** Moves the focus to the title when the step changes. */
function useTitleFocus(isFirstStep: boolean) {
  const title = useRef<HTMLHeadingElement>(null)
  const before = useRef(isFirstStep)
  useEffect(() => {
    if (before.current !== isFirstStep) {
      title.current?.focus()
      scrollTo({ top: 0 })
    }
    before.current = isFirstStep
  }, [isFirstStep])
  return title
}

function toldOf({ cards, known }: Added, lines: number) {
  const { end } = importText
  const notes = [
    known > 0 && (cards > 0 ? end.known(known) : end.allKnown),
    lines > 0 && end.linesKept(lines),
  ].filter(Boolean)
  return { title: end.added(cards), ...(notes.length > 0 && { message: notes.join(' ') }) }
}

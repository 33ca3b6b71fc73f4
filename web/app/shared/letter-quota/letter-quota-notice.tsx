import { Link } from 'react-router'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Logo } from '../../ui/logo.tsx'
import { quotaText as texts } from './letter-quota.fr.ts'
import { type KnownLetterQuota, useLetterQuota } from './letter-quota.ts'
import { setQuotaDialogOpen, useIsQuotaDialogOpen } from './letter-quota-refusal.ts'

const plans = '/dashboard/subscription'

/** Page displayed instead of a new letter when the quota is reached: why, and what can be done. */
export function LetterQuotaNotice({ room, onRetry }: { room: KnownLetterQuota; onRetry: () => void }) {
  const { currentCount: count, limit } = room
  const isChecked = count !== undefined
  return (
    <main id="main" className="grid min-h-dvh place-content-center bg-desk p-6 text-ink">
      <section className="flex max-w-[34rem] flex-col gap-4" aria-labelledby="letter-quota-title">
        <Link to="/dashboard" aria-label={texts.home} className="mb-4 w-fit [&_svg]:h-8 [&_svg]:w-auto">
          <Logo />
        </Link>
        <h1 id="letter-quota-title" className="m-0 font-serif text-h2 leading-head tracking-head">
          {isChecked ? texts.title(count) : texts.unchecked}
        </h1>
        {isChecked ? <Why count={count} limit={limit} /> : <p className="m-0">{texts.uncheckedWhy}</p>}
        <div className="mt-2 flex flex-wrap gap-3">
          {isChecked ? (
            <ButtonLink to={plans}>{texts.seePlans}</ButtonLink>
          ) : (
            <Button onClick={onRetry}>{texts.retry}</Button>
          )}
          <ButtonLink to="/dashboard/letters" variant="secondary">
            {texts.seeLetters}
          </ButtonLink>
        </div>
      </section>
    </main>
  )
}

function Why({ count, limit }: { count: number; limit: number }) {
  return (
    <>
      <p className="m-0">{texts.why(limit)}</p>
      <p className="m-0 text-ink-muted">{texts.whatToDo(count, limit)}</p>
    </>
  )
}

/** The same as a dialog, for duplicating or restoring; rendered once. */
export function LetterQuotaDialog() {
  const { quota } = useLetterQuota()
  const isUp = useIsQuotaDialogOpen()
  const close = () => setQuotaDialogOpen(false)
  const limit = quota?.limit ?? 0
  const count = quota?.currentCount ?? limit
  return (
    <Dialog
      open={isUp && quota !== undefined}
      onOpenChange={setQuotaDialogOpen}
      title={texts.title(count)}
      actions={
        <>
          <ButtonLink to="/dashboard/letters" variant="secondary" onClick={close}>
            {texts.seeLetters}
          </ButtonLink>
          <ButtonLink to={plans} onClick={close}>
            {texts.seePlans}
          </ButtonLink>
        </>
      }
    >
      <Why count={count} limit={limit} />
    </Dialog>
  )
}

import { Link } from 'react-router'
import { type LetterRoom, useLetterRoom } from '../lib/letter-room.ts'
import { raiseLetterWall, useIsLetterWallUp } from '../lib/letter-wall.ts'
import { Button, ButtonLink } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { wallText as say } from './letter-wall.fr.ts'
import { Logo } from './logo.tsx'

const plans = '/dashboard/subscription'

/** In place of a letter that is not kept: why, and what can be done. */
export function LetterWall({ room, onRetry }: { room: LetterRoom; onRetry: () => void }) {
  const { currentCount: count, limit } = room
  const isChecked = count !== undefined
  return (
    <main id="main" className="grid min-h-dvh place-content-center bg-desk p-6 text-ink">
      <section className="flex max-w-[34rem] flex-col gap-4" aria-labelledby="letter-wall">
        <Link to="/dashboard" aria-label={say.home} className="mb-4 w-fit [&_svg]:h-8 [&_svg]:w-auto">
          <Logo />
        </Link>
        <h1 id="letter-wall" className="m-0 font-serif text-h2 leading-head tracking-head">
          {isChecked ? say.title(count) : say.unchecked}
        </h1>
        {isChecked ? <Why count={count} limit={limit} /> : <p className="m-0">{say.uncheckedWhy}</p>}
        <div className="mt-2 flex flex-wrap gap-3">
          {isChecked ? (
            <ButtonLink to={plans}>{say.seePlans}</ButtonLink>
          ) : (
            <Button onClick={onRetry}>{say.retry}</Button>
          )}
          <ButtonLink to="/dashboard/letters" variant="secondary">
            {say.seeLetters}
          </ButtonLink>
        </div>
      </section>
    </main>
  )
}

function Why({ count, limit }: { count: number; limit: number }) {
  return (
    <>
      <p className="m-0">{say.why(limit)}</p>
      <p className="m-0 text-ink-muted">{say.whatToDo(count, limit)}</p>
    </>
  )
}

/** The same over a page, for a copy or a letter taken back; rendered once. */
export function LetterWallDialog() {
  const { room } = useLetterRoom()
  const isUp = useIsLetterWallUp()
  const close = () => raiseLetterWall(false)
  const limit = room?.limit ?? 0
  const count = room?.currentCount ?? limit
  return (
    <Dialog
      open={isUp && room !== undefined}
      onOpenChange={raiseLetterWall}
      title={say.title(count)}
      actions={
        <>
          <ButtonLink to="/dashboard/letters" variant="secondary" onClick={close}>
            {say.seeLetters}
          </ButtonLink>
          <ButtonLink to={plans} onClick={close}>
            {say.seePlans}
          </ButtonLink>
        </>
      }
    >
      <Why count={count} limit={limit} />
    </Dialog>
  )
}

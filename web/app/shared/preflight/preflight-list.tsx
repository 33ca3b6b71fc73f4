import type { Check, CheckId, CheckState } from '@lettrine/letter-craft/sending/preflight'
import { Check as CheckMark, ChevronRight, CircleAlert, CircleX, Lightbulb, LoaderCircle } from 'lucide-react'
import { type LineContext, preflightText as texts } from './preflight.fr.ts'

const looks = {
  blocked: { Icon: CircleX, colour: 'text-danger' },
  error: { Icon: CircleAlert, colour: 'text-danger' },
  advice: { Icon: Lightbulb, colour: 'text-info' },
  pending: { Icon: LoaderCircle, colour: 'text-ink-muted' },
  passed: { Icon: CheckMark, colour: 'text-success' },
} as const satisfies Record<CheckState, object>

const order: readonly CheckState[] = ['blocked', 'error', 'advice', 'pending']

/** The checks before a letter leaves, what is to be done first; a line leads to its place in the letter. */
export function PreflightList({
  checks,
  wordTarget,
  onGo,
}: {
  checks: readonly Check[]
  wordTarget: number
  onGo: (check: CheckId) => void
}) {
  const context = { wordTarget, today: new Date() }
  const passed = checks.filter(({ state }) => state === 'passed')
  const lines = order.flatMap((state) => checks.filter((check) => check.state === state))
  return (
    <div className="grid gap-2">
      {lines.length > 0 && (
        <ul className="m-0 grid list-none gap-1.5 p-0" aria-label={texts.list}>
          {lines.map((check) => (
            <Line key={check.id} check={check} context={context} onGo={onGo} />
          ))}
        </ul>
      )}
      {passed.length > 0 && (
        <details className="group">
          <summary className="flex min-h-10 cursor-pointer list-none items-center gap-2.5 px-3 text-ui text-ink-muted pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
            <CheckMark aria-hidden="true" className="size-4.5 shrink-0 text-success" />
            <span className="flex-1">{texts.passed(passed.length)}</span>
            <ChevronRight
              aria-hidden="true"
              className="size-4 shrink-0 transition-transform duration-quick group-open:rotate-90"
            />
          </summary>
          <ul className="m-0 mt-1 grid list-none gap-1.5 p-0">
            {passed.map((check) => (
              <Line key={check.id} check={check} context={context} onGo={onGo} />
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

function Line({
  check,
  context,
  onGo,
}: {
  check: Check
  context: LineContext
  onGo: (check: CheckId) => void
}) {
  const { Icon, colour } = looks[check.state]
  return (
    <li>
      <button
        type="button"
        onClick={() => onGo(check.id)}
        className="flex min-h-10 w-full cursor-pointer items-center gap-2.5 rounded-control border border-line bg-paper px-3 py-1.5 text-left text-ui text-ink hover:border-line-field pointer-coarse:min-h-11"
      >
        <Icon aria-hidden="true" className={`size-4.5 shrink-0 ${colour}`} />
        <span className="sr-only">{texts.states[check.state]} </span>
        <span className="min-w-0 flex-1">{texts.line(check, context)}</span>
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
      </button>
    </li>
  )
}

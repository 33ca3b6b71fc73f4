import { useDelayedFlag } from '../lib/react/use-delayed-flag.ts'
import { classes } from './classes.ts'
import { uiTexts } from './ui.fr.ts'

/** Placeholder while loading, displayed after a short delay. */
export function Skeleton({ rows = 3, className }: { rows?: number; className?: string }) {
  if (!useDelayedFlag(true)) return null
  return (
    <div role="status" className={classes('flex flex-col', className)}>
      <span className="sr-only">{uiTexts.loading}</span>
      {Array.from({ length: rows }, (_, row) => `row ${row}`).map((row) => (
        <div
          key={row}
          aria-hidden="true"
          className="flex items-center gap-4 border-line border-b px-4 py-3.5 last:border-b-0"
        >
          <span className="h-11 w-8 rounded-page bg-sunken" />
          <span className="flex flex-1 flex-col gap-2">
            <span className="h-3 w-2/5 rounded-tag bg-sunken" />
            <span className="h-2.5 w-1/4 rounded-tag bg-sunken" />
          </span>
        </div>
      ))}
    </div>
  )
}

import { classes } from './classes.ts'
import { uiTexts } from './ui.fr.ts'

/** Strength of a password, 0 to 5, as bars and a word. */
export function StrengthMeter({ score, label }: { score: number; label: string }) {
  const tone = score <= 1 ? 'bg-danger-fill' : score === 2 ? 'bg-warning' : 'bg-success'
  return (
    <div className="flex items-center gap-3 text-small text-ink-muted" aria-live="polite">
      <span aria-hidden="true" className="grid flex-1 grid-cols-5 gap-1">
        {[1, 2, 3, 4, 5].map((step) => (
          <span
            key={step}
            className={classes(
              'h-1 rounded-full transition-colors duration-base',
              step <= score ? tone : 'bg-line-strong',
            )}
          />
        ))}
      </span>
      <span>
        <span className="sr-only">{uiTexts.strength} </span>
        {label}
      </span>
    </div>
  )
}

import { LogoMark } from '../../ui/logo.tsx'
import { splashTexts as texts } from './splash.fr.ts'

/** `early-session.ts` tells which share of the scripts has come. */
const loaded = { transform: 'scaleX(var(--loaded, 0.08))' }

export function Splash() {
  return (
    <main id="main" className="fixed inset-0 z-(--z-splash) grid place-items-center bg-desk">
      <div role="status" className="flex flex-col items-center gap-6">
        <LogoMark className="size-16" />
        <p className="text-ui text-ink-muted">{texts.starting}</p>
        <span aria-hidden="true" className="h-1 w-40 overflow-hidden rounded-full bg-sunken">
          <span
            className="block h-full origin-left rounded-full bg-accent transition-transform duration-300"
            style={loaded}
          />
        </span>
        <p className="hidden max-w-xs px-5 text-center text-ui in-data-[connection=cut]:block">
          {texts.offline}
        </p>
      </div>
    </main>
  )
}

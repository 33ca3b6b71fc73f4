import { LogoMark } from '../../ui/logo.tsx'
import { splashTexts as texts } from './splash.fr.ts'

export function Splash() {
  return (
    <div className="fixed inset-0 z-(--z-splash) grid place-items-center bg-desk">
      <div role="status" className="flex flex-col items-center gap-6">
        <LogoMark className="size-16" />
        <p className="text-ui text-ink-muted">{texts.starting}</p>
      </div>
    </div>
  )
}

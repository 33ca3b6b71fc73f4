import { Link } from 'react-router'
import { ThemeSwitch } from '../../ui/theme-switch.tsx'
import { linkClasses } from './link-classes.ts'
import { siteLayoutTexts as texts } from './site-layout.fr.ts'

/** The links of the header on a phone, all visible. */
export function SiteMenu({
  isOpen,
  isInside,
  onGo,
}: {
  isOpen: boolean
  isInside: boolean
  onGo: () => void
}) {
  return (
    <nav
      id="site-menu"
      aria-label={texts.nav}
      hidden={!isOpen}
      className="max-h-[calc(100dvh-4.5rem)] overflow-y-auto border-line border-t px-(--gutter) pt-4 pb-8 md:hidden"
    >
      <div className="flex flex-col gap-5">
        {isInside && <Group links={texts.inside} onGo={onGo} />}
        <Group title={texts.features.label} links={[...texts.features.links, texts.pricing]} onGo={onGo} />
        <Group title={texts.support.label} links={texts.support.links} onGo={onGo} />
        <div className="flex items-center justify-between border-line border-t pt-4">
          {!isInside && (
            <Link to="/login" onClick={onGo} className={linkClasses}>
              {texts.signIn}
            </Link>
          )}
          <ThemeSwitch />
        </div>
      </div>
    </nav>
  )
}

function Group({
  title,
  links,
  onGo,
}: {
  title?: string
  links: readonly { to: string; label: string }[]
  onGo: () => void
}) {
  return (
    <div className="flex flex-col">
      {title && <p className="px-3 text-ink-muted text-small">{title}</p>}
      {links.map(({ to, label }) => (
        <Link key={to} to={to} onClick={onGo} className={linkClasses}>
          {label}
        </Link>
      ))}
    </div>
  )
}

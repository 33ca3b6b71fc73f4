import { Link } from 'react-router'
import { Logo } from '../../ui/logo.tsx'
import { siteFrameTexts as say } from './site-frame.fr.ts'

const groups = [
  {
    title: say.product,
    links: [...say.features.links, say.pricing, { to: '/register', label: say.signUp }],
  },
  { title: say.support.label, links: say.support.links },
  {
    title: say.information,
    links: [
      { to: '/terms', label: say.terms },
      { to: '/privacy', label: say.privacy },
    ],
  },
]

export function SiteFooter() {
  return (
    <footer id="support" className="bg-paper">
      <div className="wrap grid gap-10 py-14 sm:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="flex flex-col gap-4">
          <Logo className="h-8 self-start" />
          <p className="text-small text-ink-muted">{say.motto}</p>
        </div>
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title} className="flex flex-col gap-1">
            <h2 className="mb-1 text-small font-semibold">{title}</h2>
            {links.map(({ to, label }) => (
              <Link
                key={to}
                to={to}
                className="inline-flex min-h-8 items-center self-start rounded-tag text-small text-ink-muted no-underline hover:text-ink hover:underline pointer-coarse:min-h-11"
              >
                {label}
              </Link>
            ))}
          </nav>
        ))}
      </div>
    </footer>
  )
}

import { Link } from 'react-router'
import { Logo } from '../../ui/logo.tsx'
import { siteLayoutTexts as texts } from './site-layout.fr.ts'

const groups = [
  {
    title: texts.product,
    links: [...texts.features.links, texts.pricing, { to: '/register', label: texts.signUp }],
  },
  { title: texts.support.label, links: texts.support.links },
  {
    title: texts.information,
    links: [
      { to: '/terms', label: texts.terms },
      { to: '/privacy', label: texts.privacy },
    ],
  },
]

export function SiteFooter() {
  return (
    <footer id="support" className="bg-paper">
      <div className="wrap grid gap-10 py-14 sm:grid-cols-[2fr_1fr_1fr_1fr]">
        <div className="flex flex-col gap-4">
          <Logo className="h-8 self-start" />
          <p className="text-small text-ink-muted">{texts.motto}</p>
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

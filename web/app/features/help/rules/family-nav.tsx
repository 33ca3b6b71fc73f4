import type { RuleFamily } from '@lettrine/letter-craft/proofreading/rules/explained-rules'
import { Link } from 'react-router'
import { familyTexts, rulesTexts as texts } from './rules.fr.ts'

const families = Object.keys(familyTexts) as RuleFamily[]

/** The families of rules, beside the page; one line above it on a narrow screen. */
export function FamilyNav({
  addressOf,
  current,
}: {
  addressOf: (family: RuleFamily) => string
  current?: RuleFamily
}) {
  return (
    <nav aria-label={texts.families} className="min-w-0 md:sticky md:top-24 md:self-start print:hidden">
      <ul className="-mx-5 flex gap-2 overflow-x-auto px-5 py-1 [scrollbar-width:none] md:mx-0 md:flex-col md:gap-0 md:overflow-x-visible md:p-0">
        {families.map((family) => (
          <li key={family} className="shrink-0">
            <Link
              to={addressOf(family)}
              aria-current={family === current ? 'page' : undefined}
              className="inline-flex min-h-9 items-center whitespace-nowrap rounded-full border border-line-field px-4 text-ink-muted text-ui no-underline hover:bg-sunken hover:text-ink aria-[current=page]:bg-sunken aria-[current=page]:font-semibold aria-[current=page]:text-ink pointer-coarse:min-h-11 md:whitespace-normal md:rounded-control md:border-transparent md:px-3"
            >
              {familyTexts[family].title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

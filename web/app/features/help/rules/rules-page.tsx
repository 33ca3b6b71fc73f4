import { Link } from 'react-router'
import { familyPath, rulePath } from '../../../shared/help/rule-path.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { useHelpQuery } from '../use-help-query.ts'
import { FamilyNav } from './family-nav.tsx'
import { RuleWords } from './rule-words.tsx'
import { familyTexts, rulesTexts as texts } from './rules.fr.ts'
import { findRules, type ListedFamily, type ListedRule } from './rules-index.ts'

export type RulesPageData = { families: ListedFamily[] }

/** All the rules of French by family, or those that a search finds. */
export function RulesPage({ families }: RulesPageData) {
  const [query, setQuery] = useHelpQuery()
  const all = families.flatMap(({ rules }) => rules)
  const isWhole = query.trim() === ''
  const found = findRules(query, all)
  return (
    <main id="main" className="min-h-dvh bg-paper">
      <div className="wrap flex flex-col gap-10 pt-28 pb-24">
        <header className="flex flex-col items-start gap-4">
          <BackLink to="/help">{texts.back}</BackLink>
          <h1 className="font-serif text-h1 leading-head tracking-head">{texts.title}</h1>
          <p className="max-w-[38rem] text-ink-muted text-lead leading-normal">{texts.lead(all.length)}</p>
          <search className="help-unprinted flex w-full max-w-[34rem] flex-col gap-2">
            <SearchField
              label={texts.search}
              placeholder={texts.searchHint}
              clearLabel={texts.clear}
              value={query}
              onChange={setQuery}
            />
            <p role="status" className="min-h-5 text-ink-muted text-small">
              {isWhole ? '' : texts.count(found.length)}
            </p>
          </search>
        </header>
        <div className="grid gap-x-14 gap-y-10 md:grid-cols-[13rem_minmax(0,1fr)]">
          <FamilyNav addressOf={familyPath} />
          {isWhole ? (
            <div className="flex min-w-0 flex-col gap-14">
              {families.map((listed) => (
                <FamilySection key={listed.family} {...listed} />
              ))}
            </div>
          ) : (
            <section aria-label={texts.results} className="flex min-w-0 flex-col gap-6">
              {found.length > 0 ? (
                <RuleRows rules={found} />
              ) : (
                <p className="max-w-[34rem] text-body leading-body">{texts.nothing}</p>
              )}
              <Button variant="secondary" className="self-start" onClick={() => setQuery('')}>
                {texts.seeAll}
              </Button>
            </section>
          )}
        </div>
      </div>
    </main>
  )
}

const FamilySection = ({ family, rules }: ListedFamily) => (
  <section aria-labelledby={family} className="flex flex-col gap-4">
    <h2 id={family} className="scroll-mt-24 font-serif text-h2 leading-head tracking-head">
      {familyTexts[family].title}
    </h2>
    <p className="max-w-[42rem] text-body leading-body">{familyTexts[family].lead}</p>
    <RuleRows rules={rules} />
  </section>
)

const RuleRows = ({ rules }: { rules: readonly ListedRule[] }) => (
  <ul className="border-line border-t">
    {rules.map(({ family, name, why, fault, fix }) => (
      <li key={`${family}/${name}`}>
        <Link to={rulePath(`${family}/${name}`) ?? ''} className="rule-row">
          <RuleWords fault={fault} fix={fix} />
          <span className="rule-why">{why}</span>
        </Link>
      </li>
    ))}
  </ul>
)

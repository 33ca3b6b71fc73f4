import { helpTexts as texts } from './help.fr.ts'
import { HelpContact } from './help-contact.tsx'
import { Guides } from './help-guides.tsx'
import { HelpResults, HelpSearch } from './help-search.tsx'
import { TopicNav, TopicSections } from './help-topics.tsx'
import { useHelpQuery } from './use-help-query.ts'
import { useOpenAnchor } from './use-open-anchor.ts'

/** Help page: all questions, or the results of a search. */
export function HelpPage() {
  const [query, setQuery] = useHelpQuery()
  const isWhole = query.trim() === ''
  useOpenAnchor(isWhole)
  return (
    <main id="main" className="min-h-dvh bg-paper">
      <div className="wrap flex flex-col gap-10 pt-32 pb-24">
        <header className="flex flex-col gap-4">
          <h1 className="font-serif text-h1 leading-head tracking-head">{texts.title}</h1>
          <p className="max-w-[38rem] text-lead text-ink-muted leading-normal">{texts.lead}</p>
          <HelpSearch query={query} onQuery={setQuery} />
        </header>
        <div className="grid gap-x-14 gap-y-10 md:grid-cols-[13rem_minmax(0,1fr)]">
          {isWhole ? <TopicNav /> : <span className="hidden md:block" />}
          <div className="flex min-w-0 flex-col gap-14">
            {isWhole ? (
              <>
                <TopicSections />
                <Guides />
              </>
            ) : (
              <HelpResults query={query} onQuery={setQuery} />
            )}
            <HelpContact />
          </div>
        </div>
      </div>
    </main>
  )
}

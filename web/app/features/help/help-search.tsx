import { findHelp } from '../../shared/help/find-help.ts'
import { helpQuestions } from '../../shared/help/help.ts'
import { Button } from '../../ui/button.tsx'
import { SearchField } from '../../ui/search-field.tsx'
import { helpTexts as texts } from './help.fr.ts'
import { QuestionCard } from './help-question.tsx'

type Search = { query: string; onQuery: (query: string) => void }

/** Search field and number of results, announced politely when it changes. */
export function HelpSearch({ query, onQuery }: Search) {
  const isAsked = query.trim() !== ''
  return (
    <search className="help-unprinted flex max-w-[34rem] flex-col gap-2">
      <SearchField
        label={texts.search}
        placeholder={texts.searchHint}
        clearLabel={texts.clear}
        value={query}
        onChange={onQuery}
      />
      <p role="status" className="min-h-5 text-small text-ink-muted">
        {isAsked ? texts.count(findHelp(query, helpQuestions).length) : ''}
      </p>
    </search>
  )
}

/** Search results, best first. */
export function HelpResults({ query, onQuery }: Search) {
  const found = findHelp(query, helpQuestions)
  return (
    <section aria-label={texts.results} className="flex flex-col items-stretch gap-6">
      {found.length === 0 && <p className="max-w-[34rem] text-body leading-body">{texts.nothing}</p>}
      {found.length > 0 && (
        <div className="border-line border-t">
          {found.map((question) => (
            <QuestionCard key={question.id} question={question} />
          ))}
        </div>
      )}
      <Button variant="secondary" className="self-start" onClick={() => onQuery('')}>
        {texts.seeTopics}
      </Button>
    </section>
  )
}

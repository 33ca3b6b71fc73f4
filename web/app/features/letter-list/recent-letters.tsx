import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { orpc } from '../../lib/api/api.ts'
import { useDebouncedValue } from '../../lib/react/use-debounced-value.ts'
import { QuotaIcon } from '../../shared/letter-quota/quota-icon.tsx'
import { newLetterPath } from '../../shared/letters/new-letter-path.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { CachedLetterList } from './cached-letter-list.tsx'
import { sinceText } from './letter-date.ts'
import { listText as texts } from './letter-list.fr.ts'
import { useRecentLetters } from './letter-list.queries.ts'
import { LetterTable } from './letter-table.tsx'
import { ResumeCard } from './resume-card.tsx'
import { SearchBox } from './search-box.tsx'
import { type LetterNavigation, useLetterActions } from './use-letter-actions.tsx'

/** The five letters changed last, and a search among all letters. */
export function RecentLetters({
  userId,
  now,
  navigation,
}: {
  userId: string
  now: Date
  navigation: LetterNavigation
}) {
  const [typed, setTyped] = useState('')
  const search = useDebouncedValue(typed.trim(), 250)
  const client = useQueryClient()
  const recent = useRecentLetters(search, userId)
  const newest = useRecentLetters('', userId)
  const actions = useLetterActions(navigation)
  const letters = recent.data?.data.letters
  const none = newest.data?.data.letters.length === 0
  const current = newest.data?.data.letters.find(({ status }) => status === 'draft')

  if (none) {
    return (
      <Panel className="recent-empty">
        <p>{texts.empty}</p>
        <ButtonLink to={newLetterPath} icon={<QuotaIcon icon={Plus} />}>
          {texts.newLetter}
        </ButtonLink>
      </Panel>
    )
  }
  return (
    <div className="recent" data-resume={current !== undefined}>
      <section aria-labelledby="recent-title">
        <header className="recent-head">
          <h2 id="recent-title">{texts.recent}</h2>
          <SearchBox value={typed} onChange={setTyped} brief />
          <Link to="/dashboard/letters">{texts.seeAll}</Link>
        </header>
        {recent.isError && !letters && (
          <CachedLetterList
            userId={userId}
            now={now}
            onRetry={() => void client.invalidateQueries({ queryKey: orpc.letters.key() })}
          />
        )}
        {!letters && recent.isPending && <Skeleton rows={5} className="letter-table" />}
        {letters?.length === 0 && <p className="recent-none">{texts.noMatchFor(search)}</p>}
        {letters && letters.length > 0 && (
          <LetterTable
            letters={letters}
            now={now}
            actions={actions}
            stale={recent.isPlaceholderData}
            compact
          />
        )}
      </section>
      {current && <ResumeCard letter={current} />}
      {actions.confirmation}
    </div>
  )
}

/** One sentence on recent activity. */
export function LettersSummary({ userId, now }: { userId: string; now: Date }) {
  const recent = useRecentLetters('', userId)
  const letters = recent.data?.data.letters
  if (!letters) return null
  const letter = letters.find(({ status }) => status === 'draft') ?? letters[0]
  if (!letter) return texts.news.none
  const title = letter.jobTitle || letter.title || texts.untitled
  const since = sinceText(letter.updatedAt, now)
  const when = since.charAt(0).toLocaleLowerCase('fr') + since.slice(1)
  return letter.status === 'draft' ? texts.news.draft(title, when) : texts.news.final(title, when)
}

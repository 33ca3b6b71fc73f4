import type { FoundTitle } from '@lettrine/contract/occupations'
import { upperFirst } from '@lettrine/letter-craft/french/plain-letters'
import { useQuery } from '@tanstack/react-query'
import { PenLine, Plus } from 'lucide-react'
import { Link } from 'react-router'
import { orpc } from '../../lib/api/api.ts'
import { QuotaIcon } from '../../shared/letter-quota/quota-icon.tsx'
import { newLetterPath } from '../../shared/letters/new-letter-path.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { useNearestTemplates } from './library.queries.ts'
import { isFiltered, type LibraryView, noFilter } from './library.state.ts'
import { libraryText as texts } from './template-library.fr.ts'

/** What a search or filters that find nothing lead to: templates of near occupations, and a letter without a template. */
export function NoTemplate({
  view,
  onChange,
}: {
  view: LibraryView
  onChange: (patch: Partial<LibraryView>) => void
}) {
  const words = view.search.trim()
  const isNarrowed = isFiltered(view)
  return (
    <section className="library-empty">
      <h2>{texts.emptyTitle}</h2>
      {words !== '' && <ForOccupation words={words} onChange={onChange} />}
      {words === '' && <p>{isNarrowed ? texts.emptyFiltered : texts.empty}</p>}
      {isNarrowed ? (
        <Button variant="secondary" onClick={() => onChange(noFilter)}>
          {texts.resetFilters}
        </Button>
      ) : (
        <ButtonLink to={newLetterPath} icon={<QuotaIcon icon={Plus} />}>
          {texts.createLetter}
        </ButtonLink>
      )}
    </section>
  )
}

/** The occupation that the words name in the register: its letter, and templates of the occupations next to it. */
function ForOccupation({
  words,
  onChange,
}: {
  words: string
  onChange: (patch: Partial<LibraryView>) => void
}) {
  const found = useQuery({
    ...orpc.occupations.search.queryOptions({ input: { search: words, limit: 1 } }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [title] = found.data?.data.items ?? []
  const near = useNearestTemplates(title?.code)
  if (found.isPending) return null
  const jobTitle = upperFirst(title?.masculine ?? words)
  return (
    <>
      <p>{title ? texts.emptyOccupation(bothForms(title)) : texts.emptyWords(words)}</p>
      <Link to={newLetterPath} state={{ jobTitle }} className="library-write">
        <QuotaIcon icon={PenLine} size={20} />
        <span>
          <strong>{texts.writeFor(jobTitle)}</strong>
          <span>{texts.writeForNote}</span>
        </span>
      </Link>
      {near.length > 0 && (
        <fieldset className="library-near">
          <legend>{texts.near}</legend>
          {near.map((template) => (
            <Chip
              key={template.id}
              selected={false}
              onClick={() => onChange({ ...noFilter, search: jobOf(template.title) })}
            >
              {jobOf(template.title)}
            </Chip>
          ))}
        </fieldset>
      )}
    </>
  )
}

const bothForms = ({ masculine, feminine }: FoundTitle) =>
  masculine === feminine ? masculine : `${masculine}, ${feminine}`

/** «Serveur, serveuse» of «Serveur, serveuse : la table d’à côté compte aussi». */
const jobOf = (title: string) => title.split(/\s?:\s/u)[0] ?? title
